@rule:727.1.b.3 @status:rules-text
Feature: Several dependent keywords on one ability
  An ability under several dependent keywords is active only while the conditions of all are met.

  @source:core-rules-727.1.b.3
  Rule: All conditions together

    @id:dependent.level-and-legion-for-a-conquest @rule:469.1 @rule:471.2.a @status:official-example
    Scenario Outline: Level 11 and Legion over an ability that triggers on a conquest
      Given there is a battlefield Grove
      And Sivir at Grove has 4 printed Might
      And the triggered ability Triumph of Sivir triggers when it conquers while it meets Level 11 and it meets Legion
      When player A gains <xp> XP
      And player A finalizes Sivir
      And player <who> finalizes Hextech Ray
      And player A establishes control of Grove
      Then Triumph has triggered <times>
      And player A has 1 point

      Examples:
        | case         | xp | who | times   |
        | both         | 11 | A   | once    |
        | too-little   | 10 | A   | 0 times |
        | others-card  | 11 | B   | 0 times |
        | none-of-both | 10 | B   | 0 times |

    @id:dependent.level-without-another-card @rule:812.1.c @status:derived @source:derived-727.1.b.3
    Scenario: A conquest with the XP alone
      Given there is a battlefield Grove
      And Sivir at Grove has 4 printed Might
      And the triggered ability Triumph of Sivir triggers when it conquers while it meets Level 11 and it meets Legion
      When player A gains 11 XP
      And player A finalizes Sivir
      And player A establishes control of Grove
      Then Triumph has not triggered

    @id:dependent.passive-under-two-keywords
    Scenario: Each condition comes and goes
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +3 Might while it meets Level 2 and it meets Legion
      When player A finalizes Hextech Ray
      Then Poro has 2 Might
      When player A gains 2 XP
      Then Poro has 5 Might
      When player A spends 1 XP
      Then Poro has 2 Might
      When player A gains 1 XP
      Then Poro has 5 Might
      When the turn ends
      Then Poro has 2 Might
      And the text of Growth is inactive

    @id:dependent.three-keywords
    Scenario: Level, Legion and Empowered at once
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it Tank while it meets Level 1, it meets Legion and it meets Empowered
      Then whoever looks for keywords on Poro finds Empowered, Legion, Level and Tank
      When player A gains 1 XP
      And Poro is empowered
      Then Poro has no keywords
      When player A finalizes Hextech Ray
      Then Poro has Tank
      When Poro is disempowered
      Then Poro has no keywords

    @id:dependent.keyword-and-a-condition-in-words @rule:364.3.a @status:derived @source:derived-727.1.b.3
    Scenario: A dependent keyword beside an ordinary condition
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 1 and it is buffed
      When player A gains 1 XP
      Then Poro has 2 Might
      When Poro is buffed
      Then Poro has 4 Might
      When player A spends 1 XP
      Then Poro has 3 Might
