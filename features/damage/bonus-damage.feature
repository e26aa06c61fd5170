@status:rules-text @rule:713
Feature: Bonus Damage
  All Bonus Damage for one instruction is summed and added once: to each target, or to what is split. Where nothing is
  dealt there is no bonus.

  @rule:714 @rule:715 @source:core-rules-715
  Rule: Summed, added once, never negative

    @id:damage.bonus-summed-once @rule:714.2 @rule:715.1 @rule:715.2 @rule:715.3 @rule:715.4 @source:seed-004
    Scenario: Bonus 1 and bonus 2 on 3 damage; several targets; a split; nothing dealt; a negative bonus
      Given the units
        | unit  | Might | controller |
        | Vi    | 20    | A          |
        | Poro  | 20    | B          |
        | Teemo | 20    | B          |
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      And Cinder gives the spells and abilities of player A 2 Bonus Damage for good
      When a spell of player A deals 3 damage to Poro
      Then Poro took 6 damage
      When a spell of player A deals 3 damage to each of Poro and Teemo
      Then Poro took 6 damage
      And Teemo took 6 damage
      When a spell of player A splits 3 damage: 4 to Poro and 2 to Teemo
      Then Poro took 4 damage
      And Teemo took 2 damage
      When a spell of player A deals 0 damage to Poro
      Then Poro took no damage
      Given Damp gives the spells and abilities of player B -1 Bonus Damage for good
      When a spell of player B deals 3 damage to Vi
      Then Vi took 3 damage

    @id:damage.bonus-and-malus @rule:714.1 @rule:714.2 @status:derived @source:derived-714
    Scenario Outline: Instances are summed before it is asked whether there is a bonus
      Given Poro of player B has 20 printed Might
      And Inferno gives the spells and abilities of player A <bonus> Bonus Damage for good
      And Damp gives the spells and abilities of player A -2 Bonus Damage for good
      When a spell of player A deals 3 damage to Poro
      Then Poro took <taken> damage

      Examples:
        | case     | bonus | taken |
        | positive | 3     | 4     |
        | zero     | 2     | 3     |
        | negative | 1     | 3     |

    @id:damage.example-715.2-each-target @rule:715.2 @status:official-example @source:core-rules-715.2
    Scenario: Six to each of two units, with 1 Bonus Damage
      Given the units
        | unit  | Might | controller |
        | Annie | 4     | A          |
        | Poro  | 9     | B          |
        | Teemo | 9     | B          |
      And Inferno gives the spells and abilities of player A 1 Bonus Damage while Annie stays
      When a spell of player A deals 6 damage to each of Poro and Teemo
      Then Poro took 7 damage
      And Teemo took 7 damage

    @id:damage.example-715.3-split @rule:715.3 @rule:355.14.c @status:official-example @source:core-rules-715.3
    Scenario: Five damage split among up to six units, with 1 Bonus Damage
      Given the units
        | unit  | Might | controller |
        | Annie | 4     | A          |
        | Poro  | 3     | B          |
        | Teemo | 3     | B          |
        | Yuumi | 3     | B          |
        | Sett  | 3     | B          |
        | Fizz  | 3     | B          |
        | Ekko  | 3     | B          |
        | Zac   | 3     | B          |
      And Inferno gives the spells and abilities of player A 1 Bonus Damage while Annie stays
      When an ability of player A splits 5 damage (announced as 5): 1 to Poro, 1 to Teemo, 1 to Yuumi, 1 to Sett, 1 to Fizz, 1 to Ekko and 1 to Zac, which rule 355.14.c forbids
      Then Poro has no damage
      When an ability of player A splits 5 damage (announced as 5): 1 to Poro, 1 to Teemo, 1 to Yuumi, 1 to Sett, 1 to Fizz and 1 to Ekko
      Then Poro took 1 damage
      And Ekko took 1 damage
      And Zac has no damage

    @id:damage.example-715.4-nothing-dealt @rule:715.4 @status:official-example @source:core-rules-715.4
    Scenario: No card with Hidden was revealed, so 3 Bonus Damage have nothing to be added to
      Given Poro of player B has 3 printed Might
      And Deathcrown gives the spells and abilities of player A 3 Bonus Damage for good
      When an ability of player A deals 0 damage to Poro
      Then Poro took no damage
      And Poro has no damage

    @id:damage.example-715.4.a-prevented @rule:715.4.a @rule:437.1.a.1 @status:official-example @source:core-rules-715.4.a
    Scenario: Prevent 3 against a spell of 3 with 1 Bonus Damage
      Given Poro of player B has 3 printed Might
      And Ki Barrier prevents the next 3 damage to Poro this turn
      And Void Gate gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A deals 3 damage to Poro
      Then Poro took 1 damage
      And Ki Barrier still prevents no damage

    @id:damage.bonus-is-prevented-too @rule:715.4.a @rule:437.1.a.1 @status:derived @source:derived-437.1.a.1
    Scenario: Prevention that is larger than the damage takes the bonus too, and is used up by it
      Given Poro of player B has 3 printed Might
      And Ki Barrier prevents the next 5 damage to Poro this turn
      And Void Gate gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A deals 3 damage to Poro
      Then Poro took no damage
      And Ki Barrier still prevents 1 damage

    @id:damage.bonus-is-doubled-too @rule:715.4.a @status:derived @source:derived-715.4.a
    Scenario: What doubles the damage doubles the bonus
      Given Poro of player B has 20 printed Might
      And Lotus Trap doubles all damage to Poro this turn
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A deals 3 damage to Poro
      Then Poro took 8 damage

  @rule:417.6.b.3 @source:core-rules-417.6.b.3
  Rule: It belongs to one player's spells and abilities

    @id:damage.bonus-of-one-player @status:derived @source:derived-713
    Scenario: The other player's spells get none, and it ends with its source
      Given the units
        | unit  | Might | controller |
        | Annie | 4     | A          |
        | Vi    | 9     | A          |
        | Poro  | 9     | B          |
      And Inferno gives the spells and abilities of player A 1 Bonus Damage while Annie stays
      When a spell of player B deals 3 damage to Vi
      Then Vi took 3 damage
      When a spell of player A deals 3 damage to Poro
      Then Poro took 4 damage
      When Annie is killed
      And a spell of player A deals 3 damage to Poro
      Then Poro took 3 damage

    @id:damage.example-391-the-next-spell @rule:391 @status:official-example @source:core-rules-391
    Scenario: The next spell deals 1 Bonus Damage, and the one after it none
      Given Poro of player B has 9 printed Might
      And Spellslinger gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A deals 2 damage to Poro
      And the effect Spellslinger ends
      Then Poro took 3 damage
      When a spell of player A deals 2 damage to Poro
      Then Poro took 2 damage

    @id:ruling.r55-unit-as-source @rule:355.14.c @status:ruling @source:ruling-R55
    Scenario: A unit of 3 splits damage equal to its Might, without the bonus of the battlefield
      Given the units
        | unit  | Might | controller |
        | Yi    | 3     | A          |
        | Poro  | 5     | B          |
        | Teemo | 5     | B          |
        | Yuumi | 5     | B          |
        | Sett  | 5     | B          |
      And Void Gate gives the spells and abilities of player A 1 Bonus Damage for good
      When Yi of player A splits 3 damage (announced as 3): 1 to Poro, 1 to Teemo, 1 to Yuumi and 1 to Sett, which rule 355.14.c forbids
      And Yi of player A splits 3 damage (announced as 3): 2 to Poro and 2 to Teemo, which rule 355.14.a forbids
      And Yi of player A splits 3 damage (announced as 3): 1 to Poro, 1 to Teemo and 1 to Yuumi
      Then Poro took 1 damage
      And Yuumi took 1 damage
      And Sett has no damage
      When a spell of player A deals 3 damage to each of Poro and Teemo
      Then Poro took 4 damage
      And Teemo took 4 damage

    @id:ruling.r59-whose-bonus-it-is @rule:714 @rule:437.4 @status:ruling @source:ruling-R59
    Scenario: One spell is played by A, by B and by A again, and only A has Annie
      Given the units
        | unit  | Might | controller |
        | Annie | 9     | A          |
        | Poro  | 20    | B          |
      And Inferno gives the spells and abilities of player A 1 Bonus Damage while Annie stays
      When a spell of player A deals 2 damage to Poro
      Then Poro took 3 damage
      When a spell of player B deals 3 damage to Annie
      Then Annie took 3 damage
      When a spell of player A deals 4 damage to Poro
      Then Poro took 5 damage
      Given Ki Barrier prevents the next 3 damage to Poro this turn
      When a spell of player A deals 2 damage to Poro
      Then Poro took no damage
