"""The styles of Arkadia: what tempts an opponent, for variety.

A settler sends workers out before anything else, a builder lays buildings.
"""

from typing import Final

from polis.games.spec import Tastes

STRONG: Final = 2.0  # a prior seven times as large

STYLES: Final[dict[str, Tastes]] = {
    "settler": (("site", None, STRONG), ("own", None, STRONG)),
    "builder": (("play", None, STRONG), ("lay", None, STRONG)),
}
