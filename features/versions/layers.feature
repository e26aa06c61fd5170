@status:rules-text @source:core-rules-1.0-to-1.4 @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
Feature: Layers in every version of the rules
  What the versions make of conditions that come true late, of timestamps and of copies.

  @rule:476
  Rule: How often the layers are applied

    # 1.0 goes through them once: Fiora has 4 Might when her abilities are looked at.
    @id:versions.fiora-with-a-buff @rule:476.2
    Scenario: Fiora is Mighty by a buff only
      Given Fiora has 4 printed Might
      And the passive ability Duelist of Fiora gives it Deflect, Ganking and Shield while it is Mighty
      When Fiora is buffed
      Then Fiora has 5 Might
      And under the rules 1.0, Fiora has no keywords
      And under the rules 1.1 to 1.4, the only keywords of Fiora are Deflect, Ganking and Shield
      When Fiora defends
      Then under the rules 1.0, Fiora has 5 Might
      And under the rules 1.1 to 1.4, Fiora has 6 Might

  @rule:480
  Rule: Which timestamp an effect has

    # Until 1.1 it is the order in which the effects were played (1.0: 639.1; 1.1: 453.1); since 1.2 the moment at
    # which each began to apply (457.1).
    @id:versions.played-or-applied-first @rule:480.1 @rule:364.3.a
    Scenario: The ability that was played first begins to apply last
      Given Poro has 2 printed Might
      And Lee Sin has 6 printed Might
      And the passive ability Vow gives player B control of Poro while Lee Sin is buffed
      And the passive ability Retreat gives player A control of Poro
      Then player A controls Poro
      When Lee Sin is buffed
      Then under the rules 1.0 to 1.1, player A controls Poro
      And under the rules 1.2 to 1.4, player B controls Poro

  @rule:477.1.b
  Rule: What a copy takes

    # Until 1.2 a copy takes all traits, and nothing says whether those that were given are among them; 1.3 has
    # copyable traits (472.1.b.3).
    @id:versions.copy-of-a-tagged-unit @rule:477.1.b.1
    Scenario: A copy of a unit that was given a tag
      Given Champion has 3 printed Might and Tank, tagged Elite
      And Mimic has 3 printed Might, tagged Bird
      When a spell gives Champion the tag Mech this turn
      And another spell makes Mimic a copy of Champion this turn
      Then Mimic has Tank
      And under the rules 1.3 to 1.4, the only tags of Mimic are Elite
      And under the rules 1.0 to 1.2, the rules leave open the tags of Mimic
        | answer      | because                                            |
        | Elite       | all traits are those that the card has             |
        | Elite, Mech | all traits are those that the object has just then |

    # Until 1.3 a copy takes all (printed) traits, and Might is one of them (472.3.a); 1.4 lists what can be copied.
    @id:versions.copy-of-a-larger-unit @rule:477.1.b.1.a @status:unruled
    Scenario: A copy of a unit with more Might
      Given Champion has 5 printed Might
      And Mimic has 2 printed Might
      When a spell makes Mimic a copy of Champion this turn
      Then under the rules 1.0 to 1.3, Mimic has 5 Might
      And under the rules 1.4, the rules leave open the Might of Mimic
        | answer | because                                                    |
        | 2      | the list of traits that can be copied does not name Might  |
        | 5      | Might is printed like the rest, and the list only omits it |

  @rule:478.1.c
  Rule: What makes one effect depend on another

    # In 1.1 and 1.2 an altered outcome makes no dependency unless chance comes into it (1.1: 451.1.c; 1.2: 455.1.c), so
    # the older effect is applied first. All others name an altered outcome without more (1.0: 638; 1.3: 473.1.c).
    @id:versions.keyword-taken-before-it-is-given @rule:477.2 @rule:480.3 @status:unruled
    Scenario: An older effect takes a keyword away, a newer one grants it
      Given Poro has 2 printed Might
      When a spell takes Tank from Poro this turn
      And another spell gives Poro Tank this turn
      Then under the rules 1.1 to 1.2, Poro has Tank
      And under the rules 1.0, the rules leave open whether Poro has Tank
        | answer | because                                                                           |
        | yes    | the older effect finds nothing to take, and the newer one grants the keyword      |
        | no     | what can be taken depends on what is granted, so the taking is applied afterwards |
      And under the rules 1.3 to 1.4, the rules leave open whether Poro has Tank
        | answer | because                                                                           |
        | yes    | the older effect finds nothing to take, and the newer one grants the keyword      |
        | no     | what can be taken depends on what is granted, so the taking is applied afterwards |
