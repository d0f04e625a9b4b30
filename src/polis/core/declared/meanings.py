"""What a number in a state or an event means, and how it is written in JSON and in sentences.

A game declares the meanings of its numbers once. The names of things are the words of its notation,
the same in every language; a catalogue translates them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from polis.core.declared.writing import AS_TEXT, NONE, NOTHING, YES_NO, Writing
from polis.core.json_reader import JsonObject, JsonValue

__all__ = ["NONE"]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a number means.

    name: e.g. `family` or `amount`; write: returns its value in JSON; say: returns its value in a
    message, or several by argument; key, argument: how JSON and messages call it if not by the name
    of the field; beside: another field that `write` and `say` need; writing: what they do, as data;
    unit: of what there is a number; is_private: whether only the seat of the event may see it.
    """

    name: str
    write: Callable[..., JsonValue]
    say: Callable[..., object]
    key: str = ""
    argument: str = ""
    beside: str = ""
    writing: Writing | None = None
    unit: str = ""
    is_private: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the numbers from 0; none where they have no names."""
        return self.writing.names if self.writing else ()

    def written(self, value: int, fields: Mapping[str, int]) -> JsonValue:
        """Return a number as JSON. fields: all numbers of the same event."""
        return self.write(value, fields[self.beside]) if self.beside else self.write(value)

    def arguments(self, field: str, value: int, fields: Mapping[str, int]) -> Mapping[str, object]:
        """Return the arguments of a message for a part of an event."""
        said = self.say(value, fields[self.beside]) if self.beside else self.say(value)
        return said if isinstance(said, Mapping) else {self.argument or field: said}

    def described(self) -> JsonObject:
        """Return it as JSON, for programs in other languages."""
        parts: JsonObject = {"means": self.name}
        parts |= {
            name: value for name in ("argument", "beside", "unit") if (value := getattr(self, name))
        }
        return parts | (self.writing.described() if self.writing else {})


def meaning(
    name: str,
    writing: Writing,
    key: str = "",
    argument: str = "",
    beside: str = "",
    unit: str = "",
) -> Meaning:
    """A meaning whose numbers are written as data says, so that any program can."""
    return Meaning(
        name, writing.write(), writing.say(), key, argument, beside, writing=writing, unit=unit
    )


def amount(unit: str = "", argument: str = "", says: str = "") -> Meaning:
    """A number of things, or any plain number."""
    return meaning("amount", Writing(says=says), argument=argument, unit=unit)


def named(name: str, names: Sequence[str], key: str = "", argument: str = "") -> Meaning:
    """One of several things with names; NONE is null."""
    return meaning(name, Writing(NOTHING, tuple(names)), key, argument)


def counted(name: str, key: str = "", argument: str = "", says: str = AS_TEXT) -> Meaning:
    """Something known by its number, which people count from 1; NONE is null."""
    return meaning(name, Writing(NOTHING, first=1, says=says), key, argument)


def private(meaning: Meaning) -> Meaning:
    """The same, of a part of an event that only the event's own seat may see."""
    return replace(meaning, is_private=True)


NUMBER: Final = amount()
FLAG: Final = meaning("flag", Writing(is_flag=True, says=YES_NO))
SEAT: Final = meaning("seat", Writing(NOTHING))
OTHER_SEAT: Final = meaning("other seat", Writing(NOTHING))  # besides the seat that does something


def by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers by the names of what they count."""
    return dict(zip(names, numbers, strict=True))
