"""Other names for seats, resources, tiles and cards of Archon, and what a game is called by them.

What is renamed is numbered in the record, in the tables and in the actions; each map is a list:
the new number at the place of the old one.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polis.games.archon.box.effects import GAIN, GOODS, HELD, LESS, PAY
from polis.games.archon.model.actions import CUBES, NO_SECOND, TILE_COUNT, Action, decode, encode
from polis.games.archon.model.dealing import Deal
from polis.games.archon.model.state import (
    ATTACKS,
    FAVORS,
    FROM_TILE,
    NONE,
    PAPYRUS,
    PROVINCES,
    SEATS,
)
from polis.games.archon.model.tables import FAVOR_ROW, GRANTS

BY_SEAT = (
    *("points", "passed", "held", "hand", "waiting", "played", "divided", "sure_hand"),
    *("sure_waiting", "track", "tiles", "arts", "science", "warriors_left", "figures_left"),
    *("tokens_left", "raid_due"),
)
ASKED_IN_ORDER = ("raid_cube", "ply")
"""In a raid kinds are asked for in their order, some of them not at all: new names change these."""


def one_for_one(numbers: int) -> list[int]:
    return list(range(numbers))


@dataclass(frozen=True)
class Names:
    """The new number of each seat, resource, tile and card."""

    seat: Sequence[int] = range(SEATS)
    resource: Sequence[int] = range(CUBES)
    tile: Sequence[int] = range(TILE_COUNT)
    favor: Sequence[int] = range(FAVORS)
    province: Sequence[int] = range(PROVINCES)
    attack: Sequence[int] = range(ATTACKS)
    grant: Sequence[int] = range(GRANTS)

    # Goods are gold, recruits, the resources, and more.

    def goods(self, number: int) -> int:
        """The new number of goods: only resources have new ones."""
        is_cube = PAPYRUS <= number < PAPYRUS + CUBES
        return PAPYRUS + self.resource[number - PAPYRUS] if is_cube else number

    def all_goods(self, numbers: int) -> list[int]:
        return [self.goods(number) for number in range(numbers)]

    # The box and the deal.

    def tables(self, tables: Any) -> Any:
        """The tables of the same box with new names on everything."""
        t = tables.copy()
        t["effects"] = self.rows(tables["effects"], [*range(FAVOR_ROW), *self.favor_rows()])
        t["abilities"] = self.rows(tables["abilities"], self.tile)
        for name in ("tile_points", "tile_copies", "tile_cost"):
            t[name] = moved(tables[name], 1, self.tile)
        t["tile_cost"] = moved(t["tile_cost"], 3, self.resource)
        t["merchant"] = moved(tables["merchant"], 2, self.all_goods(len(GOODS)))
        for name, axis in (("space_price", 3), ("start_kit", 3)):
            t[name] = moved(tables[name], axis, self.all_goods(HELD))
        t["supply"] = moved(tables["supply"], 1, self.all_goods(HELD + 2))
        for name in ("market_price", "market_length"):
            t[name] = moved(tables[name], 1, self.resource)
        t["grant_points"] = moved(tables["grant_points"], 1, self.grant)
        t["grant_market"] = moved(moved(tables["grant_market"], 1, self.grant), 2, self.resource)
        t["province"] = moved(moved(tables["province"], 1, self.province), 3, self.resource)
        t["attack"] = moved(tables["attack"], 1, self.attack)
        return t

    def favor_rows(self) -> list[int]:
        return [FAVOR_ROW + favor for favor in self.favor]

    def rows(self, effects: Any, order: Sequence[int]) -> Any:
        """A table of effects: its rows in another order, resources inside them renamed."""
        width = effects.shape[2]
        columns = one_for_one(width)
        for start in (PAY, GAIN, LESS):
            columns[start : start + len(GOODS)] = [start + g for g in self.all_goods(len(GOODS))]
        return moved(moved(effects, 1, order), 2, columns)

    def deal(self, drawn: Deal) -> Deal:
        """The same cards by their new numbers, the same seats by theirs."""
        return Deal(
            order=tuple(self.seat[seat] for seat in drawn.order),
            grants=tuple(self.grant[card] for card in drawn.grants),
            provinces=tuple(self.province[card] for card in drawn.provinces),
            attacks=tuple(self.attack[card] for card in drawn.attacks),
            favors=tuple(self.favor[card] for card in drawn.favors),
        )

    # A game.

    def state(self, state: Any) -> Any:
        """The record with new numbers; what is `ASKED_IN_ORDER` stays."""
        s = state.copy()
        for name in BY_SEAT:
            s[name] = moved(s[name], 1, self.seat)
        for name in ("held", "price"):
            s[name] = moved(s[name], s[name].ndim - 1, self.all_goods(HELD))
        s["supply"] = moved(s["supply"], 1, self.all_goods(HELD + 2))
        for name in ("market", "repository", "bought"):
            s[name] = moved(s[name], 1, self.resource)
        s["tiles"] = moved(s["tiles"], 2, self.tile)
        s["tiles_left"] = moved(s["tiles_left"], 1, self.tile)
        s["figures"] = moved(s["figures"], 3, self.seat)
        for name in ("order", "turn", "token", "wall"):
            s[name] = renamed(s[name], self.seat)
        for name in ("palace", "favors"):
            s[name] = renamed(s[name], self.favor)
        s["provinces"] = renamed(s["provinces"], self.province)
        s["attacks"] = renamed(s["attacks"], self.attack)
        s["grants"] = renamed(s["grants"], self.grant)
        s["sold"] = renamed(s["sold"], self.resource)
        s["tile"] = renamed(s["tile"], self.tile)
        s["effect"] = renamed(s["effect"], [*range(FAVOR_ROW), *self.favor_rows()])
        tiles = [FROM_TILE + tile for tile in self.tile]
        s["take_from"] = renamed(s["take_from"], [*range(FROM_TILE), *tiles])
        return s

    def action(self, number: int) -> int:
        """The action that does the same."""
        action = decode(number)
        parts = action.parts
        if action.verb in ("take", "give"):
            parts = self.cubes(*parts)
        elif action.verb in ("buy", "sell", "lose"):
            parts = (self.resource[parts[0]], *parts[1:])
        elif action.verb == "tile":
            parts = (self.tile[parts[0]],)
        elif action.verb == "save":
            parts = (self.goods(parts[0]),)
        return encode(Action(action.verb, parts))

    def cubes(self, first: int, second: int) -> tuple[int, int]:
        """A pair of cubes, the lower kind first."""
        if second == NO_SECOND:
            return self.resource[first], second
        one, other = sorted((self.resource[first], self.resource[second]))
        return one, other


def moved(array: Any, axis: int, places: Sequence[int]) -> Any:
    """What was at each place of an axis is at its new place."""
    other = np.empty_like(array)
    other[(slice(None),) * axis + (list(places),)] = array
    return other


def renamed(values: Any, names: Sequence[int]) -> Any:
    """Numbers by their new names; what is none stays none."""
    table = np.array([*names, NONE])
    return table[np.asarray(values, np.int64)]


def seats_renamed(rng: random.Random, seats: int) -> Names:
    """New numbers for the seats that play."""
    return Names(seat=[*rng.sample(range(seats), seats), *range(seats, SEATS)])


def things_renamed(rng: random.Random) -> Names:
    """New numbers for everything but the seats."""

    def mixed(numbers: int) -> list[int]:
        return rng.sample(range(numbers), numbers)

    return Names(
        resource=mixed(CUBES),
        tile=mixed(TILE_COUNT),
        favor=mixed(FAVORS),
        province=mixed(PROVINCES),
        attack=mixed(ATTACKS),
        grant=mixed(GRANTS),
    )
