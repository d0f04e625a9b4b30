"""The evaluation of a position of Archon for a seat, in hundredths of a point.

It reads public information and the seat's own cards only. The seat's points count in full; added
are the expected points of the three categories at the end of the season, what its goods, magisters,
cards in hand and tiles may still bring, and the expected cost of a raid. The fewer placements are
left, the less anything but points is worth.
"""

from typing import Final

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.kernel import entry_point, kernel
from polis.games.archon.bots.season_end import cost_of_raid, pieces_of, value_of_ranks
from polis.games.archon.bots.weights import NEAR, POINT, TIERS, USABLE
from polis.games.archon.box.effects import (
    ACTION,
    ALWAYS,
    END,
    HELD,
    SCORING,
    SEASON,
    TILE,
    VISIT,
)
from polis.games.archon.model.actions import CUBES, HAND, KINDS, TILE_COUNT
from polis.games.archon.model.state import AGAIN, GOLD, OVER, PAPYRUS, ROUNDS_IN_SEASON, State
from polis.games.archon.model.tables import AT, GAINS, ONE_OF, PER, ROUNDS, SCORE, WHEN, Tables
from polis.games.archon.rules.city.prices import MARKETPLACE, season_of, tile_cost
from polis.games.archon.rules.city.slots import hand_size
from polis.games.archon.rules.season import PER_TILES, counted


@kernel
def evaluate(s: State, t: Tables, seat: int, weights: Record) -> int:
    """The evaluation for the seat; of the hands only its own is read."""
    worth = POINT * int(s.points[seat])
    if s.phase == OVER:
        return worth
    later = ROUNDS - max(1, int(s.round_number))
    cards = 0 if s.passed[seat] != 0 else hand_size(s, seat)
    worth += value_of_goods(s, seat, cards + HAND * later, weights)
    worth += value_of_cards(s, t, seat, later, weights)
    worth += value_of_order(s, seat, later, weights)
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0:
            worth += value_of_tile(s, t, seat, tile, later, weights)
    if cards + later > 0:
        worth += value_of_tile_aim(s, t, seat, later, weights)
        worth += value_of_hiring_aim(s, t, seat, later, weights)
    to_come = cards + HAND * (later % ROUNDS_IN_SEASON)
    worth += value_of_ranks(s, t, seat, to_come, weights)
    if s.strength == 0:
        worth -= cost_of_raid(s, t, seat, to_come, weights)
    else:  # during a raid: the losses still due
        worth -= int(s.raid_due[seat]) * weights.due
    return int(worth)


