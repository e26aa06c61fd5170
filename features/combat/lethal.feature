@status:rules-text
Feature: Lethal damage before the next unit
  Whoever assigns combat damage spends all of it, finishes one unit before turning to the next, and gives none more
  than it takes while another could still be finished.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:142.4.b @source:core-rules-142.4.b
  Rule: Lethal is the Might that is not yet marked, and never nothing

    @id:combat.lethal-amount @source:seed-002
    Scenario: A unit of 0, one of 4, and a 4 that is hurt already
      Given the units
        | unit  | Might | controller | location | damage |
        | Vi    | 3     | A          | Grove    |        |
        | Poro  | 0     | B          | Grove    |        |
        | Teemo | 4     | B          | Grove    |        |
        | Yuumi | 4     | B          | Grove    | 1      |
      When player A attacks at Grove
      Then the least lethal damage is as follows
        | unit  | damage |
        | Poro  | 1      |
        | Teemo | 4      |
        | Yuumi | 3      |

    @id:combat.lethal-for-negative-might @rule:143.2.b.1 @status:derived @source:derived-142.4.b
    Scenario: One damage is enough for a unit below 0
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | -2    | B          | Grove    |
      When player A attacks at Grove
      Then the least lethal damage for Poro is 1

    @id:combat.lethal-counts-everything @rule:814.1.c @status:derived @source:derived-142.4.b
    Scenario: Shield, a buff, equipment and a spell all make a defender harder to kill
      Given the units
        | unit  | Might | controller | location | keywords | damage |
        | Vi    | 3     | A          | Grove    |          |        |
        | Poro  | 2     | B          | Grove    | Shield 2 |        |
        | Teemo | 2     | B          | Grove    |          | 1      |
        | Yuumi | 2     | B          | Grove    |          |        |
        | Sett  | 5     | B          | Grove    |          | 2      |
      And Long Sword is an equipment with a Might bonus of +2
      When Teemo is buffed
      And Long Sword is attached to Yuumi
      And player A attacks at Grove
      And a spell gives Sett -1 Might this turn
      Then the least lethal damage is as follows
        | unit  | damage |
        | Poro  | 4      |
        | Teemo | 2      |
        | Yuumi | 4      |
        | Sett  | 2      |

  @rule:465.2.c.3 @rule:465.2.c.4 @source:core-rules-465.2.c.3
  Rule: One unit is finished before the next, and with no more than it takes

    @id:combat.lethal-before-next @source:seed-002
    Scenario: Five damage for two units of 2
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 3    | 2     |
        | 2    | 3     |

    @id:combat.example-465.2.c.3-four-units @status:official-example
    Scenario: Five damage for four units of 3
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
        | Yuumi | 3     | B          | Grove    |
        | Sett  | 3     | B          | Grove    |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Poro | Teemo | Yuumi | Sett | breaks    |
        | 3    | 2     |       |      | nothing   |
        |      | 2     |       | 3    | nothing   |
        | 2    | 1     | 1     | 1    | 465.2.c.3 |
        | 3    | 1     | 1     |      | 465.2.c.3 |
        | 4    | 1     |       |      | 465.2.c.4 |
      And the number of legal assignments of player A is 12

    @id:combat.example-465.2.c.4-marked @status:official-example @source:core-rules-465.2.c.4
    Scenario: Five damage for four units of 3 that each have 1 marked
      Given the units
        | unit  | Might | controller | location | damage |
        | Vi    | 5     | A          | Grove    |        |
        | Poro  | 3     | B          | Grove    | 1      |
        | Teemo | 3     | B          | Grove    | 1      |
        | Yuumi | 3     | B          | Grove    | 1      |
        | Sett  | 3     | B          | Grove    | 1      |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Poro | Teemo | Yuumi | Sett | breaks    |
        | 2    | 2     | 1     |      | nothing   |
        |      | 1     | 2     | 2    | nothing   |
        | 3    | 2     |       |      | 465.2.c.4 |
        | 5    |       |       |      | 465.2.c.4 |
        | 2    | 1     | 1     | 1    | 465.2.c.3 |
      And the number of legal assignments of player A is 12

    @id:combat.one-unit-in-part @status:derived @source:derived-465.2.c.3
    Scenario: Three damage for three units of 2
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
        | Yuumi | 2     | B          | Grove    |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Yuumi |
        | 2    | 1     | 0     |
        | 2    | 0     | 1     |
        | 1    | 2     | 0     |
        | 1    | 0     | 2     |
        | 0    | 2     | 1     |
        | 0    | 1     | 2     |

    @id:combat.units-of-nothing @rule:142.4.b @status:derived @source:derived-465.2.c.3
    Scenario: Units of 0 cost one damage each, or none at all
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Poro  | 0     | B          | Grove    |
        | Teemo | 0     | B          | Grove    |
        | Sett  | 5     | B          | Grove    |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo | Sett |
        | 1    | 1     | 1    |
        | 1    | 0     | 2    |
        | 0    | 1     | 2    |
        | 0    | 0     | 3    |

    @id:combat.attackers-are-assigned-damage-alike @status:derived @source:derived-465.2.c
    Scenario: The defender assigns by the same rules
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 2     | A          | Grove    | Assault  |
        | Jinx | 2     | A          | Grove    |          |
        | Sett | 4     | B          | Grove    | Shield   |
      When player A attacks at Grove
      Then the legal assignments of player B are exactly
        | Vi | Jinx |
        | 3  | 2    |
      And player A has 5 damage to assign

  @rule:465.2.c @source:core-rules-465.2.c
  Rule: The whole sum is assigned, to units of the other side

    @id:combat.full-sum
    Scenario: No damage is held back, invented or sent elsewhere
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
        | Sett  | 9     | B          | base     |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Poro | Teemo | Sett | Vi | breaks  |
        | 2    | 3     |      |    | nothing |
        | 2    | 2     |      |    | 465.2.c |
        | 3    | 3     |      |    | 465.2.c |
        |      |       |      |    | 465.2.c |
        | 6    | -1    |      |    | 465.2.c |
        | 2    | 2     | 1    |    | 465.2.c |
        | 2    | 2     |      | 1  | 465.2.c |

    @id:combat.excess-anywhere @rule:465.2.c.4 @source:core-rules-465.2.c.4
    Scenario: What is left when all have lethal damage goes to any of them
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 7     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 4    | 3     |
        | 3    | 4     |
        | 2    | 5     |

    @id:combat.excess-on-a-lone-unit @rule:465.2.c.4 @source:core-rules-465.2.c.4
    Scenario: A lone unit takes everything
      Given the units
        | unit | Might | controller | location |
        | Vi   | 7     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro |
        | 7    |

    @id:ruling.r44-all-damage-is-assigned @rule:465.2.c.3 @rule:465.2.c.4 @status:ruling @source:ruling-R44
    Scenario: Five damage for two units of 2, legal and illegal side by side
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 2    | 3     | nothing   |
        | 3    | 2     | nothing   |
        | 2    | 2     | 465.2.c   |
        | 5    | 0     | 465.2.c.4 |
        | 4    | 1     | 465.2.c.4 |
        | 1    | 4     | 465.2.c.4 |

    @id:ruling.r44-a-unit-of-nothing @rule:142.4.b @status:ruling @source:ruling-R44
    Scenario: A unit of 0 is not finished for free
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 0     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 1    | 4     | nothing   |
        | 3    | 2     | nothing   |
        | 0    | 5     | 465.2.c.4 |
        | 5    | 0     | 465.2.c.4 |
      And the number of legal assignments of player A is 3

    @id:ruling.r53-much-too-much @rule:815.1.c.2 @rule:814.2 @status:ruling @source:ruling-R53
    Scenario: Fifteen damage for a Tank of 10 and a unit of 3
      Given the units
        | unit       | Might | controller | location | keywords       |
        | Tryndamere | 8     | A          | Grove    | Assault 3      |
        | Brawler    | 4     | A          | Grove    |                |
        | Yordle     | 5     | B          | Grove    | Tank, Shield 5 |
        | Poro       | 3     | B          | Grove    |                |
      When player A attacks at Grove
      Then player A has 15 damage to assign
      And the least lethal damage for Yordle is 10
      And the assignments of player A are judged as follows
        | Yordle | Poro | breaks                              |
        | 10     | 5    | nothing                             |
        | 12     | 3    | nothing                             |
        | 15     | 0    | 465.2.c.4                           |
        | 9      | 6    | 465.2.c.4 or 465.2.c.6 or 815.1.c.2 |
        | 10     | 0    | 465.2.c                             |
      And the number of legal assignments of player A is 3

  @rule:142.4.c @rule:465.2.c.4 @source:core-rules-142.4.c
  Rule: Where any damage is enough, 1 is lethal

    @id:combat.any-amount-is-lethal
    Scenario: Two damage kill two units of 7
      Given the units
        | unit         | Might | controller | location |
        | Elder Dragon | 2     | A          | Grove    |
        | Poro         | 7     | B          | Grove    |
        | Teemo        | 7     | B          | Grove    |
      And Terror makes any damage of player A enough to kill enemy units while Elder Dragon stays
      When player A attacks at Grove
      Then the least lethal damage is as follows
        | unit         | damage |
        | Elder Dragon | 2      |
        | Poro         | 1      |
        | Teemo        | 1      |
      And the legal assignments of player A are exactly
        | Poro | Teemo |
        | 1    | 1     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 2    | 0     | 465.2.c.4 |
      When player A assigns 1 to Poro and 1 to Teemo
      And player B assigns 14 to Elder Dragon
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Poro has died
      And Teemo has died
      And Elder Dragon has died

    @id:combat.any-amount-through-prevention @rule:437.5.a @status:derived @source:derived-142.4.c
    Scenario: Prevention has to be overcome all the same
      Given the units
        | unit         | Might | controller | location |
        | Elder Dragon | 8     | A          | Grove    |
        | Poro         | 7     | B          | Grove    |
        | Teemo        | 7     | B          | Grove    |
      And Terror makes any damage of player A enough to kill enemy units while Elder Dragon stays
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When player A attacks at Grove
      Then the least lethal damage for Poro is 4
      And the least lethal damage for Teemo is 1
