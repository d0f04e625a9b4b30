"""Values that the rules derive from a position, so that no user interface has to compute them.

A view carries them under `derived`. They are computed from what the viewer may see and are not part
of the named state, which hashes cover.
"""

from typing import Final

from polis.core.declared.fields import Declared, public
from polis.core.declared.meanings import NONE, meaning
from polis.core.declared.named_record import EVERYTHING, NamedRecord, Part, Plain
from polis.core.declared.writing import NOTHING, Writing
from polis.core.json_reader import JsonObject
from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.layout import Records
from polis.games.arkadia.model import COLUMNS
from polis.games.arkadia.model.actions import BOARD_SQUARES, CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.bitboard import after, append_squares, without
from polis.games.arkadia.model.board import site, vacant_beside
from polis.games.arkadia.model.meanings import SQUARE
from polis.games.arkadia.model.state import BY_SEAT, CASHING, WORKING, State
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.completion import value

# The lot's squares by castle square, numbered in the lot's reading order as it lies on the board.
LYING: Final = (0, 1, 2, 3, 4, 7, 8, 9, 10, 11)
STANDING: Final = (2, 5, 8, 11, 1, 10, 0, 3, 6, 9)
KNOWN_GOLD: Final = meaning("gold", Writing(NOTHING))


class Derived:
    """The values as the rules write them."""

    seats: int = public("number of seats", json=None)
    worth: Array = public(
        "gold plus what the seals would bring now", BY_SEAT, means=KNOWN_GOLD, kind="<i4"
    )
    seals: int = public("seals of the family being cashed, if the viewer may know", json=None)
    seal_value: int = public("what a seal of this family brings", json=None)
    castle_squares: Array = public("where the castle squares lie", CASTLE_SQUARES, means=SQUARE)
    pieces_to_end: int = public("castle pieces until the second floor is full")
    turns_to_end: int = public("turns to come, of all seats; estimated before the last round")
    earlier_squares: Array = public(
        "where a worker could only have been placed before the last one",
        BOARD_SQUARES, means=SQUARE, size="earlier_count",
    )  # fmt: skip
    earlier_count: int = public("number of these squares", json=None)


DERIVED: Final = Declared(Derived)


def _cash(p: Plain, _tables: Records) -> list[int] | None:
    """The gold for 0, 1, 2 ... seals of the family being cashed."""
    return None if p.seals == NONE else [n * p.seal_value for n in range(p.seals + 1)]


NAMED: Final = NamedRecord(DERIVED, [Part("cash", "seals seal_value", _cash)])


def derived(seen: Records, tables: Records, viewer: int) -> JsonObject:
    """Return the values, JSON ready. seen: an observation of the viewer, a seat or SPECTATOR."""
    out = DERIVED.new()
    derive_at(seen, 0, tables, viewer, out)
    return NAMED.of(out.tobytes(), tables)


def worths(state: Records, tables: Records) -> list[int]:
    """Return each seat's gold and what its seals would bring now, behind closed screens too."""
    out = DERIVED.new()
    derive_at(state, 0, tables, EVERYTHING, out)
    found: list[int] = out["worth"][0, : int(state["seats"][0])].tolist()
    return found


@entry_point
def derive_at(states: Records, i: int, tables: Records, viewer: int, derived: Records) -> None:
    """Write the values for a viewer into derived[0]: the entry point for Python."""
    s, d = states[i], derived[0]
    d.seats = s.seats
    for seat in range(s.seats):
        d.worth[seat] = worth(s, seat) if is_open(s, seat, viewer) else NONE
    d.seals = NONE
    if s.phase == CASHING and is_open(s, s.turn, viewer):
        d.seals = s.seals[s.turn, s.family]
        d.seal_value = value(s, s.family)
    for number in range(CASTLE_SQUARES):
        d.castle_squares[number] = castle_square(s, number)
    d.pieces_to_end = pieces_to_end(s)
    d.turns_to_end = turns_to_end(s)
    d.earlier_count = list_earlier(s, tables[0], d.earlier_squares)


@kernel
def is_open(s: State, seat: int, viewer: int) -> bool:
    """ARK-R29  Whether the viewer may look behind the screen of a seat."""
    return bool(viewer in (seat, EVERYTHING) or s.open_screens != 0 or s.ending != NONE)


@kernel
def worth(s: State, seat: int) -> int:
    """ARK-K.4  The gold of a seat plus what its seals would bring now."""
    gold = int(s.gold[seat])
    for family in range(FAMILIES):
        gold += s.seals[seat, family] * value(s, family)
    return gold


@kernel
def castle_square(s: State, number: int) -> int:
    """The square of the board under a castle square."""
    place = STANDING[number] if s.lot_standing != 0 else LYING[number]
    columns = 3 if s.lot_standing != 0 else 4
    return s.lot_square + place // columns * COLUMNS + place % columns


@kernel
def pieces_to_end(s: State) -> int:
    """ARK-E.1  Castle pieces until the second floor is full."""
    pieces = 2 * CASTLE_SQUARES
    for square in range(CASTLE_SQUARES):
        pieces -= s.height[square]
    return max(0, pieces)


@kernel
def turns_to_end(s: State) -> int:
    """The turns of all seats still to come: exact in the last round, an estimate before.

    In 30 games of bots with 2 to 4 seats a castle piece took about 1.5 turns, a little more at the
    beginning; the curve, 1.5 n + n * n / 80, was fitted by eye, and its error has not been measured.
    """
    if s.ending != NONE:
        return 0
    if s.ender != NONE:
        return s.turns_left
    pieces = pieces_to_end(s)
    return (120 * pieces + pieces * pieces + 40) // 80 + s.seats


@kernel
def list_earlier(s: State, t: Tables, out: Array) -> int:
    """ARK-1B.2  List the vacant squares beside the site that come before the last worker's."""
    if s.phase != WORKING or s.last_square == NONE:
        return 0
    vacant = vacant_beside(s, site(s, t, s.site))
    return append_squares(without(vacant, after(s.last_square)), 0, out, 0)
