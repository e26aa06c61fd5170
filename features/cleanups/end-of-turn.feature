@status:rules-text @rule:317.2
Feature: The cleanup at the end of a turn
  It kills, then heals every unit, then lets all "this turn" effects and stuns end at one moment.

  @rule:317.2.b @rule:317.2.c @source:core-rules-317.2
  Rule: Deaths, then healing, then expiry

    @id:cleanups.healed-before-expiry @rule:143.3.b.1
    Scenario: A unit that lives by a bonus for the turn is healed before the bonus ends
      Given Poro of player B has 3 printed Might
      When a spell gives Poro +2 Might this turn
      And a spell of player A deals 4 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When the turn ends
      Then Poro has not died
      And Poro has 3 Might
      And Poro has no damage

    @id:cleanups.deaths-before-healing @rule:323.5
    Scenario: Healing comes too late for a unit with lethal damage
      Given Poro of player B has 3 printed Might
      When a spell of player A deals 3 damage to Poro
      And the turn ends
      Then Poro has died

    @id:cleanups.penalty-lasts-through-the-deaths @status:derived @source:derived-317.2
    Scenario: A penalty for the turn still counts when deaths are looked for
      Given Poro of player B has 3 printed Might
      When a spell of player A deals 2 damage to Poro
      And a spell gives Poro -1 Might this turn
      And the turn ends
      Then Poro has died

    @id:cleanups.every-unit-heals
    Scenario: Units of both players, wherever they are
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location | damage |
        | Vi    | 3     | A          | base     | 2      |
        | Poro  | 3     | B          | Grove    | 2      |
        | Teemo | 3     | B          | base     | 1      |
      When the turn ends
      Then the units now stand as follows
        | unit  | damage |
        | Vi    | 0      |
        | Poro  | 0      |
        | Teemo | 0      |

    @id:cleanups.stuns-end-with-the-turn @rule:423.1.a.2 @source:core-rules-423.1.a.2
    Scenario: A stunned unit that dies of nothing wakes up
      Given Poro of player B has 3 printed Might
      When a spell stuns Poro
      And a cleanup is performed
      Then Poro is stunned
      When the turn ends
      Then Poro is not stunned

    @id:cleanups.damage-rules-end-with-the-turn @status:derived @source:derived-317.2.c
    Scenario: Doubling, bonus and the like that last a turn end with it
      Given Poro of player B has 9 printed Might
      And Lotus Trap doubles all damage to Poro this turn
      And Inferno gives the spells and abilities of player A 1 Bonus Damage this turn
      When a spell of player A deals 1 damage to Poro
      Then Poro took 4 damage
      When the turn ends
      And a spell of player A deals 1 damage to Poro
      Then Poro took 1 damage
      And Poro has 1 damage
