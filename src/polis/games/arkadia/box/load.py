"""Reading the box of Arkadia from a component file, and checking that its values fit each other.

Types, ranges and names are checked as each value is read (`box`, `parts`); this module checks the
sums, the geometry and the set-up for the first game. A failing check names the line and what would
be right.
"""

from collections.abc import Iterable
from typing import Final

from polis.core.boxes.components import BoxSource, ComponentFile
from polis.core.boxes.declared import SEAT_COUNTS, read_box
from polis.core.boxes.toml_places import Where
from polis.games.arkadia.box.box import (
    FLOORS,
    Box,
    Cell,
    FirstBuilding,
    beside,
    is_connected,
    moved_to_corner,
    turns,
)

CARDS: Final = 40
POOL_SIZES: Final = (12, 12, 4)
LARGEST_SEAL_COUNT: Final = 255
"""A seat's seals of one family are one byte of the state and one range of actions."""

TOWN: Final[Where] = ("first_game", "town", "buildings")


def load_box(path: BoxSource | None = None) -> Box:
    """ARK-R31  Read a component file (by default the packaged one) and check it.

    Raises InvalidComponents with the line and what would be right.
    """
    return read_box(Box, "polis.games.arkadia", path, check)


def check(box: Box, file: ComponentFile) -> None:
    """Raise InvalidComponents for the first inconsistency found."""
    _check_camps(box, file)
    _check_lot(box, file)
    _check_forms(box, file)
    _check_cards(box, file)
    _check_seals_stay_countable(box, file)
    _check_pools(box, file)
    _check_workers(box, file)
    _check_first_game(box, file)


def _check_camps(box: Box, file: ComponentFile) -> None:
    """ARK-P.1  Check that the list of camps is as long as the number stated beside it."""
    if box.camp_count != len(box.camps):
        wrong = f"camps.count is {box.camp_count}, but {len(box.camps)} squares are listed"
        raise file.fault(("camps", "count"), wrong, "both must agree")


def _check_lot(box: Box, file: ComponentFile) -> None:
    """ARK-P.2  Check that the stated seals are printed, and that there is a place for the lot."""
    stated = box.seals_of_each_family
    for family, name in enumerate(box.families):
        printed = box.lot_seals.count(family)
        if printed != stated:
            wrong = f"{name} is printed {printed} times on the lot"
            raise file.fault(("lot", "print", "squares"), wrong, f"it must be {stated} times")
    if not box.lot_places():
        wrong = "the lot covers a camp wherever it lies"
        right = "leave at least one field of 3 x 4 or 4 x 3 squares without a camp"
        raise file.fault(("camps", "places", "squares"), wrong, right)


def _check_forms(box: Box, file: ComponentFile) -> None:
    seen: dict[tuple[Cell, ...], str] = {}
    for form in box.forms:
        where = ("forms", "shapes", form.name)
        if not is_connected(form.squares):
            wrong = f"the squares of the {form.name} do not hang together"
            raise file.fault(where, wrong, "each must share an edge with another")
        for turned in turns(form.squares):
            if seen.setdefault(turned, form.name) != form.name:
                wrong = f"the {form.name} is a turned {seen[turned]}"
                raise file.fault(where, wrong, "the seven forms must differ")


def _check_cards(box: Box, file: ComponentFile) -> None:
    """ARK-P.6  Check that there are forty cards, and for each form as many as it has tiles."""
    for number, form in enumerate(box.forms):
        cards = sum(box.cards[number * 4 : number * 4 + 4])
        if cards != form.tiles:
            wrong = f"there are {cards} cards of the {form.name}, but {form.tiles} tiles"
            raise file.fault(("cards", form.name), wrong, "both must agree")
    if sum(box.cards) != CARDS:
        raise file.fault(("cards",), f"there are {sum(box.cards)} cards", f"it must be {CARDS}")


def _check_seals_stay_countable(box: Box, file: ComponentFile) -> None:
    """Check that no seat can ever hold more seals of a family than one byte counts.

    A building pays at most one seal for each square beside it, plus its own.
    """
    for family, name in enumerate(box.families):
        most = sum(
            box.cards[number * 4 + family] * (len(beside(form.squares)) + 1)
            for number, form in enumerate(box.forms)
        )
        if most > LARGEST_SEAL_COUNT:
            wrong = f"the buildings of {name} could pay {most} seals"
            right = f"it must be at most {LARGEST_SEAL_COUNT}: share the cards more evenly"
            raise file.fault(("cards",), wrong, right)


def _check_pools(box: Box, file: ComponentFile) -> None:
    """ARK-P.5  Check that the first two floors have twelve pieces each, the third has four."""
    for name, pool, size in zip(FLOORS, box.pools, POOL_SIZES, strict=True):
        if sum(pool) != size:
            wrong = f"the {name} pool holds {sum(pool)} pieces"
            raise file.fault(("castle", "pools", name), wrong, f"it must hold {size}")


