"""The state of a game as one flat record of fixed size: copying it is copying bytes.

Everything is counted from 0. Kinds of cards are in the order courtier, tax collector, cleric,
scribe, merchant; goods in the order gold, recruits, papyrus, silver, iron, stone, arts, science.
"""

from typing import Any, Final, Protocol

import numpy as np

from polis.core.contract.options import rule_options
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import CUBES, KINDS, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.names import PHASES as ASKED_PHASES
from polis.games.archon.model.options import Options

SEATS: Final = 4
NONE: Final = -1
SUPPLIED: Final = HELD + 2  # held goods, arts, science
WALL: Final = 20
FAVORS: Final = 22
PROVINCES: Final = 20
ATTACKS: Final = 6
SEASONS: Final = 3
ROUNDS_IN_SEASON: Final = 3

# Kinds of cards
COURTIER, TAX, CLERIC, SCRIBE, MERCHANT = range(KINDS)
# Goods
GOLD, RECRUITS, PAPYRUS, SILVER, IRON, STONE, ARTS, SCIENCE, WARRIORS = range(9)
ANY_CUBES, DIFFERENT_CUBES, PROVINCE_CUBES = range(9, 12)
BY_INN, BY_KINGS_FAVOR, SAVED = range(3)  # what may spare goods next: the stages of `SAVING`
FROM_TILE: Final = 100  # `take_from` for a tile is this plus its number

# Phases in which a seat decides, then those that the rules pass through without a decision.
PHASES: Final = (
    *ASKED_PHASES,
    *("act", "repeat", "reward", "acted", "next", "round-end", "attack", "raid", "scoring"),
    *("season", "new-round", "finish", "divided"),
)
(
    DRAFTING, SPLITTING, PLACING, AGAIN, CARD, TAKING, GIVING, TRADING, HIRING, BUYING_TILE,
    SAVING, REPLACING, MANNING, MORE, LOSING, OVER,
    ACT, REPEAT, REWARD, ACTED, NEXT, ROUND_END, ATTACK, RAID, SCORING, SEASON, NEW_ROUND, FINISH, DIVIDED,
) = range(len(PHASES))  # fmt: skip

RULE_OPTIONS: Final = rule_options(Options)  # each is a field of the same name, 0 or 1

