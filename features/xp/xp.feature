@rule:730 @status:rules-text
Feature: XP
  XP is a number that belongs to a player. It is gained and spent, and it is no object.

  @rule:730.1 @rule:730.2 @source:core-rules-730
  Rule: XP is gained and spent

    @id:xp.gain-and-spend @rule:732 @source:seed-004
    Scenario: Gain 3, spend 2, fail to spend 2 more, while the teammate has none
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      When player A gains 3 XP
      Then player A has 3 XP
      And player C has 0 XP
      When player A spends 2 XP
      Then player A has 1 XP
      When player A spends 2 XP, which rule 730.2 forbids
      Then player A has 1 XP
      And player C has 0 XP

    @id:xp.spend-all
    Scenario: All of it can be spent, and then nothing
      When player A gains 2 XP
      And player A spends 2 XP
      Then player A has 0 XP
      When player A spends 1 XP, which rule 730.2 forbids
      Then player A has 0 XP

    @id:xp.none-at-the-start @rule:729
    Scenario: A player without any has none to spend
      When player B spends 1 XP, which rule 730.2 forbids
      Then player B has 0 XP
      And player A has 0 XP

    @id:xp.each-player-for-itself
    Scenario: Three players, three numbers
      Given the players are A, B and C
      When player A gains 1 XP
      And player B gains 4 XP
      And player A gains 1 XP
      And player B spends 3 XP
      Then player A has 2 XP
      And player B has 1 XP
      And player C has 0 XP
      When player C spends 1 XP, which rule 730.2 forbids
      Then player B has 1 XP

    @id:xp.stays @rule:729 @status:derived @source:derived-729
    Scenario: XP outlasts the turn
      When player A gains 3 XP
      And the turn ends
      And the turn ends
      Then player A has 3 XP

    @id:xp.refused-in-full @status:derived @source:derived-730.2
    Scenario: A refused spending takes nothing, and changes nothing that looks at XP
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 3
      And the triggered ability Fury of Poro triggers when its controller gains XP
      When player A gains 3 XP
      And player A spends 4 XP, which rule 730.2 forbids
      Then player A has 3 XP
      And Poro has 3 Might
      And Fury has triggered once

  @rule:732 @source:core-rules-732
  Rule: Teammates do not share XP

    @id:xp.not-from-a-teammate
    Scenario: What a teammate has cannot be spent
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      When player C gains 5 XP
      And player A spends 1 XP, which rule 730.2 forbids
      Then player C has 5 XP
      And player A has 0 XP

  @rule:731.1 @rule:733 @source:core-rules-731.1
  Rule: XP has no limit and is no object

    @id:xp.unlimited-no-object @source:seed-004
    Scenario: A thousand XP, which nothing targets
      When player A gains 1000 XP
      Then player A has 1000 XP
      When a spell targets the XP of player A, which rule 731.1 forbids
      Then player A has 1000 XP

    @id:xp.spent-is-not-gained @rule:730.1 @rule:730.2 @status:derived @source:derived-730.2
    Scenario: Spending is no gain, and neither is nothing
      Given Poro has 3 printed Might
      And the triggered ability Study of Poro triggers when its controller gains XP
      When player A gains 3 XP
      Then Study has triggered once
      When player A spends 2 XP
      And player A gains 0 XP
      Then Study has triggered once
      And player A has 1 XP
