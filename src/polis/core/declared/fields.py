"""The fields of a record, each declared once in the body of a class.

    class State(Options):
        turn: int = public("the seat to act", means=SEAT)
        hand: Array = own("the cards in hand", SEATS, HAND, means=CARD, json="hands", size="hand_size")

The class is what the rules see, so a type checker knows every field. From its body come the record
(`Declared`), who may see a field, its JSON (`core.declared.named_record`) and its description for
other programs.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np

from polis.core.declared.coding import PLAIN, Coding
from polis.core.declared.meanings import FLAG, NUMBER, Meaning
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.layout import Layout

EVERYBODY: Final = "everybody"
ITS_SEAT: Final = "its seat"  # others see it as far as it has become known
NOBODY: Final = "nobody"
SCREEN: Final = "everybody, but views show it to its seat alone"  # as it lies behind a screen

SHORT: Final = "<i2"


class Axis(NamedTuple):
    """A dimension of a field.

    names: of its items, by which JSON lists them; is_seats: JSON has as many items as there are seats;
    seats: how many of its first items belong to one seat each.
    """

    length: int
    names: tuple[str, ...] = ()
    is_seats: bool = False
    seats: int = 0


@dataclass(slots=True)
class Field:
    """A field of a record.

    about: what it says; seen_by: EVERYBODY, ITS_SEAT, NOBODY or SCREEN; means: its numbers; json:
    its path in the named state, None if it is not in there; size: the field with the number of
    items in use; opened_by: options of the table that open the screen; is_last_first: whether JSON
    lists its items from the last one; code: how it is encoded; is_later: whether JSON has it only where
    it is not 0.
    """

    about: str
    seen_by: str
    axes: tuple[Axis, ...]
    means: Meaning
    json: str | None
    kind: str
    size: str
    opened_by: tuple[str, ...]
    is_last_first: bool
    code: Coding
    is_later: bool = False
    name: str = ""

    def __set_name__(self, _owner: type, name: str) -> None:
        """Take the name from the class body, and for JSON, too, unless it has another there."""
        self.name = name
        self.json = name if self.json == "" else self.json

    def described(self, offset: int) -> JsonObject:
        """Return it as JSON, for programs in other languages."""
        axes: list[JsonValue] = [
            "seat" if axis.is_seats else [*axis.names] or axis.length for axis in self.axes
        ]
        parts: JsonObject = {
            "name": self.name,
            "about": self.about,
            "type": self.kind,
            "shape": [axis.length for axis in self.axes],
            "axes": axes,
            "offset": offset,
            "seen_by": self.seen_by,
            "json": self.json,
            **self.means.described(),
        }
        more: JsonObject = {
            "size": self.size,
            "opened_by": [*self.opened_by],
            "is_last_first": self.is_last_first,
            "is_later": self.is_later,
        }
        return parts | {name: value for name, value in more.items() if value}


def _field(  # noqa: PLR0913 - each says one thing of a field
    seen_by: str,
    about: str,
    *axes: Axis | int,
    means: Meaning = NUMBER,
    json: str | None = "",
    kind: str = SHORT,
    size: str = "",
    opened_by: tuple[str, ...] = (),
    is_last_first: bool = False,
    code: Coding = PLAIN,
) -> Any:
    """Declare a field; see `Field`. axes: an `Axis` or a length each."""
    shape = tuple(axis if isinstance(axis, Axis) else Axis(axis) for axis in axes)
    return Field(about, seen_by, shape, means, json, kind, size, opened_by, is_last_first, code)


public: Final = partial(_field, EVERYBODY)
screened: Final = partial(_field, SCREEN)
own: Final = partial(_field, ITS_SEAT)
hidden: Final = partial(_field, NOBODY)


class OptionFields:
    """The place in a class body of the fields for a table's yes-or-no options, each 0 or 1."""

    def __init__(self, options: Iterable[tuple[str, str, bool]]) -> None:
        """Take the name and the clause of each, and whether it is later (`Field.is_later`)."""
        self._options = tuple(options)

    def __iter__(self) -> Iterator[Field]:
        """Iterate over the fields."""
        for name, clause, is_later in self._options:
            about = f"whether the table plays by {clause}"
            field: Field = public(about, means=FLAG, json=f"options.{name}")
            field.name, field.is_later = name, is_later
            yield field


class Declared(Layout):
    """The record that a class declares. fields: in their order, which is that of the bytes."""

    def __init__(self, declaration: type) -> None:
        """Read the fields in the body of a class."""
        self.fields: list[Field] = []
        for value in vars(declaration).values():
            self.fields += value if isinstance(value, OptionFields) else []
            self.fields += [value] if isinstance(value, Field) else []
        items: list[Any] = [
            (one.name, one.kind, tuple(axis.length for axis in one.axes)) for one in self.fields
        ]
        super().__init__(np.dtype((np.record, np.dtype(items, align=True))))
        self.names = tuple(one.name for one in self.fields)

    def seen_by(self, *viewers: str) -> tuple[str, ...]:
        """Return the names of the fields that are declared to be seen by these."""
        return tuple(one.name for one in self.fields if one.seen_by in viewers)

    def public(self) -> tuple[str, ...]:
        """Return the names of the fields of which an observation has everything."""
        return self.seen_by(EVERYBODY, SCREEN)

    def described(self) -> JsonObject:
        """Return the record as JSON, for programs in other languages."""
        places: Mapping[str, Any] = self.record.fields or {}
        fields: list[JsonValue] = [one.described(places[one.name][1]) for one in self.fields]
        return {"size": self.size, "fields": fields}
