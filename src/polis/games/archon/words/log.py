"""The sentences of Archon: what its events need beyond their declaration."""

from typing import Final

from polis.core.contract.event_words import EventWords
from polis.core.json_reader import JsonObject
from polis.core.kernels.events import Event
from polis.core.texts.listener import Listener
from polis.games.archon.model.events import KINDS
from polis.games.archon.model.names import CARD_KINDS, HAND_SIZE, PACKAGE, SEAT_NAMES

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
