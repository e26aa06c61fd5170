@rule:476 @status:rules-text @source:core-rules-476
Feature: Going through the layers again
  An effect can start to apply after its layer has had its turn. Then the layers are gone through once more,
  until nothing new applies. Each effect applies once, however often its layer comes round.
  If a support is gone, everything is worked out without it: nothing holds itself up.

  Background:
    Given Fiora has 4 printed Might
    And the passive ability Duelist of Fiora gives it Deflect, Ganking and Shield while it is Mighty

  @rule:476.1 @rule:476.2
  Rule: What becomes applicable is applied, once

    @id:layers.fiora-recheck @rule:814.1.c @source:seed-001
    Scenario: Fiora gets a buff and then defends
      When Fiora is buffed
      Then Fiora has 5 Might
      And the only keywords of Fiora are Deflect, Ganking and Shield
      When Fiora defends
      Then Fiora has 6 Might
      And the only keywords of Fiora are Deflect, Ganking and Shield
      And the number of buffs on Fiora is 1

    @id:layers.fiora-buffed @rule:476.3 @status:official-example @source:core-rules-476.3
    Scenario: The rulebook's own example: a buffed Fiora, at rest and as a defender
      When Fiora is buffed
      Then Fiora has 5 Might
      And Fiora has Deflect
      And Fiora has Ganking
      And Fiora has Shield
      When Fiora defends
      Then Fiora has 6 Might

    @id:ruling.r23-en-garde @rule:814.1.c @rule:708 @rule:740.2.a @status:ruling @source:ruling-R23
    Scenario: En Garde gives a defending Fiora 1, or 2 if she is alone
      When Fiora defends
      Then Fiora has 4 Might
      And Fiora has no keywords
      When En Garde gives Fiora +1 Might this turn
      Then Fiora has 6 Might
      And Fiora has Shield
      When a spell gives Fiora +1 Might this turn
      Then Fiora has 7 Might

    @id:ruling.r25-buffed-in-the-middle-of-combat @rule:814.1.c @status:ruling @source:ruling-R25
    Scenario: Shield that comes after the roles are given out still counts
      When Fiora defends
      And Fiora is buffed
      Then Fiora has 6 Might

    @id:layers.one-grant-leads-to-the-next @rule:814.1.c @status:derived @source:derived-476.2
    Scenario: A third round of the layers
      Teemo has Tank as soon as Fiora has Shield, and with Tank he is worth 2 more.

      Given Teemo has 1 printed Might
      And the passive ability Admiration of Teemo gives it Tank while Fiora has Shield
      And the passive ability Bulk of Teemo gives it +2 Might while it has Tank
      Then Teemo has 1 Might
      When Fiora is buffed
      Then Teemo has Tank
      And Teemo has 3 Might

  @rule:476.3
  Rule: Nothing keeps itself on

    @id:layers.fiora-support-removed @rule:702.2.b @source:seed-001
    Scenario: The buff of a defending Fiora is spent
      When Fiora is buffed
      And Fiora defends
      Then Fiora has 6 Might
      When player A spends a buff of Fiora
      Then Fiora has 4 Might
      And Fiora has no keywords
      And Fiora is not Mighty

    @id:layers.fiora-buff-removed @status:official-example @source:core-rules-476.3
    Scenario: The rulebook's own example: a buffed, defending Fiora loses the buff
      When Fiora is buffed
      And Fiora defends
      And player A spends a buff of Fiora
      Then Fiora has 4 Might
      And Fiora does not have Deflect
      And Fiora does not have Ganking
      And Fiora does not have Shield

    @id:layers.shield-cannot-start-itself @rule:814.1.c @source:seed-001
    Scenario: Without help a defending Fiora stays as she is
      When Fiora defends
      Then Fiora has 4 Might
      And Fiora does not have Shield
      And Fiora is not Mighty

    @id:layers.two-supports @rule:814.1.c @status:derived @source:derived-476.3
    Scenario: One of two supports is enough
      When Fiora is buffed
      And a spell gives Fiora +1 Might this turn
      And Fiora defends
      Then Fiora has 7 Might
      When player A spends a buff of Fiora
      Then Fiora has 6 Might
      And Fiora has Shield
      When the turn ends
      Then Fiora has 4 Might
      And Fiora has no keywords

    @id:layers.mutual-support-does-not-start @status:derived @source:derived-476.3
    Scenario: Two conditions that wait for each other both stay off
      Given Poro has 3 printed Might
      And Teemo has 3 printed Might
      And the passive ability Courage of Poro gives it Tank while Teemo has Deflect
      And the passive ability Trust of Teemo gives it Deflect while Poro has Tank
      Then Poro has no keywords
      And Teemo has no keywords
      When a spell gives Poro Tank this turn
      Then Teemo has Deflect
      And Poro has Tank
      When the turn ends
      Then Poro has no keywords
      And Teemo has no keywords

  @rule:476 @rule:364.3
  Rule: The calculation has no memory

    @id:layers.no-memory @status:derived @source:derived-476
    Scenario: Two ways to the same effects lead to the same unit
      When Fiora is buffed
      And Fiora defends
      And a spell gives Fiora -1 Might this combat
      And combat ends
      And Fiora defends
      Then Fiora has 6 Might
      And the only keywords of Fiora are Deflect, Ganking and Shield
