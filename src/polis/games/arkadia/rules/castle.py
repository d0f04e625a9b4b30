"""ARK-K  The castle continues: one piece for each building just completed."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.arkadia.model.actions import CASTLE, CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.events import (
    CASTLE_PLACED,
    CASTLE_SKIPPED,
    FLOOR_COMPLETED,
    PIECES_MOVED,
    Log,
    emit,
)
from polis.games.arkadia.model.state import BUILDING, CAN, CASTLE_DUE, FLOORS, State
from polis.games.arkadia.rules.ending import begin_last_round
from polis.games.arkadia.rules.reasons import ALLOWED, CASTLE_SQUARE_TAKEN, FAMILY_NOT_IN_POOL


@kernel
def continue_castle(s: State, log: Log) -> None:
    """ARK-K.1  Pieces are placed while any are due; none if the third pool is empty (ARK-R18)."""
    if s.due > 0 and is_pool_empty(s):
        emit(log, CASTLE_SKIPPED, s.turn, s.due)
        s.due = 0
    s.phase = BUILDING if s.due > 0 else CAN


@kernel
def why_not_castle(s: State, family: int, square: int) -> int:
    """ARK-K.2, ARK-E.3  The open floor's pool has a piece, and the square has none of that floor."""
    if s.pools[s.floor, family] == 0:
        return because(FAMILY_NOT_IN_POOL, family, s.floor + 1)
    if s.height[square] != s.floor:
        return because(CASTLE_SQUARE_TAKEN, square + 1, 0)
    return ALLOWED


@kernel
def legal_castle(s: State, out: Any, n: int) -> int:
    """ARK-K.2  Every family with every square that may take a piece."""
    for family in range(FAMILIES):
        for square in range(CASTLE_SQUARES):
            if why_not_castle(s, family, square) == ALLOWED:
                out[n] = CASTLE + family * CASTLE_SQUARES + square
                n += 1
    return n


@kernel
def place_castle_piece(s: State, family: int, square: int, log: Log) -> None:
    """ARK-K.2, ARK-K.4  Seen from above, the square now shows the piece's family."""
    s.pools[s.floor, family] -= 1
    s.top[square] = family
    s.height[square] += 1
    s.due -= 1
    emit(log, CASTLE_PLACED, s.turn, family, square, s.floor)
    if s.floor < FLOORS - 1 and is_floor_full(s):
        open_next_floor(s, log)
    s.phase = CASTLE_DUE


@kernel
def open_next_floor(s: State, log: Log) -> None:
    """ARK-K.3, ARK-R16  Pieces left over from a floor move to the third pool, even within a turn."""
    emit(log, FLOOR_COMPLETED, s.floor)
    for family in range(FAMILIES):
        left = s.pools[s.floor, family]
        if left > 0:
            s.pools[s.floor, family] = 0
            s.pools[FLOORS - 1, family] += left
            emit(log, PIECES_MOVED, family, left)
    s.floor += 1
    if s.floor == FLOORS - 1:
        begin_last_round(s, log)


@kernel
def is_floor_full(s: State) -> bool:
    """Whether every square of the open floor has its piece."""
    for square in range(CASTLE_SQUARES):
        if s.height[square] == s.floor:
            return False
    return True


@kernel
def is_pool_empty(s: State) -> bool:
    """Whether the open floor's pool has no piece left."""
    for family in range(FAMILIES):
        if s.pools[s.floor, family] > 0:
            return False
    return True
