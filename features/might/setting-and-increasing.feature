@status:rules-text @source:core-rules-477.1.a.1
Feature: Setting Might and increasing Might
  To set a unit's Might is to replace the number that all arithmetic starts from.
  To increase it to a number is to add what is missing, and nothing if nothing is missing.
  The two can lead to the same number now and part ways later.

  @rule:477.1.a.1
  Rule: Setting replaces the start; bonuses and penalties still count on top

    @id:might.set-versus-increase @rule:477.3.b @rule:477.3.e.1 @source:seed-000 @source:seed-003
    Scenario: Three units of 3, one set to 5, one increased to 5, one raised and then set
      Given the units
        | unit  | Might |
        | Poro  | 3     |
        | Teemo | 3     |
        | Yuumi | 3     |
      When Growth sets the Might of Poro to 5 this turn
      And a spell gives Poro +1 Might this turn
      Then Poro has 6 Might
      And Growth adds 0 Might to Poro
      When Mutation increases the Might of Teemo to 5 this turn
      And a spell gives Teemo +1 Might this turn
      Then Teemo has 6 Might
      And Mutation adds 2 Might to Teemo
      When a spell gives Yuumi +2 Might this turn
      And another spell sets the Might of Yuumi to 5 this turn
      Then Yuumi has 7 Might

    @id:might.set-to-four @status:official-example @source:core-rules-477.1.a.1
    Scenario: A spell that makes a unit's Might 4 this turn
      Given Poro has 2 printed Might
      When a spell sets the Might of Poro to 4 this turn
      Then Poro has 4 Might
      When the turn ends
      Then Poro has 2 Might

    @id:might.set-downwards
    Scenario: Setting can lower a unit, and what was added before stays added
      Given Baron has 8 printed Might
      When a spell gives Baron +1 Might this turn
      And another spell sets the Might of Baron to 2 this turn
      Then Baron has 3 Might

    @id:might.set-to-zero
    Scenario: A Might of 0 is a start like any other
      Given Poro has 3 printed Might
      When a spell sets the Might of Poro to 0 this turn
      Then Poro has 0 Might
      When a spell gives Poro +2 Might this turn
      Then Poro has 2 Might

    @id:might.set-twice @rule:480.3
    Scenario: Of two settings the later one counts, and the earlier one waits beneath it
      Given Poro has 3 printed Might
      When Growth sets the Might of Poro to 6 this turn
      And Shrinking sets the Might of Poro to 1 this combat
      Then Poro has 1 Might
      And the effects on Poro apply in the order Growth and Shrinking
      When combat ends
      Then Poro has 6 Might

    @id:might.set-by-a-passive-ability @rule:364.3
    Scenario: A passive ability sets Might for as long as its condition holds
      Given Poro has 2 printed Might
      And the passive ability Stand Fast of Poro sets the Might of it to 4 while it is defending
      When a spell gives Poro +1 Might this turn
      Then Poro has 3 Might
      When Poro defends
      Then Poro has 5 Might
      When combat ends
      Then Poro has 3 Might

  @rule:477.3.e.1
  Rule: An increase to a number never lowers

    @id:might.increase-never-lowers @rule:477.1.a.1 @rule:477.3.c @source:seed-000
    Scenario: A unit above the number keeps its Might unless the number is set
      Given the units
        | unit  | Might |
        | Poro  | 6     |
        | Teemo | 6     |
        | Yuumi | 6     |
      When Mutation increases the Might of Poro to 5 this turn
      Then Poro has 6 Might
      And Mutation adds 0 Might to Poro
      Given the passive ability Training increases the Might of Teemo to 5
      Then Teemo has 6 Might
      And Training adds 0 Might to Teemo
      When Growth sets the Might of Yuumi to 5 this turn
      Then Yuumi has 5 Might

    @id:might.increase-to-exactly
    Scenario: A unit that is already there gets nothing
      Given Poro has 5 printed Might
      When Mutation increases the Might of Poro to 5 this turn
      Then Poro has 5 Might
      And Mutation adds 0 Might to Poro

    @id:might.increase-to-reads-current-might @rule:477.3.b @status:derived @source:derived-477.3.b
    Scenario: What is missing is counted from the Might that the unit has now
      The unit stands at 2 when the spell resolves, so 3 are missing, whatever is printed on it.

      Given Poro has 4 printed Might
      When Chill gives Poro -2 Might this turn
      And Mutation increases the Might of Poro to 5 for good
      Then Mutation adds 3 Might to Poro
      And Poro has 5 Might
      When the turn ends
      Then Poro has 7 Might

  @rule:477.3.e.1 @rule:477.3.b
  Rule: An increase to another unit's Might looks at that unit

    @id:ruling.r12-as-large-as-another @status:ruling @source:ruling-R12
    Scenario: A spell remembers how much it added
      Given Poro has 2 printed Might
      And Baron has 6 printed Might
      When Mutation increases the Might of Poro to that of Baron for good
      Then Poro has 6 Might
      And Mutation adds 4 Might to Poro
      When a spell gives Baron -3 Might this turn
      Then Poro has 6 Might
      When Baron goes to the trash
      Then Poro has 6 Might
      When a spell gives Poro +1 Might this turn
      Then Poro has 7 Might

    @id:might.passive-follows-another @status:derived @source:derived-477.3.b
    Scenario: A passive ability keeps following the other unit
      Given Poro has 2 printed Might
      And Baron has 6 printed Might
      And the passive ability Envy of Poro increases the Might of it to that of Baron
      Then Poro has 6 Might
      When a spell gives Baron -3 Might this turn
      Then Poro has 3 Might
      And Envy adds 1 Might to Poro
      When a spell gives Baron -2 Might this turn
      Then Baron has 1 Might
      And Poro has 2 Might
      And Envy adds 0 Might to Poro
