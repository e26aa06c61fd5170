@rule:709 @status:rules-text
Feature: What looks for becoming Mighty
  Becoming Mighty is an event. Being Mighty is none.

  @rule:370.1.a @source:core-rules-370.1.a
  Rule: The step from below 5 to 5 or more triggers

    @id:mighty.event-triggers @status:official-example
    Scenario: One step across, one trigger
      Given Poro has 4 printed Might
      And the triggered ability Roar of Poro triggers when it becomes Mighty
      When a spell gives Poro +1 Might this turn
      Then Roar has triggered once
      When a spell gives Poro +1 Might this turn
      Then Roar has triggered once
      When the turn ends
      Then Roar has triggered once
      When a spell gives Poro +3 Might this turn
      Then Roar has triggered twice

    @id:mighty.enters-mighty @status:derived @source:derived-709
    Scenario: A unit that enters the board at 5 has not become Mighty
      Given Baron in the hand has 5 printed Might
      And the triggered ability Roar of Baron triggers when it becomes Mighty
      When Baron goes to the board
      Then Baron is Mighty
      And Roar has not triggered
