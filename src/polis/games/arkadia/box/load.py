"""Reading the box of Arkadia from a component file; `checks` has the consistency checks."""

import re
from importlib.resources import files

from polis.core.boxes.components import BoxSource, ComponentFile, load_components, shown
from polis.core.boxes.toml_places import Where
from polis.games.arkadia.box import checks
from polis.games.arkadia.box.box import (
    COLUMNS,
    FAMILIES,
    FLOORS,
    FORMS,
    ROWS,
    SEAT_COUNTS,
    Box,
    FirstBuilding,
    Form,
)


def load_box(path: BoxSource | None = None) -> Box:
    """ARK-R31  Read a component file (by default the packaged one) and check it.

    Raises InvalidComponents with the line and what would be right.
    """
    if path is not None:
        file = load_components(path)
    else:
        packaged = files("polis.games.arkadia") / "components" / "original.toml"
        file = load_components(packaged, "original.toml")
    box = _read(file)
    checks.check(box, file)
    return box


def _read(file: ComponentFile) -> Box:
    _check_sections(file)
    return Box(
        id=_id(file),
        title=file.text(("title",)),
        sha256=file.sha256,
        rows=file.integer(("board", "rows"), ROWS, ROWS),
        columns=file.integer(("board", "columns"), COLUMNS, COLUMNS),
        camps=_squares(file, ("camps", "places", "squares")),
        lot_rows=file.integer(("lot", "rows"), 3, 3),
        lot_columns=file.integer(("lot", "columns"), 4, 4),
        lot_seals=_lot_seals(file),
        forms=tuple(_form(file, name) for name in _names(file, "forms", FORMS)),
        families=_names(file, "families", FAMILIES),
        cards=tuple(n for form in FORMS for n in _by_family(file, ("cards", form), 40)),
        pools=tuple(_by_family(file, ("castle", "pools", floor), 28) for floor in FLOORS),
        hand_size=file.integer(("hand", "cards"), 4, 4),
        display_size=file.integer(("hand", "display"), 3, 3),
        own_workers=file.integer(("workers", "own_at_start"), 0, 11),
        banners=file.integer(("workers", "banners"), 0, 4),
        banner_workers=file.integer(("workers", "workers_for_a_banner"), 0, 11),
        neutral_supply=file.integer(("workers", "neutral"), 0, 24),
        first_neutrals=_first_neutrals(file),
        first_lot=_first_lot(file),
        first_buildings=_first_buildings(file),
        provenance=file.origins(),
    )


SECTIONS: dict[Where, tuple[str, ...]] = {
    (): (
        *("game", "id", "title", "board", "camps", "families", "lot", "forms", "cards"),
        *("castle", "hand", "workers", "first_game"),
    ),
    ("board",): ("rows", "columns"),
    ("camps",): ("count", "places"),
    ("camps", "places"): ("squares",),
    ("families",): ("names",),
    ("lot",): ("rows", "columns", "castle", "print"),
    ("lot", "castle"): ("squares", "seals_of_each_family"),
    ("lot", "print"): ("squares",),
    ("forms",): ("names", "tiles", "shapes"),
    ("forms", "tiles"): FORMS,
    ("forms", "shapes"): FORMS,
    ("cards",): FORMS,
    ("castle",): ("pools",),
    ("castle", "pools"): FLOORS,
    ("hand",): ("cards", "display"),
    ("workers",): ("own_at_start", "own_in_all", "banners", "workers_for_a_banner", "neutral"),
    ("first_game",): ("neutral_workers", "lot", "town"),
    ("first_game", "neutral_workers"): tuple(SEAT_COUNTS.values()),
    ("first_game", "lot"): ("square", "standing"),
    ("first_game", "town"): ("buildings",),
}
"""The keys of every table, except label and source."""


def _check_sections(file: ComponentFile) -> None:
    for where, keys in SECTIONS.items():
        file.table(where, keys)
    file.choice(("game",), ("arkadia",))


def _id(file: ComponentFile) -> str:
    """Read the id under which records refer to the box."""
    id_ = file.text(("id",))
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,80}", id_):
        right = "it must be made of 1 to 80 letters a-z, digits, dots, hyphens and underscores"
        raise file.fault(("id",), f"id is {shown(id_)}", right)
    return id_


def _names(file: ComponentFile, table: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Read the names of forms or families; others would have no notation and no text."""
    where = (table, "names")
    for position in file.items(where, len(names)):
        file.choice((*where, position), (names[position],))
    return names


def _squares(file: ComponentFile, where: Where, count: int | None = None) -> tuple[int, ...]:
    squares: list[int] = []
    for position in file.items(where, count):
        row, column = file.square((*where, position), ROWS, COLUMNS)
        if row * COLUMNS + column in squares:
            wrong = f"the square [{row + 1}, {column + 1}] is listed twice"
            raise file.fault((*where, position), wrong, "each square belongs here once")
        squares.append(row * COLUMNS + column)
    return tuple(sorted(squares))


def _by_family(file: ComponentFile, where: Where, high: int) -> tuple[int, ...]:
    file.table(where, FAMILIES)
    return tuple(file.integer((*where, family), 0, high) for family in FAMILIES)


def _lot_seals(file: ComponentFile) -> tuple[int, ...]:
    """Read the seals printed on the lying lot; the squares of its border are the castle squares."""
    where = ("lot", "print", "squares")
    seals = []
    for row in file.items(where, 3):
        for column in file.items((*where, row), 4):
            if row == 1 and column in (1, 2):
                file.choice((*where, row, column), ("yard",))
                continue
            print_ = file.choice((*where, row, column), (*FAMILIES, "blank"))
            seals.append(FAMILIES.index(print_) if print_ in FAMILIES else -1)
    return tuple(seals)


def _form(file: ComponentFile, name: str) -> Form:
    where = ("forms", "shapes", name)
    rows = [file.text((*where, row)) for row in file.items(where)]
    if any(set(row) - set("#.") or len(row) != len(rows[0]) for row in rows):
        right = 'draw it in rows of one length made of "#" and "."'
        raise file.fault(where, f"the drawing of the {name} cannot be read", right)
    cells = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
    if not 2 <= len(cells) <= 4:
        wrong = f"the {name} has {len(cells)} squares"
        raise file.fault(where, wrong, "a form has from 2 to 4 squares")
    tiles = file.integer(("forms", "tiles", name), 1, 40)
    return Form(name, checks.moved_to_corner(cells), tiles)


def _first_neutrals(file: ComponentFile) -> tuple[int, ...]:
    counts = [0] * (max(SEAT_COUNTS) + 1)
    for seats, key in SEAT_COUNTS.items():
        counts[seats] = file.integer(("first_game", "neutral_workers", key), 0, 24)
    return tuple(counts)


def _first_lot(file: ComponentFile) -> tuple[int, int]:
    row, column = file.square(("first_game", "lot", "square"), ROWS, COLUMNS)
    return int(file.flag(("first_game", "lot", "standing"))), row * COLUMNS + column


def _first_buildings(file: ComponentFile) -> tuple[FirstBuilding, ...]:
    where = ("first_game", "town", "buildings")
    return tuple(_first_building(file, (*where, position)) for position in file.items(where, 7))


def _first_building(file: ComponentFile, where: Where) -> FirstBuilding:
    file.table(where, ("form", "family", "squares"))
    form = FORMS.index(file.choice((*where, "form"), FORMS))
    family = FAMILIES.index(file.choice((*where, "family"), FAMILIES))
    return FirstBuilding(form, family, _squares(file, (*where, "squares")))
