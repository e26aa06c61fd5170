"""The language of the features: one table of sentences and the operations that they build.

pytest-bdd, the fast runner and the reference page all read this table.
"""

from conformance.sentences.board import BOARD
from conformance.sentences.combat import COMBAT, COMBAT_QUESTIONS
from conformance.sentences.damage import DAMAGE, DAMAGE_QUESTIONS
from conformance.sentences.effects import BUFFS, EFFECTS
from conformance.sentences.experience import COUNTERS, EXPERIENCE, EXPERIENCE_QUESTIONS
from conformance.sentences.fields import KINDS
from conformance.sentences.lookup import Lookup
from conformance.sentences.nested import nested
from conformance.sentences.passives import PASSIVES
from conformance.sentences.patterns import Matched, Sentence
from conformance.sentences.questions import CHARACTERISTIC_QUESTIONS, DERIVATION_QUESTIONS, MIGHT_QUESTIONS
from conformance.sentences.silences import ASKED, SILENCES
from conformance.sentences.terms import TERM_QUESTIONS
from conformance.sentences.texts import TEXT_QUESTIONS, TRIGGERS
from conformance.sentences.turn_order import SCORING, SCORING_QUESTIONS, TURN_ORDER, TURN_QUESTIONS
from conformance.sentences.turns import TURNS

_PLAIN: dict[str, tuple[Sentence, ...]] = {
    "The board": BOARD,
    "Spells and abilities": EFFECTS,
    "Passive abilities": PASSIVES,
    "Triggered abilities": TRIGGERS,
    "Buffs": BUFFS,
    "Other counters": COUNTERS,
    "XP, finalized cards and the Empowered status": EXPERIENCE,
    "The course of play": TURNS,
    "Additional turns and phases": TURN_ORDER,
    "Scoring": SCORING,
    "Damage": DAMAGE,
    "Combat": COMBAT,
    "Questions about Might": MIGHT_QUESTIONS,
    "Questions about keywords, tags, control and buffs": CHARACTERISTIC_QUESTIONS,
    "Questions about damage": DAMAGE_QUESTIONS,
    "Questions about combat": COMBAT_QUESTIONS,
    "Questions about text and attachment": TEXT_QUESTIONS,
    "Questions about XP, counters and the Empowered status": EXPERIENCE_QUESTIONS,
    "Questions about turns": TURN_QUESTIONS,
    "Questions about scoring": SCORING_QUESTIONS,
    "Questions about special terms": TERM_QUESTIONS,
    "Questions about the derivation": DERIVATION_QUESTIONS,
    "More than one answer": SILENCES,
}
_NESTED = nested(Lookup([sentence for topic in _PLAIN.values() for sentence in topic]))

TOPICS: dict[str, tuple[Sentence, ...]] = _PLAIN | {"Sentences that hold a sentence": _NESTED}
SENTENCES: tuple[Sentence, ...] = tuple(sentence for topic in TOPICS.values() for sentence in topic)

_LOOKUP = Lookup(SENTENCES)
match = _LOOKUP.match
all_matches = _LOOKUP.all_matches
nearest = _LOOKUP.nearest

__all__ = ["ASKED", "KINDS", "SENTENCES", "TOPICS", "Matched", "Sentence", "all_matches", "match", "nearest"]
