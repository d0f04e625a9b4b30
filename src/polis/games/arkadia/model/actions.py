"""The decisions of a turn: one table that defines action numbers, sizes and documentation.

An action is a small number. Each verb owns a range of numbers; within it the parts are encoded as
the digits of a mixed-radix number, the last part varying fastest:

    play     0 ..   27   kind of card (form * 4 + family)
    site    28 ..  220   first square of a building; 192: the castle lot
    pass   221
    lay    222 .. 1757   orientation (8) x first square (192)
    own   1758 .. 1949   square
    neutral 1950 .. 2141 square
    done  2142
    castle 2143 .. 2182  family (4) x castle square (10)
    draw  2183 .. 2211   kind of card face up; 28: the pile
    banner 2212
    end   2213
    cash  2214 .. 3237   family (4) x number of seals (256)
    recruit 3238 .. 3253 number of neutral workers (16)
"""

from typing import Final, TypeAlias

from polis.core.contract import notation

FORMS: Final = 7
FAMILIES: Final = 4
KINDS: Final = FORMS * FAMILIES
ORIENTATIONS: Final = 8
BOARD_SQUARES: Final = 192
CASTLE_SQUARES: Final = 10
SEAL_COUNTS: Final = 256
RECRUIT_COUNTS: Final = 16  # no form of a box covers more squares

LOT: Final = BOARD_SQUARES  # the site that is not a building
PILE: Final = KINDS  # the card to draw that is not face up

# verb -> its parts (name, size), in the order of their numbers
VERBS: Final[dict[str, notation.Parts]] = {
    "play": (("kind", KINDS),),
    "site": (("square", BOARD_SQUARES + 1),),
    "pass": (),
    "lay": (("orientation", ORIENTATIONS), ("square", BOARD_SQUARES)),
    "own": (("square", BOARD_SQUARES),),
    "neutral": (("square", BOARD_SQUARES),),
    "done": (),
    "castle": (("family", FAMILIES), ("castle_square", CASTLE_SQUARES)),
    "draw": (("kind", KINDS + 1),),
    "banner": (),
    "end": (),
    "cash": (("family", FAMILIES), ("count", SEAL_COUNTS)),
    "recruit": (("count", RECRUIT_COUNTS),),
}


CODEC: Final = notation.Codec(VERBS)
BASES: Final = CODEC.bases

# The compiled rules use plain numbers.
PLAY: Final = BASES["play"]
SITE: Final = BASES["site"]
PASS: Final = BASES["pass"]
LAY: Final = BASES["lay"]
OWN: Final = BASES["own"]
NEUTRAL: Final = BASES["neutral"]
DONE: Final = BASES["done"]
CASTLE: Final = BASES["castle"]
DRAW: Final = BASES["draw"]
BANNER: Final = BASES["banner"]
END: Final = BASES["end"]
CASH: Final = BASES["cash"]
RECRUIT: Final = BASES["recruit"]
ACTIONS: Final = CODEC.size
MOST_LEGAL: Final = 2048  # at most 8 orientations x 192 squares = 1536 placements are legal at once

Action: TypeAlias = notation.Action
encode = CODEC.encode
decode = CODEC.decode
