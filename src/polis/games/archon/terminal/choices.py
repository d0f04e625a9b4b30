"""What to see while deciding: where a figure goes, and the prices among which to choose."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from polis.games.archon.box.box import Box
from polis.games.archon.effects import ACTION, Effect
from polis.games.archon.names import LOCATIONS, MAGISTERS, RESOURCES, TILES
from polis.games.archon.terminal.palette import SEAT_LETTERS
from polis.games.archon.terminal.wrapping import HARD, wrapped
from polis.games.archon.wording.effect_words import (
    CATALOGUE,
    amounts_words,
    effect_words,
    points_words,
)

# A screen of 24 lines has room for three beside the table and the prompt; one is the question's.
MOST_LINES: Final = 2
MARKETPLACE: Final = LOCATIONS.index("marketplace")
PALACE: Final = "palace"
Prices = Mapping[str, tuple[Mapping[str, int], int]]
"""What can be taken: its price and its points by name."""


def draw_choice(box: Box, shown: Mapping[str, Any], language: str) -> list[str]:
    """Lines of at most 79 columns for the one who decides; none where the table shows all."""
    about = ABOUT.get(shown["phase"])
    if about is None:
        return []
    return wrapped(" ".join(part for part in about(box, shown, language) if part))


def price_of_magister(box: Box, magister: int, space: int) -> tuple[Mapping[str, int], int]:
    """The price and the points of a space (from 0) of the Magister Track."""
    found = box.track[magister][space]
    return _amounts(found.pay), found.points


def _draft(box: Box, _shown: Mapping[str, Any], language: str) -> Iterator[str]:
    prices = {name: price_of_magister(box, n, 0) for n, name in enumerate(MAGISTERS)}
    yield CATALOGUE.text("choice-draft", language, prices=_listed(prices, language))


def _split(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    is_last = "yes" if shown["round"] == box.rounds else "no"
    yield CATALOGUE.text("choice-split", language, last=is_last)


def _card(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """What the slot needs, what a Merchant brings, who is paid."""
    name, slot = shown["decision"]["location"], shown["decision"]["slot"]
    location = next(place for place in shown["locations"] if place["name"] == name)
    cards = next(found["cards"] for found in location["slots"] if found["name"] == slot)
    yield CATALOGUE.text("choice-slot", language, slot=f"{name} {slot}", count=cards)
    bonus = box.locations[LOCATIONS.index(name)].merchant
    if any(bonus):
        gain = amounts_words(bonus, language)
        yield CATALOGUE.text("choice-merchant", language, gain=gain)
    owners = {found["token"] for found in location["slots"]} - {None, shown["turn"]}
    if owners:
        letters = ", ".join(SEAT_LETTERS[owner] for owner in sorted(owners))
        yield CATALOGUE.text("choice-tax", language, owners=letters)


def _place(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """The placement that is going on: slot, cards, what the location does."""
    decision = shown["decision"]
    name = decision["location"]
    if name is None:
        return
    effect = box.locations[LOCATIONS.index(name)].effect
    favor = _favor(box, shown)
    head = f"{name} {decision['slot']} ({', '.join(decision['cards'])})"
    yield f"{head}: {effect_words(favor or effect, language)}."


def _trade(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """What the seat would pay and get for each cube; full and empty rows are left out."""
    more, price = _terms(box, shown)
    nothing = CATALOGUE.text("choice-no-trade", language)
    buying, selling = [], []
    for number, name in enumerate(RESOURCES):
        cubes = shown["market"][name]
        buy, sell = box.purchase_price(number, cubes), box.sale_price(number, cubes)
        if buy is not None:
            buying.append(f"{name}{HARD}{buy if price < 0 else price}")
        if sell is not None:
            selling.append(f"{name}{HARD}{sell + more}")
    lists = {"buying": ", ".join(buying) or nothing, "selling": ", ".join(selling) or nothing}
    yield CATALOGUE.text("choice-trade", language, **lists)


def _terms(box: Box, shown: Mapping[str, Any]) -> tuple[int, int]:
    """How much more a sale brings, and the price of every purchase or -1, by the seat's tiles."""
    more, price = 0, -1
    for name in shown["players"][shown["turn"]]["tiles"]:
        ability = box.tiles[TILES.index(name)].ability
        if ability.when == ACTION and ability.at == MARKETPLACE:
            more += ability.sale_more
            price = max(price, ability.purchase_price)
    return more, price


def _magister(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """The next space of each row; full rows are left out."""
    taken = shown["players"][shown["turn"]]["magisters"]
    prices = {
        name: price_of_magister(box, number, taken[name])
        for number, name in enumerate(MAGISTERS)
        if taken[name] < len(box.track[number])
    }
    yield _listed(prices, language)


def _tile(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """The tiles that the seat can pay in this season."""
    player = shown["players"][shown["turn"]]
    favor = _favor(box, shown)
    spared = max(favor.less) if favor else 0
    prices = {}
    for number, name in enumerate(TILES):
        cost = dict(zip(RESOURCES, box.tile_cost(number, shown["season"] - 1), strict=True))
        missing = sum(max(0, count - player["resources"][goods]) for goods, count in cost.items())
        if shown["tiles_left"][name] and name not in player["tiles"] and missing <= spared:
            prices[name] = (cost, box.tiles[number].points)
    listed = _listed(prices, language)
    if len(wrapped(listed)) <= MOST_LINES:
        yield listed
    else:
        yield CATALOGUE.text("choice-tiles", language, count=len(prices))


def _save(_box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    price = amounts_words(shown["decision"]["price"], language)
    yield CATALOGUE.text("choice-save", language, price=price)


def _replace(_box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    magister = shown["decision"]["magister"]
    yield CATALOGUE.text("choice-replace", language, magister=magister)


def _wall(box: Box, _shown: Mapping[str, Any], language: str) -> Iterator[str]:
    points = points_words(box.marked_points, language)
    yield CATALOGUE.text("choice-wall", language, points=points)


def _lose(_box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    due = shown["raid"]["due"][shown["turn"]]
    yield CATALOGUE.text("choice-lose", language, due=due)


ABOUT: Final[dict[str, Callable[[Box, Mapping[str, Any], str], Iterator[str]]]] = {
    "draft": _draft,
    "split": _split,
    "card": _card,
    "take": _place,
    "give": _place,
    "trade": _trade,
    "magister": _magister,
    "tile": _tile,
    "save": _save,
    "replace": _replace,
    "wall": _wall,
    "more": _place,
    "lose": _lose,
}


def _favor(box: Box, shown: Mapping[str, Any]) -> Effect | None:
    """The King's Favor on whose slot the figure stands, if it stands in the Palace."""
    decision = shown["decision"]
    if decision["location"] != PALACE:
        return None
    number = shown["palace"][int(decision["slot"]) - 1]
    return None if number is None else box.favors[number - 1]


def _listed(prices: Prices, language: str) -> str:
    """`inn: 1 silver + 1 iron (2 pt); ...`; no points are not mentioned."""
    entries = []
    for name, (price, points) in prices.items():
        short = CATALOGUE.text("points-short", language, count=points)
        scored = f" ({short})" if points else ""
        entries.append(f"{name}: {amounts_words(price, language)}{scored}")
    return "; ".join(entries)


def _amounts(held: tuple[int, ...]) -> Mapping[str, int]:
    return dict(zip(("gold", "recruits", *RESOURCES), held, strict=True))
