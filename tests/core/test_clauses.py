"""Clauses: every rule in three languages, and the table of code and tests."""

from importlib.resources import files
from pathlib import Path

import pytest

from polis.core.contract.clauses import (
    Clauses,
    Mark,
    Place,
    conformance,
    load_clauses,
    marks,
    mentions,
)
from polis.core.texts.errors import InvalidComponents, PolisError

SMALL = """\
prefix = "TOY"
languages = ["en", "de"]

[chapters.1A]
en = "Laying"
de = "Legen"

[chapters.R]
en = "Rulings"
de = "Festlegungen"

[[clause]]
id = "TOY-1A.1"
label = "rulebook"
source = "Page 1"
text.en = "One tile."
text.de = "Ein Plättchen."

[[clause]]
id = "TOY-R7"
label = "reconstructed"
source = "Silent"
text.en = "No tile."
text.de = "Kein Plättchen."
reason.en = "None is left."
reason.de = "Keines ist übrig."
"""


@pytest.fixture(scope="module")
def clauses() -> Clauses:
    return load_clauses(files("polis.games.arkadia") / "clauses.toml")


@pytest.fixture
def toy(tmp_path: Path) -> Clauses:
    return load_clauses(written(tmp_path, "toy.toml", SMALL))


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# The clauses of Arkadia.


@pytest.mark.parametrize("name", ["ARK-1A.2", "ark-1a.2", "1A.2", " 1a.2 "])
def test_a_clause_is_found_in_any_case_with_and_without_the_prefix(
    clauses: Clauses, name: str
) -> None:
    assert clauses.find(name).id == "ARK-1A.2"


def test_an_unknown_clause_is_answered_with_the_nearest_ones(clauses: Clauses) -> None:
    with pytest.raises(PolisError) as refusal:
        clauses.find("ARK-1A.9")
    message = "There is no clause 'ARK-1A.9'; similar ones are ARK-1A.7, ARK-1A.6, ARK-1A.5."
    assert str(refusal.value) == message
    with pytest.raises(PolisError) as refusal:
        clauses.find("how do I win this?")
    message = "There is no clause 'how do I win this?'; an id looks like ARK-P.1."
    assert str(refusal.value) == message


def test_the_ids_in_a_text_are_found_once_each(clauses: Clauses) -> None:
    text = "ARK-1A.2, ARK-R28: see ARK-1A.2. Not ARC-1.1, not DARK-1A.1, but ARK-Z.9."
    assert clauses.ids_in(text) == ["ARK-1A.2", "ARK-R28", "ARK-Z.9"]


def test_the_name_of_a_chapter_is_no_id(clauses: Clauses) -> None:
    assert clauses.ids_in("All of ARK-P and ARK-1A, then ARK-2: ARK-2.1.") == ["ARK-2.1"]


# Clause files.


def test_a_clause_file_is_read(toy: Clauses) -> None:
    first, second = toy
    assert (first.id, first.chapter, first.label) == ("TOY-1A.1", "1A", "rulebook")
    assert first.text["de"] == "Ein Plättchen."
    assert first.text["fr"] == first.text["en"] == "One tile."  # the file has no French
    assert not first.is_ruling
    assert second.reason["de"] == "Keines ist übrig."
    assert (second.chapter, second.source) == ("R", "Silent")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'text.de = "Ein Plättchen."\n',
            "",
            "toy.toml, line 12: clause[1].text has no 'de'; add it: en, de belong here",
        ),
        (
            'reason.en = "None is left."\n',
            "",
            "toy.toml, line 19: clause[2].reason has no 'en'; add it: en, de belong here",
        ),
        (
            'text.en = "No tile."',
            'text.en = "No tile."\ntext.fr = "Rien."',
            "toy.toml, line 24: unknown key 'clause[2].text.fr'; allowed are en, de",
        ),
        (
            '"TOY-R7"',
            '"TOY-X7"',
            (
                "toy.toml, line 20: 'TOY-X7' is not a clause id; "
                "it must be TOY-, a chapter of 1A, R, and a number"
            ),
        ),
        (
            '"TOY-R7"',
            '"TOY-1A.1"',
            "toy.toml, line 20: TOY-1A.1 occurs twice; each id belongs to one clause",
        ),
        (
            '"reconstructed"',
            '"guessed"',
            (
                "toy.toml, line 21: clause[2].label is 'guessed'; "
                "it must be one of rulebook, source, reconstructed"
            ),
        ),
        (
            'label = "rulebook"\n',
            "",
            (
                "toy.toml, line 12: clause[1] has no 'label'; "
                "add it: id, label, source, text belong here"
            ),
        ),
        (
            'source = "Page 1"\n',
            "",
            (
                "toy.toml, line 12: clause[1] has no 'source'; "
                "add it: id, label, source, text belong here"
            ),
        ),
        (
            'prefix = "TOY"\n',
            "",
            (
                "toy.toml, line 1: the file has no 'prefix'; "
                "add it: prefix, languages, chapters, clause belong here"
            ),
        ),
        (
            '[chapters.R]\nen = "Rulings"\n',
            "[chapters.R]\n",
            "toy.toml, line 8: chapters.R has no 'en'; add it: en, de belong here",
        ),
    ],
)
def test_a_wrong_clause_file_is_refused_with_the_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(InvalidComponents) as refusal:
        load_clauses(written(tmp_path, "toy.toml", SMALL.replace(old, new)))
    assert str(refusal.value) == message


