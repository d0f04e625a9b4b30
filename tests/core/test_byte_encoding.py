"""A program written out as a kernel gives the bytes of what the program gives as floats."""

from typing import Any

import numpy as np
import pytest

from polis.core.declared.byte_encoding import byte_encoder
from polis.core.kernels import encoding
from polis.core.kernels.encoding import COLUMNS, encode

SEATS, NUMBERS, SIZE = 3, 200, 600
# Items of each kind along three axes; beside: squares and flags, from byte 320 on
ROWS: dict[str, dict[str, int]] = {
    "numbers of one byte": {"op": encoding.NUMBERS, "width": 1, "least": -2, "most": 9, "outer": 2, "inner": 3},
    "numbers by seat": {"op": encoding.NUMBERS, "least": 1, "most": 17, "turned": 1, "middle": 4, "inner": 5},
    "seats": {"op": encoding.SEATS, "inner": 6, "inner_to": 4},
    "categories": {
        "op": encoding.CATEGORIES, "most": 5, "special": 1, "unknown": 6, "inner": 4, "inner_to": 7,
        "turned": 1, "middle": 4, "known": 300, "known_step": 2,
    },
    "categories, none in use": {"op": encoding.CATEGORIES, "most": 5, "unknown": 5, "outer": 3, "known": 300},
    "a bag": {
        "op": encoding.BAG, "most": 5, "special": 1, "unknown": 6, "inner": 4, "inner_to": 0,
        "turned": 1, "middle": 4, "known": 300, "known_step": 2,
    },
    "bits": {"op": encoding.BITS, "inner_at": 0, "inner_to": 0, "middle": 3, "inner": 2},
    "bits of one word": {"op": encoding.BITS, "inner_at": 0, "inner": 1, "turned": 1, "middle": 4},
    "laid": {"op": encoding.LAID, "inner": 9, "inner_to": 0, "middle_to": 12, "beside": 320, "special": 1},
    "named": {"op": encoding.NAMED, "middle_to": 12, "beside": 320, "special": 1},
}  # fmt: skip
REST = [
    {"op": encoding.LESS, "inner": 4, "inner_to": 0, "turned": 1, "middle": 4, "middle_to": 1, "middle_at": 8},
    {"op": encoding.REST, "most": 30, "turned": 1, "middle": 4, "middle_to": 1, "beside": 320},
]  # fmt: skip


def program(rows: list[dict[str, int]]) -> Any:
    """A program of rows; steps that are not given leave room for what lies within them."""
    made = [[0] * len(COLUMNS)]
    for given in rows:
        row = {"outer": 1, "middle": 1, "inner": 1, "width": 2, "inner_to": 1} | given
        row = {"unknown": -1, "known": -1, "beside": -1, "inner_at": row["width"]} | row
        row = {"middle_at": 2 * row["inner"], "middle_to": 33} | row
        row = {"outer_at": 2 * row["inner"], "outer_to": 40} | row
        made.append([row.get(name, 0) for name in COLUMNS])
    made[0][:3] = 2 * NUMBERS - 2, len(made), SIZE
    return np.array(made, np.int32)


@pytest.mark.parametrize("kind", [*ROWS, "the rest"])
def test_bytes_are_those_of_the_floats(kind: str) -> None:
    how = program([ROWS[kind]] if kind in ROWS else REST)
    written, rng, marked = byte_encoder(how), np.random.default_rng(7), 0
    for _ in range(60):
        raw = rng.integers(-3, 8, NUMBERS).astype(np.int16)
        if kind.startswith(("bits", "numbers of one")):
            raw = rng.integers(-(1 << 15), 1 << 15, NUMBERS).astype(np.int16)
        if kind == "the rest":  # none is counted less often than never
            raw = np.abs(raw)
        raw[-1] = SEATS
        for seat in range(SEATS):
            floats, octets = np.ones(SIZE, np.float32), np.ones(SIZE, np.uint8)
            encode(raw, seat, how, floats)
            written(raw, seat, octets)
            assert np.abs(octets - 255 * floats.astype(float)).max() < 0.51
            marked += int(octets.any())
    assert marked > 20
