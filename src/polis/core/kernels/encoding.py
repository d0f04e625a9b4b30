"""A record as floats: one kernel that carries out a program, for every game.

A program is made from the declarations of a record (`core.declared.encoding`): a row of numbers for
each field. Row 0 has the number of rows in use and of floats. A row goes through the items of a field
along three axes, of which the middle one may be turned so that the observer comes first.
"""

from typing import Any, Final

from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import instruction, kernel

NUMBERS, SEATS, CATEGORIES, BAG, BITS, LAID, NAMED, LESS, REST = range(9)
"""What a row does with its items; see the kernels below."""

# op: of those above; at: of the first item in the record; width: of an item in bytes; to: the first
# float; turned: whether the middle axis is of seats; least, most: of a number, or the number of
# categories; special: a category of its own, or 0; unknown: where an unknown item is marked, or -1;
# known, known_step: where the number of items in use is, or -1, and the next seat's; beside: where
# another field is that is needed, or -1
COLUMNS: Final = (
    "op", "at", "width", "to", "outer", "outer_at", "outer_to", "middle", "middle_at", "middle_to", "turned",
    "inner", "inner_at", "inner_to", "least", "most", "special", "unknown", "known", "known_step", "beside",
)  # fmt: skip
(
    OP, AT, WIDTH, TO, OUTER, OUTER_AT, OUTER_TO, MIDDLE, MIDDLE_AT, MIDDLE_TO, TURNED, INNER, INNER_AT,
    INNER_TO, LEAST, MOST, SPECIAL, UNKNOWN, KNOWN, KNOWN_STEP, BESIDE,
) = range(len(COLUMNS))  # fmt: skip
SEATS_AT, ROWS, FLOATS = 0, 1, 2  # in row 0: where the number of seats is in the record
NOTHING: Final = -1  # the number for nothing, and for what is not known


@kernel
def number_at(raw: Any, at: int, width: int) -> int:
    """Return the signed number of one or two bytes at a place."""
    word = int(raw[at >> 1])
    if width == 1:
        byte = word >> 8 * (at & 1) & 255
        return byte - 256 if byte > 127 else byte
    return word


@kernel
def encode(raw: Any, seat: int, program: Any, floats: Any) -> None:
    """Write a record as floats, from a seat's side. raw: its bytes as int16; floats: overwritten."""
    for place in range(program[0, FLOATS]):
        floats[place] = 0
    seats = number_at(raw, program[0, SEATS_AT], 2)
    for number in range(1, program[0, ROWS]):
        row = program[number]
        turned = row[TURNED] != 0
        middle = min(int(row[MIDDLE]), seats) if turned else int(row[MIDDLE])
        at_step, to_step = int(row[MIDDLE_AT]), int(row[MIDDLE_TO])
        for outer in range(row[OUTER]):
            at = row[AT] + outer * row[OUTER_AT]
            to = row[TO] + outer * row[OUTER_TO]
            for place in range(middle):
                here = place
                if turned:
                    here = seat + place if seat + place < seats else seat + place - seats
                encode_items(
                    raw,
                    row,
                    at + here * at_step,
                    to + place * to_step,
                    here,
                    seat,
                    seats,
                    floats,
                )


@kernel
def encode_items(  # noqa: PLR0913 - what a row is carried out on
    raw: Any, row: Any, at: int, to: int, here: int, seat: int, seats: int, floats: Any
) -> None:
    """Write the items of a field along its last axis."""
    op = row[OP]
    if op == NUMBERS:
        encode_numbers(raw, row, at, to, floats)
    elif op == SEATS:
        encode_seats(raw, row, at, to, seat, seats, floats)
    elif op <= BAG:
        encode_categories(raw, row, at, to, here, floats)
    elif op == BITS:
        encode_bits(raw, row, at, to, floats)
    elif op <= NAMED:
        encode_places(raw, row, at, to, floats)
    else:
        encode_rest(raw, row, at, to, here, floats)


@instruction("cttz")
def lowest_bit(word: int) -> int:
    """Return the place of the lowest bit that is set."""
    return (word & -word).bit_length() - 1


# Each reads its row once, before the loop: what is written could be the row, as far as a compiler sees.


