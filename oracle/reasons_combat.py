"""Why answers about combat damage are what they are: totals, lethal amounts, assignments, each step with its rule."""

from oracle import combat, damage, derivation
from oracle.characteristics import actual
from oracle.derivation import DerivationStep
from oracle.game import Play, World


def of_total(world: World, player: str) -> list[DerivationStep]:
    """What each unit of a side adds to the damage that its player assigns (465.2.a, 465.2.b)."""
    play = _play(world)
    steps = []
    sum_so_far = 0
    for unit in combat.side(play, player):
        adds = 0 if unit.item.stunned else actual(unit.might)
        why, rule = f"adds {adds}", "465.2.a"
        if unit.item.stunned:
            why, rule = "is stunned and adds nothing", "423.1.b"
        elif unit.might < 0:
            why, rule = f"has {unit.might} Might and adds nothing", "143.2.b"
        steps.append(DerivationStep(rule, f"{unit.item.name} {why}", str(sum_so_far), str(sum_so_far + adds)))
        sum_so_far += adds
    return steps


def of_lethal(world: World, name: str) -> list[DerivationStep]:
    """The least lethal damage of a unit: its Might, what is marked already, what replaces damage (142.4, 437.5)."""
    play = _play(world)
    steps = derivation.of_unit(world.state, world.board, name)
    unit = world.board.view.get(name)
    if unit is None:
        return steps
    fight = world.state.combat
    dealer = "" if fight is None else fight.dealer(unit.item.designation, unit.controller)
    whole, left = damage.lethal(world.state, unit, dealer), damage.missing(world.state, unit, dealer)
    if whole == 1 and unit.might > 1:
        steps.append(DerivationStep("142.4.c", f"any damage of {dealer} is enough to kill {name}", "", "1"))
    else:
        steps.append(DerivationStep("142.4.b", f"lethal for {name} is its Might, and at least 1", "", str(whole)))
    if left != whole:
        marked = f"{unit.item.damage} damage is marked on it already"
        steps.append(DerivationStep("142.4", marked, str(whole), str(left)))
    return [*steps, *_replaced(play, name, left)]


def of_assignment(world: World, player: str, amounts: dict[str, int]) -> list[DerivationStep]:
    """Whether an assignment is legal: what there is to assign, what each unit needs, and the rule that it breaks."""
    breach = combat.judged(_play(world), player, amounts)
    if breach is None:
        last = DerivationStep("465.2.c", "every requirement is met", "", "legal")
    else:
        last = DerivationStep(breach.rule, f"{breach.reason}; {breach.repair}")
    return [*of_choices(world, player), last]


def of_choices(world: World, player: str) -> list[DerivationStep]:
    """What bounds the assignments of a player: the sum, and each unit's lethal amount and place in the order."""
    play = _play(world)
    found = combat.targets(play, player)
    if not found:
        return []
    steps = [DerivationStep("465.2.c", f"{player} assigns", "", str(combat.total(play, player)))]
    for target in found:
        if target.immune:
            steps.append(DerivationStep("465.2.c.10", f"{target.name} is exempt: it cannot be dealt damage"))
            continue
        need = "no amount" if target.need is None else str(target.need)
        rule, place = "465.2.c.3", ""
        if target.either:
            rule, place = "465.2.c.8", ", first or last, as is chosen"
        elif target.tank:
            rule, place = "465.2.c.6", ", before other units of its controller (Tank)"
        elif target.backline:
            rule, place = "465.2.c.6", ", after other units of its controller (Backline)"
        steps.append(DerivationStep(rule, f"lethal for {target.name}{place}", "", need))
    return steps


def of_reading(world: World, name: str) -> list[DerivationStep]:
    """What a spell or ability reads as a unit's Might: its calculation, and 0 for what is below (143.2.b)."""
    steps = derivation.of_unit(world.state, world.board, name)
    unit = world.board.view.get(name)
    if unit is not None and unit.might < 0:
        steps.append(DerivationStep("143.2.b", f"{name} is read as 0", str(unit.might), "0"))
    return steps


def of_combat_might(world: World, name: str) -> list[DerivationStep]:
    """What a unit adds to its side's damage: what is read of its Might, nothing where it is stunned (423.1.b)."""
    unit = world.board.view.get(name)
    if unit is not None and unit.item.stunned:
        steps = derivation.of_unit(world.state, world.board, name)
        return [*steps, DerivationStep("423.1.b", f"{name} is stunned and adds nothing", str(unit.might), "0")]
    return of_reading(world, name)


def _replaced(play: Play, name: str, wanted: int) -> list[DerivationStep]:
    """How much has to be dealt for an amount to be taken: what applies last is reckoned with first (437.5)."""
    effects = damage.effects_on(play.state, name, play.read)
    if wanted <= 0:
        return []
    if damage.immune(effects):
        return [DerivationStep("465.2.c.10", f"{name} cannot be dealt damage", str(wanted), "no amount")]
    steps = []
    for effect in reversed(effects):
        if effect.kind == "double":
            halved = (wanted + 1) // 2
            steps.append(DerivationStep("465.2.c.4.a", f"{effect.name} doubles it", str(wanted), str(halved)))
            wanted = halved
        elif effect.amount is None:
            return [*steps, DerivationStep("437.5.b", f"{effect.name} prevents all of it", str(wanted), "no amount")]
        else:
            more = wanted + effect.amount
            steps.append(DerivationStep("437.5.a", f"{effect.name} prevents {effect.amount}", str(wanted), str(more)))
            wanted = more
    return steps


def _play(world: World) -> Play:
    return Play(world.state, world.board, world.settings)
