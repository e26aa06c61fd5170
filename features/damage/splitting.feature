@status:rules-text @rule:355.14
Feature: Splitting damage
  Targets are chosen when the spell is announced, no more than there is damage then. The amounts are chosen when it
  resolves, at least 1 each; where there is too little by then, only as many targets are given up as have to be.

  Background:
    Given the units
      | unit  | Might | controller |
      | Yi    | 5     | A          |
      | Poro  | 9     | B          |
      | Teemo | 9     | B          |
      | Yuumi | 9     | B          |
      | Sett  | 9     | B          |
      | Fizz  | 9     | B          |
      | Ekko  | 9     | B          |

  @rule:355.14.c @source:core-rules-355.14.c
  Rule: No more targets than damage

    @id:damage.example-355.14.c-at-most-five @status:official-example
    Scenario: Five damage for six units, for five, and for two
      When a spell of player A splits 5 damage (announced as 5) among Poro, Teemo, Yuumi, Sett, Fizz and Ekko: 1 to Poro, 1 to Teemo, 1 to Yuumi, 1 to Sett and 1 to Fizz, which rule 355.14.c forbids
      Then Poro has no damage
      When a spell of player A splits 5 damage (announced as 5): 1 to Poro, 1 to Teemo, 1 to Yuumi, 1 to Sett and 1 to Fizz
      Then Poro took 1 damage
      And Fizz took 1 damage
      When a spell of player A splits 5 damage (announced as 5): 2 to Poro and 3 to Ekko
      Then Poro took 2 damage
      And Ekko took 3 damage
      And Poro has 3 damage

  @rule:355.14.f @rule:355.14.g @source:core-rules-355.14.f
  Rule: The whole amount, and at least 1 for each target

    @id:damage.split-legal-and-not @rule:355.14.a @rule:355.14.b
    Scenario: Ways to split 4 between two targets that are not allowed
      When a spell of player A splits 4 damage among Poro and Teemo: 4 to Poro and 0 to Teemo, which rule 355.14.f forbids
      And a spell of player A splits 4 damage among Poro and Teemo: 4 to Poro, which rule 355.14.f forbids
      And a spell of player A splits 4 damage among Poro and Teemo: 2 to Poro, 1 to Teemo and 1 to Sett, which rule 355.14.b forbids
      And a spell of player A splits 4 damage among Poro and Teemo: 2 to Poro and 1 to Teemo, which rule 355.14.a forbids
      And a spell of player A splits 4 damage among Poro and Teemo: 3 to Poro and 2 to Teemo, which rule 355.14.a forbids
      Then the units now stand as follows
        | unit  | damage |
        | Poro  | 0      |
        | Teemo | 0      |
        | Sett  | 0      |
      When a spell of player A splits 4 damage among Poro and Teemo: 3 to Poro and 1 to Teemo
      Then Poro took 3 damage
      And Teemo took 1 damage

  @rule:355.14.h @rule:355.14.h.1 @source:core-rules-355.14.h.1
  Rule: Where damage has become short, no more targets are given up than needed

    @id:damage.example-355.14.h.1-alpha-strike @status:official-example
    Scenario: Announced with 5 for five units, resolved with 3
      When Yi of player A splits 3 damage (announced as 5) among Poro, Teemo, Yuumi, Sett and Fizz: 3 to Poro, which rule 355.14.h.1 forbids
      And Yi of player A splits 3 damage (announced as 5) among Poro, Teemo, Yuumi, Sett and Fizz: 2 to Poro and 1 to Teemo, which rule 355.14.h.1 forbids
      And Yi of player A splits 3 damage (announced as 5) among Poro, Teemo, Yuumi, Sett and Fizz: 1 to Poro, 1 to Teemo and 1 to Yuumi
      Then the units now stand as follows
        | unit  | damage |
        | Poro  | 1      |
        | Teemo | 1      |
        | Yuumi | 1      |
        | Sett  | 0      |
        | Fizz  | 0      |

    @id:ruling.r56-split-shrinks @rule:143.2.b @status:ruling @source:ruling-R56
    Scenario: Three damage for five targets, two for three, and none for two
      When Yi of player A splits 3 damage (announced as 5) among Poro, Teemo, Yuumi, Sett and Fizz: 1 to Teemo, 1 to Sett and 1 to Fizz
      Then the units now stand as follows
        | unit  | damage |
        | Poro  | 0      |
        | Teemo | 1      |
        | Yuumi | 0      |
        | Sett  | 1      |
        | Fizz  | 1      |
      When Yi of player A splits 2 damage (announced as 5) among Poro, Teemo and Yuumi: 2 to Poro, which rule 355.14.h.1 forbids
      And Yi of player A splits 2 damage (announced as 5) among Poro, Teemo and Yuumi: 1 to Poro and 1 to Yuumi
      Then Poro has 1 damage
      And Teemo has 1 damage
      And Yuumi has 1 damage
      When a spell gives Yi -7 Might this turn
      Then a spell reads the Might of Yi as 0
      When Yi of player A splits 0 damage (announced as 5) among Poro and Teemo: nothing
      Then Poro took no damage
      And Poro has 1 damage

    @id:damage.split-of-one @rule:355.14.a @status:derived @source:derived-355.14.a
    Scenario: One damage can be split among one
      When a spell of player A splits 1 damage among Poro: 1 to Poro
      Then Poro took 1 damage

    @id:damage.split-keeps-all @rule:355.14.f @status:derived @source:derived-355.14.f
    Scenario: Where there is just enough for all targets, all receive some
      When a spell of player A splits 2 damage among Poro and Teemo: 2 to Poro, which rule 355.14.f forbids
      And a spell of player A splits 2 damage among Poro and Teemo: 1 to Poro and 1 to Teemo
      Then Poro took 1 damage
      And Teemo took 1 damage

    @id:damage.split-of-nothing-has-no-bonus @rule:715.4 @status:derived @source:derived-715.4
    Scenario: Where there is nothing to split, Bonus Damage adds nothing
      Given Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A splits 0 damage (announced as 2) among Poro and Teemo: nothing
      Then Poro took no damage
      And Teemo took no damage
