"""The model as a player of scenarios: it takes operations and gives, for each question, the set of possible values."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from conformance.vocabulary import Action, Operation, Question, actions, questions, text

from .answering import answer
from .board import Board, Change, Copied, Effect, Fixed, Unit, is_limited
from .calculation import settle
from .effects import all_atoms
from .moments import expect, record
from .running import Atom, step_of
from .sweep import Sweep
from .worlds import World, every_world


@dataclass(frozen=True)
class Possible:
    """The values that the answer to a question can have, and the decisions on which it hangs.

    One value: the rules decide. Several: they are silent. ``decisions`` names the silent points that make a
    difference to this answer in some world; ``variants`` whether several effects disqualify
    each other in a loop.
    """

    values: frozenset[Any]
    decisions: frozenset[Hashable]
    variants: bool = False


def possible_values(operations: Sequence[Operation]) -> list[Possible | None]:
    """Play a scenario in every world.

    Returns:
        For each operation None for an action, and for a question what its answer can be.
    """
    plays = [(dict(world.taken), answers) for world, answers in every_world(lambda world: Game(world).play(operations))]
    return [
        _possible([(taken, answers[place]) for taken, answers in plays]) if isinstance(operation, Question) else None
        for place, operation in enumerate(operations)
    ]


def _possible(plays: list[tuple[dict[Hashable, int], Any]]) -> Possible:
    """Gather the answers to one question; a decision matters if turning it alone turns the answer."""
    values = frozenset(answer for _, answer in plays)
    decisions: set[Hashable] = set()
    if len(values) > 1:
        for (one, answer), (other, different) in combinations(plays, 2):
            if answer != different:
                turned = {name for name in one.keys() & other.keys() if one[name] != other[name]}
                decisions |= turned if len(turned) == 1 else set()
    variants = any("which of several disqualified effects" in str(name) for taken, _ in plays for name in taken)
    return Possible(values, frozenset(decisions), variants)


class Game:
    """One play of one scenario in one world."""

    def __init__(self, world: World) -> None:
        """Start from an empty board."""
        self.world = world
        self.board = Board()
        self.numbers = 0
        self.announced: dict[str, Action] = {}
        self.crossings: dict[str, int] = {}
        self._mighty: dict[str, bool] = {}
        self._result: Sweep | None = None
        self._before = self.board.alive(), self.result.running

    def play(self, operations: Sequence[Operation]) -> list[Any]:
        """Carry out the operations, returning the answers to questions and None for actions."""
        self.board.order_asked = any(isinstance(each, questions.OrderApplied) for each in operations)
        answers: list[Any] = []
        for operation in operations:
            if isinstance(operation, Question):
                answers.append(answer(self.board, self.result, self.crossings, operation))
            else:
                self.act(operation)
                answers.append(None)
        return answers

    @property
    def result(self) -> Sweep:
        """The current characteristics of everything."""
        if self._result is None:
            self._result = settle(self.board, self.world)
        return self._result

    def might(self, unit: str) -> int:
        """The current Might of a unit."""
        return self.result.running.might(unit)

    # ------------------------------------------------------------- actions

    def act(self, action: Action) -> None:
        """Carry out an action and count who became Mighty by it (709)."""
        self._next_moment()
        if isinstance(action, actions.EndCombat):
            for unit in self.board.units.values():
                unit.designation = None
            self._take_stock()
            self._next_moment()
            self._expire("this combat")
        else:
            self._do(action)
        self._take_stock()

    def _next_moment(self) -> None:
        self.board.now += 2
        self._before = self.board.alive(), self.result.running

    def _take_stock(self) -> None:
        """After a change: who became Mighty by it, and what began to apply (480.1)."""
        copies = {each.number for each in self.board.effects if isinstance(each.change, Copied)}
        self.board.effects = [each for each in self.board.effects if each.of_copy is None or each.of_copy in copies]
        if not self.board.mighty_elsewhere and self._asks_for_might_elsewhere():
            self.board.mighty_elsewhere = self.world.choose("a condition on a unit off the board", (False, True))
        expect(self.board, *self._before)
        self._result = None
        for name, unit in self.board.units.items():
            mighty = not unit.gear and self.might(name) >= 5
            if mighty and not self._mighty.get(name, True):
                self.crossings[name] = self.crossings.get(name, 0) + 1
            self._mighty[name] = mighty
        record(self.board, all_atoms(self.board, self.world), self.result)

    def _asks_for_might_elsewhere(self) -> bool:
        """Whether an ability has a condition about the Might of a unit off the board, open between 124 and 711."""
        alive = self.board.alive()
        return any(
            isinstance(condition, text.Mighty | text.MightAtLeast)
            and self.board.units[condition.unit or each.source or ""].zone != "board"
            for each in self.board.effects if each.number in alive for condition in each.conditions
        )  # fmt: skip

    def _do(self, action: Action) -> None:
        units = self.board.units
        match action:
            case actions.Players() | actions.Battlefield():
                pass
            case actions.Unit():
                units[action.unit] = Unit(
                    action.unit, action.might, action.controller, action.zone, action.location,
                    action.tags, action.keywords, self.board.now,
                )  # fmt: skip
            case actions.Equipment():
                units[action.gear] = Unit(
                    action.gear, 0, action.controller, "board", action.location, (), action.keywords, self.board.now,
                    True, action.might_bonus, action.effect_text,
                )  # fmt: skip
            case actions.Passive():
                self._add(
                    action.change, action.units, action.effect, "while the source stays",
                    passive=True, group=action.group, source=action.source, controller=action.controller,
                    conditions=action.conditions,
                )  # fmt: skip
            case actions.Give():
                self._give(action)
            case actions.Double():
                amount = max(0, self.might(action.unit))
                self._change(action.unit, amount, action)
            case actions.Swap():
                difference = self.might(action.second) - self.might(action.first)
                if difference and units[action.first].on_board and units[action.second].on_board:  # 433.1.c, 359.3.e.6
                    self._change(action.first, difference, action)
                    self._change(action.second, -difference, action)
            case actions.ReplaceDecrease():
                units[action.unit].instead_of_decrease = action.increase
            case actions.Buff():
                unit = units[action.unit]
                if unit.on_board and (not unit.buffs or unit.many_buffs):
                    unit.buffs.append(self.board.now)
            case actions.AllowBuffs():
                units[action.unit].many_buffs = True
            case actions.SpendBuff():
                if units[action.unit].buffs and self.result.running.controller[action.unit] == action.player:
                    units[action.unit].buffs.pop()
            case actions.Attach():
                units[action.gear].attached_to, units[action.gear].attached_at = action.unit, self.board.now
            case actions.Detach():
                units[action.gear].attached_to = None
            case actions.Designate():
                unit = units[action.unit]
                if unit.on_board and unit.designation != action.designation:
                    unit.designation, unit.designated_at = action.designation, self.board.result
            case actions.Empower():
                units[action.unit].empowered = units[action.unit].on_board
            case actions.EndTurn():
                self._expire("this turn")
            case actions.EndEffect():
                self.board.effects = [each for each in self.board.effects if not self._is(each, action.effect)]
            case actions.Inactivate():
                self._replace(action.effect, active=False)
            case actions.Reactivate():
                self._replace(action.effect, active=True)
            case actions.ChangeZone():
                self._change_zone(units[action.unit], action.zone)
            case actions.Move():
                units[action.unit].location = action.location
            case actions.Announce():
                self.announced[action.spell] = action.action
            case actions.Resolve():
                self._do(self.announced.pop(action.spell))
            case actions.Together():
                for each in action.actions:
                    self._do(each)
            case _:
                raise NotImplementedError(type(action).__name__)

    def _give(self, give: actions.Give) -> None:
        change: Change = give.change
        if not self.board.units[give.unit].on_board:
            return
        match change:
            case text.Increase() | text.Decrease() | text.IncreaseTo():
                replaced = (
                    isinstance(change, text.Decrease) and self.board.units[give.unit].instead_of_decrease is not None
                )
                vies = is_limited(change) and not replaced and self._vies_with_a_passive(give)
                if vies and self._weighed_anew():
                    self._add(change, (give.unit,), give.effect, give.lasts)
                    return
                amount = self.result.running.amount(change, give.unit, give.source, give.controller)
                self._change(give.unit, amount, give, decrease=isinstance(change, text.Decrease))
                return
            case text.BecomeCopy():
                self._become_copy(give, change.of)
                return
        self._add(change, (give.unit,), give.effect, give.lasts, source=give.source)

    def _weighed_anew(self) -> bool:
        """Whether such a spell is weighed anew as in the example of 479.1, or remembered as in 477.3.b."""
        return self.world.choose("a limited spell under a passive threshold", (False, True))

    def _vies_with_a_passive(self, give: actions.Give) -> bool:
        """Whether the spell and a passive ability with a limit each alter what the other does (479.1)."""
        spell = Atom("spell", give.unit, step_of(give.change), self.board.now, Effect(0, give.change))
        for atom in self.result.applied:
            effect = atom.effect
            if atom.unit != give.unit or atom.step != spell.step or not effect:
                continue
            if not effect.passive:
                continue
            without = self.result.running.copy()
            later = {each.key for each in self.result.applied if each.step > spell.step}
            added = without.added[give.unit].items()
            without.added[give.unit] = {key: each for key, each in added if key != atom.key and key not in later}
            after_it, after_spell = without.copy(), without.copy()
            if without.applicable(atom):
                after_it.apply(atom)
            after_spell.apply(spell)
            spell_altered = without.outcome(spell) != after_it.outcome(spell)
            if spell_altered and without.outcome(atom) != after_spell.outcome(atom):
                return True
        return False

    def _become_copy(self, give: actions.Give, of: str) -> None:
        """A unit takes over the traits of another, and its text, never Inactive by default (477.1.b.1.a, 723)."""
        by = self.result.running.copies.get(of)
        made = next((each.change for each in self.board.effects if each.number == by), None)
        if not isinstance(made, Copied):
            unit = self.board.units[of]
            made = Copied(tags=unit.tags, keywords=unit.keywords, might=unit.might)
        self._add(made, (give.unit,), give.effect, give.lasts, source=give.source)
        number = self.numbers
        for each in [each for each in self.board.effects if each.passive and each.source == of and each.of_copy == by]:
            self.numbers += 1
            taken_over = replace(each, number=self.numbers, source=give.unit, of_copy=number, active=True)
            self.board.effects.append(taken_over)

    def _change(self, unit: str, amount: int, by: Any, *, decrease: bool = False) -> None:
        """An effect of a settled amount, or what replaces it (369)."""
        if not self.board.units[unit].on_board:
            return
        instead = self.board.units[unit].instead_of_decrease
        event = amount < 0 or (amount == 0 and decrease)
        if instead is not None and event and (amount or self._nothing_is_an_event()):
            amount = instead
            decrease = False
        fixed = Fixed(amount=amount, decrease=decrease or amount < 0)
        self._add(fixed, (unit,), by.effect, by.lasts, source=by.source)

    def _nothing_is_an_event(self) -> bool:
        """Whether a decrease that a limit leaves nothing of is an event that can be replaced (370.1.b, 477.3.b)."""
        return self.world.choose("a decrease limited to nothing", (False, True))

    def _add(
        self, change: Change, units: tuple[str, ...], name: str | None, lasts: str,
        **more: Any,
    ) -> None:  # fmt: skip
        self.numbers += 1
        self.board.effects.append(Effect(self.numbers, change, name, units=units, lasts=lasts, **more))

    def _replace(self, name: str, **changes: Any) -> None:
        self.board.effects = [replace(each, **changes) if self._is(each, name) else each for each in self.board.effects]

    @staticmethod
    def _is(effect: Effect, name: str) -> bool:
        """Whether an effect is the one of a name, and not text that a copy has taken over from it."""
        return effect.name == name and effect.of_copy is None

    def _expire(self, duration: str) -> None:
        self.board.effects = [each for each in self.board.effects if each.lasts != duration]

    def _change_zone(self, unit: Unit, zone: str) -> None:
        """Whoever goes to or from a zone off the board is a new object, without what was changed on it (124)."""
        if unit.zone == zone:
            return
        unit.buffs.clear()
        unit.designation = None
        unit.empowered = False
        unit.instead_of_decrease = None
        unit.stamp = self.board.now
        self._mighty.pop(unit.name, None)
        self.board.effects = [
            each for each in self.board.effects
            if each.passive or (unit.name not in each.units and not self._stays_with(each, unit.name))
        ]  # fmt: skip
        for gear in self.board.units.values():
            if gear.attached_to == unit.name:
                gear.attached_to = None
        unit.zone = zone

    @staticmethod
    def _stays_with(effect: Effect, unit: str) -> bool:
        return effect.lasts == "while the source stays" and effect.source == unit
