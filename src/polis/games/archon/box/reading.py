"""Reads the sections of Archon's component file; each reader returns some fields of `Box`.

It refuses wrong types, ranges, names and unknown keys; consistency between values is checked in
`checks`.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from polis.core.boxes.components import ComponentFile, shown
from polis.core.boxes.toml_places import Where
from polis.games.archon.box.effects import (
    CARD_KINDS,
    FIRST_RESOURCE,
    HELD,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
    given,
    read_ability,
    read_amounts,
    read_favor,
    read_location,
)
from polis.games.archon.box.parts import (
    Cubes,
    Discount,
    Grant,
    Location,
    Province,
    Slot,
    Space,
    Tile,
)

Fields = dict[str, Any]

SEAT_COUNTS: Final = {2: "two_seats", 3: "three_seats", 4: "four_seats"}
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
COMPONENTS: Final = (
    *("magisters", "courtiers", "figures", "markers", "cubes", "grants", "favors", "gold_1"),
    *("gold_5", "attacks", "tax_tokens", "recruits", "tiles", "season_token", "sixty_points"),
    *("covers", "science", "arts", "warriors", "provinces"),
)

EVEN: Final = "of_each_type"

SECTIONS: Final[dict[Where, tuple[str, ...]]] = {
    (): (
        *("game", "id", "title", "components", "stockpile", "seat", "start_kits", "piles"),
        *("order_values", "season_track", "actions", "slots", "covers", "marketplace", "wall"),
        *("magisters", "tiles", "grants", "favors", "provinces", "attacks"),
    ),
    ("components",): COMPONENTS,
    ("stockpile",): RESOURCES,
    ("seat",): (
        *("figures", "markers", "courtiers", "warriors", "first_magisters"),
        *("score", "tax_tokens"),
    ),
    ("seat", "score"): ("start",),
    ("seat", "tax_tokens"): ("of_each_seat",),
    ("start_kits",): KITS,
    ("piles",): ("count", "cards"),
    ("order_values",): CARD_KINDS,
    ("season_track",): ("rounds", "seasons", "attack_after", "divide_before"),
    ("actions",): LOCATIONS,
    ("slots",): LOCATIONS,
    ("covers",): tuple(SEAT_COUNTS.values()),
    ("marketplace",): ("prices", "new_season"),
    ("marketplace", "prices"): RESOURCES,
    ("marketplace", "new_season"): ("refill",),
    ("wall",): ("spaces", "marked"),
    ("wall", "marked"): ("spaces", "points"),
    ("magisters",): ("cards", "track"),
    ("magisters", "cards"): MAGISTERS,
    ("magisters", "track"): MAGISTERS,
    ("tiles",): ("abilities", "discounts", "with_two_seats", "print"),
    ("tiles", "abilities"): TILES,
    ("tiles", "discounts"): ("level_2", "level_3"),
    ("tiles", "with_two_seats"): ("copies",),
    ("tiles", "print"): ("kinds",),
    ("grants",): ("example", "print"),
    ("grants", "example"): ("points",),
    ("grants", "print"): ("cards",),
    ("favors",): ("face_up", "print"),
    ("favors", "face_up"): tuple(SEAT_COUNTS.values()),
    ("favors", "print"): ("cards",),
    ("provinces",): (EVEN, "print"),
    ("provinces", "print"): ("cards",),
    ("attacks",): ("example", "print"),
    ("attacks", "example"): ("strength",),
    ("attacks", "print"): ("cards",),
}
"""The keys of every table, except label and source; only `EVEN` is optional."""


def _head(file: ComponentFile) -> Fields:
    """Check the tables, then read what identifies the file."""
    for where, keys in SECTIONS.items():
        missing = {EVEN} - given(file, where, keys)
        file.table(where, tuple(key for key in keys if key not in missing))
    file.choice(("game",), ("archon",))
    id_ = file.text(("id",))
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,80}", id_):
        right = "it must be made of 1 to 80 letters a-z, digits, dots, hyphens and underscores"
        raise file.fault(("id",), f"id is {shown(id_)}", right)
    return {"id": id_, "title": file.text(("title",))}


def cell(file: ComponentFile, where: Where) -> Where:
    """Return the place of a value that may be written as { value = ..., label, source }."""
    if not isinstance(file.at(where), dict):
        return where
    file.table(where, ("value",))
    return (*where, "value")


def number(file: ComponentFile, where: Where, low: int, high: int) -> int:
    """Read a whole number that may carry its own provenance."""
    return file.integer(cell(file, where), low, high)


def numbers(
    file: ComponentFile, where: Where, low: int, high: int, count: int | None = None
) -> tuple[int, ...]:
    """Read a list of whole numbers that may carry its own provenance."""
    where = cell(file, where)
    return tuple(file.integer((*where, n), low, high) for n in file.items(where, count))


def by_seats(file: ComponentFile, where: Where, high: int) -> tuple[int, ...]:
    """Read a number for 2, 3 and 4 seats; entries 0 and 1 are 0."""
    return (0, 0, *(number(file, (*where, key), 0, high) for key in SEAT_COUNTS.values()))


def by_key(file: ComponentFile, where: Where, keys: tuple[str, ...], high: int) -> tuple[int, ...]:
    """Read a number for each key."""
    return tuple(number(file, (*where, key), 0, high) for key in keys)


def cubes(file: ComponentFile, where: Where) -> Cubes:
    """Read { papyrus = 2, iron = 1 }; missing resources are 0."""
    return read_amounts(file, where, RESOURCES)[FIRST_RESOURCE:HELD]


def _supplies(file: ComponentFile) -> Fields:
    counts = {name: number(file, ("components", name), 0, 100) for name in COMPONENTS}
    return {
        "cubes": by_key(file, ("stockpile",), RESOURCES, 60),
        "coins": ((1, counts["gold_1"]), (5, counts["gold_5"])),
        "gold": counts["gold_1"] + 5 * counts["gold_5"],
        "recruits": counts["recruits"],
        "arts": counts["arts"],
        "science": counts["science"],
        "figures": number(file, ("seat", "figures"), 1, 5),
        "courtiers": number(file, ("seat", "courtiers"), 1, 8),
        "warriors": number(file, ("seat", "warriors"), 0, 5),
        "tax_tokens": number(file, ("seat", "tax_tokens", "of_each_seat"), 0, 5),
        "magister_cards": by_key(file, ("magisters", "cards"), MAGISTERS, 56),
    }


def _start(file: ComponentFile) -> Fields:
    goods = {key: read_amounts(file, ("start_kits", key), HELD_GOODS)[:HELD] for key in KITS}
    places = tuple(goods[key] for key in KITS[:4])
    two = (places[0], goods["second_of_two"])
    return {
        "start_score": number(file, ("seat", "score", "start"), 0, 60),
        "start_kits": ((), (), two, places[:3], places),
        "first_magisters": number(file, ("seat", "first_magisters"), 2, 2),
        "piles": number(file, ("piles", "count"), 2, 2),
        "pile_size": number(file, ("piles", "cards"), 1, 5),
        "order_values": by_key(file, ("order_values",), CARD_KINDS, 9),
    }


def _season_track(file: ComponentFile) -> Fields:
    where = ("season_track",)
    attacks = numbers(file, (*where, "attack_after"), 1, ROUNDS)
    divisions = numbers(file, (*where, "divide_before"), 1, ROUNDS)
    return {
        "rounds": number(file, (*where, "rounds"), ROUNDS, ROUNDS),
        "seasons": number(file, (*where, "seasons"), SEASONS, SEASONS),
        "attacks": tuple(n - 1 for n in attacks),
        "divisions": tuple(n - 1 for n in divisions),
    }


def _city(file: ComponentFile) -> Fields:
    locations = []
    slots = []
    for n, id_ in enumerate(LOCATIONS):
        locations.append(Location(id_, *read_location(file, ("actions", id_))))
        where = cell(file, ("slots", id_))
        slots += [_slot(file, n, (*where, place)) for place in file.items(where)]
    prices = (numbers(file, ("marketplace", "prices", name), 0, 9) for name in RESOURCES)
    refill = file.choice(cell(file, ("marketplace", "new_season", "refill")), ("clear", "add"))
    return {
        "locations": tuple(locations),
        "slots": tuple(slots),
        "market": tuple(prices),
        "is_market_cleared": refill == "clear",
        "wall_spaces": number(file, ("wall", "spaces"), 2, 60),
        "marked_spaces": number(file, ("wall", "marked", "spaces"), 2, 2),
        "marked_points": number(file, ("wall", "marked", "points"), 0, 20),
    }


def _slot(file: ComponentFile, location: int, where: Where) -> Slot:
    file.items(where, 2)
    seats = file.integer((*where, 0), 2, 4)
    return Slot(location, seats, file.integer((*where, 1), 1, 2))


def _track(file: ComponentFile) -> Fields:
    rows = []
    for name in MAGISTERS:
        where = ("magisters", "track", name)
        rows.append(tuple(_space(file, (*where, n)) for n in file.items(where)))
    return {"track": tuple(rows)}


def _space(file: ComponentFile, where: Where) -> Space:
    file.table(where, ("pay", "points"))
    pay = read_amounts(file, (*where, "pay"), HELD_GOODS)[:HELD]
    return Space(pay, number(file, (*where, "points"), 0, 20))


def _tiles(file: ComponentFile) -> Fields:
    where = ("tiles", "print", "kinds")
    tiles = tuple(_tile(file, (*where, n), TILES[n]) for n in file.items(where, len(TILES)))
    discounts = (_discount(file, level) for level in (2, 3))
    most = number(file, ("tiles", "with_two_seats", "copies"), 1, 2)
    return {"tiles": tiles, "discounts": tuple(discounts), "tile_copies_of_two": most}


def _tile(file: ComponentFile, where: Where, id_: str) -> Tile:
    file.table(where, ("id", "level", "copies", "cost", "points"))
    return Tile(
        id=file.choice((*where, "id"), (id_,)),
        level=number(file, (*where, "level"), 1, LEVELS) - 1,
        copies=number(file, (*where, "copies"), 1, 2),
        cost=cubes(file, (*where, "cost")),
        points=number(file, (*where, "points"), 0, 20),
        ability=read_ability(file, ("tiles", "abilities", id_)),
    )


def _discount(file: ComponentFile, level: int) -> Discount:
    where = ("tiles", "discounts", f"level_{level}")
    file.table(where, ("resource", "less", "from_season"))
    resource = RESOURCES.index(file.choice((*where, "resource"), RESOURCES))
    less = number(file, (*where, "less"), 1, 3)
    return Discount(level - 1, resource, less, number(file, (*where, "from_season"), 1, 3) - 1)


def _grants(file: ComponentFile) -> Fields:
    where = ("grants", "print", "cards")
    return {
        "grants": tuple(_grant(file, (*where, n)) for n in file.items(where)),
        "grant_example": numbers(file, ("grants", "example", "points"), 0, 20, SEASONS),
    }


def _grant(file: ComponentFile, where: Where) -> Grant:
    file.table(where, (*CATEGORIES, "market"))
    rows = tuple(_grant_row(file, cell(file, (*where, name))) for name in CATEGORIES)
    return Grant(rows, cubes(file, (*where, "market")))


def _grant_row(file: ComponentFile, where: Where) -> tuple[tuple[int, ...], ...]:
    return tuple(numbers(file, (*where, rank), 0, 20, SEASONS) for rank in file.items(where, RANKS))


def _favors(file: ComponentFile) -> Fields:
    where = ("favors", "print", "cards")
    return {
        "favors": tuple(read_favor(file, (*where, n)) for n in file.items(where)),
        "favors_face_up": by_seats(file, ("favors", "face_up"), 10),
    }


def _provinces(file: ComponentFile) -> Fields:
    where = ("provinces", "print", "cards")
    return {"provinces": tuple(_province(file, (*where, n)) for n in file.items(where))}


def _province(file: ComponentFile, where: Where) -> Province:
    file.table(where, BACKGROUNDS)
    printed = tuple(cubes(file, (*where, name)) for name in BACKGROUNDS)
    sums = [(0,) * len(RESOURCES)] * 2
    for more in printed:
        sums.append(tuple(a + b for a, b in zip(sums[-1], more, strict=True)))
    return Province(tuple(sums), printed)


def _attacks(file: ComponentFile) -> Fields:
    where = ("attacks", "print", "cards")
    for n in file.items(where):
        file.table((*where, n), tuple(SEAT_COUNTS.values()))
    return {
        "attack_cards": tuple(by_seats(file, (*where, n), 20) for n in file.items(where)),
        "attack_example": number(file, ("attacks", "example", "strength"), 1, 20),
    }


READERS: Final[tuple[Callable[[ComponentFile], Fields], ...]] = (
    *(_head, _supplies, _start, _season_track, _city, _track, _tiles, _grants),
    *(_favors, _provinces, _attacks),
)
