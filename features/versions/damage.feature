@status:rules-text @source:core-rules-1.0-to-1.4 @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
Feature: Damage outside combat in every version of the rules
  Who orders what replaces damage, and whether Bonus Damage is prevented.

  @rule:417.1.e
  Rule: Dealing nothing

    # 1.1 and 1.2 add Bonus Damage to what is distributed (713) and say nothing of a Deal of 0; since 1.3 only damage of
    # at least 1 is dealt.
    @id:versions.bonus-on-nothing @rule:715.4 @version:1.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: A spell for 0 with 1 Bonus Damage
      Given Poro of player B has 5 printed Might
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      When a spell of player A deals 0 damage to Poro
      Then under the rules 1.1 to 1.2, Poro took 1 damage
      And under the rules 1.3 to 1.4, Poro took no damage

  @rule:372
  Rule: Who orders what replaces damage

    # Until 1.3 the owner of the affected object does, since 1.4 its controller.
    @id:versions.order-on-a-stolen-unit @rule:437.2
    Scenario: A stolen unit under prevention and doubling
      Given Poro of player A has 5 printed Might
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When a spell gives player B control of Poro this turn
      Then under the rules 1.0 to 1.3, player B orders what replaces damage to Poro as Ki Barrier and Lotus Trap, which rule 372 forbids
      And under the rules 1.0 to 1.3, player A orders what replaces damage to Poro as Lotus Trap and Ki Barrier
      And under the rules 1.4, player B orders what replaces damage to Poro as Ki Barrier and Lotus Trap
      And under the rules 1.4, player A orders what replaces damage to Poro as Lotus Trap and Ki Barrier, which rule 372 forbids
      And a spell of player A deals 4 damage to Poro
      Then under the rules 1.0 to 1.3, Poro took 1 damage
      And under the rules 1.4, Poro took no damage

  @rule:715
  Rule: Bonus Damage and prevention

    # 1.0 has no Bonus Damage. In 1.1 and 1.2 it makes the damage that is distributed more; 1.3 has none where the
    # rest is prevented (417.1.e.1, 715.4); 1.4 counts it among what is prevented.
    @id:versions.bonus-and-prevention @rule:715.4.a @rule:437.2 @version:1.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: A spell for 3 with 1 Bonus Damage, of which 3 is prevented
      Given Poro of player B has 5 printed Might
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When a spell of player A deals 3 damage to Poro
      Then under the rules 1.1 to 1.2, Poro took 1 damage
      And under the rules 1.3, Poro took no damage
      And under the rules 1.4, Poro took 1 damage

    # Where a part of the damage comes through, 1.3 has Bonus Damage like the others.
    @id:versions.bonus-and-some-prevention @rule:715.4.a @rule:437.2 @version:1.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: A spell for 3 with 1 Bonus Damage, of which 2 is prevented
      Given Poro of player B has 5 printed Might
      And Inferno gives the spells and abilities of player A 1 Bonus Damage for good
      And Ki Barrier prevents the next 2 damage to Poro this turn
      When a spell of player A deals 3 damage to Poro
      Then Poro took 2 damage
