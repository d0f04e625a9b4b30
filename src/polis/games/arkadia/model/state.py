"""The state of a game as one flat record of fixed size: copying it is copying bytes.

Seats, families, forms and squares are counted from 0. Boards are three words (`model.bitboard`). Rows of
`hand` and `shown` are kinds of cards in ascending order, padded with NONE.
"""

from typing import Final

from polis.core.contract.options import rule_options
from polis.core.declared.coding import BAG_OF, board, laid_on, left_out, named_on, upto
from polis.core.declared.fields import Axis, Declared, OptionFields, hidden, own, public, screened
from polis.core.declared.meanings import FLAG, NONE, SEAT, amount
from polis.core.kernels.arrays import Array
from polis.games.arkadia.model import COLUMNS
from polis.games.arkadia.model.actions import (
    BOARD_SQUARES,
    CASTLE_SQUARES,
    FAMILIES,
    ORIENTATIONS,
)
from polis.games.arkadia.model.meanings import (
    CARD,
    ENDING,
    ENDINGS,
    FAMILY,
    FLOOR,
    FORM,
    GOLD,
    ON_LOT,
    PHASE,
    PHASES,
    SETUP,
    SITE,
    SQUARE,
)  # fmt: skip
from polis.games.arkadia.model.names import FAMILY_NAMES
from polis.games.arkadia.model.options import Options

__all__ = ["ENDINGS", "NONE", "ON_LOT", "PHASES"]

SEATS: Final = 4
NEUTRAL: Final = 4  # the row of `workers` for those that belong to no seat
FLOORS: Final = 3
HAND: Final = 4
DISPLAY: Final = 3
BUILDINGS: Final = 40

MUST, LAYING, DRAWING, WORKING, BUILDING, BANNERING, CASHING, RECRUITING, OVER = range(len(PHASES))
# Steps of a turn without a decision, in order; no game ever waits in one of them.
PARTS: Final = ("refill", "completion", "castle-due", "can", "cashing-on", "turn-end")
REFILL, COMPLETION, CASTLE_DUE, CAN, CASHING_ON, TURN_END = range(OVER + 1, OVER + 1 + len(PARTS))
BY_CASTLE, STUCK = range(len(ENDINGS))

BOARD: Final = 3  # words
WORD: Final = "<u8"
BY_SEAT: Final = Axis(SEATS, is_seats=True, seats=SEATS)
BY_FAMILY: Final = Axis(FAMILIES, FAMILY_NAMES)
WORKERS: Final = amount("workers")
CARDS: Final = amount("cards")
ON_BOARD: Final = board(COLUMNS)
ONE_SQUARE: Final = upto(BOARD_SQUARES - 1)
IN_PLACE: Final = laid_on("tile_square")


