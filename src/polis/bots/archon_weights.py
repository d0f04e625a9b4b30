"""What counts how much in the evaluation of Archon, in one row of numbers.

The evaluation reads the row by the names here, so another row makes another character. Worths are
hundredths of a point. Where there is one number for each of several things, the name is the place
of the first.
"""

from typing import Final

import numpy as np

from polis.games.archon.actions import KINDS
from polis.games.archon.effects import HELD

POINT: Final = 100
TIERS: Final = 3
USABLE: Final = 9  # placements left: with so many or more all goods can be used
NEAR: Final = 6  # units missing: with so many or more an aim is worth nothing
CATEGORIES: Final = 3

GOODS_WORTH: Final = 0  # by goods and tier: the first units are worth more than the next ones
TIER: Final = GOODS_WORTH + HELD * TIERS  # by goods: how many units a tier has
USE: Final = TIER + HELD  # per cent of their worth that goods have, by placements left
CARD: Final = USE + USABLE + 1  # by kind: an unused card of the hand
PER_USE: Final = CARD + KINDS  # by kind: what a magister brings each time it is played
TILE_NEAR: Final = PER_USE + KINDS  # per cent of its profit: a tile, by units that are missing
HIRE_NEAR: Final = TILE_NEAR + NEAR  # per cent of its profit: a magister, by units that are missing
READY: Final = HIRE_NEAR + NEAR  # per cent of a piece: one that the goods at hand are enough for
ALONE: Final = READY + CATEGORIES
(
    FADING, UNUSED, TOKEN, SECOND, STEADY, HELP, SHARP, LOSS, DUE, PIECES, TILES_A_ROUND,
    HIRED_A_ROUND, VISITS_A_ROUND, TRADES_A_ROUND, TERMS, BOTH_TYPES, SPENT, EARLIER, EARLY_ROUNDS,
) = range(ALONE, ALONE + 19)  # fmt: skip

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
    70, 55, 42, 30, 18, 8,   # TILE_NEAR
    50, 35, 20, 10, 5, 0,   # HIRE_NEAR
    0, 0, 25,   # READY: arts, science, warriors
    85,    # FADING: per cent: each further magister of a kind is worth less than the one before
    12,    # UNUSED: a card of the hand after passing
    45,    # TOKEN: a tax token on the board
    60,    # SECOND: the second action of a Scribe is still to come
    5,     # STEADY: the more placements are left beside these, the less a lead is sure
    6,     # HELP: per cent: a placement of another seat brings a warrior
    8,     # SHARP: the more placements of all seats are left beside these, the less is sure of a raid
    90,    # LOSS: a unit lost in a raid; where there is none left a point is lost
    75,    # DUE: the same, while the losses are being chosen
    200,   # PIECES: hundredths: pieces that a tile counts at a scoring to come
    30,    # TILES_A_ROUND: hundredths: tiles that a seat gets
    60,    # HIRED_A_ROUND: hundredths: magisters that a seat gets
    45,    # VISITS_A_ROUND: hundredths: figures that it places in a location with a tile of its own
    45,    # TRADES_A_ROUND: the same for the Marketplace
    45,    # TERMS: better terms at such a visit
    50,    # BOTH_TYPES: a round in which magisters count as two types
    75,    # SPENT: a unit of a price
    5,     # EARLIER: each place earlier in the player order of a round to come
    3,     # EARLY_ROUNDS: for so many rounds the order may stay
], np.int64)
# fmt: on
