"""The Marketplace: purchases and sales in any order."""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from tests.games.archon.reference.box import CUBES, Effect
from tests.games.archon.reference.exchange import nothing
from tests.games.archon.reference.position import Position, Run, Step


class Trade(Step):
    """ARC-4.2.4.1, ARC-4.2.4.2, ARC-R6  The next purchase or sale, or enough."""

    phase: ClassVar[str] = "trade"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def choices(self, position: Position) -> dict[str, Run]:
        """Each trade that is possible; `done` after the first."""
        decision, found = position.decision, dict[str, Run]()
        if decision.bought.total() < self.effect["purchases"]:
            for cube, price in purchase_prices(position).items():
                if cube != decision.sold and position.mine.goods["gold"] >= price:
                    found[f"buy {cube}"] = partial(self.buy, cube=cube, price=price)
        if decision.sold is None:
            for cube, price in sale_prices(position).items():
                if not decision.bought[cube] and position.mine.goods[cube]:
                    found[f"sell {cube}"] = partial(self.sell, cube=cube, price=price)
        if decision.bought.total() or decision.sold is not None:
            found["done"] = nothing
        return found

    def buy(self, position: Position, cube: str, price: int) -> None:
        """ARC-4.2.4.3  Take the cheapest cube of a row for its price."""
        position.pay(position.mine, {"gold": price})
        position.market[cube] -= 1
        position.mine.goods[cube] += 1
        position.decision.bought[cube] += 1
        position.then(self)

    def sell(self, position: Position, cube: str, price: int) -> None:
        """ARC-4.2.4.4  Put a cube on the dearest empty space of its row for its price."""
        position.mine.goods[cube] -= 1
        position.market[cube] += 1
        position.gain(position.mine, {"gold": price})
        position.decision.sold = cube
        position.then(self)


def filled_spaces(position: Position, cube: str) -> list[bool]:
    """Whether each space of a row is filled, from the cheapest on: cubes lie on the dearest."""
    row, cubes = position.box["market"][cube], position.market[cube]
    return [False] * (len(row) - cubes) + [True] * cubes


def purchase_prices(position: Position) -> Mapping[str, int]:
    """ARC-R34  What each kind of cube costs; kinds that are not there are left out."""
    terms = position.abilities(position.mine, "action", "marketplace")
    fixed = [t["purchase_price"] for t in terms if t["purchase_price"] is not None]
    prices = {}
    for cube in CUBES:
        spaces = zip(position.box["market"][cube], filled_spaces(position, cube), strict=True)
        filled = [price for price, is_filled in spaces if is_filled]
        if filled:
            prices[cube] = min(fixed) if fixed else min(filled)
    return prices


def sale_prices(position: Position) -> Mapping[str, int]:
    """ARC-9.6  What each kind of cube is sold for; kinds without room are left out."""
    terms = position.abilities(position.mine, "action", "marketplace")
    prices = {}
    for cube in CUBES:
        spaces = zip(position.box["market"][cube], filled_spaces(position, cube), strict=True)
        empty = [price for price, is_filled in spaces if not is_filled]
        if empty:
            prices[cube] = max(empty) + sum(t["sale_more"] for t in terms)
    return prices