def test_chapters_that_are_no_tables_are_refused(tmp_path: Path) -> None:
    text = 'prefix = "TOY"\nlanguages = []\nchapters = 3\nclause = []\n'
    with pytest.raises(InvalidComponents) as refusal:
        load_clauses(written(tmp_path, "toy.toml", text))
    message = "toy.toml, line 3: chapters is 3; it must be tables of titles, [chapters.KEY]"
    assert str(refusal.value) == message


# The conformance table.

CODE = '''
"""TOY-1A.1 in the docstring of a file is no code."""

def lay(tile: int) -> int:
    """TOY-1A.1  Lay a tile (TOY-R7, TOY-1A.1 again)."""
    def inner() -> None:
        """TOY-R7"""
    return tile  # TOY-R7

class Board:
    """The board."""
    async def grow(self) -> None:
        """TOY-R7  Grow."""
'''

TESTS = """
import pytest
from pytest import mark

@pytest.mark.proves("TOY-1A.1", "OTHER-1")
@pytest.mark.parametrize("n", [1, 2])
def test_a_tile_is_laid(n): ...

class TestBoard:
    @pytest.mark.refuses("TOY-1A.1")
    @pytest.mark.proves("TOY-R7")
    def test_no_tile(self): ...

@pytest.mark.proves("TOY-R7")
def helper(): ...

@pytest.mark.skip("TOY-R7")
def test_nothing(): ...
"""


def test_docstrings_that_name_a_clause_are_found(toy: Clauses, tmp_path: Path) -> None:
    written(tmp_path, "src/game/rules.py", CODE)
    assert mentions(toy, tmp_path / "src") == {
        "TOY-1A.1": [Place("game/rules.py", "lay")],
        "TOY-R7": [
            Place("game/rules.py", "lay"),
            Place("game/rules.py", "lay.inner"),
            Place("game/rules.py", "Board.grow"),
        ],
    }


def test_marked_tests_are_found(tmp_path: Path) -> None:
    written(tmp_path, "tests/test_toy.py", TESTS)
    found = marks(tmp_path / "tests", "TOY")
    laid = Place("test_toy.py", "test_a_tile_is_laid")
    none = Place("test_toy.py", "TestBoard.test_no_tile")
    assert found == [
        Mark("TOY-1A.1", "proves", laid),
        Mark("TOY-1A.1", "refuses", none),
        Mark("TOY-R7", "proves", none),
    ]


def test_the_conformance_table_has_a_row_for_each_clause(toy: Clauses, tmp_path: Path) -> None:
    written(tmp_path, "src/game/rules.py", CODE)
    written(tmp_path, "tests/test_toy.py", TESTS)
    first, second = conformance(toy, tmp_path / "src", tmp_path / "tests")
    assert [place.name for place in first.code] == ["lay"]
    assert [place.name for place in first.proved] == ["test_a_tile_is_laid"]
    assert [place.name for place in first.refused] == ["TestBoard.test_no_tile"]
    assert second.clause.id == "TOY-R7"
    assert [place.name for place in second.proved] == ["TestBoard.test_no_tile"]
    assert second.refused == ()


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "src/rules.py",
            'def lay():\n    """TOY-1A.4"""\n',
            "rules.py: lay names TOY-1A.4, but there is no such clause",
        ),
        (
            "tests/test_x.py",
            'import pytest\n@pytest.mark.proves("TOY-9")\ndef test_x(): ...\n',
            "test_x.py: test_x names TOY-9, but there is no such clause",
        ),
    ],
)
def test_a_clause_that_does_not_exist_is_no_row_but_an_error(
    toy: Clauses, tmp_path: Path, name: str, text: str, message: str
) -> None:
    written(tmp_path, name, text)
    with pytest.raises(PolisError) as refusal:
        conformance(toy, tmp_path / "src", tmp_path / "tests")
    assert str(refusal.value) == message
