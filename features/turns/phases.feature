@rule:314 @status:rules-text
Feature: The phases of a turn
  A turn goes through its phases in order, and its end has steps of its own.

  @rule:315 @rule:316 @source:core-rules-315
  Rule: One phase after the other

    @id:turns.phases-in-order @rule:316.1
    Scenario: From the Awaken Phase to the Main Phase
      When the turn ends
      Then it is the Awaken Phase
      When the turn goes on to the Beginning Phase
      Then it is the Beginning Phase
      When the turn goes on to the Channel Phase
      Then it is the Channel Phase
      When the turn goes on to the Draw Phase
      Then it is the Draw Phase
      When the turn goes on to the Main Phase
      Then it is the Main Phase
      And it is the turn of player B

    @id:turns.no-phase-twice @status:derived @source:derived-314
    Scenario: No phase comes back in the same turn
      Given there is a battlefield Grove that player B controls
      And Baron of player B at Grove has 5 printed Might
      When the turn ends
      And the turn goes on to the Channel Phase
      Then player B has 1 point
      When the turn goes on to the Beginning Phase, which rule 314 forbids
      Then it is the Channel Phase
      And player B has 1 point
      When the turn goes on to the Channel Phase, which rule 314 forbids
      Then it is the Channel Phase

    @id:turns.phases-in-between @rule:315.2.b @status:derived @source:derived-315
    Scenario: Going on to the Main Phase passes through scoring
      Given there is a battlefield Grove that player B controls
      And Baron of player B at Grove has 5 printed Might
      When the turn ends
      Then player B has no points
      When the turn goes on to the Main Phase
      Then player B has 1 point

  @rule:317.2 @rule:324.1 @source:core-rules-324.1
  Rule: The cleanups of combat and of the turn's end have steps that others lack

    @id:turns.end-of-turn-heals-first @rule:317.2.b @rule:317.2.c @status:official-example
    Scenario: At the end of the turn units heal before effects expire
      Given Poro has 2 printed Might
      When a spell gives Poro +2 Might this turn
      And a spell of player B deals 3 damage to Poro
      And the turn ends
      Then Poro has not died
      And Poro has no damage
      And Poro has 2 Might

    @id:turns.end-of-turn-kills-before-it-heals @rule:323.5 @status:derived @source:derived-317.2
    Scenario: Lethal damage is not healed away
      Given Poro has 2 printed Might
      When a spell of player B deals 2 damage to Poro
      And the turn ends
      Then Poro has died

    @id:turns.ordinary-cleanup-does-not-heal @rule:322 @status:derived @source:derived-324.1
    Scenario: An ordinary cleanup neither heals nor ends effects
      Given Poro has 2 printed Might
      When a spell gives Poro +2 Might this turn
      And a spell of player B deals 3 damage to Poro
      And a cleanup is performed
      Then Poro has 3 damage
      And Poro has 4 Might

    @id:turns.combat-cleanup-heals-and-recalls @rule:466.1.a @status:official-example
    Scenario: A combat cleanup heals all units and recalls attackers that did not win through
      Given there is a battlefield Grove that player B controls
      And Poro at Grove has 3 printed Might
      And Yuumi has 4 printed Might
      And Baron of player B at Grove has 5 printed Might
      When player A attacks at Grove
      And a spell stuns Baron
      And a spell of player B deals 1 damage to Yuumi
      And player A assigns 3 to Baron
      And the combat damage is dealt
      Then Baron has 3 damage
      When the combat cleanup is performed
      Then Baron has no damage
      And Yuumi has no damage
      And Poro is at base
      And Baron is at Grove

    @id:turns.death-after-expiry @rule:317.2.c @rule:322 @status:derived @source:derived-322
    Scenario: A unit that heals before its bonus expires lives at 0 Might, too
      Given Poro has 2 printed Might
      When a spell gives Poro +3 Might this turn
      And a spell gives Poro -2 Might for good
      And a spell of player B deals 2 damage to Poro
      And the turn ends
      Then Poro has not died
      And Poro has 0 Might
      And Poro has no damage

  @rule:317.3 @source:core-rules-317.3
  Rule: The next player becomes the turn player

    @id:turns.effects-of-the-other-turn @status:derived @source:derived-317.3
    Scenario: An effect of the opponent's turn ends with the opponent's turn
      Given Poro has 2 printed Might
      When the turn ends
      And a spell gives Poro +2 Might this turn
      Then it is the turn of player B
      And Poro has 4 Might
      When the turn ends
      Then it is the turn of player A
      And Poro has 2 Might
