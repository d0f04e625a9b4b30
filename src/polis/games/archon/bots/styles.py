"""The styles of Archon: what tempts an opponent, for variety.

A builder buys tiles, a warden mans the wall, a scholar visits the Academy and the Planetarium.
"""

from typing import Final

from polis.games.archon.box.effects import LOCATIONS
from polis.games.spec import Tastes

STRONG: Final = 2.0  # a prior seven times as large

STYLES: Final[dict[str, Tastes]] = {
    "builder": (
        ("enter", LOCATIONS.index("builders-guild"), STRONG),
        ("enter", LOCATIONS.index("guild-hall"), STRONG),
        ("tile", None, STRONG),
    ),
    "warden": (
        ("enter", LOCATIONS.index("barracks"), STRONG),
        ("enter", LOCATIONS.index("royal-guard"), STRONG),
        ("wall", None, STRONG),
    ),
    "scholar": (
        ("enter", LOCATIONS.index("academy"), STRONG),
        ("enter", LOCATIONS.index("planetarium"), STRONG),
    ),
}
