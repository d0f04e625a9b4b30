"""The parts in the box of Archon, and how a component file describes each.

Internally, everything is counted from 0: seats, places, rounds, seasons, levels, spaces. The
numbers of goods, resources, locations, Magisters and kinds of cards are those of `effects`.
"""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from polis.core.boxes.components import ComponentFile
from polis.core.boxes.declared import (
    At,
    Ints,
    Read,
    by_key,
    in_list,
    index_in,
    part,
    read_parts,
    text,
    whole,
)
from polis.core.boxes.toml_places import Where
from polis.games.archon.box.effects import (
    FIRST_RESOURCE,
    HELD,
    HELD_GOODS,
    LOCATIONS,
    RESOURCES,
    Amounts,
    Effect,
    read_amounts,
    read_location,
)

CATEGORIES: Final = ("arts", "science", "warriors")
RANKS: Final = 4
SEASONS: Final = 3
ROUNDS: Final = 9
LEVELS: Final = 3
TILES: Final = (
    *("craftsman", "house-of-arts", "tavern", "inn", "weaponsmith", "house-of-trade", "chapel"),
    *("laboratory", "gallery", "library", "armory", "architects-guild", "magisters-court"),
    *("gardens", "statue"),
)
"""In the order of chapter 9."""

KITS: Final = ("first", "second", "third", "fourth", "second_of_two")
BACKGROUNDS: Final = ("white", "orange", "green")

Held = Ints
"""A number for each of gold, recruits, papyrus, silver, iron, stone."""

Cubes = Ints
"""A number for each of papyrus, silver, iron, stone."""


def ordinal(high: int) -> Read[int]:
    """Read a number from 1 to `high`, as one from 0."""
    return lambda file, where: whole(1, high)(file, where) - 1


def held(file: ComponentFile, where: Where) -> Held:
    """Read { gold = 2, silver = 1 }; missing goods are 0."""
    return read_amounts(file, where, HELD_GOODS)[:HELD]


def cubes(file: ComponentFile, where: Where) -> Cubes:
    """Read { papyrus = 2, iron = 1 }; missing resources are 0."""
    return read_amounts(file, where, RESOURCES)[FIRST_RESOURCE:HELD]


# ---- what is in the box (2), and what a seat begins with (3) ----------------------------------

Count: TypeAlias = Annotated[int, At("", whole(0, 100))]


@dataclass(frozen=True)
class Listed:
    """The list of components: how many of each are in the box."""

    magisters: Count
    courtiers: Count
    figures: Count
    markers: Count
    cubes: Count
    grants: Count
    favors: Count
    gold_1: Count
    gold_5: Count
    attacks: Count
    tax_tokens: Count
    recruits: Count
    tiles: Count
    season_token: Count
    sixty_points: Count
    covers: Count
    science: Count
    arts: Count
    warriors: Count
    provinces: Count


def start_kits(file: ComponentFile, where: Where) -> tuple[tuple[Held, ...], ...]:
    """Read the goods with which each place starts, by seats; entries 0 and 1 are empty."""
    *places, second_of_two = by_key(KITS, held)(file, where)
    return (), (), (places[0], second_of_two), tuple(places[:3]), tuple(places)


# ---- the city (4.2) ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Location:
    """A place of the city: what a figure does there, and a Merchant's additional gain."""

    id: str
    effect: Effect
    merchant: Amounts


def locations(file: ComponentFile, where: Where) -> tuple[Location, ...]:
    """Read the actions of the ten locations."""
    read = by_key(LOCATIONS, read_location)(file, where)
    return tuple(Location(id_, *action) for id_, action in zip(LOCATIONS, read, strict=True))


@dataclass(frozen=True)
class Slot:
    """An action slot: its location, the fewest seats for which it is open, the cards it needs."""

    location: int
    seats: int
    cards: int


