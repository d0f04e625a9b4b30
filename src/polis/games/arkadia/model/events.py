"""The kinds of events of Arkadia, and the buffer into which the compiled rules write them.

A row of the buffer is the number of the kind followed by its fields. A search passes a buffer with
limit 0, for which an event costs one comparison.
"""

from typing import Any, Final

from polis.core.kernels.event_log import Kinds, Log, emit, empty_log, log_type, read_events
from polis.core.kernels.events import Event

__all__ = ["Log", "emit"]

# kind -> its fields; a star marks a field that only the event's own seat may know
KINDS: Final[Kinds] = {
    "game_started": ("seats",),
    "first_seat": ("seat",),
    "lot_placed": ("square", "standing"),
    "building_placed": ("building", "form", "family", "square"),
    "hand_dealt": ("seat", "kind*"),
    "display_filled": ("slot", "kind"),
    "neutrals_dealt": ("seat", "count"),
    "turn_started": ("seat",),
    "card_played": ("seat", "kind"),
    "building_laid": ("seat", "building", "form", "family", "square"),
    "neutrals_taken": ("seat", "count", "short"),
    "card_taken": ("seat", "kind"),
    "card_drawn": ("seat", "kind*"),
    "display_refilled": ("slot", "kind"),
    "hand_not_refilled": ("seat",),
    "site_chosen": ("seat", "building"),
    "worker_placed": ("seat", "neutral", "square"),
    "building_completed": ("seat", "building", "form", "family"),
    "seals_paid": ("seat", "family", "count", "building"),
    "seal_taken": ("seat", "family", "building"),
    "castle_placed": ("seat", "family", "square", "floor"),
    "floor_completed": ("floor",),
    "pieces_moved": ("family", "count"),
    "castle_skipped": ("seat", "count"),
    "end_triggered": ("seat",),
    "last_turn": ("seat",),
    "banner_used": ("seat",),
    "seals_cashed": ("seat", "family", "count", "gold"),
    "passed": ("seat",),
    "final_cashed": ("seat", "family", "count", "gold"),
    "game_over": ("ending",),
    "winner": ("seat", "gold"),
}
NAMES: Final = tuple(KINDS)

# The compiled rules use plain numbers.
(
    GAME_STARTED,
    FIRST_SEAT,
    LOT_PLACED,
    BUILDING_PLACED,
    HAND_DEALT,
    DISPLAY_FILLED,
    NEUTRALS_DEALT,
    TURN_STARTED,
    CARD_PLAYED,
    BUILDING_LAID,
    NEUTRALS_TAKEN,
    CARD_TAKEN,
    CARD_DRAWN,
    DISPLAY_REFILLED,
    HAND_NOT_REFILLED,
    SITE_CHOSEN,
    WORKER_PLACED,
    BUILDING_COMPLETED,
    SEALS_PAID,
    SEAL_TAKEN,
    CASTLE_PLACED,
    FLOOR_COMPLETED,
    PIECES_MOVED,
    CASTLE_SKIPPED,
    END_TRIGGERED,
    LAST_TURN,
    BANNER_USED,
    SEALS_CASHED,
    PASSED,
    FINAL_CASHED,
    GAME_OVER,
    WINNER,
) = range(len(NAMES))

CAPACITY: Final = 256  # a turn that completes every building of a hand-made position fits
LOG: Final = log_type(CAPACITY)


def new_log(limit: int = CAPACITY) -> Any:
    """Return an empty buffer, shape (1,), that keeps up to `limit` events (0: none)."""
    return empty_log(LOG, limit)


def events_of(log: Any) -> list[Event]:
    """Return the events in a buffer of shape (1,), in order."""
    return read_events(log, KINDS)
