"""Words for games that bring no code of their own for them: everything from the catalogue."""

from typing import Any

from polis.core.events import Event
from polis.core.game import Refusal
from polis.core.text import catalogue_of


class PlainWording:
    """The sentences of a game, made from messages with fixed names.

    `event-KIND`, and `event-KIND-hidden` for somebody who may not know all of it; `why-…` as a
    refusal names it. Parts of an event have their numbers; `seat` has the name of the seat.
    """

    def __init__(
        self, package: str, seat_names: tuple[str, ...], kinds: dict[str, tuple[str, ...]]
    ) -> None:
        """Take the package of the catalogue, the names of seats and the kinds of events."""
        self._catalogue = catalogue_of(package)
        self._seats = seat_names
        self._parts = {kind: len(parts) for kind, parts in kinds.items()}

    def event_json(self, event: Event) -> dict[str, Any]:
        """The kind of an event and its parts as they are, seats by number."""
        return {"kind": event.kind, **event.fields}

    def event_text(self, event: Event, language: str) -> str:
        """An event as one sentence."""
        name = f"event-{event.kind.replace('_', '-')}"
        if len(event.fields) < self._parts[event.kind]:
            name += "-hidden"
        return self._catalogue.text(name, language, **self._named(event.fields))

    def refusal_text(self, why: Refusal, language: str) -> str:
        """A refusal as a sentence without capital and full stop that ends with its clause."""
        return f"{self._catalogue.text(why.message, language, **why.args)}, {why.clause}"

    def _named(self, fields: Any) -> dict[str, object]:
        """The parts of an event as a message takes them."""
        named = dict(fields)
        if "seat" in named:
            named["seat"] = self._seats[named["seat"]]
        return named
