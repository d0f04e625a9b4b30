"""The encoding of a record as bytes, as a kernel of its own for each game: its program, written out.

`core.kernels.encoding.encode` reads a program a row at a time, and on games in many different positions
the processor foresees little of it. Here each row is a few lines with all numbers in them, most of them
without a branch. The bytes are the same.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from polis.core.kernels import encoding as kernels
from polis.core.kernels.arrays import Array
from polis.core.kernels.chance import I64, U
from polis.core.kernels.encoding import (
    COLUMNS,
    FLOATS,
    NOTHING,
    ROWS,
    SEATS_AT,
)
from polis.core.kernels.kernel import kernel

NAME: Final = "encode_bytes"
BYTE_UNIT: Final = 255  # what 1 becomes
Row = dict[str, int]
HEAD: Final = f"""
def {NAME}(raw, seat, octets):
    for place in range({{size}}):
        octets[place] = 0
    seats = number_at(raw, {{seats}}, 2)
"""


@kernel
def mark_bits(word: int, to: int, octets: Any) -> None:
    """Write 255 or 0 for each of the eight lowest bits, the lowest first."""
    bits = (U(word & 255) * U(0x0101010101010101)) & U(
        0x8040201008040201
    )  # the k-th in the k-th byte
    bits = ((bits + U(0x7F7F7F7F7F7F7F7F)) >> U(7)) & U(
        0x0101010101010101
    )  # as the lowest of its byte
    bits = bits * U(255)
    for place in range(8):
        octets[to + place] = bits >> U(8 * place) & U(255)


@kernel
def mark(value: int, to: int, octets: Any) -> None:
    """Write 255 at the place of a number that is not negative."""
    octets[to + max(value, 0)] |= 255 if value >= 0 else 0


@kernel
def more(byte: Any, step: float) -> int:
    """Return what one more makes of a byte, where each is a step; fewer than 255 are counted exactly."""
    number = int(I64(byte) / step + 0.5)
    return int((number + 1) * step + 0.5)


def byte_encoder(program: Array) -> Callable[[Any, int, Any], None]:
    """Return the kernel `encode_bytes(raw, seat, octets)` that does what a program says."""
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in program[1 : program[0, ROWS]].tolist()]
    text = HEAD.format(size=program[0, FLOATS], seats=program[0, SEATS_AT])
    text += _indented(_all([row for row in rows if not row["turned"]]), 1)
    for middle in sorted({row["middle"] for row in rows if row["turned"]}):
        text += f"    for place in range(min(seats, {middle})):\n"
        text += "        here = seat + place if seat + place < seats else seat + place - seats\n"
        text += _indented(
            _all([row for row in rows if row["turned"] and row["middle"] == middle]), 2
        )
    scope: dict[str, Any] = {
        "I64": I64, "number_at": kernels.number_at, "mark": mark, "mark_bits": mark_bits, "more": more,
    }  # fmt: skip
    exec(compile(text, f"<{NAME}>", "exec"), scope)  # noqa: S102 - numbers of a game's own fields
    made: Callable[[Any, int, Any], None] = kernel(scope[NAME])
    return made


def _indented(lines: Iterator[str], depth: int) -> str:
    return "".join(f"{'    ' * depth}{line}\n" for line in lines)


def _all(rows: list[Row]) -> Iterator[str]:
    """Write rows out: `at` and `to` are an item's first byte and its place."""
    for row in rows:
        at, to, depth = str(row["at"]), str(row["to"]), 0
        for axis, number in (("outer", "outer"), ("middle", "here"), ("inner", "item")):
            if axis == "middle" and row["turned"]:
                at += f" + here * {row['middle_at']}"
                to += f" + place * {row['middle_to']}"
            elif row[axis] > 1:
                yield f"{'    ' * depth}for {number} in range({row[axis]}):"
                depth += 1
                at += f" + {number} * {row[f'{axis}_at']}"
                to += f" + {number} * {row[f'{axis}_to']}"
        for line in ITEM[row["op"]](row, at, to):
            yield "    " * depth + line


def _number(row: Row, axis: str, name: str) -> str:
    """Return the number of what is gone through along an axis."""
    return name if row[axis] > 1 or (axis == "middle" and row["turned"]) else "0"


