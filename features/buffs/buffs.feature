@status:rules-text
Feature: Buffs
  A buff is a counter on a unit, worth 1 Might. A unit has one at most, unless something allows more.

  @rule:702 @rule:703 @source:core-rules-702
  Rule: One buff, one Might

    @id:buffs.plus-one @rule:702.3.a @rule:705 @source:seed-004
    Scenario: A buff, a second buff, and a trip to the hand
      Given Poro has 3 printed Might
      When Poro is buffed
      Then Poro has 4 Might
      When Poro is buffed
      Then Poro has 4 Might
      And the number of buffs on Poro is 1
      When Poro goes to the hand
      And Poro goes to the board
      Then Poro has 3 Might
      And the number of buffs on Poro is 0

    @id:buffs.second-is-not-placed @rule:426.1.b.1 @rule:426.1.c @status:official-example @source:core-rules-426.1.c
    Scenario: A unit that has a buff can be chosen again, but gets no other
      Given Poro has 1 printed Might
      When Poro is buffed
      And Poro is buffed
      Then the number of buffs on Poro is 1
      And Poro has 2 Might

    @id:buffs.each-counts @rule:426.1.b.2 @source:seed-004
    Scenario: A unit that may be buffed again and again
      Given Poro has 3 printed Might
      And Poro may be buffed any number of times
      When Poro is buffed
      And Poro is buffed
      Then the number of buffs on Poro is 2
      And Poro has 5 Might

    @id:buffs.announced @rule:340.1 @status:derived @source:derived-702.2.a
    Scenario: A buff is there when the spell resolves, not before
      Given Poro has 3 printed Might
      When Stand United is announced: Poro is buffed
      Then the number of buffs on Poro is 0
      And Poro has 3 Might
      When Stand United resolves
      Then the number of buffs on Poro is 1
      And Poro has 4 Might

    @id:buffs.lasts @rule:743 @status:derived @source:derived-702
    Scenario: A buff stays when the turn ends
      Given Poro has 3 printed Might
      When Poro is buffed
      And the turn ends
      Then Poro has 4 Might

    @id:buffs.not-an-ability @rule:477.2 @status:derived @source:derived-703
    Scenario: Losing all abilities does not cost a unit its buff
      Given Poro has 3 printed Might and Tank
      When Poro is buffed
      And a spell takes all abilities from Poro this turn
      Then Poro has 4 Might
      And Poro has no keywords

  @rule:702.2.b @source:core-rules-702.2.b
  Rule: Buffs can be counted and spent

    @id:buffs.counted @rule:702.2.b.1 @rule:702.2.b.2 @rule:704 @source:seed-004
    Scenario: Three of four units are buffed
      Given the units
        | unit  | Might | controller |
        | Poro  | 1     | A          |
        | Teemo | 2     | A          |
        | Yuumi | 3     | A          |
        | Sett  | 4     | A          |
        | Baron | 5     | B          |
      When Poro is buffed
      And Teemo is buffed
      And Yuumi is buffed
      And Baron is buffed
      Then the number of buffed units of player A is 3
      When player A spends a buff of Poro
      Then the number of buffed units of player A is 2
      And Poro has 1 Might
      When player A spends a buff of Sett, which rule 702.2.b.1 forbids
      And player A spends a buff of Baron, which rule 702.2.b.2 forbids
      Then the number of buffed units of player A is 2
      And the number of buffs on Baron is 1

    @id:buffs.spent-one-of-two @rule:426.1.b.2 @status:derived @source:derived-702.2.b
    Scenario: Spending takes one buff, not all
      Given Poro has 3 printed Might
      And Poro may be buffed any number of times
      When Poro is buffed
      And Poro is buffed
      And player A spends a buff of Poro
      Then the number of buffs on Poro is 1
      And Poro has 4 Might
      And the number of buffed units of player A is 1

    @id:buffs.follow-control @rule:702.2.b.2 @rule:749 @status:derived @source:derived-702.2.b.2
    Scenario: Whoever controls the unit can spend its buff
      Given Poro has 3 printed Might
      When Poro is buffed
      And a spell gives player B control of Poro this turn
      Then the number of buffed units of player A is 0
      And the number of buffed units of player B is 1
      When player A spends a buff of Poro, which rule 702.2.b.2 forbids
      And player B spends a buff of Poro
      Then Poro has 3 Might

    @id:buffs.only-on-the-board @rule:705 @status:derived @source:derived-705
    Scenario: A unit that has left is not counted
      Given Poro has 3 printed Might
      And Teemo has 2 printed Might
      When Poro is buffed
      And Teemo is buffed
      And Teemo goes to the trash
      Then the number of buffed units of player A is 1

    @id:buffs.champion-zone @rule:705.1
    Scenario: A champion brings no buff back from the champion zone
      Given Fiora has 4 printed Might
      When Fiora is buffed
      And Fiora goes to the champion zone
      And Fiora goes to the board
      Then Fiora has 4 Might
      And the number of buffs on Fiora is 0

  @rule:704.1 @source:core-rules-704.1
  Rule: Buffs are affected, not targeted

    @id:buffs.targeted @source:seed-004
    Scenario: Nothing targets a buff
      Given Poro has 3 printed Might
      When Poro is buffed
      And a spell targets a buff on Poro, which rule 704.1 forbids
      Then the number of buffs on Poro is 1
      And Poro has 4 Might

    @id:buffs.targeted-in-1-3 @rule:704 @version:1.3 @source:seed-004
    Scenario: In version 1.3 a buff was an object that could be targeted
      Given Poro has 3 printed Might
      When Poro is buffed
      And a spell targets a buff on Poro
      Then the number of buffs on Poro is 1

  @rule:702.2.a @source:core-rules-702.2.a
  Rule: Abilities can look for buffs

    @id:buffs.while-buffed
    Scenario: An ability that works while its unit has a buff
      Given Poro has 2 printed Might
      And the passive ability Pride of Poro gives it Tank while it is buffed
      Then Poro does not have Tank
      When Poro is buffed
      Then Poro has Tank
      When player A spends a buff of Poro
      Then Poro does not have Tank

    @id:buffs.while-another-is-buffed @rule:124.1 @rule:705 @status:derived @source:derived-705
    Scenario: An ability looks for the buff of a unit that leaves the board
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And the passive ability Rivalry of Poro gives it +1 Might while Teemo is buffed
      When Teemo is buffed
      Then Poro has 3 Might
      When Teemo goes to the trash
      Then Poro has 2 Might

    @id:ruling.r15-counts-itself @rule:740.1.a @status:ruling @source:ruling-R15
    Scenario: A count of buffed friendly units includes the unit itself
      Given there is a battlefield Grove
      And Sett at Grove has 5 printed Might
      And the passive ability Shoulders of Sett gives it +1 Might for each friendly buffed unit here
      When Sett is buffed
      Then Sett has 7 Might

    @id:buffs.counted-here @rule:740.1.a @status:derived @source:derived-702.2.a
    Scenario: A count of buffed units here follows buffs, sides and places
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location |
        | Sett  | 5     | A          | Grove    |
        | Poro  | 1     | A          | Grove    |
        | Yuumi | 1     | A          | base     |
        | Baron | 6     | B          | Grove    |
      And the passive ability Shoulders of Sett gives it +1 Might for each friendly buffed unit here
      When Poro is buffed
      And Yuumi is buffed
      And Baron is buffed
      Then Sett has 6 Might
      When Yuumi moves to Grove
      Then Sett has 7 Might
      When player A spends a buff of Poro
      Then Sett has 6 Might

    @id:ruling.r67-buff-outlives-equipment @rule:435.1.d @status:ruling @source:ruling-R67
    Scenario: A buff that an equipment brought stays when the equipment goes
      Given Poro has 2 printed Might
      And "Warmog's Armor" is an equipment with a Might bonus of +1
      When "Warmog's Armor" is attached to Poro
      And Poro is buffed
      Then Poro has 4 Might
      When "Warmog's Armor" is detached
      Then Poro has 3 Might
      And the number of buffs on Poro is 1

    @id:buffs.permission-ends-with-leaving @rule:124.1 @rule:426.1.b.1 @status:derived @source:derived-124.1
    Scenario: Who may be buffed any number of times may not any more after leaving the board
      Given Poro has 3 printed Might
      And Poro may be buffed any number of times
      When Poro goes to the hand
      And Poro goes to the board
      And Poro is buffed
      And Poro is buffed
      Then the number of buffs on Poro is 1

  @rule:426.1 @source:core-rules-426.1
  Rule: Only units take buffs

    @id:buffs.not-on-equipment @rule:702 @status:derived @source:derived-702
    Scenario: An equipment cannot be buffed, by no instruction
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is buffed
      Then the number of buff counters on Long Sword is 0
      When Long Sword gets a buff counter
      Then the number of buff counters on Long Sword is 0
      When Long Sword is attached to Poro
      Then Poro has 4 Might
