@rule:423.1 @status:rules-text
Feature: Stun
  A unit is stunned or it is not, until the turn ends.

  @rule:423.1.a @source:core-rules-423.1.a
  Rule: Stunned is on or off

    @id:stun.already-stunned @rule:423.1.a.1 @status:official-example @source:core-rules-423.1.a.1
    Scenario: A stunned unit is not stunned again, and nothing triggers
      Given Baron of player B has 5 printed Might
      And the triggered ability Daze of Baron triggers when it becomes stunned
      When a spell stuns Baron
      Then Baron is stunned
      And Daze has triggered once
      When a spell stuns Baron
      Then Baron is stunned
      And Daze has triggered once

    @id:stun.again-next-turn @rule:423.1.a.2
    Scenario: The turn ends, and the unit can be stunned anew
      Given Baron of player B has 5 printed Might
      And the triggered ability Daze of Baron triggers when it becomes stunned
      When a spell stuns Baron
      And the turn ends
      Then Baron is not stunned
      When a spell stuns Baron
      Then Daze has triggered twice

    @id:stun.event-at-its-moment @rule:423.1.a.1 @status:derived @source:derived-423.1.a.1
    Scenario: Becoming stunned is the moment, not the state before or after
      Given Baron has 5 printed Might
      And the triggered ability Daze of Baron triggers when it becomes stunned
      Then Daze has not triggered
      When Baron is buffed
      Then Daze has not triggered
      When a spell stuns Baron
      Then Daze has triggered once
      When player A spends a buff of Baron
      Then Daze has triggered once

  @rule:423.1 @source:core-rules-423.1
  Rule: Only units are stunned

    @id:keywords.stun-no-equipment @status:derived @source:derived-423.1
    Scenario: An equipment is not stunned
      Given Long Sword is an equipment with a Might bonus of +2
      When a spell stuns Long Sword
      Then Long Sword is not stunned
