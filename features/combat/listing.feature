@rule:465.2.c @status:derived @source:derived-465.2.c
Feature: Assignments do not hang on how units are listed
  In which order the units stand, and whether those without damage are named at all, makes no difference.

  @rule:465.2.c.4
  Rule: Units that are not named get nothing

    @id:combat.unnamed-units-get-nothing
    Scenario: Two damage on one of two units of 1
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location |
        | Vi    | 2     | A          | Grove    |
        | Poro  | 1     | B          | Grove    |
        | Teemo | 1     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 2 to Poro, which rule 465.2.c.4 forbids
      And player A assigns 1 to Poro and 1 to Teemo
      And the combat damage is dealt, which rule 465.2.c.1.a forbids
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Poro took 1 damage
      And Teemo took 1 damage
      And Vi took 2 damage

    @id:combat.unnamed-units-take-nothing @rule:465.2.d
    Scenario: All damage on one of two units, and the other one is not named
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location |
        | Vi    | 2     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 2 to Poro
      And player B assigns 4 to Vi
      And the combat damage is dealt
      Then Poro took 2 damage
      And Teemo took no damage

  @rule:465.2.c.6
  Rule: First and last are a matter of keywords, not of places in the list

    @id:combat.last-listed-first @rule:815.1.c.2 @rule:826.4.b
    Scenario: A Backline unit is listed first and a Tank last
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords |
        | Vi      | 3     | A          | Grove    |          |
        | Caitlyn | 2     | B          | Grove    | Backline |
        | Poro    | 2     | B          | Grove    |          |
        | Braum   | 2     | B          | Grove    | Tank     |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro | Braum |
        | 0       | 1    | 2     |
      And the assignments of player A are judged as follows
        | Caitlyn | Poro | Braum | breaks                 |
        | 1       | 0    | 2     | 465.2.c.6 or 826.4.b   |
        | 0       | 2    | 1     | 465.2.c.6 or 815.1.c.2 |

    @id:combat.either-listed-last @rule:465.2.c.8
    Scenario: A unit that may be first or last is listed after the others
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 3     | A          | Grove    |                |
        | Poro    | 2     | B          | Grove    |                |
        | Teemo   | 2     | B          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Caitlyn |
        | 2    | 1     | 0       |
        | 1    | 2     | 0       |
        | 1    | 0     | 2       |
        | 0    | 1     | 2       |
      And the assignments of player A are judged as follows
        | Poro | Teemo | Caitlyn | breaks    |
        | 2    | 0     | 1       | 465.2.c.8 |
        | 0    | 2     | 1       | 465.2.c.8 |

    @id:combat.either-beside-a-tank @rule:465.2.c.9
    Scenario: With none but a Tank beside it, being first and being last come to the same
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 2     | A          | Grove    |                |
        | Braum   | 1     | B          | Grove    | Tank           |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Braum | Caitlyn |
        | 1     | 1       |
        | 0     | 2       |

    @id:combat.either-beside-a-tank-and-backline @rule:465.2.c.9
    Scenario: With a Tank and a Backline unit beside it, being last lets the other one go first
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 3     | A          | Grove    |                |
        | Braum   | 1     | B          | Grove    | Tank           |
        | Teemo   | 1     | B          | Grove    | Backline       |
        | Caitlyn | 3     | B          | Grove    | Tank, Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Braum | Teemo | Caitlyn |
        | 1     | 1     | 1       |
        | 1     | 0     | 2       |
        | 0     | 0     | 3       |

    @id:combat.either-beside-one-that-nothing-kills @rule:437.5.b @rule:465.2.c.3
    Scenario: A unit that may be first or last cannot follow one that never has lethal damage
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 2     | A          | Grove    |                |
        | Poro    | 2     | B          | Grove    |                |
        | Caitlyn | 3     | B          | Grove    | Tank, Backline |
      And Spell Shield prevents all damage to Poro this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Caitlyn |
        | 2    | 0       |
        | 0    | 2       |

    @id:combat.either-beside-a-larger-tank @rule:465.2.c.9
    Scenario: A unit that may be first or last beside a Tank for which there is too little damage
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 1     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Braum   | 3     | B          | Grove    | Tank           |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Braum |
        | 1       | 0     |
        | 0       | 1     |
      And the number of legal assignments of player A is 2

    @id:combat.either-of-the-same-size @rule:465.2.c.8
    Scenario: One damage kills an ordinary unit or one that may be first or last
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 1     | A          | Grove    |                |
        | Poro    | 1     | B          | Grove    |                |
        | Caitlyn | 1     | B          | Grove    | Tank, Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Caitlyn |
        | 1    | 0       |
        | 0    | 1       |

    @id:combat.two-either-beside-one-that-nothing-kills @rule:437.5.b @rule:465.2.c.9
    Scenario: Two units that may be first or last beside one that never has lethal damage
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 1     | A          | Grove    |                |
        | Poro    | 2     | B          | Grove    |                |
        | Caitlyn | 3     | B          | Grove    | Tank, Backline |
        | Yuumi   | 2     | B          | Grove    | Tank, Backline |
      And Spell Shield prevents all damage to Poro this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Caitlyn | Yuumi |
        | 1    | 0       | 0     |
        | 0    | 1       | 0     |
        | 0    | 0       | 1     |

    @id:combat.either-that-nothing-kills-beside-a-tank @rule:437.5.b @rule:465.2.c.9
    Scenario: One of two units that may be first or last never has lethal damage, and a Tank is beside them
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 1     | A          | Grove    |                |
        | Yuumi   | 2     | B          | Grove    | Tank, Backline |
        | Braum   | 3     | B          | Grove    | Tank           |
        | Caitlyn | 1     | B          | Grove    | Tank, Backline |
      And Spell Shield prevents all damage to Yuumi this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Yuumi | Braum | Caitlyn |
        | 1     | 0     | 0       |
        | 0     | 1     | 0       |
        | 0     | 0     | 1       |

    @id:combat.either-that-nothing-kills-beside-backline @rule:437.5.b @rule:465.2.c.9
    Scenario: One of two units that may be first or last never has lethal damage, and a Backline unit is beside them
      Given there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 7     | A          | Grove    |                |
        | Caitlyn | 4     | B          | Grove    | Tank, Backline |
        | Teemo   | 1     | B          | Grove    | Backline       |
        | Yuumi   | 2     | B          | Grove    | Tank, Backline |
      And Spell Shield prevents all damage to Yuumi this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Teemo | Yuumi |
        | 4       | 1     | 2     |
        | 4       | 0     | 3     |
        | 0       | 1     | 6     |
        | 0       | 0     | 7     |

  @rule:465.2.c.3
  Rule: Counting comes to the same as listing

    @id:combat.counted-beside-one-that-nothing-kills @rule:437.5.b @rule:465.2.c.4
    Scenario: Two ordinary units, one of which never has lethal damage
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location |
        | Vi    | 2     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      And Spell Shield prevents all damage to Poro this turn
      When player A attacks at Grove
      Then the number of legal assignments of player A is 2
      And the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 0     |
        | 0    | 2     |

  @rule:464.2.c.3
  Rule: Sides are for units

    @id:combat.equipment-takes-no-side
    Scenario: An equipment at the battlefield neither attacks nor defends
      Given there is a battlefield Grove
      And Long Sword is an equipment with a Might bonus of +2
      And the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      And Long Sword is attached to Vi
      When player A attacks at Grove
      Then Vi is an attacker
      And Poro is a defender
      And Long Sword is neither attacker nor defender
      And player A has 4 damage to assign
      And player B has 2 damage to assign

  @rule:815.1.b
  Rule: Each controller's units have an order of their own

    @id:combat.two-controllers-listed
    Scenario: A Tank and three other units under two controllers share 4 damage
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 4     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 2     | B          | Grove    |          |
      When player A attacks at Grove
      Given Garen of player D at Grove has 2 printed Might
      And Lux of player D at Grove has 1 printed Might
      And Garen defends
      And Lux defends
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Garen | Lux |
        | 2    | 2     | 0     | 0   |
        | 2    | 1     | 0     | 1   |
        | 2    | 0     | 2     | 0   |
        | 2    | 0     | 1     | 1   |
        | 1    | 0     | 2     | 1   |

    @id:combat.either-under-one-of-two-controllers @rule:465.2.c.8
    Scenario: A unit that may be first or last beside a Tank of a teammate
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 1     | A          | Grove    |                |
        | Caitlyn | 3     | B          | Grove    | Tank, Backline |
      When player A attacks at Grove
      Given Garen of player D at Grove has 1 printed Might and Tank
      And Garen defends
      Then the legal assignments of player A are exactly
        | Caitlyn | Garen |
        | 1       | 0     |
        | 0       | 1     |
