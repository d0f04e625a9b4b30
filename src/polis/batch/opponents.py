"""What moves the seats of a batch that no learner moves: bots inside the kernel."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from polis.core.kernels.arrays import Records
from polis.core.texts.errors import PolisError
from polis.games.batch_kernels import AnyGame, moves
from polis.games.compiled_bots import CompiledBots
from polis.games.levels import LEVELS
from polis.search.batches import KINDS_OF_BOTS

Opponent: TypeAlias = str | Path
"""`random`, `greedy`, a level that does not search, or a JSON file with weights for the greedy bot."""

GREEDY: Final = "greedy"


def weights_from(
    game: AnyGame, seats: int, opponents: Mapping[int, Opponent]
) -> tuple[list[str | None], dict[int, Records]]:
    """Return the bot of each seat, None for a learner, and weights that a file has, by seat.

    Raises PolisError if a seat does not play, if a bot cannot move in a kernel, or if nobody learns.
    """
    bots: list[str | None] = [None] * seats
    weights: dict[int, Records] = {}
    for seat, opponent in opponents.items():
        if seat not in range(seats):
            raise PolisError(f"There is no seat {seat}; seats are 0 to {seats - 1}.")
        name = str(opponent)
        if isinstance(opponent, Path) or name.endswith(".json"):
            weights[seat] = read_weights(game, Path(opponent))
            name = GREEDY
        elif looks_ahead(game, name):
            weights[seat] = weights_of(game, name)
            name = GREEDY
        if not moves(game, name):
            able = [
                one
                for one in (*KINDS_OF_BOTS, *LEVELS)
                if moves(game, one) or looks_ahead(game, one)
            ]
            raise PolisError(
                f"'{name}' does not move inside a batch of {game.title}; {', '.join(able)} can."
            )
        bots[seat] = name
    if None not in bots:
        raise PolisError("Every seat has a bot; polis.simulate plays games between bots.")
    return bots, weights


def looks_ahead(game: AnyGame, name: str) -> bool:
    """Whether a bot is a level that is the greedy bot with weights of its own."""
    return name in LEVELS and not LEVELS[name].is_searching and moves(game, GREEDY)


def weights_of(game: AnyGame, name: str) -> Records:
    """Return the weights of a level that does not search."""
    bots = game.spec.bots
    assert isinstance(bots, CompiledBots)  # noqa: S101 - for the types: it moves in a kernel
    return bots.naive if LEVELS[name].is_naive else bots.context.weights


def read_weights(game: AnyGame, path: Path) -> Records:
    """Read weights of a game's greedy bot from JSON, a number or a list for each; the rest is usual.

    Raises PolisError for a file that cannot be read or does not fit.
    """
    bots = game.spec.bots
    if not isinstance(bots, CompiledBots):
        raise PolisError(f"{game.title} has no greedy bot with weights.")
    try:
        told: Any = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise PolisError(f"The weights in {path} cannot be read: {error}.") from error
    found = bots.context.weights.copy()
    if not isinstance(told, dict):
        raise PolisError(
            f"The weights in {path} are an object: a name and a number, or a list, each."
        )
    for name, value in told.items():
        _put(found, name, value, path)
    return found


def _put(found: Records, name: str, value: Any, path: Path) -> None:
    names = found.dtype.names or ()
    if name not in names:
        raise PolisError(f"There is no weight '{name}' ({path}); they are {', '.join(names)}.")
    shape = found[name].shape[1:]
    numbers = np.asarray(value)
    if numbers.dtype.kind not in "iu" or numbers.shape != shape:
        raise PolisError(f"The weight '{name}' ({path}) is whole numbers with shape {shape}.")
    found[name] = numbers
