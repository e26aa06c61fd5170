@rule:828.1 @status:rules-text
Feature: Empowered
  Empowered is a status, on or off. Text under the keyword Empowered is active while its card has it.

  @rule:828.1.c @source:core-rules-828.1.c
  Rule: The status switches the text

    @id:dependent.empowered-on-and-off @rule:441.1 @rule:442.1
    Scenario: Empowered, disempowered
      Given Gangplank has 4 printed Might
      And the passive ability Broadside of Gangplank gives it +2 Might while it meets Empowered
      Then Gangplank lacks the Empowered status
      And Gangplank has 4 Might
      When Gangplank is empowered
      Then Gangplank has the Empowered status
      And the text of Broadside is active
      And Gangplank has 6 Might
      When Gangplank is disempowered
      Then Gangplank lacks the Empowered status
      And the text of Broadside is inactive
      And Gangplank has 4 Might

    @id:dependent.empowered-one-of-two @status:derived @source:derived-828.1.c
    Scenario: Each card has the status for itself
      Given Gangplank has 4 printed Might
      And Vi has 3 printed Might
      And the passive ability Broadside of Gangplank gives it +2 Might while it meets Empowered
      And the passive ability Punch of Vi gives it +2 Might while it meets Empowered
      When Vi is empowered
      Then the units have these Mights
        | unit      | Might |
        | Gangplank | 4     |
        | Vi        | 5     |
      And Vi has become Mighty once

    @id:dependent.empowered-is-found @rule:828.2 @rule:727.1.b.1
    Scenario: Empowered and what it would give are found all the time
      Given Gangplank has 4 printed Might
      And the passive ability Broadside of Gangplank gives it Ganking while it meets Empowered
      Then Gangplank has no keywords
      And whoever looks for keywords on Gangplank finds Empowered and Ganking

    @id:dependent.empowered-for-any-controller @status:derived @source:derived-828.1.c
    Scenario: The status stays with the card when its controller changes
      Given Gangplank has 4 printed Might
      And the passive ability Broadside of Gangplank gives it +2 Might while it meets Empowered
      When Gangplank is empowered
      And a spell gives player B control of Gangplank this turn
      Then Gangplank has the Empowered status
      And Gangplank has 6 Might

    @id:dependent.empowered-lasts @rule:441.2 @status:derived @source:derived-441.2
    Scenario: The status outlasts the turn
      Given Gangplank has 4 printed Might
      When Gangplank is empowered
      And the turn ends
      Then Gangplank has the Empowered status

    @id:dependent.empowered-leaves-the-board @rule:124.1 @rule:441.2 @status:derived @source:derived-124.1
    Scenario: The status does not outlast the board
      Given Gangplank has 4 printed Might
      And the passive ability Broadside of Gangplank gives it +2 Might while it meets Empowered
      When Gangplank is empowered
      And Gangplank goes to the hand
      Then Gangplank lacks the Empowered status
      When Gangplank goes to the board
      Then Gangplank lacks the Empowered status
      And Gangplank has 4 Might

  @rule:441.1 @source:core-rules-441.1
  Rule: Becoming Empowered is an event, being it already is not

    @id:dependent.empowered-twice @rule:441.1.b @rule:441.1.c @rule:441.2.a
    Scenario: An Empowered card is not empowered again
      Given Gangplank has 4 printed Might
      And the triggered ability Parley of Gangplank triggers when it becomes Empowered
      When Gangplank is empowered
      And Gangplank is empowered
      Then Parley has triggered once
      And Gangplank has the Empowered status
      When Gangplank is disempowered
      Then Gangplank lacks the Empowered status

    @id:dependent.disempowered-already @rule:442.1.a @rule:442.1.a.1 @source:core-rules-442.1.a
    Scenario: A card that is not Empowered is not disempowered
      Given Gangplank has 4 printed Might
      When Gangplank is disempowered
      Then Gangplank lacks the Empowered status
      And Gangplank has 4 Might

    @id:dependent.empowered-trigger-at-its-moment @rule:725.4 @rule:727.1.c.1.a @rule:828.1.d @source:core-rules-828.1.d
    Scenario: Becoming Empowered triggers an Empowered ability that waits for just that
      Given Gangplank has 4 printed Might
      And the triggered ability Parley of Gangplank triggers when it becomes Empowered while it meets Empowered
      Then the text of Parley is inactive
      When Gangplank is empowered
      Then Parley has triggered once
      And the text of Parley is active
      When Gangplank is disempowered
      And Gangplank is empowered
      Then Parley has triggered twice

    @id:dependent.empowered-trigger-sleeps @rule:727.1.c.1 @source:core-rules-727.1.c.1
    Scenario: Other events do not trigger it while the card is not Empowered
      Given Gangplank has 4 printed Might
      And the triggered ability Plunder of Gangplank triggers when it becomes stunned while it meets Empowered
      When a spell stuns Gangplank
      Then Plunder has not triggered
      When the turn ends
      And Gangplank is empowered
      And a spell stuns Gangplank
      Then Plunder has triggered once

    @id:dependent.empowered-only-on-the-board @rule:441.2 @source:derived-441.2 @status:derived
    Scenario: A card in the hand does not become Empowered
      Given Gangplank has 4 printed Might
      When Gangplank goes to the hand
      And Gangplank is empowered
      Then Gangplank lacks the Empowered status
