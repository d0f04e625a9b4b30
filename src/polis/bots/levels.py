"""The levels that people choose from: the time limit of each and its way of playing.

A lower level is weaker because it searches less or evaluates less, not because it makes random
mistakes. A game's `BotKit` says how deep each level searches, and which there are: those between
two others exist where these are far apart, and a style, a level that is tempted by some actions, where
the game has such actions. Their strength is measured in `docs/strength.md`. A level that is
improved keeps its name; its earlier version remains available as a numbered edition, so that new
and old can play each other.
"""

from dataclasses import dataclass, replace
from typing import Final

from polis.games.spec import STYLED


@dataclass(frozen=True, slots=True)
class Level:
    """A level. seconds: the time limit of a decision; is_searching: else it looks one ply ahead.

    is_naive: it evaluates only its own immediate gain; is_offered: whether the browser offers it as
    an opponent (it does not offer editions); is_optional: whether only games have it whose
    `BotKit` says how deep it searches; style: what tempts it, empty for nothing.
    """

    seconds: float
    is_searching: bool = False
    is_naive: bool = False
    is_offered: bool = True
    is_optional: bool = False
    style: str = ""


STYLES: Final = ("settler", "builder", "warden", "scholar")

_LADDER: Final = {
    "apprentice": Level(0.1, is_naive=True),
    "journeyman": Level(0.1),
    "artisan": Level(0.3, is_searching=True),
    "foreman": Level(0.4, is_searching=True, is_optional=True),
    "adept": Level(0.5, is_searching=True),
    "expert": Level(0.8, is_searching=True, is_optional=True),
    "master": Level(1.0, is_searching=True),
    "virtuoso": Level(2.0, is_searching=True, is_optional=True),
    "grandmaster": Level(3.0, is_searching=True),
}
_STYLED: Final = {
    f"{level}-{style}": replace(_LADDER[level], is_optional=True, style=style)
    for style in STYLES
    for level in STYLED
}
_EDITIONS: Final = {
    f"{level}-1": replace(_LADDER[level], is_offered=False)
    for level in ("adept", "master", "grandmaster")
}
LEVELS: Final[dict[str, Level]] = {**_LADDER, **_STYLED, **_EDITIONS}
OFFERED: Final = tuple(name for name, level in LEVELS.items() if level.is_offered)
STRONGEST: Final = "grandmaster"  # gives hints

# Searches with a budget from the caller: with the hand-made evaluation, and guided by the network
GUIDED: Final = "guided"
SEARCHES: Final = ("search", GUIDED)
