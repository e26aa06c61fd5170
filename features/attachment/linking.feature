@status:rules-text
Feature: Attaching and detaching as actions
  Two cards on the board are linked, one as the wearer, one as what is attached. Nothing else about them changes.

  @rule:434.1 @source:core-rules-434.1
  Rule: Two cards on the board are needed

    @id:attach.to-a-unit-that-is-gone
    Scenario: There is nothing to attach to in the trash
      Given Poro in the trash has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro, which rule 434.1 forbids
      Then Long Sword is attached to nothing
      And Long Sword is at base
      And nothing is attached to Poro

    @id:attach.equipment-that-is-gone
    Scenario: An equipment in the trash is not attached
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is killed
      And Long Sword is attached to Poro, which rule 434.1 forbids
      Then Long Sword is in the trash
      And Poro has 2 Might

    @id:attach.to-itself @rule:434.1.a @status:derived @source:derived-434.1.a
    Scenario: A card is not attached to itself
      Given Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Long Sword, which rule 434.1 forbids
      Then Long Sword is attached to nothing

    @id:attach.refusal-keeps-the-old-wearer @rule:434.1.f @status:derived @source:derived-434.1
    Scenario: An attachment that is refused leaves the equipment on its wearer
      Given Poro has 2 printed Might
      And Teemo in the hand has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Long Sword is attached to Teemo, which rule 434.1 forbids
      Then the wearer of Long Sword is Poro
      And Poro has 4 Might

  @rule:718 @source:core-rules-718
  Rule: A wearer can have several, an equipment has one wearer

    @id:attach.listed @rule:719 @rule:719.2
    Scenario: What is attached to what
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      And Buckler is an equipment with a Might bonus of +1
      Then nothing is attached to Poro
      And Long Sword is attached to nothing
      When Long Sword is attached to Poro
      And Buckler is attached to Poro
      Then all that is attached to Poro is Buckler and Long Sword
      And the wearer of Buckler is Poro
      When Long Sword is detached
      Then all that is attached to Poro is Buckler
      When Buckler is detached
      Then nothing is attached to Poro

    @id:attach.the-middle-one-leaves @rule:435.1.d @rule:435.1.e
    Scenario: Of three equipments one is detached
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1, the effect text Shield
      And Buckler is an equipment with a Might bonus of +2, the effect text Shield 2 and Tank
      And Mace is an equipment with a Might bonus of +3, the effect text Shield 3
      When Long Sword is attached to Poro
      And Buckler is attached to Poro
      And Mace is attached to Poro
      Then Poro has 8 Might
      And Poro has Shield 6
      When Buckler is detached
      Then Poro has 6 Might
      And Poro has Shield 4
      And Poro does not have Tank

    @id:attach.one-wearer-at-a-time @rule:718.5.d @rule:434.1.f
    Scenario: From wearer to wearer to wearer
      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Teemo | 2     |
        | Yuumi | 3     |
      And Long Sword is an equipment with a Might bonus of +4
      When Long Sword is attached to Poro
      And Long Sword is attached to Teemo
      And Long Sword is attached to Yuumi
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 1     |
        | Teemo | 2     |
        | Yuumi | 7     |
      And all that is attached to Yuumi is Long Sword
      And nothing is attached to Teemo
      When Long Sword is attached to Poro
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 5     |
        | Teemo | 2     |
        | Yuumi | 3     |

  @rule:719.4 @source:core-rules-719.4
  Rule: Wearer and equipment keep their statuses to themselves

    @id:attach.stunned-wearer @rule:719.4.a @rule:423.1 @status:official-example @source:core-rules-719.4.a
    Scenario: A stunned wearer does not stun its equipment
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell stuns Poro
      Then Poro is stunned
      And Long Sword is not stunned
      And Poro has 4 Might

    @id:attach.empowered-equipment @rule:719.4.a @rule:441.1 @status:official-example @source:core-rules-719.4.a
    Scenario: An empowered equipment does not empower its wearer
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Long Sword is empowered
      Then Long Sword has the Empowered status
      And Poro lacks the Empowered status

    @id:attach.empowered-wearer @rule:719.4.a @status:derived @source:derived-719.4.a
    Scenario: An empowered wearer does not empower its equipment
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Poro is empowered
      And Long Sword is attached to Poro
      Then Poro has the Empowered status
      And Long Sword lacks the Empowered status

    @id:attach.counters-stay-apart @rule:719.4.a @status:derived @source:derived-719.4.a
    Scenario: Counters on the wearer are not on the equipment, nor the other way round
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Poro is buffed
      And Long Sword gets a charge counter
      Then the number of buffs on Poro is 1
      And the number of buffs on Long Sword is 0
      And the number of charge counters on Long Sword is 1
      And the number of charge counters on Poro is 0
      And Poro has 5 Might

    @id:attach.changes-no-state @rule:434.5 @source:core-rules-434.5
    Scenario: Attaching and detaching leave both cards as they are otherwise
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is empowered
      And Long Sword gets a charge counter
      And Poro is buffed
      And a spell stuns Poro
      And Long Sword is attached to Poro
      Then Long Sword has the Empowered status
      And the number of charge counters on Long Sword is 1
      And Poro is stunned
      And the number of buffs on Poro is 1
      When Long Sword is detached
      Then Long Sword has the Empowered status
      And the number of charge counters on Long Sword is 1
      And Poro is stunned
      And Poro has 3 Might

  @rule:718.5 @source:core-rules-718.5
  Rule: An attached equipment is still a card on the board

    @id:attach.killed-while-attached @rule:718.5.b @rule:428
    Scenario: A spell kills an attached equipment
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the effect text Tank
      When Long Sword is attached to Poro
      And Long Sword is killed
      Then Long Sword is in the trash
      And Poro has not died
      And Poro has 2 Might
      And Poro has no keywords

    @id:attach.granted-text-stays-active @rule:135.4.b
    Scenario: What a spell grants an attached equipment is active, and stays with the equipment
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the rules text Vision
      When Long Sword is attached to Poro
      And a spell gives Long Sword Deflect this turn
      Then the only keywords of Long Sword are Deflect
      And Poro has no keywords

  @rule:718.4 @source:core-rules-718.4
  Rule: The Might bonus is Might like any other

    @id:attach.becomes-mighty @rule:709
    Scenario: A wearer becomes Mighty each time the bonus lifts it
      Given Poro has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      Then Poro is Mighty
      And Poro has become Mighty once
      When Long Sword is detached
      Then Poro is not Mighty
      When Long Sword is attached to Poro
      Then Poro has become Mighty twice

    @id:attach.detaching-makes-damage-lethal @rule:142.4.b @rule:435.1.e @rule:323.5 @status:derived @source:derived-142.4.b
    Scenario: A damaged wearer dies once the bonus is gone
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a spell of player B deals 3 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When Long Sword is detached
      And a cleanup is performed
      Then Poro has died
      And Long Sword is at base
