"""The bots of Archon: greedy, planner and search, and the search depth of each level."""

from pathlib import Path
from typing import Any, Final

from polis.core.contract.bot import Bot
from polis.games.archon.bots.greedy import greedy
from polis.games.archon.bots.search import PLANNER_KERNELS, SHAPE, ArchonSearch
from polis.games.archon.bots.styles import STYLES
from polis.games.archon.bots.weights import NAIVE, WEIGHTS
from polis.games.spec import BotKit, DealLuck, Depth, styled
from polis.search.greedy_bot import GreedyBot
from polis.search.memory import new_scratch
from polis.search.planner import Planner


def _greedy(game: Any, is_naive: bool, name: str) -> Bot:
    """Return the bot that looks one decision ahead."""
    weights = NAIVE if is_naive else WEIGHTS
    return GreedyBot(name, greedy, new_scratch(SHAPE, game.tables), weights)


def _planner(game: Any) -> Bot:
    """Return the bot that plans its whole turn."""
    return Planner(PLANNER_KERNELS, SHAPE, game.tables, WEIGHTS)


FOLDER: Final = Path(__file__).parent
FIRST_NETWORK: Final = FOLDER / "network-1.npz"  # of the first edition; must never change
SECOND_NETWORK: Final = FOLDER / "network-2.npz"  # what the second edition had learned first
THIRD_NETWORK: Final = FOLDER / "network-3.npz"  # and what it learned after that


def _first_edition(simulations: int) -> Depth:
    """Guided, with the weights of the first edition."""
    return Depth(simulations, is_guided=True, network=FIRST_NETWORK)


LEVELS: Final = {
    # Newer networks are too strong for a step even with the fewest simulations
    "artisan": _first_edition(2),
    "foreman": Depth(4, is_guided=True, network=SECOND_NETWORK),
    "adept": Depth(5, is_guided=True, network=THIRD_NETWORK),
    "expert": Depth(28, is_guided=True),
    "master": Depth(150, is_guided=True),
    "virtuoso": Depth(1_000, is_guided=True),
    "grandmaster": Depth(9_600, is_guided=True),
}
KIT: Final = BotKit(
    greedy=_greedy,
    planner=_planner,
    context=ArchonSearch,
    depths={
        **LEVELS,
        **styled(LEVELS, STYLES),
        "adept-1": _first_edition(12),
        "master-1": _first_edition(200),
        "grandmaster-1": _first_edition(12_000),
        "search": Depth(),
        "guided": Depth(is_guided=True),
    },
    network=FOLDER / "network.npz",
    luck=DealLuck({2: 0.27, 3: 0.09, 4: 0.13}, FOLDER / "deals.npz"),
)
