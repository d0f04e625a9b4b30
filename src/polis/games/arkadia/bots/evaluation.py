"""The evaluation of a position of Arkadia for a seat, in hundredths of a gold coin.

It reads public information only: the board, the castle and the holdings of all seats. A seat's
prospects are its gold, its seals at their expected value, what its workers may earn beside
buildings under construction, and what is behind its screen. The evaluation is the seat's prospects
minus a share of those of its best opponent.
"""

from typing import Final

from polis.core.kernels.arrays import Array, Record, Records, record_of_numbers
from polis.core.kernels.kernel import entry_point, kernel
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.bitboard import both, count, load
from polis.games.arkadia.model.board import beside, covered
from polis.games.arkadia.model.state import FLOORS, MUST, NONE, OVER, State
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.completion import value

COIN: Final = 100
MEAN_VALUE: Final = 250  # the mean value of a seal: ten visible squares for four families
PIECES: Final = (FLOORS - 1) * CASTLE_SQUARES  # the last of them triggers the end
TURNS_A_PIECE: Final = 225  # hundredths: about 45 turns of all seats for 20 pieces

FAR: Final = 9  # vacant squares
NEAR: Final = 4

# fmt: off
WEIGHTS: Final = record_of_numbers({
    "drift": 3,         # per cent by which a value drifts to the mean, for each piece to come
    "own": 270,         # each of the first two own workers in hand
    "more_own": 100,    # each further one
    "neutral": 187,     # each neutral worker in hand
    "banner": 330,      # each banner that can still be used
    "fade": 8,          # below this number of pieces to come, all that is in hand loses value
    "due": 150,         # the right to place a castle piece
    "rivals": [80, 50, 40],  # per cent of the best opponent's prospects, with 2, 3, 4 seats
    # per cent: a building pays, by its vacant squares
    "chance": [100, 80, 65, 55, 46, 38, 32, 27, 23, 20],
    "gift": [0, 60, 30, 12, 4],  # per cent: the next seat completes it, by its vacant squares
})
# fmt: on

NAIVE: Final = WEIGHTS.copy()  # ignores opponents, later turns and costs
for _name in ("drift", "rivals", "gift"):
    NAIVE[_name] = 0
for _name in ("own", "more_own", "neutral", "banner"):
    NAIVE[_name] = 100
NAIVE["chance"] = 60


@kernel
def evaluate(s: State, t: Tables, seat: int, weights: Record, work: Record) -> int:
    """The seat's prospects minus a share of its best opponent's. work is overwritten."""
    left = pieces_left(s)
    for family in range(FAMILIES):
        work.hold[family] = expected_value(s, family, left, weights)
    for other in range(s.seats):
        work.prospects[other] = possessions(s, other, work)
    if s.phase != OVER:
        for other in range(s.seats):
            work.prospects[other] += behind_screen(s, other, left, weights)
        work.prospects[s.turn] += s.due * weights.due
        add_buildings(s, t, left, weights, work)
    return balance(s, seat, weights, work)


@kernel
def balance(s: State, seat: int, weights: Record, work: Record) -> int:
    """The seat's prospects, noted in `work`, minus a share of its best opponent's."""
    return int(
        work.prospects[seat] - weights.rivals[s.seats - 2] * best_of_others(s, seat, work) // 100
    )


@kernel
def best_of_others(s: State, seat: int, work: Record) -> int:
    """The highest prospects of another seat."""
    best = -COIN * COIN * COIN
    for other in range(s.seats):
        if other != seat:
            best = max(best, int(work.prospects[other]))
    return int(best)


@kernel
def pieces_left(s: State) -> int:
    """Castle pieces still to be built before the end begins, 0 to 20."""
    left = PIECES
    for square in range(CASTLE_SQUARES):
        left -= int(s.height[square])
    return max(left, 0)


@kernel
def expected_value(s: State, family: int, left: int, weights: Record) -> int:
    """The expected value of a seal: the present one, moved towards the mean for each piece to come."""
    drift = left * weights.drift
    return int((value(s, family) * COIN * (100 - drift) + MEAN_VALUE * drift) // 100)


@kernel
def possessions(s: State, seat: int, work: Record) -> int:
    """The value of gold and seals."""
    worth = int(s.gold[seat]) * COIN
    for family in range(FAMILIES):
        worth += int(s.seals[seat, family]) * work.hold[family]
    return int(worth)


@kernel
def behind_screen(s: State, seat: int, left: int, weights: Record) -> int:
    """The value of workers and banners, which decreases towards the end."""
    return screen_with(s, seat, int(s.own[seat]), int(s.neutral[seat]), left, weights)


@kernel
def screen_with(s: State, seat: int, own: int, neutral: int, left: int, weights: Record) -> int:
    """The value of a seat's banners with `own` and `neutral` workers."""
    first = min(own, 2)
    worth = first * weights.own + (own - first) * weights.more_own
    worth += neutral * weights.neutral
    usable = min(int(s.banners[seat]), turns_left(s, seat, left))
    worth += usable * weights.banner
    return int(worth * min(left, weights.fade) // weights.fade)


@kernel
def turns_left(s: State, seat: int, left: int) -> int:
    """The estimated number of turns left for the seat, exact in the last round."""
    if s.ender == NONE:
        return (left * TURNS_A_PIECE) // (100 * int(s.seats)) + 1
    order = (seat - int(s.ender) - 1) % int(s.seats)
    return 1 if s.turns_left >= s.seats - order else 0


@kernel
def add_buildings(s: State, t: Tables, left: int, weights: Record, work: Record) -> None:
    """Add what workers may earn, and what nearly enclosed buildings give to the next seat."""
    free = load(s.free)
    later = min(left + 2, 10) if s.ender == NONE else int(s.turns_left) * 2 // int(s.seats)
    follower = int(s.turn) if s.phase == MUST else (int(s.turn) + 1) % int(s.seats)
    for k in range(s.open_count):
        building = s.open[k]
        neighbours = beside(covered(s, t, building))
        vacant = count(both(neighbours, free))
        seal = work.hold[s.tile_family[building]] * later
        chance = weights.chance[min(vacant, FAR)]
        for seat in range(s.seats):
            work.prospects[seat] += (
                count(both(neighbours, load(s.workers[seat]))) * seal * chance // 1000
            )
        work.prospects[follower] += seal * weights.gift[min(vacant, NEAR)] // 1000


# The parts of an evaluation, in the order of `terms_at`
PARTS: Final = ("gold", "seals", "screen", "buildings", "rivals")


@entry_point
def terms_at(
    states: Records, i: int, tables: Records, seat: int, weights: Records, works: Records, terms: Array
) -> None:  # fmt: skip
    """The parts of `evaluate` for the i-th of many states. terms: int64, shape (len(PARTS),)."""
    s = states[i]
    t = tables[0]
    work = works[0]
    total = evaluate(s, t, seat, weights[0], work)
    prospects = work.prospects[seat]
    gold = int(s.gold[seat]) * COIN
    owned = possessions(s, seat, work)
    screen = 0
    if s.phase != OVER:
        screen = behind_screen(s, seat, pieces_left(s), weights[0])
    terms[0] = gold
    terms[1] = owned - gold
    terms[2] = screen
    terms[3] = prospects - owned - screen
    terms[4] = total - prospects
