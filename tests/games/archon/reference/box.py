"""The box as plain dicts by name, and the names. Rounds, seasons and levels count from 1."""

from typing import TypedDict

Goods = dict[str, int]
"""How much of which goods; what is not there is left out."""

CUBES = ("papyrus", "silver", "iron", "stone")
HELD = ("gold", "recruits", *CUBES)
CHOSEN = ("resources", "different-resources", "province-resources")
KINDS = ("courtier", "tax-collector", "cleric", "scribe", "merchant")
MAGISTERS = KINDS[1:]
CATEGORIES = ("arts", "science", "warriors")
PALACE = "palace"


class Effect(TypedDict):
    """What a location, a King's Favor or a building tile does.

    `act` is `exchange`, `trade`, `magister`, `tile` or `favor`; `when` says when a tile works.
    """

    when: str
    at: str | None
    act: str
    times: int
    one_of: bool
    score: int
    per: str | None
    purchases: int
    sales: int
    sale_more: int
    purchase_price: int | None
    both: list[str]
    pay: Goods
    gain: Goods
    less: Goods


class LocationCard(TypedDict):
    """A location: its action, what a Merchant gains beside it, its slots."""

    effect: Effect
    merchant: Goods
    slots: list[dict[str, int]]


class Space(TypedDict):
    """A space of the magister track."""

    pay: Goods
    points: int


class Tile(TypedDict):
    """A building tile; `copies` by number of seats."""

    level: int
    copies: dict[int, int]
    cost: Goods
    points: int
    ability: Effect


class Discount(TypedDict):
    """Tiles of a level cost less of a resource from a season on."""

    level: int
    resource: str
    less: int
    season: int


class Grant(TypedDict):
    """A King's Grant: for each category the ranks, each with one number a season."""

    points: dict[str, list[list[int]]]
    market: Goods


class Box(TypedDict):
    """Everything in the box. What depends on the seats is a dict by their number."""

    supply: Goods
    figures: int
    courtiers: int
    warriors: int
    tax_tokens: int
    magister_cards: Goods
    start_score: int
    start_kits: dict[int, list[Goods]]
    first_magisters: int
    pile_size: int
    order_values: dict[str, int]
    rounds: int
    attacks_after: list[int]
    divisions_before: list[int]
    locations: dict[str, LocationCard]
    market: dict[str, list[int]]
    is_market_cleared: bool
    wall_spaces: int
    marked_spaces: int
    marked_points: int
    track: dict[str, list[Space]]
    tiles: dict[str, Tile]
    discounts: list[Discount]
    grants: list[Grant]
    favors: list[Effect]
    favors_face_up: dict[int, int]
    provinces: list[dict[int, Goods]]
    attacks: list[dict[int, int]]


def slot_names(location: str, count: int) -> list[str]:
    """The names of a location's slots: letters, in the Palace numbers."""
    return list("123456789"[:count] if location == PALACE else "abcdefghi"[:count])


def season_of(box: Box, round_: int) -> int:
    """The season, from 1, to which a round, from 1, belongs."""
    return 1 + sum(round_ > last for last in box["attacks_after"])
