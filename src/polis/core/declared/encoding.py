"""The encoding of a record as floats, made from its declaration: its slices, and the kernel's program."""

from dataclasses import dataclass
from math import prod
from typing import Final

import numpy as np

from polis.core.declared import coding
from polis.core.declared.fields import ITS_SEAT, NOBODY, Axis, Declared, Field
from polis.core.declared.meanings import OTHER_SEAT, SEAT
from polis.core.declared.writing import NONE
from polis.core.kernels import encoding as kernels
from polis.core.kernels.encoding import COLUMNS, FLOATS, ROWS, SEATS_AT
from polis.core.texts.errors import PolisError

BYTE_BITS: Final = 8
WORD: Final = 8  # bytes of a part of a board
SHAPE: Final = {coding.BAG: kernels.BAG, coding.LAID: kernels.LAID, coding.NAMED: kernels.NAMED}
MANY: Final = 24  # names that are listed


@dataclass(frozen=True, slots=True)
class Slice:
    """A part of an encoding.

    name: of the field; place: in the row of floats; shape: into which it folds; low, high: the bounds of
    its values; about: what they mean.
    """

    name: str
    place: slice
    shape: tuple[int, ...]
    low: float
    high: float
    about: str


class Encoding:
    """How a record becomes floats. slices: in their order; size: of all; program: for the kernel."""

    def __init__(self, declared: Declared, seats: int, with_hidden: bool) -> None:
        """Read a declaration; raises PolisError for a field that states no bound.

        seats: the most of the game; with_hidden: whether fields that no seat knows are in it, too.
        """
        self._declared, self._seats = declared, seats
        self._fields = {one.name: one for one in declared.fields}
        self.slices: list[Slice] = []
        self.size = 0
        self._rows: list[list[int]] = [[0] * len(COLUMNS)]
        later = [one for one in declared.fields if _is_unseen(one)]
        for field in [one for one in declared.fields if not _is_unseen(one)] + later * with_hidden:
            if field.code.way != coding.LEFT_OUT:
                self._add(field)
        head = self._rows[0]
        head[SEATS_AT], head[ROWS], head[FLOATS] = self._at("seats"), len(self._rows), self.size
        self.program = np.array(self._rows, np.int32)

    def _at(self, name: str) -> int:
        """Return the offset of a field in bytes."""
        offset: int = self._declared.record.fields[name][1]  # type: ignore[index]
        return offset

    def _slice(self, name: str, shape: tuple[int, ...], about: str) -> int:
        """Add a slice; return its first place."""
        start, self.size = self.size, self.size + prod(shape)
        self.slices.append(Slice(name, slice(start, self.size), shape, 0.0, 1.0, about))
        return start

    def _row(self, **values: int) -> None:
        row = {"outer": 1, "middle": 1, "inner": 1, "unknown": NONE, "known": NONE, "beside": NONE}
        row |= values
        self._rows.append([row.get(name, 0) for name in COLUMNS])

    def _add(self, field: Field) -> None:
        """Add the slices and rows of a field."""
        if field.code.way in (coding.LAID, coding.NAMED):
            self._add_places(field)
            return
        if field.kind.endswith("u8"):
            self._add_board(field)
            return
        op, count, special = _items(field)
        has_unknown = field.seen_by in (ITS_SEAT, NOBODY) and op == kernels.CATEGORIES
        width = 1 if op == kernels.NUMBERS else count + special + has_unknown
        if op == kernels.SEATS:
            width = self._seats
        row = {
            "op": SHAPE.get(field.code.way, op),
            "least": field.code.least,
            "most": count,
            "special": special,
            "unknown": count + special if has_unknown else NONE,
            **self._known(field),
        }
        self._loops(field, width, _about(field, op, special, has_unknown), row)
        if field.code.way == coding.REST:
            self._add_rest(field)

    def _known(self, field: Field) -> dict[str, int]:
        """Say where the number of items in use is."""
        if not field.size:
            return {}
        by_seat = bool(self._fields[field.size].axes)
        return {"known": self._at(field.size), "known_step": 2 * by_seat}

    def _loops(self, field: Field, width: int, about: str, row: dict[str, int]) -> None:
        """Add a slice and the rows that go through it. width: floats of an item."""
        size = np.dtype(field.kind).itemsize
        turn = next((k for k, axis in enumerate(field.axes) if axis.seats), None)
        before = field.axes[:turn] if turn is not None else ()
        after = field.axes[turn + 1 :] if turn is not None else field.axes
        middle = field.axes[turn] if turn is not None else Axis(1)
        inner = prod(axis.length for axis in after)
        is_bag = field.code.way == coding.BAG
        each = width if is_bag else inner * width
        seats = [] if turn is None else [middle.length]
        shape = (*(axis.length for axis in before), *seats)
        if not is_bag:
            shape += tuple(axis.length for axis in after)
        start = self._slice(field.name, (*shape, *_folded(field, width)), about)
        row |= {
            "at": self._at(field.name), "width": size,
            "outer": prod(axis.length for axis in before),
            "outer_at": middle.length * inner * size, "outer_to": middle.length * each,
            "middle_at": inner * size, "middle_to": each,
            "inner": inner, "inner_at": size, "inner_to": 0 if is_bag else width,
        }  # fmt: skip
        if inner == 1:  # the kernel's last loop is the quick one
            row |= {
                "inner": row["outer"], "inner_at": row["outer_at"], "inner_to": row["outer_to"], "outer": 1,
            }  # fmt: skip
        self._turned(middle, start, row)

    def _turned(self, middle: Axis, start: int, row: dict[str, int]) -> None:
        """Add a row for the seats along an axis, and one for what follows them."""
        if middle.seats:
            self._row(**row, to=start, middle=middle.seats, turned=1)
        if rest := middle.length - middle.seats:
            more = {
                "at": row["at"] + middle.seats * row["middle_at"],
                "to": start + middle.seats * row["middle_to"],
            }
            self._row(**{**row, **more}, middle=rest)

    def _add_board(self, field: Field) -> None:
        """Add a plane of squares for each item."""
        *axes, words = field.axes
        squares = words.length * WORD * BYTE_BITS
        shape = (squares // field.code.columns, field.code.columns)
        middle = axes[0] if axes else Axis(1)
        start = self._slice(
            field.name, (*(axis.length for axis in axes), *shape), f"{field.about}: 1 on each{_by_seat(field)}"
        )  # fmt: skip
        row = {
            "op": kernels.BITS, "at": self._at(field.name),
            "middle_at": words.length * WORD, "middle_to": squares,
            "inner": words.length * WORD // 2,
        }  # fmt: skip
        self._turned(middle, start, row)

    def _add_places(self, field: Field) -> None:
        """Add planes with what lies on squares, or with the square of what is named."""
        squares = self._fields[field.code.by[0]]
        count, columns = squares.code.most + 1, _columns(squares)
        row = {
            "op": SHAPE[field.code.way], "at": self._at(field.name), "width": 2,
            "inner": prod(axis.length for axis in field.axes), "inner_at": 2,
            "middle_to": count, "beside": self._at(squares.name),
        }  # fmt: skip
        if field.code.way == coding.LAID:
            planes = len(field.means.names) or field.code.most + 1
            about = f"{field.about}, 1 at {squares.about}; a plane for each{_names(field)}"
            start = self._slice(field.name, (planes, count // columns, columns), about)
        else:
            special = _special(field)
            start = self._slice(
                field.name,
                (count + special,),
                f"{field.about}: its square, in the order of rows{', then what is no square' * special}",
            )
            row["special"] = special
        self._row(**row, to=start)

    def _add_rest(self, field: Field) -> None:
        """Add how many of a total are not known."""
        flag, *others = field.code.by
        about = f"{field.about}, and others: how many are not known, divided by {field.code.most}"
        start = self._slice(f"{field.name}_unknown", (self._seats,), about + _by_seat(field))
        kinds = prod(axis.length for axis in field.axes[1:])
        row = {"to": start, "middle": self._seats, "middle_to": 1, "turned": 1, "width": 2}
        for name in (field.name, *others):
            self._row(
                **row, op=kernels.LESS, at=self._at(name), middle_at=2 * kinds, inner=kinds, inner_at=2
            )  # fmt: skip
        self._row(**row, op=kernels.REST, most=field.code.most, beside=self._at(flag))


def _is_unseen(field: Field) -> bool:
    """Whether no seat knows anything of a field."""
    return field.seen_by == NOBODY and not field.code.by


def _special(field: Field) -> int:
    """Return 1 if a number other than NONE has a meaning of its own."""
    special = field.means.writing.special if field.means.writing else {}
    return int(bool(special.keys() - {NONE}))


def _columns(field: Field) -> int:
    return len(field.means.writing.letters) if field.means.writing else 0


def _items(field: Field) -> tuple[int, int, int]:
    """Return what is done with the items of a field, the bound or number of categories, special ones."""
    written, most = field.means.writing, field.code.most
    if field.means.name in (SEAT.name, OTHER_SEAT.name):
        return kernels.SEATS, 0, 0
    if field.means.names and field.code.way != coding.CODE:
        return kernels.CATEGORIES, len(field.means.names), _special(field)
    if written and written.is_flag:
        return kernels.NUMBERS, 1, 0
    if most <= field.code.least and field.code.way != coding.REST:
        raise PolisError(
            f"The field '{field.name}' states no bound, so it has no encoding: code=upto(...)"
        )
    is_code = field.code.way == coding.CODE
    if is_code or (written and (written.letters or written.first or written.names_beside)):
        return kernels.CATEGORIES, most + 1, _special(field)
    return kernels.NUMBERS, most, 0


def _folded(field: Field, width: int) -> tuple[int, ...]:
    """Return the shape of an item."""
    columns = _columns(field)
    if columns and width == field.code.most + 1:
        return width // columns, columns
    return () if width == 1 else (width,)


def _about(field: Field, op: int, special: int, has_unknown: bool) -> str:
    """Return a line that says what the floats of a field mean."""
    text = field.about
    if op == kernels.SEATS:
        text += ": 1 for the seat, the observer first; all 0: none"
    elif op == kernels.NUMBERS and not (field.means.writing and field.means.writing.is_flag):
        least = field.code.least
        lowered = f"less {least}, " if least else ""
        text += f": {lowered}divided by {field.code.most - least}; more counts as that"
    elif field.code.way == coding.BAG:
        text += f": the share of each{_names(field)}"
    elif op == kernels.CATEGORIES:
        text += f": 1 for the one it is{_names(field)}; all 0: none"
    more = ["what has no number"] * special + ["what is not known"] * has_unknown
    if more:
        text += f"; at the end {' and '.join(more)}"
    return text + _by_seat(field)


def _names(field: Field) -> str:
    names = field.means.names
    shown = ", ".join(name for name in names[:MANY] if name)
    return f" ({shown}{', ...' if len(names) > MANY else ''})" if shown else ""


def _by_seat(field: Field) -> str:
    named = [f"; in the order {', '.join(axis.names)}" for axis in field.axes if axis.names]
    seats = ["; by seat, the observer first"] * any(axis.seats for axis in field.axes)
    return "".join(seats + named)
