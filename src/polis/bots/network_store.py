"""The networks of the games, the check that they fit, and what is stored with the weights."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.bots import kit_of
from polis.games import GAMES
from polis.search.network import network_dtype
from polis.search.weights_file import About, load_weights, save_weights, weights_path

SLOPE: Final = "slope"  # in the recipe of weights: the slope of calibration, see `chances`


def about(game: Any, recipe: dict[str, Any] | None = None) -> About:
    """Return the description of a network for the current game. recipe: how it was trained."""
    return About(game.name, game.rules_version, kit_of(game).context.inputs, recipe or {})


def net_dtype(game: Any) -> np.dtype[Any]:
    """Return the record type of the network's weights for a game."""
    shape = kit_of(game).context.shape
    return network_dtype(shape.inputs, shape.classes, shape.units)


def check_nets(games: Iterable[Any]) -> None:
    """Raise PolisError if the network of a level of one of the games is missing."""
    for game in games:
        for path in weights_of(game.name):
            load_net(game, path)


def weights_of(game: str) -> list[Path]:
    """Return the weights files that a game's bots use; none for a game without a network."""
    kit = GAMES[game].bots()
    guided = [] if kit is None else [depth for depth in kit.depths.values() if depth.is_guided]
    own = [depth.network for depth in guided if depth.network is not None]
    if kit is None or not guided:
        return []
    return list(dict.fromkeys([weights_path(game, kit.network), *own]))


def weights_for(game: Any, bot: str) -> Path:
    """Return the weights file that a bot uses; of one that no network guides, the game's.

    Raises PolisError if the game has none.
    """
    kit = kit_of(game)
    depth = kit.depths.get(bot)
    own = None if depth is None else depth.network
    return own or weights_path(game.name, kit.network)


def load_net(game: Any, path: Path | None = None) -> Any:
    """Return the network of a game, shape (1,), by default the packaged one.

    Raises PolisError if it is missing or does not fit.
    """
    return _loaded(game, path)[0]


def slope_with(game: Any) -> float:
    """Return the slope stored with a game's weights, 1 if there is none; raises PolisError as above."""
    return float(_loaded(game)[1].recipe.get(SLOPE, 1.0))


def keep_slope(game: Any, slope: float) -> Path:
    """Store a slope in the weights of a game; return their path."""
    path = weights_path(game.name, kit_of(game).network)
    net, found = _loaded(game, path)
    save_weights(path, net, replace(found, recipe={**found.recipe, SLOPE: slope}))
    return path


def _loaded(game: Any, path: Path | None = None) -> tuple[Any, About]:
    """The network and its description."""
    own = path or weights_path(game.name, kit_of(game).network)
    return load_weights(own, about(game), net_dtype(game))
