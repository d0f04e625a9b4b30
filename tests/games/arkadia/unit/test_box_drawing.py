"""The drawing of the box as a whole picture, and what a corrected part is marked with."""

from pathlib import Path

from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.terminal.box_drawing import draw_box
from tests.conftest import Picture
from tests.games.box_cases import changed

MILL = "squares = [[8, 7], [8, 8], [9, 7], [9, 8]]"


def drawn(folder: Path, *changes: tuple[str, str]) -> str:
    """The drawing of the original without colour, with some texts replaced."""
    return draw_box(load_box(changed("arkadia", folder, *changes)), colour=False)


def test_the_original_looks_like_its_picture(picture: Picture) -> None:
    picture("box", draw_box(load_box(), colour=False))


def test_one_corrected_building_is_marked_by_itself(tmp_path: Path) -> None:
    own = f'{MILL}\nlabel = "source"\nsource = "My own copy."'
    text = drawn(tmp_path, (MILL, own))
    assert "  3 tavern black [reconstructed]\n  4 mill silver [source]\n" in text
    assert "My own copy." in text


def test_parts_of_a_table_from_different_sources_are_both_named(tmp_path: Path) -> None:
    line = "mill = { red = 1, olive = 1, black = 1, silver = 1 }"
    own = line.replace(" }", ', label = "source", source = "My own copy." }')
    text = drawn(tmp_path, (line, own))
    assert "of each kind [source, reconstructed]" in text
