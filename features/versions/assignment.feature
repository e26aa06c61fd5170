@rule:465.2.c @status:rules-text @source:core-rules-1.0-to-1.4 @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
Feature: Assigning combat damage in every version of the rules
  Which assignments the versions allow. Rules that are broken are named by their numbers in 1.4.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:465.2.c.4
  Rule: How much is too much

    # 1.0 asks that lethal damage is complete before the next unit, and sets no upper bound (626.1.d.2).
    @id:versions.all-on-one
    Scenario: All damage on one of two units
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Poro | Teemo | breaks  |
        | 2    | 3     | nothing |
        | 2    | 2     | 465.2.c |
      And under the rules 1.0, the assignments of player A are judged as follows
        | Poro | Teemo | breaks  |
        | 5    | 0     | nothing |
        | 4    | 1     | nothing |
      And under the rules 1.1 to 1.4, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 5    | 0     | 465.2.c.4 |
        | 4    | 1     | 465.2.c.4 |

    # Until 1.3 nothing alters what is lethal (142.4.c is new in 1.4): damage of the dragon kills, but to be lethal it
    # has to come to the unit's Might.
    @id:versions.any-amount-kills @rule:142.4.c @rule:465.2.c.3
    Scenario: Any amount of damage is enough
      Given the units
        | unit   | Might | controller | location |
        | Dragon | 2     | A          | Grove    |
        | Poro   | 7     | B          | Grove    |
        | Teemo  | 7     | B          | Grove    |
      And Terror makes any damage of player A enough to kill enemy units while Dragon stays
      When player A attacks at Grove
      Then under the rules 1.0 to 1.3, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 2    | 0     | nothing   |
        | 1    | 1     | 465.2.c.3 |
      And under the rules 1.4, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 2    | 0     | 465.2.c.4 |
        | 1    | 1     | nothing   |

  @rule:465.2.c.8 @rule:465.2.c.10
  Rule: First, last, or exempt

    # 1.0 names Tank by itself and otherwise asks for what can be met; 1.1 lets one of the two be chosen (439.1.d.7).
    @id:versions.tank-and-backline
    Scenario: A unit that must be first and last
      Given the units
        | unit  | Might | controller | location | keywords       |
        | Vi    | 3     | A          | Grove    |                |
        | Poro  | 2     | B          | Grove    |                |
        | Teemo | 2     | B          | Grove    |                |
        | Yuumi | 2     | B          | Grove    | Tank, Backline |
      When player A attacks at Grove
      Then under the rules 1.1 to 1.4, the assignments of player A are judged as follows
        | Poro | Yuumi | breaks    |
        | 2    | 1     | 465.2.c.8 |
      And under the rules 1.0, the rules leave open what player A breaks by assigning 2 to Poro and 1 to Yuumi
        | answer    | because                                                           |
        | nothing   | requirements that exclude each other cannot be met, so none binds |
        | 465.2.c.6 | Tank is named by itself, and comes before all other units         |
      And the assignments of player A are judged as follows
        | Poro | Yuumi | breaks  |
        | 1    | 2     | nothing |

    # The exemption is new in 1.1 (439.1.d.9).
    @id:versions.tank-that-takes-no-damage
    Scenario: A Tank that cannot be dealt damage
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 3     | A          | Grove    |          |
        | Kayn | 2     | B          | Grove    | Tank     |
        | Poro | 3     | B          | Grove    |          |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then under the rules 1.0, the assignments of player A are judged as follows
        | Kayn | Poro | breaks    |
        | 0    | 3    | 465.2.c.6 |
        | 2    | 1    | nothing   |
      And under the rules 1.1 to 1.4, the assignments of player A are judged as follows
        | Kayn | Poro | breaks     |
        | 0    | 3    | nothing    |
        | 2    | 1    | 465.2.c.10 |

  @rule:437.5 @rule:465.2.c.5
  Rule: What replaces damage

    # Prevention is an action since 1.3 (437), and counts there. 1.0 only lacks the upper bound.
    @id:versions.prevention-in-assignment @rule:465.2.c.4
    Scenario: The next 3 damage is prevented
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When player A attacks at Grove
      Then under the rules 1.0, the assignments of player A are judged as follows
        | Poro | Teemo | breaks  |
        | 5    | 0     | nothing |
        | 2    | 3     | nothing |
      And under the rules 1.1 to 1.2, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 5    | 0     | 465.2.c.4 |
        | 2    | 3     | nothing   |
      And under the rules 1.3 to 1.4, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 5    | 0     | nothing   |
        | 2    | 3     | 465.2.c.4 |

    # Until 1.3 doubling comes when damage is dealt, and Poro has to be assigned its 3.
    @id:versions.doubling-in-assignment @rule:465.2.c.4.a @version:1.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: Damage is doubled
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      And Lotus Trap doubles all damage to Poro this turn
      When player A attacks at Grove
      Then under the rules 1.1 to 1.3, the assignments of player A are judged as follows
        | Poro | Teemo | breaks  |
        | 3    | 2     | nothing |
      And under the rules 1.4, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 3    | 2     | 465.2.c.4 |
      And the assignments of player A are judged as follows
        | Poro | Teemo | breaks  |
        | 2    | 3     | nothing |

    # As before: until 1.3 each of them is short of its 3, in 1.4 the doubled 2 is lethal for Poro.
    @id:versions.half-of-a-doubled-unit @rule:465.2.c.3 @rule:465.2.c.4.a
    Scenario: Damage to one of two units is doubled, and both are assigned 2
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 4     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      And Lotus Trap doubles all damage to Poro this turn
      When player A attacks at Grove
      Then under the rules 1.0 to 1.3, the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 2    | 2     | 465.2.c.3 |
      And under the rules 1.4, the assignments of player A are judged as follows
        | Poro | Teemo | breaks  |
        | 2    | 2     | nothing |

    # Whether it is replaced when it is assigned (1.4) or when it is dealt, it is replaced once.
    @id:versions.doubled-once @rule:465.2.c.5
    Scenario: Combat damage to the only defender is doubled
      Given the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Grove    |
        | Poro | 9     | B          | Grove    |
      And Lotus Trap doubles all damage to Poro this turn
      When player A attacks at Grove
      And player A assigns 2 to Poro
      And player B assigns 9 to Vi
      And the combat damage is dealt
      Then Poro took 4 damage

    # 1.3 exempts what cannot be dealt damage because no amount is lethal for it (460.2.c.9), and has no lethal amount
    # under such prevention either (437.5.b); 1.4 says that this is not the same.
    @id:versions.tank-of-whose-damage-all-is-prevented @rule:437.5.b @rule:465.2.c.6 @rule:465.2.c.10
    Scenario: All of the next damage to a Tank is prevented
      Given the units
        | unit     | Might | controller | location | keywords |
        | Vi       | 8     | A          | Grove    |          |
        | Guardian | 4     | B          | Grove    | Tank     |
        | Poro     | 8     | B          | Grove    |          |
      And Counter Strike prevents all of the next damage to Guardian this turn
      When player A attacks at Grove
      Then under the rules 1.0, the assignments of player A are judged as follows
        | Guardian | Poro | breaks    |
        | 8        |      | nothing   |
        | 4        | 4    | nothing   |
        |          | 8    | 465.2.c.6 |
      And under the rules 1.1 to 1.2, the assignments of player A are judged as follows
        | Guardian | Poro | breaks    |
        | 8        |      | 465.2.c.4 |
        | 4        | 4    | nothing   |
        |          | 8    | 465.2.c.6 |
      And under the rules 1.4, the assignments of player A are judged as follows
        | Guardian | Poro | breaks    |
        | 8        |      | nothing   |
        | 4        | 4    | 465.2.c.3 |
        |          | 8    | 465.2.c.6 |
      And under the rules 1.3, the rules leave open what player A breaks by assigning 8 to Guardian
        | answer     | because                                              |
        | nothing    | prevention is not the same as being dealt no damage  |
        | 465.2.c.10 | no amount of damage is lethal, so Guardian is exempt |
      And under the rules 1.3, the rules leave open what player A breaks by assigning 4 to Guardian and 4 to Poro
        | answer     | because                                              |
        | 465.2.c.3  | prevention is not the same as being dealt no damage  |
        | 465.2.c.10 | no amount of damage is lethal, so Guardian is exempt |
      And under the rules 1.3, the rules leave open what player A breaks by assigning 8 to Poro
        | answer    | because                                              |
        | 465.2.c.6 | prevention is not the same as being dealt no damage  |
        | nothing   | no amount of damage is lethal, so Guardian is exempt |
