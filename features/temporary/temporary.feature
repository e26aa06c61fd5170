@rule:816.1 @status:rules-text
Feature: Temporary
  A permanent with Temporary is killed as its controller's Beginning Phase starts, before anything is scored.

  @rule:816.1.b @rule:315.2.a @source:core-rules-816.1
  Rule: Before scoring

    @id:temporary.before-scoring @rule:323.6 @rule:469.2 @source:seed-003
    Scenario: A lone unit with Temporary does not live to hold its battlefield
      Given there is a battlefield Grove that player A controls
      And Sprite at Grove has 3 printed Might and Temporary
      When the turn ends
      And the turn ends
      Then it is the turn of player A
      And Sprite has not died
      When the turn goes on to the Beginning Phase
      Then Sprite has died
      And Grove is under nobody's control
      And player A has no points

    @id:temporary.with-company @status:derived @source:derived-816.1.b
    Scenario: Another unit stays and holds
      Given there is a battlefield Grove that player A controls
      And Sprite at Grove has 3 printed Might and Temporary
      And Poro at Grove has 1 printed Might
      When the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Sprite has died
      And Poro has not died
      And player A has 1 point

    @id:temporary.takes-support-away @rule:323.5 @rule:322 @status:derived @source:derived-816.1.b
    Scenario: A damaged unit that lived by its help dies too before scoring
      Given there is a battlefield Grove that player A controls
      And Sprite at Grove has 3 printed Might and Temporary
      And Poro at Grove has 1 printed Might
      And the passive ability Glow of Sprite gives other friendly units here +2 Might
      When the turn ends
      And the turn ends
      And a spell of player B deals 2 damage to Poro
      And the turn goes on to the Beginning Phase
      Then Sprite has died
      And Poro has died
      And player A has no points

    @id:temporary.no-hunt @rule:823.1 @status:derived @source:derived-816.1.b
    Scenario: It brings no XP for a hold either
      Given there is a battlefield Grove that player A controls
      And Sprite at Grove has 3 printed Might and Temporary and Hunt 2
      And Poro at Grove has 1 printed Might
      When the turn ends
      And the turn ends
      And the turn goes on to the Main Phase
      Then player A has 1 point
      And player A has 0 XP

  @rule:816.1.c @source:core-rules-816.1.c
  Rule: In the Beginning Phase of its controller

    @id:temporary.not-in-the-opponents
    Scenario: The opponent's Beginning Phase does not kill it
      Given Sprite has 3 printed Might and Temporary
      When the turn ends
      And the turn goes on to the Main Phase
      Then it is the turn of player B
      And Sprite has not died
      When the turn ends
      Then Sprite has not died
      When the turn goes on to the Beginning Phase
      Then Sprite has died

    @id:temporary.not-in-a-teammates @status:derived @source:derived-816.1.c
    Scenario: Nor does a teammate's
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And Sprite of player A has 3 printed Might and Temporary
      When the turn ends
      And the turn goes on to the Main Phase
      And the turn ends
      And the turn goes on to the Main Phase
      Then it is the turn of player C
      And Sprite has not died

    @id:temporary.additional-turn @rule:735 @status:derived @source:derived-735
    Scenario: The Beginning Phase of an additional turn is one, too
      Given Sprite has 3 printed Might and Temporary
      When player A takes an additional turn after this one
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Sprite has died

    @id:temporary.stolen @status:derived @source:derived-816.1.c
    Scenario: A stolen one dies with the thief's turn, not with its owner's
      Given the players are A, B and C
      And Sprite has 3 printed Might and Temporary
      When a spell gives player C control of Sprite for good
      And the turn ends
      And the turn goes on to the Main Phase
      Then Sprite has not died
      When the turn ends
      And the turn goes on to the Beginning Phase
      Then it is the turn of player C
      And Sprite has died

    @id:temporary.returned-in-time @status:derived @source:derived-816.1.c
    Scenario: One that was stolen for a turn is back when its owner's turn begins
      Given Sprite has 3 printed Might and Temporary
      When the turn ends
      And a spell gives player B control of Sprite this turn
      And the turn goes on to the Main Phase
      Then Sprite has died

  @rule:816.1.a @rule:816.3 @source:core-rules-816.1.a
  Rule: On any permanent, printed or granted

    @id:temporary.equipment
    Scenario: An equipment that nobody wears
      Given Spinning Axe is an equipment with a Might bonus of +3, the rules text Temporary
      When the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Spinning Axe has died

    @id:temporary.lent @rule:718.3 @rule:719.5 @status:derived @source:derived-718.3
    Scenario: Lent by an equipment it kills the wearer, and the equipment stays
      Given Poro has 2 printed Might
      And Hourglass is an equipment with a Might bonus of +3, the effect text Temporary
      When Hourglass is attached to Poro
      And the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Poro has died
      And Hourglass has not died
      And Hourglass is attached to nothing

    @id:temporary.granted-for-good @status:derived @source:derived-816.3
    Scenario: Granted for good it kills
      Given Poro has 2 printed Might
      When a spell gives Poro Temporary for good
      And the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Poro has died

    @id:temporary.granted-this-turn @rule:317.2.c @status:derived @source:derived-816.3
    Scenario: Granted for this turn it does not
      Given Poro has 2 printed Might
      When a spell gives Poro Temporary this turn
      Then Poro has Temporary
      When the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Poro has not died

    @id:temporary.taken-away @rule:801.3.b @status:derived @source:derived-816.3
    Scenario: A unit that has lost Temporary lives on
      Given Sprite has 3 printed Might and Temporary
      When a spell takes Temporary from Sprite for good
      And the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Sprite has not died

    @id:temporary.under-a-condition @rule:727.1.c.1 @rule:824.1 @status:derived @source:derived-727.1.c.1
    Scenario Outline: Temporary under a dependent keyword kills only while that is met
      Given Poro has 2 printed Might
      And the passive ability Flicker of Poro gives it Temporary while it meets Level 2
      When player A gains <xp> XP
      And the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Poro is in <zone>

      Examples:
        | case    | xp | zone      |
        | not-met | 1  | the board |
        | met     | 2  | the trash |

  @rule:816.2 @source:core-rules-816.2
  Rule: Several instances are one

    @id:temporary.twice @rule:816.2.a
    Scenario: Printed and granted
      Given Sprite has 3 printed Might and Temporary
      When a spell gives Sprite Temporary for good
      And the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Sprite has died
