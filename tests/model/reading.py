"""Which units must be worked out before which others, and which only together."""

from conformance.vocabulary import text

from .board import Board, Copied, Effect, Unit, keyword_list


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
        by_control = per.here or per.who in ("friendly", "other friendly", "enemy")
        if per.keyword or per.tag:
            read |= {name for name in names if _text_changes(board, name)}
        if by_control and _control_changes(board):
            read |= set(names)
    if effect.source is not None and _can_be_stripped(board, effect.source):
        read.add(effect.source)
    if effect.group is not None and effect.source is not None and _control_changes(board):
        read.add(effect.source)
    return read


def _can_reach(board: Board, effect: Effect, unit: str) -> bool:
    """Whether an effect could apply to the unit, going by what no effect changes: statuses, and mostly control."""
    if not all(_can_hold(board, condition, effect.source) for condition in effect.conditions):
        return False
    group = effect.group
    if group is None or _control_changes(board):
        return True
    units = board.units
    seen_from = units[effect.source].owner if effect.source else effect.controller
    mine = units[unit].owner == seen_from
    return not (
        (group.who in ("friendly", "other friendly") and not mine)
        or (group.who == "enemy" and mine)
        or (group.here and effect.source is not None and not _in_one_place(units[unit], units[effect.source]))
        or (group.buffed and not units[unit].buffs)
    )


def _can_hold(board: Board, condition: text.Condition, source: str | None) -> bool:
    """Whether a condition could be met, by the statuses and all keywords that the unit it is about could have."""
    unit = board.units[condition.unit or source or ""]
    match condition:
        case text.Designated():
            return unit.designation is not None and condition.designation in (None, unit.designation)
        case text.Buffed():
            return bool(unit.buffs)
        case text.Empowered():
            return unit.empowered
        case text.HasKeyword():
            return _may_have(board, unit, condition.keyword)
        case text.Mighty() | text.MightAtLeast():
            return unit.zone == "board" or board.mighty_elsewhere
    return unit.zone == "board"


def _may_have(board: Board, unit: Unit, keyword: str) -> bool:
    """Whether a keyword is printed on a unit, or on what it is a copy of, or could be given to it."""
    from .effects import touches

    texts = [*unit.keywords]
    for effect in board.effects:
        if isinstance(effect.change, text.GainKeywords | text.OnlyKeywords | Copied) and touches(
            board, effect, unit.name
        ):
            texts += effect.change.keywords
    texts += [each for gear in board.units.values() if gear.attached_to == unit.name for each in gear.effect_text]
    return any(name == keyword for name, _ in keyword_list(tuple(texts)))


def _in_one_place(unit: Unit, other: Unit) -> bool:
    return unit.location == other.location and (unit.location != "base" or unit.owner == other.owner)


def _text_changes(board: Board, unit: str) -> bool:
    """Whether a unit could have other keywords or tags than those printed on it."""
    from .effects import touches

    kinds = (text.GainKeywords, text.LoseKeyword, text.LoseAbilities, text.OnlyKeywords, text.AddTag, Copied)
    lent = any(gear.attached_to == unit and gear.effect_text for gear in board.units.values())
    return lent or any(isinstance(each.change, kinds) and touches(board, each, unit) for each in board.effects)


def _control_changes(board: Board) -> bool:
    """Whether any unit could be controlled by somebody else than its owner."""
    from .effects import touches

    return any(
        touches(board, effect, unit.name) and unit.owner != effect.change.player
        for effect in board.effects
        if isinstance(effect.change, text.ChangeController)
        and all(_can_hold(board, condition, effect.source) for condition in effect.conditions)
        for unit in board.units.values()
    )


def _can_be_stripped(board: Board, unit: str) -> bool:
    from .effects import touches

    taking = (text.LoseAbilities, text.OnlyKeywords, Copied)
    return any(isinstance(effect.change, taking) and touches(board, effect, unit) for effect in board.effects)
