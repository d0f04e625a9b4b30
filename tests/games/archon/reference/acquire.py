"""Taking a magister in the Guild Hall, or a building tile in the Builders' Guild."""

from collections import Counter
from functools import partial
from typing import ClassVar

from tests.games.archon.reference.box import CUBES, HELD, MAGISTERS, Goods
from tests.games.archon.reference.exchange import nothing
from tests.games.archon.reference.position import Cards, Do, Position, Run, Seat, Step


def acquire_magister(position: Position, less: Goods) -> list[Step]:
    """ARC-4.2.5.1  The steps of taking a magister; `less` is what a King's Favor saves."""
    return [
        ChooseMagister(),
        *savings(position, "guild-hall", less),
        Do(take_magister, can_pay_price),
        Replace(),
    ]


def acquire_tile(position: Position, less: Goods) -> list[Step]:
    """ARC-4.2.7.1  The steps of taking a tile; `less` is what a King's Favor saves."""
    saved = savings(position, "builders-guild", less)
    return [ChooseTile(), *saved, Do(take_tile, can_pay_price)]


def savings(position: Position, location: str, less: Goods) -> list[Step]:
    """First what the seat's tiles save, then the King's Favor."""
    tiles = [ability["less"] for ability in position.abilities(position.mine, "action", location)]
    return [Save(one) for one in [*tiles, less] if one]


def can_pay_price(position: Position) -> bool:
    """Whether what is left of the price can be paid."""
    return position.can_pay(position.mine, position.decision.price)


def places_of(seat: Seat) -> dict[str, Cards]:
    """The three places in which the cards of a seat are."""
    return {"hand": seat.hand, "waiting": seat.waiting, "played": seat.played}


class ChooseMagister(Step):
    """ARC-4.2.5.2, ARC-R19  Which magister: once a turn, and only for a Courtier."""

    phase: ClassVar[str] = "magister"

    def choices(self, position: Position) -> dict[str, Run]:
        """The rows of the track that go on."""
        seat, track = position.mine, position.box["track"]
        courtiers = sum(place["courtier"] for place in places_of(seat).values())
        if position.decision.took_magister or not courtiers:
            return {}
        rows = [kind for kind in MAGISTERS if seat.magisters[kind] < len(track[kind])]
        return {f"magister {kind}": partial(choose_magister, kind=kind) for kind in rows}


def choose_magister(position: Position, kind: str) -> None:
    """The price of the marker's next space."""
    space = position.box["track"][kind][position.mine.magisters[kind]]
    position.decision.magister = kind
    position.decision.price = Counter(space["pay"])


def take_magister(position: Position) -> None:
    """ARC-4.2.5.3  Pay, move the marker, score."""
    seat, kind = position.mine, position.decision.magister or ""
    position.pay(seat, position.decision.price)
    seat.points += position.box["track"][kind][seat.magisters[kind]]["points"]
    seat.magisters[kind] += 1
    position.decision.took_magister = True


class Replace(Step):
    """ARC-4.2.5.4, ARC-R18  Where the Courtier is that the magister replaces."""

    phase: ClassVar[str] = "replace"

    def choices(self, position: Position) -> dict[str, Run]:
        """The places with a Courtier."""
        places = places_of(position.mine)
        return {
            f"replace {name}": partial(replace, name=name)
            for name, cards in places.items()
            if cards["courtier"]
        }


def replace(position: Position, name: str) -> None:
    """The Courtier leaves the game, the magister takes its place."""
    cards = places_of(position.mine)[name]
    cards["courtier"] -= 1
    cards[position.decision.magister or ""] += 1


class Save(Step):
    """ARC-R33  What of the price is saved, out of some goods; nothing if the price has none."""

    phase: ClassVar[str] = "save"

    def __init__(self, less: Goods) -> None:
        self.less = less

    def choices(self, position: Position) -> dict[str, Run]:
        """One choice for each of the goods in the price that can be saved."""
        found: dict[str, Run] = {}
        for name in HELD:
            any_kind = self.less.get("resources", 0) if name in CUBES else 0
            count = min(max(self.less.get(name, 0), any_kind), position.decision.price[name])
            if count:
                found[f"save {name}"] = partial(save, name=name, count=count)
        return found or {"": nothing}


def save(position: Position, name: str, count: int) -> None:
    """Lower the price."""
    position.decision.price[name] -= count


class ChooseTile(Step):
    """ARC-4.2.7.1, ARC-4.2.7.3  Which tile of those still there, none a second time."""

    phase: ClassVar[str] = "tile"

    def choices(self, position: Position) -> dict[str, Run]:
        """The tiles that the seat has not."""
        tiles = [tile for tile in position.box["tiles"] if position.tiles_left[tile]]
        new = [tile for tile in tiles if tile not in position.mine.tiles]
        return {f"tile {tile}": partial(choose_tile, tile=tile) for tile in new}


def choose_tile(position: Position, tile: str) -> None:
    """ARC-9.0.2, ARC-9.0.3  The price is the printed one less the discount of the season."""
    printed = position.box["tiles"][tile]
    price = Counter(printed["cost"])
    for discount in position.box["discounts"]:
        if discount["level"] == printed["level"] and discount["season"] <= position.season:
            price[discount["resource"]] -= min(discount["less"], price[discount["resource"]])
    position.decision.tile, position.decision.price = tile, price


def take_tile(position: Position) -> None:
    """ARC-4.2.7.2, ARC-9.1  Pay, score, take the tile; its ability applies at once."""
    seat, tile = position.mine, position.decision.tile or ""
    position.pay(seat, position.decision.price)
    seat.points += position.box["tiles"][tile]["points"]
    position.tiles_left[tile] -= 1
    seat.tiles.append(tile)
    for ability in position.abilities(seat, "tile"):
        position.gain(seat, ability["gain"])
