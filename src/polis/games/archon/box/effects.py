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
from typing import Final, cast

from polis.core.boxes.components import ComponentFile, place_name
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


def read_ability(file: ComponentFile, where: Where) -> Effect:
    """Read the ability of a Building tile."""
    keys = given(file, where, ABILITY_KEYS)
    file.table(where, ("when", *sorted(keys - {"when"})))
    name = file.choice((*where, "when"), tuple(ABILITIES))
    return ABILITIES[name](file, where)


def _never(file: ComponentFile, where: Where) -> Effect:
    file.table(where, ("when",))
    return Effect(when=NEVER)


def _gain(file: ComponentFile, where: Where) -> Effect:
    file.table(where, ("when", "gain"))
    when = WHENS.index(file.text((*where, "when")))
    return Effect(when=when, gain=read_amounts(file, (*where, "gain"), HELD_GOODS))


def _visit(file: ComponentFile, where: Where) -> Effect:
    one_of = "gain_one_of" in given(file, where, ABILITY_KEYS)
    gain = "gain_one_of" if one_of else "gain"
    file.table(where, ("when", "at", gain))
    amounts = read_amounts(file, (*where, gain), HELD_GOODS)
    return Effect(when=VISIT, at=_location(file, where), one_of=one_of, gain=amounts)


def _action(file: ComponentFile, where: Where) -> Effect:
    places = ("marketplace", "guild-hall", "builders-guild")
    file.table(where, ("at", *sorted(given(file, where, ABILITY_KEYS) - {"at"})))
    at = LOCATIONS.index(file.choice((*where, "at"), places))
    if LOCATIONS[at] != "marketplace":
        file.table(where, ("when", "at", "less"))
        less = read_amounts(file, (*where, "less"), LESS_GOODS)
        return Effect(when=ACTION, at=at, less=less)
    file.table(where, ("when", "at", "sale_more", "purchase_price"))
    more = file.integer((*where, "sale_more"), 0, MOST)
    price = file.integer((*where, "purchase_price"), 0, MOST)
    return Effect(when=ACTION, at=at, sale_more=more, purchase_price=price)


def _score(file: ComponentFile, where: Where) -> Effect:
    file.table(where, ("when", "score", "per"))
    when = WHENS.index(file.text((*where, "when")))
    per = COUNTED.index(file.choice((*where, "per"), COUNTED))
    return Effect(when=when, score=file.integer((*where, "score"), 1, MOST), per=per)


def _always(file: ComponentFile, where: Where) -> Effect:
    file.table(where, ("when", "both"))
    file.items((*where, "both"), 2)
    one, other = (MAGISTERS.index(file.choice((*where, "both", n), MAGISTERS)) for n in (0, 1))
    if one == other:
        wrong = f"{place_name((*where, 'both'))} names one type twice"
        raise file.fault((*where, "both"), wrong, "it must name two types")
    return Effect(when=ALWAYS, both=(one, other))


ABILITY_KEYS: Final = (
    *("when", "at", "gain", "gain_one_of", "less", "sale_more", "purchase_price"),
    *("score", "per", "both"),
)
ABILITIES: Final = {
    "never": _never,
    "tile": _gain,
    "visit": _visit,
    "action": _action,
    "season": _gain,
    "scoring": _score,
    "end": _score,
    "always": _always,
}


def _location(file: ComponentFile, where: Where) -> int:
    return LOCATIONS.index(file.choice((*where, "at"), LOCATIONS))


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
