@rule:432.1 @status:rules-text @source:core-rules-432.1
Feature: Doubling
  To double a unit's Might is to give it an increase of as much Might as it has at that moment.
  From then on it is an increase like any other: a fixed amount with a duration.

  @rule:432.1.a
  Rule: Doubling adds the Might of the moment, once

    @id:might.double-two-expiries @rule:814.1.d.1 @rule:466.7.a @rule:317.2 @source:seed-000 @source:seed-003
    Scenario: The bonus that was doubled ends before the doubling does
      Given Poro has 3 printed Might and Shield 2
      When Poro defends
      Then Poro has 5 Might
      When Last Stand doubles the Might of Poro this turn
      Then Last Stand adds 5 Might to Poro
      And Poro has 10 Might
      When combat ends
      Then Poro has 8 Might
      When the turn ends
      Then Poro has 3 Might

    @id:might.double-a-defender-with-shield @status:official-example @source:core-rules-432.1.a
    Scenario: The rulebook's own example: a defender of 3 with Shield 2
      Given Poro has 3 printed Might and Shield 2
      When Poro defends
      And Last Stand doubles the Might of Poro this turn
      Then Poro has 10 Might
      When combat ends
      Then Poro has 8 Might

    @id:might.double-is-fixed @source:seed-000 @source:seed-003
    Scenario: What comes later is not doubled
      Given Poro has 4 printed Might
      When Last Stand doubles the Might of Poro this turn
      Then Poro has 8 Might
      When a spell gives Poro +3 Might this turn
      Then Poro has 11 Might
      And Last Stand adds 4 Might to Poro

    @id:ruling.r09-double-after-a-bonus @status:ruling @source:ruling-R09
    Scenario: What came earlier is doubled with the rest
      Given Poro has 4 printed Might
      When a spell gives Poro +2 Might this turn
      And another spell doubles the Might of Poro this turn
      Then Poro has 12 Might

    @id:ruling.r09-double-three-times @rule:709 @status:ruling @source:ruling-R09
    Scenario: Three doublings in a row, of which only the first makes the unit Mighty
      Given Vi has 3 printed Might
      When an ability doubles the Might of Vi this turn
      Then Vi has 6 Might
      And Vi has become Mighty once
      When an ability doubles the Might of Vi this turn
      Then Vi has 12 Might
      When an ability doubles the Might of Vi this turn
      Then Vi has 24 Might
      And Vi has become Mighty once

    @id:ruling.r10-double-in-a-duel @rule:466.7 @rule:740.2.a @status:ruling @source:ruling-R10
    Scenario: A lone defender's bonus is doubled this combat and this turn
      Both copies of the duellist defend alone with 3 printed Might and 2 more for it.
      What was doubled for the turn stays when the combat is over; what was doubled for the combat goes with it.

      Given there is a battlefield Grove
      And there is a battlefield Summit
      And the first Fiora at Grove has 3 printed Might
      And the second Fiora at Summit has 3 printed Might
      And the passive ability Wuju of the first Fiora gives it +2 Might while it is defending and it is alone
      And the passive ability Style of the second Fiora gives it +2 Might while it is defending and it is alone
      When the first Fiora defends
      And the second Fiora defends
      Then the first Fiora has 5 Might
      When an ability doubles the Might of the first Fiora this combat
      And another ability doubles the Might of the second Fiora this turn
      Then the first Fiora has 10 Might
      And the second Fiora has 10 Might
      When combat ends
      Then the first Fiora has 3 Might
      And the second Fiora has 8 Might

    @id:might.double-a-set-might @rule:477.1.a.1 @status:derived @source:derived-432.1.a
    Scenario: A set Might is doubled like any other, and the increase outlives the setting
      Given Poro has 1 printed Might
      When Growth sets the Might of Poro to 4 this combat
      And Last Stand doubles the Might of Poro this turn
      Then Poro has 8 Might
      When combat ends
      Then Poro has 5 Might
      And Last Stand adds 4 Might to Poro

    @id:might.double-under-a-threshold @rule:477.3.b @rule:479 @status:derived @source:derived-432.1.a
    Scenario: A doubled unit needs no passive increase to 5 any more
      The unit stands at 5, of which the passive ability gives 3; the doubling adds 5.
      With 2 and 5 it is past the passive ability's mark, which now has nothing to add.

      Given Poro has 2 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When Last Stand doubles the Might of Poro this turn
      Then Last Stand adds 5 Might to Poro
      And Training adds 0 Might to Poro
      And Poro has 7 Might

  @rule:340.1
  Rule: Doubling reads the Might on resolution

    @id:might.double-swap-on-resolution @rule:432.1.a @rule:433.1.b @source:seed-003
    Scenario: A doubling and a swap use what the units have when they resolve
      Given the units
        | unit  | Might |
        | Poro  | 2     |
        | Teemo | 2     |
        | Baron | 5     |
      When Last Stand is announced: it doubles the Might of Poro this turn
      And a spell gives Poro +2 Might this turn
      And Last Stand resolves
      Then Last Stand adds 4 Might to Poro
      And Poro has 8 Might
      When Switcheroo is announced: it swaps the Might of Teemo and Baron this turn
      And a spell gives Teemo +1 Might this turn
      And Switcheroo resolves
      Then the units have these Mights
        | unit  | Might |
        | Teemo | 5     |
        | Baron | 3     |

    @id:might.double-a-unit-that-left @rule:359.3.e.4 @status:derived @source:derived-359.3.e.4
    Scenario: A unit that left and came back is another object, and is not doubled
      Given Poro has 4 printed Might
      When Last Stand is announced: it doubles the Might of Poro this turn
      And Poro goes to the hand
      And Poro goes to the board
      And Last Stand resolves
      Then Poro has 4 Might

  @rule:477.3.c
  Rule: Nobody gets an increase below zero

    @id:might.double-negative @rule:143.2.b.1 @source:seed-000 @source:seed-003
    Scenario: A unit of -2 is doubled
      Given Poro has 2 printed Might
      When a spell gives Poro -4 Might this turn
      Then Poro has -2 Might
      When Last Stand doubles the Might of Poro this turn
      Then Last Stand adds 0 Might to Poro
      And Poro has -2 Might

    @id:might.double-after-eclipse @rule:340.1 @status:official-example @source:core-rules-477.3.c
    Scenario: The rulebook's own example: a unit of 2 falls to -2 while the doubling waits
      Given Poro has 2 printed Might
      When Last Stand is announced: it doubles the Might of Poro this turn
      And Eclipse gives Poro -4 Might this turn
      And Last Stand resolves
      Then Poro has -2 Might
      When a spell gives Poro +3 Might this turn
      Then Poro has 1 Might

    @id:might.double-zero
    Scenario: A unit of 0 is doubled
      Given Poro has 0 printed Might
      When Last Stand doubles the Might of Poro this turn
      Then Poro has 0 Might
      When a spell gives Poro +2 Might this turn
      Then Poro has 2 Might

    @id:might.double-a-unit-off-the-board @rule:359.3.e.9 @status:derived @source:derived-359.3.e.9
    Scenario: A unit in the trash is not there to be doubled
      Given Poro has 3 printed Might
      When Poro goes to the trash
      And Last Stand doubles the Might of Poro this turn
      And Poro goes to the board
      Then Poro has 3 Might

    @id:might.double-for-a-source-that-has-gone @rule:359.3.e.16 @status:derived @source:derived-359.3.e.16
    Scenario: A doubling that is over before it begins
      Given Poro has 3 printed Might
      And Yuumi has 1 printed Might
      When Yuumi goes to the hand
      And an ability doubles the Might of Poro while Yuumi stays
      Then Poro has 3 Might
