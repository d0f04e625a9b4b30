"""A bot of your own against a random one, and the record of the game."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

import polis


class LowestAction:
    """A bot is any object with a name and this one method."""

    name = "lowest"

    def decide(
        self, observation: polis.Observation, legal: polis.Actions, rng: np.random.Generator
    ) -> int:
        """Take the first legal action; the observation holds what the seat may know."""
        del observation, rng
        return int(legal[0])


def main() -> None:
    """Play one game in both games and check its record from a file."""
    for name in polis.games.GAMES:
        game = polis.load(name)
        bots: list[polis.Bot] = [LowestAction(), polis.new_bot(game, "random")]
        record = polis.arena.play_game(game, bots, seed=7)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            polis.write_record(path, record)
            difference = polis.verify(polis.read_record(path), game)
        if record.result is None or difference is not None:
            raise SystemExit(f"{name}: {difference}")
        sys.stdout.write(f"{game.title}: {record.result.scores}, winners {record.result.winners}\n")


if __name__ == "__main__":
    main()
