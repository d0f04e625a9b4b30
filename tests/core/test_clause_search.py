"""Clauses are found by words of players, in three languages, without accents and case."""

from importlib.resources import files

import pytest

from polis.core.contract.clause_search import MOST, search_clauses, words_of
from polis.core.contract.clauses import load_clauses

GAMES = [
    load_clauses(files(f"polis.games.{game}") / "clauses.toml") for game in ("arkadia", "archon")
]


def found(text: str) -> list[str]:
    """The ids of the results."""
    return [clause.id for clause in search_clauses(GAMES, text)]


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("the Cleric still pays tax", "ARC-5.2.2"),
        ("Kleriker Steuer", "ARC-5.2.2"),
        ("clerc impôt", "ARC-5.2.2"),
        ("CLERC IMPOT", "ARC-5.2.2"),
        ("in season 3 a level-3 building costs 1 Stone less", "ARC-9.0.3"),
        ("troisième saison pierre", "ARC-9.0.3"),
        ("corner touch", "ARK-1A.2"),
        ("berührung ecke", "ARK-1A.2"),
        ("warrior gate points", "ARC-4.2.6.3"),
        ("castle piece each completed building", "ARK-K.1"),
    ],
)
def test_a_rule_is_found_by_what_a_player_would_say(words: str, clause: str) -> None:
    assert found(words)[0] == clause


def test_the_order_and_the_repetition_of_words_do_not_matter() -> None:
    assert found("tax cleric") == found("cleric tax") == found("cleric tax cleric")


def test_the_beginning_of_a_word_is_enough_and_so_is_a_longer_form() -> None:
    assert "ARC-5.2.2" in found("cleri")
    assert "ARC-5.2.2" in found("clerics")
    assert found("lerics") == []


def test_no_more_are_listed_than_can_be_read() -> None:
    assert len(found("seat")) == MOST
    assert len(set(found("seat"))) == MOST


@pytest.mark.parametrize("words", ["", "!?", "xylophone", "xylophone !"])
def test_words_that_no_rule_has_find_nothing(words: str) -> None:
    assert found(words) == []


def test_words_have_neither_accents_nor_case() -> None:
    assert words_of("L'impôt: Plättchen, ŒUVRE, Straße 1A") == [
        *("l", "impot", "plattchen", "oeuvre", "strasse", "1a"),
    ]
