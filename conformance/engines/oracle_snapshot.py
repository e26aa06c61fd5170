"""The oracle's game as a snapshot: read off the board, nothing is played."""

from collections.abc import Iterable, Iterator
from itertools import islice

from conformance.engines.oracle_words import ability_words, damage_words, lasts_words, outcome_words, standing_words
from conformance.engines.snapshot import Card, Fight, Lasting, Place, Seat, Snapshot, Turn
from oracle import combat, damage, questions, turn_queue
from oracle.application import Applied
from oracle.characteristics import Characteristics
from oracle.effects import used
from oracle.game import Game, Play, World
from oracle.objects import GameObject, State

_TURNS_AHEAD = 4


def take(game: Game, waiting: Iterable[str] = ()) -> Snapshot:
    """The game as it stands, in its first world; a unit's Might in all of them.

    Args:
        game: the game.
        waiting: the names of spells that were announced and have not resolved.
    """
    world = game.worlds[0]
    state = world.state
    play = Play(state, world.board, world.settings)
    return Snapshot(
        seats=tuple(_seat(state, player) for player in state.players),
        turns=_turns(state),
        phase=state.phase,
        places=tuple(Place(name, controller) for name, controller in state.battlefields.items()),
        cards=tuple(_card(game.worlds, play, item) for item in state.objects.values()),
        lasting=tuple(_on_everything(state)),
        waiting=tuple(waiting),
        fight=_fight(play),
        readings=len(game.worlds),
    )


def _seat(state: State, player: str) -> Seat:
    team = "" if state.teams is None else state.side_of(player)
    return Seat(player, team, state.points.get(state.side_of(player), 0), state.xp.get(player, 0))


def _turns(state: State) -> tuple[Turn, ...]:
    """The turns ahead; none where nothing about them is out of the ordinary."""
    ordinary = len(state.players) == 2 and state.queue is None and not state.additional
    if ordinary and state.turn_player == state.players[0] and state.next_seat == 1:
        return ()
    waiting, queue = 0, state.queue
    while queue is not None:
        waiting, queue = waiting + 1, queue.rest
    number = max(_TURNS_AHEAD, min(waiting, 2 * _TURNS_AHEAD) + 2)
    return tuple(Turn(player, additional) for player, additional in islice(turn_queue.turns(state), number))


def _card(worlds: tuple[World, ...], play: Play, item: GameObject) -> Card:
    state, there = play.state, play.board.view.get(item.name)
    unit = there or Characteristics(item)
    return Card(
        name=item.name,
        kind="unit" if item.is_unit else "gear",
        controller=unit.controller,
        zone=item.zone,
        location=item.location,
        printed=item.might if item.is_unit else item.might_bonus,
        might=_mights(worlds, item.name, item.might),
        damage=item.damage,
        deadly=there is not None and item.is_unit and damage.is_lethal(state, there),
        keywords=_keywords(unit),
        tags=tuple(sorted(set(unit.tags))),
        counters=(*((("buff", item.buffs),) if item.buffs else ()), *item.counters),
        marks=tuple(_marks(item)),
        attached_to=item.attached_to,
        effects=tuple(_effects(play, item)),
        abilities=tuple(_abilities(play, item)),
    )


def _mights(worlds: tuple[World, ...], name: str, printed: int) -> tuple[int, ...]:
    found = dict.fromkeys(
        used(world.state, world.board.view[name].might) if name in world.board.view else printed for world in worlds
    )
    return tuple(sorted(found))


def _keywords(unit: Characteristics) -> tuple[str, ...]:
    """The active keywords with their summed values; a value of 1 goes without saying (807.2, 814.2)."""
    values: dict[str, int] = {}
    for name, value, _ in unit.keywords:
        values[name] = values.get(name, 0) + value
    valued = {"Assault", "Deflect", "Hunt", "Shield"}
    return tuple(f"{name} {value}" if value > 1 and name in valued else name for name, value in values.items())


def _marks(item: GameObject) -> Iterator[str]:
    if item.designation:
        yield item.designation
    if item.stunned:
        yield "stunned"
    if item.empowered:
        yield "Empowered"


def _effects(play: Play, item: GameObject) -> Iterator[Lasting]:
    """What lies on a card: effects that apply to it, and what replaces or forbids damage to it."""
    for one in play.board.applied.get(item.name, ()):
        if _is_shown(one, item, play.state):
            effect = one.instance.effect
            yield Lasting(effect.name, outcome_words(effect, one.outcome), lasts_words(effect))
    for replacing in play.state.damage_effects:
        if replacing.unit == item.name:
            yield Lasting(replacing.name, damage_words(replacing), lasts_words(replacing))
    if item.name in play.state.replaced:
        yield Lasting("replacement", f"a decrease of its Might becomes +{play.state.replaced[item.name]}", "for good")


def _is_shown(one: Applied, item: GameObject, state: State) -> bool:
    """Whether an applied effect is not shown elsewhere: as a keyword, as buffs, as the card's own text, as a card."""
    effect = one.instance.effect
    if one.instance.keyword is not None or effect.name == "buff" or effect.kind == "effect text":
        return False
    if effect.name in {own.name for own in item.text}:
        return False
    gear = state.objects.get(effect.name)
    return gear is None or gear.attached_to != item.name


def _abilities(play: Play, item: GameObject) -> Iterator[Lasting]:
    """The text of a card: its passive and triggered abilities, and what it lends while it is attached."""
    for effect in item.text:
        yield Lasting(effect.name, ability_words(effect), lasts_words(effect), questions.text_active(play, effect.name))
    for word, value in item.effect_text:
        lent = f"{word} {value}" if value > 1 else word
        yield Lasting("effect text", f"lends {lent}", "", item.attached_to is not None)
    for effect in item.lends:
        active = questions.text_active(play, effect.name)
        yield Lasting(effect.name, f"lends: {ability_words(effect)}", lasts_words(effect), active)
    for trigger in item.triggers:
        times = play.state.triggered.get(trigger.name, 0)
        often = f", has triggered {times} time{'' if times == 1 else 's'}" if times else ""
        active = questions.text_active(play, trigger.name)
        yield Lasting(trigger.name, f"triggers when it {trigger.event}{often}", lasts_words(trigger), active)


def _on_everything(state: State) -> Iterator[Lasting]:
    """What lies on no single card: abilities of things elsewhere, and rules that effects add for a player."""
    for effect in state.effects:
        if effect.passive and not effect.units:
            yield Lasting(effect.name, ability_words(effect), lasts_words(effect), effect.active)
    for one in state.standing:
        yield Lasting(one.name, standing_words(one), lasts_words(one))


def _fight(play: Play) -> Fight | None:
    fight = play.state.combat
    if fight is None:
        return None
    totals = combat.total(play, fight.attacker), combat.total(play, fight.defender)
    assigned = tuple(
        (player, tuple((unit, amount) for unit, amount in amounts.items() if amount))
        for player, amounts in fight.assigned.items()
    )
    return Fight(fight.place, fight.attacker, fight.defender, totals, assigned)
