@status:rules-text @rule:417
Feature: Dealing damage
  Damage is marked on each unit by itself and stays there until the unit is healed. Only whole positive amounts are
  dealt.

  @rule:417.1 @rule:142.2 @source:core-rules-417.1
  Rule: Damage is marked, and adds up

    @id:damage.adds-up @rule:417.1.b
    Scenario: Two spells, one after the other
      Given Poro of player B has 5 printed Might
      When a spell of player A deals 2 damage to Poro
      Then Poro took 2 damage
      And Poro has 2 damage
      When a spell of player A deals 1 damage to Poro
      Then Poro took 1 damage
      And Poro has 3 damage
      And the least lethal damage for Poro is 2

    @id:damage.several-units @rule:417.1.c @rule:417.1.d
    Scenario: Several units are dealt damage at once, each for itself
      Given the units
        | unit  | Might | controller | damage |
        | Poro  | 5     | B          |        |
        | Teemo | 6     | B          | 2      |
        | Yuumi | 4     | B          |        |
      When a spell of player A deals 3 damage to each of Poro and Teemo
      Then the units now stand as follows
        | unit  | damage | zone  |
        | Poro  | 3      | board |
        | Teemo | 5      | board |
        | Yuumi | 0      | board |

    @id:damage.nothing-is-no-damage @rule:417.1.e @rule:417.1.e.1
    Scenario: An amount of 0 is not dealt
      Given Poro of player B has 1 printed Might
      When a spell of player A deals 0 damage to Poro
      Then Poro took no damage
      And Poro has no damage

    @id:damage.stays-when-a-unit-moves @rule:143.3.a @status:derived @source:derived-143.3
    Scenario: Moving does not heal
      Given there is a battlefield Grove
      And Poro of player B at Grove has 5 printed Might
      When a spell of player A deals 2 damage to Poro
      And Poro moves to base
      Then Poro has 2 damage

    @id:damage.gone-with-the-board @rule:124.1 @status:derived @source:derived-124.1
    Scenario: A unit that leaves the board takes no damage back
      Given Poro of player B has 5 printed Might
      When a spell of player A deals 4 damage to Poro
      And Poro goes to the hand
      And Poro goes to the board
      Then Poro has no damage

    @id:damage.example-359.3.e.8-one-target-gone @rule:359.3.e.8 @status:official-example @source:core-rules-359.3.e.8
    Scenario: Six to each of two units, one of which is gone
      Given the units
        | unit  | Might | controller |
        | Poro  | 7     | B          |
        | Teemo | 7     | B          |
      When Teemo goes to the hand
      And a spell of player A deals 6 damage to each of Poro and Teemo
      Then Poro took 6 damage
      And Teemo took no damage
      And Teemo is in the hand

  @rule:417.6 @source:core-rules-417.6
  Rule: Who deals it

    @id:damage.example-417.6.a-the-spell @rule:417.6.a @rule:713 @status:official-example
    Scenario: A spell that names no source deals the damage itself
      Given Poro of player B has 9 printed Might
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A deals 4 damage to Poro
      Then Poro took 5 damage

    @id:damage.example-417.6.b.2.a-an-ability @rule:417.6.b.2.a @rule:713 @status:official-example
    Scenario: The ability of a gear deals its damage as an ability
      Given Poro of player B has 9 printed Might
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      When an ability of player A deals 2 damage to Poro
      Then Poro took 3 damage

    @id:damage.example-417.6.b.3-two-units @rule:417.6.b.3 @rule:713 @status:official-example
    Scenario: Two units deal damage to each other, and the spell deals none
      Given the units
        | unit | Might | controller |
        | Vi   | 4     | A          |
        | Poro | 6     | B          |
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      When Vi of player A deals damage equal to its Might to Poro
      Then Poro took 4 damage
      When Poro of player B deals damage equal to its Might to Vi
      Then Vi took 6 damage

    @id:damage.example-417.6.b.4-responsibility @rule:417.6.b.4 @rule:142.3.a @rule:142.4.c @status:official-example
    Scenario: Each unit's damage is that of its controller, whoever played the spell
      Given the units
        | unit | Might | controller |
        | Vi   | 1     | A          |
        | Poro | 5     | B          |
        | Sett | 5     | B          |
      And Terror makes any damage of player A enough to kill enemy units for good
      When Vi of player A deals damage equal to its Might to Poro
      And Poro of player B deals 1 damage to Sett
      And a cleanup is performed
      Then Poro has died
      And Sett has not died
      And Sett has 1 damage

    @id:damage.own-might @rule:359.3.f.2 @rule:143.2.b @status:derived @source:derived-417.6.b.3
    Scenario: A unit deals what its Might is by then, and nothing below 0
      Given the units
        | unit | Might | controller |
        | Vi   | 3     | A          |
        | Poro | 9     | B          |
      When a spell gives Vi -1 Might this turn
      And Vi of player A deals damage equal to its Might to Poro
      Then Poro took 2 damage
      When a spell gives Vi -4 Might this turn
      Then Vi has -2 Might
      When Vi of player A deals damage equal to its Might to Poro
      Then Poro took no damage
      And Poro has 2 damage

    @id:damage.own-might-twice @rule:820.1.d.1 @status:derived @source:derived-820.1.d.1
    Scenario: The instruction is carried out twice
      Given the units
        | unit | Might | controller |
        | Vi   | 3     | A          |
        | Poro | 9     | B          |
      When Vi of player A deals damage equal to its Might to Poro
      And Vi of player A deals damage equal to its Might to Poro
      Then Poro took 3 damage
      And Poro has 6 damage

    @id:damage.own-might-of-an-absent-unit @rule:359.3.e.12 @status:derived @source:derived-359.3.e.12
    Scenario: The Might of a unit that has left cannot be read
      Given the units
        | unit | Might | controller |
        | Vi   | 3     | A          |
        | Poro | 9     | B          |
      When Vi goes to the hand
      And Vi of player A deals damage equal to its Might to Poro
      Then Poro took no damage
      And Poro has no damage

  @rule:418 @source:core-rules-418.1
  Rule: Healing clears all of it

    @id:damage.healed
    Scenario: One unit is healed and another is not
      Given the units
        | unit  | Might | controller | damage |
        | Poro  | 5     | B          | 4      |
        | Teemo | 5     | B          | 4      |
      When Poro is healed
      Then Poro has no damage
      And Teemo has 4 damage
      When a spell of player A deals 1 damage to each of Poro and Teemo
      And a cleanup is performed
      Then Poro has not died
      And Teemo has died

    @id:damage.killed-without-damage @rule:428.2 @status:derived @source:derived-428
    Scenario: To be killed takes no damage
      Given Poro of player B has 5 printed Might
      When Poro is killed
      Then Poro has died
      And Poro has no damage
