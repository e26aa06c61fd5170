@status:rules-text
Feature: The sides of a combat
  A combat is between two players. Their units at the battlefield become attackers and defenders, and each side adds
  up the Might that it has when damage is assigned.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:464.2.c.3 @source:core-rules-464.2.c.3
  Rule: Units at the battlefield get a designation, and nobody else

    @id:combat.designations
    Scenario: Those who are there, and those who are not
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Jinx  | 3     | A          | base     |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | base     |
      When player A attacks at Grove
      Then Vi is an attacker
      And Jinx is neither attacker nor defender
      And Poro is a defender
      And Teemo is neither attacker nor defender
      And player A has 3 damage to assign
      And player B has 2 damage to assign

    @id:combat.attacker-is-who-contested @rule:464.2.c.1 @rule:464.2.c.2
    Scenario: Whoever contested the battlefield attacks, even the player who controls it
      Given the units
        | unit | Might | controller | location | keywords          |
        | Vi   | 3     | A          | Grove    | Assault 2, Shield |
        | Poro | 2     | B          | Grove    | Assault 2, Shield |
      When player B attacks at Grove
      Then Poro is an attacker
      And Poro has 4 Might
      And Vi is a defender
      And Vi has 4 Might

  @rule:464.2.c.3.a @rule:323.2.a @source:core-rules-464.2.c.3.a
  Rule: A late arrival gets its designation in the next cleanup

    @id:combat.late-defender
    Scenario: A unit with Shield moves to the aid of the defenders
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    |          |
        | Teemo | 2     | B          | base     | Shield   |
      When player A attacks at Grove
      And Teemo moves to Grove
      Then Teemo is neither attacker nor defender
      And Teemo has 2 Might
      And player B has 2 damage to assign
      When a cleanup is performed
      Then Teemo is a defender
      And Teemo has 3 Might
      And player B has 5 damage to assign

    @id:combat.late-attacker
    Scenario: A unit with Assault is played into the attack
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      Given Jinx at Grove has 1 printed Might and Assault 2
      Then Jinx is neither attacker nor defender
      And player A has 3 damage to assign
      When a cleanup is performed
      Then Jinx is an attacker
      And Jinx has 3 Might
      And player A has 6 damage to assign

    @id:combat.late-arrival-can-be-assigned-damage @rule:465.2.c @status:derived @source:derived-464.2.c.3.a
    Scenario: A late defender stands in the line of fire like the others
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    |          |
        | Teemo | 2     | B          | base     | Tank     |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro |
        | 3    |
      When Teemo moves to Grove
      And a cleanup is performed
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 1    | 2     |

  @rule:323.2 @source:core-rules-323.2
  Rule: A designation follows place and controller

    @id:combat.leaves-the-battlefield @rule:323.2.c
    Scenario: An attacker that is moved away stops being one in the cleanup after the move
      Given the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 3     | A          | Grove    | Assault 2 |
        | Jinx | 3     | A          | Grove    |           |
        | Poro | 2     | B          | Grove    |           |
      When player A attacks at Grove
      Then player A has 8 damage to assign
      When Vi moves to base
      Then Vi has 5 Might
      When a cleanup is performed
      Then Vi is neither attacker nor defender
      And Vi has 3 Might
      And player A has 3 damage to assign

    @id:combat.changes-sides @rule:323.2.b
    Scenario: A defender whose control changes becomes an attacker in the next cleanup
      Given the units
        | unit  | Might | controller | location | keywords          |
        | Vi    | 3     | A          | Grove    |                   |
        | Poro  | 2     | B          | Grove    | Assault 3, Shield |
        | Teemo | 2     | B          | Grove    |                   |
      When player A attacks at Grove
      Then Poro has 3 Might
      And player B has 5 damage to assign
      When a spell gives player A control of Poro this turn
      And a cleanup is performed
      Then Poro is an attacker
      And Poro has 5 Might
      And player A has 8 damage to assign
      And player B has 2 damage to assign

  @rule:462 @source:core-rules-462
  Rule: A combat is between units of exactly two opponents

    @id:combat.one-at-a-time @rule:460
    Scenario: No second combat while one is going on
      Given there is a battlefield Glade
      And the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Jinx  | 3     | A          | Glade    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Glade    |
      When player A attacks at Grove
      And player A attacks at Glade, which rule 460 forbids
      Then Jinx is neither attacker nor defender
      And player A has 3 damage to assign

    @id:combat.not-in-a-base @rule:460 @rule:198.1
    Scenario: Units in their bases do not meet
      Given Vi has 3 printed Might
      And Poro of player B has 2 printed Might
      When player A attacks at base, which rule 460 forbids
      Then Vi is neither attacker nor defender
      And Poro is neither attacker nor defender

    @id:combat.needs-two-sides
    Scenario: Nobody fights alone, and nobody attacks without units
      Given Vi at Grove has 3 printed Might
      When player A attacks at Grove, which rule 462 forbids
      And player B attacks at Grove, which rule 462 forbids
      Then Vi is neither attacker nor defender

  @rule:465.2.a @rule:465.2.b @source:core-rules-465.2.a
  Rule: Each side sums the Might of its units

    @id:combat.totals @rule:807.1.c @rule:814.1.c @rule:423.1.b @rule:143.2.b @source:seed-002
    Scenario: What each unit adds
      Given the units
        | unit  | Might | controller | location | keywords  | stunned |
        | Vi    | 3     | A          | Grove    | Assault 2 |         |
        | Jinx  | 4     | A          | Grove    |           | yes     |
        | Poro  | 2     | B          | Grove    | Shield    |         |
        | Teemo | 1     | B          | Grove    |           |         |
      When player A attacks at Grove
      And a spell gives Teemo -3 Might this turn
      Then Vi adds 5 to the combat damage of its side
      And Jinx adds 0 to the combat damage of its side
      And Poro adds 3 to the combat damage of its side
      And Teemo has -2 Might
      And Teemo adds 0 to the combat damage of its side
      And player A has 5 damage to assign
      And player B has 3 damage to assign

    @id:combat.side-sum @rule:423.1.b @rule:143.2.b @source:seed-002
    Scenario: A stunned unit adds nothing, and a negative one takes nothing away
      Given the units
        | unit | Might | controller | location | stunned |
        | Vi   | 5     | A          | Grove    |         |
        | Jinx | 4     | A          | Grove    | yes     |
        | Ekko | -2    | A          | Grove    |         |
        | Poro | 2     | B          | Grove    |         |
      When player A attacks at Grove
      Then player A has 5 damage to assign

    @id:combat.total-is-current @rule:465.2 @source:core-rules-465.2
    Scenario: What counts is the Might at the time of assignment
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      And Long Sword is an equipment with a Might bonus of +2
      When player A attacks at Grove
      And Discipline gives Vi +2 Might this turn
      And Long Sword is attached to Poro
      Then player A has 5 damage to assign
      And player B has 4 damage to assign
      When Vi is buffed
      And the effect Discipline ends
      Then player A has 4 damage to assign

    @id:combat.might-while-alone @rule:740.2.a @status:derived @source:derived-465.2.a
    Scenario: A bonus for a lone defender is lost as soon as a friend is there
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Yi    | 3     | B          | Grove    |
        | Teemo | 1     | B          | base     |
      And the passive ability Duelist of Yi gives it +2 Might while it is defending and it is alone
      When player A attacks at Grove
      Then player B has 5 damage to assign
      When Teemo moves to Grove
      And a cleanup is performed
      Then player B has 4 damage to assign
