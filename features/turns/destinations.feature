@rule:447.2 @status:rules-text
Feature: Where units may move with more than two players
  A battlefield has room for the units of two players, and those are never teammates.

  @rule:449.2 @source:core-rules-449.2
  Rule: Two players' units keep out everyone else's

    @id:turns.third-player-stays-away @rule:410.1.b.3 @status:official-example @source:core-rules-410.1.b.3
    Scenario: A third player's unit does not move to a battlefield of two
      Given the players are A, B and C
      And there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      And Drake of player C has 4 printed Might
      When Drake moves to Grove, which rule 449.2 forbids
      Then Drake is at base
      When Baron moves to base
      And Drake moves to Grove
      Then Drake is at Grove

    @id:turns.second-unit-of-one-of-two @status:derived @source:derived-449.2
    Scenario: Either of the two can bring more
      Given the players are A, B and C
      And there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      And Yuumi has 1 printed Might
      When Yuumi moves to Grove
      Then Yuumi is at Grove

  @rule:447.2.a @source:core-rules-447.2.a
  Rule: A combat keeps out players who take no part

    @id:turns.no-third-player-in-a-combat @rule:462.1
    Scenario: Not even when one side has no units left
      Given the players are A, B and C
      And there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      And Drake of player C has 4 printed Might
      And Yuumi has 1 printed Might
      When player A attacks at Grove
      And Baron is killed
      And Drake moves to Grove, which rule 447.2.a forbids
      Then Drake is at base
      When Yuumi moves to Grove
      Then Yuumi is at Grove

  @rule:447.2.b @source:core-rules-447.2.b
  Rule: Teammates do not share a battlefield

    @id:turns.not-to-a-teammate
    Scenario: A teammate's battlefield is no destination, an opponent's is
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And there is a battlefield Mines
      And Poro at Grove has 2 printed Might
      And Baron of player B at Mines has 5 printed Might
      And Teemo of player C has 2 printed Might
      When Teemo moves to Grove, which rule 447.2.b forbids
      Then Teemo is at base
      When Teemo moves to Mines
      Then Teemo is at Mines
