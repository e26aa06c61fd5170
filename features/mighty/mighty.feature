@status:rules-text
Feature: Mighty
  A unit is Mighty while its Might is 5 or more.
  It becomes Mighty at the moment its Might goes from below 5 to 5 or more, and that moment is an event.

  @rule:708 @source:core-rules-708
  Rule: Being Mighty is a matter of 5 Might

    @id:mighty.from-five
    Scenario Outline: The line is at 5
      Given Poro has <Might> printed Might
      Then Poro is <Mighty>

      Examples:
        | case  | Might | Mighty     |
        | below | 4     | not Mighty |
        | at    | 5     | Mighty     |
        | above | 6     | Mighty     |

    @id:mighty.by-a-passive-ability @rule:710 @status:derived @source:derived-708
    Scenario: An aura makes two units Mighty at once, and takes it away again
      Given the units
        | unit  | Might |
        | Poro  | 4     |
        | Teemo | 3     |
        | Yuumi | 5     |
      And the passive ability Guidance gives Poro, Teemo and Yuumi +2 Might
      Then Poro is Mighty
      And Teemo is Mighty
      And Poro has become Mighty once
      And Teemo has become Mighty once
      And Yuumi has not become Mighty
      When the effect Guidance ends
      Then Poro is not Mighty
      And Teemo is not Mighty
      And Yuumi is Mighty

  @rule:709 @source:core-rules-709
  Rule: Becoming Mighty is crossing from below 5

    @id:mighty.becomes @source:seed-000 @source:seed-004
    Scenario: From 4 to 5 is an event, from 5 to 6 is none
      Given Poro has 4 printed Might
      And Baron has 5 printed Might
      When a spell gives Poro +1 Might this turn
      Then Poro is Mighty
      And Poro has become Mighty once
      When a spell gives Baron +1 Might this turn
      Then Baron is Mighty
      And Baron has not become Mighty

    @id:mighty.four-gets-one @status:official-example
    Scenario: The rulebook's own example: a unit of 4 gets +1
      Given Poro has 4 printed Might
      When a spell gives Poro +1 Might this turn
      Then Poro has become Mighty once

    @id:mighty.five-gets-one @status:official-example
    Scenario: The rulebook's own example: a unit of 5 gets +1
      Given Poro has 5 printed Might
      When a spell gives Poro +1 Might this turn
      Then Poro has not become Mighty
      And Poro is Mighty

    @id:mighty.across-combat @rule:814.1.d.1 @rule:466.7 @source:seed-000
    Scenario: A defender becomes Mighty, stops being so, and becomes Mighty again
      Given Poro has 4 printed Might
      When Poro defends
      And a spell gives Poro Shield this combat
      Then Poro has 5 Might
      And Poro has become Mighty once
      When combat ends
      Then Poro has 4 Might
      And Poro is not Mighty
      When a spell gives Poro +1 Might this turn
      Then Poro has 5 Might
      And Poro has become Mighty twice

    @id:mighty.up-down-up @rule:370.1.a @status:derived @source:derived-709
    Scenario: Each crossing counts, even within one turn
      Given Poro has 4 printed Might
      When a spell gives Poro +1 Might this turn
      And a spell gives Poro -1 Might this turn
      Then Poro is not Mighty
      And Poro has become Mighty once
      When a spell gives Poro +1 Might this turn
      Then Poro has become Mighty twice

    @id:mighty.when-a-decrease-expires @rule:317.2 @status:derived @source:derived-709
    Scenario: The end of a decrease can be the crossing
      Given Baron has 6 printed Might
      When a spell gives Baron -2 Might this turn
      Then Baron is not Mighty
      And Baron has not become Mighty
      When the turn ends
      Then Baron is Mighty
      And Baron has become Mighty once

    @id:mighty.by-setting @rule:477.1.a.1 @status:derived @source:derived-709
    Scenario: A unit can become Mighty by having its Might set
      Given Poro has 2 printed Might
      When a spell sets the Might of Poro to 5 this turn
      Then Poro has become Mighty once
      When another spell sets the Might of Poro to 8 this turn
      Then Poro has become Mighty once

    @id:mighty.by-swapping @rule:433.1 @status:derived @source:derived-709
    Scenario: A swap makes one unit Mighty and the other not
      Given Poro has 2 printed Might
      And Baron has 7 printed Might
      When a spell swaps the Might of Poro and Baron this turn
      Then Poro is Mighty
      And Poro has become Mighty once
      And Baron is not Mighty
      When the turn ends
      Then Poro is not Mighty
      And Baron is Mighty
      And Baron has become Mighty once

    @id:mighty.by-attacking @rule:807.1.c @status:derived @source:derived-709
    Scenario: A unit with Assault becomes Mighty as it attacks
      Given Poro has 3 printed Might and Assault 2
      When Poro attacks
      Then Poro is Mighty
      And Poro has become Mighty once
      When combat ends
      Then Poro is not Mighty

    @id:mighty.by-an-equipment @rule:137.3 @status:derived @source:derived-709
    Scenario: A unit becomes Mighty as an equipment is attached
      Given Poro has 3 printed Might
      And Long Sword is an equipment with a Might bonus of +2
      When Long Sword is attached to Poro
      Then Poro is Mighty
      And Poro has become Mighty once
      When Long Sword is detached
      Then Poro is not Mighty

  @rule:709 @rule:476
  Rule: What happens inside one calculation is no event

    @id:mighty.no-inner-stages @rule:477 @source:seed-000 @source:seed-001
    Scenario: A start of 5 that a decrease brings to 4 in the same moment
      Given Poro has 3 printed Might
      When these effects begin together
        | effect                                       |
        | Growth sets the Might of Poro to 5 this turn |
        | Chill gives Poro -1 Might this turn          |
      Then Poro has 4 Might
      And Poro is not Mighty
      And Poro has not become Mighty

    @id:mighty.bonus-and-penalty-together @rule:477.3.e @status:derived @source:derived-709
    Scenario: An increase and a decrease that begin together
      Given Poro has 4 printed Might
      When these effects begin together
        | effect                                |
        | a spell gives Poro +2 Might this turn |
        | a spell gives Poro -2 Might this turn |
      Then Poro has 4 Might
      And Poro has not become Mighty

    @id:mighty.bonus-and-penalty-expire-together @rule:317.2.c @status:derived @source:derived-317.2.c
    Scenario: An increase and a decrease that expire together
      Given Poro has 4 printed Might
      When a spell gives Poro -2 Might this turn
      And another spell gives Poro +2 Might this turn
      And the turn ends
      Then Poro has 4 Might
      And Poro has not become Mighty

  @rule:710 @rule:711 @source:core-rules-711
  Rule: On the board by current Might, elsewhere by printed Might

    @id:mighty.board-and-elsewhere @source:seed-000 @source:seed-004
    Scenario: Units in the trash, in the deck and on the board
      Given Baron in the trash has 5 printed Might
      And Dragon in the deck has 5 printed Might
      Then Baron is Mighty
      And Dragon is Mighty
      Given Poro has 4 printed Might
      When a spell gives Poro +2 Might this turn
      Then Poro is Mighty
      When Poro goes to the trash
      Then Poro is not Mighty
      Given Teemo has 3 printed Might
      When a spell gives Teemo +3 Might this turn
      Then Teemo has 6 Might
      And Teemo is Mighty
      And Teemo has become Mighty once
      When the turn ends
      Then Teemo has 3 Might
      And Teemo is not Mighty

    @id:mighty.three-gets-three @rule:709 @status:official-example @source:core-rules-710
    Scenario: The rulebook's own example: a unit of 3 gets +3 this turn
      Given Poro has 3 printed Might
      When a spell gives Poro +3 Might this turn
      Then Poro has 6 Might
      And Poro has become Mighty once
      When the turn ends
      Then Poro is not Mighty

    @id:mighty.in-the-trash @status:official-example @source:core-rules-711
    Scenario Outline: The rulebook's own example: in the trash only the printed Might counts
      Given Poro has <printed> printed Might
      When a spell gives Poro <change> Might this turn
      And Poro goes to the trash
      Then Poro has <printed> Might
      And Poro is <Mighty>

      Examples:
        | case    | printed | change | Mighty     |
        | raised  | 4       | +2     | not Mighty |
        | lowered | 6       | -3     | Mighty     |

    @id:mighty.every-zone @status:derived @source:derived-711
    Scenario Outline: No zone but the board knows more than the printed Might
      Given Poro in <zone> has 5 printed Might
      Then Poro is Mighty

      Examples:
        | case          | zone              |
        | hand          | the hand          |
        | deck          | the deck          |
        | banishment    | banishment        |
        | champion-zone | the champion zone |

    @id:mighty.condition-by-current-might @rule:364.3.a @status:derived @source:derived-710
    Scenario: An ability that works while its unit is Mighty looks at the current Might
      Given Fiora has 4 printed Might
      And Baron has 5 printed Might
      And the passive ability Duelist of Fiora gives it Ganking while it is Mighty
      And the passive ability Tyrant of Baron gives it Tank while it is Mighty
      Then Fiora does not have Ganking
      And Baron has Tank
      When a spell gives Fiora +1 Might this turn
      And a spell gives Baron -1 Might this turn
      Then Fiora has Ganking
      And Baron does not have Tank

    @id:mighty.enters-at-five @rule:709 @status:derived @source:derived-711
    Scenario: A card that was Mighty in the hand does not become Mighty by entering
      Given Baron in the hand has 5 printed Might
      When Baron goes to the board
      Then Baron is Mighty
      And Baron has not become Mighty

    @id:mighty.set-on-the-board-then-gone @rule:477.1.a.1 @status:derived @source:derived-711
    Scenario: A Might that was set on the board means nothing in the trash
      Given Poro has 2 printed Might
      When a spell sets the Might of Poro to 6 for good
      Then Poro is Mighty
      When Poro goes to the trash
      Then Poro is not Mighty
