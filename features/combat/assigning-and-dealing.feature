@status:rules-text
Feature: Assigning, then dealing
  The attacker assigns first, then the defender. Nothing is marked before both are done; then all of it is dealt at
  once. What the rules forbid changes nothing.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:465.2.c @source:core-rules-465.2.c
  Rule: The attacker assigns first, and each side once

    @id:combat.attacker-assigns-first @source:seed-002
    Scenario: The defender has to wait
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And player B assigns 2 to Vi, which rule 465.2.c forbids
      Then Vi has no damage
      When player A assigns 3 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Vi has 2 damage
      And Poro has 3 damage

    @id:combat.assigned-once @status:derived @source:derived-465.2.c
    Scenario: Nobody assigns a second time
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player A assigns 3 to Teemo, which rule 465.2.c forbids
      And player B assigns the damage as follows
        | unit | damage |
        | Vi   | 6      |
      And the combat damage is dealt
      Then Poro has 3 damage
      And Teemo has no damage

    @id:combat.only-participants-assign @status:derived @source:derived-465.2.c
    Scenario: Outside of a combat nobody assigns damage
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A assigns 3 to Poro, which rule 465.1 forbids
      Then Poro has no damage
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns nothing, which rule 465.2.c forbids
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Poro has 3 damage

    @id:combat.illegal-assignment-changes-nothing @rule:465.2.c.4 @status:derived @source:derived-465.2.c.4
    Scenario: An illegal assignment is as if it had not been tried
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      And Ki Barrier prevents the next 1 damage to Teemo this turn
      When player A attacks at Grove
      And player A assigns 1 to Poro and 4 to Teemo, which rule 465.2.c.4 forbids
      Then Ki Barrier still prevents 1 damage
      When the combat damage is dealt, which rule 465.2.c.1.a forbids
      Then Poro has no damage
      And the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 3     |
      When player A assigns 2 to Poro and 3 to Teemo
      And player B assigns 4 to Vi
      And the combat damage is dealt
      Then Poro has 2 damage
      And Teemo has 2 damage

  @rule:465.2.c.1 @rule:465.2.d @source:core-rules-465.2.c.1
  Rule: Assigned is not dealt, and all is dealt together

    @id:combat.assigning-is-not-dealing
    Scenario: Nothing is marked until both have assigned
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      Then Poro has no damage
      When the combat damage is dealt, which rule 465.2.c.1.a forbids
      Then Poro has no damage
      When player B assigns 2 to Vi
      Then Poro has no damage
      When the combat damage is dealt
      Then Poro took 3 damage
      And Vi took 2 damage

    @id:combat.simultaneous @source:seed-002
    Scenario: Two units of 3 kill each other
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 3 to Vi
      And the combat damage is dealt
      Then Vi has not died
      And Poro has not died
      When the combat cleanup is performed
      Then Vi has died
      And Poro has died

    @id:combat.dying-units-deal-damage @status:derived @source:derived-465.2.d
    Scenario: A Tank that will die has dealt its damage
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 5     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 4     | B          | Grove    |          |
      When player A attacks at Grove
      And player A assigns 2 to Poro and 3 to Teemo
      And player B assigns 6 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      Then the units now stand as follows
        | unit  | damage | zone  |
        | Vi    |        | trash |
        | Poro  |        | trash |
        | Teemo | 0      | board |

    @id:combat.damage-on-top-of-marked @rule:142.2 @status:derived @source:derived-465.2.d
    Scenario: Combat damage is added to what is marked
      Given the units
        | unit | Might | controller | location | damage |
        | Vi   | 3     | A          | Grove    | 1      |
        | Poro | 5     | B          | Grove    | 2      |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 5 to Vi
      And the combat damage is dealt
      Then Poro took 3 damage
      And Poro has 5 damage
      And Vi has 6 damage

    @id:combat.whose-damage-it-is @rule:142.3.a @rule:417.6.c.1 @rule:142.4.c @source:core-rules-417.6.c.1
    Scenario: Damage to attackers is the defender's, and the other way round
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 7     | A          | Grove    |
        | Poro  | 1     | B          | Grove    |
        | Baron | 9     | B          | base     |
      When player A attacks at Grove
      And player A assigns 7 to Poro
      And player B assigns 1 to Vi
      And the combat damage is dealt
      Then Vi has 1 damage
      Given Terror makes any damage of player B enough to kill enemy units while Baron stays
      When the combat cleanup is performed
      Then Vi has died

    @id:combat.no-bonus-damage @rule:417.6.c @rule:713 @status:derived @source:derived-417.6.c
    Scenario: Bonus Damage of spells and abilities is not for combat damage
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 5     | B          | Grove    |
      And Inferno gives the spells and abilities of player A 2 Bonus Damage for good
      When player A attacks at Grove
      Then player A has 3 damage to assign
      When player A assigns 3 to Poro
      And player B assigns 5 to Vi
      And the combat damage is dealt
      Then Poro took 3 damage

  @rule:465.2.c @source:derived-465.2.c @status:derived
  Rule: An engine that assigns by itself assigns legally

    @id:combat.chosen-among-tiers @rule:465.2.c.6
    Scenario: Tank, ordinary unit and Backline
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 6     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 3     | B          | Grove    |          |
        | Yuumi | 4     | B          | Grove    | Backline |
      When player A attacks at Grove
      Then the assignment that the engine chooses for player A is legal

    @id:combat.chosen-with-excess @rule:465.2.c.4
    Scenario: More damage than it takes
      Given the units
        | unit  | Might | controller | location | damage |
        | Vi    | 9     | A          | Grove    |        |
        | Poro  | 2     | B          | Grove    | 1      |
        | Teemo | 3     | B          | Grove    |        |
      When player A attacks at Grove
      Then the assignment that the engine chooses for player A is legal
      When player A assigns 6 to Poro and 3 to Teemo
      Then the assignment that the engine chooses for player B is legal

    @id:combat.chosen-with-replacements @rule:465.2.c.5 @rule:465.2.c.8
    Scenario: Prevention, doubling, and a unit with both keywords
      Given the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 7     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro    | 3     | B          | Grove    |                |
        | Teemo   | 3     | B          | Grove    |                |
      And Ki Barrier prevents the next 2 damage to Poro this turn
      And Lotus Trap doubles all damage to Teemo this turn
      When player A attacks at Grove
      Then the assignment that the engine chooses for player A is legal

    @id:combat.chosen-around-an-exempt-unit @rule:465.2.c.10
    Scenario: A unit that cannot be dealt damage, where there is damage to spare
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 5     | A          | Grove    |          |
        | Kayn | 2     | B          | Grove    | Tank     |
        | Poro | 3     | B          | Grove    |          |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then the assignment that the engine chooses for player A is legal
