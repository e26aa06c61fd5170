@status:rules-text @source:core-rules-1.0-to-1.4 @version:1.3 @version:1.4
Feature: What 1.3 has brought and 1.4 has kept
  Additional turns, XP and Level have no rules before 1.3: an engine that plays by those does not support them.

  @rule:735 @rule:737 @rule:738
  Rule: Additional turns

    @id:versions.two-additional-turns
    Scenario: Two additional turns are created in one turn
      Given the players are A, B, C and D
      When player D takes an additional turn after this one
      And player B takes an additional turn after this one
      Then the turns from now on are A, B*, D*, B, C and D

  @rule:729 @rule:824.1
  Rule: XP and Level

    @id:versions.level
    Scenario: A Level is reached, and lost again
      Given Gustwalker has 3 printed Might
      And the passive ability Storm of Gustwalker gives it +1 Might while it meets Level 3
      When player A gains 3 XP
      Then player A has 3 XP
      And Gustwalker has 4 Might
      When player A spends 1 XP
      Then Gustwalker has 3 Might

  @rule:447.2.b
  Rule: Where a teammate keeps out

    # 1.3 speaks of battlefields that a teammate controls (442.2.b), 1.4 of those with a teammate's units; before,
    # nothing forbids it.
    @id:versions.battlefield-of-a-teammate @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: A teammate's units, and a teammate's battlefield
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Orchard that player C controls
      And there is a battlefield Ruins that player B controls
      And Vi of player C at Ruins has 3 printed Might
      And Jinx has 3 printed Might
      And Ekko has 3 printed Might
      When under the rules 1.0 to 1.3, Jinx moves to Ruins
      And under the rules 1.4, Jinx moves to Ruins, which rule 447.2.b forbids
      And under the rules 1.3, Ekko moves to Orchard, which rule 447.2.b forbids
      And under the rules 1.0 to 1.2, Ekko moves to Orchard
      And under the rules 1.4, Ekko moves to Orchard
      Then under the rules 1.0 to 1.3, Jinx is at Ruins
      And under the rules 1.4, Jinx is at base
      And under the rules 1.3, Ekko is at base
      And under the rules 1.0 to 1.2, Ekko is at Orchard
      And under the rules 1.4, Ekko is at Orchard

    # Until 1.2 control needs a unit there at every moment, so it is established once Vi has come.
    @id:versions.battlefield-that-a-teammate-holds @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: A battlefield that a teammate controls and has a unit at
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Orchard
      And Vi of player C at Orchard has 3 printed Might
      And Jinx has 3 printed Might
      And player C establishes control of Orchard
      When under the rules 1.0 to 1.2, Jinx moves to Orchard
      And under the rules 1.3 to 1.4, Jinx moves to Orchard, which rule 447.2.b forbids
      Then under the rules 1.0 to 1.2, Jinx is at Orchard
      And under the rules 1.3 to 1.4, Jinx is at base
