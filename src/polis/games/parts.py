"""What a game brings along for people beside its rules, found by the game's name.

By agreement the folder of a game holds a package `aid` and the file `clauses.toml`. No game is
named here.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, Protocol, cast

from polis.core.clauses import Clauses, load_clauses
from polis.core.events import Event
from polis.core.game import State


class Aid(Protocol):
    """The sheet beside the player: pictures, words and what counts as a revealed secret."""

    REVEALING: frozenset[str]
    EXPECTED: frozenset[str]

    def choice_lines(self, game: Any, shown: Mapping[str, Any], language: str) -> list[str]:
        """A picture of what is being decided, or nothing."""

    def seat_name(self, seat: int, language: str) -> str:
        """The name of a seat, as a word in a sentence."""

    def question(self, phase: str, language: str) -> str:
        """What has to be decided."""

    def hand_text(self, shown: Mapping[str, Any], seat: int, language: str) -> str:
        """The hand of a seat with the words that play it."""

    def form_lines(
        self, game: Any, words: Sequence[str], shown: Mapping[str, Any], colour: bool, language: str
    ) -> list[str]:
        """The pieces of the game: what may be laid, or what things cost and do."""

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The points of each seat as far as a view tells them."""

    def sheet(self, language: str) -> list[str]:
        """The signs of the drawing and what they mean."""

    def welcome(self, language: str) -> list[str]:
        """Five lines for somebody who has never sat here."""

    def result_lines(
        self, game: Any, state: State, events: Iterable[Event], language: str
    ) -> list[str]:
        """The points of each seat and where they came from."""


def aid_of(game: str) -> Aid:
    """The sheet of a game."""
    return cast("Aid", import_module(f"polis.games.{game}.aid"))


def clauses_of(game: str) -> Clauses:
    """The rules of a game as numbered texts."""
    return load_clauses(files(f"polis.games.{game}") / "clauses.toml")
