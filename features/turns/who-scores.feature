@status:rules-text @rule:469
Feature: Who scores, where, and how
  A player scores a battlefield by conquering or by holding it. Which of the two it is does not hang on the phase.

  @rule:469.1 @rule:469.2 @source:core-rules-469
  Rule: A conquest is one in every phase

    @id:turns.conquest-in-the-beginning-phase @status:derived @source:derived-469.1
    Scenario: A unit that an effect moves in the Beginning Phase conquers; it does not hold
      Given there is a battlefield Grove
      And there is a battlefield Mines that player A controls
      And Poro has 2 printed Might
      And Teemo at Mines has 2 printed Might
      And the triggered ability Guard of Poro triggers when it holds
      And the triggered ability Raid of Poro triggers when it conquers
      And the triggered ability Watch of Teemo triggers when it holds
      And the triggered ability Sack of Teemo triggers when it conquers
      When the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then player A has 1 point
      When Poro moves to Grove
      And player A establishes control of Grove
      Then it is the Beginning Phase
      And player A has 2 points
      And Raid has triggered once
      And Guard has not triggered
      And Watch has triggered once
      And Sack has not triggered

    @id:turns.gear-does-not-conquer @rule:471.2.a @status:derived @source:derived-471.2.a
    Scenario: Gear that lies at a battlefield takes no part in the conquest
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Long Sword is an equipment at Grove with a Might bonus of +2
      And the triggered ability Gleam of Long Sword triggers when it conquers
      And the triggered ability Raid of Poro triggers when it conquers
      When player A establishes control of Grove
      Then Raid has triggered once
      And Gleam has not triggered

  @rule:470 @source:core-rules-470
  Rule: Once a turn is for each player, in a team too

    @id:turns.teammates-score-apart @rule:469.1 @rule:489.8.d @status:derived @source:derived-470
    Scenario: Two teammates conquer one battlefield in one turn, each for the first time
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      And Teemo of player C has 2 printed Might
      When player A establishes control of Grove
      Then player A has 1 point
      When Poro moves to base
      And a cleanup is performed
      And Teemo moves to Grove
      And player C establishes control of Grove
      Then player C has 2 points
      When Teemo moves to base
      And a cleanup is performed
      And Poro moves to Grove
      And player A establishes control of Grove
      Then player A has 2 points

    @id:turns.final-point-not-by-the-teammates-score @rule:471.1.b.1 @rule:489.8.g.1 @status:derived @source:derived-489.8.g.1
    Scenario: What the teammate has scored this turn is still needed for the final point
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      And Teemo of player C at Mines has 2 printed Might
      When player C establishes control of Mines
      And player A gains 9 points
      Then player A has 10 points
      When player A establishes control of Grove
      Then player A has 10 points
      And player A does not win

  @rule:489.8.g.1 @source:core-rules-489.8.g.1
  Rule: What a teammate occupied in the scoring step is not needed for the final point

    @id:turns.final-point-with-an-occupied-battlefield
    Scenario Outline: The teammate's unit is there without control
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And there is a battlefield Mines
      And Drake of player D at <place> has 4 printed Might
      And Baron of player B at Mines has 5 printed Might
      When player B gains 10 points
      And the turn ends
      And the turn goes on to the Main Phase
      Then it is the turn of player B
      And Grove is under nobody's control
      When player B establishes control of Mines
      Then player B has <points> points

      Examples:
        | case     | place | points |
        | occupied | Grove | 11     |
        | in-base  | base  | 10     |
