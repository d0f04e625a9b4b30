"""Fields of a state as plain Python numbers and lists, for code that is not compiled."""

from typing import Any, Final

from polis.core.kernels.layout import Layout
from polis.games.arkadia.model.bitboard import COLUMNS, squares_of
from polis.games.arkadia.model.state import SEATS, STATE

LAYOUT: Final = Layout(STATE)


def building_squares(p: Any, tables: Any) -> list[list[int]]:
    """The squares under each building of a plain state, in reading order."""
    offsets, cells = tables["offset"][0].tolist(), tables["cells"][0].tolist()
    return [
        [square + offset for offset in offsets[form][orientation][: cells[form]]]
        for form, orientation, square, _ in zip(
            p.tile_form, p.tile_orientation, p.tile_square, range(p.building_count), strict=False
        )
    ]


def lot_squares(p: Any) -> list[int]:
    """The twelve squares under the castle lot of a plain state, in reading order."""
    rows, columns = (4, 3) if p.lot_standing else (3, 4)
    return [p.lot_square + r * COLUMNS + c for r in range(rows) for c in range(columns)]


def worker_owners(p: Any) -> dict[int, int]:
    """The owner (seat, or NEUTRAL) of the worker on each square that has one."""
    return {square: owner for owner in range(SEATS + 1) for square in squares_of(p.workers[owner])}
