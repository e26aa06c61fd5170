@rule:364 @status:derived @source:derived-364
Feature: Whom an ability touches
  A passive ability can describe the units that it touches: friendly or enemy, here, with a keyword, with a tag, buffed.
  Whoever fits at the moment is touched at the moment.

  Background:
    Given the players sit in this order
      | player | team     |
      | A      | Piltover |
      | B      | Zaun     |
      | C      | Piltover |
      | D      | Zaun     |
    And there is a battlefield Grove
    And the units
      | unit    | Might | controller | location | keywords |
      | Lee Sin | 6     | A          | Grove    |          |
      | Poro    | 1     | A          | Grove    | Tank     |
      | Teemo   | 2     | A          | base     |          |
      | Baron   | 5     | B          | Grove    |          |
      | Yuumi   | 3     | B          | base     | Tank     |

  @rule:740.1
  Rule: Each description has its own circle

    @id:groups.circles
    Scenario Outline: Who gets the bonus of an ability of Lee Sin
      Given the passive ability Guidance of Lee Sin gives <whom> +1 Might
      Then the units have these Mights
        | unit    | Might     |
        | Lee Sin | <Lee Sin> |
        | Poro    | <Poro>    |
        | Teemo   | <Teemo>   |
        | Baron   | <Baron>   |
        | Yuumi   | <Yuumi>   |

      Examples:
        | case                    | whom                          | Lee Sin | Poro | Teemo | Baron | Yuumi |
        | itself                  | it                            | 7       | 1    | 2     | 5     | 3     |
        | all                     | all units                     | 7       | 2    | 3     | 6     | 4     |
        | other                   | other units                   | 6       | 2    | 3     | 6     | 4     |
        | friendly                | friendly units                | 7       | 2    | 3     | 5     | 3     |
        | other-friendly          | other friendly units          | 6       | 2    | 3     | 5     | 3     |
        | enemy                   | enemy units                   | 6       | 1    | 2     | 6     | 4     |
        | all-here                | all units here                | 7       | 2    | 2     | 6     | 3     |
        | friendly-here           | friendly units here           | 7       | 2    | 2     | 5     | 3     |
        | other-friendly-here     | other friendly units here     | 6       | 2    | 2     | 5     | 3     |
        | enemy-here              | enemy units here              | 6       | 1    | 2     | 6     | 3     |
        | with-tank               | all units with Tank           | 6       | 2    | 2     | 5     | 4     |
        | enemy-with-tank         | enemy units with Tank         | 6       | 1    | 2     | 5     | 4     |
        | friendly-here-with-tank | friendly units here with Tank | 6       | 2    | 2     | 5     | 3     |
        | by-name                 | Poro and Baron                | 6       | 2    | 2     | 6     | 3     |

    @id:groups.of-a-player
    Scenario: An ability of something that player B controls
      Given the passive ability Uprising of player B gives friendly units +1 Might
      Then the units have these Mights
        | unit    | Might |
        | Lee Sin | 6     |
        | Poro    | 1     |
        | Teemo   | 2     |
        | Baron   | 6     |
        | Yuumi   | 4     |

    @id:groups.teammates @rule:489.8.e
    Scenario: A teammate's units are friendly
      Given Vi of player C has 4 printed Might
      And Jinx of player D has 4 printed Might
      And the passive ability Guidance of Lee Sin gives friendly units +1 Might
      And the passive ability Menace of Lee Sin gives enemy units -2 Might
      Then the units have these Mights
        | unit    | Might |
        | Lee Sin | 7     |
        | Poro    | 2     |
        | Vi      | 5     |
        | Baron   | 3     |
        | Jinx    | 2     |

  Rule: The circle changes with the board

    @id:groups.moving-in-and-out @rule:477.3.e
    Scenario: Units that arrive and leave
      Given the passive ability Guidance of Lee Sin gives other friendly units here +2 Might
      Then Poro has 3 Might
      And Teemo has 2 Might
      When Teemo moves to Grove
      And Poro moves to base
      Then Poro has 1 Might
      And Teemo has 4 Might
      When Lee Sin moves to base
      Then Poro has 3 Might
      And Teemo has 2 Might

    @id:groups.buffed @rule:702.2.a
    Scenario: Units that are buffed and spend their buff
      Given the passive ability Guidance of Lee Sin gives other friendly buffed units +2 Might
      When Poro is buffed
      And Baron is buffed
      Then Poro has 4 Might
      And Baron has 6 Might
      When player A spends a buff of Poro
      Then Poro has 1 Might

    @id:groups.new-units
    Scenario: A unit that comes later is touched as it comes
      Given the passive ability Guidance of Lee Sin gives other friendly units +1 Might
      And Vi has 4 printed Might
      Then Vi has 5 Might
      And Vi is Mighty

    @id:groups.yordles-here-have-shield @rule:364.1 @status:official-example @source:core-rules-364.1
    Scenario: The rulebook's own example: friendly Yordles here have Shield
      Given Tristana at Grove has 2 printed Might, tagged Yordle
      And Veigar has 2 printed Might, tagged Yordle
      And the passive ability Mentor of Lee Sin gives friendly units here tagged Yordle Shield
      Then Tristana has Shield
      And Veigar does not have Shield
      And Poro does not have Shield

    @id:groups.other-friendly-units-are-yordles @rule:477.1.c @status:official-example @source:core-rules-477.1.c
    Scenario: The rulebook's own example: other friendly units are Yordles
      Given the passive ability Whimsy of Lee Sin gives other friendly units the tag Yordle
      Then the only tags of Poro are Yordle
      And the only tags of Teemo are Yordle
      And Lee Sin has no tags
      And Baron has no tags

    @id:groups.other-friendly-units-have-vision @rule:477.2.b @status:official-example @source:core-rules-477.2.b
    Scenario: The rulebook's own example: other friendly units have Vision
      Given the passive ability Insight of Lee Sin gives other friendly units Vision
      Then Poro has Vision
      And Teemo has Vision
      And Lee Sin does not have Vision
      And Yuumi does not have Vision

  @rule:740.2.a
  Rule: A unit is alone while no friend is at its place

    @id:groups.attacking-or-defending-alone @rule:364.3.a @status:official-example @source:core-rules-364.3.a
    Scenario: The rulebook's own example: 2 more while attacking or defending alone
      Given there is a battlefield Summit
      And Wielder at Summit has 2 printed Might
      And the passive ability Solitude of Wielder gives it +2 Might while it is in combat and it is alone
      Then Wielder has 2 Might
      When Wielder attacks
      Then Wielder has 4 Might
      When combat ends
      Then Wielder has 2 Might
      When Wielder defends
      Then Wielder has 4 Might

    @id:ruling.r34-a-friend-arrives @rule:364.3.a @status:ruling @source:ruling-R34
    Scenario: A lone defender's bonus is lost the moment a friend arrives, and back when the friend leaves
      Given there is a battlefield Summit
      And Wielder at Summit has 2 printed Might
      And Jinx of player B at Summit has 4 printed Might
      And the passive ability Last Watch of Wielder gives it +2 Might while it is defending and it is alone
      When Wielder defends
      Then Wielder has 4 Might
      When Teemo moves to Summit
      Then Wielder has 2 Might
      When Teemo moves to base
      Then Wielder has 4 Might
