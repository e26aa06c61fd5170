@status:rules-text
Feature: Where an attached equipment is
  An equipment is where its wearer is. Once it is loose at a battlefield, the next cleanup takes it home.

  Background:
    Given there is a battlefield Grove
    And there is a battlefield Mines

  @rule:434.4 @rule:719.3 @source:core-rules-719.3
  Rule: An equipment shares its wearer's location

    @id:attach.takes-the-wearers-place
    Scenario: An equipment from the base joins a wearer at a battlefield
      Given Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      Then Long Sword is at Grove
      And Poro is at Grove

    @id:attach.moves-with-its-wearer @rule:719.3.a
    Scenario: A wearer takes its equipment along
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Poro moves to Grove
      Then Long Sword is at Grove
      When Poro moves to Mines
      Then Long Sword is at Mines
      And the wearer of Long Sword is Poro
      And Poro has 4 Might

    @id:attach.not-moved-apart @rule:718.5.c
    Scenario: An attached equipment does not move without its wearer
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Long Sword moves to Grove, which rule 718.5.c forbids
      Then Long Sword is at base
      And the wearer of Long Sword is Poro
      And Poro has 4 Might

    @id:attach.to-a-wearer-elsewhere @rule:434.1.f
    Scenario: A new wearer in the base brings the equipment back from the battlefield
      Given Poro at Grove has 2 printed Might
      And Teemo has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Long Sword is attached to Teemo
      Then Long Sword is at base
      And the units have these Mights
        | unit  | Might |
        | Poro  | 2     |
        | Teemo | 5     |

    @id:attach.recalled-with-its-wearer @rule:466.1.a.2 @status:derived @source:derived-719.3.a
    Scenario: An attacker that is recalled after combat brings its equipment home
      Given Poro at Grove has 1 printed Might
      And Baron of player B at Grove has 7 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And player A attacks at Grove
      And a spell stuns Baron
      And player A assigns 3 to Baron
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Poro is at base
      And Long Sword is at base
      And the wearer of Long Sword is Poro

    @id:attach.recalled-with-the-wearers-equipment @rule:466.1.a.2 @status:derived @source:derived-719.3
    Scenario: An equipment on an equipment goes home with the attacker that wears both
      Given Poro at Grove has 1 printed Might
      And Baron of player B at Grove has 7 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      And Scope is an equipment with a Might bonus of +1
      When Long Sword is attached to Poro
      And Scope is attached to Long Sword
      Then Scope is at Grove
      When player A attacks at Grove
      And a spell stuns Baron
      And player A assigns 3 to Baron
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Long Sword is at base
      And Scope is at base
      And the wearer of Scope is Long Sword

    @id:attach.loose-with-an-equipment-on-it @rule:457.1 @rule:323.7 @status:derived @source:derived-719.3
    Scenario: A loose equipment takes the one on it home
      Given Poro at Grove has 1 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      And Scope is an equipment with a Might bonus of +1
      When Long Sword is attached to Poro
      And Scope is attached to Long Sword
      And Poro is killed
      Then Scope is at Grove
      When a cleanup is performed
      Then Long Sword is at base
      And Scope is at base
      And the wearer of Scope is Long Sword

  @rule:435.4 @source:core-rules-435.4
  Rule: A detached equipment stays for the moment where its wearer was

    @id:attach.detached-at-a-battlefield @rule:435.4.a @rule:323.7
    Scenario: Detached at a battlefield, recalled in the next cleanup
      Given Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Long Sword is detached
      Then Long Sword is at Grove
      When a cleanup is performed
      Then Long Sword is at base
      And Long Sword has not died
      And Poro is at Grove

    @id:attach.attached-is-not-recalled @rule:323.7
    Scenario: A cleanup leaves an attached equipment where it is
      Given Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And a cleanup is performed
      Then Long Sword is at Grove
      And the wearer of Long Sword is Poro

    @id:attach.wearer-dies-at-a-battlefield @rule:457.1 @rule:435.4.b @rule:719.5 @status:official-example @source:core-rules-457.1
    Scenario: The wearer dies at a battlefield
      Given Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Poro is killed
      Then Poro has died
      And Long Sword is attached to nothing
      And Long Sword is at Grove
      When a cleanup is performed
      Then Long Sword is at base
      And Long Sword has not died

    @id:attach.wearer-dies-in-the-base @rule:435.4.b @status:derived @source:derived-435.4.b
    Scenario: The wearer dies in the base
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Poro is killed
      And a cleanup is performed
      Then Long Sword is at base
      And Long Sword is attached to nothing

    @id:attach.wearer-goes-to-any-other-zone @rule:719.5
    Scenario Outline: An equipment stays on the board when its wearer leaves it
      Given Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Poro goes to <zone>
      Then Long Sword is in the board
      And Long Sword is attached to nothing
      And Long Sword is at Grove
      And nothing is attached to Poro

      Examples:
        | case          | zone              |
        | hand          | the hand          |
        | deck          | the deck          |
        | trash         | the trash         |
        | banishment    | banishment        |
        | champion-zone | the champion zone |

    @id:attach.two-fall-off-at-once @rule:719.5 @status:derived @source:derived-719.5
    Scenario: All equipment of a wearer that leaves is detached
      Given Poro at Grove has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      And Buckler is an equipment with a Might bonus of +1
      When Long Sword is attached to Poro
      And Buckler is attached to Poro
      Then all that is attached to Poro is Buckler and Long Sword
      And Poro has 5 Might
      When Poro goes to the hand
      And a cleanup is performed
      Then Long Sword is at base
      And Buckler is at base
      When Poro goes to the board
      Then Poro has 2 Might

    @id:attach.taken-up-before-the-cleanup @rule:434.1 @rule:323.7 @status:derived @source:derived-323.7
    Scenario: A fallen wearer's equipment is taken up before the cleanup
      Given Poro at Grove has 2 printed Might
      And Teemo at Grove has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      And Poro is killed
      And Long Sword is attached to Teemo
      And a cleanup is performed
      Then Long Sword is at Grove
      And the wearer of Long Sword is Teemo
      And Teemo has 5 Might
