"""How a network is made: everything that determines the result, as plain data."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Self

from polis.core.texts.errors import PolisError
from polis.games import load
from polis.search.network import FIRST, SECOND
from polis_lab.files import write_whole


@dataclass(frozen=True, slots=True)
class Recipe:
    """The recipe of a network. Raises PolisError for numbers that make no sense.

    Round 0 is played by the greedy bot, `first_games` games of it; in each of the `rounds` rounds
    after it the search plays `games` games, guided by the network of the previous round.

    simulations: for a decision to learn from; quick: for the others; thorough: the share of turns
    to learn from; noise: the share of random decisions; greedy: the share of turns that the greedy
    bot plays; side: the share of searched turns of which an alternative is also evaluated, by a
    quick search; first_units, second_units: of the network's layers; start: the file with initial
    weights, empty for none: with it no greedy round is played; seats: the number of seats of
    every game, 0 for all numbers in turn.
    """

    game: str
    seed: str
    rounds: int = 2
    first_games: int = 20_000
    games: int = 2_000
    simulations: int = 200
    quick: int = 40
    thorough: float = 0.3
    noise: float = 0.04
    epochs: int = 12
    trust: float = 0.5  # the weight of the search's expectation against the result of the game
    rate: float = 1e-3  # the initial learning rate; it falls to zero along a cosine
    greedy: float = 0.1
    side: float = 0.4
    first_units: int = FIRST
    second_units: int = SECOND
    start: str = ""
    seats: int = 0

    def __post_init__(self) -> None:
        """Refuse untrainable values."""
        for name in (
            "first_games", "simulations", "quick", "epochs", "first_units", "second_units"
        ):  # fmt: skip
            _demand(name, getattr(self, name) >= 1, "at least 1")
        _demand("rounds", self.rounds >= self.first_round, f"at least {self.first_round}")
        _demand("games", self.games >= 1, "at least 1")
        for name in ("thorough", "noise", "trust", "greedy", "side"):
            _demand(name, 0 <= getattr(self, name) <= 1, "between 0 and 1")
        _demand("rate", 0 < self.rate <= 1, "above 0 and at most 1")
        if self.seats:
            counts = load(self.game).seats
            known = ", ".join(map(str, counts))
            _demand("seats", self.seats in counts, f"one of {known}, or 0 for all in turn")

    @property
    def first_round(self) -> int:
        """The number of the first round: with initial weights the greedy bot's is left out."""
        return 1 if self.start else 0

    def as_json(self) -> dict[str, Any]:
        """Return the recipe as JSON values."""
        return asdict(self)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a recipe from a file; raises PolisError if it is invalid."""
        try:
            data = json.loads(path.read_text("utf-8"))
            known = {one.name for one in fields(cls)}
            return cls(**{name: value for name, value in data.items() if name in known})
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise PolisError(f"{path} is not the recipe of a training.") from error

    def write(self, path: Path) -> None:
        """Write the recipe, for people and `read`; raises PolisError if it cannot be written."""
        write_whole(path, json.dumps(self.as_json(), indent=2) + "\n")


def _demand(name: str, is_right: bool, what: str) -> None:
    if not is_right:
        raise PolisError(f"The recipe's '{name}' must be {what}.")
