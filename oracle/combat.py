"""Combat without the chain: sides, totals, assignment, damage, cleanup, result, control (459-466)."""

import msgspec

from oracle import assignment
from oracle.attachment import relocated
from oracle.characteristics import Characteristics, actual
from oracle.cleanups import abandoned, designations, gear_home, heal, kill_lethal, until_nothing_changes
from oracle.damage import effects_on, immune, in_assignment, is_lethal, mark, missing, put_effects, raw_for, take
from oracle.game import Play
from oracle.objects import Combat, DamageEffect, Illegal, State
from oracle.scoring import taken


def start(play: Play, place: str, attacker: str) -> State | Illegal:
    """Open a combat at a battlefield: the attacker's units there attack, the other player's defend (464.2.c).

    Illegal where there is no battlefield and while another combat is going on (460), and unless units of exactly two
    players are there (462).
    """
    if play.state.combat is not None:
        return Illegal("460", f"there is a combat at {play.state.combat.place} already")
    if place not in play.state.battlefields:
        return Illegal("460", f"{place} is no battlefield, and combats are staged at battlefields only")
    there = {unit.controller for unit in play.board.view.values() if _unit_at(unit, place)}
    others = there - {attacker}
    if attacker not in there or len(others) != 1:
        return Illegal("462", f"the units at {place} are not controlled by {attacker} and exactly one other player")
    defender = others.pop()
    if play.state.allied(attacker, defender):
        return Illegal("461", f"{attacker} and {defender} are not opponents")
    state = msgspec.structs.replace(play.state, combat=Combat(place, attacker, defender), results={}, tied=False)
    return designations(play, state, beginning=True)


def side(play: Play, player: str) -> list[Characteristics]:
    """The units of a player that take part in the combat: those with a designation at its place (465.2.a, .b)."""
    combat = play.state.combat
    if combat is None:
        return []
    role = "attacker" if player == combat.attacker else "defender"
    return [unit for unit in play.board.view.values() if _unit_at(unit, combat.place) and unit.item.designation == role]


def total(play: Play, player: str) -> int:
    """The damage that a player assigns: the Might of own units, without stunned ones, negative ones as 0.

    Carries out 465.2.a, 465.2.b, 423.1.b and 143.2.b.
    """
    return sum(actual(unit.might) for unit in side(play, player) if not unit.item.stunned)


def targets(play: Play, player: str) -> list[assignment.Target]:
    """The units that a player assigns damage to, with what lethal means for each (465.2.c)."""
    combat = play.state.combat
    if combat is None:
        return []
    ignored = {
        one.word
        for one in play.state.standing
        if one.kind == "ignore keyword" and one.player == player and one.place == combat.place
    }
    found = []
    for unit in side(play, combat.other(player)):
        name = unit.item.name
        effects = in_assignment(play.state.rules, effects_on(play.state, name, play.read))
        found.append(
            assignment.Target(
                name,
                unit.controller,
                raw_for(effects, missing(play.state, unit, player)),
                tank=unit.has("Tank") and "Tank" not in ignored,
                backline=unit.has("Backline") and "Backline" not in ignored,
                immune=_exempt(play, effects) and not is_lethal(play.state, unit),
            )
        )
    return found if play.state.rules.conflicts_chosen else [_bound(play, target) for target in found]


def _exempt(play: Play, effects: tuple[DamageEffect, ...]) -> bool:
    """Whether a unit is exempt from assignment (465.2.c.10); 1.3 leaves open whether one is by prevention of all."""
    if immune(effects) or play.state.rules.prevented_binds:
        return immune(effects)
    all_of_it = any(effect.kind == "prevent" and effect.amount is None for effect in effects)
    return all_of_it and play.read("prevention of all damage in assignment") == "exempt"


def _bound(play: Play, target: assignment.Target) -> assignment.Target:
    """A unit under two requirements in 1.0, which does not say what becomes of them."""
    if not target.either or play.read("requirements that exclude each other") == "neither":
        return target
    return msgspec.structs.replace(target, backline=False)


