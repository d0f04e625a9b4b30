"""The kinds of events of a game, each declared once: its parts, what they mean, its messages.

A compiled rule writes an event as a row of numbers: its kind and then its parts, in the order in
which they are declared.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from polis.core.declared.meanings import Meaning
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.event_log import PARTS, ROW
from polis.core.kernels.events import Event


class Form(NamedTuple):
    """Another message of a kind, `event-KIND-NAME`, for certain numbers in its parts."""

    name: str
    zero: tuple[str, ...] = ()
    negative: tuple[str, ...] = ()
    positive: tuple[str, ...] = ()

    def suits(self, fields: Mapping[str, int]) -> bool:
        """Whether this message is the right one."""
        return (
            all(fields[name] == 0 for name in self.zero)
            and all(fields[name] < 0 for name in self.negative)
            and all(fields[name] > 0 for name in self.positive)
        )


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event. about: what it says, for people who read the specification."""

    name: str
    about: str
    parts: Mapping[str, Meaning]
    forms: tuple[Form, ...]
    private: frozenset[str]

    def message(self, fields: Mapping[str, int]) -> str:
        """Return the id of the message for an event with these parts, private ones perhaps left out."""
        name = f"event-{self.name.replace('_', '-')}"
        if len(fields) < len(self.parts):
            return f"{name}-hidden"
        found = [form.name for form in self.forms if form.suits(fields)]
        return f"{name}-{found[0]}" if found else name

    def messages(self) -> list[str]:
        """Return the ids of all its messages."""
        name = f"event-{self.name.replace('_', '-')}"
        hidden = [f"{name}-hidden"] if self.private else []
        return [name, *(f"{name}-{form.name}" for form in self.forms), *hidden]

    def described(self) -> JsonObject:
        """Return it as JSON, for programs in other languages."""
        parts: list[JsonValue] = [
            {
                "name": name,
                "json": meaning.key or name,
                "seen_by": "its seat" if meaning.is_private else "everybody",
                **meaning.described(),
            }
            for name, meaning in self.parts.items()
        ]
        forms: list[JsonValue] = [
            {key: list(value) if key != "name" else value for key, value in form._asdict().items()}
            for form in self.forms
        ]
        return {"kind": self.name, "about": self.about, "parts": parts, "forms": forms}


class EventKinds:
    """All kinds of a game, in the order of their numbers."""

    def __init__(self) -> None:
        """Begin without any; `add` declares them."""
        self._kinds: dict[str, EventKind] = {}
        self._order: list[EventKind] = []
        self._numbers: dict[str, int] = {}

    def add(self, name: str, about: str, *forms: Form, **parts: Meaning) -> int:
        """Declare a kind and return its number, by which the compiled rules know it."""
        if len(parts) > PARTS or name in self._kinds:
            raise ValueError(f"{name} has more than {PARTS} parts, or is declared twice")
        hidden = frozenset(part for part, meaning in parts.items() if meaning.is_private)
        self._kinds[name] = EventKind(name, about, parts, forms, hidden)
        self._order.append(self._kinds[name])
        self._numbers[name] = len(self._order) - 1
        return self._numbers[name]

    def __iter__(self) -> Iterator[EventKind]:
        """Iterate over the kinds in the order of their numbers."""
        return iter(self._order)

    def __getitem__(self, name: str) -> EventKind:
        """Return the kind with this name; KeyError if there is none."""
        return self._kinds[name]

    def read(self, rows: bytes) -> list[Event]:
        """Return the events of rows, in order."""
        return [self.event(*row) for row in ROW.iter_unpack(rows)]

    def event(self, number: int, *values: int) -> Event:
        """Return the event of a row; numbers after its parts have no meaning."""
        kind = self._order[number]
        return Event(kind.name, dict(zip(kind.parts, values, strict=False)), kind.private)

    def row(self, event: Event) -> list[int]:
        """Return an event as `read` reads it, with 0 for parts that were removed as private."""
        kind = self._kinds[event.kind]
        parts = [event.fields.get(name, 0) for name in kind.parts]
        return [self._numbers[event.kind], *parts, *[0] * (PARTS - len(parts))]

    def described(self) -> list[JsonValue]:
        """Return all kinds as JSON, for programs in other languages."""
        return [kind.described() for kind in self._order]
