@status:rules-text @rule:428
Feature: Killing
  To be killed is to go from the board to the trash.

  @rule:428.2.a @source:core-rules-428.2.a
  Rule: Only what is on the board can be killed

    @id:cleanups.not-killed-elsewhere @rule:428.1
    Scenario Outline: A unit that has left the board stays where it is
      Given Poro has 2 printed Might
      When Poro goes to <zone>
      And Poro is killed
      Then Poro is in <zone>

      Examples:
        | case          | zone              |
        | hand          | the hand          |
        | deck          | the deck          |
        | banishment    | banishment        |
        | champion-zone | the champion zone |
