@rule:476 @status:derived @source:derived-476
Feature: Units that look at each other
  A unit's ability may need to know another unit's Might or keywords. Then the other unit is worked out first.
  Units that look at each other in a ring are worked out together, layer by layer.

  Rule: Whoever is looked at is worked out first

    @id:layers.other-objects-first @source:seed-001
    Scenario: A chain of three, set up from its end
      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Teemo | 2     |
        | Yuumi | 1     |
      And the passive ability Awe of Yuumi gives it as much Might as Poro has
      And the passive ability Envy of Poro gives it as much Might as Teemo has
      When a spell gives Teemo +3 Might this turn
      Then the units have these Mights
        | unit  | Might |
        | Teemo | 5     |
        | Poro  | 6     |
        | Yuumi | 7     |

    @id:layers.other-objects-first-reordered
    Scenario: The same chain, set up from its start
      Given Teemo has 2 printed Might
      When a spell gives Teemo +3 Might this turn
      Given Poro has 1 printed Might
      And the passive ability Envy of Poro gives it as much Might as Teemo has
      And Yuumi has 1 printed Might
      And the passive ability Awe of Yuumi gives it as much Might as Poro has
      Then the units have these Mights
        | unit  | Might |
        | Teemo | 5     |
        | Poro  | 6     |
        | Yuumi | 7     |

    @id:layers.reads-the-final-might
    Scenario: Whoever looks sees increases and decreases
      Given Poro has 1 printed Might
      And Teemo has 4 printed Might
      And the passive ability Envy of Poro gives it as much Might as Teemo has
      When a spell gives Teemo +2 Might this turn
      And another spell gives Teemo -3 Might this turn
      Then Teemo has 3 Might
      And Poro has 4 Might

    @id:layers.chain-reads-the-final-might
    Scenario: The middle one of a chain of three loses Might
      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Teemo | 2     |
        | Yuumi | 3     |
      And the passive ability Envy of Poro gives it as much Might as Teemo has
      And the passive ability Awe of Teemo gives it as much Might as Yuumi has
      When a spell gives Teemo -1 Might this turn
      Then Teemo has 4 Might
      And Poro has 5 Might

    @id:layers.condition-on-another @rule:364.3.a
    Scenario: A condition on another unit
      Given Poro has 2 printed Might
      And Baron has 4 printed Might
      And the passive ability Awe of Poro gives it Tank while Baron is Mighty
      And the passive ability Shelter of Poro gives it +1 Might while Baron has 3 or more Might
      Then Poro does not have Tank
      And Poro has 3 Might
      When a spell gives Baron +1 Might this combat
      Then Poro has Tank
      When combat ends
      Then Poro does not have Tank
      When a spell gives Baron -2 Might this turn
      Then Poro has 2 Might

  Rule: A ring is worked out together, after what lies outside it

    @id:layers.object-loop @source:seed-001
    Scenario: Two units in a ring and one outside
      Yuumi has enough Might for Baron's second bonus. That makes Baron Mighty, which gives Poro Tank,
      which gives Baron his first bonus.

      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Baron | 4     |
        | Yuumi | 3     |
      And the passive ability Awe of Poro gives it Tank while Baron is Mighty
      And the passive ability Pride of Baron gives it +1 Might while Poro has Tank
      And the passive ability Strength of Baron gives it +1 Might while Yuumi has 3 or more Might
      Then Yuumi has 3 Might
      And Baron has 6 Might
      And Poro has Tank

    @id:layers.object-loop-unsupported
    Scenario: The same ring without help from outside stays off
      Given the units
        | unit  | Might |
        | Poro  | 1     |
        | Baron | 4     |
        | Yuumi | 2     |
      And the passive ability Awe of Poro gives it Tank while Baron is Mighty
      And the passive ability Pride of Baron gives it +1 Might while Poro has Tank
      And the passive ability Strength of Baron gives it +1 Might while Yuumi has 3 or more Might
      Then Baron has 4 Might
      And Poro does not have Tank
      When a spell gives Yuumi +1 Might this combat
      Then Baron has 6 Might
      When combat ends
      Then Baron has 4 Might
      And Poro does not have Tank
