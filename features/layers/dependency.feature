@rule:478 @status:rules-text @source:core-rules-478
Feature: Dependency within a layer
  Of two effects in one layer one may change what the other does: whether it exists, whom it touches, or what comes of it.
  If only one of the two is changed in that way, it depends on the other and is applied right after it.
  If each changes the other, neither depends, and the older goes first.

  @rule:478.1.c @rule:479
  Rule: An effect whose outcome another one changes comes after it

    @id:layers.dependency @rule:479.2 @source:seed-001
    Scenario: A passive increase to 5 waits for a bonus
      Given Poro has 4 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When Discipline gives Poro +2 Might this turn
      Then Poro has 6 Might
      And Discipline adds 2 Might to Poro
      And Training adds 0 Might to Poro
      And the effects on Poro apply in the order Discipline and Training

    @id:layers.dependency-example @rule:479.2 @status:official-example @source:core-rules-479.2
    Scenario: The rulebook's own example: units here are increased to 5, and Discipline gives 2
      Given there is a battlefield Grove
      And Banner at Grove has 1 printed Might
      And Poro at Grove has 4 printed Might
      And the passive ability Training of Banner increases the Might of friendly units here to 5
      When Discipline gives Poro +2 Might this turn
      Then Poro has 6 Might
      And Training adds 0 Might to Poro
      And Banner has 5 Might

    @id:layers.dependency-waits-for-all @rule:479.2 @source:seed-001
    Scenario: A passive increase to 5 waits for two bonuses
      Given Poro has 2 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When Discipline gives Poro +2 Might this turn
      And Cheer gives Poro +2 Might this turn
      Then Poro has 6 Might
      And Training adds 0 Might to Poro
      And the effects on Poro apply in the order Discipline, Cheer and Training

    @id:layers.dependent-follows-at-once @rule:479.2 @status:derived @source:derived-479.2
    Scenario: What has waited applies right after what it waited for, before anything newer
      Given Poro has 2 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When Discipline gives Poro +1 Might this turn
      Given the passive ability Drill gives Poro +2 Might to a maximum of 6
      Then Poro has 6 Might
      And Training adds 2 Might to Poro
      And Drill adds 1 Might to Poro
      And the effects on Poro apply in the order Discipline, Training and Drill

    @id:layers.dependency-on-a-buff-and-an-equipment @rule:479.2 @rule:703 @rule:477.3.d @status:derived @source:derived-479.2
    Scenario: Buffs and equipment count before a passive increase to 5 as well
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the passive ability Training increases the Might of Poro to 5
      When Poro is buffed
      And Long Sword is attached to Poro
      Then Poro has 5 Might
      And Training adds 1 Might to Poro

    @id:layers.dependency-on-shield @rule:814.1.c @status:derived @source:derived-479.2
    Scenario: Shield counts before a passive increase to 5
      Given Poro has 2 printed Might and Shield 4
      And the passive ability Training increases the Might of Poro to 5
      Then Poro has 5 Might
      When Poro defends
      Then Poro has 6 Might
      And Training adds 0 Might to Poro

    @id:layers.passive-after-passive @rule:479.2 @status:derived @source:derived-479.2
    Scenario: A plain passive bonus counts before a passive increase to 5, however new it is
      Given Poro has 3 printed Might
      And the passive ability Training increases the Might of Poro to 5
      And the passive ability Guidance gives Poro +3 Might
      Then Poro has 6 Might
      And Guidance adds 3 Might to Poro
      And Training adds 0 Might to Poro

    @id:layers.passive-doubling-waits @rule:478.1.c @rule:479.2 @status:derived @source:derived-479.2
    Scenario: An ability from elsewhere adds a unit's own Might to it
      Given Poro has 3 printed Might
      And the passive ability Mirror gives Poro as much Might as Poro has
      Then Poro has 6 Might
      When a spell gives Poro +2 Might this turn
      Then Poro has 10 Might

    @id:layers.passive-after-an-aura @rule:479.2 @rule:740.1.a @status:derived @source:derived-479.2
    Scenario: A newer aura counts before a passive increase to 5, which it does not heed itself
      Given Poro has 3 printed Might
      And Lee Sin has 6 printed Might
      And the passive ability Training increases the Might of Poro to 5
      And the passive ability Guidance of Lee Sin gives other friendly units +3 Might
      Then Poro has 6 Might
      And Training adds 0 Might to Poro

    @id:layers.limited-decrease-waits-beside-an-increase @rule:477.3.e.2 @rule:479.2 @status:derived @source:derived-479.2
    Scenario: A passive decrease with a minimum waits for a newer one, with an increase before both
      Given Poro has 3 printed Might
      And the passive ability Frost gives Poro -3 Might to a minimum of 1
      When Cheer gives Poro +1 Might this turn
      And Chill gives Poro -3 Might this turn
      Then Poro has 1 Might
      And Chill takes 3 Might from Poro
      And Frost adds 0 Might to Poro

    @id:layers.limited-decrease-waits @rule:477.3.e.2 @rule:479.2 @status:derived @source:derived-479.2
    Scenario: A passive decrease with a minimum waits for a newer plain decrease
      Given Poro has 5 printed Might
      And the passive ability Frost gives Poro -3 Might to a minimum of 1
      When Chill gives Poro -2 Might this turn
      Then Chill takes 2 Might from Poro
      And Frost takes 2 Might from Poro
      And Poro has 1 Might
      And the effects on Poro apply in the order Chill and Frost

  @rule:478.1.a
  Rule: An effect that another one can remove comes after it

    @id:layers.dependency-existence @rule:477.2.b @source:seed-001
    Scenario: An ability that grants Shield is removed, whichever began first
      Given the units
        | unit            | Might | controller |
        | the first Lulu  | 2     | A          |
        | Poro            | 1     | A          |
        | the second Lulu | 2     | B          |
        | Teemo           | 1     | B          |
      And the passive ability Help of the first Lulu gives other friendly units Shield
      Then Poro has Shield
      When Silence takes all abilities from the first Lulu for good
      Then Poro does not have Shield
      When Hush takes all abilities from the second Lulu for good
      And the passive ability Aid of the second Lulu gives other friendly units Shield
      Then Teemo does not have Shield

    @id:layers.removed-aura-comes-back @status:derived @source:derived-478.1.a
    Scenario: The removed ability works again when the removal ends
      Given Lulu has 2 printed Might and Vision
      And Poro has 1 printed Might
      And the passive ability Help of Lulu gives other friendly units +2 Might
      Then Poro has 3 Might
      When Silence takes all abilities from Lulu this turn
      Then Poro has 1 Might
      And Lulu has no keywords
      When the turn ends
      Then Poro has 3 Might
      And Lulu has Vision

  @rule:478.1.b
  Rule: An effect whose circle another one changes comes after it

    @id:layers.dependency-objects @rule:814.1.c @source:seed-001
    Scenario: A newer grant of Tank brings a unit into an older ability's circle
      Given Poro has 2 printed Might
      And the passive ability Bulwark gives all units with Tank Shield
      When Poro defends
      Then Poro has 2 Might
      When a spell gives Poro Tank this turn
      Then Poro has Shield 1
      And Poro has 3 Might

    @id:layers.dependency-chain @status:derived @source:derived-479.2
    Scenario: Three grants in a row, the first of them the newest
      Given Poro has 2 printed Might
      And the passive ability Agility gives all units with Tank Ganking
      And the passive ability Bulwark gives all units with Shield Tank
      When Block gives Poro Shield this turn
      Then the only keywords of Poro are Ganking, Shield and Tank
      And the effects on Poro apply in the order Block, Bulwark and Agility

    @id:layers.dependency-ring @rule:476.2 @rule:480 @status:derived @source:derived-480
    Scenario: Three grants in a ring reach everyone who has a way in, and nobody else
      Each grant waits for the one before it, and the first for the last, so timestamps order them.
      Going through the layers again reaches what the first round could not.

      Given Poro has 2 printed Might and Tank
      And Teemo has 2 printed Might
      And the passive ability Alertness gives all units with Deflect Tank
      And the passive ability Armour gives all units with Ganking Deflect
      And the passive ability Agility gives all units with Tank Ganking
      Then the only keywords of Poro are Deflect, Ganking and Tank
      And Teemo has no keywords

    @id:layers.dependency-lost-keyword @status:derived @source:derived-478.1.b
    Scenario: A lost keyword takes a unit out of an older ability's circle
      Given Poro has 2 printed Might and Tank
      And the passive ability Bulwark gives all units with Tank Deflect
      Then Poro has Deflect
      When a spell takes Tank from Poro this turn
      Then Poro has no keywords

    @id:layers.tags-and-tags @rule:477.1.c @status:derived @source:derived-478.1.b
    Scenario: Dependency works among traits too
      Given Poro has 2 printed Might
      And the passive ability Muster gives all units tagged Mech the tag Elite
      When a spell gives Poro the tag Mech this turn
      Then the only tags of Poro are Elite and Mech

  @rule:479.1
  Rule: If each changes the other, neither depends

    @id:layers.mutual-no-dependency @rule:480 @source:seed-001
    Scenario: A spell that stops at 5 meets a passive ability that has already brought the unit there
      Given Poro has 4 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When Discipline gives Poro +2 Might to a maximum of 5 this turn
      Then Poro has 5 Might
      And Training adds 1 Might to Poro
      And Discipline adds 0 Might to Poro

    @id:layers.mutual-example @rule:480 @status:official-example @source:core-rules-479.1
    Scenario: The rulebook's own example: to 5, and 2 more to a maximum of 5
      Given there is a battlefield Grove
      And Banner at Grove has 5 printed Might
      And Poro at Grove has 4 printed Might
      And the passive ability Training of Banner increases the Might of friendly units here to 5
      When a spell gives Poro +2 Might to a maximum of 5 this turn
      Then Poro has 5 Might

    @id:layers.mutual-with-one-after-another @rule:479.2 @rule:480.3 @status:derived @source:derived-479.1
    Scenario: An ability that is even with an older one still waits for a newer spell
      Given Poro has 2 printed Might
      And the passive ability Drill gives Poro +2 Might to a maximum of 6
      And the passive ability Training increases the Might of Poro to 5
      When Discipline gives Poro +1 Might this turn
      Then Poro has 5 Might
      And Drill adds 2 Might to Poro
      And Training adds 0 Might to Poro

    @id:layers.mutual-timestamp-decides @rule:480.3 @source:seed-001
    Scenario: Two passive abilities, each older in turn
      Given Poro has 3 printed Might
      And Teemo has 3 printed Might
      And the passive ability Training increases the Might of Poro to 5
      And the passive ability Drill gives Poro +2 Might to a maximum of 6
      Then Poro has 6 Might
      And Training adds 2 Might to Poro
      And Drill adds 1 Might to Poro
      Given the passive ability Practice gives Teemo +2 Might to a maximum of 6
      And the passive ability Lesson increases the Might of Teemo to 5
      Then Teemo has 5 Might
      And Practice adds 2 Might to Teemo
      And Lesson adds 0 Might to Teemo

    @id:layers.mutual-existence @rule:478.1.a @rule:480.3 @status:derived @source:derived-479.1
    Scenario: Two units would silence each other, and the older ability wins
      Given Lux has 3 printed Might and Deflect
      And Morgana of player B has 3 printed Might and Tank
      And the passive ability Hush of Lux takes all abilities from Morgana
      And the passive ability Silence of Morgana takes all abilities from Lux
      Then Lux has Deflect
      And Morgana has no keywords
