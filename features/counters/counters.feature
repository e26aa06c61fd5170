@rule:742 @status:rules-text
Feature: Counters
  Counters are put on objects on the board. They are spent and moved, and they do not outlast the board.

  @rule:745 @source:core-rules-745
  Rule: Counters are spent from objects that one controls

    @id:counters.place-and-spend @rule:745.1
    Scenario: Two counters, spent one by one
      Given Poro has 2 printed Might
      When Poro gets a charge counter
      And Poro gets a charge counter
      Then the number of charge counters on Poro is 2
      And Poro has 2 Might
      When player A spends a charge counter of Poro
      Then the number of charge counters on Poro is 1
      When player A spends a charge counter of Poro
      And player A spends a charge counter of Poro, which rule 745.1 forbids
      Then the number of charge counters on Poro is 0

    @id:counters.kinds @rule:745.1 @status:derived @source:derived-745.1
    Scenario: Kinds of counters are counted and spent apart
      Given Poro has 2 printed Might
      When Poro gets a charge counter
      And Poro gets a growth counter
      And Poro gets a growth counter
      And player A spends a growth counter of Poro
      Then the number of charge counters on Poro is 1
      And the number of growth counters on Poro is 1
      When player A spends a moon counter of Poro, which rule 745.1 forbids
      Then the number of charge counters on Poro is 1

    @id:counters.not-the-opponents @rule:745.2
    Scenario: The opponent's counters are out of reach
      Given Baron of player B has 5 printed Might
      When Baron gets a charge counter
      And player A spends a charge counter of Baron, which rule 745.2 forbids
      Then the number of charge counters on Baron is 1

    @id:counters.not-the-teammates @rule:745.2 @rule:702.2.b.2
    Scenario: So are a teammate's counters and buffs
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And Teemo of player C has 2 printed Might
      When Teemo gets a charge counter
      And Teemo is buffed
      And player A spends a charge counter of Teemo, which rule 745.2 forbids
      And player A spends a buff of Teemo, which rule 702.2.b.2 forbids
      Then the number of charge counters on Teemo is 1
      And Teemo has 3 Might
      When player C spends a charge counter of Teemo
      And player C spends a buff of Teemo
      Then the number of charge counters on Teemo is 0
      And Teemo has 2 Might

    @id:counters.follow-the-object @rule:745.2 @rule:749
    Scenario: Counters have no controller; the thief of the object spends them
      Given Poro has 2 printed Might
      When Poro gets a charge counter
      And a spell gives player B control of Poro this turn
      And player A spends a charge counter of Poro, which rule 745.2 forbids
      And player B spends a charge counter of Poro
      Then the number of charge counters on Poro is 0

    @id:counters.on-an-equipment @rule:745.2 @rule:718.5.e @status:derived @source:derived-745.2
    Scenario: The counters of a worn equipment belong to whoever controls the equipment
      Given Poro of player B has 2 printed Might
      And Long Sword is an equipment of player A with a Might bonus of +2
      When Long Sword is attached to Poro
      And Long Sword gets a charge counter
      And player B spends a charge counter of Long Sword, which rule 745.2 forbids
      Then the number of charge counters on Long Sword is 1
      When player A spends a charge counter of Long Sword
      Then the number of charge counters on Long Sword is 0

  @rule:746 @source:core-rules-746
  Rule: Counters move from one object to another

    @id:counters.move
    Scenario: One counter of two moves
      Given Poro has 2 printed Might
      And Teemo of player B has 2 printed Might
      When Poro gets a charge counter
      And Poro gets a charge counter
      And a charge counter moves from Poro to Teemo
      Then the number of charge counters on Poro is 1
      And the number of charge counters on Teemo is 1

    @id:counters.nothing-to-move
    Scenario: A counter that is not there does not move
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      When Poro gets a growth counter
      And a charge counter moves from Poro to Teemo, which rule 746 forbids
      Then the number of charge counters on Teemo is 0
      And the number of growth counters on Poro is 1

    @id:counters.move-a-buff @rule:702 @rule:703
    Scenario: A buff takes its Might along
      Given Poro has 3 printed Might
      And Teemo has 4 printed Might
      When Poro is buffed
      And a buff counter moves from Poro to Teemo
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 3     |
        | Teemo | 5     |
      And the number of buffs on Teemo is 1
      And Teemo has become Mighty once

    @id:counters.move-a-buff-onto-a-buff @rule:702.3.a @rule:747 @status:unruled @source:derived-747
    Scenario: A buff is to move to a unit that has one
      Given Poro has 3 printed Might
      And Teemo has 4 printed Might
      When Poro is buffed
      And Teemo is buffed
      And a buff counter moves from Poro to Teemo
      Then Teemo has 5 Might
      And the rules leave open the number of buff counters on Poro
        | answer | because                                                                        |
        | 0      | it has left the first unit, was not placed on the second, and ceases to exist  |
        | 1      | a counter is on one of the two units at any time, so it stays where it was     |

  @rule:748 @source:core-rules-748
  Rule: Counters last, but not beyond the board

    @id:counters.last @rule:743 @status:derived @source:derived-743
    Scenario: Counters outlast the turn
      Given Poro has 2 printed Might
      When Poro gets a charge counter
      And the turn ends
      And the turn ends
      Then the number of charge counters on Poro is 1

    @id:counters.lost-off-the-board @rule:748
    Scenario Outline: Counters are gone when their object leaves the board
      Given Poro has 2 printed Might
      When Poro gets a charge counter
      And Poro goes to <zone>
      Then the number of charge counters on Poro is 0
      When Poro goes to the board
      Then the number of charge counters on Poro is 0

      Examples:
        | case       | zone       |
        | hand       | the hand   |
        | trash      | the trash  |
        | banishment | banishment |

    @id:counters.not-off-the-board @rule:742 @status:derived @source:derived-742
    Scenario: Objects elsewhere get no counters
      Given Poro in the hand has 2 printed Might
      When Poro gets a charge counter
      And Poro goes to the board
      Then the number of charge counters on Poro is 0

    @id:counters.move-with-the-unit @status:derived @source:derived-743
    Scenario: A unit that moves keeps its counters
      Given there is a battlefield Grove
      And Poro has 2 printed Might
      When Poro gets a charge counter
      And Poro moves to Grove
      Then the number of charge counters on Poro is 1

    @id:counters.moved-to-where-it-is-or-nowhere @rule:359.3.e.9 @rule:746 @status:derived @source:derived-746
    Scenario: A counter that is to move to its own object, or to one that has left, stays
      Given Poro has 3 printed Might
      And Teemo has 2 printed Might
      When Poro gets a charge counter
      And a charge counter moves from Poro to Poro
      Then the number of charge counters on Poro is 1
      When Teemo goes to the hand
      And a charge counter moves from Poro to Teemo
      Then the number of charge counters on Poro is 1

  @rule:702 @source:core-rules-702
  Rule: A buff is a counter

    @id:counters.buff-by-another-name @rule:703 @rule:702.3.a
    Scenario: Placed as a counter, counted as a buff, once
      Given Poro has 3 printed Might
      When Poro gets a buff counter
      Then Poro has 4 Might
      And the number of buffs on Poro is 1
      When Poro gets a buff counter
      Then Poro has 4 Might
      And the number of buff counters on Poro is 1
      When player A spends a buff counter of Poro
      Then Poro has 3 Might
      And the number of buffs on Poro is 0
