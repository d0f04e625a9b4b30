"""The kinds of events of Archon, each declared once, and the buffer for the events of an action.

The compiled rules use the numbers that `kind` returns. Everything is counted from 0, as in the
state; count and price are what really changed hands, `short` is what the supply lacked beyond that.
"""

from typing import Any, Final

from polis.core.declared.event_kinds import EventKinds, Form
from polis.core.declared.meanings import FLAG, NUMBER, OTHER_SEAT, SEAT, private
from polis.core.kernels.event_log import Log, emit, empty_log, log_type
from polis.games.archon.model.meanings import (
    ATTACK,
    CARD,
    CATEGORY,
    CAUSE,
    ENDING,
    FAVOR,
    GOODS,
    GRANT,
    LOCATION,
    LOST_POINTS,
    MAGISTER,
    PIECES,
    PLACE,
    PROVINCE,
    RANK,
    RESOURCE,
    ROUND,
    SEASON,
    SLOT,
    SPACE,
    TILE,
    TOTAL,
)

__all__ = ["Log", "emit"]

KINDS: Final = EventKinds()
kind = KINDS.add

GAME_STARTED = kind("game_started", "a game with this many seats begins (set-up)", seats=NUMBER)
ORDER_SET = kind(
    "order_set",
    "which seat is first, second ... in the player order (set-up; at the end of each round)",
    place=RANK,
    seat=SEAT,
)
GRANT_DRAWN = kind(
    "grant_drawn", "the King's Grant of a season (set-up)", season=SEASON, card=GRANT
)
MARKET_FILLED = kind(
    "market_filled",
    "cubes put into a row; `short`: how many the supply lacked, `excess`: how many had no room",
    Form("full", zero=("count", "short")),
    Form("none", zero=("count",)),
    resource=RESOURCE,
    count=NUMBER,
    short=NUMBER,
    excess=NUMBER,
)
MARKET_CLEARED = kind(
    "market_cleared",
    "cubes of a row are returned before it is refilled",
    resource=RESOURCE,
    count=NUMBER,
)
PROVINCE_REVEALED = kind("province_revealed", "the next Province card", card=PROVINCE)
REPOSITORY_FILLED = kind(
    "repository_filled",
    "cubes it brings; `short`: how many the supply lacked",
    Form("none", zero=("count",)),
    resource=RESOURCE,
    count=NUMBER,
    short=NUMBER,
)
REPOSITORY_CLEARED = kind(
    "repository_cleared", "leftover cubes are returned", resource=RESOURCE, count=NUMBER
)
FAVOR_REVEALED = kind("favor_revealed", "a King's Favor is turned up", space=SPACE, card=FAVOR)
FAVOR_MOVED = kind("favor_moved", "it moves on to this space", card=FAVOR, space=SPACE)
FAVOR_REMOVED = kind("favor_removed", "it leaves the game", card=FAVOR)
MAGISTER_DRAFTED = kind(
    "magister_drafted", "one of the first two magisters", seat=SEAT, magister=MAGISTER
)
CARDS_DIVIDED = kind(
    "cards_divided",
    "the five cards of the hand, by kind",
    seat=SEAT,
    tax=private(NUMBER),
    cleric=private(NUMBER),
    scribe=private(NUMBER),
    merchant=private(NUMBER),
)
WAITING_TAKEN = kind("waiting_taken", "the waiting half becomes the hand", seat=SEAT)
ROUND_STARTED = kind("round_started", "a round begins", round=ROUND, season=SEASON)
TURN_STARTED = kind("turn_started", "is to move", seat=SEAT)
CARD_PLAYED = kind(
    "card_played",
    "this many cards of a kind; `plain`: a magister without its power",
    Form("plain", positive=("plain", "kind")),
    seat=SEAT,
    kind=CARD,
    count=NUMBER,
    plain=FLAG,
)
FIGURE_PLACED = kind(
    "figure_placed",
    "`joined`: how many figures stood there already",
    seat=SEAT,
    location=LOCATION,
    slot=SLOT,
    joined=NUMBER,
)
TOKEN_PLACED = kind(
    "token_placed",
    "a tax token is placed under the figure",
    seat=SEAT,
    location=LOCATION,
    slot=SLOT,
)
TAX_PAID = kind(
    "tax_paid", "1 Gold to the owner of a token", seat=SEAT, owner=OTHER_SEAT, location=LOCATION
)
TAX_SPARED = kind(
    "tax_spared",
    "thanks to a Tax Collector, nothing is paid to any of this many owners",
    seat=SEAT,
    location=LOCATION,
    owners=NUMBER,
)
GAINED = kind(
    "gained",
    "taken from the supply; `short`: how much it lacked",
    Form("none", zero=("count",)),
    seat=SEAT,
    goods=GOODS,
    count=NUMBER,
    short=NUMBER,
    cause=CAUSE,
)
PAID = kind("paid", "returned to the supply", seat=SEAT, goods=GOODS, count=NUMBER, cause=CAUSE)
BOUGHT = kind("bought", "a cube from the Marketplace", seat=SEAT, resource=RESOURCE, price=NUMBER)
SOLD = kind(
    "sold",
    "a cube to the Marketplace; `short`: how much Gold the supply lacked",
    seat=SEAT,
    resource=RESOURCE,
    price=NUMBER,
    short=NUMBER,
)
SPARED = kind("spared", "one unit taken off a price", seat=SEAT, goods=GOODS, cause=CAUSE)
MAGISTER_TAKEN = kind(
    "magister_taken", "a space of the Magister Track", seat=SEAT, magister=MAGISTER, space=SPACE
)
COURTIER_REPLACED = kind(
    "courtier_replaced",
    "where the new card went: `hand`, `waiting` or `played`",
    seat=SEAT,
    magister=MAGISTER,
    place=PLACE,
)
TILE_TAKEN = kind(
    "tile_taken",
    "a building tile; `left`: copies still available",
    seat=SEAT,
    tile=TILE,
    left=NUMBER,
)
WARRIOR_PLACED = kind(
    "warrior_placed", "on the wall; 1 and 2 are beside the gate", seat=SEAT, space=SPACE
)
POINTS_SCORED = kind(
    "points_scored",
    "negative: points lost",
    Form("lost", negative=("count",)),
    seat=SEAT,
    count=LOST_POINTS,
    cause=CAUSE,
)
SECOND_ACTION = kind("second_action", "a Scribe gives one more action", seat=SEAT)
SECOND_ACTION_LEFT = kind(
    "second_action_left", "the second action is not used, or impossible", seat=SEAT
)
PASSED = kind("passed", "out for this round, with this many cards left", seat=SEAT, count=NUMBER)
ROUND_ENDED = kind("round_ended", "all have passed", round=ROUND)
UNUSED_REVEALED = kind(
    "unused_revealed", "cards that were not used", seat=SEAT, kind=CARD, count=NUMBER
)
TOKENS_RETURNED = kind("tokens_returned", "tax tokens leave the board", seat=SEAT, count=NUMBER)
SEASON_TOKEN_MOVED = kind("season_token_moved", "moved past the round just ended", round=ROUND)
ATTACK_REVEALED = kind(
    "attack_revealed", "the Attack card of the season", card=ATTACK, strength=NUMBER
)
CITY_DEFENDED = kind(
    "city_defended",
    "the result: all warriors on the wall against the strength of the attack",
    warriors=NUMBER,
    strength=NUMBER,
)
CITY_RAIDED = kind(
    "city_raided",
    "the result: all warriors on the wall against the strength of the attack",
    warriors=NUMBER,
    strength=NUMBER,
)
RAID_DUE = kind("raid_due", "what a seat owes in a raid", seat=SEAT, count=NUMBER)
RAID_LOST = kind(
    "raid_lost",
    "what it loses, and how much of the due strength that covers",
    seat=SEAT,
    goods=GOODS,
    count=NUMBER,
    covered=NUMBER,
)
RANK_SCORED = kind(
    "rank_scored",
    "a row of the King's Grant: `arts`, `science` or `warriors`",
    seat=SEAT,
    category=CATEGORY,
    pieces=PIECES,
    rank=RANK,
    points=NUMBER,
)
PIECES_RETURNED = kind(
    "pieces_returned", "returned at a new season", seat=SEAT, goods=GOODS, count=NUMBER
)
GRANT_STARTED = kind("grant_started", "the King's Grant now in force", season=SEASON, card=GRANT)
GAME_OVER = kind("game_over", "`points`, `goods` or `shared`", ending=ENDING)
WINNER = kind(
    "winner",
    "one event for each winner; `goods`: recruits, Gold and cubes together",
    seat=SEAT,
    points=NUMBER,
    goods=TOTAL,
)

CAPACITY: Final = 512  # two rounds in which all four seats can only pass, with a raid, fit
LOG: Final = log_type(CAPACITY)


def new_log(limit: int = CAPACITY) -> Any:
    """Return an empty buffer, shape (1,), that keeps up to `limit` events (0: none)."""
    return empty_log(LOG, limit)
