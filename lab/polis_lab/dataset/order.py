"""What a dataset consists of, down to the last seed: the same order gives the same bytes anywhere."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, Self

from polis.core.contract.game import Rules
from polis.core.seeds import parse_seed, seed_text
from polis.core.texts.errors import PolisError
from polis.games.levels import is_searching
from polis_lab.contests.entrants import Entrant, files_of, read_entrants
from polis_lab.contests.plan import code_fingerprint
from polis_lab.files import write_whole

FORMAT: Final = 1
ORDER: Final = "dataset.json"
MOST_GAMES: Final = 10_000_000
GAMES_A_FILE: Final = 50
ENCODINGS: Final = ("float32", "observation", "none")


@dataclass(frozen=True, slots=True)
class Order:
    """A dataset before its first game. All fields are JSON values.

    bots: labels of entrants, which take the seats in turn; seed: 32 hexadecimal digits; encoding: what a
    row has of the position, one of `ENCODINGS`; code: a fingerprint of rules and bots.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    encoding: str
    options: Mapping[str, Any]
    rules_version: int
    spaces_version: int
    components_id: str
    components_sha256: str
    code: str
    games_a_file: int = GAMES_A_FILE
    format: int = FORMAT

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots with their budgets."""
        return tuple(Entrant.read(label) for label in self.bots)

    def bot_at(self, game: int, seat: int) -> int:
        """The number of the bot that plays a seat of a game: they move on by one seat each game."""
        return (seat + game) % len(self.bots)

    def parts(self, folder: Path) -> "Iterator[Part]":
        """The files of the dataset."""
        for number, first in enumerate(range(0, self.games, self.games_a_file)):
            games = min(self.games_a_file, self.games - first)
            yield Part(first, games, folder / f"part-{number:05}.parquet")

    def write(self, folder: Path) -> None:
        """Write it into the folder of the dataset; raises PolisError."""
        write_whole(folder / ORDER, json.dumps(asdict(self), indent=2) + "\n")

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Read it; raises PolisError if there is none or it was written by another version."""
        path = folder / ORDER
        try:
            data = json.loads(path.read_text("utf-8"))
            return cls(**{**data, "bots": tuple(data["bots"])})
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise PolisError(
                f"{folder} holds no dataset: {ORDER} is missing or damaged."
            ) from error


@dataclass(frozen=True, slots=True)
class Part:
    """Some games, and the file for their rows."""

    first: int
    games: int
    path: Path


def new_order(
    game: Rules,
    bots: str,
    seats: int,
    games: int,
    seed: str,
    *,
    encoding: str = ENCODINGS[0],
    options: Mapping[str, Any] | None = None,
) -> Order:
    """Check all parameters; raises PolisError, InvalidSeed, InvalidOptions."""
    entrants = [_steady(game, entrant) for entrant in read_entrants(bots)]
    if seats not in game.seats:
        raise PolisError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    if len(entrants) > seats:
        raise PolisError(f"{len(entrants)} bots cannot sit at {seats} seats.")
    if not 1 <= games <= MOST_GAMES:
        raise PolisError(f"The number of games is {games}; it must be 1 to {MOST_GAMES}.")
    if encoding not in ENCODINGS:
        raise PolisError(f"The encoding is one of {', '.join(ENCODINGS)}, not '{encoding}'.")
    if encoding == ENCODINGS[0]:
        _ = game.encoding  # raises PolisError for a game that has none
    return Order(
        game=game.name,
        bots=tuple(entrant.label for entrant in entrants),
        seats=seats,
        games=games,
        seed=seed_text(parse_seed(seed)),
        encoding=encoding,
        options=game.options_json(game.new_options(options or {})),
        rules_version=game.rules_version,
        spaces_version=game.spaces_version,
        components_id=game.components_id,
        components_sha256=game.components_sha256,
        code=code_fingerprint(game.name, files_of(entrants)),
    )


def _steady(game: Rules, entrant: Entrant) -> Entrant:
    """Return an entrant whose choices do not depend on the clock; raises PolisError if it has a time."""
    game.spec.bots.check(entrant.bot)
    if not is_searching(entrant.bot):
        return entrant
    budget = entrant.budget or game.spec.bots.steady_budget(entrant.bot)
    if budget is None or budget.seconds is not None or budget.simulations is None:
        raise PolisError(
            f"'{entrant.label}' thinks by the clock, so its data would differ from run to run; "
            f"name its simulations, such as '{entrant.bot}@400'."
        )
    return replace(entrant, budget=budget)


def check_same(order: Order, game: Rules) -> None:
    """Raise PolisError if rules or bots are no longer those of the order."""
    found = {
        "the rules version": (game.rules_version, order.rules_version),
        "the version of its spaces": (game.spaces_version, order.spaces_version),
        "the component file": (game.components_sha256, order.components_sha256),
        "the code of rules and bots": (
            code_fingerprint(order.game, files_of(order.entrants)),
            order.code,
        ),
    }
    for name, (here, there) in found.items():
        if here != there:
            raise PolisError(
                f"The dataset was begun with other rules or bots: {name} is {here} here and {there} there; "
                "make a new one in another folder."
            )
