"""Actions as sentences, for scenarios that are written as data: what is on the board, and what happens."""

from collections.abc import Mapping
from typing import Any

from conformance.pages.book.effects import change, listed, units, while_
from conformance.vocabulary import Action, actions
from conformance.wording import describe


def doing(operation: Action) -> str:
    """An action as a sentence without its full stop."""
    for tell in (_placing, _altering, _moving, _hurting, _fighting, _gathering):
        told = tell(operation)
        if told:
            return told
    return describe(operation)


def _placing(done: Any) -> str:
    match done:
        case actions.Players(players=players, teams=None):
            return f"the players are {listed(players)}"
        case actions.Players(players=players, teams=teams):
            seats = [f"{player} of team {team}" for player, team in zip(players, teams or (), strict=False)]
            return f"the players are {listed(seats)}"
        case actions.Battlefield(battlefield=name, controller=None):
            return f"there is a battlefield {name}"
        case actions.Battlefield(battlefield=name, controller=player):
            return f"there is a battlefield {name} that player {player} controls"
        case actions.Unit():
            place = f" at {done.location}" if done.location != "base" else ""
            zone = f" in the {done.zone}" if done.zone != "board" else ""
            parts = [f"{done.unit} of player {done.controller}{place}{zone} has {done.might} printed Might"]
            parts += [f" and {listed(done.keywords)}" if done.keywords else ""]
            parts += [f", tagged {listed(done.tags)}" if done.tags else ""]
            parts += [f", with {done.damage} damage" if done.damage else "", ", stunned" if done.stunned else ""]
            return "".join(parts)
        case actions.Equipment():
            parts = [f"{done.gear} is an equipment of player {done.controller} with {done.might_bonus:+d} Might"]
            parts += [f", the rules text {listed(done.keywords)}" if done.keywords else ""]
            parts += [f", the effect text {listed(done.effect_text)}" if done.effect_text else ""]
            return "".join(parts)
        case actions.Passive():
            owner = f" of {done.source}" if done.source else ""
            lent = " in the effect text" if done.effect_text else ""
            touched = listed(done.units) or (units(done.group) if done.group else "it")
            subject = "it" if touched == "it" or len(done.units) == 1 else "its source"
            what = change(done.change, touched)
            return f"the passive ability {done.effect}{owner}{lent} {what}{while_(done.conditions, subject)}"
        case actions.Triggered():
            lent = " in the effect text" if done.effect_text else ""
            holds = while_(done.conditions, "it")
            return f"the triggered ability {done.effect} of {done.source}{lent} triggers when it {done.when}{holds}"
    return ""


def _altering(done: Any) -> str:
    match done:
        case actions.Give():
            cause = done.effect or done.source or "a spell"
            return f"{cause} {change(done.change, done.unit)}{_lasts(done)}"
        case actions.Double():
            return f"{done.effect or 'a spell'} doubles the Might of {done.unit}{_lasts(done)}"
        case actions.Swap():
            return f"{done.effect or 'a spell'} swaps the Might of {done.first} and {done.second}{_lasts(done)}"
        case actions.ReplaceDecrease(unit=unit, increase=increase):
            return f"from now on a decrease of the Might of {unit} becomes +{increase} Might instead"
        case actions.Together(actions=parts):
            return f"at the same moment {listed(doing(part) for part in parts)}"
        case actions.Announce(spell=spell, action=inner):
            return f"{spell} is announced: {doing(inner)}"
        case actions.Resolve(spell=spell):
            return f"{spell} resolves"
        case actions.EndEffect(effect=effect):
            return f"the effect {effect} ends"
        case actions.Inactivate(effect=effect):
            return f"the text of {effect} becomes inactive"
        case actions.Reactivate(effect=effect):
            return f"the text of {effect} is active again"
        case actions.Buff(unit=unit):
            return f"{unit} is buffed"
        case actions.AllowBuffs(unit=unit):
            return f"{unit} may be buffed any number of times"
        case actions.SpendBuff(player=player, unit=unit):
            return f"player {player} spends a buff of {unit}"
        case actions.TargetBuff(unit=unit):
            return f"a spell targets a buff on {unit}"
        case actions.Attach(gear=gear, unit=unit):
            return f"{gear} is attached to {unit}"
        case actions.Detach(gear=gear):
            return f"{gear} is detached"
    return ""


def _moving(done: Any) -> str:
    match done:
        case actions.ChangeZone(unit=unit, zone=zone):
            return f"{unit} goes to the {zone}"
        case actions.Move(unit=unit, location=location):
            return f"{unit} moves to {location}"
        case actions.Kill(unit=unit):
            return f"{unit} is killed"
        case actions.Stun(unit=unit):
            return f"{unit} is stunned"
        case actions.Heal(unit=unit):
            return f"{unit} is healed"
        case actions.EndTurn():
            return "the turn ends"
        case actions.BeginPhase(phase=phase):
            return f"the turn goes on to the {phase.capitalize()} Phase"
        case actions.AdditionalTurn(player=player):
            return f"player {player} takes an additional turn after this one"
        case actions.Cleanup():
            return "a cleanup is performed"
    return ""


