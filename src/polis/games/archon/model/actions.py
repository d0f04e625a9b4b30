"""The decisions of Archon: one table that defines action numbers, sizes and documentation.

An action is a small number. Each verb owns a range of numbers; within it the parts are encoded as
the digits of a mixed-radix number, the last part varying fastest:

    draft      0 ..   15   first magister (4) x second magister (4), the first before the second
    split     16 .. 1311   tax collectors x clerics x scribes x merchants of the hand (6 each)
    enter   1312 .. 1351   location (10) x slot (4)
    pass    1352           stop 1353        more 1354        done 1355
    with    1356 .. 1360   kind of card (5)
    plain   1361 .. 1364   magister (4), its power unused
    pair    1365 .. 1389   kind of card (5) x kind of card (5), the first not after the second
    take    1390 .. 1409   resource (4) x second resource (4) or NO_SECOND
    give    1410 .. 1429   the same
    buy     1430 .. 1433   resource
    sell    1434 .. 1437   resource
    magister 1438 .. 1441  magister
    tile    1442 .. 1456   building tile (15)
    save    1457 .. 1462   gold, recruits or a resource (6)
    replace 1463 .. 1465   hand, waiting, played
    wall    1466 .. 1467   gate, plain
    lose    1468 .. 1531   resource (4) x number (16)
"""

from typing import Final, TypeAlias

from polis.core.contract import notation
from polis.games.archon.box.effects import CARD_KINDS, HELD, LOCATIONS, MAGISTERS, RESOURCES
from polis.games.archon.model.names import PLACES, TILES, WALL_PLACES

KINDS: Final = len(CARD_KINDS)
KINDS_OF_MAGISTERS: Final = len(MAGISTERS)
CUBES: Final = len(RESOURCES)
PLACES_OF_CITY: Final = len(LOCATIONS)
SLOTS: Final = 4
TILE_COUNT: Final = len(TILES)
HAND: Final = 5
NO_SECOND: Final = CUBES
MANY: Final = CUBES + 1  # the second cube of a pair, or none
LOSSES: Final = 16

_PAIR_OF_CUBES: Final = (("resource", CUBES), ("second", CUBES + 1))

# verb -> its parts (name, size), in the order of their numbers
VERBS: Final[dict[str, notation.Parts]] = {
    "draft": (("magister", KINDS_OF_MAGISTERS), ("second", KINDS_OF_MAGISTERS)),
    "split": tuple((magister, HAND + 1) for magister in MAGISTERS),
    "enter": (("location", PLACES_OF_CITY), ("slot", SLOTS)),
    "pass": (),
    "stop": (),
    "more": (),
    "done": (),
    "with": (("kind", KINDS),),
    "plain": (("magister", KINDS_OF_MAGISTERS),),
    "pair": (("kind", KINDS), ("second", KINDS)),
    "take": _PAIR_OF_CUBES,
    "give": _PAIR_OF_CUBES,
    "buy": (("resource", CUBES),),
    "sell": (("resource", CUBES),),
    "magister": (("magister", KINDS_OF_MAGISTERS),),
    "tile": (("tile", TILE_COUNT),),
    "save": (("goods", HELD),),
    "replace": (("place", len(PLACES)),),
    "wall": (("place", len(WALL_PLACES)),),
    "lose": (("resource", CUBES), ("count", LOSSES)),
}


CODEC: Final = notation.Codec(VERBS)
BASES: Final = CODEC.bases

# The compiled rules use plain numbers.
DRAFT: Final = BASES["draft"]
SPLIT: Final = BASES["split"]
ENTER: Final = BASES["enter"]
PASS: Final = BASES["pass"]
STOP: Final = BASES["stop"]
MORE: Final = BASES["more"]
DONE: Final = BASES["done"]
WITH: Final = BASES["with"]
PLAIN: Final = BASES["plain"]
PAIR: Final = BASES["pair"]
TAKE: Final = BASES["take"]
GIVE: Final = BASES["give"]
BUY: Final = BASES["buy"]
SELL: Final = BASES["sell"]
MAGISTER: Final = BASES["magister"]
TILE: Final = BASES["tile"]
SAVE: Final = BASES["save"]
REPLACE: Final = BASES["replace"]
WALL: Final = BASES["wall"]
LOSE: Final = BASES["lose"]
ACTIONS: Final = CODEC.size

Action: TypeAlias = notation.Action
encode = CODEC.encode
decode = CODEC.decode
