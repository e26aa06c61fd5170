@status:unruled
Feature: Where the rules are silent
  Here the rules lead to more than one answer. Each scenario lists them all with the reading that leads there.
  No engine is held to any of them.

  Rule: Orders that contradict each other

    @id:unruled.threshold-and-decrease @rule:477.3.e @rule:479.2 @source:ruling-R29
    Scenario: A unit of 4 that a passive ability wants at 5 loses 2
      Given Poro has 4 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When a spell gives Poro -2 Might this turn
      Then the rules leave open the Might of Poro
        | answer | because                                                                       |
        | 3      | increases come before decreases: 4, then 5, then 3                            |
        | 5      | the passive ability depends on the decrease and follows it: 4, then 2, then 5 |

    @id:unruled.keyword-taken-before-it-is-given @rule:477.2 @rule:478.1.c @rule:480.3 @source:derived-478.1.c
    Scenario: An older effect takes a keyword away, a newer one grants it
      Given Poro has 2 printed Might
      When a spell takes Tank from Poro this turn
      And another spell gives Poro Tank this turn
      Then the rules leave open whether Poro has Tank
        | answer | because                                                                           |
        | yes    | the older effect finds nothing to take, and the newer one grants the keyword      |
        | no     | what can be taken depends on what is granted, so the taking is applied afterwards |

    @id:unruled.all-taken-before-effect-text @rule:477.2.c @rule:478.1.c @rule:480.3 @source:derived-477.2.c
    Scenario: A unit that has lost all abilities is given an equipment whose effect text grants one
      Given Poro has 2 printed Might
      And Long Sword is an equipment with a Might bonus of +2, the effect text Tank
      When a spell gives Poro Ganking this turn
      And another spell takes all abilities from Poro this turn
      And Long Sword is attached to Poro
      Then the rules leave open whether Poro has Tank
        | answer | because                                                                           |
        | yes    | the loss finds no effect text to take, and the effect text comes after it         |
        | no     | what can be lost depends on what is appended, so the loss is applied afterwards   |
      And Poro does not have Ganking
      And Poro has 4 Might

    @id:unruled.abilities-replaced-before-a-grant @rule:477.2 @rule:478.1.c @rule:480.3 @source:derived-478.1.c
    Scenario: An older effect replaces all abilities, a newer one grants a keyword
      Given Poro has 2 printed Might and Ganking
      When a spell replaces all abilities of Poro with Tank this turn
      And another spell gives Poro Deflect this turn
      Then Poro has Tank
      And Poro does not have Ganking
      And the rules leave open whether Poro has Deflect
        | answer | because                                                                             |
        | yes    | the older effect replaces what there is, and the newer one grants a keyword more    |
        | no     | what is replaced depends on what is granted, so the replacing is applied afterwards |

    @id:unruled.begun-together @rule:480.1 @rule:480.3 @source:derived-480.1
    Scenario: Two settings begin at one moment
      Given Poro has 3 printed Might
      When these effects begin together
        | effect                                          |
        | Growth sets the Might of Poro to 6 this turn    |
        | Shrinking sets the Might of Poro to 2 this turn |
      Then the rules leave open the Might of Poro
        | answer | because                                                       |
        | 2      | the setting that is named last is taken to have begun last    |
        | 6      | neither began before the other, so either can be applied last |

    @id:unruled.tag-before-copy @rule:477.1 @rule:477.1.b.1 @rule:480.3 @source:seed-001
    Scenario: A unit is given a tag and then becomes a copy
      Given Champion has 3 printed Might, tagged Elite
      And Mimic has 3 printed Might
      When a spell gives Mimic the tag Mech this turn
      And another spell makes Mimic a copy of Champion this turn
      Then the rules leave open the tags of Mimic
        | answer      | because                                                                    |
        | Elite, Mech | copying is done before all other traits, so the tag is added to the copy   |
        | Elite       | both change traits in one layer, and the newer copy replaces what is there |

    @id:unruled.copy-and-might @rule:477.1.b.1.a @source:derived-477.1.b.1.a
    Scenario: A unit becomes a copy of a larger one
      Given Champion has 5 printed Might
      And Mimic has 2 printed Might
      When a spell makes Mimic a copy of Champion this turn
      Then the rules leave open the Might of Mimic
        | answer | because                                                    |
        | 2      | the list of traits that can be copied does not name Might  |
        | 5      | Might is printed like the rest, and the list only omits it |

  Rule: Limits that were or were not remembered

    @id:unruled.limited-spell-under-a-threshold @rule:479.1 @rule:477.3.b @source:ruling-R30
    Scenario: A spell stopped at 5 by a passive increase that then ends
      Given Poro has 4 printed Might
      And the passive ability Training increases the Might of Poro to 5
      When a spell gives Poro +2 Might to a maximum of 5 this turn
      Then Poro has 5 Might
      When the effect Training ends
      Then the rules leave open the Might of Poro
        | answer | because                                                                       |
        | 4      | the spell found a unit of 5 and remembers an increase of 0                    |
        | 5      | the rulebook's example works the spell's limit out anew, and now 1 is missing |

    @id:unruled.decrease-of-nothing @rule:477.3.b @rule:370.1 @source:ruling-R05
    Scenario: A decrease that its minimum leaves no room, on a unit that turns decreases into increases
      Given Gangplank has 1 printed Might
      And from now on a decrease of the Might of Gangplank becomes +3 Might instead
      When Stupefy gives Gangplank -1 Might to a minimum of 1 this turn
      Then the rules leave open the Might of Gangplank
        | answer | because                                                               |
        | 1      | nothing would be taken, so there is no decrease to replace            |
        | 4      | the unit would be decreased, if only by nothing, and that is replaced |

  Rule: Effects that chase their own tail

    @id:unruled.might-in-a-circle @rule:476 @rule:478 @source:derived-476
    Scenario: Two units each add the other's Might
      Given Poro has 1 printed Might
      And Teemo has 2 printed Might
      And the passive ability Envy of Poro gives it as much Might as Teemo has
      And the passive ability Awe of Teemo gives it as much Might as Poro has
      Then the rules leave open the Might of Teemo
        | answer | because                                                                      |
        | 5      | the older ability makes Poro 3, and the newer one adds that to Teemo         |
        | 3      | both abilities read before either is applied, so each adds the other's start |

    @id:unruled.might-in-a-ring-of-three @rule:476 @rule:478 @rule:479.1 @source:derived-476
    Scenario: Each of three units adds the Might of the next
      Given Lux has 1 printed Might
      And Morgana has 2 printed Might
      And Teemo has 3 printed Might
      And the passive ability Envy of Lux gives it as much Might as Morgana has
      And the passive ability Awe of Morgana gives it as much Might as Teemo has
      And the passive ability Pride of Teemo gives it as much Might as Lux has
      Then Lux has 3 Might
      And Morgana has 5 Might
      And the rules leave open the Might of Teemo
        | answer | because                                                                       |
        | 6      | each ability reads what the older ones have done, and Lux is 3 when Teemo adds |
        | 4      | all abilities read before any is applied, and Lux is 1 then                   |

    @id:unruled.ring-over-two-units @rule:478.1 @rule:479.1 @rule:479.2 @source:derived-479.1
    Scenario: A ring of three decreases, two of them on one unit
      Each of them depends on the next: Mist on Fear, Fear on Chill, Chill on Mist.

      Given Vi has 3 printed Might
      And Poro has 3 printed Might
      And the passive ability Mist gives Vi -2 Might to a minimum of 1
      And the passive ability Fear gives Vi -1 Might while Poro has 3 or more Might
      And the passive ability Chill gives Poro -1 Might while Vi has 2 or more Might
      Then Poro has 3 Might
      And the rules leave open the Might of Vi
        | answer | because                                                                                 |
        | 0      | no order satisfies all three, so the oldest goes first: 3, then 1, then 0, and no Chill |
        | 1      | Mist follows Fear: 3, then 2, then 1; as Chill ends with that, nothing is left of a ring |

    @id:unruled.disqualifies-itself @rule:476.3 @source:derived-476.3
    Scenario: A penalty that ends the condition it needs
      Given Baron has 5 printed Might
      And the passive ability Modesty of Baron gives it -1 Might while it is Mighty
      Then the rules leave open the Might of Baron
        | answer | because                                                                         |
        | 4      | the ability held when it was applied, and it is applied once                    |
        | 5      | applied, it no longer holds and is removed, and it is not applied a second time |

    @id:unruled.holds-by-its-own-help @rule:476.1 @rule:476.3 @source:derived-476.3
    Scenario: A Mighty defender whose Shield has to make up for a decrease
      Given Fiora has 5 printed Might
      And the passive ability Duelist of Fiora gives it Shield while it is Mighty
      When Fiora defends
      And a spell gives Fiora -1 Might this turn
      Then the rules leave open the Might of Fiora
        | answer | because                                                                  |
        | 5      | she is Mighty when abilities are looked at, and with Shield she still is |
        | 4      | without Shield she is not Mighty, and Shield must not hold itself up     |
      And the rules leave open whether Fiora has Shield
        | answer | because                                                                  |
        | yes    | she is Mighty when abilities are looked at, and with Shield she still is |
        | no     | without Shield she is not Mighty, and Shield must not hold itself up     |

    @id:unruled.silencing-in-a-ring @rule:476.3 @rule:478.1.a @rule:479.1 @rule:480.3 @source:derived-476.3
    Scenario: Three units would silence one another in a ring
      Each ability decides whether the next exists, so that none depends on another and the oldest goes first.

      Given Lux has 3 printed Might and Deflect
      And Morgana of player B has 3 printed Might and Tank
      And Teemo has 3 printed Might and Vision
      And the passive ability Hush of Lux takes all abilities from Morgana
      And the passive ability Silence of Morgana takes all abilities from Teemo
      And the passive ability Quiet of Teemo takes all abilities from Lux
      Then the rules leave open whether Lux has Deflect
        | answer | because                                                                                      |
        | no     | Hush silences Morgana, so that Quiet applies to Lux; what Hush has done, it has done          |
        | yes    | Lux is silenced, so Hush is taken out and not applied again; then Silence ends Quiet          |
      And the rules leave open whether Morgana has Tank
        | answer | because                                                                                      |
        | no     | Hush silences Morgana, so that Quiet applies to Lux; what Hush has done, it has done          |
        | yes    | Lux is silenced, so Hush is taken out and not applied again; then Silence ends Quiet          |
      And the rules leave open whether Teemo has Vision
        | answer | because                                                                                      |
        | yes    | Hush silences Morgana, so that Quiet applies to Lux; what Hush has done, it has done          |
        | no     | Lux is silenced, so Hush is taken out and not applied again; then Silence ends Quiet          |
