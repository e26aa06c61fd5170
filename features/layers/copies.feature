@rule:477.1.b @status:rules-text @source:core-rules-477.1.b
Feature: Copies
  A copy takes over what is printed on its model, or what the model itself has copied. Nothing else comes along.
  In every scenario here model and copy have the same printed Might, because the rules leave open whether a copy takes it.

  Background:
    Given Champion has 3 printed Might and Tank, tagged Elite
    And Mimic has 3 printed Might and Deflect, tagged Bird

  @rule:477.1.b.1.a
  Rule: Printed traits and rules text are copied

    @id:layers.copy-takes-printed-traits
    Scenario: A copy has its model's keywords and tags and has lost its own
      When a spell makes Mimic a copy of Champion this turn
      Then the only keywords of Mimic are Tank
      And the only tags of Mimic are Elite
      And Mimic has 3 Might
      When the turn ends
      Then the only keywords of Mimic are Deflect
      And the only tags of Mimic are Bird

    @id:layers.copy-takes-abilities @rule:364 @status:derived @source:derived-477.1.b.1.a
    Scenario: A copy has its model's passive abilities, working for itself
      Given the passive ability Duelist of Champion gives it Shield 2 while it is Mighty
      When a spell makes Mimic a copy of Champion this turn
      And another spell gives Mimic +2 Might this turn
      Then Mimic has Shield 2
      And Champion does not have Shield
      When Mimic defends
      Then Mimic has 7 Might
      And Champion has 3 Might

    @id:layers.copied-aura @rule:364 @status:derived @source:derived-477.1.b.1.a
    Scenario: A copied aura works from the copy as well
      Given Poro has 1 printed Might
      And the passive ability Guidance of Champion gives other friendly units +1 Might
      Then Poro has 2 Might
      And Champion has 3 Might
      When a spell makes Mimic a copy of Champion this turn
      Then Poro has 3 Might
      And Champion has 4 Might
      And Mimic has 4 Might

    @id:layers.copy-loses-own-abilities @status:derived @source:derived-477.1.b.1
    Scenario: A copy's own passive ability is gone while it is a copy
      Given the passive ability Pride of Mimic gives it +2 Might
      Then Mimic has 5 Might
      When a spell makes Mimic a copy of Champion this turn
      Then Mimic has 3 Might
      When the turn ends
      Then Mimic has 5 Might

  @rule:477.1.b.1.b
  Rule: What was granted is not copied

    @id:layers.copy-skips-granted-tag @source:seed-001
    Scenario: A tag that the model was given stays with the model
      When a spell gives Champion the tag Mech this turn
      And another spell makes Mimic a copy of Champion this turn
      Then the only tags of Champion are Elite and Mech
      And the only tags of Mimic are Elite

    @id:layers.copy-skips-granted-keywords @status:derived @source:derived-477.1.b.1.b
    Scenario: Keywords that the model was given stay with the model
      When a spell gives Champion Ganking this turn
      And another spell makes Mimic a copy of Champion this turn
      Then the only keywords of Mimic are Tank

    @id:layers.copy-takes-what-the-model-lost @status:derived @source:derived-477.1.b.1.b
    Scenario: A keyword that the model has lost for a turn is still printed on it
      When a spell takes Tank from Champion this turn
      And another spell makes Mimic a copy of Champion this turn
      Then Champion does not have Tank
      And Mimic has Tank

    @id:layers.copy-skips-might-changes @status:derived @source:derived-477.1.b.1.b
    Scenario: Buffs, bonuses and settings of the model are not copied
      When Champion is buffed
      And a spell gives Champion +2 Might this turn
      And another spell sets the Might of Champion to 6 this turn
      And another spell makes Mimic a copy of Champion this turn
      Then Champion has 9 Might
      And Mimic has 3 Might
      And the number of buffs on Mimic is 0

    @id:layers.copy-skips-equipment @rule:477.2.c @status:derived @source:ruling-R31
    Scenario: Effect text and Might bonus of the model's equipment are not copied
      Given Long Sword is an equipment with a Might bonus of +2, the effect text Ganking
      When Long Sword is attached to Champion
      And a spell makes Mimic a copy of Champion this turn
      Then the only keywords of Mimic are Tank
      And Mimic has 3 Might

    @id:layers.copy-keeps-its-controller @status:derived @source:derived-477.1.b.1.a
    Scenario: Who controls the model is not copied
      Given Rival of player B has 3 printed Might and Vision
      When a spell makes Mimic a copy of Rival this turn
      Then player A controls Mimic
      And Mimic has Vision

  @rule:477.1.b.1.b
  Rule: A copy can be copied

    @id:layers.copy-of-a-copy @status:official-example @source:core-rules-477.1.b.1.b
    Scenario: A copy of a copy is a copy of the first model
      Given Reflection has 3 printed Might
      And Mirror Image has 3 printed Might
      When an ability makes Reflection a copy of Champion for good
      And a spell makes Mirror Image a copy of Reflection for good
      Then the only keywords of Mirror Image are Tank
      And the only tags of Mirror Image are Elite

    @id:layers.copy-of-a-copy-and-a-grant @status:derived @source:derived-477.1.b.1.b
    Scenario: What the copy in the middle was given goes no further
      Given Mirror Image has 3 printed Might
      When a spell makes Mimic a copy of Champion this turn
      And another spell gives Mimic Ganking this turn
      And another spell gives Mimic the tag Mech this turn
      And another spell makes Mirror Image a copy of Mimic this turn
      Then the only keywords of Mimic are Ganking and Tank
      And the only tags of Mimic are Elite and Mech
      And the only keywords of Mirror Image are Tank
      And the only tags of Mirror Image are Elite

    @id:layers.copied-twice @rule:480.3 @status:derived @source:derived-480.3
    Scenario: A unit that is made a copy twice is what it was made last
      Given Rival has 3 printed Might and Vision
      When Reflection makes Mimic a copy of Champion for good
      And Masquerade makes Mimic a copy of Rival this turn
      Then the only keywords of Mimic are Vision
      When the turn ends
      Then the only keywords of Mimic are Tank

  @rule:477.2.a
  Rule: What the copy is given itself stays on it

    @id:layers.copy-keeps-granted-keywords @status:derived @source:derived-477.2.a
    Scenario: A keyword that the copy was given before it became one
      When a spell gives Mimic Shield 2 this turn
      And another spell makes Mimic a copy of Champion this turn
      Then the only keywords of Mimic are Shield and Tank

    @id:layers.copy-keeps-buff-and-bonus @rule:703 @status:derived @source:derived-477.3
    Scenario: Buffs and bonuses of the copy go on counting
      When Mimic is buffed
      And a spell gives Mimic +2 Might this turn
      And another spell makes Mimic a copy of Champion this turn
      Then Mimic has 6 Might
