"""When effects began (480.1): kept for every effect, and taken anew after every action."""

from conformance.vocabulary import text

from .board import Board, Effect, Fixed, Moments
from .running import Atom, Running, step_of
from .sweep import Sweep
from .worlds import World


def expect(board: Board, before: frozenset[int], running: Running) -> None:
    """Note which effects an action brought by itself.

    An effect of which a condition was not met before comes about as a result of the action, if at all.

    Args:
        board: the board after the action.
        before: the effects that were alive before it.
        running: the characteristics before it.
    """
    alive = board.alive() - before
    board.moments.fresh = frozenset(
        each.number for each in board.effects
        if each.number in alive and all(running.holds(condition, each.source) for condition in each.conditions)
    )  # fmt: skip


def timestamp(board: Board, effect: Effect, world: World) -> int:
    """The moment at which an effect began, by which it is put in order.

    The rules do not say whether an effect that has no object at first begins when it comes to be or with its first one.
    """
    moments, number = board.moments, effect.number
    provisional = _provisional(board, number)
    standing = moments.standing.get(number, provisional)
    touching = moments.touching.get(number, provisional)
    if standing == touching or not _order_can_matter(board, effect):
        return standing
    return world.choose(("an effect that has no objects at first", number), (standing, touching))


def reach(board: Board, effect: Effect, unit: str) -> int:
    """The moment at which an effect came to apply to a unit."""
    return board.moments.reached.get((effect.number, unit), _provisional(board, effect.number))


def record(board: Board, atoms: list[Atom], result: Sweep) -> None:
    """Take down what applies after an action.

    Whoever loses an ability and gets it back has the ability as of old: an effect that has gone leaves no trace.
    """
    lenient = result.running.copy()
    lenient.texts_lost = False
    reached = {(atom.effect.number, atom.unit) for atom in result.applied if atom.effect is not None}
    possible: dict[int, list[Atom]] = {}
    for atom in atoms:
        if atom.effect is not None and lenient.applicable(atom):
            possible.setdefault(atom.effect.number, []).append(atom)
    standing, touching = set(), set()
    alive = board.alive()
    for effect in board.effects:
        number = effect.number
        if number not in alive:
            continue
        mine = possible.get(number, [])
        if effect.passive and not result.running.has_text(effect):
            reached |= {(number, atom.unit) for atom in mine}
        if (
            not effect.passive
            or any((number, unit) in reached for unit in board.units)
            or (mine and not effect.conditions)
        ):
            standing.add(number)
            touching.add(number)
        elif not mine and all(lenient.holds(condition, effect.source) for condition in effect.conditions):
            standing.add(number)
    old = board.moments
    board.moments = Moments(
        {each: old.standing.get(each, _provisional(board, each)) for each in standing},
        {each: old.touching.get(each, _provisional(board, each)) for each in touching},
        {each: old.reached.get(each, _provisional(board, each[0])) for each in reached},
    )


def _provisional(board: Board, number: int) -> int:
    return board.now if number in board.moments.fresh else board.result


def _order_can_matter(board: Board, effect: Effect) -> bool:
    """Whether anything else is in the same layer, and in arithmetic anything that depends on what it finds."""
    step = min(step_of(effect.change), 2)
    rivals = [each for each in board.effects if each.active and min(step_of(each.change), 2) == step]
    if step < 2:
        return len(rivals) > 1
    return any(not isinstance(each.change, Fixed) and not _constant(each) for each in rivals)


def _constant(effect: Effect) -> bool:
    """Whether an arithmetic effect adds the same whatever it finds."""
    change = effect.change
    if any(isinstance(each, text.Mighty | text.MightAtLeast) for each in effect.conditions):
        return False
    if isinstance(change, text.Increase):
        return change.maximum is None and change.might_of is None
    return isinstance(change, text.Decrease) and change.minimum is None
