"""The bots of Arkadia: greedy, planner and search, and the depth of each level."""

from pathlib import Path
from typing import Any, Final

from polis.core.bot import Bot
from polis.games.arkadia.bots.evaluation import NAIVE, WEIGHTS
from polis.games.arkadia.bots.greedy import greedy
from polis.games.arkadia.bots.search import PLANNER_KERNELS, SHAPE, ArkadiaSearch
from polis.games.spec import BotKit, Depth
from polis.search.greedy_bot import GreedyBot
from polis.search.memory import new_scratch
from polis.search.planner import Planner


def _greedy(game: Any, is_naive: bool, name: str) -> Bot:
    """The bot that looks one decision ahead."""
    weights = NAIVE if is_naive else WEIGHTS
    return GreedyBot(name, greedy, new_scratch(SHAPE, game.tables), weights)


def _planner(game: Any) -> Bot:
    """The bot that plans its whole turn."""
    return Planner(PLANNER_KERNELS, SHAPE, game.tables, WEIGHTS)


KIT: Final = BotKit(
    greedy=_greedy,
    planner=_planner,
    context=ArkadiaSearch,
    depths={
        "adept": Depth(250, hurry=3, is_guided=True),
        "master": Depth(2_000, hurry=3, is_guided=True),
        "grandmaster": Depth(16_000, hurry=3, is_guided=True),
        "search": Depth(turns=2, hurry=3),
        "guided": Depth(hurry=3, is_guided=True),
    },
    network=Path(__file__).parent / "network.npz",
)
