"""The bots of Arkadia: how deep each level searches, and the styles."""

from pathlib import Path
from typing import Final

from polis.games.arkadia.bots.evaluation import NAIVE
from polis.games.arkadia.bots.search import ArkadiaSearch
from polis.games.bots import Looks, Style
from polis.games.compiled_bots import CompiledBots, Depth

STRONG: Final = 2.0  # a prior seven times as large
STYLES: Final[dict[str, Style]] = {
    # sends workers out before anything else
    "settler": (("site", None, STRONG), ("own", None, STRONG)),
    # lays buildings
    "builder": (("play", None, STRONG), ("lay", None, STRONG)),
}


def _after_reply(simulations: int = 0) -> Depth:
    """Leaves are evaluated after the next seat's turn, which may exploit what was left open."""
    return Depth(simulations, turns=1, hurry=1, ripe=2)


BOTS: Final = CompiledBots(
    naive=NAIVE,
    context=ArkadiaSearch,
    depths={
        "artisan": _after_reply(4),
        "foreman": _after_reply(28),
        "adept": _after_reply(135),
        "expert": _after_reply(380),
        "master": _after_reply(1_050),
        "virtuoso": _after_reply(2_900),
        "grandmaster": _after_reply(8_400),
        "guided": _after_reply(),
    },
    network=Path(__file__).parent / "network.npz",
    styles=STYLES,
    review=Looks(again=4, least=50_000),
)
