"""The table of the security standard names each requirement once, and tests that are there."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "asvs.md").read_text(encoding="utf-8")

# The requirements of levels 1 and 2 of ASVS 5.0.0: how many each section begins with.
SECTIONS = {
    1: (2, 9, 11, 3, 2), 2: (3, 3, 4, 1), 3: (0, 2, 4, 6, 5, 0, 2), 4: (3, 1, 2, 4),
    5: (1, 3, 2, 3), 6: (3, 12, 4, 4, 5, 3, 0, 4), 7: (3, 4, 2, 5, 2, 2), 8: (2, 3, 1, 1),
    9: (3, 4), 10: (2, 2, 4, 11, 5, 2, 3), 11: (2, 3, 3, 4, 1, 1), 12: (3, 2, 4),
    13: (1, 5, 2, 5), 14: (2, 4, 3), 15: (3, 3, 7), 16: (1, 5, 4, 3, 3), 17: (1, 4, 2),
}  # fmt: skip
NUMBER = re.compile(r"\d+\.\d+\.\d+")
TEST = re.compile(r"`([\w/]+/test_\w+\.py)`")


def rows(text: str) -> list[list[str]]:
    """The cells of the rows of all tables, without their heads."""
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [cells for cells in lines if NUMBER.match(cells[0])]


def asked() -> set[str]:
    """The numbers of all requirements."""
    return {
        f"{chapter}.{section}.{number}"
        for chapter, counts in SECTIONS.items()
        for section, count in enumerate(counts, start=1)
        for number in range(1, count + 1)
    }


def test_every_requirement_of_levels_1_and_2_stands_in_the_table_once() -> None:
    told = Counter(number for cells in rows(PAGE) for number in NUMBER.findall(cells[0]))
    assert len(asked()) == 253
    assert told.keys() == asked()
    assert [number for number, times in told.items() if times > 1] == []


def test_what_is_met_names_tests_that_are_there() -> None:
    met = PAGE.partition("## What is met")[2].partition("\n## ")[0]
    assert len(rows(met)) > 70
    for cells in rows(met):
        named = TEST.findall(cells[-1])
        assert named, cells
        for test in named:
            assert (ROOT / "tests" / test).is_file(), test


def test_what_is_not_shown_by_a_test_has_a_reason() -> None:
    rest = PAGE.partition("## Met by construction")[2]
    assert rest
    assert all(len(cells) > 1 and cells[-1].strip() for cells in rows(rest))