@kernel
def encode_numbers(raw: Any, row: Any, at: int, to: int, floats: Any) -> None:
    """Scale numbers by their bounds to 0..1; one beyond a bound counts as the bound."""
    step, to_step, width, least = (
        int(row[INNER_AT]),
        int(row[INNER_TO]),
        int(row[WIDTH]),
        int(row[LEAST]),
    )
    span = int(row[MOST]) - least
    for _ in range(row[INNER]):
        value = number_at(raw, at, width) - least
        if value > 0:  # most are 0, and a division is slow
            value = min(value, span)
            floats[to] = value / span
        at += step
        to += to_step


@kernel
def encode_seats(  # noqa: PLR0913 - what a row is carried out on
    raw: Any, row: Any, at: int, to: int, seat: int, seats: int, floats: Any
) -> None:
    """Mark seats, counted from the observer on."""
    step, to_step, width = int(row[INNER_AT]), int(row[INNER_TO]), int(row[WIDTH])
    for _ in range(row[INNER]):
        value = number_at(raw, at, width)
        if value >= 0:
            place = value - seat
            floats[to + (place if place >= 0 else place + seats)] = 1
        at += step
        to += to_step


@kernel
def encode_categories(raw: Any, row: Any, at: int, to: int, here: int, floats: Any) -> None:
    """Mark the category of each item, a special one and what is unknown; of a bag, add it up.

    An item is unknown if it has no number although it is in use.
    """
    step, to_step, width, most = (
        int(row[INNER_AT]),
        int(row[INNER_TO]),
        int(row[WIDTH]),
        int(row[MOST]),
    )
    special, unknown, known = int(row[SPECIAL]), int(row[UNKNOWN]), int(row[INNER])
    share = 1.0 / known if row[OP] == BAG else 1.0
    if row[KNOWN] >= 0:
        known = number_at(raw, row[KNOWN] + here * row[KNOWN_STEP], 2)
    for item in range(row[INNER]):
        value = number_at(raw, at, width)
        place = -1
        if 0 <= value < most:
            place = to + value
        elif value != NOTHING and special != 0:
            floats[to + most] = 1
        elif value == NOTHING and unknown >= 0 and item < known:
            place = to + unknown
        if place >= 0:
            floats[place] += share
        at += step
        to += to_step


@kernel
def encode_bits(raw: Any, row: Any, at: int, to: int, floats: Any) -> None:
    """Mark the bits that are set: the lowest of the first two bytes comes first."""
    first = at >> 1
    for item in range(row[INNER]):
        word = int(raw[first + item]) & 65535
        place = to + 16 * item
        while word != 0:
            floats[place + lowest_bit(word)] = 1
            word &= word - 1


@kernel
def encode_places(raw: Any, row: Any, at: int, to: int, floats: Any) -> None:
    """Mark squares that another field has (`BESIDE`): of each item, or of the one with this number.

    LAID: items lie on squares, with a plane for each category; NAMED: a number names an item that does.
    """
    squares, beside, width, step = (
        int(row[MIDDLE_TO]),
        int(row[BESIDE]),
        int(row[WIDTH]),
        int(row[INNER_AT]),
    )
    special, is_named = int(row[SPECIAL]), row[OP] == NAMED
    for item in range(row[INNER]):
        value = number_at(raw, at + item * step, width)
        if value >= 0:
            square = number_at(raw, beside + 2 * (value if is_named else item), 2)
            if square >= 0:
                floats[to + (0 if is_named else value * squares) + square] = 1
        elif value != NOTHING and special != 0:
            floats[to + squares] = 1


@kernel
def encode_rest(raw: Any, row: Any, at: int, to: int, here: int, floats: Any) -> None:
    """Count how many of a total are known (LESS), and then the rest, if a flag is set."""
    if row[OP] == LESS:
        for item in range(row[INNER]):
            floats[to] += number_at(raw, at + item * row[INNER_AT], row[WIDTH])
    elif number_at(raw, row[BESIDE] + 2 * here, 2) != 0:
        floats[to] = (int(row[MOST]) - I64(floats[to])) / int(row[MOST])
    else:
        floats[to] = 0
