"""ARC-4.2.0.2  Whether an action can really be performed; only then may a figure be placed.

Nothing here changes the state. `gold` is what the seat would still have after the tax.
"""

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.box.effects import (
    ACQUIRE_MAGISTER,
    ACQUIRE_TILE,
    EXCHANGE,
    HELD,
    TRADE,
    VISIT,
)
from polis.games.archon.model.actions import CUBES, TILE_COUNT
from polis.games.archon.model.names import PALACE
from polis.games.archon.model.state import (
    ANY_CUBES,
    COURTIER,
    DIFFERENT_CUBES,
    GOLD,
    NONE,
    PAPYRUS,
    PROVINCE_CUBES,
    RECRUITS,
    SCIENCE,
    WARRIORS,
    State,
)
from polis.games.archon.model.tables import (
    ACTION,
    AT,
    FAVOR_ROW,
    GAINS,
    LESSENS,
    PAYS,
    PURCHASES,
    SALES,
    SCORE,
    WHEN,
    Tables,
)
from polis.games.archon.rules.city.prices import (
    MARKETPLACE,
    cubes_saved,
    purchase_price,
    sale_price,
    season_of,
    tile_cost,
)
from polis.games.archon.rules.reasons import (
    ALLOWED,
    NO_COURTIER_LEFT,
    NO_WARRIOR_LEFT,
    NOTHING_TO_DO,
    ONE_MAGISTER_A_TURN,
    PRICE_NOT_PAYABLE,
    REPOSITORY_EMPTY,
    SUPPLY_EMPTY,
    WALL_FULL,
)


@kernel
def effect_at(s: State, location: int, slot: int) -> int:
    """ARC-4.2.10.1  The row of the effect of a slot; in the Palace that of its King's Favor."""
    return FAVOR_ROW + s.palace[slot] if location == PALACE else location


@kernel
def can_act(s: State, t: Tables, seat: int, effect: int, gold: int) -> bool:
    """ARC-4.2.0.2  Whether the seat could carry out the effect."""
    act = t.effects[effect, ACTION]
    if act == EXCHANGE:
        return can_pay(s, t, seat, effect, gold) and can_gain(s, t, seat, effect)
    if act == TRADE:
        return can_trade(s, t, seat, effect, gold, True)
    if act == ACQUIRE_MAGISTER:
        return can_hire(s, t, seat, effect, gold)
    if act == ACQUIRE_TILE:
        return can_build(s, t, seat, effect)
    return False


@kernel
def why_not_act(s: State, t: Tables, seat: int, effect: int) -> int:
    """ARC-4.2.0.2  What is missing for the effect even without tax; ALLOWED if no single reason is."""
    act = t.effects[effect, ACTION]
    if act == ACQUIRE_MAGISTER:
        return why_not_hire(s, seat)
    if act != EXCHANGE:
        return ALLOWED
    goods = first_missing(s, t, seat, effect, s.held[seat, GOLD])
    if goods != NONE:
        return because(PRICE_NOT_PAYABLE, goods, t.effects[effect, PAYS + goods])
    return why_nothing_gained(s, t, seat, effect)


@kernel
def can_pay(s: State, t: Tables, seat: int, effect: int, gold: int) -> bool:
    """Whether the price of an exchange can be paid in full."""
    return first_missing(s, t, seat, effect, gold) == NONE


@kernel
def first_missing(s: State, t: Tables, seat: int, effect: int, gold: int) -> int:
    """ARC-4.2.0.2  The first goods, or choice of cubes, in the price that the seat lacks; or NONE."""
    if t.effects[effect, PAYS + GOLD] > gold:
        return GOLD
    if t.effects[effect, PAYS + RECRUITS] > s.held[seat, RECRUITS]:
        return RECRUITS
    cubes = 0
    kinds = 0
    for resource in range(PAPYRUS, HELD):
        left = s.held[seat, resource] - t.effects[effect, PAYS + resource]
        if left < 0:
            return resource
        cubes += left
        kinds += 1 if left > 0 else 0
    if t.effects[effect, PAYS + ANY_CUBES] > cubes:
        return ANY_CUBES
    return DIFFERENT_CUBES if t.effects[effect, PAYS + DIFFERENT_CUBES] > kinds else NONE


