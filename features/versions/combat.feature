@status:rules-text @source:core-rules-1.0-to-1.4 @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
Feature: The end of combat in every version of the rules
  When designations go, when damage is healed, and who has won.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:466.7.a
  Rule: How long a unit is an attacker or defender

    # 1.1 and 1.2 take the designations away in the combat cleanup, before control (1.1: 440.1.a.3; 1.2: 444.1.a.3).
    # Since 1.3 they go when combat ends (461.7.a); 1.0 has nothing that takes them away before the conquest.
    @id:versions.mighty-by-assault @rule:466.5.d @rule:807.1.c
    Scenario: An attacker conquers that is Mighty by Assault
      Given the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 3     | A          | Grove    | Assault 2 |
        | Poro | 2     | B          | Grove    |           |
      And the triggered ability Triumph of Vi triggers when it conquers while it is Mighty
      When player A attacks at Grove
      Then Vi has 5 Might
      When player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And the result of the combat is determined
      Then Grove is under the control of player A
      And under the rules 1.0, Triumph has triggered once
      And under the rules 1.1 to 1.2, Triumph has not triggered
      And under the rules 1.3 to 1.4, Triumph has triggered once

    @id:versions.shield-holds-in-the-cleanup @rule:466.1 @rule:814.1.c
    Scenario: A Shield keeps its unit alive through the combat cleanup
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 3     | A          | Grove    |          |
        | Poro | 2     | B          | Grove    | Shield 2 |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 4 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And the result of the combat is determined
      And combat ends
      And a cleanup is performed
      Then Poro has not died
      And Poro has 2 Might
      And Poro has no damage

    # Until 1.2 a cleanup kills first and gives designations afterwards (1.1: 322.2, 322.3; 1.2: 322.4, 322.5).
    @id:versions.a-defender-arrives @rule:323.2 @rule:323.5
    Scenario: A hurt unit with Shield comes to the battlefield of a combat and loses Might on the way
      Given the units
        | unit  | Might | controller | location | keywords | damage |
        | Vi    | 5     | A          | Grove    |          |        |
        | Poro  | 2     | B          | Grove    |          |        |
        | Teemo | 3     | B          | base     | Shield 2 | 2      |
      When player A attacks at Grove
      And a spell gives Teemo -1 Might this turn
      And Teemo moves to Grove
      And a cleanup is performed
      Then under the rules 1.0 to 1.2, Teemo has died
      And under the rules 1.3 to 1.4, Teemo has not died

    # 1.0 gives designations when a combat begins; its cleanup only takes them away (526).
    @id:versions.a-latecomer @rule:323.2.a @rule:814.1.c
    Scenario: A unit with Shield joins the defenders in the middle of a combat
      Given the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Grove    |          |
        | Poro  | 2     | B          | Grove    |          |
        | Teemo | 3     | B          | base     | Shield 2 |
      When player A attacks at Grove
      And Teemo moves to Grove
      And a cleanup is performed
      Then under the rules 1.0, Teemo is neither attacker nor defender
      And under the rules 1.0, Teemo has 3 Might
      And under the rules 1.1 to 1.4, Teemo is a defender
      And under the rules 1.1 to 1.4, Teemo has 5 Might

  @rule:466.1.a.1
  Rule: When damage is healed

    # In 1.0 damage is cleared at the end of the resolution step (627.5), and no cleanup comes before (628): what
    # would be lethal in between is not looked at.
    @id:versions.recalled-with-damage @rule:466.1.a.2 @rule:807.1.c
    Scenario: An attacker that its Assault has kept alive is recalled
      Given the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 3     | A          | Grove    | Assault 2 |
        | Poro | 4     | B          | Grove    |           |
      And Ki Barrier prevents the next 3 damage to Poro this turn
      When player A attacks at Grove
      And player A assigns 5 to Poro
      And player B assigns 4 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Vi has not died
      And Vi is at base
      When the result of the combat is determined
      And combat ends
      And a cleanup is performed
      Then Vi has not died
      And Vi has no damage

    # 1.0 clears it after the conquest, all others in the combat cleanup.
    @id:versions.damage-of-a-survivor
    Scenario: The winner's damage
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      Then under the rules 1.0, Vi has 2 damage
      And under the rules 1.1 to 1.4, Vi has no damage
      When the result of the combat is determined
      Then Vi has no damage

  @rule:466.3
  Rule: Who has won

    # Combats are won and lost since 1.3 (461.3), where only the defender's units being left makes a winner even if
    # the attackers went home.
    @id:versions.attackers-recalled @rule:466.3.d @version:1.3 @version:1.4
    Scenario: Both sides survive and the attackers are recalled
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 4     | B          | Grove    |
      And a spell stuns Poro
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And the combat damage is dealt
      And the combat cleanup is performed
      And the result of the combat is determined
      Then Vi is at base
      And Poro has not died
      And under the rules 1.3, player B has won the combat
      And under the rules 1.3, player A has lost the combat
      And under the rules 1.4, the combat has no result for player B
      And under the rules 1.4, the combat has no result for player A

  @rule:322
  Rule: Whether cleanups go on

    # 1.0 has a cleanup after certain things, and deaths are none of them; since 1.1 cleanups follow until one changes
    # nothing (321).
    @id:versions.help-that-dies @rule:323.5
    Scenario: A unit loses the help that kept its damage from being lethal
      Given the units
        | unit    | Might | controller | damage |
        | Captain | 2     | B          | 2      |
        | Poro    | 3     | B          | 3      |
      And the passive ability Order of Captain gives other friendly units +1 Might
      When a cleanup is performed
      Then Captain has died
      And under the rules 1.0, Poro has not died
      And under the rules 1.1 to 1.4, Poro has died

  @rule:323.6
  Rule: When control of an empty battlefield ends

    # Until 1.2 at once (1.0: 181; 1.1: 181.4.c; 1.2: 184.4.c), since 1.3 in the next cleanup (187.4.c).
    @id:versions.battlefield-left-alone
    Scenario: The last unit leaves
      Given Poro of player B at Grove has 2 printed Might
      When Poro moves to base
      Then under the rules 1.0 to 1.2, Grove is under nobody's control
      And under the rules 1.3 to 1.4, Grove is under the control of player B
      When a cleanup is performed
      Then Grove is under nobody's control
