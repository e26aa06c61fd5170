@rule:740 @status:rules-text
Feature: Special terms
  Friendly and enemy, alone, one on one, in combat, tie: words with one exact meaning each.

  Rule: All terms on one board

    @id:terms.friendly-alone @rule:740.1.a @rule:740.1.b @rule:740.2.a @rule:740.2.b @rule:740.2.c @source:seed-004
    Scenario: Two teams at two battlefields
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And there is a battlefield Grove
      And there is a battlefield Mines
      And the units
        | unit  | Might | controller | location |
        | Poro  | 2     | A          | Grove    |
        | Sett  | 3     | A          | base     |
        | Baron | 5     | B          | Grove    |
        | Teemo | 1     | C          | Mines    |
        | Drake | 4     | D          | Mines    |
        | Vi    | 3     | D          | Mines    |
      Then the objects stand to each other as follows
        | unit  | other | they are |
        | Poro  | Sett  | friends  |
        | Poro  | Teemo | friends  |
        | Teemo | Sett  | friends  |
        | Baron | Drake | friends  |
        | Poro  | Baron | enemies  |
        | Poro  | Vi    | enemies  |
        | Teemo | Drake | enemies  |
        | Drake | Teemo | enemies  |
      And Poro is alone
      And Baron is alone
      And Teemo is alone
      And Drake is not alone
      And Poro is one on one
      And Baron is one on one
      And Teemo is not one on one
      And Drake is not one on one
      And Poro is not in combat
      When Vi moves to base
      Then Drake is alone
      And Teemo is one on one
      When Sett moves to Grove
      Then Poro is not alone
      And Sett is not alone
      And Baron is alone
      And Poro is not one on one
      And Baron is not one on one
      When player A attacks at Grove
      Then Poro is in combat
      And Sett is in combat
      And Baron is in combat
      And Teemo is not in combat
      And Drake is not in combat
      And Vi is not in combat

  @rule:740.1 @source:core-rules-740.1
  Rule: Friendly and enemy go by controllers and teams

    @id:terms.own-objects @rule:740.1.a
    Scenario: Two players on their own
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And Baron of player B has 5 printed Might
      Then Poro and Teemo are friendly
      And Poro and Teemo are not enemies
      And Poro and Baron are enemies
      And Poro and Baron are not friendly

    @id:terms.three-on-their-own @rule:740.1.b
    Scenario: Without teams every other player is an opponent
      Given the players are A, B and C
      And Poro has 2 printed Might
      And Baron of player B has 5 printed Might
      And Drake of player C has 4 printed Might
      Then the objects stand to each other as follows
        | unit  | other | they are |
        | Poro  | Baron | enemies  |
        | Poro  | Drake | enemies  |
        | Baron | Drake | enemies  |

    @id:terms.changed-control @rule:740.1.a @status:derived @source:derived-740.1
    Scenario: The present controller counts, not the owner
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      And Baron of player B has 5 printed Might
      When a spell gives player B control of Teemo this turn
      Then Poro and Teemo are enemies
      And Teemo and Baron are friendly
      When the turn ends
      Then Poro and Teemo are friendly
      And Teemo and Baron are enemies

    @id:terms.gear-is-an-object @rule:718.5.e @status:derived @source:derived-740.1
    Scenario: An equipment has its own side, whoever wears it
      Given Poro has 2 printed Might
      And Baron of player B has 5 printed Might
      And Long Sword is an equipment of player B with a Might bonus of +2
      When Long Sword is attached to Poro
      Then Long Sword and Poro are enemies
      And Long Sword and Baron are friendly

  @rule:740.2.a @source:core-rules-740.2.a
  Rule: Alone is without friendly units at the same location

    @id:terms.alone-among-enemies
    Scenario: Enemies are no company
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      And Drake of player B at Grove has 4 printed Might
      Then Poro is alone
      And Baron is not alone
      And Drake is not alone

    @id:terms.alone-with-equipment @status:derived @source:derived-740.2.a
    Scenario: An equipment is no company either
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      Then Poro is alone

    @id:terms.alone-in-a-base @rule:198.1 @status:derived @source:derived-740.2.a
    Scenario: Teammates have each a base of their own
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And Poro of player A has 2 printed Might
      And Teemo of player C has 2 printed Might
      Then Poro is alone
      And Teemo is alone
      And Poro and Teemo are friendly

    @id:terms.alone-after-a-theft @status:derived @source:derived-740.2.a
    Scenario: A companion that changes sides leaves the other alone
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Teemo at Grove has 2 printed Might
      Then Poro is not alone
      When a spell gives player B control of Teemo this turn
      Then Poro is alone
      And Teemo is alone
      And Poro is one on one

    @id:terms.alone-after-a-death @status:derived @source:derived-740.2.a
    Scenario: A companion that dies leaves the other alone
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Teemo at Grove has 2 printed Might
      When Teemo is killed
      Then Poro is alone

  @rule:740.2.b @source:core-rules-740.2.b
  Rule: One on one are two enemies that are both alone

    @id:terms.one-on-one
    Scenario: It takes one enemy, and that one alone
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      Then Poro is alone
      And Poro is not one on one
      Given Baron of player B at Grove has 5 printed Might
      Then Poro is one on one
      And Baron is one on one
      Given Drake of player B at Grove has 4 printed Might
      Then Poro is alone
      And Poro is not one on one
      And Baron is not one on one

    @id:terms.one-on-one-outside-combat @rule:740.2.c @status:derived @source:derived-740.2.b
    Scenario: One on one does not need a combat
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      Then Poro is one on one
      And Poro is not in combat
      When player A attacks at Grove
      Then Poro is one on one
      And Poro is in combat

  @rule:740.2.c @source:core-rules-740.2.c
  Rule: In combat takes the place and a designation

    @id:terms.in-combat-late @rule:464.2.c.3.a @rule:323.2
    Scenario: A unit that arrives is in combat after the cleanup, one that leaves is not any more
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Teemo at Grove has 2 printed Might
      And Sett has 3 printed Might
      And Baron of player B at Grove has 5 printed Might
      When player A attacks at Grove
      And Sett moves to Grove
      Then Sett is not in combat
      When a cleanup is performed
      Then Sett is in combat
      When Teemo moves to base
      Then Teemo is not in combat
      And Poro is in combat

    @id:terms.in-combat-until-its-end @rule:466.7.a
    Scenario: Combat over, nobody is in combat
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Baron of player B at Grove has 5 printed Might
      When player A attacks at Grove
      And player A assigns 2 to Baron
      And player B assigns 5 to Poro
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Baron is in combat
      When the result of the combat is determined
      And combat ends
      Then Baron is not in combat

  @rule:740.3.a @source:core-rules-740.3.a
  Rule: A tie is units of both sides left in step 3d of the combat cleanup

    @id:terms.tie
    Scenario: Nobody is strong enough
      Given there is a battlefield Grove
      And Poro at Grove has 3 printed Might
      And Baron of player B at Grove has 4 printed Might
      When player A attacks at Grove
      And a spell stuns Baron
      And player A assigns 3 to Baron
      And the combat damage is dealt
      And the combat cleanup is performed
      Then the combat was a tie
      And Poro is at base

    @id:terms.no-tie
    Scenario Outline: One side or both have no unit left
      Given there is a battlefield Grove
      And Poro at Grove has <attacker> printed Might
      And Baron of player B at Grove has <defender> printed Might
      When player A attacks at Grove
      And player A assigns <attacker> to Baron
      And player B assigns <defender> to Poro
      And the combat damage is dealt
      And the combat cleanup is performed
      Then the combat was no tie

      Examples:
        | case          | attacker | defender |
        | defender-dies | 4        | 3        |
        | attacker-dies | 3        | 4        |
        | both-die      | 3        | 3        |

    @id:terms.tie-between-several @status:derived @source:derived-740.3.a
    Scenario: One unit left on each side is enough
      Given there is a battlefield Grove
      And Poro at Grove has 2 printed Might
      And Sett at Grove has 6 printed Might
      And Baron of player B at Grove has 4 printed Might
      And Drake of player B at Grove has 5 printed Might
      When player A attacks at Grove
      And a spell stuns Drake
      And player A assigns 4 to Baron and 4 to Drake
      And player B assigns 2 to Poro and 2 to Sett
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Poro has died
      And Baron has died
      And Drake is at Grove
      And Sett is at base
      And the combat was a tie
