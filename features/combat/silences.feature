@status:unruled
Feature: Where the rules of combat are silent
  Here the rules lead to more than one answer. Each scenario lists them all with the reading that leads there.
  No engine is held to any of them.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:465.2.c @rule:465.2.c.10
  Rule: Whether damage may be put on a unit that cannot be dealt any

    @id:ruling.r48-left-over-damage @source:ruling-R48
    Scenario: Five damage for an exempt unit of 2 and an ordinary one of 3
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Kayn | 2     | B          | Grove    |
        | Poro | 3     | B          | Grove    |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then the assignments of player A are judged as follows
        | Kayn | Poro | breaks  |
        |      | 5    | nothing |
      And the rules leave open what player A breaks by assigning 2 to Kayn and 3 to Poro
        | answer     | because                                                                              |
        | 465.2.c.10 | the unit is ignored in assignment altogether, so all of it belongs on the other      |
        | nothing    | nothing requires damage on the unit, nor forbids it once the other has lethal damage |
      And the rules leave open the number of legal assignments of player A
        | answer | because                                                        |
        | 1      | all of it goes on the ordinary unit                            |
        | 3      | the 2 that are left may be split between both units in any way |

    @id:combat.only-an-exempt-unit @source:derived-465.2.c.10
    Scenario: There is nobody else to assign damage to
      Given the units
        | unit | Might | controller | location |
        | Vi   | 6     | A          | Grove    |
        | Kayn | 4     | B          | Grove    |
      And Shadow lets no damage be dealt to Kayn this turn
      When player A attacks at Grove
      Then the rules leave open what player A breaks by assigning 6 to Kayn
        | answer     | because                                                                  |
        | 465.2.c.10 | the unit is ignored in assignment, so there is nothing to assign to      |
        | nothing    | the whole sum is to be assigned, and no other unit is left to receive it |
      And the rules leave open what player A breaks by assigning nothing
        | answer  | because                                                                  |
        | nothing | the unit is ignored in assignment, so there is nothing to assign to      |
        | 465.2.c | the whole sum is to be assigned, and no other unit is left to receive it |

  @rule:372 @rule:465.2.c.5
  Rule: Whether the order of replacements is chosen before the assignment or when it is seen

    @id:combat.order-not-chosen-yet @source:derived-465.2.c.5
    Scenario: What is lethal before the controller has said which comes first
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 9     | A          | Grove    |
        | Poro  | 5     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player A attacks at Grove
      Then the rules leave open the least lethal damage for Poro
        | answer | because                                                                   |
        | 10     | the controller may put prevention first: 3 are left of 10 and are doubled |
        | 6      | the controller may put doubling first: 12, of which 7 are prevented       |
      And the rules leave open what player A breaks by assigning 9 to Poro
        | answer    | because                                                       |
        | nothing   | with prevention first 9 are short of lethal                   |
        | 465.2.c.4 | with doubling first 6 are enough, and another unit is waiting |

    @id:combat.order-chosen-afterwards @source:derived-372
    Scenario: What the same assignment comes to under either order
      Given the units
        | unit | Might | controller | location |
        | Vi   | 8     | A          | Grove    |
        | Poro | 5     | B          | Grove    |
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player A attacks at Grove
      And player A assigns 8 to Poro
      And player B assigns 5 to Vi
      And the combat damage is dealt
      Then the rules leave open the damage that Poro took
        | answer | because                                         |
        | 2      | prevention first: 1 is left of 8 and is doubled |
        | 9      | doubling first: 16, of which 7 are prevented    |
      When the combat cleanup is performed
      Then the rules leave open whether Poro has died
        | answer | because                                         |
        | no     | prevention first leaves 2 damage on a unit of 5 |
        | yes    | doubling first leaves 9 damage on a unit of 5   |

    @id:damage.next-damage-doubled-and-prevented @rule:437.4 @rule:370.1 @source:derived-372
    Scenario: Whether prevention of all damage leaves another effect something to be used up by
      Given Poro of player B has 20 printed Might
      And Fury doubles the next damage to Poro this turn
      And Counter Strike prevents all of the next damage to Poro this turn
      When a spell of player A deals 2 damage to Poro
      Then Poro took no damage
      When a spell of player A deals 1 damage to Poro
      Then the rules leave open the damage that Poro took
        | answer | because                                                         |
        | 1      | doubling first: both were used up by the first damage           |
        | 2      | prevention first: nothing was left to double, so doubling waits |
