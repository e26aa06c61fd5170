@status:rules-text
Feature: How a combat ends
  After the damage comes the combat cleanup: the dead, then healing, then attackers go home if defenders remain. Then
  the result, then control of the battlefield, then the end.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:466.1 @rule:323.5 @source:core-rules-466.1
  Rule: Deaths, then healing, then recall

    @id:combat.survivors-heal @rule:143.3.b.2 @rule:466.1.a.1
    Scenario: The dead are gone, the others healed
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 1     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 4 to Poro and 1 to Teemo
      And player B assigns 4 to Vi
      And the combat damage is dealt
      Then Vi has 4 damage
      When the combat cleanup is performed
      Then the units now stand as follows
        | unit  | damage | zone  | location |
        | Vi    | 0      | board | Grove    |
        | Poro  |        | trash |          |
        | Teemo |        | trash |          |

    @id:combat.heals-all-units @rule:466.1.a.1
    Scenario: Units that are elsewhere are healed as well
      Given the units
        | unit  | Might | controller | location | damage |
        | Vi    | 3     | A          | Grove    |        |
        | Jinx  | 4     | A          | base     | 3      |
        | Poro  | 3     | B          | Grove    |        |
        | Teemo | 2     | B          | base     | 1      |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 3 to Vi
      And the combat damage is dealt
      Then Jinx has 3 damage
      When the combat cleanup is performed
      Then Jinx has no damage
      And Teemo has no damage

    @id:combat.kills-are-counted-once @rule:466.1.a.1 @status:derived @source:derived-466.1
    Scenario: Losing help by a death comes too late to kill
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 6     | A          | Grove    |
        | Sona  | 3     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      And the passive ability Aria of Sona gives other friendly units +2 Might
      When player A attacks at Grove
      And player A assigns 3 to Sona and 3 to Teemo
      And player B assigns 7 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And a cleanup is performed
      Then Sona has died
      And Teemo has not died
      And Teemo has 2 Might
      And Teemo has no damage

    @id:combat.assault-is-lost-before-deaths @rule:323.2.c @rule:807.1.d.1 @status:derived @source:derived-323.2.c
    Scenario: An attacker that leaves with damage is no attacker any more when the dead are looked for
      Given the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 3     | A          | Grove    | Assault 2 |
        | Jinx | 1     | A          | Grove    |           |
        | Poro | 4     | B          | Grove    |           |
      When player A attacks at Grove
      And player A assigns 6 to Poro
      And player B assigns 4 to Vi
      And the combat damage is dealt
      And Vi moves to base
      And the combat cleanup is performed
      Then Vi has died
      And Jinx has not died

    @id:ruling.r37-lee-sin-and-his-friend @rule:466.1.a.1 @status:ruling @source:ruling-R37
    Scenario: Lee Sin of 6 and a buffed friend that is 5 by his help take 6 and 3
      One public source has the second unit die. By the rule, lethal damage was looked for once, while the aura was there.

      Given the units
        | unit    | Might | controller | location |
        | Vi      | 9     | A          | Grove    |
        | Lee Sin | 6     | B          | Grove    |
        | Poro    | 2     | B          | Grove    |
      And the passive ability Safeguard of Lee Sin gives other friendly buffed units +2 Might
      When Poro is buffed
      And player A attacks at Grove
      Then Poro has 5 Might
      When player A assigns 6 to Lee Sin and 3 to Poro
      And player B assigns 11 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And a cleanup is performed
      Then Lee Sin has died
      And Poro has not died
      And Poro has 3 Might
      And Poro has no damage

    @id:ruling.r39-damage-after-the-healing @rule:466.2 @status:ruling @source:ruling-R39
    Scenario: A death deals 4 to all who are there, after they have healed
      One public source adds the ability's damage to the combat damage. By the rule, healing lies between the two.

      Given the units
        | unit    | Might | controller | location | damage |
        | Kog Maw | 3     | A          | Grove    |        |
        | Sett    | 5     | B          | Grove    |        |
        | Poro    | 3     | B          | Grove    | 2      |
      When player A attacks at Grove
      And player A assigns 3 to Sett
      And player B assigns 8 to Kog Maw
      And the combat damage is dealt
      Then Sett has 3 damage
      And Poro has 2 damage
      When the combat cleanup is performed
      Then Kog Maw has died
      When an ability of player A deals 4 damage to each of Sett and Poro
      And a cleanup is performed
      Then Sett has not died
      And Sett has 4 damage
      And Poro has died

    @id:combat.damage-after-the-healing @rule:466.5.d @status:derived @source:derived-466.1
    Scenario: What is dealt for a conquest meets a unit that has healed
      Given the units
        | unit | Might | controller | location |
        | Vi   | 4     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 4 to Poro
      And player B assigns 3 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And the result of the combat is determined
      And an ability of player B deals 1 damage to Vi
      And a cleanup is performed
      Then Vi has not died
      And Vi has 1 damage

  @rule:466.1.a.2 @source:core-rules-466.1.a.2
  Rule: Attackers are recalled if defenders remain

    @id:combat.attackers-recalled @rule:454 @rule:466.3.d
    Scenario: Both sides have survivors
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 4     | B          | Grove    |
      And Ki Barrier prevents the next 2 damage to Vi this turn
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 4 to Vi
      And the combat damage is dealt
      Then Vi has 2 damage
      And Poro has 3 damage
      When the combat cleanup is performed
      Then the units now stand as follows
        | unit | damage | zone  | location |
        | Vi   | 0      | board | base     |
        | Poro | 0      | board | Grove    |

    @id:combat.attackers-stay-if-no-defender-does
    Scenario: Attackers stay where no defender is left
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 4     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 5 to Poro
      And player B assigns 4 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Vi is at Grove
      And Vi is an attacker

    @id:combat.recall-keeps-what-a-unit-has @rule:458.1 @rule:719.3 @status:derived @source:derived-458.1
    Scenario: A recalled attacker keeps its buff, its stun and its equipment
      Given the units
        | unit | Might | controller | location | stunned |
        | Vi   | 3     | A          | Grove    | yes     |
        | Poro | 2     | B          | Grove    |         |
      And Long Sword is an equipment at Grove with a Might bonus of +2
      And Long Sword is attached to Vi
      When Vi is buffed
      And player A attacks at Grove
      And player B assigns 2 to Vi
      And the combat is carried through to its end
      Then Vi is at base
      And Long Sword is at base
      And Vi has 6 Might
      And Vi is stunned
      And Vi has no damage

  @rule:466.3 @rule:466.5 @source:core-rules-466.3
  Rule: Won, lost, or no result; and who controls the battlefield then

    @id:combat.attacker-wins @rule:466.3.a @rule:466.3.b @rule:466.5.d @rule:190.4.b
    Scenario: Only the attacker's unit is left
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 5 to Poro
      And player B assigns 3 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      Then Grove is under the control of player B
      When the result of the combat is determined
      Then player A has won the combat
      And player B has lost the combat
      And Grove is under the control of player A

    @id:combat.defender-wins @rule:466.3.a @rule:466.3.b
    Scenario: Only the defender's unit is left
      Given the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Grove    |
        | Poro | 4     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 2 to Poro
      And player B assigns 4 to Vi
      And the combat is carried through to its end
      Then player A has lost the combat
      And player B has won the combat
      And Grove is under the control of player B
      And Poro has no damage

    @id:combat.nobody-left @rule:466.3.d @rule:466.5.b
    Scenario: Nobody is left
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 3 to Vi
      And the combat is carried through to its end
      Then the combat has no result for player A
      And the combat has no result for player B
      And Grove is under nobody's control

    @id:combat.recall-has-no-result @rule:466.3.d
    Scenario: Attackers were recalled, so the defender has not won
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 4     | B          | Grove    |
      And Ki Barrier prevents the next 2 damage to Vi this turn
      When player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 4 to Vi
      And the combat is carried through to its end
      Then the combat has no result for player A
      And the combat has no result for player B
      And Grove is under the control of player B

    @id:combat.defender-gains-control @rule:466.5.e @source:core-rules-466.5.e
    Scenario: The defender gains control of a battlefield that nobody controlled
      Given there is a battlefield Glade
      And the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Glade    |
        | Poro | 4     | B          | Glade    |
      When player A attacks at Glade
      Then Glade is under nobody's control
      When player A assigns 2 to Poro
      And player B assigns 4 to Vi
      And the combat is carried through to its end
      Then Glade is under the control of player B

    @id:combat.attackers-retreat @rule:465.1 @status:derived @source:derived-466.3.a
    Scenario: The attackers leave before any damage
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      And Vi moves to base
      And a cleanup is performed
      And the combat is carried through to its end
      Then player A has lost the combat
      And player B has won the combat
      And Poro has not died
      And Grove is under the control of player B

    @id:combat.defenders-retreat @rule:465.1 @rule:466.5 @status:derived @source:derived-466.3.a
    Scenario: The defenders leave before any damage
      Given the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Grove    |
        | Poro | 3     | B          | Grove    |
      When player A attacks at Grove
      And Poro goes to the hand
      And a cleanup is performed
      Then Grove is under the control of player B
      When the combat is carried through to its end
      Then player A has won the combat
      And player B has lost the combat
      And Grove is under the control of player A

  @rule:466.7 @source:core-rules-466.7
  Rule: At the end designations go first, then all "this combat" effects at once

    @id:combat.designations-last-to-the-end @rule:466.7.a @rule:807.1.d.1
    Scenario: A conqueror is still an attacker, with its Assault
      Given the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 3     | A          | Grove    | Assault 2 |
        | Poro | 2     | B          | Grove    |           |
      When player A attacks at Grove
      And player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And the result of the combat is determined
      Then Grove is under the control of player A
      And Vi is an attacker
      And Vi is Mighty
      When combat ends
      Then Vi is neither attacker nor defender
      And Vi has 3 Might

    @id:combat.this-combat-effects-end @rule:466.7.c
    Scenario: Whatever lasts this combat is gone afterwards
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And a spell gives Vi +2 Might this combat
      And a spell gives Vi Tank this combat
      And Ki Barrier prevents the next 4 damage to Vi this combat
      And player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      And the combat cleanup is performed
      And the result of the combat is determined
      Then Vi has 5 Might
      And Vi has Tank
      And Ki Barrier still prevents 2 damage
      When combat ends
      Then Vi has 3 Might
      And Vi does not have Tank
      And Ki Barrier still prevents no damage

    @id:combat.this-combat-effects-end-together @rule:466.7.c @rule:709 @status:derived @source:derived-466.7.c
    Scenario: A bonus and a penalty end at the same moment
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And a spell gives Vi -2 Might this combat
      And another spell gives Vi +3 Might this combat
      Then Vi has 4 Might
      When combat ends
      Then Vi has 3 Might
      And Vi has not become Mighty

    @id:combat.designations-before-effects @rule:466.7.a @rule:466.7.c @rule:709 @status:derived @source:derived-466.7
    Scenario: Assault is gone before a penalty for the combat is
      Given the units
        | unit | Might | controller | location | keywords  |
        | Vi   | 4     | A          | Grove    | Assault 2 |
        | Poro | 2     | B          | Grove    |           |
      When player A attacks at Grove
      Then Vi has 6 Might
      And Vi has become Mighty once
      When a spell gives Vi -2 Might this combat
      Then Vi has 4 Might
      When combat ends
      Then Vi has 4 Might
      And Vi has become Mighty once

    @id:combat.next-combat @rule:460 @status:derived @source:derived-466.7
    Scenario: When one combat has ended the next can begin
      Given there is a battlefield Glade
      And the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Jinx  | 4     | A          | Glade    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Glade    |
      When player A attacks at Grove
      And player A attacks at Glade, which rule 460 forbids
      And player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat is carried through to its end
      And player A attacks at Glade
      Then Jinx is an attacker
      And Vi is neither attacker nor defender
      And player A has 4 damage to assign
