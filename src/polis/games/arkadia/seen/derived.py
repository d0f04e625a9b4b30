"""Values that the rules derive from a position, so that no user interface has to compute them.

A view carries them under `derived` (docs/reference/trace.md). They are computed from what the
viewer may see and are not part of the named state, which hashes cover.
"""

from typing import Any, Final

import numpy as np

from polis.core.contract.excerpt import Excerpt
from polis.games.arkadia import rules
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES, decode
from polis.games.arkadia.model.names import square_pair
from polis.games.arkadia.model.state import CASHING, NONE, WORKING
from polis.games.arkadia.seen.as_python import LAYOUT, lot_squares

# The lot's squares by castle square, numbered in the lot's reading order as it lies on the board.
LYING: Final = (0, 1, 2, 3, 4, 7, 8, 9, 10, 11)
STANDING: Final = (2, 5, 8, 11, 1, 10, 0, 3, 6, 9)
MOST_WORKERS: Final = 512  # an own or a neutral worker on every square


def derived(seen: Any, record: bytes, tables: Any, seat: int | None) -> dict[str, Any]:
    """Return worth, castle squares and squares for earlier workers, JSON ready.

    seen: what the seat (None: a spectator) may know; record: its bytes.
    """
    return {
        **WORTH.of(record, tables, seat),
        **LOT.of(record, tables),
        **TO_END.of(record, tables),
        "earlier_squares": _earlier_squares(seen, tables),
    }


def worths(state: Any, tables: Any) -> list[int]:
    """The gold of each seat and what its seals would bring now, behind closed screens too."""
    found: list[int] = ALL_WORTHS.of(state.tobytes(), tables)["worth"]
    return found


def shown(p: Any, seat: int | None) -> list[bool]:
    """Whether a seat may look behind each screen; p: fields of an observation including SHOWN_BY."""
    is_open = bool(p.open_screens) or p.ending != NONE
    return [is_open or other == seat for other in range(p.seats)]


def _of_screens(p: Any, _tables: Any, seat: int | None) -> dict[str, Any]:
    """Values derived from what is behind the screens that the seat may look behind."""
    is_shown = shown(p, seat)
    values = _values(p)
    return {
        "worth": [
            _worth(p, other, values) if is_shown[other] else None for other in range(p.seats)
        ],
        "cash": _cash(p, values) if p.phase == CASHING and is_shown[p.turn] else None,
    }


def _of_all(p: Any, _tables: Any) -> dict[str, Any]:
    values = _values(p)
    return {"worth": [_worth(p, seat, values) for seat in range(p.seats)]}


def _values(p: Any) -> list[int]:
    """What a seal of each family would bring now."""
    return [sum(top == family for top in p.top) for family in range(FAMILIES)]


def _of_lot(p: Any, _tables: Any) -> dict[str, Any]:
    return {"castle_squares": _castle_squares(p)}


def _to_end(p: Any, _tables: Any) -> dict[str, Any]:
    return {"pieces_to_end": _pieces_to_end(p), "turns_to_end": _turns_to_end(p)}


def _pieces_to_end(p: Any) -> int:
    """Castle pieces until the second floor is full."""
    return max(0, 2 * CASTLE_SQUARES - int(sum(p.height[:CASTLE_SQUARES])))


def _turns_to_end(p: Any) -> int:
    """The turns of all seats still to come: exact in the last round, an estimate before.

    In 30 games of bots with 2 to 4 seats a castle piece took about 1.5 turns, a little more at the
    beginning; the curve was fitted by eye, and its error has not been measured.
    """
    if p.ending != NONE:
        return 0
    if p.ender != NONE:
        return int(p.turns_left)
    pieces = _pieces_to_end(p)
    return int(round(1.5 * pieces + pieces * pieces / 80) + p.seats)


def _worth(p: Any, seat: int, values: list[int]) -> int:
    """The gold of a seat plus what its seals would bring now."""
    seals = p.seals[seat]
    return int(p.gold[seat] + sum(n * value for n, value in zip(seals, values, strict=True)))


def _cash(p: Any, values: list[int]) -> list[int]:
    """The gold for 0, 1, 2 ... seals of the family being cashed."""
    return [seals * values[p.family] for seals in range(p.seals[p.turn][p.family] + 1)]


def _castle_squares(p: Any) -> list[list[int]]:
    """The board square of each castle square."""
    squares = lot_squares(p)
    return [square_pair(squares[place]) for place in (STANDING if p.lot_standing else LYING)]


def _earlier_squares(seen: Any, tables: Any) -> list[list[int]]:
    """Squares on which a worker could only have been placed before the last one."""
    last = int(seen["last_square"][0])
    if last == NONE or int(seen["phase"][0]) != WORKING:
        return []
    before = seen.copy()
    before["last_square"] = NONE
    out = np.empty(MOST_WORKERS, np.int16)
    actions = [decode(n) for n in out[: rules.legal_at(before, 0, tables, out)].tolist()]
    squares = {action.parts[0] for action in actions if action.verb in ("own", "neutral")}
    return [square_pair(square) for square in sorted(squares) if square < last]


SHOWN_BY: Final = ("seats", "open_screens", "ending")
WORTH: Final = Excerpt(
    LAYOUT, ("seals", "gold", "top", "phase", "turn", "family", *SHOWN_BY), _of_screens
)
ALL_WORTHS: Final = Excerpt(LAYOUT, ("seals", "gold", "top", "seats"), _of_all)
LOT: Final = Excerpt(LAYOUT, ("lot_square", "lot_standing"), _of_lot)
TO_END: Final = Excerpt(LAYOUT, ("height", "seats", "ending", "ender", "turns_left"), _to_end)
