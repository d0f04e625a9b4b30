"""The drawing of the box: everything is shown, and what is reconstructed is marked."""

from pathlib import Path

from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.terminal.box_drawing import draw_box
from tests.games.box_cases import changed

MILL = "squares = [[8, 7], [8, 8], [9, 7], [9, 8]]"


def drawn(folder: Path | None = None, *changes: tuple[str, str]) -> str:
    """The drawing of the original without colour, perhaps with some texts replaced."""
    return draw_box(load_box(folder and changed("arkadia", folder, *changes)), colour=False)


def test_the_drawing_says_what_is_reconstructed() -> None:
    text = drawn()
    assert "25 of 54 values are reconstructed" in " ".join(text.split())
    assert "^ 24 camps [source], their places [reconstructed]" in text
    assert "shapes [reconstructed], numbers of tiles [source]" in text
    assert "of each kind [reconstructed]" in text
    assert "print [reconstructed]" in text
    assert "# lot [reconstructed]" in text
    in_the_title, in_the_sections, buildings, sources = 1, 5, 7, 6
    marked = in_the_title + in_the_sections + buildings + sources
    assert text.count("[reconstructed]") == marked
    assert "28 pieces in three pools [rulebook]" in text


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


def test_the_drawing_shows_the_board_with_camps_and_the_field_of_the_lot() -> None:
    lines = drawn().splitlines()
    start = lines.index("     a b c d e f g h i j k l m n o p")
    assert lines[start + 1] == "  1  . . . . . . . ^ . . . . ^ . . ."
    assert lines[start + 6] == "  6  . . . . ^ + + + + + + . . . . ^"
    assert lines[start + 12] == " 12  . . . ^ . . ^ . . . . . . . . ."


def test_the_drawing_shows_the_town_of_the_first_game() -> None:
    text = drawn()
    assert (
        "  3  . . . . . . . 5 5 5 . . . . ^ .\n"
        "  4  . . ^ . . 1 1 . 5 ^ 2 . . . . .\n"
        "  5  . . . . 6 . # # # # 2 . ^ . . .\n"
        "  6  . . . . 6 6 # # # # 2 . 3 3 . ^\n"
        "  7  ^ . . . . 6 # # # # . 7 3 . . .\n"
        "  8  . . ^ . . . 4 4 . 7 7 7 . . . ^\n"
        "  9  . . . . . ^ 4 4 ^ . . . . ^ . .\n"
    ) in text


def test_the_drawing_shows_every_form_and_the_print_of_the_lot() -> None:
    text = drawn()
    assert (
        "  8 house    8 farm     8 tavern   4 mill     4 smithy   4 trade    4 monastery\n"
        "    [][]       [][][]     []         [][]       [][][]       [][]     []\n"
        "                          [][]       [][]         []       [][]       []\n"
        "                                                                      [][]\n"
    ) in text
    assert (
        "    1 red      2 olive    3 black    4 silver\n"
        "    5 blank      (yard)     (yard)   6 blank\n"
        "    7 silver   8 black    9 olive   10 red\n"
    ) in text
