@status:rules-text
Feature: Inactive text
  Inactive text does nothing, and is still there for whoever looks for it.

  @rule:723 @rule:724 @source:core-rules-723
  Rule: Rules text is active from the start, effect text is not

    @id:inactive.default @source:seed-004
    Scenario: An ordinary unit, and an equipment that lies in the base
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1, the rules text Vision, the effect text Tank
      And the passive ability Watch of Poro gives it Ganking
      And the passive ability Edge of the effect text of Long Sword gives it +1 Might
      And the triggered ability Fury of Poro triggers when it becomes Mighty
      And the triggered ability Thirst of the effect text of Long Sword triggers when it becomes Mighty
      Then the text of Watch is active
      And Poro has Ganking
      And the text of Fury is active
      And Long Sword has Vision
      And the text of Edge is inactive
      And the text of Thirst is inactive
      And Long Sword does not have Tank
      And Poro has 2 Might

    @id:inactive.attached-and-detached @rule:718.2 @rule:718.3 @rule:435.1.c @source:core-rules-718.2
    Scenario: Attaching wakes the effect text and sends the rules text to sleep
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +0
      And the passive ability Lure of Long Sword gives friendly units +3 Might
      And the passive ability Edge of the effect text of Long Sword gives it +1 Might
      Then the text of Lure is active
      And the text of Edge is inactive
      And Poro has 5 Might
      When Long Sword is attached to Poro
      Then the text of Lure is inactive
      And the text of Edge is active
      And Poro has 3 Might
      When Long Sword is detached
      Then the text of Lure is active
      And the text of Edge is inactive
      And Poro has 5 Might

    @id:inactive.off-the-board @rule:365 @status:derived @source:derived-724
    Scenario: Effect text sleeps again when its wearer leaves the board
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +0
      And the passive ability Edge of the effect text of Long Sword gives it +1 Might
      When Long Sword is attached to Poro
      Then the text of Edge is active
      When Poro goes to the hand
      Then the text of Edge is inactive

  @rule:721.2 @source:core-rules-721.2
  Rule: Inactive abilities neither apply nor trigger

    @id:inactive.triggers-sleep-while-attached @rule:718.2 @rule:441.2.a
    Scenario: A triggered ability in the rules text of an attached equipment
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Gleam of Long Sword triggers when it becomes Empowered
      When Long Sword is attached to Poro
      And Long Sword is empowered
      Then Gleam has not triggered
      When Long Sword is disempowered
      And Long Sword is detached
      And Long Sword is empowered
      Then Gleam has triggered once

    @id:inactive.triggers-of-effect-text @rule:718.3 @rule:724
    Scenario: A triggered ability in the effect text works for the wearer, while there is one
      Given Poro has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +0
      And the triggered ability Thirst of the effect text of Long Sword triggers when it becomes Mighty
      When a spell gives Poro +2 Might this turn
      Then Thirst has not triggered
      When the turn ends
      And Long Sword is attached to Poro
      And a spell gives Poro +2 Might this turn
      Then Thirst has triggered once
      When the turn ends
      And Long Sword is detached
      And a spell gives Poro +2 Might this turn
      Then Thirst has triggered once

    @id:inactive.trigger-made-inactive
    Scenario: A trigger that is made inactive, and active again
      Given Poro has 3 printed Might
      And the triggered ability Fury of Poro triggers when it becomes buffed
      When the text of Fury becomes inactive
      And Poro is buffed
      Then Fury has not triggered
      When player A spends a buff of Poro
      And the text of Fury is active again
      Then the text of Fury is active
      When Poro is buffed
      Then Fury has triggered once

    @id:inactive.lost-abilities-do-not-trigger @rule:477.2 @status:derived @source:derived-477.2
    Scenario: A unit that has lost all abilities has lost its triggered ones too
      Given Poro has 3 printed Might
      And the triggered ability Fury of Poro triggers when it becomes buffed
      When a spell takes all abilities from Poro this turn
      Then the text of Fury is inactive
      When Poro is buffed
      Then Fury has not triggered
      When the turn ends
      Then the text of Fury is active

    @id:inactive.wearer-lost-the-lent-trigger @rule:477.2.c @rule:718.3 @status:derived @source:derived-477.2.c
    Scenario: A wearer that loses all abilities loses the triggered ability that was lent to it
      Given Poro has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +0
      And the triggered ability Thirst of the effect text of Long Sword triggers when it becomes buffed
      When Long Sword is attached to Poro
      And a spell takes all abilities from Poro this turn
      And Poro is buffed
      Then Thirst has not triggered

  @rule:722 @source:core-rules-722
  Rule: Inactive text can still be found

    @id:inactive.still-present @rule:722.2 @rule:816.1.b @source:seed-004
    Scenario: An attached equipment with Temporary outlives the Beginning Phase, and still has Temporary to show
      Given Poro has 2 printed Might
      And Spinning Axe is an equipment with a Might bonus of +3, the rules text Temporary
      When Spinning Axe is attached to Poro
      And the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then it is the turn of player A
      And Spinning Axe has not died
      And the wearer of Spinning Axe is Poro
      And Spinning Axe has no keywords
      And whoever looks for keywords on Spinning Axe finds Temporary
      And Poro has 5 Might

    @id:inactive.chosen-for-its-sleeping-keyword @rule:722.2 @status:official-example @source:core-rules-722.2
    Scenario: A spell that kills a gear with Temporary finds an attached one
      Given Poro has 2 printed Might
      And Spinning Axe is an equipment with a Might bonus of +3, the rules text Temporary
      When Spinning Axe is attached to Poro
      Then Spinning Axe does not have Temporary
      And whoever looks for keywords on Spinning Axe finds Temporary
      When Spinning Axe is killed
      Then Spinning Axe is in the trash
      And Poro has 2 Might

    @id:inactive.temporary-once-detached @rule:435.1.c @rule:816.1.b @status:derived @source:derived-435.1.c
    Scenario: Detached in time, it dies at the next start
      Given Poro has 2 printed Might
      And Spinning Axe is an equipment with a Might bonus of +3, the rules text Temporary
      When Spinning Axe is attached to Poro
      And Spinning Axe is detached
      Then Spinning Axe has Temporary
      When the turn ends
      And the turn ends
      And the turn goes on to the Beginning Phase
      Then Spinning Axe has died

    @id:inactive.keywords-of-both-texts @rule:722.1 @rule:135.4.a
    Scenario: Both texts of an equipment are searched, whichever of them sleeps
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1, the rules text Vision, the effect text Tank
      Then the only keywords of Long Sword are Vision
      And whoever looks for keywords on Long Sword finds Tank and Vision
      When Long Sword is attached to Poro
      Then Long Sword has no keywords
      And whoever looks for keywords on Long Sword finds Tank and Vision
      And whoever looks for keywords on Poro finds Tank

    @id:inactive.text-made-inactive-is-found @rule:722.1
    Scenario: An ability that has been made inactive still shows its keyword
      Given Poro has 2 printed Might
      And the passive ability Guard of Poro gives it Tank
      When the text of Guard becomes inactive
      Then Poro has no keywords
      And the text of Guard is inactive
      And whoever looks for keywords on Poro finds Tank

    @id:inactive.lost-is-not-found @rule:801.3.b @status:derived @source:derived-801.3.b
    Scenario: A keyword that was taken away is not inactive but gone
      Given Poro has 2 printed Might and Tank
      And the passive ability Guard of Poro gives it Ganking
      When a spell takes all abilities from Poro this turn
      Then Poro has no keywords
      And whoever looks for keywords on Poro finds none
      When the turn ends
      Then whoever looks for keywords on Poro finds Ganking and Tank

  @rule:725 @source:core-rules-725
  Rule: Text that looks for attaching or detaching exists while that happens

    @id:inactive.exceptions @rule:725.1 @rule:725.2 @source:seed-004
    Scenario: Rules text that triggers on being attached and on being detached
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Clasp of Long Sword triggers when it becomes attached
      And the triggered ability Drop of Long Sword triggers when it becomes detached
      When Long Sword is attached to Poro
      Then Clasp has triggered once
      And Drop has not triggered
      And the text of Clasp is inactive
      And the text of Drop is inactive
      When Long Sword is detached
      Then Clasp has triggered once
      And Drop has triggered once

    @id:inactive.exceptions-in-effect-text @rule:725.1 @rule:725.2 @rule:136.2.d
    Scenario: The same in effect text, where it means the equipment and not the wearer
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Clasp of the effect text of Long Sword triggers when it becomes attached
      And the triggered ability Drop of the effect text of Long Sword triggers when it becomes detached
      When Long Sword is attached to Poro
      Then Clasp has triggered once
      And Drop has not triggered
      When Long Sword is detached
      Then Clasp has triggered once
      And Drop has triggered once

    @id:inactive.from-wearer-to-wearer @rule:434.1.f @status:derived @source:derived-725
    Scenario: Going from one wearer to another is both
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Clasp of Long Sword triggers when it becomes attached
      And the triggered ability Drop of Long Sword triggers when it becomes detached
      When Long Sword is attached to Poro
      And Long Sword is attached to Teemo
      Then Clasp has triggered twice
      And Drop has triggered once

    @id:inactive.nothing-happens-nothing-triggers @rule:434.1.g @rule:434.1.h @rule:435.1.a.1 @status:derived @source:derived-434.1.h
    Scenario: Attached to where it is, detached when it is loose
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Clasp of Long Sword triggers when it becomes attached
      And the triggered ability Drop of Long Sword triggers when it becomes detached
      When Long Sword is detached
      Then Drop has not triggered
      When Long Sword is attached to Poro
      And Long Sword is attached to Poro
      Then Clasp has triggered once
      And Drop has not triggered

    @id:inactive.detached-by-death @rule:719.5 @rule:725.2 @status:derived @source:derived-719.5
    Scenario: An equipment whose wearer dies becomes detached
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Drop of Long Sword triggers when it becomes detached
      When Long Sword is attached to Poro
      And Poro is killed
      Then Drop has triggered once

    @id:inactive.made-inactive-has-no-exception @rule:721.1 @status:derived @source:derived-725.1
    Scenario: The exception is for text that sleeps by attaching, not for text made inactive otherwise
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Clasp of Long Sword triggers when it becomes attached
      When the text of Clasp becomes inactive
      And Long Sword is attached to Poro
      Then Clasp has not triggered

    @id:inactive.made-inactive-and-passed-on @rule:721.2 @rule:434.1.f @status:derived @source:derived-725.1
    Scenario: Text made inactive does not trigger when its card goes from one wearer to another
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +1
      And the triggered ability Clasp of Long Sword triggers when it becomes attached
      When Long Sword is attached to Poro
      Then Clasp has triggered once
      When the text of Clasp becomes inactive
      And Long Sword is attached to Teemo
      Then Clasp has triggered once

  @rule:721 @status:derived @source:derived-721
  Rule: Abilities of things elsewhere sleep and wake in the same way

    @id:inactive.ability-from-elsewhere @rule:364.3.a
    Scenario: One ability has been put to sleep, another waits for its condition, a third is awake
      Given Poro has 2 printed Might
      And the passive ability Guidance gives Poro +1 Might
      And the passive ability Friendship gives Poro +1 Might while Poro is buffed
      And the passive ability Cheer gives Poro +1 Might
      When the text of Guidance becomes inactive
      Then the text of Guidance is inactive
      And the text of Friendship is inactive
      And the text of Cheer is active
      When Poro is buffed
      Then the text of Friendship is active
      And Poro has 5 Might