def spill(play: Play, found: list[assignment.Target]) -> bool:
    """Whether leftover damage may go on units that cannot be dealt damage; touched only where there is one."""
    if not any(target.immune for target in found):
        return False
    return play.read("damage on a unit that cannot be dealt it") == "what is left"


def judged(play: Play, player: str, amounts: dict[str, int]) -> assignment.Breach | None:
    """Whether an assignment of a player would be legal, and if not which rule it breaks (465.2.c)."""
    if play.state.combat is None:
        return assignment.Breach("465.1", "there is no combat", "start a combat first")
    found = targets(play, player)
    rules = play.state.rules
    return assignment.judge(
        found,
        total(play, player),
        amounts,
        spill(play, found),
        early_excess=not rules.no_excess_early,
        conflicts_chosen=rules.conflicts_chosen,
    )


def assign(play: Play, player: str, amounts: dict[str, int]) -> State | Illegal:
    """Assign a player's combat damage; what replaces damage applies now (465.2.c, 465.2.c.5).

    The attacker assigns first. Illegal out of turn, twice, or where the assignment breaks a rule.
    """
    combat = play.state.combat
    if combat is None:
        return Illegal("465.1", "there is no combat")
    if player not in (combat.attacker, combat.defender):
        return Illegal("465.2.c", f"{player} takes no part in the combat")
    if player in combat.assigned:
        return Illegal("465.2.c", f"{player} has assigned damage already")
    if player == combat.defender and _has_to_assign(play, combat.attacker):
        return Illegal("465.2.c", f"{combat.attacker}, the attacker, assigns damage first")
    breach = judged(play, player, amounts)
    if breach is not None:
        return Illegal(breach.rule, f"{breach.reason}; {breach.repair}")
    state, coming = play.state, dict(combat.coming)
    for name, amount in amounts.items():
        if amount and not state.rules.lethal_replacement:
            coming[name] = amount
        elif amount:
            taken = take(effects_on(state, name, play.read), amount)
            coming[name] = taken.amount
            state = put_effects(state, name, taken.effects)
    combat = msgspec.structs.replace(combat, assigned={**combat.assigned, player: amounts}, coming=coming)
    return msgspec.structs.replace(state, combat=combat)


def deal(play: Play) -> State | Illegal:
    """Deal all assigned damage at once, replaced no second time (465.2.c.1.a, 465.2.c.5, 465.2.d).

    Illegal before both sides have assigned what they have to assign, and a second time.
    """
    combat = play.state.combat
    if combat is None:
        return Illegal("465.1", "there is no combat")
    if combat.dealt:
        return Illegal("465.2.d", "the damage of this combat has been dealt")
    for player in (combat.attacker, combat.defender):
        if _has_to_assign(play, player):
            return Illegal("465.2.c.1.a", f"{player} has not assigned damage")
    state, coming = play.state, combat.coming
    if not state.rules.lethal_replacement:
        state, coming = _replaced(play, combat)
    for name, amount in coming.items():
        if amount > 0 and name in play.board.view:
            item = state.objects[name]
            dealer = combat.dealer(item.designation, play.board.view[name].controller)
            state = state.with_object(mark(item, dealer, amount))
    combat = msgspec.structs.replace(combat, coming={}, dealt=True)
    dealt = {name: coming.get(name, 0) for name in _participants(play)}
    return msgspec.structs.replace(state, combat=combat, dealt=dealt)


def _replaced(play: Play, combat: Combat) -> tuple[State, dict[str, int]]:
    """What assigned damage comes to in versions in which it is replaced when it is dealt (until 1.3)."""
    state, coming = play.state, {}
    for name, amount in combat.coming.items():
        taken = take(effects_on(state, name, play.read), amount)
        state = put_effects(state, name, taken.effects)
        coming[name] = taken.amount
    return state, coming