def _hurting(done: Any) -> str:
    match done:
        case actions.Deal(player=player, amount=amount, units=hurt, source=source):
            dealer = source or f"a spell of player {player}"
            return f"{dealer} deals {amount} damage to {'each of ' if len(hurt) > 1 else ''}{listed(hurt)}"
        case actions.DealOwnMight(source=source, units=hurt):
            each = "each of " if len(hurt) > 1 else ""
            return f"{source} deals damage equal to its Might to {each}{listed(hurt)}"
        case actions.DealSplit(amount=amount, split=split, player=player, source=source):
            return f"{source or f'a spell of player {player}'} splits {amount} damage: {_amounts(split)}"
        case actions.Prevent(effect=effect, unit=unit, amount=None, once=once):
            return f"{effect} prevents {'all of the next' if once else 'all'} damage to {unit}{_lasts(done)}"
        case actions.Prevent(effect=effect, unit=unit, amount=amount, once=once):
            how = f"{amount} of the next" if once else f"the next {amount}"
            return f"{effect} prevents {how} damage to {unit}{_lasts(done)}"
        case actions.DoubleDamage(effect=effect, unit=unit, once=once):
            return f"{effect} doubles {'the next' if once else 'all'} damage to {unit}{_lasts(done)}"
        case actions.CannotBeDealtDamage(effect=effect, unit=unit):
            return f"{effect} lets no damage be dealt to {unit}{_lasts(done)}"
        case actions.OrderReplacements(player=player, unit=unit, effects=effects):
            return f"player {player} orders what replaces damage to {unit} as {listed(effects)}"
        case actions.BonusDamage(effect=effect, player=player, amount=amount):
            return f"{effect} gives the spells and abilities of player {player} {amount} Bonus Damage{_lasts(done)}"
        case actions.AnyAmountKills(effect=effect, player=player):
            return f"{effect} makes any damage of player {player} enough to kill enemy units{_lasts(done)}"
    return ""


def _fighting(done: Any) -> str:
    match done:
        case actions.Designate(unit=unit, designation=designation):
            return f"{unit} {'attacks' if designation == 'attacker' else 'defends'}"
        case actions.StartCombat(battlefield=battlefield, attacker=attacker):
            return f"player {attacker} attacks at {battlefield}"
        case actions.Assign(player=player, amounts=amounts):
            return f"player {player} assigns {_amounts(amounts)}"
        case actions.DealCombatDamage():
            return "the combat damage is dealt"
        case actions.CombatCleanup():
            return "the combat cleanup is performed"
        case actions.ResolveCombat():
            return "the result of the combat is determined"
        case actions.EndCombat():
            return "combat ends"
        case actions.IgnoreKeyword(effect=effect, player=player, keyword=keyword, battlefield=battlefield):
            return f"{effect} lets player {player} ignore {keyword} at {battlefield}{_lasts(done)}"
        case actions.EstablishControl(player=player, battlefield=battlefield):
            return f"player {player} establishes control of {battlefield}"
    return ""


def _gathering(done: Any) -> str:
    match done:
        case actions.Finalize(player=player, card=card, countered=countered):
            return f"player {player} finalizes {card}{', which is countered' if countered else ''}"
        case actions.Empower(unit=unit):
            return f"{unit} is empowered"
        case actions.Disempower(unit=unit):
            return f"{unit} is disempowered"
        case actions.GainXP(player=player, amount=amount):
            return f"player {player} gains {amount} XP"
        case actions.SpendXP(player=player, amount=amount):
            return f"player {player} spends {amount} XP"
        case actions.TargetXP(player=player):
            return f"a spell targets the XP of player {player}"
        case actions.GainPoints(player=player, amount=amount):
            return f"player {player} gains {amount} point{'' if amount == 1 else 's'}"
        case actions.PlaceCounter(unit=unit, counter=counter):
            return f"{unit} gets a {counter} counter"
        case actions.SpendCounter(player=player, unit=unit, counter=counter):
            return f"player {player} spends a {counter} counter of {unit}"
        case actions.MoveCounter(unit=unit, to=to, counter=counter):
            return f"a {counter} counter moves from {unit} to {to}"
    return ""


def _lasts(done: Any) -> str:
    """How long an effect lasts, a space before it."""
    if done.lasts == "while the source stays" and done.source:
        return f" while {done.source} stays"
    return f" {done.lasts}"


def _amounts(amounts: Mapping[str, int]) -> str:
    return listed(f"{amount} to {unit}" for unit, amount in amounts.items() if amount) or "nothing"
