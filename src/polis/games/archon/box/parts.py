"""The kinds of things in the box of Archon, each an immutable record of small integers from 0."""

from dataclasses import dataclass

from polis.games.archon.box.effects import Amounts, Effect

Held = tuple[int, ...]
"""A number for each of gold, recruits, papyrus, silver, iron, stone."""

Cubes = tuple[int, ...]
"""A number for each of papyrus, silver, iron, stone."""


@dataclass(frozen=True)
class Location:
    """A place of the city (4.2): what a figure does there, and a Merchant's additional gain."""

    id: str
    effect: Effect
    merchant: Amounts


@dataclass(frozen=True)
class Slot:
    """An action slot: its location, the fewest seats for which it is open, the cards it needs."""

    location: int
    seats: int
    cards: int


@dataclass(frozen=True)
class Space:
    """A space of the Magister Track (4.2.5): its price and the points scored on it."""

    pay: Held
    points: int


@dataclass(frozen=True)
class Tile:
    """A Building tile (9).

    * `level`: 0 to 2 for the printed 1 to 3
    * `copies`: in the box; how many are used depends on the seats (`Box.copies`)
    * `points`: scored when it is bought
    """

    id: str
    level: int
    copies: int
    cost: Cubes
    points: int
    ability: Effect


@dataclass(frozen=True)
class Discount:
    """From a season on, tiles of a level cost `less` fewer cubes of a resource (9)."""

    level: int
    resource: int
    less: int
    season: int


@dataclass(frozen=True)
class Grant:
    """A King's Grant.

    * `points`: [category: arts, science, warriors][rank 0 to 3][season 0 to 2]
    * `market`: cubes that it puts into the Marketplace
    """

    points: tuple[tuple[tuple[int, ...], ...], ...]
    market: Cubes


@dataclass(frozen=True)
class Province:
    """A Province card: cubes with 2, 3 and 4 seats, including those for fewer seats.

    * `cubes`: [seats 0 to 4][resource]; none for 0 and 1 seats
    * `backgrounds`: [white, orange, green][resource] as printed
    """

    cubes: tuple[Cubes, ...]
    backgrounds: tuple[Cubes, ...]
