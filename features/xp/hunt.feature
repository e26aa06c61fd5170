@rule:823.1 @status:rules-text
Feature: Hunt
  A unit with Hunt brings its controller XP when it conquers or holds.

  Background:
    Given there is a battlefield Grove that player A controls
    And there is a battlefield Mines

  @rule:823.1.b @rule:823.1.c.1 @source:core-rules-823.1
  Rule: Hunt is a hold effect and a conquer effect

    @id:xp.hunt-on-a-hold @rule:469.2 @rule:471.2.b
    Scenario: A unit with Hunt 2 holds
      Given Rengar at Grove has 3 printed Might and Hunt 2
      When the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then player A has 2 XP
      And player A has 1 point
      And player B has 0 XP

    @id:xp.hunt-on-a-conquest @rule:469.1 @rule:471.2.a
    Scenario: A unit with Hunt 2 conquers
      Given Rengar at Mines has 3 printed Might and Hunt 2
      When player A establishes control of Mines
      Then player A has 2 XP
      And player A has 1 point

    @id:xp.hunt-in-combat @rule:466.5.d @status:derived @source:derived-823.1
    Scenario: A conquest by combat counts too, and the losing side hunts nothing
      Given Rengar at Mines has 5 printed Might and Hunt 3
      And Baron of player B at Mines has 2 printed Might and Hunt 2
      When player A attacks at Mines
      And player A assigns 5 to Baron
      And player B assigns 2 to Rengar
      And the combat is carried through to its end
      Then Mines is under the control of player A
      And player A has 3 XP
      And player B has 0 XP

    @id:xp.hunt-without-a-value @rule:823.1.c.2
    Scenario: Hunt without a value is Hunt 1
      Given Rengar at Mines has 3 printed Might and Hunt
      When player A establishes control of Mines
      Then player A has 1 XP

    @id:xp.hunt-is-summed @rule:823.2
    Scenario: Granted Hunt adds to Hunt
      Given Rengar at Mines has 3 printed Might and Hunt 2
      When a spell gives Rengar Hunt 3 this turn
      Then Rengar has Hunt 5
      When player A establishes control of Mines
      Then player A has 5 XP

    @id:xp.hunt-lent @rule:718.3 @status:derived @source:derived-718.3
    Scenario: An equipment lends Hunt to its wearer
      Given Poro at Mines has 1 printed Might
      And Snare is an equipment with a Might bonus of +0, the effect text Hunt 2
      When Snare is attached to Poro
      And player A establishes control of Mines
      Then player A has 2 XP

    @id:xp.hunt-unattached @rule:724 @status:derived @source:derived-724
    Scenario: An equipment that nobody wears lends nothing
      Given Poro at Mines has 1 printed Might
      And Snare is an equipment with a Might bonus of +0, the effect text Hunt 2
      When player A establishes control of Mines
      Then player A has 0 XP

    @id:xp.hunt-lost @rule:477.2 @status:derived @source:derived-477.2
    Scenario: A unit that has lost its abilities does not hunt
      Given Rengar at Mines has 3 printed Might and Hunt 2
      When a spell takes all abilities from Rengar this turn
      And player A establishes control of Mines
      Then player A has 0 XP
      And player A has 1 point

  @rule:471.2 @rule:823.1 @source:core-rules-471.2
  Rule: Only at the battlefield that is scored, and once a turn

    @id:xp.hunt-elsewhere
    Scenario: A unit at another place hunts nothing there
      Given Rengar at Grove has 3 printed Might and Hunt 2
      And Nidalee has 3 printed Might and Hunt 3
      And Poro at Mines has 1 printed Might
      When player A establishes control of Mines
      Then player A has 0 XP
      And player A has 1 point

    @id:xp.hunt-once-a-turn @rule:470 @rule:471.2.c
    Scenario: Held in this turn, left, and taken again
      Given Rengar at Grove has 3 printed Might and Hunt 2
      When the turn ends
      And the turn ends
      And the turn goes on to the Main Phase
      Then player A has 2 XP
      When Rengar moves to base
      And a cleanup is performed
      Then Grove is under nobody's control
      When Rengar moves to Grove
      And player A establishes control of Grove
      Then Grove is under the control of player A
      And player A has 2 XP
      And player A has 1 point

    @id:xp.hunt-each-turn @rule:470 @status:derived @source:derived-470
    Scenario: Held turn after turn
      Given Rengar at Grove has 3 printed Might and Hunt 2
      When player A takes an additional turn after this one
      And the turn ends
      And the turn goes on to the Main Phase
      And the turn ends
      And the turn ends
      And the turn goes on to the Main Phase
      Then player A has 4 XP
      And player A has 2 points

    @id:xp.hunt-two-units @rule:383 @status:derived @source:derived-823.1.c.1
    Scenario: Two hunters are two gains
      Given Rengar at Mines has 3 printed Might and Hunt 2
      And Nidalee at Mines has 3 printed Might and Hunt 3
      And Poro has 1 printed Might
      And the triggered ability Lesson of Poro triggers when its controller gains XP
      When player A establishes control of Mines
      Then player A has 5 XP
      And Lesson has triggered twice
      And player A has 1 point

    @id:xp.hunt-without-a-point @rule:471.1.b.1 @status:derived @source:derived-471.2
    Scenario: A conquest that brings no final point is a conquest all the same
      Given Rengar at Mines has 3 printed Might and Hunt 2
      And the triggered ability Roar of Rengar triggers when it conquers
      When player A gains 7 points
      And player A establishes control of Mines
      Then player A has 7 points
      And player A has 2 XP
      And Roar has triggered once

  @rule:823.1.c.1 @source:core-rules-823.1.c.1
  Rule: The XP goes to the unit's controller

    @id:xp.hunt-stolen
    Scenario: A stolen hunter hunts for the thief
      Given Rengar at Mines has 3 printed Might and Hunt 2
      When a spell gives player B control of Rengar for good
      And player B establishes control of Mines
      Then player B has 2 XP
      And player A has 0 XP

    @id:xp.hunt-reaches-a-level @rule:824.1.c @rule:727.1.b.3 @status:derived @source:derived-824.1
    Scenario: The XP of a hunt counts at once
      Given Rengar at Mines has 4 printed Might and Hunt 2
      And the passive ability Pride of Rengar gives it +1 Might while it meets Level 2
      When player A establishes control of Mines
      Then Rengar has 5 Might
      And Rengar has become Mighty once

  @rule:469 @source:core-rules-469
  Rule: Triggered abilities can look for holding and conquering

    @id:xp.holds-and-conquers @rule:471.2.a @rule:471.2.b
    Scenario: A hold is not a conquest, and a conquest no hold
      Given Rengar at Grove has 3 printed Might
      And Nidalee at Mines has 3 printed Might
      And the triggered ability Roar of Rengar triggers when it conquers
      And the triggered ability Purr of Rengar triggers when it holds
      And the triggered ability Pounce of Nidalee triggers when it conquers
      And the triggered ability Rest of Nidalee triggers when it holds
      When player A establishes control of Mines
      Then Pounce has triggered once
      And Roar has not triggered
      When the turn ends
      And the turn ends
      And the turn goes on to the Main Phase
      Then Purr has triggered once
      And Rest has triggered once
      And Roar has not triggered
      And Pounce has triggered once
      And player A has 3 points
