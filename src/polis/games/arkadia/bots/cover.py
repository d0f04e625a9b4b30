"""What covering vacant squares brings, without playing it: for the greedy bot's looks in Arkadia.

A building laid or a set of workers only covers vacant squares. From a position the bot compares
dozens of such sets, and each changes little: the buildings beside the set have fewer vacant squares,
and those enclosed pay out. So what does not depend on the set is computed once (`begin_cover`), and
each set (`cover`) updates it. The result is the same number as that of `evaluate` after the decision.

In the last round the turns left matter, which end with the turn; there it is played out.
"""

from polis.core.kernels.arrays import Array, Record
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.bots.evaluation import (
    FAR,
    NEAR,
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
    DRAWING,
    LAYING,
    MUST,
    NONE,
    WORKING,
    State,
)
from polis.games.arkadia.model.tables import Tables
from polis.search.memory import Scratch


@kernel
def begin_cover(s: State, t: Tables, weights: Record, m: Scratch) -> None:
    """Compute what all sets of squares have in common, if the decision is about such sets.

    It holds for what is tried from there too, as choosing a card or a site covers nothing. m:
    overwritten in `work` and `boards`; `is_begun` says whether `cover` may be called.
    """
    is_about = s.phase in (MUST, LAYING, DRAWING, WORKING)
    m.work[0].is_begun = 1 if is_about and s.ender == NONE else 0
    if m.work[0].is_begun != 0:
        prepare(s, t, weights, m)


@kernel
def prepare(s: State, t: Tables, weights: Record, m: Scratch) -> None:
    """Write the sums and the buildings under construction that `cover` starts from."""
    work = m.work[0]
    left = I64(pieces_left(s))
    work.left = left
    work.follower = (I64(s.turn) + 1) % I64(s.seats)
    work.ripeness = min(left + 2, 10)
    for family in range(FAMILIES):
        work.hold[family] = expected_value(s, family, left, weights)
    for seat in range(s.seats):
        work.before[seat] = possessions(s, seat, work)
        if seat != s.turn:
            work.before[seat] += behind_screen(s, seat, left, weights)
    free = load(s.free)
    for k in range(s.open_count):
        around = beside(covered(s, t, I64(s.open[k])))
        store(m.boards[k], around)
        work.vacant[k] = count(both(around, free))
        work.seal[k] = work.hold[s.tile_family[s.open[k]]]
        count_workers(s, around, I64(k), work)
        add_building(s, I64(k), I64(work.vacant[k]), work.before, I64(1), weights, work)


@kernel
def count_workers(s: State, around: Board, k: int, work: Record) -> None:
    """Note the workers of each seat beside a building."""
    for seat in range(s.seats):
        work.workers[k, seat] = count(both(around, load(s.workers[seat])))


@kernel
def add_building(
    s: State, k: int, vacant: int, sums: Array, sign: int, weights: Record, work: Record
) -> None:  # fmt: skip
    """Add (or subtract, sign -1) what the k-th building under construction is worth to each seat.

    vacant: the squares beside it; sums: by seat.
    """
    seal = work.seal[k] * work.ripeness
    chance = weights.chance[min(vacant, FAR)]
    for seat in range(s.seats):
        sums[seat] += sign * (work.workers[k, seat] * seal * chance // 1000)
    sums[work.follower] += sign * (seal * weights.gift[min(vacant, NEAR)] // 1000)


@kernel
def cover(s: State, squares: Board, own: Board, weights: Record, m: Scratch) -> int:
    """The pieces due after the seat to act has covered vacant squares; its prospects go into `work`.

    own: those of the squares on which it puts own workers. The screen is not counted.
    """
    work = m.work[0]
    due = I64(0)
    for seat in range(s.seats):
        work.prospects[seat] = work.before[seat]
    for k in range(s.open_count):
        around = load(m.boards[k])
        vacant = I64(work.vacant[k])
        fewer = I64(count(both(around, squares)))
        if fewer > 0 or vacant == 0:
            arrived = I64(count(both(around, own)))
            add_building(s, I64(k), vacant, work.prospects, I64(-1), weights, work)
            work.workers[k, s.turn] += arrived
            due += settle(s, I64(k), vacant - fewer, weights, work)
            work.workers[k, s.turn] -= arrived
    return int(due)


@kernel
def settle(s: State, k: int, vacant: int, weights: Record, work: Record) -> int:
    """Add what a building is worth with that many vacant squares; returns 1 if it pays out, else 0."""
    if vacant > 0:
        add_building(s, k, vacant, work.prospects, I64(1), weights, work)
        return 0
    for seat in range(s.seats):
        work.prospects[seat] += work.workers[k, seat] * work.seal[k]
    work.prospects[s.turn] += work.seal[k]
    return 1


@kernel
def after_lay(
    s: State, t: Tables, orientation: int, square: int, weights: Record, m: Scratch
) -> int:
    """The score, for the seat to act, of the chosen card's building at a place (as `evaluate`)."""
    work = m.work[0]
    form, family = s.card // FAMILIES, s.card % FAMILIES
    squares = shape_at(t.bits[form, orientation], square)
    due = I64(cover(s, squares, EMPTY, weights, m))
    around = beside(squares)
    k = I64(s.open_count)
    work.seal[k] = work.hold[family]
    count_workers(s, around, I64(k), work)
    due += settle(s, k, I64(count(both(around, load(s.free)))), weights, work)
    camps = I64(count(both(squares, load(t.camps))))
    neutral = I64(s.neutral[s.turn]) + min(camps, I64(s.supply))
    return score(s, due, I64(s.own[s.turn]), neutral, weights, work)


@kernel
def after_workers(
    s: State, squares: Board, own: Board, placed: int, placed_own: int, weights: Record, m: Scratch
) -> int:
    """The score of workers on a set of squares, of which `own` take own ones; the introduction ends."""
    due = I64(cover(s, squares, own, weights, m))
    left = I64(s.own[s.turn]) - placed_own
    neutral = I64(s.neutral[s.turn]) - (placed - placed_own)
    return score(s, due, left, neutral, weights, m.work[0])


@kernel
def score(s: State, due: int, own: int, neutral: int, weights: Record, work: Record) -> int:
    """What the prospects in `work` come to for the seat to act, with what is left behind its screen."""
    screen = screen_with(s, I64(s.turn), own, neutral, I64(work.left), weights)
    work.prospects[s.turn] += screen + due * weights.due
    return balance(s, I64(s.turn), weights, work)
