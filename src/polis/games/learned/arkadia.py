"""What the learned bots of Arkadia read of an encoding: what all seats have, and what lies around each site.

A site is a building under construction. Around it lies a window of SIDE by SIDE squares: which are
free, and whose workers stand there.
"""

from functools import cache
from typing import Final

import numpy as np

from polis.core.kernels.arrays import Array
from polis.games.arkadia.model import COLUMNS, ROWS
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES
from polis.games.learned.inputs import Inputs

SIDE: Final = 9
EDGE: Final = SIDE // 2
WIDE, HIGH = COLUMNS + 2 * EDGE, ROWS + 2 * EDGE
SEATS: Final = 4
PLANES: Final = 4  # free squares, own workers, those of the next seats, neutral ones
COUNTED: Final = 2  # seats whose seals are counted at the castle's present values
BOARDS: Final = (
    *("free", "sites", "workers", "last_square", "lot_square", "site"),
    *("tile_form", "tile_family", "tile_orientation"),
)


@cache
def places() -> dict[str, slice]:
    """Return where each part of an encoding is."""
    from polis.games import load  # noqa: PLC0415 - the game knows its bots

    return {one.name: one.place for one in load("arkadia").encoding}


@cache
def plain_columns() -> Array:
    """Return the columns of an encoding that are no boards."""
    wanted = np.ones(max(one.stop for one in places().values()), np.bool_)
    for name in BOARDS:
        wanted[places()[name]] = False
    return np.flatnonzero(wanted)


def read(seen: Array) -> Inputs:
    """Return what the network reads."""
    tops = (part(seen, "top").reshape(-1, CASTLE_SQUARES, FAMILIES) > 0).sum(1)
    seals = part(seen, "seals").reshape(-1, SEATS, FAMILIES)[:, :COUNTED].astype(np.float32)
    worth = (seals * tops[:, None]).reshape(len(seen), -1) * (32 / 255 / 40)
    plain = np.concatenate([seen[:, plain_columns()].astype(np.float32) / 255, worth], 1)
    of, square = np.nonzero(part(seen, "sites"))
    return Inputs(plain.astype(np.float32), around(seen, of, square, tops), of)


def part(seen: Array, name: str) -> Array:
    """Return a part of encodings."""
    return seen[:, places()[name]]


def around(seen: Array, of: Array, square: Array, tops: Array) -> Array:
    """Return the windows around sites, what is built there, and what its family is worth."""
    window = windows(planes(seen), of, square)
    kinds = [
        seen[
            of[:, None], places()[name].start + np.arange(count) * ROWS * COLUMNS + square[:, None]
        ]
        for name, count in (("tile_form", 7), ("tile_orientation", 8), ("tile_family", FAMILIES))
    ]
    known = np.concatenate([window, *kinds, part(seen, "phase")[of]], 1).astype(np.float32) / 255
    values = tops[of].astype(np.float32) / 4
    own = values * (kinds[-1] > 0)
    return np.concatenate([known, values, own, own.sum(1, keepdims=True)], 1).astype(np.float32)


def planes(seen: Array) -> Array:
    """Return boards with an empty edge, uint8."""
    made = np.zeros((len(seen), PLANES, HIGH, WIDE), np.uint8)
    inner = made[:, :, EDGE:-EDGE, EDGE:-EDGE]
    workers = part(seen, "workers").reshape(-1, SEATS + 1, ROWS, COLUMNS)
    inner[:, 0] = part(seen, "free").reshape(-1, ROWS, COLUMNS)
    inner[:, 1] = workers[:, 0]
    inner[:, 2] = workers[:, 1:SEATS].max(1)
    inner[:, 3] = workers[:, SEATS]
    return made


def windows(made: Array, of: Array, square: Array) -> Array:
    """Return the squares around some of them, plane by plane."""
    steps = np.arange(SIDE)
    offsets = np.arange(PLANES)[:, None, None] * HIGH * WIDE + steps[:, None] * WIDE + steps
    first = of * PLANES * HIGH * WIDE + square // COLUMNS * WIDE + square % COLUMNS
    found: Array = made.reshape(-1).take(first[:, None] + offsets.reshape(-1))
    return found
