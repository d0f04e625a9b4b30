"""The players that Arkadia brings along: greedy, planning and searching, and how deep each level looks."""

from pathlib import Path
from typing import Any, Final

from polis.core.bot import Bot
from polis.games.arkadia.bots import evaluation
from polis.games.arkadia.bots.greedy import ArkadiaGreedy
from polis.games.arkadia.bots.planner import ArkadiaPlanner
from polis.games.arkadia.bots.search import ArkadiaWorkplace
from polis.games.spec import BotKit, Depth


def _greedy(game: Any, is_naive: bool, name: str) -> Bot:
    """The bot that looks one ply ahead."""
    weights = evaluation.NAIVE if is_naive else evaluation.WEIGHTS
    return ArkadiaGreedy(game.tables, weights, name)


def _planner(game: Any) -> Bot:
    """The bot that plans its whole turn."""
    return ArkadiaPlanner(game.tables)


KIT: Final = BotKit(
    greedy=_greedy,
    planner=_planner,
    context=ArkadiaWorkplace,
    depths={
        "adept": Depth(250, hurry=3, is_guided=True),
        "master": Depth(2_000, hurry=3, is_guided=True),
        "grandmaster": Depth(16_000, hurry=3, is_guided=True),
        "search": Depth(turns=2, hurry=3),
        "guided": Depth(hurry=3, is_guided=True),
    },
    network=Path(__file__).parent / "network.npz",
)
