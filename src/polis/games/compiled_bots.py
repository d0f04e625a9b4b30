"""The bots of a game with kernels: a greedy bot, and a tree search guided by networks."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.arrays import Array, Records
from polis.core.sources import package_of
from polis.core.texts.errors import PolisError
from polis.games.bots import HALF_A_SECOND, Bots, Looks, Style
from polis.games.learned.bot import weights_path as learned_path
from polis.games.levels import BOTS, LEARNED, LEVELS, is_searching, split_style
from polis.search.bots import Budget, GreedyBot
from polis.search.memory import SearchSettings, new_scratch
from polis.search.network import network_dtype
from polis.search.search_bot import SearchBot
from polis.search.weights_file import About, load_weights, save_weights, weights_path

if TYPE_CHECKING:
    from polis.core.contract.game import Rules
    from polis.core.contract.notation import Codec
    from polis.search.context import SearchContext

SLOPE: Final = "slope"  # in the recipe of weights: the slope of calibration


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level searches in one game.

    simulations: per turn, 0 if the caller gives the budget; turns, hurry, ripe: see
    `SearchSettings`; network: the weights file of a level that keeps older weights, None for those
    of the game.
    """

    simulations: int = 0
    turns: int = 0
    hurry: int = 0
    ripe: int = 1
    network: Path | None = None


