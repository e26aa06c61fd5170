"""The rules versions, each as a small set of overrides of the one after it.

The oracle is written for the newest version; ``Rules`` holds what an older one does otherwise. Comments give the
older version's own rule numbers.
"""

import msgspec


class Rules(msgspec.Struct, frozen=True):
    """Where the versions differ, as far as the oracle carries the rules out.

    negative_might        effects that raise or lower Might use a value below 0 as it is (143.2.b.1)
    repeated_layers       layers are applied again until nothing new applies (476.2)
    increases_first       increases come before decreases (477.3.e)
    fixed_limits          limits of effects that are not passive are fixed on resolution (477.3.b)
    fixed_passives        those of passive abilities are too, when they begin to apply
    negative_increases    an increase by a negative amount is a decrease (against 477.3.c)
    new_timestamps        text that is active again has a new timestamp (480.2)
    outcome_dependency    an altered outcome alone establishes a dependency (478.1.c)
    copyable_traits       copies see printed and copied traits only (477.1.b.1)
    might_copied          Might is among them
    buffs_targeted        spells and abilities may target buffs (against 704.1)
    no_excess_early       no more than lethal damage while other units lack it (465.2.c.4)
    conflicts_chosen      of requirements that exclude each other one is chosen (465.2.c.8)
    immune_exempt         units that cannot be dealt damage are exempt from assignment (465.2.c.10)
    prevented_binds       units of whose damage all is prevented are not (465.2.c.10)
    lethal_prevention     prevention counts for what is lethal in assignment (437.5)
    lethal_replacement    every replacement does, and is not repeated at dealing (465.2.c.5)
    controller_orders     the controller of the affected object orders replacements, not its owner (372)
    bonus_needs_damage    a Deal of 0 gets no Bonus Damage (417.1.e, 715.4)
    prevented_with_bonus  prevention counts Bonus Damage (715.4.a); otherwise there is none where the rest is prevented
    latecomers_designated   units that come to a running combat get a designation in the next cleanup (323.2.a)
    cleanups_repeated     cleanups follow until one changes nothing (322)
    designations_first    a cleanup assigns designations before it looks for lethal damage (323.2, 323.5)
    combat_heal_first     damage is healed in the Combat Cleanup, before control (466.1.a.1)
    designations_to_end   designations last until combat ends (466.7.a), not only until its cleanup
    tie_without_result    a combat whose attackers were recalled has no result (466.3.d)
    combat_results        combats are won and lost (466.3)
    altered_lethal        effects may alter the amount that is lethal (142.4.c)
    attached_stays        attaching a card where it is does nothing (434.1.g)
    control_until_cleanup   control of a battlefield without own units is lost in the next cleanup (323.6), not at once
    teammates_bar         battlefields where a teammate's units are, are no destination (447.2.b)
    control_bars          those that a teammate controls are, instead
    most_points           winning takes more points than any opponent, in a cleanup (472)
    countered_counts      a countered card counts for Legion (812.1.c, 419.4.b)
    countered_at_odds     whether it does is said in two ways
    additional_turns      there are rules for additional turns (734-738)
    experience            there are XP, Level and Hunt (728-733, 823, 824)
    attachment            cards can be attached (434, 435, 716-719)
    bonus_damage          there is Bonus Damage (712-715)
    empowering            there is the Empowered status (441, 442)
    ignoring              effects can ignore keywords and rules (764-767)
    counters              there are counters of other kinds than buffs (741-749)
    """

    version: str
    negative_might: bool = True
    repeated_layers: bool = True
    increases_first: bool = True
    fixed_limits: bool = True
    fixed_passives: bool = False
    negative_increases: bool = False
    new_timestamps: bool = True
    outcome_dependency: bool = True
    copyable_traits: bool = True
    might_copied: bool = False
    buffs_targeted: bool = False
    no_excess_early: bool = True
    conflicts_chosen: bool = True
    immune_exempt: bool = True
    prevented_binds: bool = True
    lethal_prevention: bool = True
    lethal_replacement: bool = True
    controller_orders: bool = True
    bonus_needs_damage: bool = True
    prevented_with_bonus: bool = True
    latecomers_designated: bool = True
    cleanups_repeated: bool = True
    designations_first: bool = True
    combat_heal_first: bool = True
    designations_to_end: bool = True
    tie_without_result: bool = True
    combat_results: bool = True
    altered_lethal: bool = True
    attached_stays: bool = True
    control_until_cleanup: bool = True
    teammates_bar: bool = True
    control_bars: bool = False
    most_points: bool = True
    countered_counts: bool = True
    countered_at_odds: bool = False
    additional_turns: bool = True
    experience: bool = True
    attachment: bool = True
    bonus_damage: bool = True
    empowering: bool = True
    ignoring: bool = True
    counters: bool = True


V1_4 = Rules("1.4")
"""Core Rules 1.4, 2026-07-16."""

V1_3 = msgspec.structs.replace(
    V1_4,
    version="1.3",
    fixed_passives=True,  # 472.3.b
    negative_increases=True,  # nothing like 477.3.c
    might_copied=True,  # 472.1.b.1, 472.3.a
    buffs_targeted=True,  # 704
    prevented_binds=False,  # 437.5.b against 460.2.c.9
    lethal_replacement=False,  # 437.5.a names prevention only
    controller_orders=False,  # 372
    prevented_with_bonus=False,  # 417.1.e.1, second example, and 715.4
    tie_without_result=False,
    altered_lethal=False,
    teammates_bar=False,
    control_bars=True,  # 442.2.b
    countered_at_odds=True,  # 419.4.b against 812.1.c
    empowering=False,
    ignoring=False,
    counters=False,
)
"""Core Rules 1.3, 2026-03-30."""

V1_2 = msgspec.structs.replace(
    V1_3,
    version="1.2",
    negative_might=False,
    negative_increases=False,  # no Might is below 0 to double
    outcome_dependency=False,  # only an outcome altered non-deterministically
    copyable_traits=False,
    lethal_prevention=False,
    bonus_needs_damage=False,  # 713: what is distributed is more; nothing like 417.1.e and 715.4
    prevented_with_bonus=True,  # the same
    designations_first=False,  # 322.4, 322.5
    designations_to_end=False,  # 444.1.a.3
    control_until_cleanup=False,  # 184.4.c
    control_bars=False,
    countered_counts=False,  # 412.1.b
    countered_at_odds=False,
    combat_results=False,
    attached_stays=False,  # 421.1.f
    most_points=False,  # 449
    additional_turns=False,
    experience=False,
)
"""Core Rules 1.2, 2025-12-01."""

V1_1 = msgspec.structs.replace(
    V1_2,
    version="1.1",
    new_timestamps=False,  # 453.1
    attachment=False,
)
"""Core Rules 1.1, autumn 2025."""

V1_0 = msgspec.structs.replace(
    V1_1,
    version="1.0",
    repeated_layers=False,
    increases_first=False,
    fixed_limits=False,
    fixed_passives=False,
    outcome_dependency=True,
    no_excess_early=False,
    conflicts_chosen=False,
    immune_exempt=False,
    latecomers_designated=False,  # 526 takes designations away and gives none
    cleanups_repeated=False,  # 521 to 523
    combat_heal_first=False,
    designations_to_end=True,  # nothing takes them away before the cleanup that follows the combat
    bonus_damage=False,
)
"""Core Rules 1.0, 2025-06-02."""

VERSIONS = {rules.version: rules for rules in (V1_0, V1_1, V1_2, V1_3, V1_4)}
