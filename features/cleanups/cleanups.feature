@status:rules-text @rule:323
Feature: Cleanups
  A cleanup first sees to designations, then to deaths, then to control of battlefields and to gear, and is repeated
  until it changes nothing.

  @rule:323.2 @rule:323.5 @source:core-rules-323
  Rule: Designations before deaths

    @id:cleanups.assault-is-lost-first @rule:323.2.c @rule:807.1.d.1
    Scenario: An attacker is moved away with damage that only Assault made bearable
      Given there is a battlefield Grove that player B controls
      And the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 3     | A          | Grove    | Assault 2 |
        | Poro | 3     | B          | Grove    |           |
      When player A attacks at Grove
      And a spell of player B deals 4 damage to Vi
      And a cleanup is performed
      Then Vi has not died
      When Vi moves to base
      And a cleanup is performed
      Then Vi has died

    @id:cleanups.shield-is-lost-first @rule:323.2.b @rule:814.1.d.1
    Scenario: A defender changes sides with damage that only Shield made bearable
      Given there is a battlefield Grove that player B controls
      And the units
        | unit | Might | controller | location | keywords |
        | Vi   | 3     | A          | Grove    |          |
        | Poro | 2     | B          | Grove    | Shield 2 |
        | Sett | 2     | B          | Grove    |          |
      When player A attacks at Grove
      And a spell of player A deals 3 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When a spell gives player A control of Poro this turn
      And a cleanup is performed
      Then Poro has died

    @id:cleanups.shield-is-gained-first @rule:323.2.a @status:derived @source:derived-323.2.a
    Scenario: A late defender is saved by the Shield that it gets in the same cleanup
      Given there is a battlefield Grove that player B controls
      And the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    |          |
        | Teemo | 3     | B          | base     | Shield 2 |
      When player A attacks at Grove
      And a spell of player A deals 3 damage to Teemo
      And Teemo moves to Grove
      And a cleanup is performed
      Then Teemo has not died
      And Teemo has 5 Might
      And the least lethal damage for Teemo is 2

  @rule:322 @source:core-rules-322
  Rule: Deaths together, and again until nothing changes

    @id:cleanups.deaths-together @rule:323.5 @status:derived @source:derived-323.5
    Scenario: All units with lethal damage die in one cleanup
      Given the units
        | unit  | Might | controller | damage |
        | Vi    | 2     | A          |        |
        | Poro  | 3     | B          |        |
        | Teemo | 3     | B          | 1      |
      When a spell of player A deals 2 damage to each of Vi, Poro and Teemo
      And a cleanup is performed
      Then Vi has died
      And Teemo has died
      And Poro has not died

    @id:cleanups.repeated
    Scenario: A death takes a bonus away, and the next cleanup finds another death
      Given the units
        | unit  | Might | controller |
        | Sona  | 3     | B          |
        | Poro  | 2     | B          |
        | Teemo | 4     | B          |
      And the passive ability Aria of Sona gives other friendly units +1 Might
      And the passive ability Pride of Poro gives other friendly units +1 Might
      When a spell of player A deals 4 damage to Sona
      And a spell of player A deals 2 damage to Poro
      And a spell of player A deals 4 damage to Teemo
      And a cleanup is performed
      Then Sona has died
      And Poro has died
      And Teemo has died

  @rule:323.6 @rule:190.4.c @source:core-rules-323.6
  Rule: A battlefield without a player's units is lost to that player

    @id:cleanups.control-lost
    Scenario: The last unit leaves
      Given there is a battlefield Grove that player B controls
      And there is a battlefield Glade that player B controls
      And the units
        | unit  | Might | controller | location |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
        | Sett  | 2     | B          | Glade    |
      When Poro moves to base
      And a cleanup is performed
      Then Grove is under the control of player B
      When a spell of player A deals 2 damage to Teemo
      And a cleanup is performed
      Then Grove is under nobody's control
      And Glade is under the control of player B

    @id:cleanups.control-lost-to-a-thief @status:derived @source:derived-323.6
    Scenario: The last unit is stolen
      Given there is a battlefield Grove that player B controls
      And Poro of player B at Grove has 2 printed Might
      When a spell gives player A control of Poro this turn
      And a cleanup is performed
      Then Grove is under nobody's control

    @id:cleanups.control-kept-in-combat @rule:190.4.b
    Scenario: Not while a combat is going on there, but elsewhere
      Given there is a battlefield Grove that player B controls
      And there is a battlefield Glade that player B controls
      And the units
        | unit  | Might | controller | location |
        | Vi    | 2     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Glade    |
      When player A attacks at Grove
      And a spell of player A deals 2 damage to each of Poro and Teemo
      And a cleanup is performed
      Then Poro has died
      And Grove is under the control of player B
      And Glade is under nobody's control

  @rule:323.7 @rule:457.1 @source:core-rules-457.1
  Rule: Gear that is not attached goes to base

    @id:cleanups.example-457.1-the-wearer-dies @rule:435.4.b @rule:719.5 @status:official-example
    Scenario: The wearer dies at a battlefield
      Given there is a battlefield Grove that player B controls
      And Poro of player B at Grove has 2 printed Might
      And Long Sword is an equipment of player B at Grove with a Might bonus of +1
      And Long Sword is attached to Poro
      When a spell of player A deals 3 damage to Poro
      Then Long Sword is at Grove
      When a cleanup is performed
      Then Poro has died
      And Long Sword is at base

    @id:cleanups.gear-detached @rule:435.4.a
    Scenario: An equipment is detached at a battlefield
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Long Sword is an equipment at Grove with a Might bonus of +1
      And Long Sword is attached to Poro
      When a cleanup is performed
      Then Long Sword is at Grove
      When Long Sword is detached
      Then Long Sword is at Grove
      When a cleanup is performed
      Then Long Sword is at base
      And Poro is at Grove
