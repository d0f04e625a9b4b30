"""A component file value by value: each can be changed and put back, and nothing else changes with it."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from polis.core.boxes.component_edits import (
    MOST_SOURCE,
    NoSuchValue,
    Value,
    changed,
    restored,
    values_of,
)
from polis.core.boxes.components import ComponentText, load_components
from polis.core.boxes.provenance import Provenance
from polis.core.texts.errors import InvalidComponents
from polis.games import GAMES, spec_of

TEXT = """\
id = "mine"  # of the file
title = "A box"

[board] # the grid
rows = 3  # counted
label = "source"
source = "A review."

[board.print]
squares = [
    [1, 2],  # first
    [3, 1],
]

[town]
label = "rulebook"
source = "Last page."
prices = { gold = 1, "iron" = 2 }
houses = [
    { size = 1, pay = { gold = 2 } },
    { size = 2, label = "source", source = "A photograph." },
]
own = { value = [1, 2], label = "reconstructed", source = "Guessed." }
"""
FILE = ComponentText("box.toml", TEXT)
REVIEW = Provenance("source", "A review.")
LAST = Provenance("rulebook", "Last page.")
MINE = "Read off my own copy."


def by_name(file: ComponentText) -> dict[str, Value]:
    """The values of a file by their names."""
    return {value.name: value for value in values_of(file)}


def test_values_are_what_carries_one_provenance() -> None:
    found = {value.name: (value.value, value.line, value.origin) for value in values_of(FILE)}
    photograph = Provenance("source", "A photograph.")
    assert found == {
        "board.rows": (3, 5, REVIEW),
        "board.print.squares": ([[1, 2], [3, 1]], 10, REVIEW),
        "town.prices": ({"gold": 1, "iron": 2}, 18, LAST),
        "town.houses[1]": ({"size": 1, "pay": {"gold": 2}}, 20, LAST),
        "town.houses[2].size": (2, 21, photograph),
        "town.own": ([1, 2], 23, Provenance("reconstructed", "Guessed.")),
    }


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("board.rows", 4, "rows = { value = 4, label = "),
        ("board.print.squares", [], "squares = { value = [], label = "),
        ("town.prices", {}, "prices = { value = {}, label = "),
        ("town.houses[1]", {"size": 7}, "    { value = { size = 7 }, label = "),
        ("town.houses[2].size", -1, "    { size = { value = -1, label = "),
        ("town.own", True, "own = { value = true, label = "),
        (
            "town.own",
            'a "quote" \\ and a\nbreak',
            'own = { value = "a \\"quote\\" \\\\ and a\\u000abreak", ',
        ),
    ],
)
def test_a_change_is_written_with_its_source_and_changes_nothing_else(
    name: str, value: object, line: str
) -> None:
    after = changed(FILE, name, value, MINE)
    (written,) = set(after.text.split("\n")) - set(TEXT.split("\n"))
    assert written.startswith(line)
    found, before = by_name(after), by_name(FILE)
    assert (found[name].value, found[name].origin) == (value, Provenance("source", MINE))
    others = found.keys() - {name}
    assert others == before.keys() - {name}
    assert {one: (found[one].value, found[one].origin) for one in others} == {
        one: (before[one].value, before[one].origin) for one in others
    }
    assert restored(after, name, FILE) == FILE


def test_what_names_the_file_is_changed_without_a_source_of_its_own() -> None:
    after = changed(FILE, "id", "other", MINE)
    assert after.text == TEXT.replace('"mine"', '"other"')
    assert restored(after, "id", FILE) == FILE


def test_a_changed_value_is_changed_again_in_its_place() -> None:
    once = changed(FILE, "town.own", 1, MINE)
    assert changed(once, "town.own", 2, MINE) == changed(FILE, "town.own", 2, MINE)


@pytest.mark.parametrize(
    "name", ["town", "board.row", "board.print.squares[1]", "town.own.value", "", "x" * 500]
)
def test_a_name_that_is_no_value_is_refused(name: str) -> None:
    with pytest.raises(NoSuchValue, match="there is no value"):
        changed(FILE, name, 1, MINE)


def nested(depth: int) -> list[object]:
    """Lists inside each other."""
    return [] if depth == 0 else [nested(depth - 1)]


@pytest.mark.parametrize(
    "value", [None, 1.5, 10**15, {"a b": 1}, {"": 1}, {"x" * 41: 1}, [None], nested(7)]
)
def test_what_no_component_file_holds_is_refused(value: object) -> None:
    with pytest.raises(InvalidComponents, match=r"^box\.toml: "):
        changed(FILE, "board.rows", value, MINE)


@pytest.mark.parametrize("source", ["", "  ", "two\nlines", "a\x00b", "x" * (MOST_SOURCE + 1)])
def test_a_source_that_cannot_be_kept_is_refused(source: str) -> None:
    with pytest.raises(InvalidComponents, match="cannot be kept"):
        changed(FILE, "board.rows", 1, source)


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(InvalidComponents, match=r"^box\.toml, line 1: this is no TOML"):
        values_of(ComponentText("box.toml", "id = "))


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read() -> None:
    with pytest.raises(InvalidComponents, match=r"^box\.toml, line 2: more than 100 dots"):
        values_of(ComponentText("box.toml", "\n" + ".".join("a" * 15_000) + " = 1"))


@pytest.mark.parametrize("line", ["title = {}", "title = []", "more = {}", "more = [[]]"])
def test_a_value_without_a_source_is_told_and_not_looked_for_without_end(line: str) -> None:
    """Anybody may send a file to a server, where a search without end would hold a thread for ever."""
    rest = "\n".join(row for row in TEXT.splitlines() if not row.startswith("title ="))
    with pytest.raises(InvalidComponents, match=r"^box\.toml.*: .*(has no source|more|title)"):
        values_of(ComponentText("box.toml", f"{line}\n{rest}"))


def packaged(game: str) -> ComponentText:
    """The component file of a game."""
    file = spec_of(game).components
    assert file is not None
    return ComponentText("original.toml", file.read_text("utf-8"))


PIECES = (
    "{}",
    "[]",
    "[[]]",
    "{ value = {} }",
    "=",
    "\n",
    "[",
    "}",
    '"',
    '"""',
    "#",
    ".",
    "-1",
    "inf",
    "[[a]]",
    "\x00",
)