def _in_use(row: Row) -> str:
    """Return whether an item without a number is in use, so that it is unknown."""
    item = _number(row, "inner", "item")
    if row["known"] < 0:
        return f"{item} < {row['inner']}"
    seat = _number(row, "middle", "here")
    return f"{item} < number_at(raw, {row['known']} + {seat} * {row['known_step']}, 2)"


def _value(row: Row, at: str) -> str:
    return f"value = number_at(raw, {at}, {row['width']})"


def _numbers(row: Row, at: str, to: str) -> Iterator[str]:
    span = row["most"] - row["least"]
    yield f"{_value(row, at)} - {row['least']}"
    yield f"octets[{to}] = int(min(max(value, 0), {span}) * {BYTE_UNIT / span!r} + 0.5)"


def _seats(row: Row, at: str, to: str) -> Iterator[str]:
    yield _value(row, at)
    yield f"mark(value if value < 0 else (value - seat if value >= seat else value - seat + seats), {to}, octets)"


def _categories(row: Row, at: str, to: str) -> Iterator[str]:
    yield _value(row, at)
    text = f"value if 0 <= value < {row['most']} else "
    if row["special"]:
        text += f"{row['most']} if value != {NOTHING} else "
    if row["unknown"] >= 0:
        text += f"{row['unknown']} if value == {NOTHING} and {_in_use(row)} else "
    yield f"mark({text}{NOTHING}, {to}, octets)"


def _bag(row: Row, at: str, to: str) -> Iterator[str]:
    step = BYTE_UNIT / row["inner"]
    yield _value(row, at)
    yield f"if 0 <= value < {row['most']}:"
    yield f"    octets[{to} + value] = more(octets[{to} + value], {step!r})"
    if row["special"]:
        yield f"elif value != {NOTHING}:"
        yield f"    octets[{to} + {row['most']}] = {BYTE_UNIT}"
    if row["unknown"] >= 0:
        yield f"elif value == {NOTHING} and {_in_use(row)}:"
        yield f"    octets[{to} + {row['unknown']}] = more(octets[{to} + {row['unknown']}], {step!r})"


def _bits(row: Row, at: str, to: str) -> Iterator[str]:
    item = _number(row, "inner", "item")
    at, to = f"({at}) // 2 + {item}", f"{to} + 16 * {item}"
    yield f"mark_bits(I64(raw[{at}]), {to}, octets)"
    yield f"mark_bits(I64(raw[{at}]) >> 8, {to} + 8, octets)"


def _places(row: Row, at: str, to: str) -> Iterator[str]:
    is_named = row["op"] == kernels.NAMED
    which = "value" if is_named else _number(row, "inner", "item")
    yield _value(row, at)
    yield "if value >= 0:"
    yield f"    square = number_at(raw, {row['beside']} + 2 * {which}, 2)"
    yield "    if square >= 0:"
    plane = "" if is_named else f" + value * {row['middle_to']}"
    yield f"        octets[{to}{plane} + square] = {BYTE_UNIT}"
    if row["special"]:
        yield f"elif value != {NOTHING}:"
        yield f"    octets[{to} + {row['middle_to']}] = {BYTE_UNIT}"


def _less(row: Row, at: str, to: str) -> Iterator[str]:
    yield f"octets[{to}] += number_at(raw, {at}, {row['width']})"


def _rest(row: Row, _at: str, to: str) -> Iterator[str]:
    most = row["most"]
    yield f"if number_at(raw, {row['beside']} + 2 * {_number(row, 'middle', 'here')}, 2) != 0:"
    yield f"    octets[{to}] = ({BYTE_UNIT} * ({most} - I64(octets[{to}])) + {most // 2}) // {most}"
    yield "else:"
    yield f"    octets[{to}] = 0"


ITEM: Final[dict[int, Callable[[Row, str, str], Iterator[str]]]] = {
    kernels.NUMBERS: _numbers, kernels.SEATS: _seats, kernels.CATEGORIES: _categories, kernels.BAG: _bag,
    kernels.BITS: _bits, kernels.LAID: _places, kernels.NAMED: _places, kernels.LESS: _less,
    kernels.REST: _rest,
}  # fmt: skip
