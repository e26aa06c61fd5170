@status:rules-text
Feature: How long an effect lasts
  An effect says how long it lasts: this turn, this combat, as long as something stays, or nothing at all.
  What has ended leaves no trace: the unit is worked out from what is left.

  @rule:317.2 @source:core-rules-317.2
  Rule: "This turn" ends with the turn, all of it at once

    @id:duration.this-turn
    Scenario: A bonus for the turn outlives the combat
      Given Poro has 3 printed Might
      When a spell gives Poro +2 Might this turn
      And Poro attacks
      And combat ends
      Then Poro has 5 Might
      When the turn ends
      Then Poro has 3 Might

    @id:duration.this-turn-of-every-kind @rule:477.1.a @rule:477.2.a @status:derived @source:derived-317.2
    Scenario: Whatever was for the turn goes: settings, keywords, tags and control
      Given Poro has 3 printed Might and Tank, tagged Poro
      When a spell sets the Might of Poro to 6 this turn
      And a spell gives Poro Deflect this turn
      And a spell takes Tank from Poro this turn
      And a spell gives Poro the tag Mech this turn
      And a spell gives player B control of Poro this turn
      Then Poro has 6 Might
      And the only keywords of Poro are Deflect
      And the only tags of Poro are Mech and Poro
      And player B controls Poro
      When the turn ends
      Then Poro has 3 Might
      And the only keywords of Poro are Tank
      And the only tags of Poro are Poro
      And player A controls Poro

  @rule:466.7 @source:core-rules-466.7
  Rule: "This combat" ends with the combat, after attackers and defenders have gone

    @id:duration.this-combat @rule:466.7.c
    Scenario: A bonus for the combat ends with it
      Given Poro has 3 printed Might
      When Poro attacks
      And a spell gives Poro +2 Might this combat
      And another spell gives Poro +1 Might this turn
      Then Poro has 6 Might
      When combat ends
      Then Poro has 4 Might

    @id:duration.shield-for-the-combat @rule:814.1.d.1 @rule:466.7.a
    Scenario: A keyword for the combat ends with it
      Given Poro has 2 printed Might
      When Poro defends
      And a spell gives Poro Shield 2 this combat
      Then Poro has 4 Might
      When combat ends
      Then Poro has 2 Might
      And Poro does not have Shield

    @id:duration.designations-go-first @rule:466.7.a @rule:466.7.c @rule:709 @status:derived @source:derived-466.7
    Scenario: A defender that loses its Shield before a penalty for the combat ends is not Mighty in between
      Given Poro has 3 printed Might and Shield 2
      When Poro defends
      Then Poro has 5 Might
      And Poro has become Mighty once
      When a spell gives Poro -2 Might this combat
      Then Poro has 3 Might
      When combat ends
      Then Poro has 3 Might
      And Poro has become Mighty once

  @status:derived @source:derived-359.3.e.16
  Rule: "While it stays" ends when the source leaves the board

    @id:duration.while-the-source-stays @rule:359.3.e.16
    Scenario: A bonus that needs its source
      Given Poro has 2 printed Might
      And Yuumi has 1 printed Might
      When an ability gives Poro +3 Might while Yuumi stays
      Then Poro has 5 Might
      When the turn ends
      Then Poro has 5 Might
      When Yuumi goes to the hand
      Then Poro has 2 Might
      When Yuumi goes to the board
      Then Poro has 2 Might

    @id:duration.source-has-gone @rule:359.3.e.16
    Scenario: What is over before it begins does not begin
      Given Poro has 2 printed Might
      And Yuumi has 1 printed Might
      When Yuumi goes to the hand
      And an ability gives Poro +3 Might while Yuumi stays
      Then Poro has 2 Might
      When Yuumi goes to the board
      Then Poro has 2 Might

    @id:duration.passive-needs-its-source @rule:365.1 @source:derived-365.1
    Scenario: A passive ability works only while its card is on the board
      Given Poro has 2 printed Might
      And Lee Sin has 6 printed Might
      And the passive ability Guidance of Lee Sin gives other friendly units +2 Might
      Then Poro has 4 Might
      When Lee Sin goes to the trash
      Then Poro has 2 Might
      When Lee Sin goes to the board
      Then Poro has 4 Might

  @rule:801.3.a.3 @source:core-rules-801.3.a.3
  Rule: Without a duration an effect lasts as long as the unit stays

    @id:duration.for-good @rule:124.1
    Scenario: A lasting bonus survives turns, but not leaving the board
      Given Poro has 2 printed Might
      When a spell gives Poro +1 Might for good
      And a spell gives Poro Tank for good
      And the turn ends
      Then Poro has 3 Might
      And Poro has Tank
      When Poro goes to the hand
      And Poro goes to the board
      Then Poro has 2 Might
      And Poro does not have Tank

    @id:duration.another-unit-leaves @rule:124.1 @status:derived @source:derived-124.1
    Scenario: What one unit loses by leaving, others keep
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And the passive ability Guidance gives Poro +1 Might
      When a spell gives Poro +2 Might for good
      And Teemo goes to the trash
      Then Poro has 5 Might

    @id:duration.leaving-strips-everything @rule:124.1 @rule:705 @status:derived @source:derived-124.1
    Scenario: A unit that comes back is as printed
      Given Poro has 3 printed Might and Shield, tagged Yordle
      When a spell gives Poro +2 Might this turn
      And a spell sets the Might of Poro to 6 this turn
      And a spell takes Shield from Poro this turn
      And a spell gives Poro the tag Mech this turn
      And Poro is buffed
      Then Poro has 9 Might
      When Poro goes to the hand
      And Poro goes to the board
      Then Poro has 3 Might
      And the only keywords of Poro are Shield
      And the only tags of Poro are Yordle
      And the number of buffs on Poro is 0

    @id:duration.conceded-battlefield @rule:652.2.c @status:official-example @source:core-rules-652.2.c
    Scenario: A place's bonus stops at once when the place is gone
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And the passive ability Training Grounds gives Poro +1 Might
      Then Poro has 3 Might
      When the effect Training Grounds ends
      Then Poro has 2 Might