def clean_up(play: Play) -> tuple[State, ...] | Illegal:
    """The Combat Cleanup: designations, deaths once (3b), all heal (3c), attackers recalled if defenders stay (3d).

    Carries out 466.1 with 323; ordinary cleanups follow until nothing changes (322, 324.2). Older versions take the
    designations away here; in 1.0 no cleanup comes before the damage is cleared, which is when the combat is resolved.
    """
    combat = play.state.combat
    if combat is None:
        return Illegal("466.1", "there is no combat")
    if not combat.dealt and all(targets(play, player) for player in (combat.attacker, combat.defender)):
        return Illegal("465.1", "both sides have units and no combat damage has been dealt")
    before = play.state
    designated = designations(play, before) if before.rules.designations_first else before
    killed = kill_lethal(play, designated)
    rested = heal(killed) if play.state.rules.combat_heal_first else killed
    recalled = gear_home(abandoned(play, _recall_attackers(play, rested, combat)))
    if not play.state.rules.designations_to_end and recalled.combat is not None:
        done = msgspec.structs.replace(recalled.combat, cleaned=True)
        recalled = without_designations(msgspec.structs.replace(recalled, combat=done))
    if not before.rules.combat_heal_first:
        return designated, killed, recalled
    return designated, killed, rested, recalled, *until_nothing_changes(play, recalled)


def resolve(play: Play) -> State | Illegal | tuple[State, ...]:
    """Determine the result of the combat and establish control of its battlefield (466.3, 466.5).

    Gaining control is a conquest where the player has not scored the battlefield this turn (466.5.d).
    """
    combat = play.state.combat
    if combat is None:
        return Illegal("466.3", "there is no combat")
    there = {unit.controller for unit in play.board.view.values() if _unit_at(unit, combat.place)}
    players = (combat.attacker, combat.defender)
    here = [player for player in players if player in there]
    if (combat.recalled and play.state.rules.tie_without_result) or len(here) != 1:
        results = dict.fromkeys(players, "no result")
    else:
        results = {player: "won" if player in there else "lost" for player in players}
    state = msgspec.structs.replace(play.state, results=results)
    if not state.rules.combat_heal_first:
        state = heal(state)  # 1.0: all damage is cleared once the battlefield is conquered
    if not there:
        return msgspec.structs.replace(state, battlefields={**state.battlefields, combat.place: None})
    return taken(play, state, combat.place, here[0]) if len(here) == 1 else state


def without_designations(state: State) -> State:
    """The state without attackers and defenders (466.7.a)."""
    objects = {
        name: msgspec.structs.replace(item, designation=None) if item.designation else item
        for name, item in state.objects.items()
    }
    return msgspec.structs.replace(state, objects=objects)


def _has_to_assign(play: Play, player: str) -> bool:
    """Whether a player has yet to assign damage: some is to be assigned, and not only to units that are exempt.

    Carries out 465.2.c with 465.2.c.10.
    """
    combat = play.state.combat
    if combat is None or player in combat.assigned or not total(play, player):
        return False
    return any(not target.immune for target in targets(play, player))


def _recall_attackers(play: Play, state: State, combat: Combat) -> State:
    """Recall the attackers at the battlefield if defenders are still there (466.1.a.2); not a Move (456)."""
    units = [unit for unit in play.board_of(state).view.values() if _unit_at(unit, combat.place)]
    state = msgspec.structs.replace(state, tied=len({unit.controller for unit in units}) > 1)  # 740.3.a
    attackers = [unit.item.name for unit in units if unit.item.designation == "attacker"]
    if not attackers or not any(unit.item.designation == "defender" for unit in units):
        return state
    for name in attackers:
        state = relocated(state, name, "base")
    return msgspec.structs.replace(state, combat=msgspec.structs.replace(combat, recalled=True))


def _participants(play: Play) -> list[str]:
    """The units of both sides."""
    combat = play.state.combat
    if combat is None:
        return []
    return [unit.item.name for player in (combat.attacker, combat.defender) for unit in side(play, player)]


def _unit_at(unit: Characteristics, place: str) -> bool:
    return unit.item.is_unit and unit.item.location == place
