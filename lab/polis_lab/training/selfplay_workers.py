"""Processes that play the games of a round and write each finished part to a file."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import write_shard
from polis_lab.training.selfplay import SelfPlay

_process: dict[str, Any] = {}  # in a worker process: its player


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
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (recipe, weights, stop)) as pool:
        try:
            for done in as_completed([pool.submit(_play, part) for part in parts]):
                yield done.result()
        except BrokenProcessPool as error:
            raise PolisError(
                "A self-play process has died; its finished games are kept, and --resume continues."
            ) from error
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(recipe: Recipe, weights: Path | None, stop: Any) -> None:
    """Prepare a worker process."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent sets `stop`
    game = load(recipe.game)
    net = None if weights is None else compiled_bots(game).load_net(game, weights)
    _process["player"] = SelfPlay(game, recipe, net, stop.is_set)


def _end_with_parent() -> None:
    """End this process when its parent ends: a killed parent cannot set `stop`."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(part: Part) -> Part:
    """Play the games of a part and write their file."""
    shard = _process["player"].play(part.round_number, part.first, part.games)
    if shard.games == part.games:  # otherwise `stop` was set
        write_shard(part.path, shard)
    return part
