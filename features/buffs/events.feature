@rule:426.1 @status:rules-text
Feature: What looks for buffs being placed
  Only a buff that is really placed is an event.

  @rule:426.1.c @source:core-rules-426.1.c
  Rule: A unit with a buff is not buffed again

    @id:buffs.trigger-only-when-placed @rule:426.1.b.1 @status:official-example
    Scenario: A trigger on being buffed stays quiet on the second try
      Given Poro has 2 printed Might
      And the triggered ability Cheer of Poro triggers when it becomes buffed
      When Poro is buffed
      Then Cheer has triggered once
      When Poro is buffed
      Then Cheer has triggered once
      When player A spends a buff of Poro
      Then Cheer has triggered once
      When Poro is buffed
      Then Cheer has triggered twice

    @id:buffs.trigger-for-each @rule:426.1.b.2 @status:derived @source:derived-426.1.b.2
    Scenario: Where more buffs are allowed each one placed triggers it
      Given Poro has 2 printed Might
      And Poro may be buffed any number of times
      And the triggered ability Cheer of Poro triggers when it becomes buffed
      When Poro is buffed
      And Poro is buffed
      Then Cheer has triggered twice

  @rule:811.2 @source:core-rules-811.2
  Rule: More Might for buffed units

    @id:buffs.worth-more @rule:703 @rule:740.1.a @status:official-example
    Scenario: One unit is buffed, and friendly units with buffs get one more wherever they are
      Given there is a battlefield Grove
      And the units
        | unit  | Might | controller | location |
        | Poro  | 2     | A          | Grove    |
        | Teemo | 2     | A          | base     |
        | Yuumi | 2     | A          | Grove    |
        | Baron | 2     | B          | Grove    |
      When Teemo is buffed
      And Baron is buffed
      And Poro is buffed
      And the passive ability Stand United of player A gives friendly buffed units +1 Might
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 4     |
        | Teemo | 4     |
        | Yuumi | 2     |
        | Baron | 3     |
      When the effect Stand United ends
      Then the units have these Mights
        | unit  | Might |
        | Poro  | 3     |
        | Teemo | 3     |
        | Yuumi | 2     |
        | Baron | 3     |
