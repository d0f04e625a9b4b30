"""The sentences of Archon, and why an action is not allowed now.

Only the rules know what is allowed (`rules.why_not`), and for which reason (`rules.reasons`).
"""

from typing import Final

from polis.core.contract.event_words import EventWords
from polis.core.contract.reasons import Case, Cases, Refusals
from polis.core.json_reader import JsonObject
from polis.core.kernels.events import Event
from polis.core.texts.listener import Listener
from polis.games.archon.model.actions import CODEC, VERBS
from polis.games.archon.model.events import KINDS
from polis.games.archon.model.names import (
    CARD_KINDS,
    HAND_SIZE,
    LOCATIONS,
    PACKAGE,
    SEAT_NAMES,
)
from polis.games.archon.model.state import PHASES
from polis.games.archon.rules.reasons import OF_SAVING, OF_TAKING, REASONS

MAGISTERS_IN_HAND: Final = ("tax", "cleric", "scribe", "merchant")


class ArchonWords(EventWords):
    """Counts a divided hand by kind: the magisters are parts of the event, the rest are Courtiers."""

    def event_json(self, event: Event) -> JsonObject:
        """Return an event with names; a divided hand is under `hand`."""
        result = super().event_json(event)
        if hand := _divided_hand(event):
            for name in MAGISTERS_IN_HAND:
                del result[name]
            result["hand"] = {**hand}
        return result

    def arguments(self, event: Event, language: str, to: Listener) -> dict[str, object]:
        """Return the arguments of a message; a divided hand is `3 Courtiers, a Cleric, a Scribe`."""
        args = super().arguments(event, language, to)
        cards = (
            self.catalogue.text("cards-name", language, card=card, count=count)
            for card, count in _divided_hand(event).items()
            if count
        )
        return args | {"hand": ", ".join(cards)}


def _divided_hand(event: Event) -> dict[str, int]:
    """The cards of a divided hand by kind; empty for any other event, or for another seat's hand."""
    if MAGISTERS_IN_HAND[0] not in event.fields:
        return {}
    magisters = [event.fields[name] for name in MAGISTERS_IN_HAND]
    return dict(zip(CARD_KINDS, (HAND_SIZE - sum(magisters), *magisters), strict=True))


WORDS: Final = ArchonWords(PACKAGE, SEAT_NAMES, KINDS)
CATALOGUE: Final = WORDS.catalogue
label: Final = WORDS.label


def _more(location: str, clause: str) -> Case:
    place = LOCATIONS.index(location)
    return Case("location", place, place, clause)


REFUSALS: Final = Refusals(
    REASONS,
    CODEC,
    PHASES,
    over="ARC-8.2",
    asked_in={verb: (verb,) for verb in VERBS}
    | {
        "enter": ("place", "again"),
        "pass": ("place",),
        "stop": ("again",),
        "done": ("more", "trade"),
        "with": ("card",),
        "plain": ("card",),
        "pair": ("card",),
        "buy": ("trade",),
        "sell": ("trade",),
    },
    clauses={
        "draft": "ARC-3.15",
        "split": "ARC-4.0.1",
        "place": "ARC-4.0.3",
        "again": "ARC-5.3.1",
        "card": "ARC-4.0.3",
        "take": OF_TAKING,
        "give": "ARC-4.2.10.1",
        "trade": "ARC-4.2.4.1",
        "magister": "ARC-4.2.5.1",
        "tile": "ARC-4.2.7.1",
        "save": OF_SAVING,
        "replace": "ARC-4.2.5.4",
        "wall": "ARC-4.2.6.2",
        "more": Cases(
            (
                _more("royal-guard", "ARC-4.2.6.1"),
                _more("academy", "ARC-4.2.8.2"),
                _more("planetarium", "ARC-4.2.9.2"),
            ),
            "ARC-4.2.10.1",
        ),
        "lose": "ARC-7.0.4",
    },
)
