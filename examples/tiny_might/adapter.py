"""The adapter of tiny_might: one method for each operation that the engine has."""

from conformance.kit import Adapter, Illegal
from conformance.vocabulary.words import parse_keyword
from examples.tiny_might.engine import MIGHTY, Effect, Game, RulesError, Unit


class TinyMight(Adapter):
    name = "tiny_might"

    def reset(self) -> None:
        self.game = Game()

    def unit(self, unit: str, might: int, controller: str, keywords: tuple[str, ...]) -> None:
        self.game.enter(unit, Unit(might, controller, dict(map(parse_keyword, keywords))))

    def give_increase(self, unit: str, amount: int, maximum: int | None, lasts: str) -> None:
        self.game.change_might(unit, amount, lasts, maximum)

    def give_decrease(self, unit: str, amount: int, minimum: int | None, lasts: str) -> None:
        self.game.change_might(unit, -amount, lasts, minimum)

    def give_keywords(self, unit: str, keywords: tuple[str, ...], lasts: str) -> None:
        self.game.alter(unit, Effect(lasts, keywords=dict(map(parse_keyword, keywords))))

    def double(self, unit: str, lasts: str) -> None:
        self.game.double(unit, lasts)

    def buff(self, unit: str) -> None:
        self.game.buff(unit)

    def spend_buff(self, player: str, unit: str) -> None:
        try:
            self.game.spend_buff(player, unit)
        except RulesError as error:
            raise Illegal(error.rule, error.reason) from None

    def designate(self, unit: str, designation: str) -> None:
        self.game.designate(unit, designation)

    def end_combat(self) -> None:
        self.game.end_combat()

    def end_turn(self) -> None:
        self.game.end_turn()

    def might(self, unit: str) -> int:
        return self.game.units[unit].might()

    def is_mighty(self, unit: str) -> bool:
        return self.game.units[unit].might() >= MIGHTY

    def became_mighty(self, unit: str) -> int:
        return self.game.units[unit].became_mighty

    def keyword_value(self, unit: str, keyword: str) -> int:
        return self.game.units[unit].keyword(keyword)
