@status:rules-text
Feature: Assault and Shield
  Assault is Might for an attacker, Shield is Might for a defender: as much as the keyword's value, 1 if none is given.

  @rule:807.1.c @source:core-rules-807.1.c
  Rule: Assault counts while the unit is an attacker

    @id:assault.only-while-attacking @rule:807.1.d.1 @rule:466.7.a
    Scenario: Before, during and after an attack
      Given Poro has 3 printed Might and Assault 2
      Then Poro has 3 Might
      When Poro attacks
      Then Poro has 5 Might
      And Poro adds 5 to the combat damage of its side
      When combat ends
      Then Poro has 3 Might
      And Poro has Assault 2

    @id:assault.not-while-defending
    Scenario: A defender gets nothing from Assault
      Given Poro has 3 printed Might and Assault 2
      When Poro defends
      Then Poro has 3 Might

    @id:assault.without-a-value @rule:807.1.b.3
    Scenario: Assault without a value is Assault 1
      Given Poro has 3 printed Might and Assault
      When Poro attacks
      Then Poro has 4 Might
      And Poro has Assault 1

    @id:assault.granted-during-the-attack @rule:807.1.d.1 @status:derived @source:derived-807.1.d.1
    Scenario: An attacker can be given Assault
      Given Poro has 3 printed Might
      When Poro attacks
      And Cleave gives Poro Assault 3 this turn
      Then Poro has 6 Might
      When combat ends
      Then Poro has 3 Might
      When Poro attacks
      Then Poro has 6 Might

    @id:assault.values-are-summed @rule:807.2 @status:official-example @source:core-rules-807.2
    Scenario: Assault and Assault 3 are Assault 4
      Given Petty Officer has 2 printed Might and Assault
      When Cleave gives Petty Officer Assault 3 this turn
      Then Petty Officer has Assault 4
      When Petty Officer attacks
      Then Petty Officer has 6 Might
      When combat ends
      And the turn ends
      Then Petty Officer has Assault 1

  @rule:814.1.c @source:core-rules-814.1.c
  Rule: Shield counts while the unit is a defender

    @id:shield.only-while-defending @rule:814.1.d.1 @rule:466.7.a
    Scenario: Before, during and after a defence
      Given Poro has 3 printed Might and Shield 2
      Then Poro has 3 Might
      When Poro defends
      Then Poro has 5 Might
      And Poro adds 5 to the combat damage of its side
      When combat ends
      Then Poro has 3 Might
      And Poro has Shield 2

    @id:shield.not-while-attacking
    Scenario: An attacker gets nothing from Shield
      Given Poro has 3 printed Might and Shield 2
      When Poro attacks
      Then Poro has 3 Might

    @id:shield.without-a-value @rule:814.1.b.3
    Scenario: Shield without a value is Shield 1
      Given Poro has 3 printed Might and Shield
      When Poro defends
      Then Poro has 4 Might
      And Poro has Shield 1

    @id:shield.values-are-summed @rule:814.2 @status:official-example @source:core-rules-814.2
    Scenario: Shield and Shield 3 are Shield 4
      Given Stalwart Poro has 2 printed Might and Shield
      When Block gives Stalwart Poro Shield 3 and Tank this turn
      Then Stalwart Poro has Shield 4
      And Stalwart Poro has Tank
      When Stalwart Poro defends
      Then Stalwart Poro has 6 Might

    @id:shield.printed-twice @rule:814.2 @status:derived @source:derived-814.2
    Scenario: Two Shields on one card are summed as well
      Given Poro has 1 printed Might and Shield and Shield 3
      When Poro defends
      Then Poro has 5 Might
      And Poro has Shield 4

    @id:shield.and-assault @rule:807.1.c @status:derived @source:derived-814.1.c
    Scenario Outline: A unit with both uses the one that fits its role
      Given Poro has 2 printed Might and Assault 3 and Shield
      When Poro <role>
      Then Poro has <Might> Might

      Examples:
        | case      | role    | Might |
        | attacking | attacks | 5     |
        | defending | defends | 3     |

  @rule:477.2.a @rule:801.3.b @source:core-rules-801.3.b
  Rule: A keyword that is lost adds nothing

    @id:shield.all-instances-are-lost @rule:814.2 @status:derived @source:derived-801.3.b
    Scenario: Printed and granted Shield are lost together
      Given Poro has 2 printed Might and Shield
      When Poro defends
      And Block gives Poro Shield 3 this turn
      Then Poro has 6 Might
      When Shatter takes Shield from Poro this combat
      Then Poro has 2 Might
      And Poro does not have Shield
      And Poro has Shield 0
      When combat ends
      Then Poro has Shield 4

    @id:shield.lost-and-mighty @rule:708 @status:derived @source:derived-801.3.b
    Scenario: A defender that is Mighty by its Shield stops being Mighty when it loses it
      Given Poro has 4 printed Might and Shield
      When Poro defends
      Then Poro is Mighty
      When a spell takes all abilities from Poro this turn
      Then Poro is not Mighty
      And Poro has 4 Might