def slots(file: ComponentFile, where: Where) -> tuple[Slot, ...]:
    """Read the slots of each location, written as [seats, cards], in the order of the board."""
    rows = by_key(LOCATIONS, in_list(_seats_and_cards))(file, where)
    return tuple(Slot(location, *slot) for location, row in enumerate(rows) for slot in row)


def _seats_and_cards(file: ComponentFile, where: Where) -> tuple[int, int]:
    file.items(where, 2)
    return file.integer((*where, 0), 2, 4), file.integer((*where, 1), 1, 2)


@dataclass(frozen=True)
class Space:
    """A space of the Magister Track (4.2.5): its price and the points scored on it."""

    pay: Annotated[Held, At("pay", held)]
    points: Annotated[int, At("points", whole(0, 20))]


# ---- tiles (9) --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tile:
    """A Building tile.

    * `level`: 0 to 2 for the printed 1 to 3
    * `copies`: in the box; how many are used depends on the seats (`Box.copies`)
    * `points`: scored when it is bought
    """

    id: Annotated[str, At("id", text)]
    level: Annotated[int, At("level", ordinal(LEVELS))]
    copies: Annotated[int, At("copies", whole(1, 2))]
    cost: Annotated[Cubes, At("cost", cubes)]
    points: Annotated[int, At("points", whole(0, 20))]


def tiles(file: ComponentFile, where: Where) -> tuple[Tile, ...]:
    """Read the fifteen tiles; others would have no notation and no text."""
    for n in file.items(where, len(TILES)):
        if isinstance(entry := file.at((*where, n)), dict) and "id" in entry:
            file.choice((*where, n, "id"), (TILES[n],))
    return in_list(part(Tile))(file, where)


@dataclass(frozen=True)
class Discount:
    """From a season on, tiles of a level cost `less` fewer cubes of a resource."""

    level: int
    resource: Annotated[int, At("resource", index_in(RESOURCES))]
    less: Annotated[int, At("less", whole(1, 3))]
    season: Annotated[int, At("from_season", ordinal(SEASONS))]


def discounts(file: ComponentFile, where: Where) -> tuple[Discount, ...]:
    """Read the discounts of levels 2 and 3."""
    file.table(where, ("level_2", "level_3"))
    read = (read_parts(Discount, file, (*where, f"level_{level}")) for level in (2, 3))
    return tuple(Discount(level, **parts) for level, parts in enumerate(read, 1))


# ---- cards ------------------------------------------------------------------------------------

Ranks: TypeAlias = tuple[Ints, ...]
"""Points of the ranks 0 to 3 in the seasons 0 to 2."""

ranks: Final = in_list(in_list(whole(0, 20), SEASONS), RANKS)


@dataclass(frozen=True)
class Grant:
    """A King's Grant: points for each of the `CATEGORIES`, and the cubes for the Marketplace."""

    arts: Annotated[Ranks, At("arts", ranks)]
    science: Annotated[Ranks, At("science", ranks)]
    warriors: Annotated[Ranks, At("warriors", ranks)]
    market: Annotated[Cubes, At("market", cubes)]

    @property
    def points(self) -> tuple[Ranks, ...]:
        """The points by category."""
        return self.arts, self.science, self.warriors


@dataclass(frozen=True)
class Province:
    """A Province card: cubes with 2, 3 and 4 seats, including those for fewer seats.

    * `cubes`: [seats 0 to 4][resource]; none for 0 and 1 seats
    * `backgrounds`: [white, orange, green][resource] as printed
    """

    cubes: tuple[Cubes, ...]
    backgrounds: tuple[Cubes, ...]


def province(file: ComponentFile, where: Where) -> Province:
    """Read the cubes on each background."""
    printed = by_key(BACKGROUNDS, cubes)(file, where)
    sums = [(0,) * len(RESOURCES)] * 2
    for more in printed:
        sums.append(tuple(a + b for a, b in zip(sums[-1], more, strict=True)))
    return Province(tuple(sums), printed)
