"""Reading the game: each question as a function of what the board shows."""

from itertools import islice

from oracle import assignment, assignment_count, combat, counters, damage, scoring, triggers, turn_queue
from oracle.characteristics import MIGHTY, Characteristics, actual
from oracle.conditions import met
from oracle.effects import used
from oracle.game import Play
from oracle.objects import Effect, Trigger
from oracle.recalculation import with_orders


def might(play: Play, unit: str) -> int:
    """A unit's current Might, negative where it is (143.2.b.1); off the board its printed Might (711)."""
    there = play.board.view.get(unit)
    return play.state.objects[unit].might if there is None else used(play.state, there.might)


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
        if one.instance.effect.name == effect and one.instance.layer == 3 and not one.instance.is_counter
    )


def order_applied(play: Play, unit: str) -> tuple[str, ...]:
    """The effects that apply to a unit in the order of its calculation, without buffs and keywords' own increases."""
    board = play.board
    if len(board.applied.get(unit, ())) > 1:
        board = with_orders(play.state, play.read.settings)
        play.read.touched.update(board.touched)
    return tuple(
        one.instance.effect.name
        for one in board.applied.get(unit, ())
        if one.instance.keyword is None and not one.instance.is_counter
    )


def _there(play: Play, unit: str) -> Characteristics:
    """An object's characteristics: calculated on the board, printed elsewhere."""
    return play.board.view.get(unit) or Characteristics(play.state.objects[unit])


def side_total(play: Play, player: str) -> int:
    """The damage that a player's side assigns in the combat (465.2.a, 465.2.b)."""
    return combat.total(play, player)


def lethal_amount(play: Play, unit: str) -> int | str:
    """The least damage that has to be assigned or dealt to a unit for lethal damage, "no amount" where none is.

    In a combat it counts as damage of the opposing player (142.4, 437.5, 465.2.c.4.a, 465.2.c.10).
    """
    there = _there(play, unit)
    dealer = ""
    if play.state.combat is not None:
        dealer = play.state.combat.dealer(there.item.designation, there.controller)
    amount = damage.raw_for(damage.effects_on(play.state, unit, play.read), damage.missing(play.state, there, dealer))
    return "no amount" if amount is None else amount


def assignment_verdict(play: Play, player: str, amounts: dict[str, int]) -> str:
    """ "legal", or the rule that an assignment of combat damage would break (465.2.c)."""
    breach = combat.judged(play, player, amounts)
    return "legal" if breach is None else breach.rule


def count_assignments(play: Play, player: str) -> int:
    """How many legal assignments a player has, as distinct maps from unit to amount."""
    found = combat.targets(play, player)
    return assignment_count.count(found, combat.total(play, player), combat.spill(play, found))


def list_assignments(play: Play, player: str) -> tuple[dict[str, int], ...]:
    """All legal assignments of a player, sorted by their amounts in the order of the units."""
    found = combat.targets(play, player)
    every = assignment_count.every(found, combat.total(play, player), combat.spill(play, found))
    return tuple(sorted(every, key=lambda amounts: tuple(amounts.values()), reverse=True))


def chosen_assignment(play: Play, player: str) -> dict[str, int]:
    """One legal assignment of a player."""
    found = combat.targets(play, player)
    return assignment.chosen(found, combat.total(play, player), combat.spill(play, found))


def marked(play: Play, unit: str) -> int:
    """The damage marked on a unit (142.2)."""
    return play.state.objects[unit].damage


def dealt(play: Play, unit: str) -> int:
    """What the last damage came to on a unit: 0 where all was prevented or none was dealt (417.1.e, 437.4)."""
    return play.state.dealt.get(unit, 0)


def zone(play: Play, unit: str) -> str:
    """The zone that an object is in."""
    return play.state.objects[unit].zone


def location(play: Play, unit: str) -> str:
    """The location of an object on the board (146, 197)."""
    return play.state.objects[unit].location


def designation(play: Play, unit: str) -> str:
    """ "attacker", "defender" or "none" (464.2.c)."""
    return play.state.objects[unit].designation or "none"


def stunned(play: Play, unit: str) -> bool:
    """Whether a unit is stunned (423)."""
    return play.state.objects[unit].stunned


def combat_result(play: Play, player: str) -> str:
    """How the last combat ended for a player: "won", "lost" or "no result" (466.3)."""
    return play.state.results.get(player, "no result")


