"""Lines about the current decision: where a figure goes, and the prices to choose from."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from polis.core.texts.ansi import HARD, wrapped
from polis.games.archon.box.box import Box
from polis.games.archon.box.effects import Effect
from polis.games.archon.model.names import LOCATIONS, MAGISTERS, RESOURCES, TILES
from polis.games.archon.terminal.goods_drawing import SEAT_LETTERS
from polis.games.archon.words.effects import (
    CATALOGUE,
    amounts_words,
    effect_words,
    points_words,
)

# A screen of 24 lines has room for three besides the table and the prompt; one is the question's.
MOST_LINES: Final = 2
PALACE: Final = "palace"
Prices = Mapping[str, tuple[Mapping[str, int], int]]
"""What can be taken: its name, its price and its points."""


def draw_choice(box: Box, shown: Mapping[str, Any], language: str) -> list[str]:
    """Return lines of at most 79 columns about the decision; none if the table shows everything."""
    about = ABOUT.get(shown["phase"])
    if about is None:
        return []
    return wrapped(" ".join(part for part in about(box, shown, language) if part))


def price_of_magister(box: Box, magister: int, space: int) -> tuple[Mapping[str, int], int]:
    """Return the price and the points of a space (from 0) of the Magister Track."""
    found = box.track[magister][space]
    return _amounts(found.pay), found.points


def _draft(box: Box, _shown: Mapping[str, Any], language: str) -> Iterator[str]:
    prices = {name: price_of_magister(box, n, 0) for n, name in enumerate(MAGISTERS)}
    yield CATALOGUE.text("choice-draft", language, prices=_listed(prices, language))


def _split(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    is_last = "yes" if shown["round"] == box.rounds else "no"
    yield CATALOGUE.text("choice-split", language, last=is_last)


def _card(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """What the slot needs, a Merchant's bonus, and the taxes due."""
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
    """The placement in progress: slot, cards, what the location does."""
    decision = shown["decision"]
    name = decision["location"]
    if name is None:
        return
    effect = box.locations[LOCATIONS.index(name)].effect
    favor = _favor(box, shown)
    head = f"{name} {decision['slot']} ({', '.join(decision['cards'])})"
    yield f"{head}: {effect_words(favor or effect, language)}."


def _trade(_box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """What the seat would pay and get for each cube; full and empty rows are omitted."""
    nothing = CATALOGUE.text("choice-no-trade", language)
    lists = {
        list_: ", ".join(
            f"{name}{HARD}{price}"
            for name, price in shown["derived"][verb].items()
            if price is not None
        )
        for list_, verb in (("buying", "buy"), ("selling", "sell"))
    }
    words = {list_: words or nothing for list_, words in lists.items()}
    yield CATALOGUE.text("choice-trade", language, **words)


def _magister(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """The next space of each row; full rows are omitted."""
    taken = shown["players"][shown["turn"]]["magisters"]
    prices = {
        name: price_of_magister(box, number, taken[name])
        for number, name in enumerate(MAGISTERS)
        if taken[name] < len(box.track[number])
    }
    yield _listed(prices, language)


def _tile(box: Box, shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """The tiles that may be chosen, with the prices of this season."""
    costs = shown["derived"]["tile_costs"]
    prices = {
        name: (costs[name], box.tiles[TILES.index(name)].points)
        for name in shown["derived"]["payable_tiles"]
    }
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
    """The King's Favor on whose slot the figure stands, if it is in the Palace."""
    decision = shown["decision"]
    if decision["location"] != PALACE:
        return None
    number = shown["palace"][int(decision["slot"]) - 1]
    return None if number is None else box.favors[number - 1]


def _listed(prices: Prices, language: str) -> str:
    """`inn: 1 silver + 1 iron (2 pt); ...`; zero points are not mentioned."""
    entries = []
    for name, (price, points) in prices.items():
        short = CATALOGUE.text("points-short", language, count=points)
        scored = f" ({short})" if points else ""
        entries.append(f"{name}: {amounts_words(price, language)}{scored}")
    return "; ".join(entries)


def _amounts(held: tuple[int, ...]) -> Mapping[str, int]:
    return dict(zip(("gold", "recruits", *RESOURCES), held, strict=True))
