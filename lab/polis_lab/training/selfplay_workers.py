"""Processes that play the games of a round and write each finished part to a file."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import write_shard
from polis_lab.training.selfplay import SelfPlay
from polis_lab.working import in_processes


@dataclass(frozen=True, slots=True)
class Part:
    """Some games of a round, and the file for their samples."""

    round_number: int
    first: int
    games: int
    path: Path


def play_parts(
    recipe: Recipe, weights: Path | None, parts: Sequence[Part], workers: int
) -> Iterator[Part]:
    """Play the parts; yield each as soon as its file is written.

    weights: of the network that guides the search; None: the greedy bot plays. Raises PolisError if
    a process dies.
    """
    died = "A self-play process has died; its finished games are kept, and --resume continues."
    return in_processes(_new_player, (recipe, weights), parts, workers, died)


def _new_player(
    recipe: Recipe, weights: Path | None, is_stopped: Callable[[], bool]
) -> Callable[[Part], None]:
    """Return what plays the games of a part and writes their file."""
    game = load(recipe.game)
    net = None if weights is None else compiled_bots(game).load_net(game, weights)
    player = SelfPlay(game, recipe, net, is_stopped)

    def play(part: Part) -> None:
        shard = player.play(part.round_number, part.first, part.games)
        if shard.games == part.games:  # otherwise it was stopped
            write_shard(part.path, shard)

    return play
