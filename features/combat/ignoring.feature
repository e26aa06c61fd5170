@status:rules-text @rule:765 @rule:766
Feature: Ignoring a keyword while assigning damage
  An effect can let a player ignore Tank or Backline when assigning combat damage. For that player, at that place and
  for that one procedure, the keyword counts as inactive.

  Background:
    Given there is a battlefield Grove that player B controls

  @source:core-rules-766
  Rule: For the player who may ignore it, the keyword is not there

    @id:combat.example-766-ignore-backline @rule:826.3 @status:official-example
    Scenario: The attacker ignores Backline here
      Given the units
        | unit    | Might | controller | location | keywords |
        | Caitlyn | 3     | A          | Grove    |          |
        | Poro    | 3     | B          | Grove    |          |
        | Yuumi   | 2     | B          | Grove    | Backline |
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Yuumi |
        | 3    | 0     |
      Given Sniping lets player A ignore Backline at Grove while Caitlyn stays
      Then the legal assignments of player A are exactly
        | Poro | Yuumi |
        | 3    | 0     |
        | 1    | 2     |
      And Yuumi has Backline

    @id:combat.ignore-tank @rule:815.1.b @status:derived @source:derived-766
    Scenario: The attacker ignores Tank here
      Given the units
        | unit | Might | controller | location | keywords |
        | Vi   | 3     | A          | Grove    |          |
        | Poro | 3     | B          | Grove    | Tank     |
        | Sett | 2     | B          | Grove    |          |
      And Flanking lets player A ignore Tank at Grove this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Poro | Sett |
        | 3    | 0    |
        | 1    | 2    |

    @id:combat.ignore-one-of-two @rule:465.2.c.8 @status:derived @source:derived-766
    Scenario: A unit with both has only the other left
      Given the units
        | unit    | Might | controller | location | keywords       |
        | Vi      | 4     | A          | Grove    |                |
        | Caitlyn | 2     | B          | Grove    | Tank, Backline |
        | Poro    | 3     | B          | Grove    |                |
      And Flanking lets player A ignore Tank at Grove this turn
      When player A attacks at Grove
      Then the legal assignments of player A are exactly
        | Caitlyn | Poro |
        | 1       | 3    |

    @id:combat.ignoring-ends-with-its-source @status:derived @source:derived-766
    Scenario: When the source is gone the keyword binds again
      Given the units
        | unit    | Might | controller | location | keywords |
        | Vi      | 3     | A          | Grove    |          |
        | Caitlyn | 1     | A          | base     |          |
        | Poro    | 3     | B          | Grove    |          |
        | Yuumi   | 2     | B          | Grove    | Backline |
      And Sniping lets player A ignore Backline at Grove while Caitlyn stays
      When player A attacks at Grove
      Then the number of legal assignments of player A is 2
      When Caitlyn is killed
      Then the legal assignments of player A are exactly
        | Poro | Yuumi |
        | 3    | 0     |

  @rule:767 @source:core-rules-767
  Rule: For others, and elsewhere, it still binds

    @id:combat.example-767-the-other-player @rule:826.3 @status:official-example
    Scenario: The other player does not ignore it at the same place
      Given the units
        | unit    | Might | controller | location | keywords |
        | Caitlyn | 3     | A          | Grove    |          |
        | Jinx    | 2     | A          | Grove    | Backline |
        | Poro    | 3     | B          | Grove    |          |
        | Yuumi   | 1     | B          | Grove    | Backline |
      And Sniping lets player A ignore Backline at Grove while Caitlyn stays
      When player A attacks at Grove
      Then the legal assignments of player B are exactly
        | Caitlyn | Jinx |
        | 3       | 1    |
      And the assignments of player A are judged as follows
        | Poro | Yuumi | breaks  |
        | 3    | 2     | nothing |
        | 4    | 1     | nothing |

    @id:combat.ignoring-is-local @status:derived @source:derived-767
    Scenario: It says "here", and the combat is elsewhere
      Given there is a battlefield Glade
      And the units
        | unit  | Might | controller | location | keywords |
        | Vi    | 3     | A          | Glade    |          |
        | Poro  | 3     | B          | Glade    |          |
        | Yuumi | 2     | B          | Glade    | Backline |
      And Sniping lets player A ignore Backline at Grove for good
      When player A attacks at Glade
      Then the legal assignments of player A are exactly
        | Poro | Yuumi |
        | 3    | 0     |
