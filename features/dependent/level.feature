@rule:824.1 @status:rules-text
Feature: Level
  Level text is active while the player who controls its card has enough XP, at every moment anew.

  @rule:727.1.b @rule:824.1.c @source:core-rules-824.1
  Rule: The XP of the controller decides

    @id:dependent.level-and-legion @rule:812.1.c @rule:824.1.d @source:seed-004
    Scenario: Level text at 2, 3 and 2 XP; Legion text before and after another card, and in the next turn
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 3
      And Teemo has 2 printed Might
      And the passive ability Ranks of Teemo gives it +1 Might while it meets Legion
      When player A gains 2 XP
      Then the text of Growth is inactive
      And Poro has 2 Might
      When player A gains 1 XP
      Then the text of Growth is active
      And Poro has 3 Might
      When player A spends 1 XP
      Then the text of Growth is inactive
      And Poro has 2 Might
      And the text of Ranks is inactive
      And Teemo has 2 Might
      When player A finalizes Hextech Ray
      Then the text of Ranks is active
      And Teemo has 3 Might
      When the turn ends
      Then the text of Ranks is inactive
      And Teemo has 2 Might

    @id:dependent.gustwalker @rule:727.1.b.2 @status:official-example @source:core-rules-727.1.b.2
    Scenario: Might and a keyword at Level 3
      Given Gustwalker has 3 printed Might
      And the passive ability Gust of Gustwalker gives it +1 Might while it meets Level 3
      And the passive ability Walk of Gustwalker gives it Ganking while it meets Level 3
      When player A gains 2 XP
      Then Gustwalker has 3 Might
      And Gustwalker does not have Ganking
      When player A gains 1 XP
      Then Gustwalker has 4 Might
      And Gustwalker has Ganking

    @id:dependent.level-threshold @rule:824.1.b.1
    Scenario Outline: As much or more is enough, less is not
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +4 Might while it meets Level <level>
      When player A gains <xp> XP
      Then Poro has <might> Might

      Examples:
        | case        | level | xp | might |
        | one-less    | 6     | 5  | 2     |
        | exactly     | 6     | 6  | 6     |
        | more        | 6     | 11 | 6     |
        | none-needed | 0     | 0  | 6     |

    @id:dependent.level-is-not-the-opponents @rule:824.1.c
    Scenario: The XP of an opponent does not count
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 1
      When player B gains 5 XP
      Then Poro has 2 Might
      When player A gains 1 XP
      Then Poro has 3 Might

    @id:dependent.level-is-not-the-teammates @rule:732
    Scenario: Nor does the XP of a teammate
      Given the players sit in this order
        | player | team    |
        | A      | Zaun    |
        | B      | Demacia |
        | C      | Zaun    |
        | D      | Demacia |
      And Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 2
      When player C gains 2 XP
      And player A gains 1 XP
      Then Poro has 2 Might
      When player A gains 1 XP
      Then Poro has 3 Might

    @id:dependent.two-levels-on-one-card
    Scenario: A card with two Level texts
      Given Poro has 1 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 2
      And the passive ability Bulk of Poro gives it +3 Might while it meets Level 4
      When player A gains 2 XP
      Then Poro has 2 Might
      When player A gains 2 XP
      Then Poro has 5 Might
      When player A spends 1 XP
      Then Poro has 2 Might

    @id:dependent.level-for-others @rule:727.1.c.2 @status:derived @source:derived-727.1.c
    Scenario: Level text that helps other units
      Given Yuumi has 1 printed Might
      And Poro has 2 printed Might
      And Teemo of player B has 2 printed Might
      And the passive ability Lesson of Yuumi gives other friendly units +2 Might while it meets Level 1
      Then Poro has 2 Might
      When player A gains 1 XP
      Then the units have these Mights
        | unit  | Might |
        | Yuumi | 1     |
        | Poro  | 4     |
        | Teemo | 2     |

  @rule:824.1.c.1 @source:core-rules-824.1.c.1
  Rule: A new controller brings other XP

    @id:ruling.r60-stolen-mosstomper @rule:823.1 @status:ruling @source:ruling-R60
    Scenario: Mosstomper grows by its own Hunt and shrinks with a thief who has no XP
      Given there is a battlefield Grove that player A controls
      And Mosstomper at Grove has 3 printed Might and Hunt 2
      And the passive ability Moss of Mosstomper gives it +1 Might while it meets Level 3
      And the passive ability Stomp of Mosstomper gives it Deflect while it meets Level 3
      When player A gains 1 XP
      Then Mosstomper has 3 Might
      When the turn ends
      And the turn ends
      And the turn goes on to the Main Phase
      Then player A has 3 XP
      And Mosstomper has 4 Might
      And Mosstomper has Deflect
      When Hostile Takeover gives player B control of Mosstomper this turn
      Then player B has 0 XP
      And Mosstomper has 3 Might
      And Mosstomper does not have Deflect
      When the turn ends
      Then player A controls Mosstomper
      And Mosstomper has 4 Might

    @id:dependent.level-for-a-richer-thief
    Scenario: A thief with more XP wakes the text up
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +2 Might while it meets Level 3
      When player B gains 3 XP
      Then Poro has 2 Might
      When a spell gives player B control of Poro this turn
      Then Poro has 4 Might
      When player B spends 1 XP
      Then Poro has 2 Might

    @id:dependent.level-in-effect-text @rule:718.3 @status:derived @source:derived-718.3
    Scenario: Level text that an equipment lends asks for the XP of the wearer's controller
      Given Poro of player B has 2 printed Might
      And Long Sword is an equipment of player A with a Might bonus of +0
      And the passive ability Edge of the effect text of Long Sword gives it +2 Might while it meets Level 2
      When Long Sword is attached to Poro
      And player A gains 2 XP
      Then Poro has 2 Might
      And the text of Edge is inactive
      When player B gains 2 XP
      Then Poro has 4 Might
      And the text of Edge is active

    @id:dependent.level-on-a-sleeping-card @rule:718.2 @status:derived @source:derived-718.2
    Scenario: Enough XP does not wake the rules text of an attached card
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +0
      And the passive ability Lure of Long Sword gives friendly units +1 Might while it meets Level 1
      When player A gains 1 XP
      Then Poro has 3 Might
      When Long Sword is attached to Poro
      Then Poro has 2 Might
      And the text of Lure is inactive

  @rule:727.1.b.1 @source:core-rules-727.1.b.1
  Rule: Text that waits for its condition can be found

    @id:dependent.level-is-found @rule:722.1 @rule:824.2
    Scenario: Level and what it would give are found before there is any XP
      Given Gustwalker has 3 printed Might
      And the passive ability Walk of Gustwalker gives it Ganking while it meets Level 3
      Then Gustwalker has no keywords
      And whoever looks for keywords on Gustwalker finds Ganking and Level
      When player A gains 3 XP
      Then the only keywords of Gustwalker are Ganking
      And whoever looks for keywords on Gustwalker finds Ganking and Level

    @id:dependent.level-of-a-trigger-is-found @rule:824.2 @status:derived @source:derived-824.2
    Scenario: Level of a triggered ability is found, and not once the ability is lost
      Given Poro has 3 printed Might
      And the triggered ability Fury of Poro triggers when it becomes buffed while it meets Level 3
      Then whoever looks for keywords on Poro finds Level
      When a spell takes all abilities from Poro this turn
      Then whoever looks for keywords on Poro finds none

  @rule:727.1.c.1 @source:core-rules-727.1.c.1
  Rule: A triggered ability must be active, at the latest by the event itself

    @id:dependent.level-trigger-in-time
    Scenario: Only an event that finds the text active triggers it
      Given Poro has 2 printed Might
      And the triggered ability Fury of Poro triggers when it becomes buffed while it meets Level 3
      When player A gains 2 XP
      And Poro is buffed
      Then Fury has not triggered
      When player A gains 1 XP
      Then Fury has not triggered
      When player A spends a buff of Poro
      And Poro is buffed
      Then Fury has triggered once

    @id:dependent.level-trigger-at-its-moment @rule:725.4 @rule:727.1.c.1.a
    Scenario: The gain of XP that reaches the Level also triggers what looks for gaining XP
      Given Poro has 2 printed Might
      And the triggered ability Fury of Poro triggers when its controller gains XP while it meets Level 3
      When player A gains 2 XP
      Then Fury has not triggered
      When player A gains 1 XP
      Then Fury has triggered once
      When player A gains 5 XP
      Then Fury has triggered twice
      When player A spends 6 XP
      Then Fury has triggered twice

    @id:dependent.mighty-by-its-own-level @rule:725.4 @rule:727.1.c.1.a @rule:727.1.c.2 @status:derived @source:derived-727.1.c.1.a
    Scenario: XP that makes a unit Mighty triggers its Level ability about becoming Mighty
      Given Poro has 4 printed Might
      And the passive ability Growth of Poro gives it +1 Might while it meets Level 2
      And the triggered ability Fury of Poro triggers when it becomes Mighty while it meets Level 2
      When player A gains 2 XP
      Then Poro has become Mighty once
      And Fury has triggered once
      When player A spends 1 XP
      Then Poro is not Mighty
      When player A gains 1 XP
      Then Poro has become Mighty twice
      And Fury has triggered twice

  @rule:727.1.c.2 @source:core-rules-727.1.c.2
  Rule: A passive ability begins to apply as its condition becomes true

    @id:dependent.new-timestamp @rule:480.2 @status:derived @source:derived-480.2
    Scenario: Level text that wakes up comes after what applied meanwhile
      Given Poro has 3 printed Might
      And Yuumi has 1 printed Might
      And the passive ability Vow of Yuumi replaces all abilities of Poro with Tank while it meets Level 1
      And the passive ability Fear of player B replaces all abilities of Poro with Backline
      Then the only keywords of Poro are Backline
      When player A gains 1 XP
      Then the only keywords of Poro are Tank
      When player A spends 1 XP
      Then the only keywords of Poro are Backline

    @id:dependent.level-lost-makes-damage-lethal @rule:824.1.d @rule:142.4.b @rule:323.5 @status:derived @source:derived-824.1.d
    Scenario: Spending XP costs a damaged unit its life
      Given Poro has 2 printed Might
      And the passive ability Growth of Poro gives it +2 Might while it meets Level 2
      When player A gains 2 XP
      And a spell of player B deals 3 damage to Poro
      And a cleanup is performed
      Then Poro has not died
      When player A spends 1 XP
      And a cleanup is performed
      Then Poro has died
