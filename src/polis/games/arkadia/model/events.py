"""The kinds of events of Arkadia, each declared once, and the buffer for the events of an action.

The compiled rules use the numbers that `kind` returns.
"""

from typing import Any, Final

from polis.core.declared.event_kinds import EventKinds, Form
from polis.core.declared.meanings import FLAG, NUMBER, SEAT, private
from polis.core.kernels.event_log import Log, emit, empty_log, log_type
from polis.games.arkadia.model.meanings import (
    BUILDING,
    CARD,
    CASTLE_SQUARE,
    CHOSEN_SITE,
    ENDING,
    FAMILY,
    FLOOR,
    FORM,
    GOLD,
    SLOT,
    SQUARE,
)

__all__ = ["Log", "emit"]

KINDS: Final = EventKinds()
kind = KINDS.add

GAME_STARTED = kind("game_started", "a game with this many seats begins (set-up)", seats=NUMBER)
FIRST_SEAT = kind("first_seat", "it goes first (set-up)", seat=SEAT)
LOT_PLACED = kind("lot_placed", "where the castle lot lies (set-up)", square=SQUARE, standing=FLAG)
BUILDING_PLACED = kind(
    "building_placed",
    "a building that is on the board from the start (first-game set-up)",
    building=BUILDING,
    form=FORM,
    family=FAMILY,
    square=SQUARE,
)
HAND_DEALT = kind(
    "hand_dealt", "one card of the first hand (set-up)", seat=SEAT, kind=private(CARD)
)
DISPLAY_FILLED = kind(
    "display_filled", "a face-up card, place 1 to 3 (set-up)", slot=SLOT, kind=CARD
)
NEUTRALS_DEALT = kind(
    "neutrals_dealt", "extra neutral workers (first-game set-up)", seat=SEAT, count=NUMBER
)
TURN_STARTED = kind("turn_started", "is to move", seat=SEAT)
CARD_PLAYED = kind("card_played", "the card chosen to be laid", seat=SEAT, kind=CARD)
BUILDING_LAID = kind(
    "building_laid",
    "`square`: the first it covers in reading order",
    seat=SEAT,
    building=BUILDING,
    form=FORM,
    family=FAMILY,
    square=SQUARE,
)
NEUTRALS_TAKEN = kind(
    "neutrals_taken",
    "for the camps covered; `short`: camps for which none was left",
    seat=SEAT,
    count=NUMBER,
    short=NUMBER,
)
CARD_TAKEN = kind("card_taken", "from the display", seat=SEAT, kind=CARD)
CARD_DRAWN = kind("card_drawn", "from the pile", seat=SEAT, kind=private(CARD))
DISPLAY_REFILLED = kind(
    "display_refilled", "the place is filled from the pile", slot=SLOT, kind=CARD
)
HAND_NOT_REFILLED = kind(
    "hand_not_refilled", "neither the pile nor the display has a card", seat=SEAT
)
SITE_CHOSEN = kind(
    "site_chosen",
    'where workers will be introduced; `"lot"` for the castle lot',
    Form("lot", negative=("building",)),
    seat=SEAT,
    building=CHOSEN_SITE,
)
WORKER_PLACED = kind(
    "worker_placed", "`neutral`: true or false", seat=SEAT, neutral=FLAG, square=SQUARE
)
BUILDING_COMPLETED = kind(
    "building_completed",
    "`seat`: whose turn it is",
    seat=SEAT,
    building=BUILDING,
    form=FORM,
    family=FAMILY,
)
SEALS_PAID = kind(
    "seals_paid",
    "to the owner of workers beside it",
    seat=SEAT,
    family=FAMILY,
    count=NUMBER,
    building=BUILDING,
)
SEAL_TAKEN = kind(
    "seal_taken",
    "the building's own seal, to the seat whose turn it is",
    seat=SEAT,
    family=FAMILY,
    building=BUILDING,
)
CASTLE_PLACED = kind(
    "castle_placed",
    "`square`: 1 to 10",
    seat=SEAT,
    family=FAMILY,
    square=CASTLE_SQUARE,
    floor=FLOOR,
)
FLOOR_COMPLETED = kind("floor_completed", "all ten pieces are there", floor=FLOOR)
PIECES_MOVED = kind(
    "pieces_moved", "the rest of a pool is moved to the third one", family=FAMILY, count=NUMBER
)
CASTLE_SKIPPED = kind(
    "castle_skipped", "pieces not placed because the third pool is empty", seat=SEAT, count=NUMBER
)
END_TRIGGERED = kind("end_triggered", "placed the last piece of the second floor", seat=SEAT)
LAST_TURN = kind("last_turn", "the turn that now begins is the seat's last", seat=SEAT)
BANNER_USED = kind("banner_used", "the seat used a banner and got two workers", seat=SEAT)
SEALS_CASHED = kind(
    "seals_cashed",
    "seals sold for gold after using a banner",
    seat=SEAT,
    family=FAMILY,
    count=NUMBER,
    gold=GOLD,
)
PASSED = kind("passed", "neither part of the turn was possible", seat=SEAT)
FINAL_CASHED = kind(
    "final_cashed",
    "seals sold for gold at the end",
    seat=SEAT,
    family=FAMILY,
    count=NUMBER,
    gold=GOLD,
)
GAME_OVER = kind("game_over", "`castle` or `stuck`", ending=ENDING)
WINNER = kind("winner", "one event for each winner", seat=SEAT, gold=GOLD)

CAPACITY: Final = 256  # a turn that completes every building of a hand-made position fits
LOG: Final = log_type(CAPACITY)


def new_log(limit: int = CAPACITY) -> Any:
    """Return an empty buffer, shape (1,), that keeps up to `limit` events (0: none)."""
    return empty_log(LOG, limit)
