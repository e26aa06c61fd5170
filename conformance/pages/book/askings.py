"""Questions and their answers as statements, for scenarios that are written as data."""

from collections.abc import Mapping
from typing import Any

from conformance.pages.book.effects import listed
from conformance.vocabulary import Question, questions
from conformance.wording import describe, show

_SUBJECTS = {
    questions.Might: "the Might of {unit}",
    questions.MightRead: "the Might of {unit} as a spell reads it",
    questions.CombatMight: "what {unit} adds to the combat damage of its side",
    questions.TotalMight: "the total Might of {units} as a spell reads it",
    questions.IsMighty: "{unit} is Mighty",
    questions.BecameMighty: "how often {unit} has become Mighty",
    questions.HasKeyword: "{unit} has {keyword}",
    questions.KeywordValue: "the value of {keyword} on {unit}",
    questions.Keywords: "the keywords of {unit}",
    questions.Tags: "the tags of {unit}",
    questions.Controller: "the player who controls {unit}",
    questions.Buffs: "the number of buffs on {unit}",
    questions.BuffedUnits: "the number of buffed units of player {player}",
    questions.Contribution: "the Might that {effect} adds to {unit}",
    questions.OrderApplied: "the effects on {unit} in the order in which they apply",
    questions.SideTotal: "the damage that player {player} has to assign",
    questions.LethalAmount: "the least lethal damage for {unit}",
    questions.JudgeAssignment: "the assignment {amounts} of player {player}",
    questions.CountAssignments: "the number of legal assignments of player {player}",
    questions.ListAssignments: "the legal assignments of player {player}",
    questions.ChosenAssignment: "the assignment that is chosen for player {player}",
    questions.Damage: "the damage on {unit}",
    questions.Dealt: "the damage that {unit} took",
    questions.PreventionLeft: "what {effect} still prevents",
    questions.IsStunned: "{unit} is stunned",
    questions.InZone: "where {unit} is",
    questions.Location: "the location of {unit}",
    questions.DesignationOf: "the designation of {unit}",
    questions.CombatResult: "the result of the combat for player {player}",
    questions.BattlefieldController: "who controls {battlefield}",
    questions.AttachedTo: "what {gear} is attached to",
    questions.Attached: "what is attached to {unit}",
    questions.TextActive: "the text of {effect} is active",
    questions.KeywordsFound: "the keywords that are found on {unit}",
    questions.TimesTriggered: "how often {effect} has triggered",
    questions.IsEmpowered: "{unit} is Empowered",
    questions.Counters: "the number of {counter} counters on {unit}",
    questions.XP: "the XP of player {player}",
    questions.Points: "the points of player {player}",
    questions.HasWon: "player {player} wins",
    questions.NextTurns: "the turns from now on",
    questions.TurnPlayer: "the player whose turn it is",
    questions.CurrentPhase: "the phase of the turn",
    questions.Friendly: "{unit} and {other} are friendly",
    questions.Enemies: "{unit} and {other} are enemies",
    questions.IsAlone: "{unit} is alone",
    questions.OneOnOne: "{unit} is one on one",
    questions.InCombat: "{unit} is in combat",
    questions.WasTie: "the combat was a tie",
}
"""For each question what it asks for; those that are answered by yes or no as a statement."""


def asking(question: Question) -> str:
    """What a question asks for."""
    subject = _SUBJECTS.get(type(question))
    if subject is None:
        return describe(question)
    fields = {name: _said(getattr(question, name)) for name in question.__struct_fields__}
    return subject.format_map(fields)


def answering(question: Question, value: Any) -> str:
    """A question with its answer, as a statement."""
    return f"{asking(question)}: {answer(value)}"


def answer(value: Any) -> str:
    """An answer in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _said(value)


def _said(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return listed(f"{amount} to {unit}" for unit, amount in value.items() if amount) or "nothing"
    if isinstance(value, (list, tuple)):
        if any(isinstance(one, Mapping) for one in value):
            return "; ".join(_said(one) for one in value)
        return listed(_said(one) for one in value) or "none"
    return show(value)
