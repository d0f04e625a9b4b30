"""The box of Arkadia: what holds for the original, and what is refused in a changed one.

All that the original holds is in its picture, `pictures/box.txt`.
"""

import hashlib
import re
from pathlib import Path

import pytest

from polis.games.arkadia.box.load import load_box
from tests.games.box_cases import changed, check_refused, faults


def square(row: int, column: int) -> int:
    return (row - 1) * 16 + column - 1


# What the original holds.


@pytest.mark.proves("ARK-P.1")
def test_the_board_has_twelve_rows_sixteen_columns_and_twenty_four_camps() -> None:
    box = load_box()
    assert (box.rows, box.columns) == (12, 16)
    assert len(set(box.camps)) == 24


@pytest.mark.proves("ARK-P.2")
def test_the_lot_fits_in_ten_places_six_lying_and_four_standing() -> None:
    lying = ((5, 6), (5, 7), (5, 8), (6, 6), (6, 7), (6, 8))
    standing = ((5, 6), (5, 7), (5, 8), (5, 9))
    expected = [(0, square(*place)) for place in lying] + [(1, square(*p)) for p in standing]
    assert list(load_box().lot_places()) == expected


@pytest.mark.proves("ARK-P.2")
def test_the_lot_covers_four_by_three_squares_and_stays_on_the_board() -> None:
    box = load_box()
    lying = box.lot_squares(0, square(5, 7))
    standing = box.lot_squares(1, square(5, 7))
    assert lying is not None
    assert standing is not None
    assert set(lying) == {square(r, c) for r in (5, 6, 7) for c in (7, 8, 9, 10)}
    assert set(standing) == {square(r, c) for r in (5, 6, 7, 8) for c in (7, 8, 9)}
    assert box.lot_squares(0, square(10, 13)) is not None
    assert box.lot_squares(0, square(10, 14)) is None
    assert box.lot_squares(0, square(11, 13)) is None
    assert box.lot_squares(1, square(9, 14)) is not None
    assert box.lot_squares(1, square(10, 14)) is None
    assert box.lot_squares(1, square(9, 15)) is None


@pytest.mark.proves("ARK-P.2")
def test_each_family_is_printed_twice_on_the_ten_castle_squares() -> None:
    seals = load_box().lot_seals
    assert seals == (0, 1, 2, 3, -1, -1, 3, 2, 1, 0)
    assert [seals.count(family) for family in range(4)] == [2, 2, 2, 2]


def test_everything_that_only_a_lost_picture_shows_is_marked_reconstructed() -> None:
    origins = load_box().provenance
    reconstructed = {name for name, origin in origins.items() if origin.label == "reconstructed"}
    tables = {re.sub(r"\.\w+(\[\d\])?$", "", name) for name in reconstructed}
    assert tables == {
        *("camps.places", "lot.print", "forms.shapes", "cards", "first_game.lot"),
        "first_game.town",
    }
    assert {origins[f"workers.{name}"].label for name in ("banners", "neutral")} == {"rulebook"}
    assert origins["forms.tiles.mill"].label == "source"


@pytest.mark.proves("ARK-R31")
def test_a_corrected_file_is_another_box(tmp_path: Path) -> None:
    path = changed(
        "arkadia",
        tmp_path,
        ('id = "original"', 'id = "mine"'),
        ("[1, 8], [1, 13]", "[1, 7], [1, 13]"),
    )
    mine, original = load_box(path), load_box()
    assert mine.id == "mine"
    assert mine.sha256 == hashlib.sha256(path.read_bytes()).hexdigest() != original.sha256
    assert set(original.camps) ^ set(mine.camps) == {square(1, 7), square(1, 8)}


def test_a_file_may_have_more_camps_than_neutral_workers(tmp_path: Path) -> None:
    more = changed(
        "arkadia", tmp_path, ("count = 24", "count = 25"), ("[12, 7],\n", "[12, 7], [12, 16],\n")
    )
    assert len(load_box(more).camps) == 25


# What is refused.

FAULTS = faults("arkadia")


@pytest.mark.refuses("ARK-P.1", "ARK-P.2", "ARK-P.5", "ARK-P.6", "ARK-P.8", "ARK-R31")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_box_that_cannot_be_right_is_refused_with_the_line(tmp_path: Path, fault: str) -> None:
    check_refused("arkadia", load_box, tmp_path, FAULTS[fault])


def test_the_enclosed_building_is_the_only_fault_of_its_town(tmp_path: Path) -> None:
    town = dict(FAULTS["building enclosed from the start"].changes)
    town["squares = [[4, 11], [5, 11], [6, 11]]"] = "squares = [[9, 8], [9, 9], [9, 10]]"
    town["squares = [[8, 7], [8, 8], [9, 7], [9, 8]]"] = (
        "squares = [[10, 8], [10, 9], [11, 8], [11, 9]]"
    )
    assert len(load_box(changed("arkadia", tmp_path, *town.items())).first_buildings) == 7
