"""A state as plain Python numbers and lists, for everything that is not compiled."""

from typing import Any, Final

from polis.core.bits import COLUMNS, squares_of
from polis.core.layout import Layout
from polis.games.arkadia.state import SEATS, STATE

LAYOUT: Final = Layout(STATE)
plain: Final = LAYOUT.plain


def building_squares(p: Any, tables: Any, building: int) -> list[int]:
    """The squares under a building of a plain state, in reading order."""
    form, orientation = p.tile_form[building], p.tile_orientation[building]
    offsets = tables["offset"][0, form, orientation, : int(tables["cells"][0, form])]
    return [p.tile_square[building] + offset for offset in offsets.tolist()]


def lot_squares(p: Any) -> list[int]:
    """The twelve squares under the castle lot of a plain state, in reading order."""
    rows, columns = (4, 3) if p.lot_standing else (3, 4)
    return [p.lot_square + r * COLUMNS + c for r in range(rows) for c in range(columns)]


def worker_owners(p: Any) -> dict[int, int]:
    """The owner (seat, or NEUTRAL) of the worker on each square that has one."""
    return {square: owner for owner in range(SEATS + 1) for square in squares_of(p.workers[owner])}