@kernel
def value_of_goods(s: State, seat: int, placements: int, weights: Record) -> int:
    """The value of goods held: less for further units of a kind and with fewer placements left."""
    worth = 0
    for goods in range(HELD):
        left = int(s.held[seat, goods])
        for tier in range(TIERS):
            units = left if tier == TIERS - 1 else min(left, weights.tier[goods])
            worth += units * weights.goods[goods, tier]
            left -= units
    return int(worth * weights.use[min(placements, USABLE)] // 100)


@kernel
def value_of_cards(s: State, t: Tables, seat: int, later: int, weights: Record) -> int:
    """The value of cards in hand, tokens on the board, and magisters by their remaining uses."""
    worth = 0
    for kind in range(KINDS):
        worth += int(s.hand[seat, kind]) * (
            weights.card[kind] if s.passed[seat] == 0 else weights.unused
        )
    for kind in range(1, KINDS):
        each = weights.per_use[kind] * later // 2
        for _ in range(s.track[seat, kind - 1]):
            worth += each
            each = each * weights.fading // 100
        if later % 2 == 0 and later > 0:  # the waiting half comes next
            worth += int(s.waiting[seat, kind]) * weights.per_use[kind] // 2
    worth += int(t.tokens - s.tokens_left[seat]) * weights.token
    if s.phase == AGAIN:
        worth += weights.second
    return int(worth)


@kernel
def value_of_order(s: State, seat: int, later: int, weights: Record) -> int:
    """ARC-4.1.4  The value of an early place in the next order, if unpassed seats keep no cards."""
    mine = cards_kept(s, seat)
    later_seats = 0
    is_before = True
    for place in range(s.seats):
        other = s.order[place]
        if other == seat:
            is_before = False
            continue
        kept = cards_kept(s, other)
        later_seats += 1 if kept < mine or (kept == mine and not is_before) else 0
    return int(weights.earlier * later_seats * min(later, weights.early))


@kernel
def cards_kept(s: State, seat: int) -> int:
    """ARC-4.1.3  The number of cards with which a seat has passed, which is public."""
    if s.passed[seat] == 0:
        return 0
    if s.round_number % 2 == 0:
        return hand_size(s, seat)
    cards = HAND  # all that was played from a first half is public
    for kind in range(KINDS):
        cards -= s.played[seat, kind]
    return int(cards)


@kernel
def value_of_tile(s: State, t: Tables, seat: int, tile: int, later: int, weights: Record) -> int:
    """The value of what the ability of a tile may still bring."""
    when = t.abilities[tile, WHEN]
    points = POINT * int(t.abilities[tile, SCORE])
    seasons = later // ROUNDS_IN_SEASON  # that begin after this one
    if when == SCORING:
        category = int(t.abilities[tile, PER])
        now = pieces_of(s, t, seat, category)
        return int(points * now + points * weights.pieces * seasons // 100)
    if when == END:
        per = int(t.abilities[tile, PER])
        more = weights.tiles if per == PER_TILES else weights.hired
        return int(points * counted(s, seat, per) + points * more * later // 100)
    goods = gains_of(t, tile, weights)
    if when == SEASON:
        return goods * seasons
    if when == TILE:
        return int(goods * weights.tiles * later // 100)
    if when == VISIT:
        return int(goods * visits_a_round(t, tile, weights) * later // 100)
    if when == ACTION:
        return int(weights.terms * visits_a_round(t, tile, weights) * later // 100)
    if when == ALWAYS:
        return int(weights.both_types * later)
    return 0


@kernel
def visits_a_round(t: Tables, tile: int, weights: Record) -> int:
    """Visits per round, in hundredths, to the location where the tile works."""
    is_trade = t.abilities[tile, AT] == MARKETPLACE
    return int(weights.trades if is_trade else weights.visits)


@kernel
def gains_of(t: Tables, tile: int, weights: Record) -> int:
    """The value of the goods that a tile brings each time; for a choice, of the best."""
    total = 0
    best = 0
    for goods in range(HELD):
        worth = t.abilities[tile, GAINS + goods] * weights.goods[goods, 0]
        total += worth
        best = max(best, worth)
    return int(best if t.abilities[tile, ONE_OF] != 0 else total)


@kernel
def value_of_tile_aim(s: State, t: Tables, seat: int, later: int, weights: Record) -> int:
    """The profit of the best tile to save for, reduced by how much of its price is missing."""
    season = season_of(s)
    best = 0
    for tile in range(TILE_COUNT):
        if s.tiles_left[tile] == 0 or s.tiles[seat, tile] != 0:
            continue
        price = 0
        missing = 0
        for resource in range(CUBES):
            units = tile_cost(t, tile, season, resource)
            price += units
            missing += max(0, units - int(s.held[seat, PAPYRUS + resource]))
        if missing < NEAR:
            profit = POINT * int(t.tile_points[tile]) - weights.spent * price
            profit += value_of_tile(s, t, seat, tile, later, weights)
            if t.abilities[tile, WHEN] == TILE:  # it is credited for itself, too
                profit += gains_of(t, tile, weights)
            best = max(best, profit * weights.tile_near[missing] // 100)
    return int(best)


@kernel
def value_of_hiring_aim(s: State, t: Tables, seat: int, later: int, weights: Record) -> int:
    """The same for the best magister; two gold count as one unit."""
    best = 0
    for magister in range(KINDS - 1):
        space = s.track[seat, magister]
        if space >= t.track_length[magister]:
            continue
        price = 0
        missing = 0
        for goods in range(HELD):
            units = 2 * int(t.space_price[magister, space, goods])
            short = max(0, units - 2 * int(s.held[seat, goods]))
            price += units // 2 if goods == GOLD else units
            missing += short // 2 if goods == GOLD else short
        missing = (missing + 1) // 2
        if missing < NEAR:
            profit = POINT * int(t.space_points[magister, space]) - weights.spent * price // 2
            profit += weights.per_use[magister + 1] * later // 2
            best = max(best, profit * weights.hire_near[missing] // 100)
    return int(best)


# The parts of an evaluation, in the order of `terms_at`
PARTS: Final = ("points", "goods", "cards", "order", "tiles", "ranks", "raid")


@entry_point
def terms_at(
    states: Records, i: int, tables: Records, seat: int, weights: Records, works: Records, terms: Array
) -> None:  # fmt: skip
    """The parts of `evaluate` for the i-th of many states. terms: int64, shape (len(PARTS),)."""
    s = states[i]
    t = tables[0]
    for k in range(len(terms)):
        terms[k] = 0
    terms[0] = POINT * int(s.points[seat])
    if s.phase == OVER:
        return
    later = ROUNDS - max(1, int(s.round_number))
    cards = 0 if s.passed[seat] != 0 else hand_size(s, seat)
    to_come = cards + HAND * (later % ROUNDS_IN_SEASON)
    terms[1] = value_of_goods(s, seat, cards + HAND * later, weights[0])
    terms[2] = value_of_cards(s, t, seat, later, weights[0])
    terms[3] = value_of_order(s, seat, later, weights[0])
    terms[5] = value_of_ranks(s, t, seat, to_come, weights[0])
    if s.strength == 0:
        terms[6] = -cost_of_raid(s, t, seat, to_come, weights[0])
    else:
        terms[6] = -int(s.raid_due[seat]) * weights[0].due
    terms[4] = evaluate(s, t, seat, weights[0])
    for k in (0, 1, 2, 3, 5, 6):
        terms[4] -= terms[k]
