"""The model as a player of scenarios: it takes operations and gives, for each question, the set of possible values."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from conformance.vocabulary import Operation, Question, actions, questions, text

from .board import Board, Change, Copied, Effect, Fixed, Unit, is_limited
from .calculation import settle
from .effects import all_atoms
from .running import Atom, step_of
from .sweep import Sweep
from .worlds import World, every_world


@dataclass(frozen=True)
class Possible:
    """The values that the answer to a question can have, and the decisions on which it hangs.

    One value: the rules decide. Several: they are silent. ``decisions`` names the silent points that make a
    difference to this answer in some world.
    """

    values: frozenset[Any]
    decisions: frozenset[Hashable]


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
    return Possible(values, frozenset(decisions))


class Game:
    """One play of one scenario in one world."""

    def __init__(self, world: World) -> None:
        """Start from an empty board."""
        self.world = world
        self.board = Board()
        self.numbers = 0
        self.announced: dict[str, actions.Action] = {}
        self.crossings: dict[str, int] = {}
        self._mighty: dict[str, bool] = {}
        self._result: Sweep | None = None

    def play(self, operations: Sequence[Operation]) -> list[Any]:
        """Carry out the operations, returning the answers to questions and None for actions."""
        answers: list[Any] = []
        for operation in operations:
            if isinstance(operation, Question):
                answers.append(self.answer(operation))
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

    def act(self, action: actions.Action) -> None:
        """Carry out an action and count who became Mighty by it (709)."""
        self.board.now += 1
        if isinstance(action, actions.EndCombat):
            for unit in self.board.units.values():
                unit.designation = None
            self._take_stock()
            self.board.now += 1
            self._expire("this combat")
        else:
            self._do(action)
        self._take_stock()

    def _take_stock(self) -> None:
        """After a change: who became Mighty by it, and which effects began to apply to which units (480.1)."""
        self._result = None
        for name, unit in self.board.units.items():
            mighty = not unit.gear and self.might(name) >= 5
            if mighty and not self._mighty.get(name, True):
                self.crossings[name] = self.crossings.get(name, 0) + 1
            self._mighty[name] = mighty
        self.board.began = {key: self.board.began.get(key, self.board.now) for key in self._in_force()}

    def _in_force(self) -> set[tuple[int, str]]:
        """The effects that apply to a unit, and those that only another effect keeps from existing.

        Whoever loses an ability and gets it back has the ability as of old: an effect that has gone leaves no trace.
        """
        unstripped = self.result.running.copy()
        unstripped.stripped = frozenset()
        stripped = self.result.running.stripped
        qualified = [
            atom for atom in all_atoms(self.board)
            if atom.effect is not None and atom.effect.source in stripped and unstripped.applicable(atom)
        ]  # fmt: skip
        return {
            (atom.effect.number, atom.unit) for atom in (*self.result.applied, *qualified) if atom.effect is not None
        }

    def _do(self, action: actions.Action) -> None:
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
                self._change(action.first, difference, action)
                self._change(action.second, -difference, action)
            case actions.ReplaceDecrease():
                units[action.unit].instead_of_decrease = action.increase
            case actions.Buff():
                unit = units[action.unit]
                if not unit.buffs or unit.many_buffs:
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
                units[action.unit].designation = action.designation
            case actions.EndTurn():
                self._expire("this turn")
            case actions.EndEffect():
                self.board.effects = [each for each in self.board.effects if each.name != action.effect]
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
        match change:
            case text.Increase() | text.Decrease() | text.IncreaseTo():
                if is_limited(change) and self._vies_with_a_passive(give) and self._weighed_anew():
                    self._add(change, (give.unit,), give.effect, give.lasts)
                    return
                amount = self.result.running.amount(change, give.unit, give.source, "A")
                self._change(give.unit, amount, give)
                return
            case text.BecomeCopy():
                of = self._as_copyable(change.of)
                change = of
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
            if not (effect.passive and is_limited(effect.change)):
                continue
            without = self.result.running.copy()
            del without.added[give.unit][atom.key]
            after_it, after_spell = without.copy(), without.copy()
            after_it.apply(atom)
            after_spell.apply(spell)
            spell_altered = without.outcome(spell) != after_it.outcome(spell)
            if spell_altered and without.outcome(atom) != after_spell.outcome(atom):
                return True
        return False

    def _as_copyable(self, name: str) -> Copied:
        unit = self.board.units[name]
        for effect in reversed(self.board.effects):
            if effect.active and name in effect.units and isinstance(effect.change, Copied):
                return effect.change
        return Copied(tags=unit.tags, keywords=unit.keywords, might=unit.might)

    def _change(self, unit: str, amount: int, by: Any) -> None:
        """An effect of a settled amount, or what replaces it (369)."""
        if amount == 0:
            return
        instead = self.board.units[unit].instead_of_decrease
        if amount < 0 and instead is not None:
            amount = instead
        fixed = Fixed(amount=amount, decrease=amount < 0)
        self._add(fixed, (unit,), by.effect, by.lasts, source=by.source)

    def _add(
        self, change: Change, units: tuple[str, ...], name: str | None, lasts: str,
        **more: Any,
    ) -> None:  # fmt: skip
        self.numbers += 1
        self.board.effects.append(Effect(self.numbers, change, name, units=units, lasts=lasts, **more))

    def _replace(self, name: str, **changes: Any) -> None:
        self.board.effects = [replace(each, **changes) if each.name == name else each for each in self.board.effects]

    def _expire(self, duration: str) -> None:
        self.board.effects = [each for each in self.board.effects if each.lasts != duration]

    def _change_zone(self, unit: Unit, zone: str) -> None:
        if unit.on_board:
            unit.buffs.clear()
            unit.designation = None
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

    # ------------------------------------------------------------- questions

    def answer(self, question: Question) -> Any:
        """Answer a question from the current characteristics."""
        running = self.result.running
        match question:
            case questions.Might():
                return self.might(question.unit)
            case questions.MightRead() | questions.CombatMight():
                return max(0, self.might(question.unit))
            case questions.TotalMight():
                return sum(max(0, self.might(unit)) for unit in question.units)
            case questions.IsMighty():
                return self.might(question.unit) >= 5
            case questions.BecameMighty():
                return self.crossings.get(question.unit, 0)
            case questions.HasKeyword():
                return running.has(question.unit, question.keyword)
            case questions.KeywordValue():
                values = running.keywords[question.unit].values()
                return sum(value for name, value, _ in values if name == question.keyword)
            case questions.Keywords():
                return tuple(sorted({name for name, _, _ in running.keywords[question.unit].values()}))
            case questions.Tags():
                return tuple(sorted(running.tags[question.unit]))
            case questions.Controller():
                return running.controller[question.unit]
            case questions.Buffs():
                return len(self.board.units[question.unit].buffs)
            case questions.BuffedUnits():
                units = self.board.units.items()
                return sum(
                    bool(unit.buffs) and unit.on_board and running.controller[name] == question.player
                    for name, unit in units
                )
            case questions.Contribution():
                return sum(
                    running.added[question.unit].get(atom.key, 0) for atom in self.result.applied
                    if atom.effect is not None and atom.effect.name == question.effect and atom.unit == question.unit
                )  # fmt: skip
        raise NotImplementedError(type(question).__name__)
