"""What effects do, as a sentence says it: the changes, groups and conditions of the vocabulary in words."""

from collections.abc import Iterable, Sequence

from conformance.vocabulary import text


def listed(words: Iterable[str]) -> str:
    """Several words as a list that reads well: "A", "A and B", "A, B and C"."""
    parts = list(words)
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def change(done: text.SpellChange, touched: str) -> str:
    """What a change does to what it touches: "gives Poro +2 Might"."""
    match done:
        case text.Increase():
            return f"gives {touched} {_increase(done)}"
        case text.Decrease(amount=amount, minimum=minimum):
            limit = f" to a minimum of {minimum}" if minimum is not None else ""
            return f"gives {touched} -{amount} Might{limit}"
        case text.IncreaseTo(might=might, might_of=other):
            return f"increases the Might of {touched} to {f'that of {other}' if other else might}"
        case text.SetMight(might=might):
            return f"sets the Might of {touched} to {might}"
        case text.GainKeywords(keywords=keywords):
            return f"gives {touched} {listed(keywords)}"
        case text.LoseKeyword(keyword=keyword):
            return f"takes {keyword} from {touched}"
        case text.LoseAbilities():
            return f"takes all abilities from {touched}"
        case text.OnlyKeywords(keywords=keywords):
            return f"replaces all abilities of {touched} with {listed(keywords)}"
        case text.AddTag(tag=tag):
            return f"gives {touched} the tag {tag}"
        case text.ChangeController(player=player):
            return f"gives player {player} control of {touched}"
        case text.BecomeCopy(of=other):
            return f"makes {touched} a copy of {other}"


def units(group: text.Group, *, plural: bool = True) -> str:
    """A group of units: "friendly units here with Tank"."""
    parts = ["" if group.who == "all" else f"{group.who} ", "buffed " if group.buffed else ""]
    parts += [f"{group.tag} " if group.tag else "", "units" if plural else "unit"]
    parts += [" here" if group.here else "", f" with {group.keyword}" if group.keyword else ""]
    return "".join(parts)


def while_(conditions: Sequence[text.AnyCondition], subject: str) -> str:
    """The conditions of an ability, a space before them: " while it is Mighty"; empty where there is none."""
    if not conditions:
        return ""
    return f" while {listed(f'{one.unit or subject} {_condition(one)}' for one in conditions)}"


def _increase(done: text.Increase) -> str:
    limit = f" to a maximum of {done.maximum}" if done.maximum is not None else ""
    if done.might_of is not None:
        more = f" and {done.amount} more" if done.amount else ""
        return f"as much Might as {done.might_of} has{more}{limit}"
    each = f" for each {units(done.per, plural=False)}" if done.per is not None else ""
    return f"+{done.amount} Might{each}{limit}"


def _condition(one: text.AnyCondition) -> str:
    match one:
        case text.Mighty():
            return "is Mighty"
        case text.MightAtLeast(might=might):
            return f"has {might} Might or more"
        case text.HasKeyword(keyword=keyword):
            return f"has {keyword}"
        case text.Designated(designation=designation):
            return f"is an {designation}" if designation == "attacker" else f"is a {designation or 'participant'}"
        case text.Alone():
            return "is alone"
        case text.Buffed():
            return "is buffed"
        case text.Level(xp=xp):
            return f"meets Level {xp}"
        case text.Legion():
            return "meets Legion"
        case text.Empowered():
            return "is Empowered"
