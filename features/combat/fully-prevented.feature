@status:rules-text
Feature: Units whose damage is prevented entirely
  Such a unit can be dealt damage all the same, only none of it comes through. It is not passed over, and it can never
  be finished.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:465.2.c.10 @rule:437.5.b @source:core-rules-465.2.c.10
  Rule: Damage that is prevented entirely can be assigned and never becomes lethal

    @id:combat.all-prevented-is-not-exempt @rule:815.1.b @source:seed-002
    Scenario: A Tank whose next damage is prevented stands in the way of everything
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 6     | A          | Grove    |          |
        | Poro  | 3     | B          | Grove    | Tank     |
        | Teemo | 2     | B          | Grove    |          |
      When player A attacks at Grove
      And Counter Strike prevents all of the next damage to Poro this turn
      Then no amount of damage is lethal for Poro
      And the legal assignments of player A are exactly
        | Poro | Teemo |
        | 6    | 0     |
      When player A assigns 6 to Poro
      And player B assigns 5 to Vi
      And the combat damage is dealt
      Then Poro took no damage
      And Counter Strike still prevents no damage

    @id:combat.example-465.2.c.10-counter-strike @rule:465.2.c.3 @rule:465.2.c.4 @status:official-example
    Scenario: Without Tank it can be left out, or be given the rest
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      And Counter Strike prevents all of the next damage to Poro this turn
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 5    | 0     |
        | 3    | 2     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 0    | 5     | 465.2.c.4 |
        | 4    | 1     | 465.2.c.3 |

    @id:combat.all-damage-prevented @rule:437.3.c @status:derived @source:derived-437.5.b
    Scenario: Prevention of all damage lasts through the combat
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      And Sanctuary prevents all damage to Poro this turn
      When player A attacks at Grove
      Then no amount of damage is lethal for Poro
      When player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Poro took no damage
      And Sanctuary still prevents all damage
      When the combat cleanup is performed
      Then Poro has not died
      And Vi is at base

    @id:ruling.r49-counter-strike-on-a-tank @rule:815.1.b @status:ruling @source:ruling-R49
    Scenario: Twelve damage for a protected Tank and a unit of 4
      Public design notes hold that a fully prevented Tank need not come first; the example of the rule says otherwise.

      Given the units
        | unit     | Might | controller | location | keywords     |
        | Vi       | 12    | A          | Grove    |              |
        | Guardian | 3     | B          | Grove    | Tank, Shield |
        | Teemo    | 4     | B          | Grove    |              |
      When player A attacks at Grove
      And Counter Strike prevents all of the next damage to Guardian this turn
      Then the legal assignments of player A are exactly
        | Guardian | Teemo |
        | 12       | 0     |
      When player A assigns 12 to Guardian
      And player B assigns 8 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Guardian has not died
      And Teemo has not died

    @id:ruling.r49-ki-barrier-on-a-tank @rule:437.5.a @status:ruling @source:ruling-R49
    Scenario: The Tank prevents 7 instead, against twelve damage and against eight
      Given the units
        | unit     | Might | controller | location | keywords     |
        | Vi       | 12    | A          | Grove    |              |
        | Guardian | 3     | B          | Grove    | Tank, Shield |
        | Teemo    | 4     | B          | Grove    |              |
      When player A attacks at Grove
      And Ki Barrier prevents the next 7 damage to Guardian this turn
      Then the least lethal damage for Guardian is 11
      And the legal assignments of player A are exactly
        | Guardian | Teemo |
        | 11       | 1     |
      When a spell gives Vi -4 Might this turn
      Then the legal assignments of player A are exactly
        | Guardian | Teemo |
        | 8        | 0     |
      When player A assigns 8 to Guardian
      And player B assigns 8 to Vi
      And the combat damage is dealt
      Then Guardian took 1 damage

    @id:ruling.r49-counter-strike-without-tank @rule:465.2.c.3 @status:ruling @source:ruling-R49
    Scenario: The protected unit is no Tank
      Given the units
        | unit     | Might | controller | location | keywords |
        | Vi       | 12    | A          | Grove    |          |
        | Guardian | 3     | B          | Grove    | Shield   |
        | Teemo    | 4     | B          | Grove    |          |
      When player A attacks at Grove
      And Counter Strike prevents all of the next damage to Guardian this turn
      Then the legal assignments of player A are exactly
        | Guardian | Teemo |
        | 12       | 0     |
        | 8        | 4     |
