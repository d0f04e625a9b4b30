"""The golden records: whole games, kept so that no change of the rules goes unnoticed.

    python -m tools.golden            write every record anew into tests/games/GAME/golden/records
    python -m tools.golden --missing  only those whose files are not there

Each recipe asks for a table and for what has to happen in the game. Games are played from seed after
seed by a chooser at random until one fits, so the same recipe always leads to the same record.
Records are to be written anew only when the rules have changed on purpose; then `rules_version` has
to change too. The recipes of a game are in `tests/games/GAME/golden/recipes.py`.
"""

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from polis.core.kernels.events import Event
from polis.core.records.record import Record, Seat, begin_record, result_of
from polis.core.records.record_file import record_json
from polis.games import NAMES, load

TESTS = Path(__file__).resolve().parents[1] / "tests" / "games"
MOST_TRIES = 6000

Chooser = Callable[[Any, Any, list[int], random.Random], int]


@dataclass(frozen=True)
class Recipe:
    """A record to make: its file's name, the table, who chooses, and what must occur.

    wanted: features of the game (see the collection's `features`), all of which it must have.
    """

    name: str
    seats: int
    chooser: Chooser
    wanted: frozenset[str]
    options: Mapping[str, object] = field(default_factory=dict)
    components: str | None = None
    entropies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Collection:
    """The records of a game.

    salt: begins the text from which a secret is made; names: of the seats; features: what a finished
    game is an example of; recipes: all that are to be there.
    """

    game: str
    salt: str
    names: tuple[str, ...]
    features: Callable[[Record, list[Event]], set[str]]
    recipes: Callable[[], Iterator[Recipe]]

    @property
    def records(self) -> Path:
        """The folder of the records."""
        return TESTS / self.game / "golden" / "records"

    @property
    def components(self) -> Path:
        """The folder of the boxes that are kept for tests."""
        return TESTS / self.game / "golden" / "components"

    def game_of(self, components: str | None) -> Any:
        """The rules with the original box or with one of those kept for tests."""
        return load(self.game, self.components / f"{components}.toml" if components else None)

    def play(self, recipe: Recipe, game: Any, seed: int) -> tuple[Record, list[Event]]:
        """One whole game from a seed and what happened in it; the hashes of its plies are left out."""
        secret = hashlib.sha256(f"{self.salt} {recipe.name} {seed}".encode()).digest()[:16]
        rng = random.Random(f"{recipe.name} {seed}")
        options = game.new_options(recipe.options)
        entropies = recipe.entropies or ("",) * recipe.seats
        state, events = game.new_game(options, recipe.seats, secret, entropies)
        seats = [Seat(name, "random") for name in self.names[: recipe.seats]]
        record = begin_record(game, options, seats, secret, entropies, state)
        actions = []
        while not game.is_over(state):
            action = recipe.chooser(game, state, game.legal(state).tolist(), rng)
            events += game.apply(state, action)
            actions.append(game.text(action))
        return replace(record, actions=tuple(actions), result=result_of(game, state)), events

    def make(self, recipe: Recipe) -> Record:
        """The first game, seed after seed, that meets all of the recipe's requirements."""
        game = self.game_of(recipe.components)
        for seed in range(MOST_TRIES):
            record, events = self.play(recipe, game, seed)
            if recipe.wanted <= self.features(record, events):
                return with_hashes(record, game)
        raise RuntimeError(f"{recipe.name}: no game with {sorted(recipe.wanted)} was found")

    def write(self, only_missing: bool) -> None:
        """Write the records, and remove those that no recipe asks for."""
        self.records.mkdir(parents=True, exist_ok=True)
        wanted = {self.records / f"{recipe.name}.json": recipe for recipe in self.recipes()}
        for path in set(self.records.glob("*.json")) - wanted.keys():
            path.unlink()
        for path, recipe in wanted.items():
            if not (only_missing and path.exists()):
                record = self.make(recipe)
                path.write_text(text_of(record), encoding="utf-8")
                print(f"{path.stem}: {len(record.actions)} actions, {record.result}")


def with_hashes(record: Record, game: Any) -> Record:
    """The record with the hash of every position."""
    options, secret = game.new_options(record.options), bytes.fromhex(str(record.secret))
    state, _ = game.new_game(options, len(record.seats), secret, record.entropies)
    hashes = [game.hash(state)]
    for text in record.actions:
        game.apply(state, game.parse(state, text)[0])
        hashes.append(game.hash(state))
    return replace(record, hashes=tuple(hashes))


def text_of(record: Record) -> str:
    """The record as a file: everything on one line, because nobody reads a thousand hashes."""
    return json.dumps(record_json(record), ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the records of all games; the exit code."""
    for game in NAMES:
        collection: Collection = import_module(f"tests.games.{game}.golden.recipes").COLLECTION
        collection.write("--missing" in arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
