"""A bot that has learned what positions are worth: it takes the action with the best outcome.

Its network is small and reads what a seat knows after each way to end its decision, in a drawn
world. It needs NumPy alone. Its weights are an archive of arrays, and `about` says in JSON for
which game and spaces they are.
"""

import json
import zipfile
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import numpy as np

from polis.core.contract.game import Actions, Generator, Observation, Rules
from polis.core.kernels.arrays import Array
from polis.core.texts.errors import PolisError
from polis.games.learned.inputs import Inputs, Sight
from polis.games.learned.looking import Looker


def sight(game: Rules) -> Sight:
    """Return what a game's learned bots see: the module beside this one that has its name."""
    return cast("Sight", import_module(f"{__package__}.{game.name}"))


def weights_path(game: str, bot: str) -> Path:
    """Return the file with the weights of a bot of a game."""
    return Path(__file__).parent / f"{game}-{bot}.npz"


class LearnedBot:
    """The bot. One thread at a time may use it."""

    def __init__(self, name: str, game: Rules, weights: Path | None = None) -> None:
        """Load the weights, by default those that come with the game; raises PolisError if they do not fit."""
        self.name, self._game = name, game
        net = load(weights or weights_path(game.name, name), game)
        self._looker = Looker(game, sight(game), partial(value, net))

    def decide(self, observation: Observation, legal: Actions, rng: Generator) -> int:
        """Choose the first action on the way to the position that the network likes best."""
        if len(legal) == 1:
            return int(legal[0])
        return self._looker.look(self._game.sample_world(observation, rng), legal.tolist()).best[0]


def value(net: dict[str, Array], inputs: Inputs) -> Array:
    """Return the network's value of each position, float32; raises PolisError if it reads other numbers."""
    if inputs.plain.shape[1] != len(net["mean"]):
        raise PolisError(
            f"The network reads {len(net['mean'])} numbers of a position, not the "
            f"{inputs.plain.shape[1]} of this version of Polis."
        )
    x = (inputs.plain - net["mean"]) * net["scale"]
    if "near_1" in net:
        around = _layer(net, "near_2", _layer(net, "near_1", inputs.near))
        total = np.zeros((len(x), around.shape[1]), np.float32)
        np.add.at(total, inputs.of, around)
        x = np.concatenate([x, total], 1)
    straight = x @ net["straight"] + net["straight_bias"]
    body = _layer(net, "body_2", _layer(net, "body_1", x))
    found: Array = (straight + body @ net["body_3"] + net["body_3_bias"])[:, 0]
    return found


def _layer(net: dict[str, Array], name: str, x: Array) -> Array:
    found: Array = np.maximum(x @ net[name] + net[f"{name}_bias"], 0)
    return found


def save(path: Path, game: Rules, net: dict[str, Array], recipe: dict[str, Any]) -> None:
    """Write a network, numbers of 16 bits, and for which game and spaces it is. recipe: how it was trained."""
    about = {"game": game.name, "spaces_version": game.spaces_version, "recipe": recipe}
    parts = {name: array.astype(np.float16) for name, array in net.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about)), **parts)  # type: ignore[arg-type]


def load(path: Path, game: Rules) -> dict[str, Array]:
    """Read a network, float32; raises PolisError if it cannot be read or is for something else."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            net = {name: kept[name].astype(np.float32) for name in kept.files if name != "about"}
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise PolisError(f"The weights in {path} cannot be read: {error}.") from error
    if about["game"] != game.name:
        raise PolisError(f"The weights in {path} are for '{about['game']}', not '{game.name}'.")
    game.check_spaces(about["spaces_version"], f"the weights in {path}")
    return net
