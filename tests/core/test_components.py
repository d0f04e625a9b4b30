"""Component files: provenance for every value, and errors that name the line."""

import hashlib
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from polis.core.boxes.components import (
    ComponentFile,
    ComponentText,
    load_components,
    place_name,
    shown,
)
from polis.core.boxes.provenance import Provenance
from polis.core.texts.errors import InvalidComponents

TEXT = """\
title = "A box"

[board] # the grid
rows = 3
label = "source"
source = "A review."

[board.print]
squares = [
    [1, 2],  # first
    [3, 1],
]

[board.walls]
label = "reconstructed"
source = "Guessed."
"a \\"key\\"" = 'x # y'
long = \"\"\"
three
lines\"\"\"
sides = { left = 1, right = 2 }
is_open = true

[town]
label = "rulebook"
source = "Last page."
[[town.houses]]
size = 1
[[town.houses]]
size = 2
label = "source"
source = "A photograph."
"""


def load(folder: Path, text: str) -> ComponentFile:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return load_components(path, "box.toml")


@pytest.fixture
def file(tmp_path: Path) -> ComponentFile:
    return load(tmp_path, TEXT)


def line_of(text: str) -> int:
    (line,) = (n for n, found in enumerate(TEXT.splitlines(), start=1) if text in found)
    return line


def test_every_key_and_list_item_is_found_on_its_line(file: ComponentFile) -> None:
    assert file.line(("title",)) == 1
    assert file.line(("board",)) == line_of("[board]")
    assert file.line(("board", "rows")) == line_of("rows")
    assert file.line(("board", "print", "squares")) == line_of("squares = [")
    assert file.line(("board", "print", "squares", 0)) == line_of("first")
    assert file.line(("board", "print", "squares", 1, 1)) == line_of("[3, 1]")
    assert file.line(("board", "walls", 'a "key"')) == line_of("x # y")
    assert file.line(("board", "walls", "sides", "right")) == line_of("sides")
    assert file.line(("board", "walls", "is_open")) == line_of("is_open")
    assert file.line(("town", "houses", 0, "size")) == line_of("size = 1")
    assert file.line(("town", "houses", 1)) == line_of("size = 2") - 1
    assert file.line(("town", "houses", 1, "size")) == line_of("size = 2")


def test_a_place_that_is_not_in_the_file_gets_the_line_of_the_table_around_it(
    file: ComponentFile,
) -> None:
    assert file.line(("board", "print", "missing")) == line_of("[board.print]")
    assert file.line(("missing",)) == 1


def test_windows_line_ends_do_not_move_the_lines(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    file = load_components(path)
    assert file.line(("town", "houses", 1, "size")) == line_of("size = 2")
    assert file.text(("title",)) == "A box"


def test_the_hash_is_that_of_the_bytes_of_the_file(file: ComponentFile) -> None:
    assert file.sha256 == hashlib.sha256(TEXT.encode()).hexdigest()


def test_each_value_has_the_provenance_of_the_nearest_table_around_it(file: ComponentFile) -> None:
    origins = file.origins()
    assert dict(origins) == {
        "board.rows": Provenance("source", "A review."),
        "board.print": Provenance("source", "A review."),
        'board.walls.a "key"': Provenance("reconstructed", "Guessed."),
        "board.walls.long": Provenance("reconstructed", "Guessed."),
        "board.walls.sides": Provenance("reconstructed", "Guessed."),
        "board.walls.is_open": Provenance("reconstructed", "Guessed."),
        "town.houses[1]": Provenance("rulebook", "Last page."),
        "town.houses[2].size": Provenance("source", "A photograph."),
    }
    assert len(origins) == 8


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'label = "source"\nsource = "A review."',
            "",
            (
                "box.toml, line 4: board.rows does not say where it is from; "
                "its table needs the keys label and source"
            ),
        ),
        (
            'label = "rulebook"\n',
            "",
            "box.toml, line 24: town has no 'label'; label and source belong together",
        ),
        (
            'source = "Guessed."\n',
            "",
            "box.toml, line 14: board.walls has no 'source'; label and source belong together",
        ),
        (
            '"reconstructed"',
            '"guess"',
            (
                "box.toml, line 15: board.walls.label is 'guess'; "
                "it must be one of rulebook, source, reconstructed"
            ),
        ),
        (
            '"Guessed."',
            '" "',
            "box.toml, line 16: board.walls.source is empty; it must hold a text",
        ),
        (
            '"Guessed."',
            '"Guessed\\u001b[2J"',
            (
                "box.toml, line 16: board.walls.source holds a line break or another control "
                "character; it must be plain text on one line"
            ),
        ),
    ],
)
def test_a_value_without_a_proper_provenance_is_refused(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(InvalidComponents) as refusal:
        load(tmp_path, TEXT.replace(old, new)).origins()
    assert str(refusal.value) == message


def test_the_readers_return_values_of_the_right_type(file: ComponentFile) -> None:
    assert file.integer(("board", "rows"), 1, 3) == 3
    assert file.text(("title",)) == "A box"
    assert file.choice(("title",), ("A box", "Another")) == "A box"
    assert file.flag(("board", "walls", "is_open")) is True
    assert list(file.items(("board", "print", "squares"), 2)) == [0, 1]
    assert file.square(("board", "print", "squares", 1), 3, 3) == (2, 0)


TITLE, ROWS, SQUARES = ("title",), ("board", "rows"), ("board", "print", "squares")
IS_OPEN = ("board", "walls", "is_open")

BAD_VALUES: list[tuple[Callable[[ComponentFile], object], str]] = [
    (lambda file: file.integer(TITLE, 0, 9), "line 1: title is 'A box'; it must be a whole number"),
    (
        lambda file: file.integer(IS_OPEN, 0, 9),
        "line 22: board.walls.is_open is true; it must be a whole number",
    ),
    (lambda file: file.integer(ROWS, 4, 9), "line 4: board.rows is 3; it must be from 4 to 9"),
    (lambda file: file.integer(ROWS, 4, 4), "line 4: board.rows is 3; it must be 4"),
    (lambda file: file.text(ROWS), "line 4: board.rows is 3; it must be a text"),
    (
        lambda file: file.choice(TITLE, ("B", "C")),
        "line 1: title is 'A box'; it must be one of B, C",
    ),
    (lambda file: file.flag(ROWS), "line 4: board.rows is 3; it must be true or false"),
    (lambda file: file.items(ROWS), "line 4: board.rows is 3; it must be a list"),
    (
        lambda file: file.items(SQUARES, 3),
        "line 9: board.print.squares has 2 items; there must be 3",
    ),
    (
        lambda file: file.square((*SQUARES, 1), 2, 2),
        "line 11: board.print.squares[2] is [3, 1]; it must be [row, column] from [1, 1] to [2, 2]",
    ),
    (
        lambda file: file.square(ROWS, 2, 2),
        "line 4: board.rows is 3; it must be [row, column] from [1, 1] to [2, 2]",
    ),
    (lambda file: file.table(ROWS, ("a",)), "line 4: board.rows is 3; it must be a table"),
    (
        lambda file: file.table(("board",), ("row", "print", "walls")),
        "line 4: unknown key 'board.rows'; did you mean 'row'?",
    ),
    (
        lambda file: file.table(("board",), ("print", "walls")),
        "line 4: unknown key 'board.rows'; allowed are print, walls",
    ),
    (
        lambda file: file.table(("board",), ("rows", "columns", "print", "walls")),
        "line 3: board has no 'columns'; add it: rows, columns, print, walls belong here",
    ),
    (
        lambda file: file.table((), ("title", "id", "board", "town")),
        "line 1: the file has no 'id'; add it: title, id, board, town belong here",
    ),
]


@pytest.mark.parametrize(("read", "message"), BAD_VALUES)
def test_a_wrong_type_or_range_is_refused_with_the_line(
    file: ComponentFile, read: Callable[[ComponentFile], object], message: str
) -> None:
    with pytest.raises(InvalidComponents) as refusal:
        read(file)
    assert str(refusal.value) == f"box.toml, {message}"


def test_a_text_that_is_no_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents) as refusal:
        load(tmp_path, "a = 1\nb = = 2\n")
    message = "box.toml, line 2: this is no TOML (Invalid value); correct its syntax"
    assert str(refusal.value) == message


