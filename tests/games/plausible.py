"""Plausible events of every kind, made from what the parts of an event mean."""

from collections.abc import Iterator
from itertools import product

from polis.core.contract.event_words import EventWords
from polis.core.declared.event_kinds import EventKind, EventKinds
from polis.core.kernels.events import Event
from polis.games.archon.model.events import KINDS as ARCHON
from polis.games.archon.model.meanings import BY_FAVOR, BY_START_KIT, BY_TILE
from polis.games.archon.words.refusal import WORDS as ARCHON_WORDS
from polis.games.arkadia.model.events import KINDS as ARKADIA
from polis.games.arkadia.words.refusal import WORDS as ARKADIA_WORDS

KINDS: dict[str, EventKinds] = {"arkadia": ARKADIA, "archon": ARCHON}
WORDS: dict[str, EventWords] = {"arkadia": ARKADIA_WORDS, "archon": ARCHON_WORDS}
CAUSES = (0, 3, 5, 9, BY_TILE, BY_TILE + 7, *range(BY_START_KIT, BY_START_KIT + 6), BY_FAVOR + 21)
# Engine numbers by what they mean, where that has no names.
NUMBERS: dict[str, tuple[int, ...]] = {
    "amount": (0, 1, 5),
    "flag": (0, 1),
    "seat": (0, 3),
    "other seat": (1, 2),
    "cause": CAUSES,
}
# Parts that are never empty in a kind of event, or can be negative.
OTHERS: dict[tuple[str, str], tuple[int, ...]] = {
    **{("cards_divided", magister): (0, 1) for magister in ("tax", "cleric", "scribe", "merchant")},
    ("card_played", "count"): (1, 2),
    ("unused_revealed", "count"): (1, 5),
    ("points_scored", "count"): (-3, -1, 0, 1, 8),
}


def values(kind: EventKind, part: str) -> tuple[int, ...]:
    """Engine numbers that a part of an event can be."""
    meaning = kind.parts[part]
    found = OTHERS.get((kind.name, part)) or NUMBERS.get(meaning.name)
    return found or tuple(range(len(meaning.names))) or (0, 2)


def plausible(kind: EventKind) -> Iterator[Event]:
    """An event of a kind with every combination of plausible parts."""
    for chosen in product(*(values(kind, part) for part in kind.parts)):
        yield Event(kind.name, dict(zip(kind.parts, chosen, strict=True)), kind.private)
