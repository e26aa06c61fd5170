@status:rules-text
Feature: What replaces combat damage
  Prevention and doubling apply while damage is assigned, and are not applied again when it is dealt. How much is
  lethal follows from them.

  Background:
    Given there is a battlefield Grove that player B controls

  @rule:465.2.c.5 @rule:437.5.a @source:core-rules-437.5.a
  Rule: Prevention makes a unit cost more

    @id:combat.prevent-raises-lethal @source:seed-002
    Scenario: A unit of 2 that prevents the first 3 damage of the combat
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And Thick Fur prevents the next 3 damage to Poro this combat
      Then the least lethal damage for Poro is 5

    @id:combat.example-437.5.a-prevent-three @rule:465.2.c.3 @status:official-example
    Scenario: The same unit beside another of 2
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 6     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      And Thick Fur prevents the next 3 damage to Poro this combat
      Then the least lethal damage for Poro is 5
      And the legal assignments of player A are exactly
        | Poro | Teemo |
        | 5    | 1     |
        | 4    | 2     |
      And the assignments of player A are judged as follows
        | Poro | Teemo | breaks    |
        | 3    | 3     | 465.2.c.4 |
        | 6    | 0     | 465.2.c.4 |

    @id:combat.example-465.2.c.5-prevented-at-assignment @status:official-example @source:core-rules-465.2.c.5
    Scenario: Five assigned to a unit of 2 that prevents 3
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And Thick Fur prevents the next 3 damage to Poro this combat
      And player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Poro took 2 damage
      And Thick Fur still prevents no damage
      When the combat cleanup is performed
      Then Poro has died

    @id:combat.prevention-is-used-once @rule:437.3 @status:derived @source:derived-465.2.c.5
    Scenario: What assignment leaves of a prevention protects against the next spell
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      When player A attacks at Grove
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And player A assigns 5 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Poro took no damage
      And Ki Barrier still prevents 2 damage
      When a spell of player A deals 3 damage to Poro
      Then Poro took 1 damage

    @id:combat.two-preventions @status:derived @source:derived-437.5.a
    Scenario: Two preventions are both to be overcome
      Given the units
        | unit | Might | controller | location |
        | Vi   | 5     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      And Ki Barrier prevents the next 2 damage to Poro this turn
      And Thick Fur prevents the next 3 damage to Poro this turn
      When player A attacks at Grove
      Then the least lethal damage for Poro is 7

    @id:combat.prevention-with-marked-damage @rule:142.4 @status:derived @source:derived-437.5.a
    Scenario: Marked damage counts on top of what is prevented
      Given the units
        | unit | Might | controller | location | damage |
        | Vi   | 5     | A          | Grove    |        |
        | Poro | 4     | B          | Grove    | 3      |
      And Ki Barrier prevents the next 2 damage to Poro this turn
      When player A attacks at Grove
      Then the least lethal damage for Poro is 3

  @rule:465.2.c.4.a @source:core-rules-465.2.c.4.a
  Rule: Doubling makes a unit cost less

    @id:combat.doubling-lowers-lethal @rule:465.2.c.4 @rule:465.2.c.5 @source:seed-002
    Scenario: A unit of 3 whose damage is doubled, while another waits
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 4     | B          | Grove    |
      When player A attacks at Grove
      And Lotus Trap doubles all damage to Poro this turn
      Then the least lethal damage for Poro is 2
      And the assignments of player A are judged as follows
        | Poro | Teemo | breaks                   |
        | 2    | 3     | nothing                  |
        | 3    | 2     | 465.2.c.4 or 465.2.c.4.a |
      When player A assigns 2 to Poro and 3 to Teemo
      And player B assigns 7 to Vi
      And the combat damage is dealt
      Then Poro took 4 damage
      And Teemo took 3 damage

    @id:combat.example-465.2.c.4.a-one-or-two @rule:465.2.c.4 @status:official-example
    Scenario: The unit of 3 gets 1 or 2 and never 3
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 5     | A          | Grove    |
        | Poro  | 3     | B          | Grove    |
        | Teemo | 4     | B          | Grove    |
      When player A attacks at Grove
      And Lotus Trap doubles all damage to Poro this turn
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 3     |
        | 1    | 4     |

    @id:combat.example-465.2.c.5-doubled-beside-plain @rule:465.2.c.5 @status:official-example @source:core-rules-465.2.c.5
    Scenario: Three damage kill two units of 2, one of them doubled
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 3     | A          | Grove    |
        | Poro  | 2     | B          | Grove    |
        | Teemo | 2     | B          | Grove    |
      When player A attacks at Grove
      And Lotus Trap doubles all damage to Teemo this turn
      Then the legal assignments of player A are exactly
        | Poro | Teemo |
        | 2    | 1     |
      When player A assigns 2 to Poro and 1 to Teemo
      And player B assigns 4 to Vi
      And the combat damage is dealt
      Then Teemo took 2 damage
      And Poro took 2 damage
      When the combat cleanup is performed
      Then Poro has died
      And Teemo has died

    @id:combat.two-doublings @status:derived @source:derived-465.2.c.4.a
    Scenario: Doubled twice, 2 damage are 8
      Given the units
        | unit  | Might | controller | location |
        | Vi    | 4     | A          | Grove    |
        | Poro  | 5     | B          | Grove    |
        | Teemo | 3     | B          | Grove    |
      When player A attacks at Grove
      And Lotus Trap doubles all damage to Poro this turn
      And Second Trap doubles all damage to Poro this turn
      Then the least lethal damage for Poro is 2
      When player A assigns 2 to Poro and 2 to Teemo
      And player B assigns 8 to Vi
      And the combat damage is dealt
      Then Poro took 8 damage
      And Teemo took 2 damage

    @id:combat.next-damage-doubled @rule:370.2 @status:derived @source:derived-465.2.c.5
    Scenario: A doubling of the next damage is used up by the assignment
      Given the units
        | unit | Might | controller | location |
        | Vi   | 2     | A          | Grove    |
        | Poro | 9     | B          | Grove    |
      And Lotus Trap doubles the next damage to Poro this turn
      When player A attacks at Grove
      And player A assigns 2 to Poro
      And player B assigns 9 to Vi
      And the combat damage is dealt
      Then Poro took 4 damage
      When a spell of player A deals 3 damage to Poro
      Then Poro took 3 damage
      And Poro has 7 damage

  @rule:465.2.c.5 @rule:372 @source:core-rules-372
  Rule: Of several, the controller of the unit chooses the order

    @id:combat.ki-barrier-lotus-trap @rule:437.3 @source:seed-002
    Scenario: Prevent 7 and double, in both orders, against 4 damage
      Given there is a battlefield Glade
      And the units
        | unit  | Might | controller | location |
        | Vi    | 4     | A          | Grove    |
        | Jinx  | 4     | A          | Glade    |
        | Poro  | 4     | B          | Grove    |
        | Teemo | 4     | B          | Glade    |
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      And Second Barrier prevents the next 7 damage to Teemo this turn
      And Second Trap doubles all damage to Teemo this turn
      When player B orders what replaces damage to Poro as Ki Barrier and Lotus Trap
      And player A attacks at Grove
      And player A assigns 4 to Poro
      And player B assigns 4 to Vi
      Then Ki Barrier still prevents 3 damage
      When the combat damage is dealt
      Then Poro took no damage
      And Ki Barrier still prevents 3 damage
      When the combat cleanup is performed
      And the result of the combat is determined
      And combat ends
      When player B orders what replaces damage to Teemo as Second Trap and Second Barrier
      And player A attacks at Glade
      And player A assigns 4 to Teemo
      And player B assigns 4 to Jinx
      And the combat damage is dealt
      Then Teemo took 1 damage
      And Second Barrier still prevents no damage

    @id:combat.example-465.2.c.5-two-replacements @status:official-example @source:core-rules-465.2.c.5
    Scenario Outline: Three damage for a unit of 2 with prevent 2 and a doubling
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 2     | B          | Grove    |
      And Ki Barrier prevents the next 2 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player B orders what replaces damage to Poro as <order>
      And player A attacks at Grove
      And player A assigns 3 to Poro
      And player B assigns 2 to Vi
      And the combat damage is dealt
      Then Poro took <taken> damage
      And Ki Barrier still prevents no damage

      Examples:
        | case             | order                     | taken |
        | prevention-first | Ki Barrier and Lotus Trap | 2     |
        | doubling-first   | Lotus Trap and Ki Barrier | 4     |

    @id:combat.order-decides-what-is-lethal @rule:465.2.c.4.a @status:derived @source:derived-465.2.c.5
    Scenario Outline: How much is lethal for a unit of 4 with prevent 7 and a doubling
      Given the units
        | unit | Might | controller | location |
        | Vi   | 3     | A          | Grove    |
        | Poro | 4     | B          | Grove    |
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player B orders what replaces damage to Poro as <order>
      And player A attacks at Grove
      Then the least lethal damage for Poro is <least>

      Examples:
        | case             | order                     | least |
        | prevention-first | Ki Barrier and Lotus Trap | 9     |
        | doubling-first   | Lotus Trap and Ki Barrier | 6     |

    @id:combat.stolen-units-controller-orders @status:derived @source:derived-372
    Scenario: For a stolen unit it is whoever controls it now
      Given Poro has 4 printed Might
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player B orders what replaces damage to Poro as Lotus Trap and Ki Barrier, which rule 372 forbids
      And player A orders what replaces damage to Poro as Ki Barrier and Lotus Trap
      Then the least lethal damage for Poro is 9
      When a spell gives player B control of Poro for good
      And player A orders what replaces damage to Poro as Ki Barrier and Lotus Trap, which rule 372 forbids
      And player B orders what replaces damage to Poro as Lotus Trap and Ki Barrier
      Then the least lethal damage for Poro is 6

    @id:ruling.r50-in-combat @status:ruling @source:ruling-R50
    Scenario Outline: Eight damage for a unit of 5 with prevent 7 and a doubling
      Given the units
        | unit | Might | controller | location |
        | Vi   | 8     | A          | Grove    |
        | Poro | 5     | B          | Grove    |
      And Ki Barrier prevents the next 7 damage to Poro this turn
      And Lotus Trap doubles all damage to Poro this turn
      When player B orders what replaces damage to Poro as <order>
      And player A attacks at Grove
      And player A assigns 8 to Poro
      And player B assigns 5 to Vi
      And the combat damage is dealt
      Then Poro took <taken> damage
      When the combat cleanup is performed
      Then Poro is in <zone>

      Examples:
        | case             | order                     | taken | zone      |
        | prevention-first | Ki Barrier and Lotus Trap | 2     | the board |
        | doubling-first   | Lotus Trap and Ki Barrier | 9     | the trash |
