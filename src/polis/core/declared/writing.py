"""How a number is written in JSON and said in messages, as data: the browser interprets the same.

A number with a value of its own has that; else it is a name, a place on a grid or a plain number.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from polis.core.json_reader import JsonObject, JsonValue

NONE: Final = -1  # the number for nothing, null in JSON
NOTHING: Final[Mapping[int, JsonValue]] = {NONE: None}

Write = Callable[..., JsonValue]
Say = Callable[..., object]

# What a message gets instead of what JSON has.
AS_TEXT, ABSOLUTE, YES_NO, SQUARE = "text", "absolute", "yes-no", "square"


@dataclass(frozen=True, slots=True)
class Writing:
    """How numbers are written.

    special: numbers with a value of their own; names: of the numbers from 0; names_beside: those for
    each number of a field beside; letters: the columns of a grid, whose squares are written
    `[row, column]` from 1; first: what people count from; least: the least that is written; is_flag:
    whether it is true or false; says: how messages have it, the same if empty; arguments: of
    messages, by number; special_words: what messages call special numbers.
    """

    special: Mapping[int, JsonValue] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    names_beside: tuple[tuple[str, ...], ...] = ()
    letters: str = ""
    first: int = 0
    least: int | None = None
    is_flag: bool = False
    says: str = ""
    arguments: tuple[Mapping[str, object], ...] = ()
    special_words: Mapping[int, str] = field(default_factory=dict)

    def write(self) -> Write:
        """Return what writes a number in JSON, given the number beside it if names depend on one."""
        return with_special(self.special, self._write())

    def _write(self) -> Write:
        names, rows, columns, first, least = (
            self.names, self.names_beside, len(self.letters), self.first, self.least
        )  # fmt: skip
        if names:
            return names.__getitem__
        if rows:
            return lambda number, beside: rows[beside][number]
        if columns:
            return lambda number: [number // columns + 1, number % columns + 1]
        if first:
            return lambda number: number + first
        if least is not None:
            return lambda number: max(number, least)
        return bool if self.is_flag else int

    def say(self) -> Say:
        """Return what makes the argument of a message, or several by name."""
        letters, columns, first = self.letters, len(self.letters), self.first
        ways: dict[str, Say] = {
            AS_TEXT: lambda number: str(number + first),
            ABSOLUTE: abs,
            YES_NO: lambda number: "yes" if number else "no",
            SQUARE: lambda number: f"{letters[number % columns]}{number // columns + 1}",
        }
        if self.arguments:
            return self.arguments.__getitem__
        plain = ways[self.says] if self.says else self.write()
        return with_special(self.special_words, plain)

    def described(self) -> JsonObject:
        """Return it as JSON, without what is not there."""
        parts: JsonObject = {
            "special": {str(number): value for number, value in self.special.items()},
            "names": [*self.names],
            "names_beside": [[*row] for row in self.names_beside],
            "letters": self.letters,
            "counted_from": self.first,
            "is_flag": self.is_flag,
            "says": self.says,
            "arguments": [{**one} for one in self.arguments],  # type: ignore[dict-item]
            "special_words": {str(number): word for number, word in self.special_words.items()},
        }
        least: JsonObject = {} if self.least is None else {"least": self.least}
        return {name: value for name, value in parts.items() if value} | least


def with_special(special: Mapping[int, object], plain: Callable[..., object]) -> Callable[..., Any]:
    """Return what gives some numbers their own value, and leaves the others to another function."""
    if not special:
        return plain
    if special == NOTHING:  # most are
        return lambda number, *beside: None if number == NONE else plain(number, *beside)
    return lambda number, *beside: special[number] if number in special else plain(number, *beside)
