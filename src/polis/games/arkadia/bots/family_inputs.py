"""Inputs of the network of Arkadia that tell of the families one by one, and of what can still change.

They come after those of `inputs`, so that networks of earlier editions read the same inputs as
before. Families have no order of their own: they are described in that of their value, the highest
first; of equals, first the one of which more seals are out, and then the first one.
"""

from typing import Final

from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.state import FLOORS, State
from polis.games.arkadia.rules.completion import value
from polis.search.network import add_input

RANKS: Final = range(1, FAMILIES + 1)

FAMILY_INPUTS: Final = (
    # the same for all seats, by rank: value, squares that may still be covered on the open floor,
    # pieces left for it, buildings under construction
    *(f"value of rank {rank}" for rank in RANKS), *(f"exposed of rank {rank}" for rank in RANKS),
    *(f"pieces of rank {rank}" for rank in RANKS), *(f"sites of rank {rank}" for rank in RANKS),
    # of the seat
    *(f"seals of rank {rank}" for rank in RANKS), *(f"cards of rank {rank}" for rank in RANKS),
    *(f"workers of rank {rank}" for rank in RANKS), *(f"lead in seals of rank {rank}" for rank in RANKS),
    "seals exposed", "seals to gain", "seals of the best family",
)  # fmt: skip
VALUE, EXPOSED, PIECES, SITES, SEALS, CARDS, WORKERS, SEALS_LEAD = range(0, 8 * FAMILIES, FAMILIES)
AT_RISK: Final = 8 * FAMILIES
TO_GAIN: Final = AT_RISK + 1
BEST: Final = AT_RISK + 2


@kernel
def describe_families(s: State, base: int, ranks: Array, inputs: Array) -> None:
    """Write the inputs of all seats, except those of buildings under construction.

    base: index of the first of them; ranks: overwritten, the place of each family in the order.
    """
    for family in range(FAMILIES):
        worth = value(s, family)
        rank = rank_of(s, family)
        ranks[family] = rank
        exposed = exposed_squares(s, family)
        pieces = s.pools[min(s.floor, FLOORS - 1), family]
        for seat in range(s.seats):
            x = inputs[seat]
            x[base + VALUE + rank] = worth / 10.0
            x[base + EXPOSED + rank] = exposed / 10.0
            x[base + PIECES + rank] = pieces / 5.0
            seals = s.seals[seat, family]
            x[base + SEALS + rank] = seals / 5.0
            x[base + SEALS_LEAD + rank] = (seals - most_of_others(s, seat, family)) / 5.0
            add_input(x, base + AT_RISK, seals * exposed / 100.0)
            add_input(x, base + TO_GAIN, seals * pieces / 50.0)
            x[base + BEST] = max(float(x[base + BEST]), seals * worth / 50.0)
            for k in range(s.hand_size[seat]):
                if s.hand[seat, k] % FAMILIES == family:
                    add_input(x, base + CARDS + rank, 0.5)


@kernel
def describe_site(base: int, rank: int, workers: int, x: Array) -> None:
    """Add a building under construction of a family, and the seat's workers beside it."""
    add_input(x, base + SITES + rank, 0.2)
    add_input(x, base + WORKERS + rank, workers / 5.0)


@kernel
def rank_of(s: State, family: int) -> int:
    """The place of a family in the order of this module, from 0."""
    rank = 0
    mine, out = value(s, family), seals_out(s, family)
    for other in range(FAMILIES):
        worth = value(s, other)
        if worth > mine:
            rank += 1
        elif worth == mine and other != family:
            more = seals_out(s, other)
            if more > out or (more == out and other < family):
                rank += 1
    return rank


@kernel
def seals_out(s: State, family: int) -> int:
    """The seals of a family that the seats have."""
    total = 0
    for seat in range(s.seats):
        total += int(s.seals[seat, family])
    return total


@kernel
def most_of_others(s: State, seat: int, family: int) -> int:
    """The most seals of a family that another seat has."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, int(s.seals[other, family]))
    return most


@kernel
def exposed_squares(s: State, family: int) -> int:
    """The castle squares that show the family and have no piece of the open floor yet."""
    squares = 0
    for square in range(CASTLE_SQUARES):
        if s.top[square] == family and s.height[square] == s.floor:
            squares += 1
    return squares
