@rule:812.1 @status:rules-text
Feature: Legion
  Legion text is active in a turn in which the player who controls its card has finalized another card.

  @rule:812.1.c @source:core-rules-812.1.c
  Rule: Another card, finalized by the controller, in this turn

    @id:dependent.legion-needs-another-card
    Scenario: The card itself does not count
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A finalizes Teemo
      Then the text of Ranks is inactive
      And Teemo has 2 Might
      When player A finalizes Poro
      Then the text of Ranks is active
      And Teemo has 3 Might

    @id:dependent.legion-before-or-after
    Scenario: The other card may have been finalized first
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A finalizes Poro
      And player A finalizes Teemo
      Then Teemo has 3 Might

    @id:dependent.legion-opponents-card
    Scenario: A card of the opponent does not count
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player B finalizes Hextech Ray
      Then the text of Ranks is inactive
      And Teemo has 2 Might

    @id:dependent.legion-teammates-card @status:derived @source:derived-812.1.c
    Scenario: Nor does one of a teammate
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player C finalizes Hextech Ray
      Then Teemo has 2 Might

    @id:dependent.legion-in-anyones-turn @status:derived @source:derived-812.1.c
    Scenario: In the opponent's turn it works just the same
      Given Teemo of player B has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player B finalizes Hextech Ray
      Then it is the turn of player A
      And Teemo has 3 Might

    @id:dependent.legion-stolen @rule:812.1.c @status:derived @source:derived-812.1.c
    Scenario: A thief's own cards count, the old player's do not
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A finalizes Hextech Ray
      Then Teemo has 3 Might
      When a spell gives player B control of Teemo this turn
      Then Teemo has 2 Might
      When player B finalizes Defy
      Then Teemo has 3 Might

    @id:dependent.legion-three-abilities @rule:812.2 @status:official-example @source:core-rules-812.2
    Scenario: One other card is enough for three Legion abilities
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      And the passive ability Wall of Teemo gives it Shield while it meets Legion
      And the triggered ability Drill of Teemo triggers when it becomes buffed while it meets Legion
      When player A finalizes Hextech Ray
      Then the text of Ranks is active
      And the text of Wall is active
      And the text of Drill is active

    @id:dependent.legion-several-cards @rule:812.2
    Scenario: One other card is enough for every Legion card of the player, more cards add nothing
      Given Teemo has 2 printed Might
      And Poro has 1 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      And the passive ability Files of Poro gives it +2 Might while it meets Legion
      When player A finalizes Hextech Ray
      Then the units have these Mights
        | unit  | Might |
        | Teemo | 3     |
        | Poro  | 3     |
      When player A finalizes Defy
      Then the units have these Mights
        | unit  | Might |
        | Teemo | 3     |
        | Poro  | 3     |

    @id:dependent.legion-is-found @rule:812.3 @rule:727.1.b.1
    Scenario: Legion and what it would give are found all the time
      Given Teemo has 2 printed Might
      And the passive ability Wall of Teemo gives it Tank while it meets Legion
      Then Teemo has no keywords
      And whoever looks for keywords on Teemo finds Legion and Tank

  @rule:727.1.a.1 @source:core-rules-727.1.a.1
  Rule: Legion's condition lasts for the turn

    @id:dependent.legion-duration @status:official-example
    Scenario: This turn only
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A finalizes Hextech Ray
      Then Teemo has 3 Might
      When the turn ends
      Then Teemo has 2 Might
      When the turn ends
      Then it is the turn of player A
      And Teemo has 2 Might

    @id:dependent.legion-additional-turn @rule:735 @status:derived @source:derived-727.1.a.1
    Scenario: An additional turn is another turn
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A finalizes Time Warp
      And player A takes an additional turn after this one
      Then Teemo has 3 Might
      When the turn ends
      Then it is the turn of player A
      And Teemo has 2 Might

  @rule:419.4.b @source:core-rules-419.4.b
  Rule: What becomes of the finalized card does not matter

    @id:dependent.legion-after-a-countered-spell @rule:425.1.b @status:official-example
    Scenario: A spell that was finalized and then countered satisfies Legion
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A finalizes Hextech Ray, which is countered
      And player B finalizes Defy
      Then the text of Ranks is active

    @id:ruling.r63-countered-spell-counts @rule:425.1.b @status:ruling @source:ruling-R63
    Scenario: The first spell of the turn is countered, and a Legion card that comes after it is on
      When player A finalizes Hextech Ray, which is countered
      And player B finalizes Defy
      Given Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +2 Might while it meets Legion
      When player A finalizes Teemo
      Then Teemo has 4 Might
      When a spell gives player B control of Teemo for good
      Then Teemo has 4 Might