def _check_workers(box: Box, file: ComponentFile) -> None:
    """ARK-P.3, ARK-P.4  Check that a seat's workers are those of the start and of the banners."""
    stated = box.workers_in_all
    used = box.own_workers + box.banners * box.banner_workers
    if stated != used:
        sum_ = f"{box.own_workers} at the start and {box.banners} x {box.banner_workers}"
        wrong = f"workers.own_in_all is {stated}, but {sum_} for banners make {used}"
        raise file.fault(("workers", "own_in_all"), wrong, "both must agree")
    for seats, key in SEAT_COUNTS.items():
        dealt = seats * box.first_neutrals[seats]
        if dealt > box.neutral_supply:
            wrong = f"{seats} seats would get {dealt} neutral workers"
            right = f"at most {box.neutral_supply} are there"
            raise file.fault(("first_game", "neutral_workers", key), wrong, right)


def _check_first_game(box: Box, file: ComponentFile) -> None:
    """ARK-P.8  Check that the seven buildings and the lot form a legal town."""
    if box.first_lot not in box.lot_places():
        wrong = "the lot of the first game sticks out of the board or covers a camp"
        places = ", ".join(_place(box, *place) for place in box.lot_places()[:3])
        raise file.fault(("first_game", "lot", "square"), wrong, f"it may lie at {places}, ...")
    taken = dict.fromkeys(box.lot_squares(*box.first_lot) or (), "the lot")
    for number, building in enumerate(box.first_buildings):
        _check_first_building(box, file, number, building, taken)
        taken.update(dict.fromkeys(building.squares, f"building {number + 1}"))
    _check_first_cards(box, file)
    _check_touching(box, file)
    _check_unfinished(box, file, set(taken))


def _place(box: Box, standing: int, square: int) -> str:
    row, column = divmod(square, box.columns)
    return f"[{row + 1}, {column + 1}] {'standing' if standing else 'lying'}"


def _cells(box: Box, squares: Iterable[int]) -> tuple[Cell, ...]:
    return tuple(divmod(square, box.columns) for square in squares)


def _check_first_building(
    box: Box, file: ComponentFile, number: int, building: FirstBuilding, taken: dict[int, str]
) -> None:
    """Check one building of the first game: its form, and that its squares are vacant."""
    where = (*TOWN, number, "squares")
    form = box.forms[building.form]
    cells = _cells(box, building.squares)
    if not cells or moved_to_corner(cells) not in turns(form.squares):
        wrong = f"the squares of building {number + 1} are no {form.name}"
        right = f"they must be the form of the {form.name} in one of its four turns"
        raise file.fault(where, wrong, right)
    for square, (row, column) in zip(building.squares, cells, strict=True):
        if square in taken:
            wrong = f"building {number + 1} covers {taken[square]} at [{row + 1}, {column + 1}]"
            raise file.fault(where, wrong, "the squares must be vacant")


def _check_first_cards(box: Box, file: ComponentFile) -> None:
    """Check that the pack has a card to remove for each building of the first game."""
    left = list(box.cards)
    for number, building in enumerate(box.first_buildings):
        left[building.form * 4 + building.family] -= 1
        if left[building.form * 4 + building.family] < 0:
            card = f"{box.forms[building.form].name} {box.families[building.family]}"
            wrong = f"no card '{card}' is left for building {number + 1}"
            raise file.fault((*TOWN, number), wrong, "choose a form and family with a card")


def _check_touching(box: Box, file: ComponentFile) -> None:
    """ARK-1A.2  Check that the town could have been laid in some order, beginning at the lot."""
    town = set(_cells(box, box.lot_squares(*box.first_lot) or ()))
    waiting = dict(enumerate(box.first_buildings))
    while waiting:
        edge = beside(town)
        touching = [n for n, b in waiting.items() if edge.intersection(_cells(box, b.squares))]
        if not touching:
            number = min(waiting)
            wrong = f"building {number + 1} touches neither the lot nor a building that does"
            raise file.fault((*TOWN, number, "squares"), wrong, "lay it beside one of them")
        for number in touching:
            town.update(_cells(box, waiting.pop(number).squares))


def _check_unfinished(box: Box, file: ComponentFile, taken: set[int]) -> None:
    """ARK-C.1  Check that no building of the first game is enclosed before it begins."""
    for number, building in enumerate(box.first_buildings):
        around = {
            row * box.columns + column
            for row, column in beside(_cells(box, building.squares))
            if 0 <= row < box.rows and 0 <= column < box.columns
        }
        if around <= taken:
            wrong = f"building {number + 1} is already completed"
            right = "at least one square beside it must be vacant"
            raise file.fault((*TOWN, number, "squares"), wrong, right)
