@status:rules-text @rule:465.2.c.10
Feature: Units that cannot be dealt damage
  No damage is lethal for such a unit, so nobody has to assign any to it before others. It fights on all the same.

  Background:
    Given there is a battlefield Grove that player B controls

  @source:core-rules-465.2.c.10
  Rule: It stands in nobody's way

    @id:combat.cannot-be-dealt-damage @rule:815.1.b @source:seed-002
    Scenario: A Tank that cannot be dealt damage and an ordinary unit
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 5     | A          | Grove    |          |
        | Kayn | 2     | B          | Grove    | Tank     |
        | Poro | 3     | B          | Grove    |          |
      When player A attacks at Grove
      And Shadow lets no damage be dealt to Kayn this turn
      Then no amount of damage is lethal for Kayn
      And the assignments of player A are judged as follows
        | Kayn | Poro | breaks  |
        |      | 5    | nothing |

    @id:combat.example-465.2.c.10-kayn @rule:465.2.c.3 @rule:465.2.c.4 @status:official-example
    Scenario: A unit that takes no damage is ignored when lethal damage is assigned
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Kayn  | 2     | B          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Kayn | Poro | Teemo |
        | 0    | 3    | 2     |
        | 0    | 2    | 3     |

    @id:combat.not-instead-of-others @status:derived @source:derived-465.2.c.10
    Scenario: Damage that another unit still needs cannot be wasted on it
      Given the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Grove    |
        | Kayn | 2     | B          | Grove    |
        | Poro | 3     | B          | Grove    |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Kayn | Poro |
        | 0    | 2    |

    @id:combat.alone-and-exempt @rule:465.2.c @status:derived @source:derived-465.2.c.10
    Scenario: Where it is alone there is one assignment, whether it may be named in it or not
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Kayn | 2     | B          | Grove    |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then the number of legal assignments of player A is 1

    @id:combat.exempt-unit-deals-damage @rule:465.2.b @status:derived @source:derived-465.2.c.10
    Scenario: It adds its Might to its side
      Given the units
        | unit | Might | controller | location |
        | Vi   | 4     | A          | Grove    |
        | Kayn | 4     | B          | Grove    |
        | Poro | 3     | B          | Grove    |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then player B has 7 damage to assign
      When player A assigns 4 to Poro
      And player B assigns 7 to Vi
      And the combat is carried through to its end
      Then Vi has died
      And Poro has died
      And Kayn has no damage
      And player B has won the combat

    @id:combat.not-exempt-any-more @status:derived @source:derived-465.2.c.10
    Scenario: When the effect is gone its Tank counts again
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Kayn  | 2     | B          | Grove    | Tank     |
        | Poro  | 3     | B          | Grove    |          |
        | Yuumi | 1     | B          | base     |          |
      And Shadow lets no damage be dealt to Kayn while Yuumi stays
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Kayn | Poro |
        | 0    | 3    |
      When Yuumi is killed
      Then the legal assignments of player A are exactly
        | Kayn | Poro |
        | 2    | 1    |

  @status:ruling @source:ruling-R48
  Rule: Public rulings on it

    @id:ruling.r48-alone @rule:466.1.a.2 @rule:466.3.d
    Scenario: Alone, it cannot die, and the attackers go home
      Given the units
        | unit | Might | controller | location | stunned |
        | Vi   | 6     | A          | Grove    |         |
        | Kayn | 4     | B          | Grove    | yes     |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      And the combat is carried through to its end
      Then the units now stand as follows
        | unit | damage | zone  | location |
        | Vi   | 0      | board | base     |
        | Kayn | 0      | board | Grove    |
      And the combat has no result for player A
      And Grove is under the control of player B

    @id:ruling.r48-tank @rule:718.3 @rule:815.1.b
    Scenario: Tank from an equipment does not bind the attacker
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Kayn | 3     | B          | Grove    |
        | Poro | 3     | B          | Grove    |
      And "Doran's Shield" is an equipment of player B at Grove with a Might bonus of +0, the effect text Tank
      And "Doran's Shield" is attached to Kayn
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then Kayn has Tank
      And the legal assignments of player A are exactly
        | Kayn | Poro |
        | 0    | 3    |
