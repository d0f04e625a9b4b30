"""What a number in a state or an event means, and how it is written in JSON and in sentences.

A game declares the meanings of its numbers once. The names of things are the words of its notation,
the same in every language; a catalogue translates them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from polis.core.json_reader import JsonObject, JsonValue

NONE: Final = -1  # the number for nothing, null in JSON


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a number means.

    name: e.g. `family` or `amount`; write: returns its value in JSON; say: returns its value in a
    message, or several by argument; key, argument: how JSON and messages call it if not by the name
    of the field; beside: another field that `write` and `say` need; names, first, unit: for
    programs in other languages, what `write` does; is_private: whether only the seat of the event
    may see it.
    """

    name: str
    write: Callable[..., JsonValue]
    say: Callable[..., object]
    key: str = ""
    argument: str = ""
    beside: str = ""
    names: tuple[str, ...] = ()
    first: int = 0
    unit: str = ""
    is_private: bool = False

    def written(self, value: int, fields: Mapping[str, int]) -> JsonValue:
        """Return a number as JSON. fields: all numbers of the same event."""
        return self.write(value, fields[self.beside]) if self.beside else self.write(value)

    def arguments(self, field: str, value: int, fields: Mapping[str, int]) -> Mapping[str, object]:
        """Return the arguments of a message for a part of an event."""
        said = self.say(value, fields[self.beside]) if self.beside else self.say(value)
        return said if isinstance(said, Mapping) else {self.argument or field: said}

    def described(self) -> JsonObject:
        """Return it as JSON, for programs in other languages."""
        parts: dict[str, JsonValue] = {"means": self.name}
        if self.names:
            parts["names"] = list(self.names)
        if self.first:
            parts["counted_from"] = self.first
        return parts | ({"unit": self.unit} if self.unit else {})


def amount(unit: str = "", argument: str = "") -> Meaning:
    """A number of things, or any plain number."""
    return Meaning("amount", int, int, argument=argument, unit=unit)


def named(name: str, names: Sequence[str], key: str = "", argument: str = "") -> Meaning:
    """One of several things with names; NONE is null."""
    words = tuple(names)

    def write(number: int) -> str | None:
        return None if number == NONE else words[number]

    return Meaning(name, write, write, key, argument, names=words)


def counted(
    name: str, key: str = "", argument: str = "", say: Callable[[int], object] | None = None
) -> Meaning:
    """Something known by its number, which people count from 1; NONE is null."""

    def write(number: int) -> int | None:
        return None if number == NONE else number + 1

    return Meaning(name, write, say or (lambda number: str(number + 1)), key, argument, first=1)


def private(meaning: Meaning) -> Meaning:
    """The same, of a part of an event that only the event's own seat may see."""
    return replace(meaning, is_private=True)


def _seat(number: int) -> int | None:
    return None if number == NONE else number


NUMBER: Final = amount()
FLAG: Final = Meaning("flag", bool, lambda flag: "yes" if flag else "no")
SEAT: Final = Meaning("seat", _seat, int)
OTHER_SEAT: Final = Meaning("other seat", _seat, int)  # besides the seat that does something


def by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers by the names of what they count."""
    return dict(zip(names, numbers, strict=True))
