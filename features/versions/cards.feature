@status:rules-text @source:core-rules-1.0-to-1.4 @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
Feature: Buffs, equipment, Legion and points in every version of the rules
  What may be targeted, what attaching again does, which cards count for Legion, and who wins.

  @rule:704.1
  Rule: Buffs as targets

    # Buffs are counters since 1.4; until 1.3 they are objects that may be targeted (704).
    @id:versions.targeting-a-buff
    Scenario: A spell targets a buff
      Given Poro has 2 printed Might
      When Poro is buffed
      Then under the rules 1.0 to 1.3, a spell targets a buff on Poro
      And under the rules 1.4, a spell targets a buff on Poro, which rule 704.1 forbids
      And the number of buffs on Poro is 1

  @rule:434.1.g
  Rule: Attaching a card where it is

    # 1.2 detaches a card whenever it is attached (421.1.f); since 1.3 nothing happens where it is attached already.
    @id:versions.attached-again @rule:434.1.f @version:1.2 @version:1.3 @version:1.4
    Scenario: An equipment is attached to the unit that has it
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      And the triggered ability Clatter of Long Sword triggers when it becomes detached
      When Long Sword is attached to Poro
      And Long Sword is attached to Poro
      Then Poro has 4 Might
      And under the rules 1.2, Clatter has triggered once
      And under the rules 1.3 to 1.4, Clatter has not triggered

  @rule:812.1.c
  Rule: What counts for Legion

    # Until 1.2 a countered card was not played (1.1, 1.2: 412.1.b). 1.3 still says so (419.4.b), and that Legion asks for
    # another finalized card (812.1.c); since 1.4 nothing contradicts that.
    @id:versions.legion-after-a-countered-card @rule:419.4.b
    Scenario: The card before was countered
      Given Poro has 2 printed Might
      And the passive ability Muster of Poro gives it +1 Might while it meets Legion
      When player A finalizes Hextech Ray, which is countered
      Then under the rules 1.0 to 1.2, Poro has 2 Might
      And under the rules 1.3, the rules leave open the Might of Poro
        | answer | because                                                     |
        | 3      | Legion asks for another card that was finalized             |
        | 2      | a countered card was not played, and Legion asks for that   |
      And under the rules 1.4, Poro has 3 Might
      When player A finalizes Firestorm
      Then Poro has 3 Might

  @rule:472
  Rule: Who wins

    # Until 1.2 a player wins at once with the Victory Score (1.1: 445; 1.2: 449). Since 1.3 a cleanup looks for one
    # who has more points than any opponent.
    @id:versions.both-reach-the-victory-score @rule:323.1
    Scenario: One effect brings first one player and then the other to 8 points
      When player A gains 7 points
      And player B gains 7 points
      Then player A does not win
      When player A gains 1 point
      And player B gains 1 point
      Then under the rules 1.0 to 1.2, player A wins
      And under the rules 1.3 to 1.4, player A does not win
      And player B does not win
