@status:rules-text
Feature: Attached equipment
  An attached equipment lends its wearer two things: its Might bonus and its effect text.
  Its own rules text sleeps meanwhile.

  @rule:434.1 @source:core-rules-434.1
  Rule: Attaching lends Might and effect text

    @id:attach.text-and-might @rule:718.2 @rule:718.3 @rule:718.4 @rule:724 @rule:435.1.c @source:seed-004
    Scenario: Attached and detached again
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the rules text Vision, the effect text Tank
      Then Poro has 2 Might
      And Poro does not have Tank
      And Long Sword has Vision
      When Long Sword is attached to Poro
      Then Poro has 4 Might
      And Poro has Tank
      And Long Sword does not have Vision
      And Poro does not have Vision
      When Long Sword is detached
      Then Poro has 2 Might
      And Poro does not have Tank
      And Long Sword has Vision

    @id:attach.two-equipments @rule:434.1.b.1 @status:derived @source:derived-434.1.d
    Scenario: Two equipments add up, in whatever order they were attached
      Given Poro has 2 printed Might and Shield
      And Teemo has 2 printed Might and Shield
      And the first Blade is an equipment with a Might bonus of +1, the effect text Shield 2
      And the second Blade is an equipment with a Might bonus of +1, the effect text Shield 2
      And the first Mace is an equipment with a Might bonus of +3, the effect text Deflect
      And the second Mace is an equipment with a Might bonus of +3, the effect text Deflect
      When the first Blade is attached to Poro
      And the first Mace is attached to Poro
      And the second Mace is attached to Teemo
      And the second Blade is attached to Teemo
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 6     |
        | Teemo | 6     |
      And Poro has Shield 3
      And Teemo has Shield 3
      And the only keywords of Poro are Deflect and Shield
      And the only keywords of Teemo are Deflect and Shield

    @id:attach.bonus-of-zero @rule:137.2 @status:derived @source:derived-137.2
    Scenario: A Might bonus can be nothing
      Given Poro has 2 printed Might
      And Cloak is an equipment with a Might bonus of +0, the effect text Ganking
      When Cloak is attached to Poro
      Then Poro has 2 Might
      And Poro has Ganking

    @id:attach.moves-to-a-new-wearer @rule:434.1.f @rule:718.5.d
    Scenario: An equipment that is attached elsewhere leaves its old wearer
      Given Poro has 2 printed Might
      And Teemo has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the effect text Tank
      When Long Sword is attached to Poro
      And Long Sword is attached to Teemo
      Then Poro has 2 Might
      And Poro does not have Tank
      And Teemo has 5 Might
      And Teemo has Tank

    @id:attach.again-to-the-same @rule:434.1.g
    Scenario: Attaching to the same wearer again changes nothing
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the effect text Shield
      When Long Sword is attached to Poro
      And Long Sword is attached to Poro
      Then Poro has 4 Might
      And Poro has Shield 1

    @id:attach.shield-from-effect-text @rule:814.2 @rule:477.2.c @status:derived @source:derived-477.2.c
    Scenario: A keyword in effect text works for the wearer
      Given Poro has 2 printed Might and Shield
      And Buckler is an equipment with a Might bonus of +1, the effect text Shield 2
      When Buckler is attached to Poro
      And Poro defends
      Then Poro has 6 Might

  @rule:435.1 @source:core-rules-435.1
  Rule: Detaching takes both back

    @id:attach.detach-what-is-not-attached @rule:435.1.a.1
    Scenario: Detaching an equipment that is attached to nothing does nothing
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the rules text Vision
      When Long Sword is detached
      Then Poro has 2 Might
      And Long Sword has Vision

    @id:attach.wearer-leaves @rule:719.5
    Scenario: The wearer leaves the board and comes back bare
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the rules text Vision, the effect text Tank
      When Long Sword is attached to Poro
      And Poro goes to the hand
      Then Long Sword has Vision
      When Poro goes to the board
      Then Poro has 2 Might
      And Poro has no keywords

    @id:attach.equipment-leaves @rule:435.1.e @status:derived @source:derived-435.1.e
    Scenario: The equipment leaves the board
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the effect text Tank
      When Long Sword is attached to Poro
      And Long Sword goes to the trash
      Then Poro has 2 Might
      And Poro does not have Tank

  @rule:718.5 @source:core-rules-718.5
  Rule: Wearer and equipment have controllers of their own

    @id:ruling.r68-control-and-equipment @rule:718.5.e @rule:718.5.f @rule:718.5.g @status:ruling @source:ruling-R68
    Scenario: A stolen wearer keeps the Might of an equipment that is not stolen with it
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell gives player B control of Poro for good
      Then player B controls Poro
      And player A controls Long Sword
      And Poro has 4 Might

    @id:attach.stolen-equipment @rule:718.5.f @rule:718.5.g @status:derived @source:derived-718.5.f
    Scenario: A stolen equipment still serves its wearer
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell gives player B control of Long Sword for good
      Then player A controls Poro
      And player B controls Long Sword
      And Poro has 4 Might

  @rule:477.2 @source:core-rules-477.2.c
  Rule: Effect text is an ability, a Might bonus is arithmetic

    @id:attach.wearer-loses-all-abilities @rule:477.2.c @rule:477.3.d @status:derived @source:derived-477.2.c
    Scenario: A wearer that loses all abilities loses the effect text and keeps the Might bonus
      Given Poro has 2 printed Might and Ganking
      And Long Sword is an equipment with a Might bonus of +2, the effect text Tank
      When Long Sword is attached to Poro
      And a spell takes all abilities from Poro this turn
      Then Poro has no keywords
      And Poro has 4 Might
      When the turn ends
      Then the only keywords of Poro are Ganking and Tank

    @id:attach.set-under-a-bonus @rule:477.1.a.1 @rule:477.3.d @status:derived @source:derived-477.3.d
    Scenario: A Might bonus counts on top of a set Might
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell sets the Might of Poro to 4 this turn
      Then Poro has 6 Might
