"""Wording for games without code for it: every sentence comes from the catalogue."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from polis.core.contract.game import Refusal
from polis.core.kernels.event_log import Kinds
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import catalogue_of
from polis.core.texts.listener import EVERYBODY, Listener


class PlainWording:
    """The sentences of a game, made from messages with fixed names.

    Events are `event-KIND`, or `event-KIND-hidden` for a listener who may not know all of it;
    refusals name their message (`why-…`). The part `seat` is passed as the name of the seat,
    together with `you`, `named` and `name` (`core.texts.listener`); other parts are numbers unless
    `names` converts them.
    """

    def __init__(
        self,
        package: str,
        seat_names: Sequence[str],
        kinds: Kinds,
        names: Mapping[str, Callable[[int], object]] | None = None,
    ) -> None:
        """Take the package of the catalogue, the names of seats and the kinds of events.

        names: part -> what converts its number to its written form, the same in every language.
        """
        self._catalogue = catalogue_of(package)
        self._seats = seat_names
        self._names = dict(names or {})
        self._parts = {kind: len(parts) for kind, parts in kinds.items()}

    def event_json(self, event: Event) -> dict[str, Any]:
        """Return the kind of an event and its parts as people write them, seats by number."""
        return {"kind": event.kind, **self._written(event)}

    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        """Return an event as one sentence."""
        name = f"event-{event.kind.replace('_', '-')}"
        if len(event.fields) < self._parts[event.kind]:
            name += "-hidden"
        return self._catalogue.text(name, language, **self._named(event, to))

    def refusal_text(self, why: Refusal, language: str) -> str:
        """Return a refusal, uncapitalised and without a full stop, ending with its clause."""
        return f"{self._catalogue.text(why.message, language, **why.args)}, {why.clause}"

    def _written(self, event: Event) -> dict[str, object]:
        """Return the parts of an event by name."""
        as_it_is: Callable[[int], object] = int
        return {
            name: self._names.get(name, as_it_is)(value) for name, value in event.fields.items()
        }

    def _named(self, event: Event, to: Listener) -> dict[str, object]:
        """Return the arguments of an event's message."""
        named = self._written(event)
        if "seat" in event.fields:
            seat = event.fields["seat"]
            named |= to.words(seat, self._seats[seat])
        return named
