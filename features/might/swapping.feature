@rule:433.1 @status:rules-text @source:core-rules-433.1
Feature: Swapping
  A swap makes two effects of one size: the lower unit gets the difference as an increase, the higher one as a decrease.
  Each lasts as long as the swap says, and each is on its own afterwards.

  @rule:433.1.b
  Rule: The difference of the moment is added below and taken above

    @id:might.swap-2-and-5 @rule:433.1.a @rule:317.2 @source:seed-000 @source:seed-003
    Scenario: 2 and 5 change places for a turn
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Switcheroo swaps the Might of Poro and Baron this turn
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 5     |
        | Baron | 2     |
      And Switcheroo adds 3 Might to Poro
      And Switcheroo takes 3 Might from Baron
      When a spell gives Poro +1 Might this turn
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 6     |
        | Baron | 2     |
      When the turn ends
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 2     |
        | Baron | 5     |

    @id:might.swap-named-the-other-way-round @status:derived @source:derived-433.1.b
    Scenario: It does not matter which of the two is named first
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Switcheroo swaps the Might of Baron and Poro this turn
      Then Poro has 5 Might
      And Baron has 2 Might

    @id:might.swap-and-swap-back @status:derived @source:derived-433.1.b
    Scenario: A second swap works out a difference of its own
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Switcheroo swaps the Might of Poro and Baron this turn
      And a spell gives Baron +1 Might this turn
      And Reversal swaps the Might of Poro and Baron this combat
      Then Reversal takes 2 Might from Poro
      And Reversal adds 2 Might to Baron
      And Poro has 3 Might
      And Baron has 5 Might
      When combat ends
      Then Poro has 5 Might
      And Baron has 3 Might

    @id:might.swap-negative @rule:143.2.b.1 @source:seed-000
    Scenario: A negative unit takes part with its real value
      Given Poro has 2 printed Might
      And Baron has 3 printed Might
      When a spell gives Poro -4 Might this turn
      And Switcheroo swaps the Might of Poro and Baron this turn
      Then Switcheroo adds 5 Might to Poro
      And Switcheroo takes 5 Might from Baron
      And Poro has 3 Might
      And Baron has -2 Might

    @id:might.swap-two-negatives @rule:143.2.b.1 @status:derived @source:derived-143.2.b.1
    Scenario: Two negative units change places as well
      Given Poro has -1 printed Might
      And Teemo has -4 printed Might
      When Switcheroo swaps the Might of Poro and Teemo this turn
      Then Switcheroo takes 3 Might from Poro
      And Switcheroo adds 3 Might to Teemo
      And Poro has -4 Might
      And Teemo has -1 Might

  @rule:433.1.c
  Rule: Equal values have nothing to swap

    @id:might.swap-equal @source:seed-000 @source:seed-003
    Scenario: 4 and 4 are swapped
      Given Poro has 4 printed Might
      And Teemo has 4 printed Might
      When Switcheroo swaps the Might of Poro and Teemo this turn
      Then Poro has 4 Might
      And Teemo has 4 Might
      And Switcheroo adds 0 Might to Poro
      And Switcheroo adds 0 Might to Teemo
      And no named effect alters Poro
      And no named effect alters Teemo

    @id:might.swap-equal-with-gangplank @rule:370.1 @status:derived @source:derived-433.1.c
    Scenario: Without a decrease there is nothing to replace
      Given Poro has 4 printed Might
      And Gangplank has 4 printed Might
      And from now on a decrease of the Might of Gangplank becomes +3 Might instead
      When Switcheroo swaps the Might of Poro and Gangplank this turn
      Then Poro has 4 Might
      And Gangplank has 4 Might

  @rule:433.1.a
  Rule: The two halves are separate effects

    @id:might.swap-gangplank @rule:369 @rule:370.1.b @source:seed-000
    Scenario: A replaced half does not change the other half
      Given Poro has 2 printed Might
      And Gangplank has 6 printed Might
      And from now on a decrease of the Might of Gangplank becomes +3 Might instead
      When Switcheroo swaps the Might of Poro and Gangplank this turn
      Then Switcheroo adds 4 Might to Poro
      And Poro has 6 Might
      And Switcheroo adds 3 Might to Gangplank
      And Gangplank has 9 Might

    @id:ruling.r22-gangplank-and-a-unit-of-one @rule:369 @rule:370.1.b @status:ruling @source:ruling-R22
    Scenario: The same with a unit of 1
      Given Poro has 1 printed Might
      And Gangplank has 6 printed Might
      And from now on a decrease of the Might of Gangplank becomes +3 Might instead
      When Switcheroo swaps the Might of Poro and Gangplank this turn
      Then Poro has 6 Might
      And Gangplank has 9 Might

    @id:might.swap-gangplank-as-the-lower @rule:370.1 @status:derived @source:derived-433.1.a
    Scenario: The half that increases is not replaced
      Given Gangplank has 2 printed Might
      And Baron has 5 printed Might
      And from now on a decrease of the Might of Gangplank becomes +3 Might instead
      When Switcheroo swaps the Might of Gangplank and Baron this turn
      Then Gangplank has 5 Might
      And Baron has 2 Might

    @id:might.swap-one-leaves @rule:124.1 @status:derived @source:derived-433.1.a
    Scenario: When one of the two leaves, the other keeps its half
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Switcheroo swaps the Might of Poro and Baron for good
      And Baron goes to the hand
      And Baron goes to the board
      Then Baron has 5 Might
      And Poro has 5 Might

    @id:might.swap-then-set @rule:477.1.a.1 @status:derived @source:derived-433.1.a
    Scenario: Setting a swapped unit's Might moves the start beneath its half
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Switcheroo swaps the Might of Poro and Baron this turn
      And Growth sets the Might of Poro to 1 this turn
      Then Poro has 4 Might
      And Baron has 2 Might

  @status:ruling
  Rule: A swap remembers its difference when bonuses end

    @id:ruling.r16-swap-then-equipment-leaves @rule:435.1.e @rule:143.2.b.1 @source:ruling-R16
    Scenario: The equipment that made up the difference is detached
      Given Poro has 2 printed Might
      And Teemo has 1 printed Might
      And Long Sword is an equipment with a Might bonus of +3
      And Long Sword is attached to Poro
      Then Poro has 5 Might
      When Switcheroo swaps the Might of Poro and Teemo this turn
      Then Poro has 1 Might
      And Teemo has 5 Might
      When Long Sword is detached
      Then Poro has -2 Might
      And Teemo has 5 Might

    @id:ruling.r17-swap-inside-a-local-bonus @rule:477.3.e @source:ruling-R17
    Scenario: A bonus of the place is left behind
      Given there is a battlefield Grove
      And Banner at Grove has 4 printed Might
      And the passive ability Camp of Banner gives other units here +1 Might
      And Poro at Grove has 1 printed Might
      And Baron of player B at Grove has 5 printed Might
      Then Poro has 2 Might
      And Baron has 6 Might
      When Switcheroo swaps the Might of Poro and Baron this turn
      Then Poro has 6 Might
      And Baron has 2 Might
      When Poro moves to base
      Then Poro has 5 Might

    @id:ruling.r18-swap-inside-a-lone-defenders-bonus @rule:740.2.a @rule:466.7.a @source:ruling-R18
    Scenario: A lone defender's bonus ends with the combat
      Given there is a battlefield Grove
      And Poro at Grove has 3 printed Might
      And Teemo of player B at Grove has 1 printed Might
      And the passive ability Last Watch of Poro gives it +2 Might while it is defending and it is alone
      When Teemo attacks
      And Poro defends
      Then Poro has 5 Might
      When Switcheroo swaps the Might of Poro and Teemo this turn
      Then Poro has 1 Might
      And Teemo has 5 Might
      When combat ends
      Then Poro has -1 Might
      And Teemo has 5 Might

    @id:ruling.r18-swap-six-and-three @rule:740.2.a @source:ruling-R18
    Scenario: A lone defender of 4 and 2 more against a unit of 3
      Given there is a battlefield Grove
      And Poro at Grove has 4 printed Might
      And Teemo of player B at Grove has 3 printed Might
      And the passive ability Last Watch of Poro gives it +2 Might while it is defending and it is alone
      When Teemo attacks
      And Poro defends
      And Switcheroo swaps the Might of Poro and Teemo this turn
      Then Poro has 3 Might
      And Teemo has 6 Might

    @id:ruling.r21-one-of-the-pair-is-gone @rule:359.3.e.12 @rule:340.1 @source:ruling-R21
    Scenario: One of the pair has left the board when the swap resolves
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Switcheroo is announced: it swaps the Might of Poro and Baron this turn
      And Baron goes to the trash
      And Switcheroo resolves
      Then Poro has 2 Might
      And Switcheroo adds 0 Might to Poro

    @id:might.swap-with-a-unit-off-the-board @rule:359.3.e.12 @status:derived @source:derived-359.3.e.12
    Scenario: A unit in the trash has no Might to swap
      Given Poro has 2 printed Might
      And Baron has 5 printed Might
      When Baron goes to the trash
      And Switcheroo swaps the Might of Poro and Baron this turn
      Then Poro has 2 Might
      When Baron goes to the board
      Then Baron has 5 Might

    @id:might.replacement-leaves-with-its-unit @rule:370.1.b @rule:124.1 @status:derived @source:derived-124.1
    Scenario: What replaces a decrease stays when another unit leaves, and goes when its own does
      Given Gangplank has 4 printed Might
      And Teemo has 2 printed Might
      And from now on a decrease of the Might of Gangplank becomes +3 Might instead
      When Teemo goes to the trash
      And a spell gives Gangplank -1 Might this turn
      Then Gangplank has 7 Might
      When Gangplank goes to the hand
      And Gangplank goes to the board
      And a spell gives Gangplank -1 Might this turn
      Then Gangplank has 3 Might
