"""ARC-4.2.4, ARC-9  Prices: of a tile in each season, of a cube at the Marketplace, and the Inn.

Prices are computed only here. Reductions by a King's Favor are not included (`saving`).
"""

from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import ACTION as WHEN_ACTION
from polis.games.archon.model.actions import TILE_COUNT
from polis.games.archon.model.state import ANY_CUBES, NONE, ROUNDS_IN_SEASON, State
from polis.games.archon.model.tables import (
    AT,
    LESSENS,
    PURCHASE_PRICE,
    SALE_MORE,
    WHEN,
    Tables,
)

MARKETPLACE = 3
GUILD_HALL = 4


@kernel
def season_of(s: State) -> int:
    """The season of the current round, 0 to 2; 0 before the first round too."""
    return max(0, int(s.round_number) - 1) // ROUNDS_IN_SEASON


@kernel
def tile_cost(t: Tables, tile: int, season: int, resource: int) -> int:
    """ARC-9.0.2, ARC-9.0.3  Cubes of a resource that a building tile costs in a season, 0 to 2.

    In the second season a level-2 tile costs 1 Iron less; in the third season a level-2 tile costs
    1 Iron less and a level-3 tile 1 Stone less. The table is filled by `Box.tile_cost`, which also
    supplies the prices shown to people.
    """
    return int(t.tile_cost[tile, season, resource])


@kernel
def purchase_price(s: State, t: Tables, seat: int, resource: int) -> int:
    """ARC-4.2.4.3, ARC-9.6, ARC-R34  The price of the cheapest cube; NONE if the row is empty."""
    if s.market[resource] == 0:
        return NONE
    price = t.market_price[resource, t.market_length[resource] - s.market[resource]]
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0 and t.abilities[tile, WHEN] == WHEN_ACTION:
            if t.abilities[tile, AT] == MARKETPLACE and t.abilities[tile, PURCHASE_PRICE] >= 0:
                price = t.abilities[tile, PURCHASE_PRICE]
    return int(price)


@kernel
def sale_price(s: State, t: Tables, seat: int, resource: int) -> int:
    """ARC-4.2.4.4, ARC-9.6  The selling price on the dearest free slot; NONE if the row is full."""
    if s.market[resource] >= t.market_length[resource]:
        return NONE
    price = t.market_price[resource, t.market_length[resource] - s.market[resource] - 1]
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0 and t.abilities[tile, WHEN] == WHEN_ACTION:
            if t.abilities[tile, AT] == MARKETPLACE:
                price += t.abilities[tile, SALE_MORE]
    return int(price)


@kernel
def cubes_saved(s: State, t: Tables, seat: int) -> int:
    """ARC-9.4  The number of cubes by which the Inn reduces the seat's prices at the Guild Hall."""
    saved = 0
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0 and t.abilities[tile, WHEN] == WHEN_ACTION:
            if t.abilities[tile, AT] == GUILD_HALL:
                saved += t.abilities[tile, LESSENS + ANY_CUBES]
    return saved
