"""ARK-P  The deal of `model.options` as a kernel: what is drawn from the same secret streams is the same."""

from typing import Any, Final

from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.core.kernels.secret_streams import number_below, open_stream, purpose, shuffle_row
from polis.games.arkadia.box.box import Box
from polis.games.arkadia.model.options import Options, chosen_lot, deck_of
from polis.games.arkadia.model.state import NONE
from polis.games.arkadia.rules.setup import set_up

# The plan: seats, first game, lot (standing, square; NONE if drawn), the cards, sorted
SEAT_COUNT, FIRST_GAME, STANDING, LOT_SQUARE, CARDS = range(5)

FIRST_SEAT: Final[Any] = purpose("first seat")
LOT: Final[Any] = purpose("lot")
DECK: Final[Any] = purpose("deck")


def plan(box: Box, options: Options, seats: int) -> list[int]:
    """Return what the kernel needs to know of a table."""
    is_first_game = options.setup == "first-game"
    lot = (NONE, NONE)
    if is_first_game:
        lot = box.first_lot
    elif options.lot != "random":
        lot = chosen_lot(box, options.lot)
    return [seats, int(is_first_game), *lot, *deck_of(box, options)]


@kernel
def deal_at(  # noqa: PLR0913 - what a set-up needs
    states: Records,
    i: int,
    tables: Records,
    plan: Array,
    chance: Records,
    room: Array,
    log: Records,
) -> None:
    """ARK-P, ARK-R2, ARK-R30  Draw everything, and set up a game."""
    s, t, c = states[i], tables[0], chance[0]
    open_stream(c, FIRST_SEAT)
    first_seat = number_below(c, I64(plan[SEAT_COUNT]))
    standing = I64(plan[STANDING])
    square = I64(plan[LOT_SQUARE])
    if square == NONE:
        open_stream(c, LOT)
        place = number_below(c, I64(t.lot_place_count))
        standing = I64(t.lot_places[place, 0])
        square = I64(t.lot_places[place, 1])
    size = len(plan) - CARDS
    deck = room[0]
    for k in range(size):
        deck[k] = plan[CARDS + k]
    open_stream(c, DECK)
    shuffle_row(c, deck, size)
    is_first_game = plan[FIRST_GAME] != 0
    set_up(
        s, t, I64(plan[SEAT_COUNT]), first_seat, is_first_game, standing, square, deck, size, log[0]
    )
