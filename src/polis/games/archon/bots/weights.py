"""The weights of the evaluation of Archon, in one row of numbers.

The names are indices of the row; another row makes a bot that plays differently. Values are
hundredths of a point. If there is one number for each of several things, the name is the index of
the first.

The numbers come from self-play: rows with small changes played against the original row, and those
were kept that scored more while the city was raided less. `FEAR` exceeds a seat's own interest: a
warrior defends all seats but is paid for by one, so a bot that counts only its own loss leaves the
wall to the others, and they do the same.
"""

from typing import Final

import numpy as np

from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import KINDS
from polis.games.archon.model.names import CATEGORIES

POINT: Final = 100
TIERS: Final = 3
USABLE: Final = 9  # from this many placements left, all goods can be used
NEAR: Final = 6  # from this many units missing, an aim is worth nothing
NUMBERS_OF_SEATS: Final = 3  # 2, 3, 4

GOODS_WORTH: Final = 0  # by goods and tier: the first units are worth more than the next ones
TIER: Final = GOODS_WORTH + HELD * TIERS  # by goods: the number of units in a tier
USE: Final = TIER + HELD  # per cent of their value that goods keep, by placements left
CARD: Final = USE + USABLE + 1  # by kind: an unused card of the hand
PER_USE: Final = CARD + KINDS  # by kind: what a magister brings each time it is played
TILE_NEAR: Final = PER_USE + KINDS  # per cent of its profit: a tile, by units missing
HIRE_NEAR: Final = TILE_NEAR + NEAR  # per cent of its profit: a magister, by units missing
READY: Final = HIRE_NEAR + NEAR  # per cent of a piece that can be made from the goods at hand
FEAR: Final = READY + len(CATEGORIES)  # by seats from 2: per cent of the expected cost of a raid
ALONE: Final = FEAR + NUMBERS_OF_SEATS
(
    FADING, UNUSED, TOKEN, SECOND, STEADY, HELP, SHARP, LOSS, DUE, PIECES, TILES_A_ROUND,
    HIRED_A_ROUND, VISITS_A_ROUND, TRADES_A_ROUND, TERMS, BOTH_TYPES, SPENT, EARLIER, EARLY_ROUNDS,
) = range(ALONE, ALONE + 19)  # fmt: skip

# fmt: off
WEIGHTS: Final = np.array([
    67, 52, 18,   # gold, by tier
    71, 64, 22,   # recruits
    98, 83, 39,   # papyrus
    69, 35, 34,   # silver
    87, 68, 35,   # iron
    74, 84, 21,   # stone
    3, 2, 3, 2, 2, 4,   # TIER
    3, 21, 63, 60, 80, 95, 80, 92, 114, 109,   # USE
    70, 99, 157, 77, 127,   # CARD: courtier, tax collector, cleric, scribe, merchant
    0, 44, 86, 57, 84,   # PER_USE: the same
    73, 50, 38, 23, 11, 6,   # TILE_NEAR
    23, 27, 26, 12, 15, 0,   # HIRE_NEAR
    4, 3, 30,   # READY: arts, science, warriors
    560, 330, 260,   # FEAR: 2, 3, 4 seats
    80,    # FADING: per cent by which each further magister of a kind is worth less
    15,    # UNUSED: a card of the hand after passing
    41,    # TOKEN: a tax token on the board
    106,   # SECOND: the second action of a Scribe is still to come
    2,     # STEADY: the more placements are left compared to this, the less certain a lead is
    8,     # HELP: per cent: that a placement of another seat brings a warrior
    4,     # SHARP: the same for a raid and the placements of all seats
    75,    # LOSS: a unit lost in a raid; a point is lost if no unit is left
    110,   # DUE: the same, while the losses are being chosen
    349,   # PIECES: hundredths: pieces that a tile will count at a future scoring
    20,    # TILES_A_ROUND: hundredths: tiles that a seat gets
    50,    # HIRED_A_ROUND: hundredths: magisters that a seat gets
    47,    # VISITS_A_ROUND: hundredths: figures placed at a location with an own tile
    49,    # TRADES_A_ROUND: the same for the Marketplace
    56,    # TERMS: better terms at such a visit
    66,    # BOTH_TYPES: a round in which magisters count as two types
    106,   # SPENT: a unit of a price
    13,    # EARLIER: each place earlier in the player order of a round to come
    8,     # EARLY_ROUNDS: the number of rounds for which the order may persist
], np.int64)
# fmt: on

NAIVE: Final = WEIGHTS.copy()  # all goods equal, little fear of raids, no value of later rounds
NAIVE[GOODS_WORTH : GOODS_WORTH + HELD * TIERS] = 60
NAIVE[USE : USE + USABLE + 1] = 100
NAIVE[FEAR : FEAR + NUMBERS_OF_SEATS] = 50
NAIVE[EARLIER] = 0
NAIVE[PER_USE : PER_USE + KINDS] = 40