@dataclass(frozen=True, slots=True)
class CompiledBots(Bots):
    """The bots that a game builds from its kernels.

    naive: weights of the greedy bot's evaluation with which it considers only its own immediate gain; context: the class of its search; depths: how
    each level that searches plays this game, and `guided`; network: the weights file; styles and review: as in
    `Bots`.
    """

    naive: Records
    context: "type[SearchContext]"
    depths: Mapping[str, Depth]
    network: Path
    styles: Mapping[str, Style] = field(default_factory=dict)
    review: Looks = field(default_factory=Looks)

    @property
    def greedy_kernel(self) -> Any:
        """The greedy bot as a kernel, for other kernels: see `search.frames.RulesHooks`."""
        return vars(sys.modules[self.context.__module__])["greedy"]

    def has(self, name: str) -> bool:
        """Whether there is a bot: of those that search, the ones with a depth; of those that learned, with weights."""
        if name in LEARNED:
            game = package_of(self.context.__module__).rpartition(".")[2]
            return learned_path(game, name).is_file()
        return name in self.depths or (not is_searching(name) and name in BOTS)

    def look_ahead(self, game: "Rules", name: str) -> GreedyBot:
        """Return the greedy bot."""
        level = LEVELS.get(name)
        weights = self.naive if level is not None and level.is_naive else self.context.weights
        return GreedyBot(
            name,
            self.context.kernels.greedy_at,
            new_scratch(self.context.shape, tables_of(game)),
            weights,
        )

    def search(
        self,
        game: "Rules",
        bot: str,
        budget: Budget | None = None,
        threads: int = 1,
        weights: Path | None = None,
    ) -> SearchBot:
        """Return a search with a tree for each thread."""
        name, _ = split_style(bot)
        net = self.load_net(game, weights or self.depths[name].network)
        return self.search_with(game, bot, net, budget or self._budget(name), threads)

    def search_with(
        self, game: "Rules", bot: str, net: Records | None, budget: Budget, threads: int = 1
    ) -> SearchBot:
        """Return the same with a network at hand; with none it may only describe positions."""
        name, style = split_style(bot)
        depth = self.depths[name]
        guide = np.zeros(1, self.net_dtype) if net is None else net
        settings = SearchSettings(depth.turns, depth.hurry, depth.ripe)
        tastes = tastes_by_action(game.spec.codec(), self.styles[style]) if style else None

        def new_context(size: int) -> "SearchContext":
            return self.context(tables_of(game), size, guide, settings, tastes)

        return SearchBot(bot, game, new_context, budget, threads)

    def _budget(self, name: str) -> Budget:
        """Return the budget of a level."""
        level = LEVELS.get(name)
        if level is None:
            return HALF_A_SECOND
        return Budget(level.seconds, self.depths[name].simulations)

    def steady_budget(self, bot: str) -> Budget | None:
        """Return the simulations of a level as a budget; None if the bot does not count them."""
        depth = self.depths.get(split_style(bot)[0])
        return Budget(simulations=depth.simulations) if depth and depth.simulations else None

    # ---- networks -------------------------------------------------------------------------------
    def about(self, game: "Rules", recipe: dict[str, Any] | None = None) -> About:
        """Return the description of a network for the current game. recipe: how it was trained."""
        inputs, spaces = self.context.inputs, game.spaces_version
        return About(game.name, game.rules_version, inputs, recipe or {}, spaces)

    @property
    def net_dtype(self) -> np.dtype[np.void]:
        """The record type of a network's weights."""
        shape = self.context.shape
        return network_dtype(shape.inputs, shape.classes, shape.units)

    def weights_path(self, game: "Rules") -> Path:
        """Return the file with the game's weights, in `POLIS_NETS` if that is set."""
        return weights_path(game.name, self.network)

    def weights_files(self, name: str) -> list[Path]:
        """Return the files with weights that the bots of a game use, each once."""
        learned = [learned_path(name, bot) for bot in LEARNED if self.has(bot)]
        return [*self._networks(name), *learned]

    def _networks(self, name: str) -> list[Path]:
        """Return the files with the networks of a game that guide its search, each once."""
        own = [depth.network for depth in self.depths.values() if depth.network is not None]
        return list(dict.fromkeys([weights_path(name, self.network), *own]))

    def check_weights(self, game: "Rules") -> None:
        """Raise PolisError if the weights of a level are missing or do not fit."""
        for path in self._networks(game.name):
            self.load_net(game, path)

    def load_net(self, game: "Rules", path: Path | None = None) -> Records:
        """Return a network, shape (1,), by default the game's; raises PolisError if it does not fit."""
        return self._loaded(game, path)[0]

    def slope(self, game: "Rules") -> float:
        """Return the slope of calibration stored with the game's weights, 1 if there is none."""
        return float(self._loaded(game)[1].recipe.get(SLOPE, 1.0))

    def keep_slope(self, game: "Rules", slope: float) -> Path:
        """Store a slope in the weights of the game; return their path."""
        path = self.weights_path(game)
        net, found = self._loaded(game, path)
        save_weights(path, net, replace(found, recipe={**found.recipe, SLOPE: slope}))
        return path

    def _loaded(self, game: "Rules", path: Path | None = None) -> tuple[Records, About]:
        """The network and its description."""
        own = path or self.weights_path(game)
        return load_weights(own, self.about(game), self.net_dtype)


def tables_of(game: "Rules") -> Records:
    """Return what the kernels of a game know of its box."""
    if not isinstance(game, KernelGame):
        raise TypeError(f"{game.title} has no kernels")
    return game.tables


def compiled_bots(game: "Rules") -> CompiledBots:
    """Return the bots of a game with kernels; raises PolisError for any other game."""
    bots = game.spec.bots
    if not isinstance(bots, CompiledBots):
        raise PolisError(f"{game.title} has no bots of its own.")
    return bots


def tastes_by_action(codec: "Codec", style: Style) -> Array:
    """Return by how much the logarithm of each action's prior grows; float64, shape (codec.size,).

    Raises ValueError if the style likes no action of the game.
    """
    found = np.zeros(codec.size)
    for verb, first, gain in style:
        liked = [number for number in range(codec.size) if _is(codec, number, verb, first)]
        if not liked:
            raise ValueError(f"No action of the game is '{verb}' with {first} as its first part.")
        found[liked] += gain
    return found


def _is(codec: "Codec", number: int, verb: str, first: int | None) -> bool:
    action = codec.decode(number)
    return action.verb == verb and (first is None or action.parts[0] == first)
