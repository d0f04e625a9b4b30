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

    simulations: for a turn, 0 where the caller gives the budget; turns: played on from a leaf; hurry: how many places for a building are
    passed over there after each that is tried (Arkadia); is_guided: whether the network judges.
    """

    simulations: int = 0
    turns: int = 0
    hurry: int = 0
    is_guided: bool = False


@dataclass(frozen=True, slots=True)
class Level:
    """A level. seconds: the most a decision may take; depths: by game, none if it looks one ply ahead.

    is_naive: it cares for its own gain of the moment only.
    """

    seconds: float
    depths: Mapping[str, Depth] = field(default_factory=dict)
    is_naive: bool = False

    def budget(self, game: str) -> Budget:
        """What the first decision of a turn may cost in this game."""
        return Budget(self.seconds, self.depths[game].simulations)


def _guided(arkadia: int = 0, archon: int = 0) -> dict[str, Depth]:
    """So many simulations in each game, guided by its network."""
    return {
        "arkadia": Depth(arkadia, hurry=3, is_guided=True),
        "archon": Depth(archon, is_guided=True),
    }


LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level(0.1, is_naive=True),
    "journeyman": Level(0.1),
    "adept": Level(0.5, _guided(250, 12)),
    "master": Level(1.0, _guided(2_000, 200)),
    "grandmaster": Level(3.0, _guided(16_000, 12_000)),
}
STRONGEST: Final = "grandmaster"  # gives hints

# Searches with a budget of the caller's: by the hand-made evaluation, and guided by the network
SEARCHES: Final[Mapping[str, Mapping[str, Depth]]] = {
    "search": {"arkadia": Depth(turns=2, hurry=3), "archon": Depth()},
    "guided": _guided(),
}
