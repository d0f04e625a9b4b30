"""How good a position of Archon is for a seat, in hundredths of a point.

It reads public things and the seat's own cards only. Points that the seat has count in full; then
what it may expect of the three categories at the end of the season, what its goods, magisters,
cards in hand and tiles may still bring, and what a raid may cost. All that is still to be turned
into points loses worth with the placements that are left to do so.
"""

from typing import Any, Final

import numpy as np

from polis.core.kernel import kernel
from polis.games.archon.actions import CUBES, HAND, KINDS, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.effects import (
    ACTION,
    ALWAYS,
    END,
    HELD,
    SCORING,
    SEASON,
    TILE,
    VISIT,
)
from polis.games.archon.rules.attack import warriors_of
from polis.games.archon.rules.season import CATEGORIES, PER_TILES, counted, pieces_of
from polis.games.archon.rules.slots import hand_size
from polis.games.archon.state import AGAIN, ATTACKS, GOLD, OVER, PAPYRUS, SEASONS, State
from polis.games.archon.tables import (
    GAINS,
    ONE_OF,
    PER,
    RANKS,
    ROUNDS,
    SCORE,
    WHEN,
    Tables,
)

POINT: Final = 100
TIERS: Final = 3
USABLE: Final = 9  # placements left: with so many or more all goods can be used
HALF: Final = 50
NEAR: Final = 6  # units missing: with so many or more an aim is worth nothing

# What counts how much: names and places of the numbers in `WEIGHTS`
GOODS_WORTH: Final = 0  # by goods and tier: the first units are worth more than the next ones
TIER: Final = GOODS_WORTH + HELD * TIERS  # by goods: how many units a tier has
USE: Final = TIER + HELD  # per cent of their worth that goods have, by placements left
CARD: Final = USE + USABLE + 1  # by kind: an unused card of the hand
PER_USE: Final = CARD + KINDS  # by kind: what a magister brings each time it is played
(
    FADING, UNUSED, TOKEN, SECOND, STEADY, HELP, LOSS, DUE, PIECES, TILES_A_ROUND, HIRED_A_ROUND,
    VISITS_A_ROUND, TERMS, BOTH_TYPES, SPENT,
) = range(PER_USE + KINDS, PER_USE + KINDS + 15)  # fmt: skip
TILE_NEAR: Final = PER_USE + KINDS + 15  # per cent of its profit: a tile, by units that are missing
HIRE_NEAR: Final = TILE_NEAR + NEAR  # per cent of its profit: a magister, by units that are missing

# fmt: off
WEIGHTS: Final = np.array([
    60, 50, 30,    # gold, by tier
    80, 60, 35,    # recruits
    85, 65, 35,    # papyrus
    85, 65, 35,    # silver
    80, 75, 40,    # iron
    80, 75, 40,    # stone
    4, 2, 2, 2, 2, 2,   # TIER
    3, 25, 45, 60, 70, 80, 85, 90, 95, 100,   # USE
    55, 75, 70, 80, 85,   # CARD: courtier, tax collector, cleric, scribe, merchant
    0, 50, 45, 55, 70,    # PER_USE
    85,    # FADING: per cent: each further magister of a kind is worth less than the one before
    12,    # UNUSED: a card of the hand after passing
    45,    # TOKEN: a tax token on the board
    60,    # SECOND: the second action of a Scribe is still to come
    5,     # STEADY: the more placements are left beside these, the less a lead is sure
    9,     # HELP: per cent: a placement of another seat brings a warrior
    75,    # LOSS: each point of strength to be covered in a raid
    75,    # DUE: the same, while the losses are being chosen
    200,   # PIECES: hundredths: pieces that a tile counts at a scoring to come
    30,    # TILES_A_ROUND: hundredths: tiles that a seat gets
    60,    # HIRED_A_ROUND: hundredths: magisters that a seat gets
    45,    # VISITS_A_ROUND: hundredths: figures that it places in a location with a tile of its own
    45,    # TERMS: better terms at such a visit
    50,    # BOTH_TYPES: a round in which magisters count as two types
    75,    # SPENT: a unit of a price
    70, 55, 42, 30, 18, 8,   # TILE_NEAR
    50, 35, 20, 10, 5, 0,   # HIRE_NEAR
], np.int64)
# fmt: on


