@status:rules-text @source:core-rules-1.0-to-1.4 @version:1.0 @version:1.1 @version:1.2 @version:1.3 @version:1.4
Feature: Might in every version of the rules
  What the versions make of a Might below 0, of limits, of doubling and of swapping. Each scenario says in which versions
  it holds; a sentence that begins with versions holds in those only. Rules are cited by their numbers in 1.4.

  @rule:143.2.b
  Rule: A Might below 0

    # Until 1.2 it is 0 for all purposes (1.0: 139.2.b; 1.1: 140.2.b; 1.2: 142.2.b), since 1.3 it only reads as 0. In
    # 1.1 and 1.2 increases come first all the same, so that the sum never goes below 0 here; 1.0 has no order.
    @id:versions.below-zero-and-up-again @rule:143.2.b.1 @rule:477.3.e
    Scenario: A decrease below 0 and an increase after it
      Given Poro has 2 printed Might
      When a spell gives Poro -4 Might this turn
      Then under the rules 1.0 to 1.2, Poro has 0 Might
      And under the rules 1.3 to 1.4, Poro has -2 Might
      And a spell reads the Might of Poro as 0
      And Poro adds 0 to the combat damage of its side
      When another spell gives Poro +3 Might this turn
      Then under the rules 1.1 to 1.4, Poro has 1 Might
      And under the rules 1.0, the rules leave open the Might of Poro
        | answer | because                                                                     |
        | 1      | everything is applied arithmetically, and what is below 0 counts in the sum |
        | 3      | a Might below 0 is 0 for all purposes, so that the increase begins at 0     |

    # 1.2 has the action Swap (420), and reads -2 as 0. What becomes of the lower unit there is left out: its values
    # are to be reversed, but an increase by 3 only makes up for what is below 0.
    @id:versions.swap-below-zero @rule:433.1.b @rule:143.2.b.1 @version:1.2 @version:1.3 @version:1.4
    Scenario: A Might below 0 is swapped
      Given Poro has 1 printed Might
      And Teemo has 3 printed Might
      When a spell gives Poro -3 Might this turn
      And another spell swaps the Might of Poro and Teemo this turn
      Then under the rules 1.2, Teemo has 0 Might
      And under the rules 1.3 to 1.4, Teemo has -2 Might
      And under the rules 1.3 to 1.4, Poro has 3 Might

    # 1.3 lets a doubling add the actual value, which here takes away; 1.4 has no increases by what is below 0.
    @id:versions.double-below-zero @rule:432.1 @rule:477.3.c @version:1.2 @version:1.3 @version:1.4
    Scenario: A Might below 0 is doubled
      Given Poro has 1 printed Might
      When a spell gives Poro -3 Might this turn
      And another spell doubles the Might of Poro this turn
      Then under the rules 1.2, Poro has 0 Might
      And under the rules 1.3, Poro has -4 Might
      And under the rules 1.4, Poro has -2 Might

  @rule:477.3.b
  Rule: What is remembered of a limit

    # 1.0 says nothing of remembering. By its dependency (638) a limited decrease would come after the increase.
    @id:versions.minimum-then-increase
    Scenario: A decrease to a minimum and an increase after it
      Given Poro has 2 printed Might
      When a spell gives Poro -4 Might to a minimum of 1 this turn
      Then Poro has 1 Might
      When another spell gives Poro +3 Might this turn
      Then under the rules 1.1 to 1.4, Poro has 4 Might
      And under the rules 1.0, the rules leave open the Might of Poro
        | answer | because                                                   |
        | 1      | nothing remembers an amount, so the minimum is held again |
        | 4      | nothing works a limit out again, so the amount stays 1    |

    # 1.1 to 1.3 remember limited amounts of passive abilities too (1.1: 450.3.b; 1.2: 454.3.b; 1.3: 472.3.b).
    @id:versions.passive-threshold @rule:479.2
    Scenario Outline: A passive increase to 5, and a bonus after it
      Given Poro has <printed> printed Might
      And the passive ability Training increases the Might of Poro to 5
      Then Poro has 5 Might
      When Discipline gives Poro +2 Might this turn
      Then under the rules 1.0, Poro has <new> Might
      And under the rules 1.1 to 1.3, Poro has 7 Might
      And under the rules 1.4, Poro has <new> Might

      Examples:
        | case  | printed | new |
        | three | 3       | 5   |
        | four  | 4       | 6   |

    # What has no limit is worked out anew in every version.
    @id:versions.counted-anew @rule:477.3
    Scenario: A passive ability counts buffed units
      Given the units
        | unit  | Might |
        | Poro  | 2     |
        | Teemo | 2     |
        | Yuumi | 2     |
      And the passive ability Pride of Poro gives it +1 Might for each buffed unit
      When Teemo is buffed
      Then Poro has 3 Might
      When Yuumi is buffed
      Then Poro has 4 Might

    # 1.0 has no order of increases and decreases, and the passive ability depends on the decrease. 1.1 to 1.3
    # remember its amount, 1.
    @id:versions.threshold-and-decrease @rule:477.3.e @rule:478.1.c @rule:479.2 @status:unruled
    Scenario: A passive increase to 5, and a decrease after it
      Given Poro has 4 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When a spell gives Poro -2 Might this turn
      Then under the rules 1.0, Poro has 5 Might
      And under the rules 1.1 to 1.3, Poro has 3 Might
      And under the rules 1.4, the rules leave open the Might of Poro
        | answer | because                                                              |
        | 3      | increases come before decreases                                      |
        | 5      | the passive ability depends on the decrease and comes right after it |

    # Here the passive ability begins last. In 1.1 and 1.2 it does not depend on the decrease, which alters its outcome
    # but not at random (1.1: 451.1.c; 1.2: 455.1.c); 1.3 has dropped that word (473.1.c), and 1.0 had not had it (638).
    @id:versions.decrease-and-threshold @rule:477.3.e @rule:478.1.c @rule:479.2 @status:unruled
    Scenario: A decrease, and a passive increase to 5 after it
      Given Poro has 4 printed Might
      When a spell gives Poro -2 Might this turn
      And the passive ability Training increases the Might of Poro to 5
      Then under the rules 1.0, Poro has 5 Might
      And under the rules 1.1 to 1.2, Poro has 3 Might
      And under the rules 1.3 to 1.4, the rules leave open the Might of Poro
        | answer | because                                                              |
        | 3      | increases come before decreases                                      |
        | 5      | the passive ability depends on the decrease and comes right after it |

    # What 1.1 to 1.3 remember of a passive ability is the 1 that it added when it began to apply.
    @id:versions.threshold-and-set-might @rule:477.1.a.1
    Scenario: A passive increase to 5, and a setting of Might after it
      Given Poro has 4 printed Might
      And the passive ability Training increases the Might of Poro to 5
      Then Poro has 5 Might
      When a spell sets the Might of Poro to 3 this turn
      Then under the rules 1.0, Poro has 5 Might
      And under the rules 1.1 to 1.3, Poro has 4 Might
      And under the rules 1.4, Poro has 5 Might
