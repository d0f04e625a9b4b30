"""The network's inputs for a position of Arkadia, seat by seat, and its classes of actions.

Numbers are scaled to about 0..1. They are computed from a sampled world or a whole state; of a hand
they contain only its size and the value of its cards' families.
"""

from typing import Final

from polis.core.kernels.arrays import Array, Record
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.bots.evaluation import (
    COIN,
    PIECES,
    best_of_others,
    evaluate,
    pieces_left,
    turns_left,
)
from polis.games.arkadia.bots.family_inputs import FAMILY_INPUTS, describe_families, describe_site
from polis.games.arkadia.model.actions import (
    BANNER,
    CASH,
    CASTLE,
    CASTLE_SQUARES,
    DONE,
    DRAW,
    END,
    FAMILIES,
    KINDS,
    LOT,
    NEUTRAL,
    OWN,
    PASS,
    PILE,
    RECRUIT,
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.model.bitboard import both, count, load
from polis.games.arkadia.model.board import beside, covered
from polis.games.arkadia.model.state import NONE, State
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.completion import value
from polis.search.memory import Scratch
from polis.search.network import add_input

GROUPS: Final = 4  # of buildings under construction, by vacant squares: 0 or 1, 2, 3 or 4, more

INPUTS: Final = (
    # the same for all seats
    "two seats", "three seats", "four seats", "pieces left", "last round", "turns left",
    "open buildings", "pile", "buildings", "second floor", "third floor",
    *(f"buildings of group {group}" for group in range(GROUPS)),
    # of the seat
    "gold", "seals", "seals today", "seals expected", "own workers", "neutral workers", "banners",
    "on turn", "distance", "turns to come", "pieces due", "prospects", "lead", "lead on mean",
    "cards", "worth of cards",
    *(f"earnings of group {group}" for group in range(GROUPS)),
    *(f"workers of group {group}" for group in range(GROUPS)),
    *FAMILY_INPUTS,
)  # fmt: skip
COMMON: Final = 11 + GROUPS  # inputs that are the same for all seats
(
    GOLD, SEALS, TODAY, EXPECTED, OWN_WORKERS, NEUTRAL_WORKERS, BANNERS, ON_TURN, DISTANCE, TO_COME,
    PIECES_DUE, PROSPECTS, LEAD, LEAD_ON_MEAN, CARDS, WORTH_OF_CARDS,
) = range(COMMON, COMMON + 16)  # fmt: skip
EARNINGS: Final = COMMON + 16
WORKERS: Final = EARNINGS + GROUPS
FAMILY: Final = WORKERS + GROUPS

# Classes of actions: squares are not distinguished, numbers of seals only as none or some
PLAY_CLASS: Final = 0
DRAW_CLASS: Final = PLAY_CLASS + KINDS
CASTLE_CLASS: Final = DRAW_CLASS + PILE + 1
(
    SITE_CLASS, LOT_CLASS, PASS_CLASS, LAY_CLASS, OWN_CLASS, NEUTRAL_CLASS, DONE_CLASS,
    BANNER_CLASS, END_CLASS, KEEP_CLASS, CASH_CLASS,
) = range(CASTLE_CLASS + FAMILIES * CASTLE_SQUARES, CASTLE_CLASS + FAMILIES * CASTLE_SQUARES + 11)  # fmt: skip
CLASSES: Final = CASH_CLASS + 1


@kernel
def describe(s: State, weights: Record, m: Scratch, inputs: Array) -> None:
    """Write the inputs of all seats. inputs: float32, shape (SEATS, len(INPUTS))."""
    t, work = m.tables[0], m.work[0]
    left = pieces_left(s)
    evaluate(s, t, I64(0), weights, work)
    for seat in range(s.seats):
        x = inputs[seat]
        for k in range(len(x)):
            x[k] = 0.0
        describe_table(s, left, x)
        describe_seat(s, seat, left, work, x)
    describe_families(s, I64(FAMILY), work.ranks, inputs)
    describe_buildings(s, t, work.ranks, inputs)


@kernel
def describe_table(s: State, left: int, x: Array) -> None:
    """Write the inputs that are the same for all seats, except the buildings."""
    x[s.seats - 2] = 1.0
    x[3] = left / PIECES
    x[4] = 0.0 if s.ender == NONE else 1.0
    x[5] = s.turns_left / s.seats
    x[6] = s.open_count / 10.0
    x[7] = s.pile_size / 40.0
    x[8] = s.building_count / 40.0
    if s.floor > 0:
        x[8 + s.floor] = 1.0


@kernel
def describe_seat(s: State, seat: int, left: int, work: Record, x: Array) -> None:
    """Write a seat's own inputs, from what the evaluation noted in `work`."""
    x[GOLD] = s.gold[seat] / 100.0
    for family in range(FAMILIES):
        seals = s.seals[seat, family]
        add_input(x, SEALS, seals / 20.0)
        add_input(x, TODAY, seals * value(s, family) / 100.0)
        add_input(x, EXPECTED, seals * work.hold[family] / (100.0 * COIN))
    x[OWN_WORKERS] = s.own[seat] / 8.0
    x[NEUTRAL_WORKERS] = s.neutral[seat] / 6.0
    x[BANNERS] = s.banners[seat] / 2.0
    x[DISTANCE] = ((seat - s.turn) % s.seats) / 4.0
    x[TO_COME] = min(turns_left(s, seat, left), 10) / 10.0
    if seat == s.turn:
        x[ON_TURN] = 1.0
        x[PIECES_DUE] = s.due / 4.0
    total = -work.prospects[seat]
    for other in range(s.seats):
        total += work.prospects[other]
    x[PROSPECTS] = work.prospects[seat] / (100.0 * COIN)
    x[LEAD] = (work.prospects[seat] - best_of_others(s, seat, work)) / (20.0 * COIN)
    x[LEAD_ON_MEAN] = (work.prospects[seat] - total / (s.seats - 1)) / (20.0 * COIN)
    x[CARDS] = s.hand_size[seat] / 4.0
    for k in range(s.hand_size[seat]):
        add_input(x, WORTH_OF_CARDS, work.hold[s.hand[seat, k] % FAMILIES] / (10.0 * COIN))


@kernel
def describe_buildings(s: State, t: Tables, ranks: Array, inputs: Array) -> None:
    """Write what each seat may earn beside buildings under construction, by vacant squares left.

    ranks: of the families (see `describe_families`), by which the same inputs are written once more.
    """
    free = load(s.free)
    for k in range(s.open_count):
        building = s.open[k]
        family = I64(s.tile_family[building])
        neighbours = beside(covered(s, t, building))
        group = group_of(count(both(neighbours, free)))
        worth = value(s, family) / 20.0
        for seat in range(s.seats):
            workers = count(both(neighbours, load(s.workers[seat])))
            x = inputs[seat]
            add_input(x, COMMON - GROUPS + group, 0.25)
            add_input(x, EARNINGS + group, workers * worth)
            add_input(x, WORKERS + group, workers / 8.0)
            describe_site(I64(FAMILY), I64(ranks[family]), workers, x)


@kernel
def group_of(vacant: int) -> int:
    """The group of a building, by the number of vacant squares beside it."""
    if vacant <= 1:
        return 0
    if vacant == 2:
        return 1
    return 2 if vacant <= 4 else 3


@kernel
def classify(s: State, out: Array, listed: int, classes: Array) -> None:
    """Write the classes of the legal actions in `out`, by index. classes: int16."""
    for k in range(listed):
        classes[k] = class_of(I64(out[k]))


@kernel
def class_of(action: int) -> int:
    """The class of an action."""
    if action < SITE:
        return PLAY_CLASS + action
    if action < PASS:
        return LOT_CLASS if action == SITE + LOT else SITE_CLASS
    if action == PASS:
        return PASS_CLASS
    if action < OWN:
        return LAY_CLASS
    if action < NEUTRAL:
        return OWN_CLASS
    if action < DONE:
        return NEUTRAL_CLASS
    if action == DONE:
        return DONE_CLASS
    if action < DRAW:
        return CASTLE_CLASS + action - CASTLE
    if action < BANNER:
        return DRAW_CLASS + action - DRAW
    if action == BANNER:
        return BANNER_CLASS
    if action == END:
        return END_CLASS
    if action >= RECRUIT:  # an option that the networks were not trained on
        return PASS_CLASS
    return KEEP_CLASS if (action - CASH) % SEAL_COUNTS == 0 else CASH_CLASS
