"""ARC-3  The deal of `model.options` as a kernel: what is drawn from the same secret streams is the same."""

from typing import Any, Final

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.core.kernels.secret_streams import open_stream, purpose, shuffle_row
from polis.games.archon.model.state import ATTACKS, FAVORS, NONE, PROVINCES, SEATS
from polis.games.archon.model.tables import GRANTS
from polis.games.archon.rules.setup import set_up
from polis.games.archon.rules.winning import goods_of

SEAT_COUNT: Final = 0  # of the plan

ORDER_ROW, GRANT_ROW, PROVINCE_ROW, ATTACK_ROW, FAVOR_ROW = range(5)
ORDER_DRAWN: Final[Any] = purpose("order")
GRANTS_DRAWN: Final[Any] = purpose("grants")
PROVINCES_DRAWN: Final[Any] = purpose("provinces")
ATTACKS_DRAWN: Final[Any] = purpose("attacks")
FAVORS_DRAWN: Final[Any] = purpose("favors")
MORE: Final = 1000  # than all goods of a seat


@kernel
def shuffled(c: Record, what: Array, deck: Array, size: int) -> None:
    """Write the numbers from 0 in random order."""
    for k in range(size):
        deck[k] = k
    open_stream(c, what)
    shuffle_row(c, deck, size)


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
    """ARC-3  Draw everything, and set up a game."""
    c, seats = chance[0], I64(plan[SEAT_COUNT])
    for place in range(SEATS):
        room[ORDER_ROW, place] = NONE
    shuffled(c, ORDER_DRAWN, room[ORDER_ROW], seats)
    shuffled(c, GRANTS_DRAWN, room[GRANT_ROW], GRANTS)
    shuffled(c, PROVINCES_DRAWN, room[PROVINCE_ROW], PROVINCES)
    shuffled(c, ATTACKS_DRAWN, room[ATTACK_ROW], ATTACKS)
    shuffled(c, FAVORS_DRAWN, room[FAVOR_ROW], FAVORS)
    set_up(
        states[i], tables[0], seats, room[ORDER_ROW], room[GRANT_ROW], room[PROVINCE_ROW],
        room[ATTACK_ROW], room[FAVOR_ROW], log[0],
    )  # fmt: skip


@kernel
def standing_at(states: Records, i: int, tables: Records, seat: int) -> int:  # noqa: ARG001
    """ARC-8.2, ARC-8.3  The points of a seat, then its goods, as one number."""
    s = states[i]
    return int(I64(s.points[seat]) * MORE + goods_of(s, seat))