def test_a_text_that_breaks_off_is_refused_at_its_last_line(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match=r"^box\.toml, line 2: this is no TOML"):
        load(tmp_path, 'a = 1\nb = "')


@pytest.mark.parametrize(
    "value", ["9" * 5000, "[" * 20_000 + "]" * 20_000], ids=["digits", "lists"]
)
def test_a_value_without_end_is_refused_and_breaks_nothing(tmp_path: Path, value: str) -> None:
    with pytest.raises(InvalidComponents, match=r"^box\.toml, line \d+: this is no TOML \(.*\); "):
        load(tmp_path, f"a = {value}\n")


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match=r"^box\.toml, line 2: more than 100 dots"):
        load(tmp_path, "\n" + ".".join("a" * 15_000) + " = 1")


def test_a_file_and_its_text_are_the_same_box(file: ComponentFile) -> None:
    assert load_components(ComponentText("box.toml", TEXT)) == file


def test_bytes_that_are_no_utf8_are_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b'a = 1\nb = "\xff"\n')
    with pytest.raises(InvalidComponents) as refusal:
        load_components(path)
    message = f"{path}, line 2: a byte that is no UTF-8; save the file as UTF-8 text"
    assert str(refusal.value) == message


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(InvalidComponents) as refusal:
        load_components(path)
    expected = (
        f"{path}: cannot be read (No such file or directory); give the path of a component file"
    )
    assert str(refusal.value) == expected


def test_a_value_is_shown_on_one_short_line() -> None:
    assert shown("a\nb") == "'a b'"
    assert len(shown("x" * 500)) == 63
    assert shown(10**5000) == "a number of 19 digits or more"
    assert shown({}) == "a table"
    assert place_name(("town", 0, "form")) == "town[1].form"


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c = 1\na.d = 2\n",
        "'quoted' = 1979-05-27 07:32:00 # date\nb = [ 1.5e3, -inf, 0x1F ]\n",
        'a = \'\'\'x\n\'quoted\'\'\'\'\nb = """y \\""" z"""\nc = [ \'a,b]\', "c}\\"" ]\n',
        "[[t]]\nx = 1\n[[t.u]]\ny = 1\n[[t.u]]\ny = 2\n[t.v]\nz = 1\n[[t]]\n[[t.u]]\ny = 3\n",
        "a = {b = {c = [1, {d = 2}]}, 'e' = []}\n[ f . g ]\nh = [\n# none\n]\n",
    ],
)
def test_the_lines_cover_every_value_of_any_toml(tmp_path: Path, text: str) -> None:
    file = load(tmp_path, text)

    def places(value: object, where: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
        if isinstance(value, dict):
            return [p for key, item in value.items() for p in places(item, (*where, key))]
        if isinstance(value, list):
            return [p for n, item in enumerate(value) for p in places(item, (*where, n))]
        return [where]

    found = places(tomllib.loads(text), ())
    assert found
    assert all(place in file.lines for place in found)
    lines = [file.lines[place] for place in found]
    assert lines == sorted(lines) or "[[t]]" in text
