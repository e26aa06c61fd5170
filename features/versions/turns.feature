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
