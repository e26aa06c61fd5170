"""What an action changed besides the characteristics of objects: attachment, XP, counters, turns, points."""

from collections.abc import Iterator

from oracle.derivation import DerivationStep
from oracle.objects import GameObject, State


def of_play(before: State, after: State) -> list[DerivationStep]:
    """Each thing that differs between the states before and after an action, with the rule that it comes from."""
    steps: list[DerivationStep] = []
    for name, item in after.objects.items():
        was = before.objects.get(name)
        if was is not None and was is not item:
            steps.extend(_object(before, after, was, item))
    steps.extend(_players(before, after))
    steps.extend(_battlefields(before, after))
    steps.extend(_turn(before, after))
    steps.extend(
        DerivationStep("383", f"{name} triggers", str(before.triggered.get(name, 0)), str(times))
        for name, times in after.triggered.items()
        if times > before.triggered.get(name, 0)
    )
    return steps


def _object(before: State, after: State, was: GameObject, item: GameObject) -> Iterator[DerivationStep]:
    name = item.name
    if was.zone != item.zone:
        rule = "428.2" if item.zone == "trash" else "124.1"
        yield DerivationStep(rule, f"{name} goes to another zone and keeps nothing", was.zone, item.zone)
    if was.attached_to != item.attached_to:
        yield _link(name, was.attached_to, item.attached_to)
    if was.location != item.location and item.on_board and was.on_board:
        yield DerivationStep(
            _place_rule(before, after, item), f"{name} changes its location", was.location, item.location
        )
    if was.empowered != item.empowered:
        rule = "441.1" if item.empowered else "442.1" if item.on_board else "124.1"
        yield DerivationStep(rule, f"{name} {'becomes Empowered' if item.empowered else 'is no longer Empowered'}")
    if was.stunned != item.stunned:
        rule = "423.1" if item.stunned else "423.1.a.2" if item.on_board else "124.1"
        yield DerivationStep(rule, f"{name} {'is stunned' if item.stunned else 'is no longer stunned'}")
    if was.damage != item.damage:
        rule = "417.1.b" if item.damage > was.damage else "418.1" if item.on_board else "124.1"
        yield DerivationStep(rule, f"damage on {name}", str(was.damage), str(item.damage))
    if was.designation != item.designation:
        rule = _designation_rule(before, after, was, item)
        yield DerivationStep(rule, f"designation of {name}", was.designation or "none", item.designation or "none")
    if was.buffs != item.buffs:
        yield DerivationStep("702.2" if item.on_board else "705", f"buffs on {name}", str(was.buffs), str(item.buffs))
    had, has = dict(was.counters), dict(item.counters)
    for kind in sorted(had.keys() | has.keys()):
        if had.get(kind, 0) != has.get(kind, 0):
            rule = "742" if has.get(kind, 0) > had.get(kind, 0) else "745.1" if item.on_board else "748"
            yield DerivationStep(rule, f"{kind} counters on {name}", str(had.get(kind, 0)), str(has.get(kind, 0)))


def _link(gear: str, was: str | None, now: str | None) -> DerivationStep:
    if was is not None and now is not None:
        return DerivationStep("434.1.f", f"{gear} leaves its wearer for another", was, now)
    if now is not None:
        return DerivationStep("434.1", f"{gear} is attached", "nothing", now)
    return DerivationStep("435.1", f"{gear} is detached", was or "", "nothing")


def _designation_rule(before: State, after: State, was: GameObject, item: GameObject) -> str:
    """The rule by which an object has another designation: combat begins or ends, or a cleanup comes meanwhile."""
    if not item.on_board:
        return "124.1"
    if before.combat is None or after.combat is None or after.combat.cleaned:
        return "464.2.c" if item.designation else "466.7.a"
    if item.designation is None:
        return "323.2.c"
    return "323.2.a" if was.designation is None else "323.2.b"


def _place_rule(before: State, after: State, item: GameObject) -> str:
    """The rule by which an object has come to another location."""
    if item.attached_to is not None:
        return "719.3.a"
    if not item.is_unit:
        return "323.7"
    recalled = before.combat is not None and after.combat is not None and after.combat.recalled
    return "466.1.a.2" if recalled and not before.combat.recalled else "420.1"  # type: ignore[union-attr]


def _players(before: State, after: State) -> Iterator[DerivationStep]:
    for player in after.players:
        had, has = before.xp.get(player, 0), after.xp.get(player, 0)
        if had != has:
            hunted = after.scored != before.scored
            rule = "730.2" if has < had else "823.1" if hunted else "730.1"
            yield DerivationStep(rule, f"XP of {player}", str(had), str(has))
    for player, card in after.finalized[len(before.finalized) :]:
        yield DerivationStep("812.1.c", f"{player} has finalized {card} this turn")


def _battlefields(before: State, after: State) -> Iterator[DerivationStep]:
    for place, controller in after.battlefields.items():
        was = before.battlefields.get(place, controller)
        if was != controller:
            rule = "323.6" if controller is None else "190.4"
            yield DerivationStep(rule, f"control of {place}", was or "nobody", controller or "nobody")
    for place, player in sorted(after.scored - before.scored):
        if player in after.players:
            held = before.battlefields.get(place) == player
            yield DerivationStep("469.2" if held else "469.1", f"{player} {'holds' if held else 'conquers'} {place}")
    for side, points in after.points.items():
        if points != before.points.get(side, 0):
            yield DerivationStep("471.1", f"points of {side}", str(before.points.get(side, 0)), str(points))


def _turn(before: State, after: State) -> Iterator[DerivationStep]:
    if after.queue is not None and after.queue.rest is before.queue:
        yield DerivationStep("738", f"an additional turn of {after.queue.player} is put right after the current one")
    passed = before.next_seat != after.next_seat or (before.queue is not None and before.queue.rest is after.queue)
    if passed and before.players == after.players:
        rule = "737" if after.additional else "736"
        yield DerivationStep(rule, "the next queued turn begins", before.turn_player, after.turn_player)
    if before.phase != after.phase:
        yield DerivationStep("314", "the phase of the turn", before.phase, after.phase)
