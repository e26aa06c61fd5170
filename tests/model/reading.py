"""Which units must be worked out before which others, and which only together."""

from conformance.vocabulary import text

from .board import Board, Effect


def calculation_groups(board: Board) -> list[frozenset[str]]:
    """Units in the order in which they are worked out; units that read each other form one group.

    Returns:
        Groups of names, each after all the units that its members read.
    """
    names = [name for name, unit in board.units.items() if unit.on_board]
    if len(names) < 2:
        return [frozenset(names)] if names else []
    reads = {name: _read_by(board, name, names) for name in names}
    for via in names:
        for name in names:
            if via in reads[name]:
                reads[name] |= reads[via]
    groups: list[frozenset[str]] = []
    for name in sorted(names, key=lambda each: len(reads[each] - {each})):
        if not any(name in group for group in groups):
            groups.append(frozenset([name, *(other for other in reads[name] if name in reads[other])]))
    return groups


def _read_by(board: Board, unit: str, names: list[str]) -> set[str]:
    """The other units whose characteristics decide about an effect on this unit."""
    from .effects import touches

    read: set[str] = set()
    for effect in board.effects:
        if touches(board, effect, unit) and _can_reach(board, effect, unit):
            read |= _reads(board, effect, names)
    return (read & set(names)) - {unit}


def _reads(board: Board, effect: Effect, names: list[str]) -> set[str]:
    if not effect.passive:
        return set()
    read: set[str] = set()
    for condition in effect.conditions:
        if isinstance(condition, text.Mighty | text.MightAtLeast | text.HasKeyword):
            read |= {condition.unit or effect.source or ""}
        elif isinstance(condition, text.Alone) and _control_changes(board):
            read |= set(names)
    change = effect.change
    if isinstance(change, text.Increase | text.IncreaseTo) and change.might_of:
        read.add(change.might_of)
    if isinstance(change, text.Increase) and change.per:
        per = change.per
        if per.keyword or per.tag or (per.who in ("friendly", "other friendly", "enemy") and _control_changes(board)):
            read |= set(names)
    if effect.source is not None and _can_be_stripped(board, effect.source):
        read.add(effect.source)
    if effect.group is not None and effect.source is not None and _control_changes(board):
        read.add(effect.source)
    return read


def _can_reach(board: Board, effect: Effect, unit: str) -> bool:
    """Whether a group could take the unit in, going by what no effect changes."""
    group = effect.group
    if group is None or _control_changes(board):
        return True
    units = board.units
    seen_from = units[effect.source].owner if effect.source else effect.controller
    mine = units[unit].owner == seen_from
    return not (
        (group.who in ("friendly", "other friendly") and not mine)
        or (group.who == "enemy" and mine)
        or (group.here and effect.source is not None and units[unit].location != units[effect.source].location)
        or (group.buffed and not units[unit].buffs)
    )


def _control_changes(board: Board) -> bool:
    return any(effect.active and isinstance(effect.change, text.ChangeController) for effect in board.effects)


def _can_be_stripped(board: Board, unit: str) -> bool:
    from .effects import touches

    taking = (text.LoseAbilities, text.OnlyKeywords)
    return any(isinstance(effect.change, taking) and touches(board, effect, unit) for effect in board.effects)
