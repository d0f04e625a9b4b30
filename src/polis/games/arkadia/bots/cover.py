"""What covering vacant squares brings, without playing it: for the greedy bot's looks in Arkadia.

A building laid or a set of workers only covers vacant squares. From a position the bot compares
dozens of such sets, and each changes little: the buildings beside the set have fewer vacant squares,
and those enclosed pay out. So what does not depend on the set is computed once (`begin_cover`), and
each set (`cover`) updates it. The result is the same number as that of `evaluate` after the decision.

In the last round the turns left matter, which end with the turn; there it is played out.
"""

from typing import Any, Final

from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.bots.evaluation import (
    CHANCE,
    DUE,
    FAR,
    GIFT,
    HOLD,
    NEAR,
    WORK,
    balance,
    behind_screen,
    expected_value,
    pieces_left,
    possessions,
    screen_with,
)
from polis.games.arkadia.model.actions import FAMILIES
from polis.games.arkadia.model.bitboard import EMPTY, Board, both, count, load, shape_at, store
from polis.games.arkadia.model.board import beside, covered
from polis.games.arkadia.model.state import (
    BUILDINGS,
    DRAWING,
    LAYING,
    MUST,
    NONE,
    SEATS,
    WORKING,
    State,
)
from polis.games.arkadia.model.tables import Tables
from polis.search.memory import Scratch

# Indices of the working row, after those of the evaluation
IS_BEGUN: Final = WORK  # 1: what follows is of the position that is looked at
LEFT: Final = WORK + 1  # castle pieces to come
FOLLOWER: Final = WORK + 2  # the seat that plays next
RIPENESS: Final = WORK + 3  # tenths: how much is still earned beside buildings
BEFORE: Final = WORK + 4  # by seat: the prospects without what is behind the mover's screen
TILES: Final = BEFORE + SEATS

# Columns for each building under construction, from TILES on
VACANT, SEAL, WORKERS = range(3)  # squares; what a seal is expected to bring; workers, by seat
COLUMNS: Final = WORKERS + SEATS
COVER_ROW: Final = TILES + COLUMNS * BUILDINGS


@kernel
def begin_cover(s: State, t: Tables, weights: Any, m: Scratch) -> None:
    """Compute what all sets of squares have in common, if the decision is about such sets.

    It holds for what is tried from there too, as choosing a card or a site covers nothing. m:
    overwritten in `row` and `boards`; row[IS_BEGUN] says whether `cover` may be called.
    """
    is_about = s.phase in (MUST, LAYING, DRAWING, WORKING)
    m.row[IS_BEGUN] = 1 if is_about and s.ender == NONE else 0
    if m.row[IS_BEGUN] != 0:
        prepare(s, t, weights, m)


@kernel
def prepare(s: State, t: Tables, weights: Any, m: Scratch) -> None:
    """Write the sums and the buildings under construction that `cover` starts from."""
    row = m.row
    left = I64(pieces_left(s))
    row[LEFT] = left
    row[FOLLOWER] = (I64(s.turn) + 1) % I64(s.seats)
    row[RIPENESS] = min(left + 2, 10)
    for family in range(FAMILIES):
        row[HOLD + family] = expected_value(s, family, left, weights)
    for seat in range(s.seats):
        row[BEFORE + seat] = possessions(s, seat, row)
        if seat != s.turn:
            row[BEFORE + seat] += behind_screen(s, seat, left, weights)
    free = load(s.free)
    for k in range(s.open_count):
        around = beside(covered(s, t, I64(s.open[k])))
        store(m.boards[k], around)
        tile = TILES + COLUMNS * k
        row[tile + VACANT] = count(both(around, free))
        row[tile + SEAL] = row[HOLD + s.tile_family[s.open[k]]]
        count_workers(s, around, tile, row)
        add_tile(s, tile, I64(row[tile + VACANT]), BEFORE, I64(1), weights, row)


@kernel
def count_workers(s: State, around: Board, tile: int, row: Any) -> None:
    """Note the workers of each seat beside a building."""
    for seat in range(s.seats):
        row[tile + WORKERS + seat] = count(both(around, load(s.workers[seat])))


