"""The weights of the evaluation of Archon, in hundredths of a point; others make another player.

The numbers come from self-play: rows with small changes played against the original row, and those
were kept that scored more while the city was raided less. `fear` exceeds a seat's own interest: a
warrior defends all seats but is paid for by one, so a bot that counts only its own loss leaves the
wall to the others, and they do the same.
"""

from typing import Final

from polis.core.kernels.arrays import record_of_numbers

POINT: Final = 100
TIERS: Final = 3
USABLE: Final = 9  # from this many placements left, all goods can be used
NEAR: Final = 6  # from this many units missing, an aim is worth nothing

# fmt: off
WEIGHTS: Final = record_of_numbers({
    "goods": [         # by tier: the first units are worth more than the next ones
        [67, 52, 18],  # gold
        [71, 64, 22],  # recruits
        [98, 83, 39],  # papyrus
        [69, 35, 34],  # silver
        [87, 68, 35],  # iron
        [74, 84, 21],  # stone
    ],
    "tier": [3, 2, 3, 2, 2, 4],  # by goods: the number of units in a tier
    # per cent of their value that goods keep, by placements left
    "use": [3, 21, 63, 60, 80, 95, 80, 92, 114, 109],
    # by kind: courtier, tax collector, cleric, scribe, merchant
    "card": [70, 99, 157, 77, 127],   # an unused card of the hand
    "per_use": [0, 44, 86, 57, 84],   # what a magister brings each time it is played
    # per cent of its profit, by units missing
    "tile_near": [73, 50, 38, 23, 11, 6],
    "hire_near": [23, 27, 26, 12, 15, 0],
    "ready": [4, 3, 30],  # per cent of a piece that can be made from the goods at hand, by category
    "fear": [560, 330, 260],  # per cent of the expected cost of a raid, with 2, 3, 4 seats
    "fading": 80,      # per cent by which each further magister of a kind is worth less
    "unused": 15,      # a card of the hand after passing
    "token": 41,       # a tax token on the board
    "second": 106,     # the second action of a Scribe is still to come
    "steady": 2,       # the more placements are left compared to this, the less certain a lead is
    "help": 8,         # per cent: that a placement of another seat brings a warrior
    "sharp": 4,        # the same for a raid and the placements of all seats
    "loss": 75,        # a unit lost in a raid; a point is lost if no unit is left
    "due": 110,        # the same, while the losses are being chosen
    "pieces": 349,     # hundredths: pieces that a tile will count at a future scoring
    "tiles": 20,       # hundredths a round: tiles that a seat gets
    "hired": 50,       # hundredths a round: magisters that a seat gets
    "visits": 47,      # hundredths a round: figures placed at a location with an own tile
    "trades": 49,      # the same for the Marketplace
    "terms": 56,       # better terms at such a visit
    "both_types": 66,  # a round in which magisters count as two types
    "spent": 106,      # a unit of a price
    "earlier": 13,     # each place earlier in the player order of a round to come
    "early": 8,        # the number of rounds for which the order may persist
})
# fmt: on

NAIVE: Final = WEIGHTS.copy()  # all goods equal, little fear of raids, no value of later rounds
for _name, _value in {"goods": 60, "use": 100, "fear": 50, "earlier": 0, "per_use": 40}.items():
    NAIVE[_name] = _value