def spoilt(text: str, draw: Random) -> str:
    """A text with something put in, left out, or in place of a value."""
    begin = draw.randrange(len(text))
    after_sign = text.find("=", begin) + 1
    if after_sign and draw.random() < 0.5:
        return text[:after_sign] + draw.choice(PIECES) + text[text.find("\n", after_sign) :]
    return text[:begin] + draw.choice(PIECES) + text[begin + draw.choice((0, 0, 1, 20)) :]


@pytest.mark.parametrize("game", [name for name in GAMES if spec_of(name).components is not None])
def test_a_spoilt_file_is_read_or_refused_and_the_search_has_an_end(game: str, seed: int) -> None:
    draw, file = Random(seed), packaged(game)
    refused = 0
    for _ in range(25):
        text = spoilt(spoilt(file.text, draw), draw)
        try:
            assert values_of(ComponentText(file.name, text))
        except InvalidComponents:
            refused += 1
    assert refused


@pytest.mark.parametrize("game", [name for name in GAMES if spec_of(name).components is not None])
def test_every_value_of_a_box_can_carry_its_own_source_and_be_put_back(
    game: str, seed: int
) -> None:
    file, tools = packaged(game), spec_of(game).box_tools()
    assert tools is not None
    before = by_name(file)
    for name in Random(seed).sample(sorted(before), 6):
        after = changed(file, name, before[name].value, MINE)
        assert by_name(after)[name] == replace(before[name], origin=Provenance("source", MINE))
        assert tools.load(after).id == tools.load(file).id
        assert restored(after, name, file) == file


def test_a_file_and_its_text_are_the_same_box(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TEXT, "utf-8")
    assert load_components(path, "box.toml") == load_components(FILE)
