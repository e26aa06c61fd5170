@status:rules-text @rule:437
Feature: Preventing damage
  A prevention takes its value off the next damage to a unit, and is used up by what it prevents.

  @rule:437.2 @rule:437.3 @source:core-rules-437.3
  Rule: The Prevent Value goes down by what it prevents

    @id:damage.prevent-the-next @rule:437.1.b.2 @rule:437.3.a @rule:437.3.b
    Scenario: Prevent 3 against two spells of 2
      Given Poro of player B has 5 printed Might
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When a spell of player A deals 2 damage to Poro
      Then Poro took no damage
      And Ki Barrier still prevents 1 damage
      When a spell of player A deals 2 damage to Poro
      Then Poro took 1 damage
      And Poro has 1 damage
      And Ki Barrier still prevents no damage
      When a spell of player A deals 2 damage to Poro
      Then Poro took 2 damage
      And Poro has 3 damage

    @id:damage.example-417.1.e.1-none-or-one @rule:417.1.e.1 @rule:437.2.a @rule:437.4 @status:official-example @source:core-rules-417.1.e.1
    Scenario Outline: Prevent 3 against a spell of 3, and against one of 4
      Given Poro of player B has 5 printed Might
      And the triggered ability Anger of Poro triggers when it takes damage
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When a spell of player A deals <dealt> damage to Poro
      Then Poro took <taken> damage
      And Poro has <taken> damage
      And Anger has <triggered>

      Examples:
        | case  | dealt | taken | triggered      |
        | three | 3     | no    | not triggered  |
        | four  | 4     | one   | triggered once |

    @id:damage.prevent-is-for-one-unit @status:derived @source:derived-437.2
    Scenario: Other units are not protected
      Given the units
        | unit  | Might | controller |
        | Poro  | 5     | B          |
        | Teemo | 5     | B          |
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When a spell of player A deals 2 damage to each of Poro and Teemo
      Then Poro took no damage
      And Teemo took 2 damage
      And Ki Barrier still prevents 1 damage

    @id:damage.prevent-all @rule:437.3.c
    Scenario: A value of "all" stays "all"
      Given Poro of player B has 1 printed Might
      And Sanctuary prevents all damage to Poro this turn
      When a spell of player A deals 100 damage to Poro
      Then Poro took no damage
      And Sanctuary still prevents all damage
      And no amount of damage is lethal for Poro

    @id:damage.prevent-once @status:derived @source:derived-437.2
    Scenario: Only the next damage, whatever is left of the value
      Given the units
        | unit  | Might | controller |
        | Poro  | 5     | B          |
        | Teemo | 5     | B          |
      And Counter Strike prevents all of the next damage to Poro this turn
      And Parry prevents 3 of the next damage to Teemo this turn
      When a spell of player A deals 2 damage to each of Poro and Teemo
      Then Poro took no damage
      And Teemo took no damage
      And Counter Strike still prevents no damage
      And Parry still prevents no damage
      When a spell of player A deals 2 damage to each of Poro and Teemo
      Then Poro took 2 damage
      And Teemo took 2 damage

    @id:damage.prevent-waits-for-damage @rule:437.2.a @status:derived @source:derived-437.2
    Scenario: An amount of 0 uses nothing up
      Given Poro of player B has 5 printed Might
      And Counter Strike prevents all of the next damage to Poro this turn
      When a spell of player A deals 0 damage to Poro
      Then Counter Strike still prevents all damage

    @id:damage.two-preventions @status:derived @source:derived-437.3
    Scenario: Two preventions work one after the other
      Given Poro of player B has 9 printed Might
      And Ki Barrier prevents the next 3 damage to Poro this turn
      And Parry prevents the next 4 damage to Poro this turn
      When player B orders what replaces damage to Poro as Parry and Ki Barrier
      And a spell of player A deals 5 damage to Poro
      Then Poro took no damage
      And Parry still prevents no damage
      And Ki Barrier still prevents 2 damage

    @id:damage.prevention-ends @rule:317.2.c @status:derived @source:derived-437.1.b
    Scenario: What lasts this turn, or while a unit stays, ends like everything else
      Given the units
        | unit  | Might | controller |
        | Poro  | 5     | B          |
        | Teemo | 5     | B          |
        | Yuumi | 1     | B          |
      And Ki Barrier prevents the next 3 damage to Poro this turn
      And Purr prevents all damage to Teemo while Yuumi stays
      When the turn ends
      And Yuumi is killed
      And a spell of player A deals 2 damage to each of Poro and Teemo
      Then Poro took 2 damage
      And Teemo took 2 damage

  @rule:465.2.c.10 @status:derived @source:derived-465.2.c.10
  Rule: Not to be dealt damage is more than prevention

    @id:damage.cannot-be-dealt
    Scenario: No spell marks damage on such a unit, and nothing is used up
      Given Kayn of player B has 2 printed Might
      And Shadow lets no damage be dealt to Kayn this turn
      And Ki Barrier prevents the next 3 damage to Kayn this turn
      When a spell of player A deals 5 damage to Kayn
      Then Kayn took no damage
      And Ki Barrier still prevents 3 damage
      When the turn ends
      And a spell of player A deals 1 damage to Kayn
      Then Kayn took 1 damage

  @rule:372 @source:core-rules-372
  Rule: With a doubling beside it, the order matters

    @id:ruling.r50-by-a-spell @rule:437.3 @status:ruling @source:ruling-R50
    Scenario Outline: A spell of 4 against prevent 7 and a doubling
      Given Poro of player B has 5 printed Might
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player B orders what replaces damage to Poro as <order>
      And a spell of player A deals 4 damage to Poro
      Then Poro took <taken> damage
      And Ki Barrier still prevents <left> damage

      Examples:
        | case             | order                     | taken | left |
        | prevention-first | Ki Barrier and Lotus Trap | no    | 3    |
        | doubling-first   | Lotus Trap and Ki Barrier | one   | no   |

    @id:damage.used-up-by-the-order @rule:437.4 @rule:370.1 @status:derived @source:derived-372
    Scenario Outline: After prevention of all damage there is nothing left to be used up by
      Given Poro of player B has 20 printed Might
      And Fury doubles the next damage to Poro this turn
      And Counter Strike prevents all of the next damage to Poro this turn
      When player B orders what replaces damage to Poro as <order>
      And a spell of player A deals 2 damage to Poro
      Then Poro took no damage
      When a spell of player A deals 1 damage to Poro
      Then Poro took <taken> damage

      Examples:
        | case             | order                   | taken |
        | prevention-first | Counter Strike and Fury | 2     |
        | doubling-first   | Fury and Counter Strike | 1     |

    @id:damage.doubled @rule:370.2 @status:derived @source:derived-369
    Scenario: Damage is doubled once by each doubling, and a doubling of the next damage is used up
      Given Poro of player B has 20 printed Might
      And Lotus Trap doubles all damage to Poro this turn
      And Fury doubles the next damage to Poro this turn
      When a spell of player A deals 2 damage to Poro
      Then Poro took 8 damage
      When a spell of player A deals 2 damage to Poro
      Then Poro took 4 damage
      And Poro has 12 damage