@kernel
def add_tile(
    s: State, tile: int, vacant: int, sums: int, sign: int, weights: Any, row: Any
) -> None:  # fmt: skip
    """Add (or subtract, sign -1) what a building under construction is worth to each seat.

    vacant: the squares beside it; sums: the index of the first seat's sum.
    """
    seal = row[tile + SEAL] * row[RIPENESS]
    chance = weights[CHANCE + min(vacant, FAR)]
    for seat in range(s.seats):
        row[sums + seat] += sign * (row[tile + WORKERS + seat] * seal * chance // 1000)
    row[sums + row[FOLLOWER]] += sign * (seal * weights[GIFT + min(vacant, NEAR)] // 1000)


@kernel
def cover(s: State, squares: Board, own: Board, weights: Any, m: Scratch) -> int:
    """The pieces due after the seat to act has covered vacant squares; its prospects go into `row`.

    own: those of the squares on which it puts own workers. The screen is not counted.
    """
    row = m.row
    due = I64(0)
    for seat in range(s.seats):
        row[seat] = row[BEFORE + seat]
    for k in range(s.open_count):
        around = load(m.boards[k])
        tile = I64(TILES + COLUMNS * k)
        vacant = I64(row[tile + VACANT])
        fewer = I64(count(both(around, squares)))
        if fewer > 0 or vacant == 0:
            arrived = I64(count(both(around, own)))
            add_tile(s, tile, vacant, I64(0), I64(-1), weights, row)
            row[tile + WORKERS + s.turn] += arrived
            due += settle(s, tile, vacant - fewer, weights, row)
            row[tile + WORKERS + s.turn] -= arrived
    return int(due)


@kernel
def settle(s: State, tile: int, vacant: int, weights: Any, row: Any) -> int:
    """Add what a building is worth with that many vacant squares; returns 1 if it pays out, else 0."""
    if vacant > 0:
        add_tile(s, tile, vacant, I64(0), I64(1), weights, row)
        return 0
    for seat in range(s.seats):
        row[seat] += row[tile + WORKERS + seat] * row[tile + SEAL]
    row[s.turn] += row[tile + SEAL]
    return 1


@kernel
def after_lay(s: State, t: Tables, orientation: int, square: int, weights: Any, m: Scratch) -> int:
    """The score, for the seat to act, of the chosen card's building at a place (as `evaluate`)."""
    row = m.row
    form, family = s.card // FAMILIES, s.card % FAMILIES
    squares = shape_at(t.bits[form, orientation], square)
    due = I64(cover(s, squares, EMPTY, weights, m))
    around = beside(squares)
    tile = I64(TILES + COLUMNS * s.open_count)
    row[tile + SEAL] = row[HOLD + family]
    count_workers(s, around, tile, row)
    due += settle(s, tile, I64(count(both(around, load(s.free)))), weights, row)
    camps = I64(count(both(squares, load(t.camps))))
    neutral = I64(s.neutral[s.turn]) + min(camps, I64(s.supply))
    return score(s, due, I64(s.own[s.turn]), neutral, weights, row)


@kernel
def after_workers(
    s: State, squares: Board, own: Board, placed: int, placed_own: int, weights: Any, m: Scratch
) -> int:
    """The score of workers on a set of squares, of which `own` take own ones; the introduction ends."""
    due = I64(cover(s, squares, own, weights, m))
    left = I64(s.own[s.turn]) - placed_own
    neutral = I64(s.neutral[s.turn]) - (placed - placed_own)
    return score(s, due, left, neutral, weights, m.row)


@kernel
def score(s: State, due: int, own: int, neutral: int, weights: Any, row: Any) -> int:
    """What the prospects in `row` come to for the seat to act, with what is left behind its screen."""
    screen = screen_with(s, I64(s.turn), own, neutral, I64(row[LEFT]), weights)
    row[s.turn] += screen + due * weights[DUE]
    return balance(s, I64(s.turn), weights, row)
