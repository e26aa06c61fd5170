@status:rules-text
Feature: Combat with more than two players
  However many players there are, a combat is between two opponents.

  @rule:462 @source:core-rules-462
  Rule: Who can fight whom

    @id:combat.not-between-three @source:core-rules-462.3
    Scenario: Units of three players do not fight at one battlefield
      Given the players are A, B and C
      And there is a battlefield Glade
      And the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Glade    |
        | Poro  | 2     | B          | Glade    |
        | Teemo | 2     | C          | Glade    |
      When player A attacks at Glade, which rule 462 forbids
      Then Vi is neither attacker nor defender

    @id:combat.not-between-teammates @rule:461 @source:core-rules-461
    Scenario: Teammates do not fight each other
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Glade
      And the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Glade    |
        | Jinx | 2     | C          | Glade    |
      When player A attacks at Glade, which rule 461 forbids
      Then Vi is neither attacker nor defender

  @rule:815.1.b @rule:826.3 @status:derived @source:derived-815.1.b
  Rule: The keywords bind the units of one controller

    @id:combat.two-controllers-on-one-side
    Scenario: A Tank does not stand before the units of its controller's teammate
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Glade
      And the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 2     | A          | Glade    |          |
        | Poro  | 2     | B          | Glade    | Tank     |
        | Teemo | 2     | B          | Glade    |          |
      When player A attacks at Glade
      Given Garen of player D at Glade has 2 printed Might
      And Garen defends
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Garen |
        | 2    | 0     | 0     |
        | 0    | 0     | 2     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | Garen | breaks                 |
        | 1    | 0     | 1     | 465.2.c.3              |
        | 0    | 2     | 0     | 465.2.c.6 or 815.1.c.2 |