class State(Options):
    """The record as the rules see it. A table's yes-or-no options are fields of the same names."""

    free: Array = public(
        "vacant squares: no building, worker or lot", BOARD, kind=WORD, json=None, code=ON_BOARD
    )
    sites: Array = public(
        "first squares of buildings under construction", BOARD, kind=WORD, json=None, code=ON_BOARD
    )
    workers: Array = public(
        "squares of the workers by seat, and of the neutral ones",
        Axis(SEATS + 1, seats=SEATS),
        BOARD,
        kind=WORD,
        json=None,
        code=ON_BOARD,
    )
    seats: int = public("number of seats", code=upto(SEATS))
    phase: int = public("what is decided now", means=PHASE)
    turn: int = public("the seat to act", means=SEAT)
    first_seat: int = public("the seat that began", means=SEAT)
    ply: int = public("actions applied so far", code=upto(512))
    turns_finished: int = public("turns ended so far, of all seats together", code=upto(128))
    passes: int = public(
        "consecutive passes without a banner (ARK-R28)", json="passes_in_a_row", code=upto(SEATS)
    )
    turns_left: int = public("turns of the last round; 0 before it", json=None, code=upto(SEATS))
    ender: int = public("the seat that triggered the end", means=SEAT, json=None)
    ending: int = public("how the game ended", means=ENDING)
    card: int = public("the card being played", means=CARD, json="decision.card")
    site: int = public(
        "where workers are introduced",
        means=SITE,
        json="decision.site",
        code=named_on("tile_square"),
    )
    last_square: int = public(
        "square of the last worker of this introduction",
        means=SQUARE,
        json="decision.last_square",
        code=ONE_SQUARE,
    )
    placed: int = public(
        "workers placed in this introduction",
        means=WORKERS,
        json="decision.workers_placed",
        code=upto(16),
    )
    due: int = public(
        "castle pieces still to be placed this turn",
        json="decision.castle_pieces_due",
        code=upto(8),
    )
    family: int = public(
        "the family whose seals are being cashed", means=FAMILY, json="decision.family"
    )
    lot_square: int = public(
        "the lot's top left square", means=SQUARE, json="board.lot.square", code=ONE_SQUARE
    )
    lot_standing: int = public("whether the lot stands", means=FLAG, json="board.lot.standing")
    floor: int = public("the open floor", means=FLOOR, json="castle.floor", code=upto(FLOORS - 1))
    height: Array = public(
        "pieces on each castle square", CASTLE_SQUARES, json="castle.heights", code=upto(FLOORS)
    )
    top: Array = public(
        "the family seen from above", CASTLE_SQUARES, means=FAMILY, json="castle.tops"
    )
    pools: Array = public(
        "castle pieces left", FLOORS, BY_FAMILY, json="castle.pools", code=upto(12)
    )
    hand: Array = own(
        "cards in hand", BY_SEAT, HAND, means=CARD, json="hands", size="hand_size", code=BAG_OF
    )
    hand_size: Array = public(
        "number of cards in hand", BY_SEAT, means=CARDS, json=None, code=upto(HAND)
    )
    shown: Array = public(
        "cards of the hand that everybody saw being taken",
        BY_SEAT,
        HAND,
        means=CARD,
        json=None,
        code=BAG_OF,
    )
    shown_size: Array = public(
        "number of these cards", BY_SEAT, means=CARDS, json=None, code=upto(HAND)
    )
    own: Array = screened(
        "own workers",
        BY_SEAT,
        means=WORKERS,
        json="own_workers",
        opened_by=("open_screens",),
        code=upto(16),
    )
    neutral: Array = screened(
        "neutral workers",
        BY_SEAT,
        means=WORKERS,
        json="neutral_workers",
        code=upto(24),
        opened_by=("open_screens",),
    )
    seals: Array = screened(
        "seals",
        BY_SEAT,
        BY_FAMILY,
        means=amount("seals"),
        opened_by=("open_screens",),
        code=upto(32),
    )
    gold: Array = screened(
        "gold", BY_SEAT, means=GOLD, opened_by=("open_screens", "open_gold"), code=upto(256)
    )
    banners: Array = public("banners left", BY_SEAT, code=upto(8))
    display: Array = public("cards face up", DISPLAY, means=CARD)
    pile: Array = hidden(
        "cards of the draw pile, the next one last",
        BUILDINGS, means=CARD, json="draw_pile", size="pile_size", is_last_first=True,
    )  # fmt: skip
    pile_size: int = public(
        "number of cards in the draw pile", means=CARDS, json=None, code=upto(BUILDINGS)
    )
    supply: int = public(
        "neutral workers in nobody's possession",
        means=WORKERS,
        json="neutral_supply",
        code=upto(24),
    )
    building_count: int = public(
        "number of buildings on the board", json=None, code=upto(BUILDINGS)
    )
    first_buildings: int = public(
        "buildings on the board from the start", json=None, code=upto(BUILDINGS)
    )
    tile_form: Array = public(
        "form of each building", BUILDINGS, means=FORM, json=None, code=IN_PLACE
    )
    tile_family: Array = public(
        "family of each building", BUILDINGS, means=FAMILY, json=None, code=IN_PLACE
    )
    tile_orientation: Array = public(
        "orientation of each building: quarter turns, and 4 if flipped",
        BUILDINGS,
        json=None,
        code=laid_on("tile_square", ORIENTATIONS - 1),
    )
    tile_square: Array = public(
        "first covered square", BUILDINGS, means=SQUARE, json=None, code=left_out(BOARD_SQUARES - 1)
    )
    open: Array = public(
        "buildings under construction, ascending", BUILDINGS, json=None, code=left_out()
    )
    open_count: int = public("number of buildings under construction", json=None, code=left_out())
    first_game: int = public("the set-up", means=SETUP, json="options.setup")
    camps: int = public(
        "camps just covered, while the seat chooses how many workers to take (ARK-R34)",
        json=None,
        code=upto(4),
    )
    rule_options = OptionFields(rule_options(Options))
    spare: Array = public(
        "pads the record: padding bytes between fields might not be copied",
        2,
        json=None,
        code=left_out(),
    )


LAYOUT: Final = Declared(State)
STATE: Final = LAYOUT.record
