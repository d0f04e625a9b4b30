"""Events and refusals in words: one interpreter for all games, over declaration and catalogue.

The engine counts from 0; here everything has a name or is counted from 1, as people see it.
"""

from collections.abc import Sequence

from polis.core.contract.game import Refusal
from polis.core.declared.event_kinds import EventKinds
from polis.core.declared.meanings import OTHER_SEAT, SEAT
from polis.core.json_reader import JsonObject
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import catalogue_of
from polis.core.texts.listener import EVERYBODY, Listener


class EventWords:
    """The sentences of a game.

    The message of an event is `event-KIND`, `event-KIND-hidden` for a listener who may not know all
    of it, or that of a `Form` of its kind. A refusal names its message (`why-…`).
    """

    def __init__(self, package: str, seat_names: Sequence[str], kinds: EventKinds) -> None:
        """Take the package of the catalogue, the names of the seats and the kinds of events."""
        self.catalogue = catalogue_of(package)
        self._seats = seat_names
        self._kinds = kinds

    def event_json(self, event: Event) -> JsonObject:
        """Return an event with names, and numbers from 1; what was removed as private is missing."""
        result: JsonObject = {"kind": event.kind}
        parts = self._kinds[event.kind].parts
        for name, value in event.fields.items():
            meaning = parts[name]
            result[meaning.key or name] = meaning.written(value, event.fields)
        return result

    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        """Return an event as one sentence in `en`, `fr` or `de`; PolisError for another language.

        to: the listener, who is addressed in the second person and may know other seats by name.
        """
        message = self._kinds[event.kind].message(event.fields)
        return self.catalogue.text(message, language, **self.arguments(event, language, to))

    def arguments(self, event: Event, language: str, to: Listener) -> dict[str, object]:  # noqa: ARG002 - for words of a game's own
        """Return the arguments of an event's message."""
        args: dict[str, object] = {"count": 1}  # things that come one at a time have no count
        parts = self._kinds[event.kind].parts
        for name, value in event.fields.items():
            meaning = parts[name]
            if meaning.name == SEAT.name:
                args |= to.words(value, self._seats[value])
            elif meaning.name == OTHER_SEAT.name:
                args |= self._other(name, value, to)
            else:
                args |= meaning.arguments(name, value, event.fields)
        return args

    def _other(self, name: str, seat: int, to: Listener) -> dict[str, object]:
        """Another seat of an event: `you`, a person by name (`named`), or a seat."""
        words = to.words(seat, self._seats[seat])
        word = "you" if words["you"] == "yes" else "named" if words["name"] else words["seat"]
        return {name: word, f"{name}-name": words["name"]}

    def refusal_text(self, why: Refusal, language: str) -> str:
        """Return why an action is refused, with its clause: `the Repository is empty, ARC-…`.

        The text has no capital and no full stop, so that it can follow the notation of the action.
        """
        return f"{self.catalogue.text(why.message, language, **why.args)}, {why.clause}"

    def label(self, name: str, language: str, **args: object) -> str:
        """Return a label of a drawing, the message `screen-NAME`."""
        return self.catalogue.text(f"screen-{name}", language, **args)
