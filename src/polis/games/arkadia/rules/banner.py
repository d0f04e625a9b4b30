"""ARK-2  The CAN part: an architect banner brings workers and lets its owner cash seals."""

from typing import Any

from polis.core.kernel import kernel
from polis.games.arkadia.actions import BANNER, CASH, END, FAMILIES, SEAL_COUNTS
from polis.games.arkadia.events import BANNER_USED, SEALS_CASHED, Log, emit
from polis.games.arkadia.rules.ending import end_turn
from polis.games.arkadia.rules.seals import cash
from polis.games.arkadia.state import BANNERING, CASHING, NONE, State
from polis.games.arkadia.tables import Tables


@kernel
def begin_banner(s: State, log: Log) -> None:
    """ARK-T.2, ARK-2.1  At the end of the turn, if the seat has a banner left."""
    if s.banners[s.turn] > 0:
        s.phase = BANNERING
    else:
        end_turn(s, log)


@kernel
def legal_banner(out: Any, n: int) -> int:
    """ARK-2.1  Use one banner, or end the turn."""
    out[n] = BANNER
    out[n + 1] = END
    return n + 2


@kernel
def use_banner(s: State, t: Tables, log: Log) -> None:
    """ARK-2.2  The banner is spent for two workers; then seals may be cashed."""
    s.banners[s.turn] -= 1
    s.own[s.turn] += t.banner_workers
    s.passes = 0
    emit(log, BANNER_USED, s.turn)
    ask_for_seals(s, 0, log)


@kernel
def ask_for_seals(s: State, first: int, log: Log) -> None:
    """ARK-2.3  One question for each family of which the seat has seals; then the turn ends."""
    for family in range(first, FAMILIES):
        if s.seals[s.turn, family] > 0:
            s.family = family
            s.phase = CASHING
            return
    s.family = NONE
    end_turn(s, log)


@kernel
def legal_cash(s: State, out: Any, n: int) -> int:
    """ARK-2.3  Any part of the seals of the family, none and all included."""
    for seals in range(s.seals[s.turn, s.family] + 1):
        out[n] = CASH + s.family * SEAL_COUNTS + seals
        n += 1
    return n


@kernel
def cash_seals(s: State, seals: int, log: Log) -> None:
    """ARK-2.3  The seals go back, gold comes at what the castle shows now."""
    family = s.family
    gold = cash(s, s.turn, family, seals)
    if seals > 0:
        emit(log, SEALS_CASHED, s.turn, family, seals, gold)
    ask_for_seals(s, family + 1, log)
