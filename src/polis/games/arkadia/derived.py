"""What the rules say of a position: worth, squares and counts, so that no screen works them out.

A view carries it under `derived` (docs/reference/trace.md). It is made from what the viewer may see
and is no part of the named state, which hashes cover.
"""

from typing import Any, Final

import numpy as np

from polis.games.arkadia import rules
from polis.games.arkadia.actions import CASTLE_SQUARES, FAMILIES, decode
from polis.games.arkadia.as_python import lot_squares
from polis.games.arkadia.names import square_pair
from polis.games.arkadia.state import CASHING, NONE, WORKING

# Places on the castle lot in its reading order, by castle square: as the board has them from above.
LYING: Final = (0, 1, 2, 3, 4, 7, 8, 9, 10, 11)
STANDING: Final = (2, 5, 8, 11, 1, 10, 0, 3, 6, 9)
MOST_WORKERS: Final = 512  # an own or a neutral worker on every square


def derived(p: Any, state: Any, tables: Any, shown: list[bool]) -> dict[str, Any]:
    """Worth, castle squares and squares for earlier workers, JSON ready.

    p: the observation `state` as plain numbers; shown: whose screens the viewer may look behind.
    """
    values = [sum(top == family for top in p.top) for family in range(FAMILIES)]
    return {
        "worth": [_worth(p, seat, values) if shown[seat] else None for seat in range(p.seats)],
        "cash": _cash(p, values) if p.phase == CASHING and shown[p.turn] else None,
        "castle_squares": _castle_squares(p),
        "pieces_to_end": _pieces_to_end(p),
        "turns_to_end": _turns_to_end(p),
        "earlier_squares": _earlier_squares(p, state, tables),
    }


def _pieces_to_end(p: Any) -> int:
    """Castle pieces until the second floor is full."""
    return max(0, 2 * CASTLE_SQUARES - int(sum(p.height[:CASTLE_SQUARES])))


def _turns_to_end(p: Any) -> int:
    """The turns of all seats still to come: counted in the last round, before it an estimate.

    In 30 games of bots with 2 to 4 seats a piece took about a turn and a half, in the beginning a
    little more; the curve is drawn by eye, and how far off it is has not been measured.
    """
    if p.ending != NONE:
        return 0
    if p.ender != NONE:
        return int(p.turns_left)
    pieces = _pieces_to_end(p)
    return int(round(1.5 * pieces + pieces * pieces / 80) + p.seats)


def _worth(p: Any, seat: int, values: list[int]) -> int:
    """The gold of a seat, and what its seals would bring now."""
    seals = p.seals[seat]
    return int(p.gold[seat] + sum(n * value for n, value in zip(seals, values, strict=True)))


def _cash(p: Any, values: list[int]) -> list[int]:
    """The gold for 0, 1, 2 ... seals of the family that is asked about."""
    return [seals * values[p.family] for seals in range(p.seals[p.turn][p.family] + 1)]


def _castle_squares(p: Any) -> list[list[int]]:
    """Where on the board each castle square is."""
    squares = lot_squares(p)
    return [square_pair(squares[place]) for place in (STANDING if p.lot_standing else LYING)]


def _earlier_squares(p: Any, state: Any, tables: Any) -> list[list[int]]:
    """Where a worker could stand that had to be placed before the last one."""
    if p.phase != WORKING or p.last_square == NONE:
        return []
    before = state.copy()
    before["last_square"] = NONE
    out = np.empty(MOST_WORKERS, np.int16)
    actions = [decode(n) for n in out[: rules.legal_at(before, 0, tables, out)].tolist()]
    squares = {action.parts[0] for action in actions if action.verb in ("own", "neutral")}
    return [square_pair(square) for square in sorted(squares) if square < p.last_square]
