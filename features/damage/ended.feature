@status:derived @source:derived-417
Feature: What damage does not meet
  Units that have left, and effects that have ended, have no part in it.

  @rule:417.1.d
  Rule: Units that have left take no damage

    @id:damage.one-of-two-has-left @rule:359.3.e.9
    Scenario: One of two targets has left the board
      Given Poro of player B has 3 printed Might
      And Teemo of player B has 3 printed Might
      When Poro goes to the hand
      And a spell of player A deals 2 damage to each of Poro and Teemo
      Then Teemo has 2 damage
      When Poro goes to the board
      Then Poro has no damage

    @id:combat.leaves-after-assignment @rule:465.2.d @source:derived-465.2.d
    Scenario: A unit leaves between assigning and dealing
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location |
        | Vi    | 4     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 2 to Poro and 2 to Teemo
      And player B assigns 5 to Vi
      And Poro goes to the hand
      And the combat damage is dealt
      Then Teemo took 2 damage
      And Vi took 5 damage
      When Poro goes to the board
      Then Poro has no damage

  @rule:437.1 @source:derived-437.1
  Rule: Effects that have ended leave damage as it is

    @id:damage.prevention-that-has-ended
    Scenario: One of two preventions ends
      Given Poro of player B has 5 printed Might
      And Teemo of player B has 5 printed Might
      When Ki Barrier prevents the next 7 damage to Poro this turn
      And Spell Shield prevents the next 7 damage to Teemo this turn
      And the effect Ki Barrier ends
      And a spell of player A deals 2 damage to each of Poro and Teemo
      Then Poro took 2 damage
      And Teemo took no damage

    @id:damage.bonus-that-has-ended @rule:713
    Scenario: One of two sources of Bonus Damage ends
      Given Poro of player B has 9 printed Might
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      And Blaze gives the spells and abilities of player A 2 Bonus Damage for good
      When the effect Blaze ends
      And a spell of player A deals 2 damage to Poro
      Then Poro took 3 damage

  @rule:418.1 @source:derived-418.1
  Rule: Healing is not damage

    @id:damage.healing-is-no-damage
    Scenario: An ability that looks for damage does not look for less of it
      Given Poro of player B has 5 printed Might
      And the triggered ability Rage of Poro triggers when it takes damage
      When a spell of player A deals 2 damage to Poro
      Then Rage has triggered once
      When Poro is healed
      Then Rage has triggered once
