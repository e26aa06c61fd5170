"""Reading the game: each question as a function of what the board shows."""

from oracle.characteristics import MIGHTY, Characteristics, actual
from oracle.game import Play


def might(play: Play, unit: str) -> int:
    """A unit's current Might, negative where it is (143.2.b.1); off the board its printed Might (711)."""
    there = play.board.view.get(unit)
    return play.state.objects[unit].might if there is None else there.might


def might_read(play: Play, unit: str) -> int:
    """What a spell or ability reads as a unit's Might (143.2.b)."""
    return actual(might(play, unit))


def combat_might(play: Play, unit: str) -> int:
    """What a unit adds to its side's combat damage (143.2.b, 423.1.b); nothing off the board."""
    there = play.board.view.get(unit)
    return 0 if there is None or there.item.stunned else actual(there.might)


def total_might(play: Play, units: tuple[str, ...]) -> int:
    """The summed Might of several units as an effect reads it (143.2.b)."""
    return sum(might_read(play, unit) for unit in units)


def is_mighty(play: Play, unit: str) -> bool:
    """Whether a unit is Mighty (708): by current Might on the board (710), printed Might elsewhere (711)."""
    return might(play, unit) >= MIGHTY


def became_mighty(play: Play, unit: str) -> int:
    """How many times a unit has become Mighty (709)."""
    return play.state.mighty.get(unit, 0)


def keyword_value(play: Play, unit: str, keyword: str) -> int:
    """The summed value of a keyword's instances on an object (807.2, 814.2), 0 without any."""
    return _there(play, unit).value(keyword)


def has_keyword(play: Play, unit: str, keyword: str) -> bool:
    """Whether an object has an active keyword."""
    return _there(play, unit).has(keyword)


def keywords(play: Play, unit: str) -> tuple[str, ...]:
    """The names of an object's active keywords, sorted."""
    return tuple(sorted({name for name, _, _ in _there(play, unit).keywords}))


def tags(play: Play, unit: str) -> tuple[str, ...]:
    """An object's tags, sorted (143.1)."""
    return tuple(sorted(set(_there(play, unit).tags)))


def controller(play: Play, unit: str) -> str:
    """The player who controls an object; off the board its owner."""
    return _there(play, unit).controller


def buffs(play: Play, unit: str) -> int:
    """How many buffs a unit has (702)."""
    return play.state.objects[unit].buffs


def buffed_units(play: Play, player: str) -> int:
    """How many units on the board that the player controls are buffed (704)."""
    return sum(
        unit.item.buffs > 0 and unit.item.is_unit and unit.controller == player for unit in play.board.view.values()
    )


def contribution(play: Play, effect: str, unit: str) -> int:
    """The Might that an effect adds to a unit now, negative for a decrease."""
    return sum(
        one.outcome
        for one in play.board.applied.get(unit, ())
        if one.instance.effect.name == effect and one.instance.layer == 3
    )


def order_applied(play: Play, unit: str) -> tuple[str, ...]:
    """The effects that apply to a unit in the order of its calculation, without buffs and keywords' own increases."""
    return tuple(
        one.instance.effect.name
        for one in play.board.applied.get(unit, ())
        if one.instance.keyword is None and one.instance.effect.name != "buff"
    )


def _there(play: Play, unit: str) -> Characteristics:
    """An object's characteristics: calculated on the board, printed elsewhere."""
    return play.board.view.get(unit) or Characteristics(play.state.objects[unit])
