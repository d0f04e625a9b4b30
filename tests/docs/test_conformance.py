"""Every clause of the rules has code, a test that proves it and a test that refuses its breach."""

import pytest

from polis.core.contract.clauses import Clauses, Row, mentions
from tools.conformance import GAMES, PACKAGE, clauses_of, gaps, page, rows_of


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def clauses(game: str) -> Clauses:
    return clauses_of(game)


@pytest.fixture(scope="module")
def rows(game: str) -> list[Row]:
    """The table; building it fails if a docstring or a mark names a clause that does not exist."""
    return rows_of(game)


def test_both_games_are_there() -> None:
    assert GAMES == ("archon", "arkadia")


def test_every_clause_has_a_row(clauses: Clauses, rows: list[Row]) -> None:
    assert [row.clause for row in rows] == list(clauses)


def test_every_clause_has_code_and_tests_on_both_sides(rows: list[Row]) -> None:
    assert gaps(rows) == []


def test_the_whole_package_names_only_clauses_that_exist(clauses: Clauses) -> None:
    named = mentions(clauses, PACKAGE)
    assert {id_: places for id_, places in named.items() if id_ not in clauses.by_id} == {}


def test_a_clause_that_lacks_something_is_named(rows: list[Row]) -> None:
    bare = rows[0]._replace(code=(), refused=())
    silent = rows[1]._replace(proved=())
    assert gaps([bare, silent, *rows[2:]]) == [
        f"{rows[0].clause.id} has no code, no refusing test",
        f"{rows[1].clause.id} has no proving test",
    ]


def test_the_page_tells_each_clause_with_its_code_and_tests(
    game: str, clauses: Clauses, rows: list[Row]
) -> None:
    text = page(game, clauses, rows)
    for row in rows:
        section = text.split(f"### {row.clause.id}\n")[1].split("\n### ")[0]
        assert row.clause.text["en"] in section
        assert row.code[0].name in section
        for place in (*row.proved, *row.refused):
            assert place.name.removeprefix("test_").replace("_", " ") in section
