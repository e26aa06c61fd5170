@rule:480 @status:rules-text @source:core-rules-480
Feature: Timestamps
  Where nothing depends on anything, the effect that began to apply first comes first, and the last one has the last word.
  What counts is when an effect began to apply, not when its card was played.

  @rule:480.1 @rule:480.3
  Rule: The last to begin has the last word

    @id:layers.newest-set-wins @rule:477.1.a.1 @status:derived @source:derived-480.3
    Scenario: Three settings, of which the middle one ends
      Given Poro has 1 printed Might
      When Growth sets the Might of Poro to 7 for good
      And Shrinking sets the Might of Poro to 2 this combat
      And Balance sets the Might of Poro to 4 this turn
      Then Poro has 4 Might
      When combat ends
      Then Poro has 4 Might
      When the turn ends
      Then Poro has 7 Might

    @id:layers.granted-then-taken @rule:477.2 @status:derived @source:derived-480.3
    Scenario: A keyword that is granted first and taken afterwards is gone
      Given Poro has 2 printed Might
      When a spell gives Poro Tank this turn
      And another spell takes Tank from Poro this turn
      Then Poro does not have Tank

    @id:layers.granted-then-replaced @rule:477.2 @status:derived @source:derived-480.3
    Scenario: Abilities that are replaced leave nothing of what was there
      Given Poro has 2 printed Might and Shield 2
      When a spell gives Poro Deflect this combat
      And another spell replaces all abilities of Poro with Tank this turn
      Then the only keywords of Poro are Tank
      When the turn ends
      Then the only keywords of Poro are Deflect and Shield

  @rule:480.2
  Rule: Text that falls asleep loses its place

    @id:layers.timestamp-is-when-it-applies @rule:721.1 @source:seed-001
    Scenario: Two abilities replace all others, and the older one sleeps for a while
      Given Poro has 2 printed Might
      And the passive ability Vow replaces all abilities of Poro with Tank
      And the passive ability Retreat replaces all abilities of Poro with Backline
      Then the only keywords of Poro are Backline
      When the text of Vow becomes inactive
      Then the only keywords of Poro are Backline
      When the text of Vow is active again
      Then the only keywords of Poro are Tank

    @id:layers.control-regained @rule:477.1.a @rule:721.1 @status:derived @source:derived-480.2
    Scenario: An older claim of control that slept and woke is the newer one
      Given the players are A, B and C
      And Long Sword is an equipment with a Might bonus of +1
      And the passive ability Claim gives player B control of Long Sword
      And the passive ability Counterclaim gives player C control of Long Sword
      Then player C controls Long Sword
      When the text of Claim becomes inactive
      Then player C controls Long Sword
      When the text of Claim is active again
      Then player B controls Long Sword

    @id:layers.older-threshold-sleeps @rule:479.1 @status:derived @source:derived-480.2
    Scenario: Two mutual increases change places when the older one sleeps
      Given Poro has 3 printed Might
      And the passive ability Training increases the Might of Poro to 5
      And the passive ability Drill gives Poro +2 Might to a maximum of 6
      Then Poro has 6 Might
      When the text of Training becomes inactive
      Then Poro has 5 Might
      When the text of Training is active again
      Then Poro has 5 Might
      And Drill adds 2 Might to Poro
      And Training adds 0 Might to Poro

    @id:layers.attached-and-detached @rule:718.2 @rule:435.1.c @status:derived @source:derived-480.2
    Scenario: An equipment's own text slept while it was attached, and is the newer one afterwards
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And Crown is an equipment with a Might bonus of +1
      And the passive ability Vow of Crown replaces all abilities of Poro with Tank
      And the passive ability Retreat replaces all abilities of Poro with Backline
      Then the only keywords of Poro are Backline
      When Crown is attached to Teemo
      Then the only keywords of Poro are Backline
      When Crown is detached
      Then the only keywords of Poro are Tank

    @id:layers.condition-holds-again @rule:480.1 @rule:364.3.a @status:derived @source:seed-001
    Scenario: An ability whose condition fails and holds again begins anew
      Given Poro has 2 printed Might
      And Lee Sin has 6 printed Might
      When Lee Sin is buffed
      Given the passive ability Vow replaces all abilities of Poro with Tank while Lee Sin is buffed
      And the passive ability Retreat replaces all abilities of Poro with Backline
      Then the only keywords of Poro are Backline
      When player A spends a buff of Lee Sin
      Then the only keywords of Poro are Backline
      When Lee Sin is buffed
      Then the only keywords of Poro are Tank

  @rule:721.1 @source:core-rules-721.1
  Rule: Text that sleeps does nothing

    @id:layers.inactive-bonus @rule:721.2
    Scenario: A bonus sleeps and wakes
      Given Poro has 2 printed Might
      And Lee Sin has 6 printed Might
      And the passive ability Guidance of Lee Sin gives other friendly units +2 Might
      Then Poro has 4 Might
      When the text of Guidance becomes inactive
      Then Poro has 2 Might
      And Guidance adds 0 Might to Poro
      And no named effect alters Poro
      When the text of Guidance is active again
      Then Poro has 4 Might

    @id:layers.inactive-is-not-ended @rule:722 @status:derived @source:derived-722
    Scenario: Sleeping text can wake, ended text cannot
      Given Poro has 2 printed Might
      And the passive ability Guidance gives Poro +2 Might
      And the passive ability Friendship gives Poro +1 Might
      When the text of Guidance becomes inactive
      And the effect Friendship ends
      Then Poro has 2 Might
      When the text of Guidance is active again
      Then Poro has 4 Might
