"""Assigning combat damage: who must be assigned what before whom, and whether an assignment is legal (465.2.c).

An assignment is a map from unit to amount. It is legal if some order of assigning leads to it in which every unit
gets lethal damage in full before the next (465.2.c.3), none gets more while another lacks it (465.2.c.4), and every
requirement to be first or last is met (465.2.c.6), a unit under both by the one that is chosen for it (465.2.c.8).
So at most one unit is left with part of its lethal damage, and only where nothing else may go on.
"""

import msgspec

FIRST, ORDINARY, LAST = 0, 1, 2


class Target(msgspec.Struct, frozen=True):
    """One unit that may be assigned damage.

    need        the least amount that is lethal, None where no amount is (437.5.b)
    tank        must be assigned before other units of its controller (815.1.b)
    backline    must be assigned after other units of its controller (826.3)
    immune      cannot be dealt damage: exempt from every requirement (465.2.c.10)
    """

    name: str
    controller: str
    need: int | None
    tank: bool = False
    backline: bool = False
    immune: bool = False

    @property
    def either(self) -> bool:
        """Whether its two requirements exclude each other, so that one is chosen (465.2.c.8)."""
        return self.tank and self.backline

    @property
    def tier(self) -> int:
        """When it is assigned among the units of its controller, for a unit that is not ``either``."""
        return FIRST if self.tank else LAST if self.backline else ORDINARY


class Breach(msgspec.Struct, frozen=True):
    """Why an assignment is illegal: the rule, the reason, and what would repair it."""

    rule: str
    reason: str
    repair: str


def judge(
    targets: list[Target],
    total: int,
    assigned: dict[str, int],
    spill: bool,
    *,
    early_excess: bool = False,
    conflicts_chosen: bool = True,
) -> Breach | None:
    """Decide whether an assignment is legal; None if it is, else the first rule that it breaks.

    ``total`` is the summed Might to assign. ``spill`` is whether damage that is left when all other units have
    lethal damage may go on units that cannot be dealt damage. Takes time linear in the number of units. Older versions
    allow ``early_excess``, and do not say that one of two exclusive requirements is chosen.
    """
    breach = _total(targets, total, assigned, spill)
    if breach is not None:
        return breach
    mandatory = [target for target in targets if not target.immune]
    partial = [target for target in mandatory if _partial(target, assigned)]
    lacking = [target for target in mandatory if not _full(target, assigned)]
    for target in targets:
        if target.immune and assigned.get(target.name, 0) and (lacking or not spill):
            return Breach(
                "465.2.c.10",
                f"{target.name} cannot be dealt damage, so no amount on it is lethal and it is exempt",
                f"assign the damage on {target.name} to {lacking[0].name}" if lacking else f"assign 0 to {target.name}",
            )
    if len(partial) > 1:
        first = partial[0]
        return Breach(
            "465.2.c.3",
            f"{partial[0].name} and {partial[1].name} both have damage short of lethal",
            f"finish {first.name} with {_needs(first)} before another unit, or leave it out",
        )
    if lacking:
        for target in mandatory:
            if _excess(target, assigned) and not early_excess:
                return Breach(
                    "465.2.c.4",
                    f"{target.name} has more than its lethal {target.need} while {lacking[0].name} lacks lethal damage",
                    f"assign exactly {target.need} to {target.name} and the rest to other units",
                )
    return _tiers(mandatory, assigned, conflicts_chosen)


def chosen(targets: list[Target], total: int, spill: bool) -> dict[str, int]:
    """One legal assignment: Tanks first, Backline last, else in the order given; excess on the last unit."""
    assigned = {target.name: 0 for target in targets}
    left = total
    mandatory = sorted((target for target in targets if not target.immune), key=lambda target: target.tier)
    for target in mandatory:
        amount = left if target.need is None else min(left, target.need)
        assigned[target.name] = amount
        left -= amount
    if left:
        finite = [target for target in mandatory if target.need is not None] or (targets if spill else [])
        if finite:
            assigned[finite[-1].name] += left
    return assigned


def _total(targets: list[Target], total: int, assigned: dict[str, int], spill: bool) -> Breach | None:
    """The whole sum goes to units of the other side (465.2.c)."""
    known = {target.name: target for target in targets}
    for name, amount in assigned.items():
        if name not in known:
            return Breach("465.2.c", f"{name} is not a unit of the other side here", f"leave {name} out")
        if amount < 0:
            return Breach("465.2.c", f"{name} is assigned {amount}", "assign amounts of 0 or more")
    given = sum(assigned.values())
    if targets and given != total and not (given == 0 and not spill and all(target.immune for target in targets)):
        return Breach(
            "465.2.c",
            f"{given} damage is assigned and {total} has to be",
            f"assign {total - given} more" if given < total else f"assign {given - total} less",
        )
    return None


def _tiers(mandatory: list[Target], assigned: dict[str, int], conflicts_chosen: bool) -> Breach | None:
    """Tank units before, Backline units after the others of their controller (465.2.c.6 to .9, 815, 826)."""
    top: dict[str, Target] = {}
    behind: dict[tuple[str, int], Target] = {}
    for target in mandatory:
        if target.either:
            continue
        if assigned.get(target.name, 0) and (target.controller not in top or top[target.controller].tier < target.tier):
            top[target.controller] = target
        if not _full(target, assigned):
            behind.setdefault((target.controller, target.tier), target)
    for controller, target in top.items():
        for tier in range(target.tier):
            if (controller, tier) in behind:
                waiting = behind[controller, tier]
                return Breach(
                    "465.2.c.6",
                    f"{target.name} is assigned damage before {waiting.name} has lethal damage",
                    f"assign {_needs(waiting)} to {waiting.name} first",
                )
    for target in mandatory:
        if not conflicts_chosen or not target.either or not _partial(target, assigned):
            continue
        controller = target.controller
        first = controller not in top or top[controller].tier == FIRST
        last = (controller, FIRST) not in behind and (controller, ORDINARY) not in behind
        if not first and not last:
            return Breach(
                "465.2.c.8",
                f"{target.name} is neither first nor last among the units of {controller}",
                f"assign {_needs(target)} to {target.name} first, or nothing before the others have lethal damage",
            )
    return None


def _full(target: Target, assigned: dict[str, int]) -> bool:
    return target.need is not None and assigned.get(target.name, 0) >= target.need


def _partial(target: Target, assigned: dict[str, int]) -> bool:
    return assigned.get(target.name, 0) > 0 and not _full(target, assigned)


def _excess(target: Target, assigned: dict[str, int]) -> bool:
    return target.need is not None and assigned.get(target.name, 0) > target.need


def _needs(target: Target) -> str:
    return "everything" if target.need is None else str(target.need)
