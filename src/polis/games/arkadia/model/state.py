"""The state of a game as one flat record of fixed size: copying it is copying bytes.

Seats, families, forms and squares are counted from 0. Boards are three words (`games.arkadia.model.bitboard`). Rows of
`hand` and `shown` are kinds of cards in ascending order, padded with NONE.
"""

from typing import Any, Final, Protocol

import numpy as np

from polis.core.contract.options import rule_options
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.options import Options

SEATS: Final = 4
NEUTRAL: Final = 4  # the row of `workers` for those that belong to no seat
FLOORS: Final = 3
HAND: Final = 4
DISPLAY: Final = 3
BUILDINGS: Final = 40
NONE: Final = -1
ON_LOT: Final = -2  # the site of workers introduced beside the lot

PHASES: Final = ("must", "lay", "draw", "worker", "castle", "banner", "cash", "recruit", "over")
MUST, LAYING, DRAWING, WORKING, BUILDING, BANNERING, CASHING, RECRUITING, OVER = range(len(PHASES))
# Steps of a turn without a decision, in order; no game ever waits in one of them.
PARTS: Final = ("refill", "completion", "castle-due", "can", "cashing-on", "turn-end")
REFILL, COMPLETION, CASTLE_DUE, CAN, CASHING_ON, TURN_END = range(OVER + 1, OVER + 1 + len(PARTS))

ENDINGS: Final = ("castle", "stuck")
BY_CASTLE, STUCK = range(len(ENDINGS))

RULE_OPTIONS: Final = rule_options(Options)  # each is a field of the same name, 0 or 1

FIELDS: Final[list[Any]] = [
    ("free", "<u8", (3,)),  # vacant squares: no building, worker or lot
    ("sites", "<u8", (3,)),  # first squares of buildings under construction
    ("workers", "<u8", (SEATS + 1, 3)),  # by seat; row NEUTRAL: the neutral ones
    ("seats", "<i2"),
    ("phase", "<i2"),
    ("turn", "<i2"),  # the seat to act
    ("first_seat", "<i2"),
    ("ply", "<i2"),  # actions applied so far
    ("turns_finished", "<i2"),
    ("passes", "<i2"),  # consecutive passes without a banner (ARK-R28)
    ("turns_left", "<i2"),  # of the last round; 0 before it
    ("ender", "<i2"),  # the seat that triggered the end, or NONE
    ("ending", "<i2"),  # index into ENDINGS, or NONE
    ("card", "<i2"),  # the kind of the card being played, or NONE
    ("site", "<i2"),  # the building at which workers are introduced, ON_LOT or NONE
    ("last_square", "<i2"),  # of the last worker of this introduction, or NONE
    ("placed", "<i2"),  # number of workers placed in this introduction
    ("due", "<i2"),  # castle pieces still to be placed this turn
    ("family", "<i2"),  # the family whose seals are being cashed, or NONE
    ("lot_square", "<i2"),  # top left
    ("lot_standing", "<i2"),
    ("floor", "<i2"),  # the open floor, 0..2
    ("height", "<i2", (CASTLE_SQUARES,)),
    ("top", "<i2", (CASTLE_SQUARES,)),  # the family on top, or NONE
    ("pools", "<i2", (FLOORS, FAMILIES)),  # castle pieces left
    ("hand", "<i2", (SEATS, HAND)),
    ("hand_size", "<i2", (SEATS,)),
    ("shown", "<i2", (SEATS, HAND)),  # cards of the hand that everybody saw being taken
    ("shown_size", "<i2", (SEATS,)),
    ("own", "<i2", (SEATS,)),  # workers behind the screen
    ("neutral", "<i2", (SEATS,)),
    ("seals", "<i2", (SEATS, FAMILIES)),
    ("gold", "<i2", (SEATS,)),
    ("banners", "<i2", (SEATS,)),
    ("display", "<i2", (DISPLAY,)),  # kinds face up, NONE for an empty slot
    ("pile", "<i2", (BUILDINGS,)),  # the next card is pile[pile_size - 1]
    ("pile_size", "<i2"),
    ("supply", "<i2"),  # neutral workers in nobody's possession
    ("building_count", "<i2"),
    ("first_buildings", "<i2"),  # number of buildings on the board from the start
    ("tile_form", "<i2", (BUILDINGS,)),
    ("tile_family", "<i2", (BUILDINGS,)),
    ("tile_orientation", "<i2", (BUILDINGS,)),
    ("tile_square", "<i2", (BUILDINGS,)),  # first covered square
    ("open", "<i2", (BUILDINGS,)),  # buildings under construction, ascending
    ("open_count", "<i2"),
    ("first_game", "<i2"),
    ("camps", "<i2"),  # just covered, while the seat chooses how many workers to take (ARK-R34)
    *((name, "<i2") for name in RULE_OPTIONS),
    ("spare", "<i2", (2,)),  # pads the record: padding bytes between fields might not be copied
]
FIELD_NAMES: Final = tuple(str(field[0]) for field in FIELDS)
STATE: Final = np.dtype((np.record, np.dtype(FIELDS, align=True)))


class State(Protocol):
    """The record as the rules see it; `FIELDS` explains the fields."""

    free: Any
    sites: Any
    workers: Any
    seats: int
    phase: int
    turn: int
    first_seat: int
    ply: int
    turns_finished: int
    passes: int
    turns_left: int
    ender: int
    ending: int
    card: int
    site: int
    last_square: int
    placed: int
    due: int
    family: int
    lot_square: int
    lot_standing: int
    floor: int
    height: Any
    top: Any
    pools: Any
    hand: Any
    hand_size: Any
    shown: Any
    shown_size: Any
    own: Any
    neutral: Any
    seals: Any
    gold: Any
    banners: Any
    display: Any
    pile: Any
    pile_size: int
    supply: int
    building_count: int
    first_buildings: int
    tile_form: Any
    tile_family: Any
    tile_orientation: Any
    tile_square: Any
    open: Any
    open_count: int
    first_game: int
    camps: int
    flips: int
    lot_workers: int
    open_screens: int
    open_gold: int
    optional_neutrals: int
    spare: Any
