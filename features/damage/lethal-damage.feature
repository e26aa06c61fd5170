@status:rules-text @rule:142.4
Feature: Lethal damage
  A unit dies in a cleanup that finds damage on it, at least 1 and at least as much as its Might.

  @rule:142.4.a @rule:142.4.b @rule:143.2.a @source:core-rules-142.4.b
  Rule: Not nothing, and no less than the Might

    @id:damage.kills-in-the-cleanup @rule:323.5
    Scenario: Lethal damage kills when a cleanup comes, and less does not
      Given the units
        | unit  | Might | controller |
        | Poro  | 3     | B          |
        | Teemo | 4     | B          |
      When a spell of player A deals 3 damage to each of Poro and Teemo
      Then Poro has not died
      And the least lethal damage for Poro is 0
      When a cleanup is performed
      Then Poro has died
      And Teemo has not died
      And Teemo has 3 damage

    @id:damage.example-142.4.b-shrunk @status:official-example
    Scenario: A unit of 5 with 3 damage is shrunk to 3
      Given the units
        | unit | Might | controller | damage |
        | Poro | 5     | B          | 3      |
      When a cleanup is performed
      Then Poro has not died
      When a spell gives Poro -2 Might this turn
      And a cleanup is performed
      Then Poro has died

    @id:damage.example-142.4.b-zero-might @status:official-example
    Scenario: A unit of 0 lives until it has 1 damage
      Given Poro of player B has 0 printed Might
      When a cleanup is performed
      Then Poro has not died
      And the least lethal damage for Poro is 1
      When a spell of player A deals 1 damage to Poro
      And a cleanup is performed
      Then Poro has died

    @id:damage.negative-might @rule:143.2.b.1 @status:derived @source:derived-142.4.b
    Scenario: A unit below 0 lives until it has 1 damage
      Given Poro of player B has 2 printed Might
      When a spell gives Poro -4 Might this turn
      And a cleanup is performed
      Then Poro has not died
      And Poro has -2 Might
      When a spell of player A deals 1 damage to Poro
      And a cleanup is performed
      Then Poro has died

    @id:damage.saved-before-the-cleanup @rule:321 @status:derived @source:derived-321
    Scenario: More Might before the cleanup saves a unit
      Given Poro of player B has 3 printed Might
      When a spell of player A deals 3 damage to Poro
      And a spell gives Poro +1 Might this turn
      And a cleanup is performed
      Then Poro has not died
      And Poro has 3 damage

    @id:damage.shield-does-not-outlast-the-fight @rule:323.2.c @status:derived @source:derived-142.4.b
    Scenario: Damage that Shield made bearable
      Given there is a battlefield Grove that player B controls
      And the units
        | unit | Might | controller | location | keywords |
        | Vi   | 3     | A          | Grove    |          |
        | Poro | 2     | B          | Grove    | Shield 2 |
      When player A attacks at Grove
      And a spell of player A deals 3 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      And the least lethal damage for Poro is 1
      When Poro moves to base
      And a cleanup is performed
      Then Poro has died

  @rule:142.4.c @rule:142.3.b @source:core-rules-142.4.c
  Rule: Effects can make less damage enough

    @id:damage.example-142.4.c-elder-dragon @status:official-example
    Scenario: Any amount of one player's damage kills that player's enemies
      Given the units
        | unit         | Might | controller |
        | Elder Dragon | 8     | A          |
        | Jinx         | 7     | A          |
        | Poro         | 7     | B          |
        | Teemo        | 7     | B          |
      And Terror makes any damage of player A enough to kill enemy units while Elder Dragon stays
      When a spell of player A deals 1 damage to each of Jinx and Poro
      And a spell of player B deals 1 damage to Teemo
      And a cleanup is performed
      Then Poro has died
      And Jinx has not died
      And Teemo has not died

    @id:damage.elder-dragon-comes-later @status:derived @source:derived-142.4.c
    Scenario: It counts for damage that is marked already
      Given the units
        | unit         | Might | controller |
        | Elder Dragon | 8     | A          |
        | Poro         | 7     | B          |
        | Teemo        | 7     | B          |
      When a spell of player A deals 1 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      Given Terror makes any damage of player A enough to kill enemy units while Elder Dragon stays
      When a cleanup is performed
      Then Poro has died
      And Teemo has not died

    @id:damage.elder-dragon-leaves @status:derived @source:derived-142.4.c
    Scenario: When its source has left it no longer counts
      Given the units
        | unit         | Might | controller |
        | Elder Dragon | 8     | A          |
        | Poro         | 7     | B          |
      And Terror makes any damage of player A enough to kill enemy units while Elder Dragon stays
      When Elder Dragon goes to the hand
      And a spell of player A deals 1 damage to Poro
      And a cleanup is performed
      Then Poro has not died

  @status:ruling @source:ruling-R38
  Rule: Public rulings on units that lose Might

    @id:ruling.r38-the-source-of-a-bonus-is-killed @rule:319 @rule:322
    Scenario: Outside of combat a unit dies when the bonus is gone that kept it alive
      Given the units
        | unit | Might | controller |
        | Sona | 3     | B          |
        | Poro | 2     | B          |
      And the passive ability Aria of Sona gives other friendly units +2 Might
      When a spell of player A deals 2 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When Sona is killed
      And a cleanup is performed
      Then Poro has died

    @id:ruling.r38-a-bonus-ends @rule:319
    Scenario: So it is when a bonus ends in the middle of a turn
      Given the units
        | unit | Might | controller |
        | Poro | 2     | B          |
      When Discipline gives Poro +2 Might this turn
      And a spell of player A deals 2 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When the effect Discipline ends
      And a cleanup is performed
      Then Poro has died

    @id:ruling.r41-the-buff-is-spent @rule:702.2.b @rule:319 @source:ruling-R41
    Scenario: The buff that paid for the rescue was needed to live
      Given the units
        | unit | Might | controller |
        | Poro | 1     | A          |
      When Poro is buffed
      And a spell of player B deals 1 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When player A spends a buff of Poro
      And a cleanup is performed
      Then Poro has died

    @id:ruling.r42-strikes-and-loses-its-equipment @rule:435.1.e @source:ruling-R42
    Scenario Outline: A unit deals its Might of 2 and then loses the equipment that gave it 1
      Given the units
        | unit | Might | controller | damage   |
        | Vi   | 1     | A          | <damage> |
        | Poro | 5     | B          |          |
      And Long Sword is an equipment with a Might bonus of +1
      And Long Sword is attached to Vi
      When Vi of player A deals damage equal to its Might to Poro
      And Long Sword is detached
      Then Poro took 2 damage
      When a cleanup is performed
      Then Vi is in <zone>

      Examples:
        | case    | damage | zone      |
        | unhurt  | 0      | the board |
        | wounded | 1      | the trash |
