"""The players that Archon brings along: greedy, planning and searching, and how deep each level looks."""

from pathlib import Path
from typing import Any, Final

from polis.core.bot import Bot
from polis.games.archon.bots import weights
from polis.games.archon.bots.greedy import ArchonGreedy
from polis.games.archon.bots.planner import ArchonPlanner
from polis.games.archon.bots.search import ArchonWorkplace
from polis.games.spec import BotKit, Depth


def _greedy(game: Any, is_naive: bool, name: str) -> Bot:
    """The bot that looks one ply ahead."""
    return ArchonGreedy(game.tables, weights.NAIVE if is_naive else weights.WEIGHTS, name)


def _planner(game: Any) -> Bot:
    """The bot that plans its whole turn."""
    return ArchonPlanner(game.tables)


KIT: Final = BotKit(
    greedy=_greedy,
    planner=_planner,
    context=ArchonWorkplace,
    depths={
        "adept": Depth(12, is_guided=True),
        "master": Depth(200, is_guided=True),
        "grandmaster": Depth(12_000, is_guided=True),
        "search": Depth(),
        "guided": Depth(is_guided=True),
    },
    network=Path(__file__).parent / "network.npz",
)
