@rule:735 @status:rules-text
Feature: Additional turns
  Turn order never changes. An additional turn is put right after the current one, so the latest comes first.

  @rule:736 @source:core-rules-736
  Rule: Without additional turns the order repeats

    @id:turns.two-players
    Scenario: Two players take turns
      Then it is the turn of player A
      And the turns from now on are A, B, A, B and A
      When the turn ends
      Then it is the turn of player B
      And the turns from now on are B, A and B

    @id:turns.three-players
    Scenario: Three players take turns, and the first follows the last
      Given the players are A, B and C
      When the turn ends
      And the turn ends
      Then it is the turn of player C
      And the turns from now on are C, A, B, C and A

    @id:turns.two-teams @rule:489.5.c
    Scenario: Two teams take turns player by player
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      Then the turns from now on are as follows
        | player |
        | A      |
        | B      |
        | C      |
        | D      |
        | A      |

  @rule:737 @rule:738 @source:core-rules-738
  Rule: The latest additional turn is taken first

    @id:turns.two-time-warps @status:official-example @source:seed-004
    Scenario: One player creates two in one turn
      Given the players are A, B, C and D
      When player A takes an additional turn after this one
      And player A takes an additional turn after this one
      Then the turns from now on are A, A*, A*, B, C, D and A

    @id:turns.two-time-warps-taken @status:derived @source:derived-737
    Scenario: The same, turn by turn
      Given the players are A, B, C and D
      When player A takes an additional turn after this one
      And player A takes an additional turn after this one
      And the turn ends
      Then it is the turn of player A
      And the turns from now on are A*, A*, B, C, D and A
      When the turn ends
      Then it is the turn of player A
      And the turns from now on are A*, B, C, D and A
      When the turn ends
      Then it is the turn of player B
      And the turns from now on are B, C, D, A, B and C

    @id:turns.promising-future @status:official-example @source:seed-004
    Scenario: The fourth player's is created first, then the second player's
      Given the players are A, B, C and D
      When player D takes an additional turn after this one
      Then the turns from now on are A, D*, B, C and D
      When player B takes an additional turn after this one
      Then the turns from now on are as follows
        | player | additional |
        | A      | no         |
        | B      | yes        |
        | D      | yes        |
        | B      | no         |
        | C      | no         |
        | D      | no         |
        | A      | no         |

    @id:turns.order-unchanged @source:seed-004
    Scenario: One for C in A's turn, and one for A in the additional turn of C
      Given the players are A, B, C and D
      When player C takes an additional turn after this one
      Then the turns from now on are A, C*, B, C, D and A
      When the turn ends
      Then it is the turn of player C
      When player A takes an additional turn after this one
      Then the turns from now on are C*, A*, B, C, D and A
      When the turn ends
      Then it is the turn of player A
      And the turns from now on are A*, B, C, D and A

    @id:turns.later-before-waiting @status:derived @source:derived-738
    Scenario: One that is created in an additional turn comes before those that wait
      Given the players are A, B and C
      When player B takes an additional turn after this one
      And player C takes an additional turn after this one
      And the turn ends
      Then it is the turn of player C
      When player A takes an additional turn after this one
      Then the turns from now on are C*, A*, B*, B, C and A

    @id:turns.nested-four-deep @status:derived @source:derived-738
    Scenario: An additional turn in each additional turn
      Given the players are A, B and C
      When player B takes an additional turn after this one
      And the turn ends
      And player B takes an additional turn after this one
      And the turn ends
      And player C takes an additional turn after this one
      And the turn ends
      And player A takes an additional turn after this one
      Then the turns from now on are C*, A*, B, C and A
      When the turn ends
      And the turn ends
      Then the turns from now on are B, C, A and B

  @rule:737 @source:core-rules-737
  Rule: An additional turn replaces none

    @id:turns.own-turn-comes-too
    Scenario: The opponent's additional turn comes before the opponent's own
      When player B takes an additional turn after this one
      Then the turns from now on are A, B*, B, A and B
      When the turn ends
      Then it is the turn of player B
      When the turn ends
      Then it is the turn of player B
      When the turn ends
      Then it is the turn of player A

    @id:turns.last-in-order @status:derived @source:derived-737
    Scenario: The queue goes on where it was, not after the owner of the additional turn
      Given the players are A, B and C
      When the turn ends
      And player A takes an additional turn after this one
      Then the turns from now on are B, A*, C, A and B
      When the turn ends
      And the turn ends
      Then it is the turn of player C

    @id:turns.next-in-order-takes-one @status:derived @source:derived-737
    Scenario: The player who is next anyway takes two turns in a row
      Given the players are A, B and C
      When the turn ends
      And player C takes an additional turn after this one
      Then the turns from now on are B, C*, C, A and B

    @id:turns.for-a-teammate @status:derived @source:derived-735
    Scenario: An additional turn for a teammate
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      When player C takes an additional turn after this one
      And player A takes an additional turn after this one
      Then the turns from now on are A, A*, C*, B, C, D and A

    @id:turns.again-in-a-later-round @status:derived @source:derived-737
    Scenario: Once all are taken the next one is inserted like the first
      Given the players are A, B and C
      When player A takes an additional turn after this one
      And the turn ends
      And the turn ends
      Then it is the turn of player B
      When player B takes an additional turn after this one
      Then the turns from now on are B, B*, C, A, B and C

  @rule:735 @source:ruling-R64
  Rule: An additional turn is a whole turn

    @id:ruling.r64-time-warp @rule:469.2 @rule:737 @status:ruling
    Scenario: The opponent waits a turn, and the additional turn has a Beginning Phase that scores
      Given there is a battlefield Grove that player A controls
      And Poro at Grove has 2 printed Might
      When player A takes an additional turn after this one
      Then the turns from now on are A, A*, B and A
      When the turn ends
      Then it is the turn of player A
      And it is the Awaken Phase
      When the turn goes on to the Main Phase
      Then player A has 1 point
      When the turn ends
      Then it is the turn of player B

    @id:turns.effects-end-before-it @rule:317.2.c @rule:423.1.a.2 @status:derived @source:derived-317.2.c
    Scenario: What lasts this turn does not last for the additional one
      Given Poro has 2 printed Might
      When player A takes an additional turn after this one
      And a spell gives Poro +2 Might this turn
      And a spell stuns Poro
      And the turn ends
      Then it is the turn of player A
      And Poro has 2 Might
      And Poro is not stunned

  @rule:738 @source:ruling-R66
  Rule: Additional turns of different players

    @id:ruling.r66-d-then-b @status:ruling
    Scenario: D's first, then B's, in A's turn
      Given the players are A, B, C and D
      When player D takes an additional turn after this one
      And player B takes an additional turn after this one
      Then the turns from now on are A, B*, D*, B, C and D

    @id:ruling.r66-two-of-a @status:ruling
    Scenario: Two of A's own
      Given the players are A, B, C and D
      When player A takes an additional turn after this one
      And player A takes an additional turn after this one
      Then the turns from now on are A, A*, A*, B, C and D

    @id:ruling.r66-one-more-meanwhile @status:derived
    Scenario: In B's additional turn C creates another
      Given the players are A, B, C and D
      When player D takes an additional turn after this one
      And player B takes an additional turn after this one
      And the turn ends
      Then it is the turn of player B
      When player C takes an additional turn after this one
      Then the turns from now on are B*, C*, D*, B, C and D

    @id:turns.round-and-round @rule:736 @status:derived @source:derived-736
    Scenario: Turn order goes round again and again
      Given the players are A, B and C
      When the turn ends
      And the turn ends
      And the turn ends
      And the turn ends
      And the turn ends
      And the turn ends
      And the turn ends
      Then it is the turn of player B
      And the turns from now on are B, C, A and B