@kernel
def evaluate(s: State, t: Tables, seat: int, weights: Any) -> int:
    """How well off the seat is; only its own hand is looked at."""
    worth = POINT * int(s.points[seat])
    if s.phase == OVER:
        return worth
    later = ROUNDS - max(1, int(s.round_number))
    cards = 0 if s.passed[seat] != 0 else hand_size(s, seat)
    worth += value_of_goods(s, seat, cards + HAND * later, weights)
    worth += value_of_cards(s, seat, later, weights)
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0:
            worth += value_of_tile(s, t, seat, tile, later, weights)
    if cards + later > 0:
        worth += value_of_tile_aim(s, t, seat, later, weights)
        worth += value_of_hiring_aim(s, t, seat, later, weights)
    to_come = cards + HAND * (later % SEASONS)
    worth += value_of_ranks(s, t, seat, to_come, weights)
    worth -= cost_of_raid(s, t, seat, to_come, weights)
    worth -= int(s.raid_due[seat]) * weights[DUE]
    return int(worth)


@kernel
def value_of_goods(s: State, seat: int, placements: int, weights: Any) -> int:
    """What the seat holds, worth less the more of a kind there is and the less can be done."""
    worth = 0
    for goods in range(HELD):
        left = int(s.held[seat, goods])
        for tier in range(TIERS):
            units = left if tier == TIERS - 1 else min(left, weights[TIER + goods])
            worth += units * weights[GOODS_WORTH + goods * TIERS + tier]
            left -= units
    return int(worth * weights[USE + min(placements, USABLE)] // 100)


@kernel
def value_of_cards(s: State, seat: int, later: int, weights: Any) -> int:
    """Cards in hand, tokens on the board, and magisters by the times they can still be played."""
    worth = 0
    for kind in range(KINDS):
        worth += int(s.hand[seat, kind]) * (
            weights[CARD + kind] if s.passed[seat] == 0 else weights[UNUSED]
        )
    for kind in range(1, KINDS):
        each = weights[PER_USE + kind] * later // 2
        for _ in range(s.track[seat, kind - 1]):
            worth += each
            each = each * weights[FADING] // 100
        if later % 2 == 0 and later > 0:  # the waiting half comes next
            worth += int(s.waiting[seat, kind]) * weights[PER_USE + kind] // 2
    for location in range(PLACES_OF_CITY):
        for slot in range(SLOTS):
            worth += weights[TOKEN] if s.token[location, slot] == seat else 0
    if s.phase == AGAIN:
        worth += weights[SECOND]
    return int(worth)


@kernel
def value_of_tile(s: State, t: Tables, seat: int, tile: int, later: int, weights: Any) -> int:
    """What the ability of a tile may still bring."""
    when = t.abilities[tile, WHEN]
    points = POINT * int(t.abilities[tile, SCORE])
    seasons = later // SEASONS  # that begin after this one
    if when == SCORING:
        category = int(t.abilities[tile, PER])
        now = pieces_of(s, seat, category)
        return int(points * now + points * weights[PIECES] * seasons // 100)
    if when == END:
        per = int(t.abilities[tile, PER])
        more = weights[TILES_A_ROUND] if per == PER_TILES else weights[HIRED_A_ROUND]
        return int(points * counted(s, seat, per) + points * more * later // 100)
    goods = gains_of(t, tile, weights)
    if when == SEASON:
        return goods * seasons
    if when == TILE:
        return int(goods * weights[TILES_A_ROUND] * later // 100)
    if when == VISIT:
        return int(goods * weights[VISITS_A_ROUND] * later // 100)
    if when == ACTION:
        return int(weights[TERMS] * weights[VISITS_A_ROUND] * later // 100)
    if when == ALWAYS:
        return int(weights[BOTH_TYPES] * later)
    return 0


@kernel
def gains_of(t: Tables, tile: int, weights: Any) -> int:
    """The worth of the goods a tile brings each time; of a choice the best."""
    total = 0
    best = 0
    for goods in range(HELD):
        worth = t.abilities[tile, GAINS + goods] * weights[GOODS_WORTH + goods * TIERS]
        total += worth
        best = max(best, worth)
    return int(best if t.abilities[tile, ONE_OF] != 0 else total)


@kernel
def value_of_tile_aim(s: State, t: Tables, seat: int, later: int, weights: Any) -> int:
    """The best tile to save for: its profit, less the more of its price is missing."""
    season = min(SEASONS - 1, max(0, int(s.round_number) - 1) // SEASONS)
    best = 0
    for tile in range(TILE_COUNT):
        if s.tiles_left[tile] == 0 or s.tiles[seat, tile] != 0:
            continue
        price = 0
        missing = 0
        for resource in range(CUBES):
            units = int(t.tile_cost[tile, season, resource])
            price += units
            missing += max(0, units - int(s.held[seat, PAPYRUS + resource]))
        if missing < NEAR:
            profit = POINT * int(t.tile_points[tile]) - weights[SPENT] * price
            profit += value_of_tile(s, t, seat, tile, later, weights)
            best = max(best, profit * weights[TILE_NEAR + missing] // 100)
    return int(best)


@kernel
def value_of_hiring_aim(s: State, t: Tables, seat: int, later: int, weights: Any) -> int:
    """The same for the best magister; two gold are about one unit."""
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
            profit = POINT * int(t.space_points[magister, space]) - weights[SPENT] * price // 2
            profit += weights[PER_USE + magister + 1] * later // 2
            best = max(best, profit * weights[HIRE_NEAR + missing] // 100)
    return int(best)


@kernel
def value_of_ranks(s: State, t: Tables, seat: int, to_come: int, weights: Any) -> int:
    """ARC-7.1  What the present pieces may bring: each other seat may still come to be ahead."""
    season = max(0, int(s.round_number) - 1) // SEASONS
    steady = HALF * weights[STEADY] // (weights[STEADY] + to_come)  # per cent that a piece decides
    worth = 0
    for category in range(CATEGORIES):
        mine = pieces_of(s, seat, category)
        if mine == 0:
            continue
        behind = 0  # expected rank in hundredths
        for other in range(s.seats):
            if other != seat:
                ahead = mine - pieces_of(s, other, category)
                behind += min(100, max(0, HALF - ahead * steady))
        place = behind // 100
        part = behind % 100
        grant = t.grant_points[s.grants[season], category]
        worth += int(grant[place, season]) * (100 - part)
        if place + 1 < RANKS:
            worth += int(grant[place + 1, season]) * part
    return int(worth)


@kernel
def cost_of_raid(s: State, t: Tables, seat: int, to_come: int, weights: Any) -> int:
    """ARC-7.0  What the attack will probably cost the seat: each card not yet seen is as likely."""
    own = warriors_of(s, seat)
    wall = 100 * own + weights[HELP] * to_come * (s.seats - 1)
    for other in range(s.seats):
        if other != seat:
            wall += 100 * warriors_of(s, other)
    cost = 0
    unseen = 0
    for card in range(ATTACKS):
        if not is_seen(s, card):
            unseen += 1
            strength = int(t.attack[card, s.seats])
            if wall < 100 * strength:
                cost += max(0, strength - own) * weights[LOSS]
    return int(cost // max(1, unseen))


@kernel
def is_seen(s: State, card: int) -> bool:
    """Whether an attack card has been drawn."""
    for drawn in range(s.next_attack):
        if s.attacks[drawn] == card:
            return True
    return False
