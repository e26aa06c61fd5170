@rule:467 @status:rules-text
Feature: Scoring
  Points come from holding battlefields at the start of a turn and from conquering them in its course.

  @rule:469.2 @rule:315.2.b @source:core-rules-469.2
  Rule: The turn player holds what the player controls

    @id:turns.hold
    Scenario: Only in the own Beginning Phase
      Given there is a battlefield Grove that player A controls
      And there is a battlefield Mines that player B controls
      And Poro at Grove has 2 printed Might
      And Baron of player B at Mines has 5 printed Might
      Then player A has no points
      When the turn ends
      And the turn goes on to the Beginning Phase
      Then player B has 1 point
      And player A has no points
      When the turn ends
      And the turn goes on to the Beginning Phase
      Then player B has 1 point
      And player A has 1 point

    @id:turns.hold-two
    Scenario: A point for each battlefield
      Given there is a battlefield Grove that player B controls
      And there is a battlefield Mines that player B controls
      And there is a battlefield Docks
      And Baron of player B at Grove has 5 printed Might
      And Drake of player B at Mines has 5 printed Might
      When the turn ends
      And the turn goes on to the Main Phase
      Then player B has 2 points

    @id:turns.hold-lost-before @rule:323.6
    Scenario: A battlefield without units is lost in the cleanup, and not held
      Given there is a battlefield Grove that player B controls
      And Baron of player B at Grove has 5 printed Might
      When Baron is killed
      And a cleanup is performed
      Then Grove is under nobody's control
      When the turn ends
      And the turn goes on to the Main Phase
      Then player B has no points

  @rule:469.1 @source:core-rules-469.1
  Rule: Gaining control is a conquest

    @id:turns.conquer @rule:348.2.a.1
    Scenario: An open battlefield
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      Then Grove is under nobody's control
      When player A establishes control of Grove
      Then Grove is under the control of player A
      And player A has 1 point

    @id:turns.conquer-by-combat @rule:466.5.d
    Scenario: A battlefield that was the opponent's
      Given there is a battlefield Grove that player B controls
      And Poro at Grove has 3 printed Might
      And Baron of player B at Grove has 2 printed Might
      When player A attacks at Grove
      And player A assigns 3 to Baron
      And player B assigns 2 to Poro
      And the combat is carried through to its end
      Then Grove is under the control of player A
      And player A has 1 point
      And player B has no points

    @id:turns.defending-is-no-conquest @rule:466.5 @status:derived @source:derived-466.5
    Scenario: A defender who keeps the battlefield does not conquer it
      Given there is a battlefield Grove that player B controls
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      When player A attacks at Grove
      And player A assigns 2 to Baron
      And player B assigns 5 to Poro
      And the combat is carried through to its end
      Then Grove is under the control of player B
      And player A has no points
      And player B has no points

    @id:turns.control-already @status:derived @source:derived-469.1
    Scenario: What one controls is not conquered
      Given there is a battlefield Grove that player A controls
      And Poro at Grove has 2 printed Might
      When player A establishes control of Grove
      Then player A has no points

    @id:turns.control-needs-units @rule:348.2.a @rule:190.4
    Scenario: No control without units, nor beside those of another player
      Given there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Mines has 2 printed Might
      And Baron of player B at Mines has 5 printed Might
      When player A establishes control of Grove, which rule 348.2.a forbids
      And player A establishes control of Mines, which rule 348.2.a forbids
      Then Grove is under nobody's control
      And Mines is under nobody's control
      And player A has no points

    @id:turns.control-waits-for-the-combat @rule:190.4.b
    Scenario: No control while a combat goes on
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      When player A attacks at Grove
      And Baron is killed
      And player A establishes control of Grove, which rule 190.4.b forbids
      Then Grove is under nobody's control
      And player A has no points

  @rule:470 @source:core-rules-470
  Rule: Each battlefield once a turn, by either way

    @id:turns.held-then-retaken
    Scenario: Held, lost and retaken in one turn is one point; retaken in a later turn another
      Given there is a battlefield Grove that player A controls
      And Poro at Grove has 2 printed Might
      When player A takes an additional turn after this one
      And the turn ends
      And the turn goes on to the Main Phase
      Then player A has 1 point
      When Poro moves to base
      And a cleanup is performed
      And Poro moves to Grove
      And player A establishes control of Grove
      Then Grove is under the control of player A
      And player A has 1 point
      When Poro moves to base
      And a cleanup is performed
      And the turn ends
      And Poro moves to Grove
      And player A establishes control of Grove
      Then player A has 2 points

    @id:turns.each-player-once @status:derived @source:derived-470
    Scenario: Two players can score one battlefield in the same turn
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      When player A establishes control of Grove
      And Poro moves to base
      And a cleanup is performed
      Given Baron of player B at Grove has 5 printed Might
      When player B establishes control of Grove
      Then player A has 1 point
      And player B has 1 point

  @rule:471.1.b @source:core-rules-471.1.b
  Rule: The final point from a conquest takes every battlefield

    @id:turns.final-point @rule:471.1.b.1
    Scenario: One of two battlefields is not enough, the second brings the point
      Given there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      And Yuumi at Mines has 1 printed Might
      When player A gains 7 points
      And player A establishes control of Grove
      Then Grove is under the control of player A
      And player A has 7 points
      And player A does not win
      When player A establishes control of Mines
      Then player A has 8 points
      And player A wins

    @id:turns.last-but-one-point @rule:471.1.b
    Scenario: The point before the final one has no such condition
      Given there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      When player A gains 6 points
      And player A establishes control of Grove
      Then player A has 7 points

    @id:turns.final-point-after-a-hold @rule:471.1.b.1
    Scenario: A battlefield that was held this turn counts as scored
      Given there is a battlefield Grove that player B controls
      And there is a battlefield Mines
      And Baron of player B at Grove has 5 printed Might
      And Drake of player B at Mines has 5 printed Might
      When player B gains 6 points
      And the turn ends
      And the turn goes on to the Main Phase
      Then player B has 7 points
      When player B establishes control of Mines
      Then player B has 8 points
      And player B wins

    @id:turns.final-point-scored-last-turn @rule:471.1.b.1 @status:derived @source:derived-471.1.b.1
    Scenario: A battlefield that was scored in an earlier turn does not count
      Given there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      And Yuumi at Mines has 1 printed Might
      When player A gains 6 points
      And player A establishes control of Grove
      Then player A has 7 points
      When the turn ends
      And player A establishes control of Mines
      Then player A has 7 points

    @id:turns.final-point-by-a-hold @rule:471.1.a.1
    Scenario: A hold brings the final point without conditions
      Given there is a battlefield Grove that player B controls
      And there is a battlefield Mines
      And Baron of player B at Grove has 5 printed Might
      When player B gains 7 points
      And the turn ends
      And the turn goes on to the Main Phase
      Then player B has 8 points
      And player B wins

    @id:turns.final-point-from-an-effect @rule:471.1.a.1 @rule:194.1.c
    Scenario: So does a spell or ability
      Given there is a battlefield Grove
      When player A gains 7 points
      Then player A does not win
      When player A gains 1 point
      Then player A has 8 points
      And player A wins

  @rule:472 @source:core-rules-472
  Rule: Winning takes enough points and more than any opponent

    @id:turns.a-tie-on-points-goes-on @rule:194.2.b
    Scenario: Level at eight nobody wins
      When player A gains 8 points
      Then player A wins
      When player B gains 8 points
      Then player A does not win
      And player B does not win
      When player B gains 1 point
      Then player B wins
      And player A does not win

    @id:turns.beyond-the-final-point @rule:471.1.b @status:derived @source:derived-471.1.b
    Scenario: Beyond the Victory Score a conquest has the same condition
      Given there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      When player A gains 8 points
      And player B gains 8 points
      And player A establishes control of Grove
      Then player A has 8 points
      And player A does not win

    @id:turns.three-players-win @rule:487.3
    Scenario: Of three players one must lead both others
      Given the players are A, B and C
      When player A gains 9 points
      And player C gains 9 points
      And player B gains 8 points
      Then player A does not win
      And player C does not win
      When player C gains 1 point
      Then player C wins

  @rule:489.8 @source:core-rules-489.8
  Rule: Teams share points

    @id:turns.team-points @rule:489.8.d @rule:489.3
    Scenario: A teammate has the same points, and a team plays to eleven
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      When player A establishes control of Grove
      And player C gains 9 points
      Then player A has 10 points
      And player C has 10 points
      And player B has no points
      And player A does not win
      When player A gains 1 point
      Then player A wins
      And player C wins
      And player B does not win
      And player D does not win

    @id:turns.partner-retreats @rule:469.1.a @rule:489.8.b @rule:315.2.b.3 @status:official-example @source:core-rules-489.8.b
    Scenario: A partner makes room for a conquest that scores nothing
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove that player D controls
      And Drake of player D at Grove has 5 printed Might
      And Baron of player B has 5 printed Might
      When the turn ends
      And the turn goes on to the Main Phase
      Then it is the turn of player B
      And player B has no points
      When Drake moves to base
      And a cleanup is performed
      And Baron moves to Grove
      And player B establishes control of Grove
      Then Grove is under the control of player B
      And player B has no points
      And player D has no points

    @id:turns.partner-retreated-earlier @rule:469.1.a @status:derived @source:derived-489.8.b
    Scenario: What the partner gave up before the turn began can be conquered
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove that player D controls
      And Drake of player D at Grove has 5 printed Might
      And Baron of player B has 5 printed Might
      When Drake moves to base
      And a cleanup is performed
      And the turn ends
      And the turn goes on to the Main Phase
      And Baron moves to Grove
      And player B establishes control of Grove
      Then player B has 1 point
      And player D has 1 point

    @id:turns.team-final-point @rule:489.8.g.1 @source:core-rules-489.8.g.1
    Scenario: A battlefield that the teammate held as the turn began is not needed for the final point
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove that player D controls
      And there is a battlefield Mines
      And Drake of player D at Grove has 5 printed Might
      And Baron of player B at Mines has 5 printed Might
      When player B gains 10 points
      And the turn ends
      And the turn goes on to the Main Phase
      Then it is the turn of player B
      And player B has 10 points
      When player B establishes control of Mines
      Then player B has 11 points
      And player D wins

    @id:turns.seven-points-are-not-enough @rule:472 @rule:485.3 @status:derived @source:derived-485.3
    Scenario: Two players play to eight points
      Given the players are A and B
      When player A gains 7 points
      Then player A does not win
      When player A gains 1 point
      Then player A wins

    @id:turns.team-final-point-denied @rule:489.8.g.1 @status:derived @source:derived-489.8.g.1
    Scenario: One that an opponent holds is needed
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove that player C controls
      And there is a battlefield Mines
      And Poro of player C at Grove has 5 printed Might
      And Baron of player B at Mines has 5 printed Might
      When player B gains 10 points
      And the turn ends
      And the turn goes on to the Main Phase
      And player B establishes control of Mines
      Then player B has 10 points
      And player B does not win
