"""The vocabulary of effects: what locations, King's Favors and Building tiles do, as small integers.

A component file describes each card in a few words (`gain`, `pay`, `less`, ...); this module reads
and checks the words and turns them into an `Effect`. `Effect.row` flattens it into integers, so
that the compiled engine needs one table for all locations, favors and tiles, and no code for
individual cards.

A price or a yield is an `Amounts`: one small number for each of the `GOODS`. The first `HELD` are
goods that a seat can hold; then come those that are only gained and, from `FIRST_CHOSEN` on, cubes
of the player's choice.
"""

from dataclasses import dataclass
from typing import Any, Final, cast

from polis.core.boxes.components import ComponentFile, place_name
from polis.core.boxes.declared import Read
from polis.core.boxes.toml_places import Where

RESOURCES: Final = ("papyrus", "silver", "iron", "stone")
HELD_GOODS: Final = ("gold", "recruits", *RESOURCES)
CHOSEN_GOODS: Final = ("resources", "different-resources", "province-resources")
GOODS: Final = (*HELD_GOODS, "arts", "science", "warriors", *CHOSEN_GOODS)
FIRST_RESOURCE: Final = GOODS.index(RESOURCES[0])
HELD: Final = len(HELD_GOODS)
FIRST_CHOSEN: Final = GOODS.index(CHOSEN_GOODS[0])

LOCATIONS: Final = (
    *("repository", "barracks", "treasury", "marketplace", "guild-hall"),
    *("royal-guard", "builders-guild", "academy", "planetarium", "palace"),
)
"""In the order of the chapters 4.2.1 to 4.2.10."""

CARD_KINDS: Final = ("courtier", "tax-collector", "cleric", "scribe", "merchant")
MAGISTERS: Final = CARD_KINDS[1:]
"""In the order of the chapters 5.1 to 5.4; the kind of a Magister's card is one more."""

WHENS: Final = ("never", "figure", "tile", "visit", "action", "season", "scoring", "end", "always")
NEVER, FIGURE, TILE, VISIT, ACTION, SEASON, SCORING, END, ALWAYS = range(9)
ACTS: Final = ("exchange", "trade", "magister", "tile", "favor")
EXCHANGE, TRADE, ACQUIRE_MAGISTER, ACQUIRE_TILE, ACT_AT_FAVOR = range(5)
COUNTED: Final = ("arts", "science", "warriors", "tiles", "magisters")

PAID_GOODS: Final = (*HELD_GOODS, "resources", "different-resources")
LESS_GOODS: Final = (*HELD_GOODS, "resources")
MOST: Final = 20
MOST_CHOSEN: Final = 2
"""The most cubes of a choice that are enumerated as actions."""

Amounts = tuple[int, ...]
"""A number for each of the `GOODS`."""

NOTHING: Final[Amounts] = (0,) * len(GOODS)


@dataclass(frozen=True)
class Effect:
    """One effect; numbers are indices from 0, -1 means none.

    * `when`: index in `WHENS`; for locations and favors `FIGURE`: when a figure is placed
    * `at`: location to which `when` refers, or where a favor acts
    * `act`: index in `ACTS`; `EXCHANGE` is pay, then gain and score (pay may be empty), the
      others are the actions of the Marketplace, the Guild Hall, the Builders' Guild, the Palace
    * `times`: how many times a figure may do it, at least 1
    * `pay`, `gain`: what is paid and gained each time
    * `one_of`: only one entry of `gain` is gained, by choice
    * `less`: the price of the action at `at` is reduced by one of these entries, by choice
    * `score`, `per`: points each time, or for each of what `per` counts (index in `COUNTED`)
    * `purchases`, `sales`: the most cubes bought and sold in a trade
    * `sale_more`, `purchase_price`: changed terms of a trade; -1: the price of the slot
    * `both`: the two Magisters (indices in `MAGISTERS`) that count as both, or -1, -1
    """

    when: int = FIGURE
    at: int = -1
    act: int = EXCHANGE
    times: int = 1
    one_of: bool = False
    score: int = 0
    per: int = -1
    purchases: int = 0
    sales: int = 0
    sale_more: int = 0
    purchase_price: int = -1
    both: tuple[int, int] = (-1, -1)
    pay: Amounts = NOTHING
    gain: Amounts = NOTHING
    less: Amounts = NOTHING

    def row(self) -> tuple[int, ...]:
        """All numbers in the order of `COLUMNS`; each fits a signed byte."""
        first = (self.when, self.at, self.act, self.times, int(self.one_of), self.score, self.per)
        trade = (self.purchases, self.sales, self.sale_more, self.purchase_price)
        return (*first, *trade, *self.both, *self.pay, *self.gain, *self.less)


