@rule:359.3 @status:rules-text
Feature: Might that is read on resolution
  What an instruction reads it reads when it is carried out, and what is gone by then cannot be read.

  @rule:359.3.f.2 @source:core-rules-359.3.f.2
  Rule: The Might of that moment

    @id:might.read-after-a-reaction @rule:417.6.b.3 @status:official-example
    Scenario: An attack trigger deals the Might that a reaction has left
      Given there is a battlefield Grove that player B controls
      And Yasuo at Grove has 6 printed Might
      And Baron of player B at Grove has 8 printed Might
      When player A attacks at Grove
      And Stupefy gives Yasuo -1 Might to a minimum of 1 this turn
      Then Yasuo has 5 Might
      When Yasuo of player A deals damage equal to its Might to Baron
      Then Baron took 5 damage
      And Baron has 5 damage

  @rule:359.3.e.12 @source:core-rules-359.3.e.12
  Rule: A unit that is gone has no Might to read

    @id:might.read-off-the-board @status:official-example
    Scenario: A unit in the hand gives no Might away
      Given Poro has 2 printed Might
      And Yuumi has 3 printed Might
      When Bond is announced: it gives Poro as much Might as Yuumi has and 1 more this turn
      And Yuumi goes to the hand
      And Bond resolves
      Then Poro has 2 Might
      And no named effect alters Poro

    @id:might.dealt-off-the-board @rule:417.6.b.3 @status:derived @source:derived-359.3.e.12
    Scenario: Nor does it deal damage
      Given Baron of player B has 8 printed Might
      And Yasuo has 6 printed Might
      When Yasuo goes to the hand
      And Yasuo of player A deals damage equal to its Might to Baron
      Then Baron has no damage

  @rule:758.2 @source:core-rules-758.2
  Rule: Might goes up and down while a spell waits

    @id:might.shrunk-before-the-star-falls @rule:143.2.b.1 @rule:142.4.b
    Scenario: A unit of 1 Might that grows by 2, loses 4 and takes 6 damage
      Given Poro has 1 printed Might
      When Discipline gives Poro +2 Might this turn
      Then Poro has 3 Might
      When Eclipse gives Poro -4 Might this turn
      Then Poro has -1 Might
      And a spell reads the Might of Poro as 0
      When a spell of player B deals 6 damage to Poro
      Then Poro has 6 damage
      When a cleanup is performed
      Then Poro has died