FIELDS: Final[list[Any]] = [
    ("points", "<i2", (SEATS,)),
    ("seats", "<i2"),
    ("phase", "<i2"),
    ("turn", "<i2"),  # the seat to act
    ("ply", "<i2"),  # decisions asked for so far
    ("order", "<i2", (SEATS,)),  # the seat at each place of the player order
    ("passed", "<i2", (SEATS,)),
    ("round_number", "<i2"),  # 0 before the first; 1..9
    ("ending", "<i2"),
    *((name, "<i2") for name in RULE_OPTIONS),
    # what a seat has
    ("held", "<i2", (SEATS, HELD)),  # gold, recruits, papyrus, silver, iron, stone
    ("hand", "<i2", (SEATS, KINDS)),
    ("waiting", "<i2", (SEATS, KINDS)),  # the half for the next round
    ("played", "<i2", (SEATS, KINDS)),  # on the table or discarded since the last split
    ("divided", "<i2", (SEATS,)),  # whether the seat has split its cards
    ("divided_early", "<i2"),  # for the next round, before an attack (ARC-R42)
    ("sure_hand", "<i2", (SEATS, KINDS)),  # cards that everybody knows to be in the hand
    ("sure_waiting", "<i2", (SEATS, KINDS)),
    ("track", "<i2", (SEATS, KINDS - 1)),  # spaces taken on the Magister Track
    ("tiles", "<i2", (SEATS, TILE_COUNT)),  # 1 if the seat has the tile
    ("arts", "<i2", (SEATS,)),
    ("science", "<i2", (SEATS,)),
    ("warriors_left", "<i2", (SEATS,)),
    ("figures_left", "<i2", (SEATS,)),
    ("tokens_left", "<i2", (SEATS,)),
    # the city
    ("figures", "i1", (PLACES_OF_CITY, SLOTS, SEATS)),  # number of each seat's figures on the slot
    ("token", "i1", (PLACES_OF_CITY, SLOTS)),  # the seat whose tax token is there
    ("wall", "i1", (WALL,)),  # the seat of each warrior
    ("market", "<i2", (CUBES,)),
    ("repository", "<i2", (CUBES,)),
    ("supply", "<i2", (SUPPLIED,)),
    ("tiles_left", "<i2", (TILE_COUNT,)),
    ("palace", "<i2", (SLOTS,)),  # the King's Favor on each space
    ("grants", "<i2", (SEASONS,)),
    ("favors", "i1", (FAVORS,)),  # the order of the deck; those before `next_favor` are known
    ("next_favor", "<i2"),
    ("provinces", "i1", (PROVINCES,)),
    ("next_province", "<i2"),
    ("attacks", "i1", (ATTACKS,)),
    ("next_attack", "<i2"),
    # the placement in progress
    ("location", "<i2"),
    ("slot", "<i2"),
    ("card", "<i2"),  # the kind of card played for it, or NONE
    ("second_card", "<i2"),  # of a pair
    ("plain", "<i2"),  # whether the magister's power is unused
    ("power", "<i2"),  # the kind whose power is used: TAX, SCRIBE, MERCHANT, both as TAX; or NONE
    ("second", "<i2"),  # whether this is a Scribe's second action
    ("took_magister", "<i2"),  # whether a magister was taken in this turn
    ("effect", "<i2"),  # row of the table of effects
    ("repetition", "<i2"),
    ("take_count", "<i2"),
    ("take_from", "<i2"),  # ANY_CUBES, DIFFERENT_CUBES, PROVINCE_CUBES, or FROM_TILE + tile
    ("warriors_due", "<i2"),
    ("bought", "<i2", (CUBES,)),
    ("sold", "<i2"),
    ("magister", "<i2"),
    ("tile", "<i2"),
    ("price", "<i2", (HELD,)),
    ("save_stage", "<i2"),  # BY_INN, BY_KINGS_FAVOR or SAVED
    # a raid
    ("strength", "<i2"),
    ("raid_due", "<i2", (SEATS,)),
    ("raid_place", "<i2"),
    ("raid_cube", "<i2"),
]
FIELD_NAMES: Final = tuple(str(field[0]) for field in FIELDS)
STATE: Final = np.dtype((np.record, np.dtype(FIELDS, align=True)))


class State(Protocol):
    """The record as the rules see it; `FIELDS` explains the fields."""

    points: Any
    seats: int
    phase: int
    turn: int
    ply: int
    order: Any
    passed: Any
    round_number: int
    ending: int
    season_reset: int
    divide_first: int
    held: Any
    hand: Any
    waiting: Any
    played: Any
    divided: Any
    divided_early: int
    sure_hand: Any
    sure_waiting: Any
    track: Any
    tiles: Any
    arts: Any
    science: Any
    warriors_left: Any
    figures_left: Any
    tokens_left: Any
    figures: Any
    token: Any
    wall: Any
    market: Any
    repository: Any
    supply: Any
    tiles_left: Any
    palace: Any
    grants: Any
    favors: Any
    next_favor: int
    provinces: Any
    next_province: int
    attacks: Any
    next_attack: int
    location: int
    slot: int
    card: int
    second_card: int
    plain: int
    power: int
    second: int
    took_magister: int
    effect: int
    repetition: int
    take_count: int
    take_from: int
    warriors_due: int
    bought: Any
    sold: int
    magister: int
    tile: int
    price: Any
    save_stage: int
    strength: int
    raid_due: Any
    raid_place: int
    raid_cube: int
