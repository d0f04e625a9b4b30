"""The bots of Arkadia: greedy, planner and search, and the search depth of each level."""

from pathlib import Path
from typing import Any, Final

from polis.core.contract.bot import Bot
from polis.games.arkadia.bots.evaluation import NAIVE, WEIGHTS
from polis.games.arkadia.bots.greedy import greedy
from polis.games.arkadia.bots.search import PLANNER_KERNELS, SHAPE, ArkadiaSearch
from polis.games.arkadia.bots.styles import STYLES
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


def _first_edition(simulations: int) -> Depth:
    """Guided; leaves are evaluated at the end of the own turn."""
    return Depth(simulations, hurry=3, is_guided=True, network=FIRST_NETWORK)


def _after_reply(simulations: int = 0) -> Depth:
    """Guided; leaves are evaluated after the next seat's turn, which may exploit what was left open."""
    return Depth(simulations, turns=1, hurry=1, is_guided=True, is_quick=True, ripe=2)


LEVELS: Final = {
    "artisan": _after_reply(4),
    "foreman": _after_reply(28),
    "adept": _after_reply(135),
    "expert": _after_reply(380),
    "master": _after_reply(1_050),
    "virtuoso": _after_reply(2_900),
    "grandmaster": _after_reply(8_400),
}
KIT: Final = BotKit(
    greedy=_greedy,
    planner=_planner,
    context=ArkadiaSearch,
    depths={
        **LEVELS,
        **styled(LEVELS, STYLES),
        "adept-1": _first_edition(250),
        "master-1": _first_edition(2_000),
        "grandmaster-1": _first_edition(16_000),
        "search": Depth(turns=2, hurry=3),
        "guided": _after_reply(),
    },
    network=FOLDER / "network.npz",
    luck=DealLuck({2: 0.0, 3: 0.01, 4: 0.01}),
)