@kernel
def why_nothing_gained(s: State, t: Tables, seat: int, effect: int) -> int:
    """ARC-R4, ARC-4.2.1.1, ARC-4.2.6.2  Which of the things that the effect gives is unavailable."""
    if can_gain(s, t, seat, effect):
        return ALLOWED
    if t.effects[effect, GAINS + PROVINCE_CUBES] > 0:
        return REPOSITORY_EMPTY
    if t.effects[effect, GAINS + WARRIORS] > 0:
        return WALL_FULL if s.warriors_left[seat] > 0 else NO_WARRIOR_LEFT
    for goods in range(SCIENCE + 1):
        if t.effects[effect, GAINS + goods] > 0:
            return because(SUPPLY_EMPTY, goods, 0)
    return NOTHING_TO_DO


@kernel
def can_gain(s: State, t: Tables, seat: int, effect: int) -> bool:
    """ARC-R4  Whether the effect gives points, or at least one unit that is available."""
    if t.effects[effect, SCORE] > 0:
        return True
    for goods in range(SCIENCE + 1):
        paid = t.effects[effect, PAYS + goods] if goods < HELD else 0
        if t.effects[effect, GAINS + goods] > 0 and s.supply[goods] + paid > 0:
            return True
    if t.effects[effect, GAINS + WARRIORS] > 0 and can_man_wall(s, t, seat):
        return True
    for resource in range(CUBES):
        if t.effects[effect, GAINS + PROVINCE_CUBES] > 0 and s.repository[resource] > 0:
            return True
        chosen = t.effects[effect, GAINS + ANY_CUBES] + t.effects[effect, GAINS + DIFFERENT_CUBES]
        paid = t.effects[effect, PAYS + PAPYRUS + resource]
        if chosen > 0 and s.supply[PAPYRUS + resource] + paid > 0:
            return True
    return False


@kernel
def can_man_wall(s: State, t: Tables, seat: int) -> bool:
    """ARC-4.2.6.2  Whether a warrior is left and a space on the wall is vacant."""
    return bool(s.warriors_left[seat] > 0 and vacant_space(s, 0, t.wall_spaces) != NONE)


@kernel
def vacant_space(s: State, first: int, end: int) -> int:
    """The first vacant space of the wall from `first` to before `end`, or NONE."""
    for space in range(first, end):
        if s.wall[space] == NONE:
            return space
    return NONE


@kernel
def can_trade(s: State, t: Tables, seat: int, effect: int, gold: int, with_tiles: bool) -> bool:
    """ARC-R20  Whether a purchase or a sale is possible; a Laboratory's cube counts if sellable."""
    for resource in range(CUBES):
        if t.effects[effect, PURCHASES] > 0:
            price = purchase_price(s, t, seat, resource)
            if price != NONE and price <= gold:
                return True
        if t.effects[effect, SALES] > 0 and sale_price(s, t, seat, resource) != NONE:
            if s.held[seat, PAPYRUS + resource] > 0:
                return True
            if with_tiles and given_on_visit(s, t, seat, resource):
                return True
    return False


@kernel
def given_on_visit(s: State, t: Tables, seat: int, resource: int) -> bool:
    """ARC-9.8  Whether a tile gives the resource at the Marketplace, and the supply has it."""
    if s.supply[PAPYRUS + resource] == 0:
        return False
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0 and t.abilities[tile, WHEN] == VISIT:
            if t.abilities[tile, AT] == MARKETPLACE:
                if t.abilities[tile, GAINS + PAPYRUS + resource] > 0:
                    return True
    return False


