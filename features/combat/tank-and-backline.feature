@status:rules-text
Feature: Tank and Backline
  A Tank must have lethal damage before other units of its controller, a unit with Backline after them. A unit with
  both is one or the other, as the player who assigns chooses.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:465.2.c.6 @rule:815.1.b @source:core-rules-465.2.c.6
  Rule: Tanks first

    @id:combat.two-tanks @rule:815.1.c.1 @rule:815.1.c.2 @source:seed-002
    Scenario: Two Tanks and an ordinary unit
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 6     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 3     | B          | Grove    | Tank     |
        | Yuumi | 4     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Yuumi |
        | 2    | 3     | 1     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | Yuumi | breaks                              |
        | 1    | 1     | 4     | 465.2.c.3 or 465.2.c.6 or 815.1.c.2 |
        | 2    | 0     | 4     | 465.2.c.6 or 815.1.c.2              |

    @id:combat.example-465.2.c.7-two-tanks @rule:465.2.c.7 @status:official-example @source:core-rules-465.2.c.7
    Scenario: Either Tank may come first
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 4     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 3     | B          | Grove    | Tank     |
        | Yuumi | 4     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Yuumi |
        | 2    | 2     | 0     |
        | 1    | 3     | 0     |

    @id:combat.example-465.2.c.6-three-tiers @rule:826.3 @rule:826.4.b @status:official-example
    Scenario: A Tank, then a unit without either, then Backline
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 5     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 2     | B          | Grove    |          |
        | Yuumi | 2     | B          | Grove    | Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Yuumi |
        | 2    | 2     | 1     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | Yuumi | breaks                 |
        | 1    | 2     | 2     | 465.2.c.6 or 815.1.c.2 |
        | 2    | 1     | 2     | 465.2.c.6 or 826.4.b   |

    @id:combat.zero-might-tank @rule:142.4.b @source:seed-002
    Scenario: A Tank of 0 still has to be given 1
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 0     | B          | Grove    | Tank     |
        | Teemo | 4     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 1    | 2     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | breaks                 |
        | 0    | 3     | 465.2.c.6 or 815.1.c.2 |

    @id:combat.tank-with-damage @rule:142.4 @status:derived @source:derived-815.1.b
    Scenario: A wounded Tank holds up less
      Given the units
        | unit  | Might | controller | location | keywords | damage |
        | Vi    | 3     | A          | Grove    |          |        |
        | Poro  | 3     | B          | Grove    | Tank     | 2      |
        | Teemo | 3     | B          | Grove    |          |        |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 1    | 2     |

    @id:combat.tank-takes-it-all @status:derived @source:derived-815.1.b
    Scenario: A Tank that cannot be finished takes everything
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 2     | A          | Grove    |          |
        | Poro  | 3     | B          | Grove    | Tank     |
        | Teemo | 1     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 0     |

    @id:combat.tank-among-attackers @status:derived @source:derived-815.1.b
    Scenario: A Tank protects attackers as well
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 2     | A          | Grove    | Tank     |
        | Jinx | 2     | A          | Grove    |          |
        | Poro | 3     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player B are exactly
        | Vi | Jinx |
        | 2  | 1    |

  @rule:477.2 @rule:815.1.b @status:derived @source:derived-815.1.b
  Rule: What counts is whether a unit has the keyword now

    @id:combat.tank-granted-and-taken
    Scenario: Tank is granted to one defender and taken from another
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Tank     |
        | Teemo | 2     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 1     |
      When a spell gives Teemo Tank this turn
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 1     |
        | 1    | 2     |
      When a spell takes Tank from Poro this turn
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 1    | 2     |

    @id:combat.backline-granted-and-taken @rule:826.3
    Scenario: Backline is granted to one defender and taken from another
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    | Backline |
        | Teemo | 2     | B          | Grove    |          |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 1    | 2     |
      When a spell takes all abilities from Poro this turn
      Then the number of legal assignments of player A is 2
      When a spell gives Teemo Backline this combat
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 1     |

    @id:combat.tank-from-equipment @rule:718.3
    Scenario: Tank in the effect text of an equipment protects the wearer's friends
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 4     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      And "Doran's Shield" is an equipment of player B at Grove with a Might bonus of +1, the effect text Tank
      When "Doran's Shield" is attached to Poro
      And player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 3    | 1     |
      When "Doran's Shield" is detached
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 2     |

  @rule:465.2.c.6 @rule:826.3 @source:core-rules-826.3
  Rule: Backline last

    @id:combat.two-backline @rule:465.2.c.7 @rule:826.4.a @rule:826.4.b @source:seed-002
    Scenario: An ordinary unit and two with Backline
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 6     | A          | Grove    |          |
        | Poro  | 3     | B          | Grove    |          |
        | Teemo | 2     | B          | Grove    | Backline |
        | Yuumi | 2     | B          | Grove    | Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Yuumi |
        | 3    | 2     | 1     |
        | 3    | 1     | 2     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | Yuumi | breaks                            |
        | 2    | 2     | 2     | 465.2.c.6 or 826.4.b              |
        | 0    | 2     | 4     | 465.2.c.4 or 465.2.c.6 or 826.4.b |

    @id:combat.backline-alone @status:derived @source:derived-826.3
    Scenario: A unit with Backline is last even if it is the only one
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 3     | A          | Grove    |          |
        | Poro | 2     | B          | Grove    | Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro |
        | 3    |

  @rule:815.2 @rule:826.5 @source:core-rules-815.2
  Rule: Twice is no more than once, except where values are summed

    @id:combat.duplicate-keywords @rule:807.2 @rule:814.2 @source:seed-002
    Scenario: Each of four keywords twice on a unit
      Given the units
        | unit  | Might | controller | location | keywords           |
        | Vi    | 1     | A          | Grove    | Assault, Assault 3 |
        | Poro  | 2     | B          | Grove    | Tank, Tank         |
        | Sett  | 1     | B          | Grove    | Shield, Shield 3   |
        | Yuumi | 2     | B          | Grove    | Backline, Backline |
      When player A attacks at Grove
      Then Vi adds 5 to the combat damage of its side
      And Sett adds 5 to the combat damage of its side
      And the least lethal damage is as follows
        | unit  | damage |
        | Poro  | 2      |
        | Sett  | 5      |
        | Yuumi | 2      |
      And the legal assignments of player A are exactly
        | Poro | Sett | Yuumi |
        | 2    | 3    | 0     |
      When a spell gives Vi +3 Might this turn
      Then the legal assignments of player A are exactly
        | Poro | Sett | Yuumi |
        | 2    | 5    | 1     |

  @rule:465.2.c.8 @rule:465.2.c.9 @source:core-rules-465.2.c.8
  Rule: A unit with both is first or last, each unit for itself

    @id:combat.tank-and-backline @source:seed-002
    Scenario: One unit with both beside two ordinary ones
      Given the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 4     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro    | 3     | B          | Grove    |                |
        | Teemo   | 3     | B          | Grove    |                |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro | Teemo |
        | 2       | 2    | 0     |
        | 2       | 0    | 2     |
        | 0       | 3    | 1     |
        | 0       | 1    | 3     |
      And the assignments of player A are judged as follows
        | Caitlyn | Poro | Teemo | breaks    |
        | 1       | 3    | 0     | 465.2.c.8 |
      When a spell gives Vi +2 Might this turn
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro | Teemo |
        | 2       | 3    | 1     |
        | 2       | 1    | 3     |
        | 0       | 3    | 3     |
      And the assignments of player A are judged as follows
        | Caitlyn | Poro | Teemo | breaks                 |
        | 1       | 3    | 2     | 465.2.c.3 or 465.2.c.8 |

    @id:combat.example-465.2.c.8-first-or-last @status:official-example
    Scenario: First, or last, but not in between
      Given the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 3     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro    | 2     | B          | Grove    |                |
        | Teemo   | 2     | B          | Grove    |                |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Caitlyn | Poro | Teemo | breaks    |
        | 2       | 1    | 0     | nothing   |
        | 2       | 0    | 1     | nothing   |
        | 0       | 2    | 1     | nothing   |
        | 0       | 1    | 2     | nothing   |
        | 1       | 2    | 0     | 465.2.c.8 |
        | 1       | 0    | 2     | 465.2.c.8 |
      When a spell gives Vi +2 Might this turn
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro | Teemo |
        | 2       | 2    | 1     |
        | 2       | 1    | 2     |
        | 1       | 2    | 2     |

    @id:combat.two-conflicting @source:seed-002
    Scenario: Two units with both and an ordinary one
      Given the units
        | unit  | Might | controller | location | keywords       |
        | Vi    | 4     | A          | Grove    |                |
        | Poro  | 2     | B          | Grove    | Tank, Backline |
        | Teemo | 2     | B          | Grove    | Tank, Backline |
        | Yuumi | 3     | B          | Grove    |                |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Yuumi |
        | 2    | 2     | 0     |
        | 2    | 0     | 2     |
        | 0    | 2     | 2     |
        | 1    | 0     | 3     |
        | 0    | 1     | 3     |

    @id:combat.example-465.2.c.9-two-caitlyns @status:official-example @source:core-rules-465.2.c.9
    Scenario: Both may be treated as Tanks, and then come in any order
      Given the units
        | unit           | Might | controller | location | keywords       |
        | Vi             | 3     | A          | Grove    |                |
        | First Caitlyn  | 2     | B          | Grove    | Tank, Backline |
        | Second Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro           | 5     | B          | Grove    |                |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | First Caitlyn | Second Caitlyn | Poro | breaks    |
        | 2             | 1              | 0    | nothing   |
        | 1             | 2              | 0    | nothing   |
        | 2             | 0              | 1    | nothing   |
        | 0             | 0              | 3    | nothing   |
        | 1             | 1              | 1    | 465.2.c.3 |

    @id:combat.both-beside-a-tank @status:derived @source:derived-465.2.c.8
    Scenario: A unit with both does not let anyone past a Tank
      Given the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 3     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro    | 2     | B          | Grove    | Tank           |
        | Teemo   | 2     | B          | Grove    |                |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro | Teemo |
        | 2       | 1    | 0     |
        | 1       | 2    | 0     |
        | 0       | 2    | 1     |
      And the assignments of player A are judged as follows
        | Caitlyn | Poro | Teemo | breaks                 |
        | 2       | 0    | 1     | 465.2.c.6 or 815.1.c.2 |

    @id:combat.both-beside-backline @status:derived @source:derived-465.2.c.8
    Scenario: Treated as last, a unit with both ranks with those that have Backline
      Given the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 5     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro    | 2     | B          | Grove    |                |
        | Yuumi   | 2     | B          | Grove    | Backline       |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro | Yuumi |
        | 2       | 2    | 1     |
        | 1       | 2    | 2     |

    @id:ruling.r47-yuumi-and-a-backline-unit @status:ruling @source:ruling-R47
    Scenario: A unit with Backline is given Tank and +3 Might
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 7     | A          | Grove    |          |
        | Yuumi | 2     | B          | Grove    | Backline |
        | Poro  | 3     | B          | Grove    |          |
        | Teemo | 3     | B          | Grove    |          |
      When player A attacks at Grove
      And a spell gives Yuumi Tank this turn
      And a spell gives Yuumi +3 Might this turn
      Then the legal assignments of player A are exactly
        | Yuumi | Poro | Teemo |
        | 5     | 2    | 0     |
        | 5     | 0    | 2     |
        | 1     | 3    | 3     |
      And the assignments of player A are judged as follows
        | Yuumi | Poro | Teemo | breaks    |
        | 4     | 3    | 0     | 465.2.c.8 |
