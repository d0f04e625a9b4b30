"""The levels that people choose from: how long each may take, and its taste.

A lower level is weaker because it looks less far or because it cares for fewer things, not because
it makes stupid moves at times. How deep a level looks in a game says the game's `BotKit`. Figures of
their strength: `docs/strength.md`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A level. seconds: the most a decision may take; is_searching: else it looks one ply ahead.

    is_naive: it cares for its own gain of the moment only.
    """

    seconds: float
    is_searching: bool = False
    is_naive: bool = False


LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level(0.1, is_naive=True),
    "journeyman": Level(0.1),
    "adept": Level(0.5, is_searching=True),
    "master": Level(1.0, is_searching=True),
    "grandmaster": Level(3.0, is_searching=True),
}
STRONGEST: Final = "grandmaster"  # gives hints

# Searches with a budget of the caller's: by the hand-made evaluation, and guided by the network
GUIDED: Final = "guided"
SEARCHES: Final = ("search", GUIDED)
