"""The kinds of events of Archon, as numbers for the compiled rules.

All fields are whole numbers, counted from 0 as in the state:

* seat, owner: a seat; seats, owners: how many; magister: index in `MAGISTERS`;
  kind: index in `CARD_KINDS`; goods: index in `GOODS`; resource: index in `RESOURCES`;
  tile: index in `TILES`; category: arts, science, warriors; ending: index in `ENDINGS`
* place: in `order_set` the place in the player order, in `courtier_replaced` index in `PLACES`
* location; slot: the slot inside its location, 0 is `a` or the Palace's `1`
* card: the number of a card in its deck; space: of the wall, the Palace track or the magister
  track; round 0 to 8 (in `season_token_moved` the one just ended), season 0 to 2, rank 0 to 3
* count, price: what really changed hands; short: what the supply lacked beyond that; excess:
  cubes for which the market row had no room
* cause: a location, a tile (`BY_TILE` + tile), a King's Favor (`BY_FAVOR` + card) or one of the
  others named below
* tax, cleric, scribe, merchant of `cards_divided`: the magisters of the hand of five; the
  other cards of the five are Courtiers
"""

from typing import Any, Final

from polis.core.kernels.event_log import Kinds, Log, emit, empty_log, log_type, read_events
from polis.core.kernels.events import Event
from polis.games.archon.model.names import LOCATIONS, OTHER_CAUSES, TILES

__all__ = ["Log", "emit"]  # imported from elsewhere

# kind -> its fields; a star marks a field that only the event's own seat may know
KINDS: Final[Kinds] = {
    "game_started": ("seats",),
    "order_set": ("place", "seat"),
    "grant_drawn": ("season", "card"),
    "market_filled": ("resource", "count", "short", "excess"),
    "market_cleared": ("resource", "count"),
    "province_revealed": ("card",),
    "repository_filled": ("resource", "count", "short"),
    "repository_cleared": ("resource", "count"),
    "favor_revealed": ("space", "card"),
    "favor_moved": ("card", "space"),
    "favor_removed": ("card",),
    "magister_drafted": ("seat", "magister"),
    "cards_divided": ("seat", "tax*", "cleric*", "scribe*", "merchant*"),
    "waiting_taken": ("seat",),
    "round_started": ("round", "season"),
    "turn_started": ("seat",),
    "card_played": ("seat", "kind", "count", "plain"),
    "figure_placed": ("seat", "location", "slot", "joined"),
    "token_placed": ("seat", "location", "slot"),
    "tax_paid": ("seat", "owner", "location"),
    "tax_spared": ("seat", "location", "owners"),
    "gained": ("seat", "goods", "count", "short", "cause"),
    "paid": ("seat", "goods", "count", "cause"),
    "bought": ("seat", "resource", "price"),
    "sold": ("seat", "resource", "price", "short"),
    "spared": ("seat", "goods", "cause"),
    "magister_taken": ("seat", "magister", "space"),
    "courtier_replaced": ("seat", "magister", "place"),
    "tile_taken": ("seat", "tile", "left"),
    "warrior_placed": ("seat", "space"),
    "points_scored": ("seat", "count", "cause"),
    "second_action": ("seat",),
    "second_action_left": ("seat",),
    "passed": ("seat", "count"),
    "round_ended": ("round",),
    "unused_revealed": ("seat", "kind", "count"),
    "tokens_returned": ("seat", "count"),
    "season_token_moved": ("round",),
    "attack_revealed": ("card", "strength"),
    "city_defended": ("warriors", "strength"),
    "city_raided": ("warriors", "strength"),
    "raid_due": ("seat", "count"),
    "raid_lost": ("seat", "goods", "count", "covered"),
    "rank_scored": ("seat", "category", "pieces", "rank", "points"),
    "pieces_returned": ("seat", "goods", "count"),
    "grant_started": ("season", "card"),
    "game_over": ("ending",),
    "winner": ("seat", "points", "goods"),
}
NAMES: Final = tuple(KINDS)

# The compiled rules use plain numbers, which the compiler freezes into its output. This file
# imports polis.core.kernels.kernel, so that an edited number leads to a new cache.
(
    GAME_STARTED,
    ORDER_SET,
    GRANT_DRAWN,
    MARKET_FILLED,
    MARKET_CLEARED,
    PROVINCE_REVEALED,
    REPOSITORY_FILLED,
    REPOSITORY_CLEARED,
    FAVOR_REVEALED,
    FAVOR_MOVED,
    FAVOR_REMOVED,
    MAGISTER_DRAFTED,
    CARDS_DIVIDED,
    WAITING_TAKEN,
    ROUND_STARTED,
    TURN_STARTED,
    CARD_PLAYED,
    FIGURE_PLACED,
    TOKEN_PLACED,
    TAX_PAID,
    TAX_SPARED,
    GAINED,
    PAID,
    BOUGHT,
    SOLD,
    SPARED,
    MAGISTER_TAKEN,
    COURTIER_REPLACED,
    TILE_TAKEN,
    WARRIOR_PLACED,
    POINTS_SCORED,
    SECOND_ACTION,
    SECOND_ACTION_LEFT,
    PASSED,
    ROUND_ENDED,
    UNUSED_REVEALED,
    TOKENS_RETURNED,
    SEASON_TOKEN_MOVED,
    ATTACK_REVEALED,
    CITY_DEFENDED,
    CITY_RAIDED,
    RAID_DUE,
    RAID_LOST,
    RANK_SCORED,
    PIECES_RETURNED,
    GRANT_STARTED,
    GAME_OVER,
    WINNER,
) = range(len(NAMES))

# Causes: 0 to 9 are the locations, then come the tiles, then these, then the King's Favors.
BY_TILE: Final = len(LOCATIONS)
(
    BY_START_KIT,
    BY_DRAFT,
    BY_RAID,
    BY_SEASON_SCORING,
    BY_WALL_GATE,
    BY_SEASON_START,
) = range(BY_TILE + len(TILES), BY_TILE + len(TILES) + len(OTHER_CAUSES))
BY_FAVOR: Final = 40

CAPACITY: Final = 512  # two rounds in which all four seats can only pass, with a raid, fit
LOG: Final = log_type(CAPACITY)


def new_log(limit: int = CAPACITY) -> Any:
    """Return an empty buffer, shape (1,), that keeps up to `limit` events (0: none)."""
    return empty_log(LOG, limit)


def events_of(log: Any) -> list[Event]:
    """Return the events in a buffer of shape (1,), in order."""
    return read_events(log, KINDS)
