@rule:718.5.e @status:rules-text
Feature: Equipment and wearers of different players
  Who controls an equipment has nothing to do with who controls its wearer.

  @rule:718.5.f @source:core-rules-718.5.f
  Rule: Control of one does not follow control of the other

    @id:attach.each-taken-by-another @rule:718.5.g
    Scenario: Wearer and equipment end up with two other players
      Given the players are A, B and C
      And Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the effect text Tank
      When Long Sword is attached to Poro
      And a spell gives player B control of Long Sword this turn
      And a spell gives player C control of Poro for good
      Then player B controls Long Sword
      And player C controls Poro
      And Poro has 4 Might
      And Poro has Tank
      When the turn ends
      Then player A controls Long Sword
      And player C controls Poro
      And Poro has 4 Might

    @id:attach.on-an-enemys-unit @rule:718.5.g @rule:740.1.b
    Scenario: An equipment lends its bonus to an enemy that wears it
      Given Poro of player B has 2 printed Might
      And Long Sword is an equipment of player A with a Might bonus of +2, the effect text Tank
      When Long Sword is attached to Poro
      Then player A controls Long Sword
      And player B controls Poro
      And Poro has 4 Might
      And Poro has Tank
      And Long Sword and Poro are enemies

    @id:attach.on-a-teammates-unit @rule:740.1.a
    Scenario: An equipment on a teammate's unit
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And Poro of player C has 2 printed Might
      And Long Sword is an equipment of player A with a Might bonus of +2
      When Long Sword is attached to Poro
      Then Poro has 4 Might
      And player A controls Long Sword
      And Long Sword and Poro are friendly

  @rule:435.4.b @rule:323.7 @source:ruling-R68
  Rule: An equipment goes home to its own controller

    @id:ruling.r68-equipment-goes-home @rule:719.5 @status:ruling
    Scenario: A stolen wearer dies at a battlefield
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell gives player B control of Poro for good
      And Poro is killed
      Then Long Sword is attached to nothing
      And Long Sword is at Grove
      And player A controls Long Sword
      When a cleanup is performed
      Then Long Sword is at base
      And player A controls Long Sword

    @id:ruling.r68-a-new-wearer-for-the-old-player @rule:434.1.f @status:ruling
    Scenario: The equipment of a stolen wearer is attached to a unit of its own controller
      Given Poro has 2 printed Might
      And Yuumi has 1 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell gives player B control of Poro for good
      And Long Sword is attached to Yuumi
      Then the wearer of Long Sword is Yuumi
      And the units have these Mights
        | unit  | Might |
        | Poro  | 2     |
        | Yuumi | 3     |