COLUMNS: Final = (
    *("when", "at", "act", "times", "one_of", "score", "per", "purchases", "sales", "sale_more"),
    *("purchase_price", "both_a", "both_b"),
    *(f"{part}_{goods}" for part in ("pay", "gain", "less") for goods in GOODS),
)
"""The names of the numbers of `Effect.row`."""

PAY, GAIN, LESS = (COLUMNS.index(f"{part}_gold") for part in ("pay", "gain", "less"))
"""Where the amounts of each kind begin in a row."""


def read_location(file: ComponentFile, where: Where) -> tuple[Effect, Amounts]:
    """Read the action of a location, and a Merchant's additional gain there."""
    keys = given(file, where, ("gain", "pay", "times", "merchant", "act", "purchases", "sales"))
    if "act" not in keys:
        merchant = NOTHING
        if "merchant" in keys:
            merchant = read_amounts(file, (*where, "merchant"), GOODS)
        return _exchange(file, where, ("gain", "pay", "times", "merchant")), merchant
    act = ACTS.index(file.choice((*where, "act"), ACTS[1:]))
    if act != TRADE:
        file.table(where, ("act",))
        return Effect(act=act), NOTHING
    file.table(where, ("act", "purchases", "sales"))
    purchases = file.integer((*where, "purchases"), 1, 2)
    sales = file.integer((*where, "sales"), 1, 1)
    return Effect(act=act, purchases=purchases, sales=sales), NOTHING


def read_favor(file: ComponentFile, where: Where) -> Effect:
    """Read what a King's Favor does."""
    keys = given(file, where, ("gain", "pay", "score", "times", "act_at", "less"))
    if "act_at" not in keys:
        return _exchange(file, where, ("gain", "pay", "score", "times"))
    file.table(where, ("act_at", "less"))
    acts = {"guild-hall": ACQUIRE_MAGISTER, "builders-guild": ACQUIRE_TILE}
    place = file.choice((*where, "act_at"), tuple(acts))
    less = read_amounts(file, (*where, "less"), LESS_GOODS)
    return Effect(at=LOCATIONS.index(place), act=acts[place], less=less)


def _exchange(file: ComponentFile, where: Where, allowed: tuple[str, ...]) -> Effect:
    """Read pay, gain, score and times; gain or score must be present."""
    keys = given(file, where, allowed)
    if not keys & {"gain", "score"}:
        raise file.fault(where, f"{place_name(where)} gives nothing", "add a gain")
    if "times" in keys and "pay" not in keys:
        right = "only an arrow, with pay, may be repeated"
        raise file.fault((*where, "times"), f"{place_name(where)} costs nothing", right)
    pay = read_amounts(file, (*where, "pay"), PAID_GOODS) if "pay" in keys else NOTHING
    gain = read_amounts(file, (*where, "gain"), GOODS) if "gain" in keys else NOTHING
    if any(pay[HELD:]) and any(gain[FIRST_CHOSEN:]):
        wrong = f"{place_name(where)} lets the player choose what is paid and what is gained"
        raise file.fault(where, wrong, "only one of the two can be chosen")
    return Effect(
        times=file.integer((*where, "times"), 1, 2) if "times" in keys else 1,
        score=file.integer((*where, "score"), 1, MOST) if "score" in keys else 0,
        pay=pay,
        gain=gain,
    )


