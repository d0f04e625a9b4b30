"""ARC-4.2.4  The Marketplace: up to two purchases and one sale, of different resources."""

from typing import Any

from polis.core.kernel import kernel
from polis.games.archon.actions import BUY, CUBES, DONE, SELL
from polis.games.archon.events import BOUGHT, SOLD, Log, emit
from polis.games.archon.rules.possible import purchase_price, sale_price
from polis.games.archon.state import ACTED, GOLD, NONE, PAPYRUS, State
from polis.games.archon.tables import PURCHASES, SALES, Tables


@kernel
def purchases_made(s: State) -> int:
    """How many cubes have been bought with this figure."""
    made = 0
    for resource in range(CUBES):
        made += s.bought[resource]
    return made


@kernel
def legal_trade(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.4.1, ARC-4.2.4.2, ARC-R6  Buy what is affordable, sell what has room, or stop."""
    made = purchases_made(s)
    if made > 0 or s.sold != NONE:
        out[n] = DONE
        n += 1
    if made < t.effects[s.effect, PURCHASES]:
        for resource in range(CUBES):
            price = purchase_price(s, t, s.turn, resource)
            if price != NONE and price <= s.held[s.turn, GOLD] and s.sold != resource:
                out[n] = BUY + resource
                n += 1
    if s.sold == NONE and t.effects[s.effect, SALES] > 0:
        for resource in range(CUBES):
            if s.held[s.turn, PAPYRUS + resource] > 0 and s.bought[resource] == 0:
                if sale_price(s, t, s.turn, resource) != NONE:
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
    """ARC-4.2.4.4  The cube goes onto the dearest empty slot, the gold of that slot comes."""
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
    """ARC-R6  At least one trade has been made."""
    s.phase = ACTED
