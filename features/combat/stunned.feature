@status:rules-text @rule:423
Feature: Stunned units in combat
  A stunned unit deals no combat damage, and is as hard to kill as ever.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:423.1 @source:core-rules-423.1
  Rule: It adds nothing, and keeps its Might

    @id:stun.adds-nothing @rule:423.1.b @source:core-rules-423.1.b
    Scenario: Stunned while the combat is under way
      Given the units
        | unit | Might | controller | location |
        | Vi   | 4     | A          | Grove    |
        | Jinx | 2     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      Then player A has 6 damage to assign
      When a spell stuns Vi
      Then Vi is stunned
      And Vi has 4 Might
      And Vi adds 0 to the combat damage of its side
      And player A has 2 damage to assign

    @id:stun.full-might-to-kill @rule:423.1.c @source:core-rules-423.1.c
    Scenario: Its whole Might is needed to kill it
      Given the units
        | unit | Might | controller | location | stunned |
        | Vi   | 3     | A          | Grove    |         |
        | Poro | 4     | B          | Grove    | yes     |
      When player A attacks at Grove
      Then the least lethal damage for Poro is 4
      When player A assigns 3 to Poro
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Poro has not died

    @id:stun.twice @rule:423.1.a.1 @source:core-rules-423.1.a
    Scenario: A unit is stunned or it is not
      Given Poro has 3 printed Might
      And the triggered ability Vertigo of Poro triggers when it becomes stunned
      Then Poro is not stunned
      When a spell stuns Poro
      Then Poro is stunned
      And Vertigo has triggered once
      When a spell stuns Poro
      Then Poro is stunned
      And Vertigo has triggered once
      When the turn ends
      Then Poro is not stunned

    @id:stun.leaves-with-the-board @rule:124.1 @status:derived @source:derived-124.1
    Scenario: A unit that left the board returns unstunned
      Given Poro has 3 printed Might
      When a spell stuns Poro
      And Poro goes to the hand
      And Poro goes to the board
      Then Poro is not stunned

    @id:stun.a-whole-side @rule:465.2.c @status:derived @source:derived-423.1.b
    Scenario: A side without damage has nothing to assign and holds nobody up
      Given the units
        | unit | Might | controller | location | stunned |
        | Vi   | 4     | A          | Grove    | yes     |
        | Poro | 3     | B          | Grove    |         |
      When player A attacks at Grove
      Then player A has 0 damage to assign
      When player B assigns 3 to Vi
      And the combat damage is dealt
      Then Vi has 3 damage
      And Poro has no damage

    @id:ruling.r52-stunned-attacker @rule:465.2 @rule:466.1.a.2 @status:ruling @source:ruling-R52
    Scenario: A stunned 4 and an ordinary 2 attack a 3
      Given the units
        | unit | Might | controller | location | stunned |
        | Vi   | 4     | A          | Grove    | yes     |
        | Jinx | 2     | A          | Grove    |         |
        | Poro | 3     | B          | Grove    |         |
      When player A attacks at Grove
      Then player A has 2 damage to assign
      And the least lethal damage is as follows
        | unit | damage |
        | Vi   | 4      |
        | Jinx | 2      |
      And the legal assignments of player B are exactly
        | Vi | Jinx |
        | 1  | 2    |
        | 3  | 0    |
      When player A assigns 2 to Poro
      And player B assigns 1 to Vi and 2 to Jinx
      And the combat damage is dealt
      Then Poro has 2 damage
      When the combat cleanup is performed
      Then the units now stand as follows
        | unit | damage | zone  | location |
        | Vi   | 0      | board | base     |
        | Jinx |        | trash |          |
        | Poro | 0      | board | Grove    |
