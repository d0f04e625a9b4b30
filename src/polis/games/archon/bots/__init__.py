"""The bots of Archon: how deep each level searches, and the styles."""

from pathlib import Path
from typing import Final

from polis.games.archon.bots.search import ArchonSearch
from polis.games.archon.bots.weights import NAIVE
from polis.games.archon.model.names import LOCATIONS
from polis.games.bots import Style
from polis.games.compiled_bots import CompiledBots, Depth

FOLDER: Final = Path(__file__).parent

STRONG: Final = 2.0  # a prior seven times as large


def _enter(*locations: str) -> Style:
    """A liking for placements at locations."""
    return tuple(("enter", LOCATIONS.index(name), STRONG) for name in locations)


STYLES: Final[dict[str, Style]] = {
    "builder": (*_enter("builders-guild", "guild-hall"), ("tile", None, STRONG)),
    "warden": (*_enter("barracks", "royal-guard"), ("wall", None, STRONG)),
    "scholar": _enter("academy", "planetarium"),
}
BOTS: Final = CompiledBots(
    naive=NAIVE,
    context=ArchonSearch,
    depths={
        # The newer a network, the stronger: too strong for a low level even with few simulations
        "artisan": Depth(2, network=FOLDER / "network-1.npz"),
        "foreman": Depth(4, network=FOLDER / "network-2.npz"),
        "adept": Depth(5, network=FOLDER / "network-3.npz"),
        "expert": Depth(28),
        "master": Depth(150),
        "virtuoso": Depth(1_000),
        "grandmaster": Depth(9_600),
        "guided": Depth(),
    },
    network=FOLDER / "network.npz",
    styles=STYLES,
)
