"""The levels that people choose from: how deep each looks, how long it may take, and its taste.

A lower level is weaker because it looks less far or because it cares for fewer things, not because
it makes stupid moves at times. Figures of their strength: `docs/strength.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from polis.bots.budget import Budget


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level searches in one game.

    simulations: for a turn; turns: played on from a leaf; hurry: how many places for a building are
    passed over there after each that is tried (Arkadia).
    """

    simulations: int
    turns: int
    hurry: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """A level. seconds: the most a turn may take; depths: by game, none if it looks one ply ahead.

    is_naive: it cares for its own gain of the moment only.
    """

    seconds: float
    depths: Mapping[str, Depth] = field(default_factory=dict)
    is_naive: bool = False

    def budget(self, game: str) -> Budget:
        """What a turn may cost in this game."""
        return Budget(self.seconds, self.depths[game].simulations)


SEARCH: Final = "search"  # the search with a budget of the caller's
LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level(0.1, is_naive=True),
    "journeyman": Level(0.1),
    "adept": Level(0.5, {"arkadia": Depth(200, 2, 3), "archon": Depth(150, 0)}),
    "master": Level(1.0, {"arkadia": Depth(2000, 2, 3), "archon": Depth(2000, 0)}),
    "grandmaster": Level(3.0, {"arkadia": Depth(20_000, 2, 3), "archon": Depth(20_000, 2)}),
}
STRONGEST: Final = "grandmaster"
