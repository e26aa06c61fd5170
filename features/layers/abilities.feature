@rule:477.2 @status:rules-text @source:core-rules-477.2
Feature: Abilities that are granted and removed
  Keywords and other abilities can be granted, taken away or replaced. Printed ones are as easily lost as granted ones.

  @rule:477.2.a
  Rule: Grants and losses end like other effects

    @id:abilities.granted
    Scenario: A keyword that is printed and granted is still one keyword
      Given Poro has 2 printed Might and Tank
      When a spell gives Poro Tank and Deflect this turn
      Then the only keywords of Poro are Deflect and Tank
      When the turn ends
      Then the only keywords of Poro are Tank

    @id:abilities.keyword-lost
    Scenario: A printed keyword is lost for a turn
      Given Poro has 2 printed Might and Tank and Ganking
      When a spell takes Tank from Poro this turn
      Then the only keywords of Poro are Ganking
      When the turn ends
      Then the only keywords of Poro are Ganking and Tank

    @id:abilities.all-lost @rule:364
    Scenario: Without its abilities a unit keeps its Might and its tags
      Given Poro has 2 printed Might and Shield 3 and Ganking, tagged Yordle
      And the passive ability Pride of Poro gives it +2 Might
      Then Poro has 4 Might
      When a spell takes all abilities from Poro this turn
      Then Poro has no keywords
      And Poro has 2 Might
      And the only tags of Poro are Yordle
      When the turn ends
      Then Poro has 4 Might
      And the only keywords of Poro are Ganking and Shield

    @id:abilities.others-bonuses-stay @status:derived @source:derived-477.2.a
    Scenario: What others give it is not its ability
      Given Poro has 2 printed Might
      And Lee Sin has 6 printed Might
      And the passive ability Guidance of Lee Sin gives other friendly units +2 Might
      When a spell takes all abilities from Poro this turn
      Then Poro has 4 Might
      When a spell takes all abilities from Lee Sin this turn
      Then Poro has 2 Might

    @id:abilities.replaced
    Scenario: All abilities are replaced by one keyword
      Given Poro has 2 printed Might and Shield 3 and Ganking
      And the passive ability Pride of Poro gives it +2 Might
      When a spell replaces all abilities of Poro with Tank this turn
      Then the only keywords of Poro are Tank
      And Poro has 2 Might

    @id:abilities.taken-by-a-passive-ability @rule:364
    Scenario: A passive ability takes a keyword from every enemy
      Given Poro has 2 printed Might and Tank
      And Baron of player B has 5 printed Might and Tank and Deflect
      And the passive ability Contempt of Poro takes Tank from enemy units
      Then Poro has Tank
      And the only keywords of Baron are Deflect
      When the effect Contempt ends
      Then the only keywords of Baron are Deflect and Tank

    @id:abilities.silenced-by-a-passive-ability @rule:364 @status:derived @source:derived-477.2.a
    Scenario: A passive ability takes all abilities from every enemy here
      Given there is a battlefield Grove
      And Lux at Grove has 3 printed Might
      And Baron of player B at Grove has 5 printed Might and Tank
      And Jinx of player B has 4 printed Might and Assault
      And the passive ability Hush of Lux takes all abilities from enemy units here
      Then Baron has no keywords
      And Jinx has Assault
      When Baron moves to base
      Then Baron has Tank

  @rule:477.2.a @rule:477.3
  Rule: Abilities come before the arithmetic that they bring

    @id:abilities.grant-of-shield-to-a-defender @rule:814.1.c
    Scenario: A grant of Shield raises a defender at once
      Given Poro has 2 printed Might
      And Lulu has 2 printed Might
      And the passive ability Help of Lulu gives other friendly units Shield 2
      When Poro defends
      Then Poro has 4 Might
      When Lulu goes to the trash
      Then Poro has 2 Might

    @id:abilities.bonus-for-a-keyword
    Scenario: A bonus for units with Tank follows grants and losses
      Given Poro has 2 printed Might and Tank
      And Teemo has 2 printed Might
      And the passive ability Phalanx gives all units with Tank +1 Might
      Then Poro has 3 Might
      And Teemo has 2 Might
      When a spell gives Teemo Tank this turn
      And another spell takes Tank from Poro this turn
      Then Poro has 2 Might
      And Teemo has 3 Might

    @id:abilities.set-by-a-passive-for-a-group @rule:477.1.a.1
    Scenario: A passive ability sets the Might of every enemy and a buff counts on top
      Given Poro has 2 printed Might
      And Baron of player B has 8 printed Might
      And the passive ability Polymorph of Poro sets the Might of enemy units to 1
      Then Baron has 1 Might
      When Baron is buffed
      Then Baron has 2 Might

    @id:abilities.control-by-a-passive-ability @rule:477.1.a
    Scenario: A passive ability that controls a unit while its source is Mighty
      Given Viego has 4 printed Might
      And Poro of player B has 2 printed Might
      And the passive ability Possession of Viego gives player A control of Poro while it is Mighty
      Then player B controls Poro
      When Viego is buffed
      Then player A controls Poro
      When player A spends a buff of Viego
      Then player B controls Poro
