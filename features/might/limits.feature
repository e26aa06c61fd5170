@rule:477.3.b @status:rules-text @source:core-rules-477.3.b
Feature: Limits on increases and decreases
  Some effects say how far they may go: to a minimum, to a maximum, up to a number.
  A spell works its limit out once, when it resolves, and remembers the amount.
  A passive ability works it out anew whenever anything changes.

  Rule: A spell remembers the amount that its limit left it

    @id:might.reduce-to-minimum @rule:477.3.e.2 @source:seed-000 @source:seed-003
    Scenario: A decrease that met its minimum does not grow later
      Given Poro has 2 printed Might
      When Smoke Screen gives Poro -4 Might to a minimum of 1 this turn
      Then Poro has 1 Might
      And Smoke Screen takes 1 Might from Poro
      When a spell gives Poro +3 Might this turn
      Then Poro has 4 Might
      And Smoke Screen takes 1 Might from Poro

    @id:might.value-on-resolution @rule:340.1 @source:seed-000
    Scenario: The amount is worked out on resolution, not when the spell is announced
      Given Poro has 2 printed Might
      When Smoke Screen is announced: it gives Poro -4 Might to a minimum of 1 this turn
      And a spell gives Poro +2 Might this turn
      Then Poro has 4 Might
      When Smoke Screen resolves
      Then Smoke Screen takes 3 Might from Poro
      And Poro has 1 Might

    @id:might.increase-to-on-resolution @rule:340.1 @status:derived @source:derived-477.3.b
    Scenario: An increase to a number is worked out on resolution too
      Given Poro has 2 printed Might
      When Mutation is announced: it increases the Might of Poro to 5 this turn
      And a spell gives Poro +2 Might this turn
      And Mutation resolves
      Then Mutation adds 1 Might to Poro
      And Poro has 5 Might

    @id:might.minimum-on-a-unit-of-two @status:official-example @source:core-rules-477.3.b
    Scenario: The rulebook's own minimum: 4 less, down to 1, on a unit of 2
      Given Poro has 2 printed Might
      When Smoke Screen gives Poro -4 Might to a minimum of 1 this turn
      Then Smoke Screen takes 1 Might from Poro
      And Poro has 1 Might

    @id:might.unlimited-duration-remembers @rule:477.3.e.1.b @status:official-example @source:core-rules-477.3.b
    Scenario: An increase to 5 that lasts for good is worked out once
      Given Poro has 3 printed Might
      When Mutation increases the Might of Poro to 5 for good
      Then Poro has 5 Might
      And Mutation adds 2 Might to Poro
      When the turn ends
      And a spell gives Poro +2 Might this turn
      Then Poro has 7 Might
      And Mutation adds 2 Might to Poro
      When a spell gives Poro -4 Might this turn
      Then Poro has 3 Might
      And Mutation adds 2 Might to Poro

    @id:might.maximum-remembers @rule:477.3.e.1.b @status:derived @source:derived-477.3.b
    Scenario: An increase that met its maximum stays at that amount
      Given Poro has 4 printed Might
      When Training gives Poro +2 Might to a maximum of 5 this turn
      Then Poro has 5 Might
      And Training adds 1 Might to Poro
      When a spell gives Poro -3 Might this turn
      Then Poro has 2 Might
      And Training adds 1 Might to Poro
      When a spell gives Poro +4 Might this turn
      Then Poro has 6 Might

    @id:might.maximum-already-passed @rule:477.3.c @status:derived @source:derived-477.3.c
    Scenario: A maximum below the unit's Might leaves nothing to add and lowers nothing
      Given Poro has 7 printed Might
      When Training gives Poro +2 Might to a maximum of 5 this turn
      Then Poro has 7 Might
      And Training adds 0 Might to Poro

    @id:might.minimum-already-passed @rule:477.3.e.2 @status:derived @source:derived-477.3.b
    Scenario: A minimum above the unit's Might leaves nothing to take and raises nothing
      Given Poro has 0 printed Might
      When Smoke Screen gives Poro -2 Might to a minimum of 1 this turn
      Then Poro has 0 Might
      And Smoke Screen adds 0 Might to Poro

    @id:might.two-minimums @status:derived @source:derived-477.3.b
    Scenario: The second of two limited decreases finds nothing left, and stays at nothing
      Given Poro has 5 printed Might
      When Smoke Screen gives Poro -4 Might to a minimum of 1 this combat
      And Stupefy gives Poro -1 Might to a minimum of 1 this turn
      Then Poro has 1 Might
      And Smoke Screen takes 4 Might from Poro
      And Stupefy adds 0 Might to Poro
      When combat ends
      Then Poro has 5 Might
      And Stupefy adds 0 Might to Poro

    @id:might.quantity-on-resolution @rule:359.3.f.2 @rule:340.1 @status:derived @source:derived-359.3.f.2
    Scenario: An amount that is counted on the board is counted on resolution and kept
      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Teemo | 3     |
        | Yuumi | 2     |
      When Rally is announced: it gives Poro +1 Might for each unit this turn
      And Teemo goes to the trash
      And Rally resolves
      Then Rally adds 2 Might to Poro
      And Poro has 3 Might
      When Yuumi goes to the trash
      Then Rally adds 2 Might to Poro
      And Poro has 3 Might

    @id:might.count-of-a-spell-is-kept @rule:359.3.f.2 @status:derived @source:derived-359.3.f.2
    Scenario: A spell that counted two buffed units does not count the third
      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Teemo | 3     |
        | Yuumi | 2     |
      When Teemo is buffed
      And Yuumi is buffed
      And Rally gives Poro +2 Might for each buffed unit this turn
      Then Rally adds 4 Might to Poro
      When Poro is buffed
      Then Rally adds 4 Might to Poro
      And Poro has 6 Might

    @id:might.another-units-might-on-resolution @rule:359.3.f.2 @rule:340.1 @status:derived @source:derived-359.3.f.2
    Scenario: Another unit's Might is read on resolution and kept
      Given Poro has 2 printed Might
      And Baron has 6 printed Might
      When Deathgrip is announced: it gives Poro as much Might as Baron has this turn
      And a spell gives Baron -2 Might this turn
      And Deathgrip resolves
      Then Deathgrip adds 4 Might to Poro
      And Poro has 6 Might
      When the turn ends
      Then Baron has 6 Might
      And Poro has 2 Might

    @id:might.another-units-might-is-kept @rule:359.3.f.2 @status:derived @source:derived-359.3.f.2
    Scenario: Another unit's Might, once read, is no longer followed
      Given Poro has 2 printed Might
      And Baron has 6 printed Might
      When Deathgrip gives Poro as much Might as Baron has this turn
      Then Poro has 8 Might
      When a spell gives Baron +3 Might this turn
      Then Poro has 8 Might
      And Deathgrip adds 6 Might to Poro
      When Baron goes to the trash
      Then Poro has 8 Might

    @id:might.reads-a-unit-that-left @rule:359.3.e.12 @status:derived @source:derived-359.3.e.12
    Scenario: The Might of a unit that has left cannot be read, not even its printed one
      Given Poro has 2 printed Might
      And Baron has 6 printed Might
      When Baron goes to the trash
      And Deathgrip gives Poro as much Might as Baron has this turn
      Then Poro has 2 Might
      And no named effect alters Poro

  @status:ruling
  Rule: A limit bounds the step; it is not the result

    @id:ruling.r06-a-floor-bounds-the-step @rule:477.3.e.2 @source:ruling-R06
    Scenario: A large unit under a limited decrease is lowered, not flattened
      Given Baron has 10 printed Might
      And "Elder Dragon" has 12 printed Might
      When an ability gives Baron -3 Might to a minimum of 1 this turn
      And a spell gives "Elder Dragon" -10 Might to a minimum of 1 this turn
      Then Baron has 7 Might
      And "Elder Dragon" has 2 Might

    @id:ruling.r02-floored-decrease-two-combats @rule:364.3.a @rule:740.2.a @rule:143.2.b @source:ruling-R02
    Scenario: A decrease that was limited against a bonus outlives the bonus
      Given there is a battlefield Grove
      And "Wielder of Water" at Grove has 2 printed Might
      And the passive ability Solitude of "Wielder of Water" gives it +2 Might while it is in combat and it is alone
      When "Wielder of Water" attacks
      Then "Wielder of Water" has 4 Might
      When Smoke Screen gives "Wielder of Water" -4 Might to a minimum of 1 this turn
      Then Smoke Screen takes 3 Might from "Wielder of Water"
      And "Wielder of Water" has 1 Might
      When combat ends
      Then "Wielder of Water" has -1 Might
      And a spell reads the Might of "Wielder of Water" as 0
      When "Wielder of Water" attacks
      Then "Wielder of Water" has 1 Might

    @id:ruling.r03-floored-decrease-against-assault @rule:807.1.d.1 @rule:466.7.a @source:ruling-R03
    Scenario: The same with Assault as the bonus
      Given Enforcer has 2 printed Might and Assault 2
      When Enforcer attacks
      Then Enforcer has 4 Might
      When Smoke Screen gives Enforcer -4 Might to a minimum of 1 this turn
      Then Smoke Screen takes 3 Might from Enforcer
      And Enforcer has 1 Might
      When combat ends
      Then Enforcer has -1 Might

    @id:ruling.r14-two-bonuses-and-a-floor @rule:477.3.e @rule:703 @source:ruling-R14
    Scenario: A buff and an aura raise a unit, a limited decrease lowers it, and then the aura leaves
      Given Poro has 2 printed Might
      And Lee Sin has 6 printed Might
      And the passive ability Guidance of Lee Sin gives other friendly buffed units +2 Might
      When Poro is buffed
      Then Poro has 5 Might
      When an ability gives Poro -3 Might to a minimum of 1 this turn
      Then Poro has 2 Might
      When Lee Sin goes to the trash
      Then Poro has 0 Might

  Rule: A passive ability works its amount out anew

    @id:might.several-thresholds @rule:479.1 @rule:480.3 @source:seed-000
    Scenario: Two passive increases to different numbers, and the newer ends
      Each changes what the other has to add, so neither comes first by dependency: the older does.

      Given Poro has 3 printed Might
      And the passive ability Training increases the Might of Poro to 5
      And the passive ability Mastery increases the Might of Poro to 6
      Then Poro has 6 Might
      And Training adds 2 Might to Poro
      And Mastery adds 1 Might to Poro
      And the effects on Poro apply in the order Training and Mastery
      When the effect Mastery ends
      Then Poro has 5 Might
      And Training adds 2 Might to Poro

    @id:might.several-thresholds-older-ends @rule:479.1 @rule:480.3 @source:seed-000
    Scenario: Two passive increases to different numbers, and the older ends
      Given Poro has 3 printed Might
      And the passive ability Training increases the Might of Poro to 5
      And the passive ability Mastery increases the Might of Poro to 6
      Then Poro has 6 Might
      When the effect Training ends
      Then Poro has 6 Might
      And Mastery adds 3 Might to Poro

    @id:might.passive-threshold-recalculates @rule:478.1.c @rule:479 @source:seed-000
    Scenario: A passive increase to 5 shrinks as other increases come
      Given Poro has 2 printed Might
      And the passive ability Training increases the Might of Poro to 5
      Then Poro has 5 Might
      And Training adds 3 Might to Poro
      When a spell gives Poro +3 Might this turn
      Then Poro has 5 Might
      And Training adds 0 Might to Poro
      When the turn ends
      Then Poro has 5 Might
      And Training adds 3 Might to Poro

    @id:might.units-here-increased-to-five @status:official-example
    Scenario: The rulebook's own example: units here are increased to 5
      Given there is a battlefield Grove
      And Banner at Grove has 5 printed Might
      And Poro at Grove has 2 printed Might
      And the passive ability Training of Banner increases the Might of friendly units here to 5
      Then Training adds 3 Might to Poro
      When a spell gives Poro +1 Might this turn
      Then Training adds 2 Might to Poro
      And Poro has 5 Might
      When Poro moves to base
      Then Poro has 3 Might

    @id:might.passive-minimum-recalculates @rule:477.3.e.2 @status:derived @source:derived-477.3.b
    Scenario: A passive decrease with a minimum grows as the unit does
      Given Poro has 2 printed Might
      And the passive ability Frost gives Poro -3 Might to a minimum of 1
      Then Poro has 1 Might
      And Frost takes 1 Might from Poro
      When a spell gives Poro +1 Might this turn
      Then Poro has 1 Might
      And Frost takes 2 Might from Poro
      When a spell gives Poro +4 Might this turn
      Then Poro has 4 Might
      And Frost takes 3 Might from Poro

    @id:might.passive-maximum-recalculates @rule:477.3.e.1 @status:derived @source:derived-477.3.b
    Scenario: A passive increase with a maximum gives way as the unit grows
      Given Poro has 2 printed Might
      And the passive ability Training gives Poro +2 Might to a maximum of 5
      Then Poro has 4 Might
      When a spell gives Poro +2 Might this turn
      Then Poro has 5 Might
      And Training adds 1 Might to Poro
      When a spell gives Poro +3 Might this turn
      Then Poro has 7 Might
      And Training adds 0 Might to Poro

    @id:might.passive-count-recalculates @rule:364 @status:derived @source:derived-364
    Scenario: A passive ability that counts units counts again whenever they change
      Given Poro has 1 printed Might
      And Teemo has 3 printed Might
      And the passive ability Company of Poro gives it +1 Might for each other friendly unit
      Then Poro has 2 Might
      Given Yuumi has 2 printed Might
      Then Poro has 3 Might
      When Teemo goes to the trash
      Then Poro has 2 Might
