"""The page about threats names existing tests, by words of their names."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "threats.md").read_text(encoding="utf-8")

SHOWN = re.compile(r"`([^`]+)`(?:: ([^`]+))?")
ANSWERED = "not stopped, and said so"  # the one row without a test


def rows() -> list[list[str]]:
    """The cells of the rows of all tables, without their heads."""
    lines = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")]
    return [cells for cells in lines if cells[0] not in ("They could", "What happens")]


def file_of(name: str) -> Path:
    """The path of a file that a row names."""
    places = (
        ROOT / "tests" / "server" / name,
        ROOT / "tests" / name,
        ROOT / name.partition(" ")[0],
    )
    return next((place for place in places if place.exists()), ROOT / name)


def words_of(text: str) -> list[str]:
    """The words of a phrase, as they are written in names of tests."""
    return re.findall(r"[a-z0-9]+", text.lower())


def test_every_threat_is_answered_by_tests_that_are_there() -> None:
    assert len(rows()) > 35
    for cells in rows():
        named = SHOWN.findall(cells[2]) if len(cells) > 2 else []
        assert named or ANSWERED in cells[1], cells[0]
        for name, _ in named:
            assert file_of(name).exists(), name


def test_the_words_beside_a_file_are_those_of_its_tests() -> None:
    for cells in rows():
        for name, told in SHOWN.findall(cells[2]) if len(cells) > 2 else []:
            tests = re.findall(r"def test_(\w+)", file_of(name).read_text("utf-8")) if told else []
            for phrase in re.split(r"[;,]", told):
                wanted = "_".join(words_of(phrase))
                assert not wanted or any(wanted in test for test in tests), (name, phrase)