def _both(file: ComponentFile, where: Where) -> tuple[int, int]:
    """Read the two Magisters that count as both."""
    file.items(where, 2)
    one, other = (MAGISTERS.index(file.choice((*where, n), MAGISTERS)) for n in (0, 1))
    if one == other:
        raise file.fault(
            where, f"{place_name(where)} names one type twice", "it must name two types"
        )
    return one, other


ABILITY_KEYS: Final[dict[str, Read[Any]]] = {
    "at": lambda file, where: LOCATIONS.index(file.choice(where, LOCATIONS)),
    "gain": lambda file, where: read_amounts(file, where, HELD_GOODS),
    "gain_one_of": lambda file, where: read_amounts(file, where, HELD_GOODS),
    "less": lambda file, where: read_amounts(file, where, LESS_GOODS),
    "sale_more": lambda file, where: file.integer(where, 0, MOST),
    "purchase_price": lambda file, where: file.integer(where, 0, MOST),
    "score": lambda file, where: file.integer(where, 1, MOST),
    "per": lambda file, where: COUNTED.index(file.choice(where, COUNTED)),
    "both": _both,
}
"""What describes an ability besides `when`, and how it is read."""

ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "never": (),
    "tile": ("gain",),
    "visit": ("at", "gain"),
    "action": ("at", "less"),
    "season": ("gain",),
    "scoring": ("score", "per"),
    "end": ("score", "per"),
    "always": ("both",),
}
"""The keys of an ability, by when it works; a visit may give one of some goods instead."""

ACTION_PLACES: Final = ("marketplace", "guild-hall", "builders-guild")
TRADE_KEYS: Final = ("at", "sale_more", "purchase_price")


def read_ability(file: ComponentFile, where: Where) -> Effect:
    """Read the ability of a Building tile."""
    found = given(file, where, ("when", *ABILITY_KEYS))
    file.table(where, ("when", *sorted(found - {"when"})))
    when = file.choice((*where, "when"), tuple(ABILITIES))
    keys = ABILITIES[when]
    if when == "visit" and "gain_one_of" in found:
        keys = ("at", "gain_one_of")
    elif when == "action":
        file.table(where, ("at", *sorted(found - {"at"})))
        place = file.choice((*where, "at"), ACTION_PLACES)
        keys = TRADE_KEYS if place == "marketplace" else keys
    file.table(where, ("when", *keys))
    read = {key: ABILITY_KEYS[key](file, (*where, key)) for key in keys}
    if "gain_one_of" in read:
        read = {"at": read["at"], "gain": read["gain_one_of"], "one_of": True}
    return Effect(when=WHENS.index(when), **read)


def given(file: ComponentFile, where: Where, keys: tuple[str, ...]) -> set[str]:
    """Return which of the keys a table has; refuse any other key except label and source."""
    value = file.at(where)
    if not isinstance(value, dict):
        file.table(where, keys)
    found = set(cast("dict[str, object]", value)) - {"label", "source"}
    if not found <= set(keys):
        file.table(where, keys)
    return found


def read_amounts(file: ComponentFile, where: Where, goods: tuple[str, ...]) -> Amounts:
    """Read { goods = number }; at least one entry, only of the given goods."""
    keys = given(file, where, goods)
    if not keys:
        raise file.fault(
            where, f"{place_name(where)} is empty", f"it holds some of {', '.join(goods)}"
        )
    chosen = [key for key in CHOSEN_GOODS if key in keys]
    if len(chosen) > 1:
        wrong = f"{place_name(where)} holds {' and '.join(chosen)}"
        raise file.fault(where, wrong, "only one of them can be chosen at a time")
    most = {key: MOST_CHOSEN if key in CHOSEN_GOODS else MOST for key in keys}
    read = {key: file.integer((*where, key), 1, most[key]) for key in keys}
    return tuple(read.get(key, 0) for key in GOODS)
