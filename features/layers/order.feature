@rule:477 @status:rules-text @source:core-rules-477
Feature: The order of the layers
  What a unit is now is worked out from what is printed on it, in three layers:
  first traits (and copies among them), then abilities, then arithmetic, where increases come before decreases.

  @rule:477.1 @rule:477.2 @rule:477.3
  Rule: Traits, then abilities, then arithmetic

    @id:layers.order @rule:477.3.e @source:seed-001
    Scenario: One unit under a copy, a tag, a set Might, a granted Shield, a decrease and an increase
      Given Mimic has 3 printed Might
      And Champion has 3 printed Might and Tank
      When Mimic defends
      And Reflection makes Mimic a copy of Champion this turn
      Then Mimic has 3 Might
      And Mimic has Tank
      When Emblem gives Mimic the tag Mech this turn
      Then the only tags of Mimic are Mech
      When Growth sets the Might of Mimic to 5 this turn
      Then Mimic has 5 Might
      When Guard gives Mimic Shield this turn
      Then Mimic has Shield 1
      And Mimic has 6 Might
      When Chill gives Mimic -2 Might this turn
      Then Mimic has 4 Might
      When Cheer gives Mimic +1 Might this turn
      Then Mimic has 5 Might
      And Mimic has Tank
      And Mimic has Shield 1
      And the only tags of Mimic are Mech
      And Cheer adds 1 Might to Mimic
      And Chill takes 2 Might from Mimic
      And the effects on Mimic apply in the order Reflection, Emblem, Growth, Guard, Cheer and Chill

    @id:layers.order-from-the-end @rule:475.1 @rule:477.3.e @status:derived @source:derived-477
    Scenario: The layers keep their order when the effects begin in the opposite one
      Given Poro has 1 printed Might
      When Poro defends
      And Chill gives Poro -2 Might this turn
      And Cheer gives Poro +1 Might this turn
      And Guard gives Poro Shield this turn
      And Growth sets the Might of Poro to 5 this turn
      Then Poro has 5 Might
      And the effects on Poro apply in the order Growth, Guard, Cheer and Chill

    @id:layers.set-then-modify @rule:477.1.a.1 @source:seed-001
    Scenario: A set Might and a bonus, in both orders of beginning
      Given Poro has 2 printed Might
      And Teemo has 2 printed Might
      When a spell sets the Might of Poro to 4 this turn
      And a spell gives Poro +2 Might this turn
      Then Poro has 6 Might
      When a spell gives Teemo +2 Might this turn
      And a spell sets the Might of Teemo to 4 this turn
      Then Teemo has 6 Might

    @id:layers.attached-text @rule:477.2.c @rule:477.3.d @source:seed-001
    Scenario: Effect text joins in the second layer, a Might bonus in the third
      Given Poro has 2 printed Might
      And Buckler is an equipment with a Might bonus of +1, the effect text Shield
      When Buckler is attached to Poro
      And Poro defends
      Then Poro has 4 Might

    @id:layers.tag-before-ability @rule:477.1.c @status:derived @source:derived-477
    Scenario: A unit that is given a tag has it by the time abilities look for it
      Given Lulu has 2 printed Might
      And Poro has 1 printed Might
      And the passive ability Whimsy of Lulu gives friendly units tagged Yordle Shield
      Then Poro does not have Shield
      When a spell gives Poro the tag Yordle this turn
      Then Poro has Shield

    @id:layers.control-before-ability @rule:477.1.a @rule:740.1 @status:derived @source:derived-477
    Scenario: A unit that changes sides is friendly to its new side by the time abilities look for friends
      Given the units
        | unit    | Might | controller |
        | Poro    | 1     | A          |
        | Lee Sin | 6     | A          |
        | Sett    | 5     | B          |
      And the passive ability Guidance of Lee Sin gives other friendly units +2 Might
      And the passive ability Toughness of Sett gives other friendly units Tank
      Then Poro has 3 Might
      And Poro does not have Tank
      When a spell gives player B control of Poro this turn
      Then Poro has 1 Might
      And Poro has Tank

    @id:layers.control-before-silence @rule:477.1.a @rule:477.2 @rule:740.1 @status:derived @source:derived-477
    Scenario: An enemy that would silence an ability is no enemy any more by the time abilities are taken
      Given the units
        | unit | Might | controller | keywords |
        | Poro | 1     | B          |          |
        | Lux  | 3     | A          | Deflect  |
      And the passive ability Hush of Poro takes all abilities from enemy units
      Then Lux does not have Deflect
      Given Zilean of player A has 4 printed Might
      And the passive ability Vow of Zilean gives player A control of Poro
      Then player A controls Poro
      And Lux has Deflect

  @rule:477.3.e
  Rule: Increases come before decreases

    @id:layers.increases-first @rule:477.3.e.1.a @rule:477.3.e.2.a @source:seed-001 @source:seed-003
    Scenario: A newer increase comes before an older limited decrease
      Given Poro has 2 printed Might
      And the passive ability Frost gives Poro -3 Might to a minimum of 1
      When Cheer gives Poro +2 Might this turn
      Then Poro has 1 Might
      And Cheer adds 2 Might to Poro
      And Frost takes 3 Might from Poro
      And the effects on Poro apply in the order Cheer and Frost

    @id:layers.within-a-sublayer @rule:480.3 @status:derived @source:derived-480.3
    Scenario: Among increases, and among decreases, the older comes first
      Given Poro has 3 printed Might
      When Chill gives Poro -1 Might this turn
      And Cheer gives Poro +1 Might this turn
      And Curse gives Poro -2 Might this turn
      And Blessing gives Poro +2 Might this turn
      Then Poro has 3 Might
      And the effects on Poro apply in the order Cheer, Blessing, Chill and Curse

    @id:layers.began-together @rule:480.1.b @status:derived @source:derived-480.1
    Scenario: Two increases that began at one moment have no order between them
      Given Poro has 1 printed Might
      When these effects begin together
        | effect                                 |
        | Cheer gives Poro +1 Might this turn    |
        | Blessing gives Poro +2 Might this turn |
      Then Poro has 4 Might
      And the rules allow more than one answer to the order of the effects on Poro, because neither began before the other
        | answer          |
        | Cheer, Blessing |
        | Blessing, Cheer |

  @rule:477.1.a
  Rule: Who controls an object is a trait

    @id:layers.controller @rule:480.3 @source:seed-001
    Scenario: Of two effects that give control the newer counts
      Given the players are A, B and C
      And Poro has 2 printed Might
      When Charm gives player B control of Poro for good
      And Takeover gives player C control of Poro for good
      Then player C controls Poro
      When the effect Takeover ends
      Then player B controls Poro
      When the effect Charm ends
      Then player A controls Poro

    @id:layers.controller-older-ends @rule:480.3 @status:derived @source:derived-480.3
    Scenario: The end of the older effect changes nothing while the newer one lasts
      Given the players are A, B and C
      And Poro has 2 printed Might
      When Charm gives player B control of Poro this combat
      And Takeover gives player C control of Poro this turn
      And combat ends
      Then player C controls Poro
      When the turn ends
      Then player A controls Poro

    @id:ruling.r32-two-akshans @rule:480.1 @status:ruling @source:ruling-R32
    Scenario: Two thieves take the same gear, and the newer one leaves
      Given the players are A, B and C
      And the units
        | unit              | Might | controller |
        | the first Akshan  | 4     | A          |
        | the second Akshan | 4     | B          |
      And Long Sword is an equipment of player C with a Might bonus of +2
      When an ability gives player A control of Long Sword while the first Akshan stays
      Then player A controls Long Sword
      When an ability gives player B control of Long Sword while the second Akshan stays
      Then player B controls Long Sword
      When the second Akshan goes to the trash
      Then player A controls Long Sword
      When the first Akshan goes to the trash
      Then player C controls Long Sword

    @id:layers.order-of-two-plain-effects @rule:477.3.e.1 @rule:477.3.e.2 @status:derived @source:derived-477.3.e
    Scenario: An older decrease comes after a newer increase
      Given Poro has 3 printed Might
      When Bane gives Poro -1 Might this turn
      And Boon gives Poro +2 Might this turn
      Then Poro has 4 Might
      And the effects on Poro apply in the order Boon and Bane
