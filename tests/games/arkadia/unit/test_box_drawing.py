"""The drawing of the box: everything is shown, and what is reconstructed is marked."""

import re
from importlib.resources import files
from pathlib import Path

from polis.games.arkadia.box.box import Box
from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.terminal.box_drawing import draw_box

TEXT = (files("polis.games.arkadia") / "components" / "original.toml").read_text(encoding="utf-8")

MILL = "squares = [[8, 7], [8, 8], [9, 7], [9, 8]]"


def changed(folder: Path, old: str, new: str) -> Box:
    """Load the original with a text replaced wherever it occurs."""
    assert old in TEXT
    path = folder / "mine.toml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    return load_box(path)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_the_drawing_fits_eighty_columns_with_and_without_colour() -> None:
    box = load_box()
    without, coloured = draw_box(box, colour=False), draw_box(box, colour=True)
    assert max(map(len, without.splitlines())) < 80
    assert all(c == "\n" or c.isprintable() for c in without)
    assert not any(line.endswith(" ") for line in without.splitlines())
    assert coloured != without
    assert plain(coloured) == without


def test_the_drawing_says_what_is_reconstructed() -> None:
    text = draw_box(load_box(), colour=False)
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


def test_the_drawing_says_where_every_value_is_from() -> None:
    box = load_box()
    text = " ".join(draw_box(box, colour=False).split())
    for origin in set(box.provenance.values()):
        assert " ".join(origin.source.split()) in text


def test_a_box_without_a_reconstructed_value_says_so(tmp_path: Path) -> None:
    box = changed(tmp_path, 'label = "reconstructed"\n', 'label = "source"\n')
    text = draw_box(box, colour=False)
    assert "None of the 54 values is reconstructed." in text
    assert "[reconstructed]" not in text


def test_one_corrected_building_is_marked_by_itself(tmp_path: Path) -> None:
    own = f'{MILL}\nlabel = "source"\nsource = "My own copy."'
    text = draw_box(changed(tmp_path, MILL, own), colour=False)
    assert "  3 tavern black [reconstructed]\n  4 mill silver [source]\n" in text
    assert "My own copy." in text


def test_parts_of_a_table_from_different_sources_are_both_named(tmp_path: Path) -> None:
    line = "mill = { red = 1, olive = 1, black = 1, silver = 1 }"
    own = line.replace(" }", ', label = "source", source = "My own copy." }')
    text = draw_box(changed(tmp_path, line, own), colour=False)
    assert "of each kind [source, reconstructed]" in text


def test_the_drawing_shows_the_board_with_camps_and_the_field_of_the_lot() -> None:
    lines = draw_box(load_box(), colour=False).splitlines()
    start = lines.index("     a b c d e f g h i j k l m n o p")
    assert lines[start + 1] == "  1  . . . . . . . ^ . . . . ^ . . ."
    assert lines[start + 6] == "  6  . . . . ^ + + + + + + . . . . ^"
    assert lines[start + 12] == " 12  . . . ^ . . ^ . . . . . . . . ."


def test_the_drawing_shows_the_town_of_the_first_game() -> None:
    text = draw_box(load_box(), colour=False)
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
    text = draw_box(load_box(), colour=False)
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
