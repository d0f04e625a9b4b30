"""ARK-2  The CAN part: an architect banner brings workers and lets its owner cash seals."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.arkadia.model.actions import BANNER, CASH, END, FAMILIES, SEAL_COUNTS
from polis.games.arkadia.model.events import BANNER_USED, SEALS_CASHED, Log, emit
from polis.games.arkadia.model.state import BANNERING, CASHING, CASHING_ON, NONE, TURN_END, State
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.completion import cash
from polis.games.arkadia.rules.reasons import (
    ALLOWED,
    NO_BANNER_LEFT,
    NOT_ENOUGH_SEALS,
    OTHER_FAMILY_FIRST,
)


@kernel
def begin_banner(s: State) -> None:
    """ARK-T.2, ARK-2.1  Offered at the end of the turn, if the seat has a banner left."""
    s.phase = BANNERING if why_not_banner(s) == ALLOWED else TURN_END


@kernel
def why_not_banner(s: State) -> int:
    """ARK-2.1  Allowed if a banner is left."""
    return ALLOWED if s.banners[s.turn] > 0 else NO_BANNER_LEFT


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
    s.phase = CASHING_ON


@kernel
def ask_for_seals(s: State) -> None:
    """ARK-2.3  Ask about each family of which the seat has seals; then the turn ends."""
    for family in range(s.family + 1, FAMILIES):
        if s.seals[s.turn, family] > 0:
            s.family = family
            s.phase = CASHING
            return
    s.family = NONE
    s.phase = TURN_END


@kernel
def why_not_cash(s: State, family: int, seals: int) -> int:
    """ARK-2.3  Families are cashed in order; no more seals are cashed than the seat has."""
    if family != s.family:
        return because(OTHER_FAMILY_FIRST, s.family, 0)
    if seals > s.seals[s.turn, family]:
        return because(NOT_ENOUGH_SEALS, family, s.seals[s.turn, family])
    return ALLOWED


@kernel
def legal_cash(s: State, out: Any, n: int) -> int:
    """ARK-2.3  Any number of seals of the family, including none and all."""
    for seals in range(s.seals[s.turn, s.family] + 1):
        out[n] = CASH + s.family * SEAL_COUNTS + seals
        n += 1
    return n


@kernel
def cash_seals(s: State, seals: int, log: Log) -> None:
    """ARK-2.3  Seals are returned for gold at the value that the castle shows now."""
    family = s.family
    gold = cash(s, s.turn, family, seals)
    if seals > 0:
        emit(log, SEALS_CASHED, s.turn, family, seals, gold)
    s.phase = CASHING_ON
