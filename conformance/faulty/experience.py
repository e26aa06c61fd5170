"""Faults in XP, Level, Legion, Empowered and Temporary (441, 727-733, 812, 816, 824)."""

from collections.abc import Callable

import msgspec

from conformance.faulty.mechanism import fault
from conformance.faulty.states import at
from oracle import characteristics, empower, phases, scoring, triggers, xp
from oracle.characteristics import View
from oracle.game import Play
from oracle.layers import Board
from oracle.objects import Condition, GameObject, Illegal, State, Trigger

Stages = tuple[State, ...]
Holds = Callable[..., bool]


@fault("824.1", characteristics.holds)
def level_reads_the_owners_xp(right: Holds, state: State, view: View, condition: Condition, holder: str | None) -> bool:
    """Level looks at the XP of the player who owns the card, not of the one who controls it."""
    unit = view.get(condition.of or holder or "")
    if condition.kind != "level" or unit is None:
        return right(state, view, condition, holder)
    return state.xp.get(unit.item.owner, 0) >= int(condition.value or 0)


@fault("824.1", characteristics.holds)
def level_needs_more_than_its_number(
    right: Holds, state: State, view: View, condition: Condition, holder: str | None
) -> bool:
    """Level needs more XP than the number that it names."""
    if condition.kind == "level":
        condition = msgspec.structs.replace(condition, value=int(condition.value or 0) + 1)
    return right(state, view, condition, holder)


@fault("732", xp.gained)
def xp_shared_by_teammates(right: Callable[..., State], state: State, player: str, amount: int) -> State:
    """Teammates gain XP together."""
    for one in state.players:
        if state.allied(one, player):
            state = right(state, one, amount)
    return state


@fault("730.2", xp.spend)
def xp_overspent(right: Callable[..., State | Illegal], play: Play, player: str, amount: int) -> State | Illegal:
    """A player can spend more XP than there is."""
    return right(play, player, min(amount, play.state.xp.get(player, 0)))


@fault("812.1.c", characteristics.holds)
def legion_counts_itself(right: Holds, state: State, view: View, condition: Condition, holder: str | None) -> bool:
    """Legion is satisfied by the card that has it."""
    unit = view.get(condition.of or holder or "")
    if condition.kind != "legion" or unit is None:
        return right(state, view, condition, holder)
    return any(player == unit.controller for player, _ in state.finalized)


@fault("812.1.c", characteristics.holds)
def legion_counts_all_players(right: Holds, state: State, view: View, condition: Condition, holder: str | None) -> bool:
    """Legion is satisfied by a card of any player."""
    unit = view.get(condition.of or holder or "")
    if condition.kind != "legion" or unit is None:
        return right(state, view, condition, holder)
    return any(card != unit.item.name for _, card in state.finalized)


@fault("419.4.b", empower.finalize)
def countered_cards_do_not_count(
    right: Callable[..., State], play: Play, player: str, card: str, countered: bool = False
) -> State:
    """A card that was countered does not count for Legion."""
    return play.state if countered else right(play, player, card, countered)


@fault("441.1.c", empower.empower)
def empowered_again(right: Callable[..., State], play: Play, unit: str) -> State:
    """Empowering an Empowered object again takes the status away."""
    return empower.disempower(play, unit) if play.state.objects[unit].empowered else right(play, unit)


@fault("727.1.c.1", triggers.active)
def dependent_abilities_always_trigger(
    right: Callable[..., bool], state: State, board: Board, item: GameObject, trigger: Trigger
) -> bool:
    """A triggered ability behind Level, Legion or Empowered triggers whether the condition is met or not."""
    return right(state, board, item, msgspec.structs.replace(trigger, conditions=()))


@fault("816.1.b", phases.begin)
def temporary_after_scoring(
    right: Callable[..., State | Illegal | Stages], play: Play, phase: str
) -> State | Illegal | Stages:
    """Temporary units score once more before they are killed."""
    coming = phases.PHASES.index(phase) >= 1 > phases.PHASES.index(play.state.phase)
    if not coming:
        return right(play, phase)
    scored = scoring.hold(play, scoring.mark_teammates(play, play.state))[-1]
    return right(at(play, scored), phase)


@fault("816.1", phases._temporary)
def temporary_ends_on_any_turn(right: Callable[..., list[str]], play: Play, state: State) -> list[str]:
    """Temporary permanents are killed at the start of every player's turn."""
    return [name for name, unit in play.board_of(state).view.items() if unit.has("Temporary")]
