"""ARC-4.2.4  The Marketplace: up to two purchases and one sale, of different resources."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.model.actions import BUY, CUBES, DONE, SELL
from polis.games.archon.model.events import BOUGHT, SOLD, Log, emit
from polis.games.archon.model.state import ACTED, GOLD, NONE, PAPYRUS, State
from polis.games.archon.model.tables import PURCHASES, SALES, Tables
from polis.games.archon.rules.city.prices import purchase_price, sale_price
from polis.games.archon.rules.reasons import (
    ALLOWED,
    BOUGHT_AND_SOLD,
    NO_TRADE_YET,
    ONE_SALE_ONLY,
    PURCHASE_NOT_PAYABLE,
    ROW_EMPTY,
    ROW_FULL,
    SOLD_NOT_HELD,
    TWO_PURCHASES_ONLY,
)


@kernel
def purchases_made(s: State) -> int:
    """The number of cubes bought with this figure."""
    made = 0
    for resource in range(CUBES):
        made += s.bought[resource]
    return made


@kernel
def why_not_buy(s: State, t: Tables, resource: int) -> int:
    """ARC-4.2.4.1, ARC-4.2.4.2, ARC-4.2.4.3  Not what was sold, twice at most, if affordable."""
    if s.sold == resource:
        return because(BOUGHT_AND_SOLD, PAPYRUS + resource, 0)
    if purchases_made(s) >= t.effects[s.effect, PURCHASES]:
        return TWO_PURCHASES_ONLY
    price = purchase_price(s, t, s.turn, resource)
    if price == NONE:
        return because(ROW_EMPTY, PAPYRUS + resource, 0)
    return ALLOWED if price <= s.held[s.turn, GOLD] else because(PURCHASE_NOT_PAYABLE, GOLD, price)


@kernel
def why_not_sell(s: State, t: Tables, resource: int) -> int:
    """ARC-4.2.4.1, ARC-4.2.4.2, ARC-4.2.4.4  Once, not what was bought, if its row has space."""
    if s.sold != NONE or t.effects[s.effect, SALES] == 0:
        return ONE_SALE_ONLY
    if s.bought[resource] > 0:
        return because(BOUGHT_AND_SOLD, PAPYRUS + resource, 0)
    if s.held[s.turn, PAPYRUS + resource] == 0:
        return because(SOLD_NOT_HELD, PAPYRUS + resource, 0)
    has_room = sale_price(s, t, s.turn, resource) != NONE
    return ALLOWED if has_room else because(ROW_FULL, PAPYRUS + resource, 0)


@kernel
def why_not_finish_trade(s: State) -> int:
    """ARC-R6  At least one trade must be made."""
    return ALLOWED if purchases_made(s) > 0 or s.sold != NONE else NO_TRADE_YET


@kernel
def legal_trade(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.4.1, ARC-R6  Buy, sell, or stop."""
    if why_not_finish_trade(s) == ALLOWED:
        out[n] = DONE
        n += 1
    for resource in range(CUBES):
        if why_not_buy(s, t, resource) == ALLOWED:
            out[n] = BUY + resource
            n += 1
    for resource in range(CUBES):
        if why_not_sell(s, t, resource) == ALLOWED:
            out[n] = SELL + resource
            n += 1
    return n


@kernel
def buy(s: State, t: Tables, resource: int, log: Log) -> None:
    """ARC-4.2.4.3  The cheapest cube of the row for its price."""
    price = purchase_price(s, t, s.turn, resource)
    s.held[s.turn, GOLD] -= price
    s.supply[GOLD] += price
    s.market[resource] -= 1
    s.held[s.turn, PAPYRUS + resource] += 1
    s.bought[resource] += 1
    emit(log, BOUGHT, s.turn, resource, price)


@kernel
def sell(s: State, t: Tables, resource: int, log: Log) -> None:
    """ARC-4.2.4.4  Put the cube on the dearest empty slot for the gold of that slot."""
    price = sale_price(s, t, s.turn, resource)
    got = min(price, s.supply[GOLD])
    s.supply[GOLD] -= got
    s.held[s.turn, GOLD] += got
    s.held[s.turn, PAPYRUS + resource] -= 1
    s.market[resource] += 1
    s.sold = resource
    emit(log, SOLD, s.turn, resource, got, price - got)


@kernel
def finish_trade(s: State) -> None:
    """ARC-R6  Finish; at least one trade has been made."""
    s.phase = ACTED