@kernel
def has_courtier(s: State, seat: int) -> bool:
    """ARC-R19  Whether any Courtier is left to be replaced."""
    return bool(s.hand[seat, COURTIER] + s.waiting[seat, COURTIER] + s.played[seat, COURTIER] > 0)


@kernel
def why_not_hire(s: State, seat: int) -> int:
    """ARC-4.2.5.2, ARC-R19  One magister per turn, and a Courtier must be left to be replaced."""
    if s.took_magister != 0:
        return ONE_MAGISTER_A_TURN
    return ALLOWED if has_courtier(s, seat) else NO_COURTIER_LEFT


@kernel
def can_hire(s: State, t: Tables, seat: int, effect: int, gold: int) -> bool:
    """ARC-4.2.5.1, ARC-4.2.5.2  Whether some magister can be hired, one per turn."""
    if why_not_hire(s, seat) != ALLOWED:
        return False
    saved = cubes_saved(s, t, seat)
    for magister in range(len(t.track_length)):
        if can_hire_one(s, t, seat, magister, effect, gold, saved):
            return True
    return False


@kernel
def can_hire_one(
    s: State, t: Tables, seat: int, magister: int, effect: int, gold: int, saved: int
) -> bool:
    """ARC-4.2.5.1  Whether the next space of the row exists and can be paid for.

    saved: the number of cubes by which its price is reduced.
    """
    space = s.track[seat, magister]
    if space >= t.track_length[magister]:
        return False
    short_gold = max(0, t.space_price[magister, space, GOLD] - gold)
    short_recruits = max(0, t.space_price[magister, space, RECRUITS] - s.held[seat, RECRUITS])
    short_cubes = 0
    covered = 0
    for resource in range(PAPYRUS, HELD):
        short = t.space_price[magister, space, resource] - s.held[seat, resource]
        if short > 0:
            less = t.effects[effect, LESSENS + resource]
            if short > less + t.effects[effect, LESSENS + ANY_CUBES] + saved:
                return False
            short_cubes += short
            covered = max(covered, min(short, less))
    return is_covered(t, effect, short_gold, short_recruits, short_cubes - saved, covered)


@kernel
def is_covered(
    t: Tables, effect: int, short_gold: int, short_recruits: int, short_cubes: int, covered: int
) -> bool:
    """Whether one entry of the effect's `less` covers what is missing from a price."""
    if short_gold <= 0 and short_recruits <= 0:
        return bool(short_cubes <= max(covered, t.effects[effect, LESSENS + ANY_CUBES]))
    if short_cubes > 0:
        return False
    if short_recruits <= 0:
        return bool(short_gold <= t.effects[effect, LESSENS + GOLD])
    return bool(short_gold <= 0 and short_recruits <= t.effects[effect, LESSENS + RECRUITS])


@kernel
def can_build(s: State, t: Tables, seat: int, effect: int) -> bool:
    """ARC-4.2.7.1, ARC-4.2.7.3  Whether some tile is left, not yet owned, and affordable."""
    season = season_of(s)
    for tile in range(TILE_COUNT):
        if can_build_one(s, t, seat, tile, effect, season):
            return True
    return False


@kernel
def can_build_one(s: State, t: Tables, seat: int, tile: int, effect: int, season: int) -> bool:
    """ARC-4.2.7.2  Whether the tile can be bought at the season's price."""
    if s.tiles_left[tile] == 0 or s.tiles[seat, tile] != 0:
        return False
    short_cubes = 0
    covered = 0
    for resource in range(CUBES):
        short = tile_cost(t, tile, season, resource) - s.held[seat, PAPYRUS + resource]
        if short > 0:
            less = t.effects[effect, LESSENS + PAPYRUS + resource]
            if short > less + t.effects[effect, LESSENS + ANY_CUBES]:
                return False
            short_cubes += short
            covered = max(covered, min(short, less))
    return is_covered(t, effect, 0, 0, short_cubes, covered)