def battlefield_controller(play: Play, battlefield: str) -> str:
    """The player who controls a battlefield, "nobody" where none does (170.11.b)."""
    return play.state.battlefields.get(battlefield) or "nobody"


def prevention_left(play: Play, effect: str) -> int | str:
    """What is left of a Prevent Value, "all" where it prevents all damage, 0 where it has expired (437.3)."""
    for one in play.state.damage_effects:
        if one.name == effect:
            return "all" if one.amount is None else one.amount
    return 0


def text_active(play: Play, name: str) -> bool:
    """Whether the text of an ability is active now: present, not Inactive, its conditions met (720-727)."""
    view = play.board.view
    for item in play.state.objects.values():
        for trigger in item.triggers:
            if trigger.name == name:
                return triggers.active(play.state, play.board, item, trigger)
        for effect in item.text:
            if effect.name == name:
                return item.attached_to is None and _applies(play, effect, item.name)
        for effect in item.lends:
            if effect.name == name:
                return item.attached_to is not None and item.name in view and _applies(play, effect, item.attached_to)
    return any(
        effect.name == name
        and effect.active
        and all(met(play.state, view, condition, None, play.read) for condition in effect.conditions)
        for effect in play.state.effects
    )


def _applies(play: Play, effect: Effect, holder: str) -> bool:
    there = play.board.view.get(holder)
    return (
        there is not None
        and effect.active
        and effect.name in there.text
        and all(met(play.state, play.board.view, condition, holder, play.read) for condition in effect.conditions)
    )


def keywords_found(play: Play, unit: str) -> tuple[str, ...]:
    """The keywords that an effect which looks for them finds on a card, Inactive ones included (722, 727.1.b.1).

    That is what it has, what sleeps while it is attached (718.2), its effect text (724), and what its abilities would
    give it if their conditions were met. What it has lost is not found (801.3.b).
    """
    item, there = play.state.objects[unit], _there(play, unit)
    found = {word for word, _, _ in there.keywords} | {word for word, _ in item.effect_text}
    own: list[Effect | Trigger] = [*item.lends, *(one for one in item.triggers if one.effect_text)]
    if item.attached_to is not None:
        found.update(word for word, _ in item.keywords)
        own.extend((*item.text, *(one for one in item.triggers if not one.effect_text)))
    for ability in (*own, *_abilities(play, there)):
        found.update(condition.kind.capitalize() for condition in ability.conditions if condition.kind in DEPENDENT)
        if isinstance(ability, Effect) and ability.kind == "keywords" and not ability.units and ability.group is None:
            found.update(word for word, _ in ability.keywords)
    return tuple(sorted(found))


def _abilities(play: Play, unit: Characteristics) -> list[Effect | Trigger]:
    """The passive and triggered abilities that an object has now: its own, those lent to it, those it has copied."""
    found: list[Effect | Trigger] = []
    for item in play.state.objects.values():
        found.extend(effect for effect in (*item.text, *item.lends) if effect.name in unit.text)
        found.extend(trigger for trigger in item.triggers if trigger.name in unit.text)
    return found


DEPENDENT = ("level", "legion", "empowered")
"""Conditions that a dependent keyword is short for (727.1)."""


def times_triggered(play: Play, name: str) -> int:
    """How often a triggered ability has triggered."""
    return play.state.triggered.get(name, 0)


def is_empowered(play: Play, unit: str) -> bool:
    """Whether an object is Empowered (441.1.a)."""
    return play.state.objects[unit].empowered


def counters_of(play: Play, unit: str, kind: str) -> int:
    """How many counters of a kind an object has (742)."""
    return counters.number(play.state.objects[unit], kind)


def xp(play: Play, player: str) -> int:
    """A player's XP (729)."""
    return play.state.xp.get(player, 0)


def points(play: Play, player: str) -> int:
    """A player's points, shared by a team (471.1, 489.8.d)."""
    return play.state.points.get(play.state.side_of(player), 0)


def has_won(play: Play, player: str) -> bool:
    """Whether a player, or the player's team, wins in a cleanup now (472)."""
    return scoring.winner(play.state) == play.state.side_of(player)


def next_turns(play: Play, number: int) -> tuple[str, ...]:
    """The current turn and those that follow, as many as asked for, additional ones with a star (736-738)."""
    return tuple(
        player + ("*" if additional else "") for player, additional in islice(turn_queue.turns(play.state), number)
    )
