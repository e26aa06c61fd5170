@rule:476 @status:derived @source:derived-476
Feature: Reading other objects
  An effect may read another object: count it, look at its keywords, ask who controls it.
  It reads that object as it is in the end, wherever the two stand in line.

  Rule: Counts take in what others have been given

    @id:reading.counts-a-granted-keyword @rule:477.2.a
    Scenario: A unit that comes later is given the keyword that is counted
      Given the units
        | unit  | Might |
        | Poro  | 2     |
        | Teemo | 1     |
      And the passive ability Pack of Poro gives it +1 Might for each friendly unit with Tank
      Then Poro has 2 Might
      When a spell gives Teemo Tank this turn
      Then Poro has 3 Might
      When the turn ends
      Then Poro has 2 Might

    @id:reading.counts-a-given-tag @rule:477.1.c
    Scenario: A unit that comes later is given the tag that is counted
      Given the units
        | unit  | Might |
        | Poro  | 2     |
        | Teemo | 1     |
      And the passive ability Workshop of Poro gives it +1 Might for each friendly unit tagged Mech
      When a spell gives Teemo the tag Mech this turn
      Then Poro has 3 Might

    @id:reading.counts-by-controller @rule:477.1.a
    Scenario: An enemy that changes sides is no longer counted as one
      Given the units
        | unit  | Might | controller |
        | Poro  | 2     | A          |
        | Baron | 6     | B          |
      And the passive ability Defiance of Poro gives it +1 Might for each enemy unit
      Then Poro has 3 Might
      When a spell gives player A control of Baron this turn
      Then Poro has 2 Might
      When the turn ends
      Then Poro has 3 Might

  Rule: Conditions look at what others have become

    @id:reading.condition-on-a-later-unit @rule:364.3.a
    Scenario: A condition on a keyword of a unit that comes later
      Given the units
        | unit  | Might |
        | Poro  | 2     |
        | Teemo | 1     |
      And the passive ability Courage of Poro gives it +2 Might while Teemo has Tank
      Then Poro has 2 Might
      When a spell gives Teemo Tank this turn
      Then Poro has 4 Might

    @id:reading.alone-after-a-change-of-sides @rule:740.2.a
    Scenario: A companion that changes sides leaves a unit alone
      Given there is a battlefield Grove
      And the units
        | unit  | Might | location |
        | Poro  | 2     | Grove    |
        | Teemo | 1     | Grove    |
      And the passive ability Solitude of Poro gives it +2 Might while it is alone
      Then Poro has 2 Might
      When a spell gives player B control of Teemo this turn
      Then Poro has 4 Might
      When the turn ends
      Then Poro has 2 Might

  Rule: An ability takes its side from whoever controls its source now

    @id:reading.aura-changes-sides @rule:740.1.a
    Scenario: A leader that changes sides leaves its friends behind
      Given the units
        | unit    | Might | controller |
        | Poro    | 2     | A          |
        | Fizz    | 2     | B          |
        | Lee Sin | 6     | A          |
      And the passive ability Guidance of Lee Sin gives other friendly units +2 Might
      Then Poro has 4 Might
      And Fizz has 2 Might
      When a spell gives player B control of Lee Sin this turn
      Then Poro has 2 Might
      And Fizz has 4 Might
      When the turn ends
      Then Poro has 4 Might
      And Fizz has 2 Might

    @id:reading.menace-changes-sides @rule:740.1.b
    Scenario: A menace that changes sides weighs on its former friends
      Given the units
        | unit   | Might | controller |
        | Poro   | 3     | A          |
        | Fizz   | 3     | B          |
        | Mordak | 6     | A          |
      And the passive ability Dread of Mordak gives enemy units -1 Might
      Then Poro has 3 Might
      And Fizz has 2 Might
      When a spell gives player B control of Mordak this turn
      Then Poro has 2 Might
      And Fizz has 3 Might

    @id:reading.place-by-controller @rule:107.1.a
    Scenario: Bases belong to players, so that "here" moves with control
      Given the units
        | unit    | Might | controller |
        | Poro    | 2     | A          |
        | Lee Sin | 6     | A          |
      And the passive ability Guidance of Lee Sin gives all units here +2 Might
      Then Poro has 4 Might
      When a spell gives player B control of Lee Sin this turn
      Then Poro has 2 Might
