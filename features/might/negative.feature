@rule:143.2.b @status:rules-text @source:core-rules-143.2.b
Feature: Might below zero
  A unit's Might can fall below zero and then really is below zero: what raises it starts from there.
  Whoever only looks at it sees 0.

  Rule: What reads a negative Might reads 0

    @id:might.negative-reads-zero @rule:143.2.b.1 @source:seed-000 @source:seed-003
    Scenario: A unit of -2, seen by a spell and in combat, and then raised
      Given Poro has 3 printed Might
      When a spell gives Poro -5 Might this turn
      Then Poro has -2 Might
      And a spell reads the Might of Poro as 0
      And Poro adds 0 to the combat damage of its side
      When a spell gives Poro +3 Might this turn
      Then Poro has 1 Might
      And a spell reads the Might of Poro as 1
      And Poro adds 1 to the combat damage of its side

    @id:ruling.r07-negative-might-in-a-sum @rule:355.11.b @status:ruling @source:ruling-R07
    Scenario: A negative unit takes nothing away from a sum
      Given the units
        | unit  | Might |
        | Poro  | 4     |
        | Teemo | -2    |
        | Yuumi | 2     |
      Then a spell reads the total Might of Poro and Teemo as 4
      And a spell reads the total Might of Poro, Teemo and Yuumi as 6

    @id:might.sum-after-two-grew @rule:355.11.b @status:official-example @source:core-rules-355.11.b
    Scenario: A sum is of what the units have now: four of 1, two of which grew by 1
      Given the units
        | unit            | Might |
        | the first Poro  | 1     |
        | the second Poro | 1     |
        | the third Poro  | 1     |
        | the fourth Poro | 1     |
      Then a spell reads the total Might of the first Poro, the second Poro, the third Poro and the fourth Poro as 4
      When a spell gives the first Poro +1 Might this turn
      And another spell gives the second Poro +1 Might this turn
      Then a spell reads the total Might of the first Poro, the second Poro, the third Poro and the fourth Poro as 6
      And a spell reads the total Might of the first Poro and the second Poro as 4

    @id:might.a-spell-reads-another-negative @status:derived @source:derived-143.2.b
    Scenario: A spell that adds another unit's Might adds nothing for a negative one
      Given Poro has 2 printed Might
      And Teemo has -3 printed Might
      When Deathgrip gives Poro as much Might as Teemo has and 1 more this turn
      Then Deathgrip adds 1 Might to Poro
      And Poro has 3 Might

    @id:might.a-passive-reads-another-negative @status:derived @source:derived-143.2.b
    Scenario: A passive ability that adds another unit's Might adds nothing for a negative one
      Given Poro has 2 printed Might
      And Teemo has 1 printed Might
      And the passive ability Friendship of Poro gives it as much Might as Teemo has
      Then Poro has 3 Might
      When a spell gives Teemo -3 Might this turn
      Then Teemo has -2 Might
      And Poro has 2 Might
      And Friendship adds 0 Might to Poro

  @rule:143.2.b.1
  Rule: What raises or lowers starts from the real value

    @id:ruling.r08-below-zero-then-raised @status:ruling @source:ruling-R08
    Scenario Outline: A unit of -2 is raised
      Given Poro has 3 printed Might
      When a spell gives Poro -5 Might this turn
      And another spell gives Poro <bonus> Might this turn
      Then Poro has <Might> Might

      Examples:
        | case     | bonus | Might |
        | by-two   | +2    | 0     |
        | by-three | +3    | 1     |
        | by-five  | +5    | 3     |

    @id:might.negative-falls-further
    Scenario: A unit below zero can fall further
      Given Poro has 1 printed Might
      When a spell gives Poro -3 Might this turn
      And another spell gives Poro -2 Might this turn
      Then Poro has -4 Might

    @id:might.negative-increased-to-five @rule:477.3.b @status:derived @source:derived-143.2.b.1
    Scenario: What is missing to 5 is counted from the real value
      Given Poro has 2 printed Might
      When a spell gives Poro -4 Might this turn
      And Mutation increases the Might of Poro to 5 this turn
      Then Mutation adds 7 Might to Poro
      And Poro has 5 Might

    @id:might.printed-below-zero @status:derived @source:derived-143.2.b
    Scenario: A start below zero is added to like any other
      Given Poro has -1 printed Might
      When Poro is buffed
      Then Poro has 0 Might
