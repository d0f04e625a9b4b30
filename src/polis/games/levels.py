"""The levels that people choose from: the time limit of each and its way of playing.

A lower level is weaker because it searches less or evaluates less, not because it makes random
mistakes. A game's bots define the depth of each level; a game may leave out an in-between level.
`docs/strength.md` has their strength.
"""

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A level. seconds: the time limit of a decision; is_searching: else it looks one ply ahead.

    is_naive: it evaluates only its own immediate gain.
    """

    seconds: float
    is_searching: bool = True
    is_naive: bool = False


LEVELS: Final = {
    "apprentice": Level(0.1, is_searching=False, is_naive=True),
    "journeyman": Level(0.1, is_searching=False),
    "artisan": Level(0.3),
    "foreman": Level(0.4),
    "adept": Level(0.5),
    "expert": Level(0.8),
    "master": Level(1.0),
    "virtuoso": Level(2.0),
    "grandmaster": Level(3.0),
}
STRONGEST: Final = "grandmaster"  # gives hints
STYLED: Final = ("artisan", "adept", "master")  # the levels that the browser offers with each style

SHARE: Final = re.compile(r"0?\.[0-9]{1,9}")  # of random decisions, after the name of a bot
RANDOM: Final = "random"
GREEDY: Final = "greedy"
GUIDED: Final = (
    "guided"  # searches with the game's network, and a budget and weights from the caller
)
LEARNED: Final = ("learned-small", "learned")  # by networks that come with the game, without search
BOTS: Final = (RANDOM, GREEDY, *LEVELS, GUIDED, *LEARNED)
SEATABLE: Final = (RANDOM, GREEDY, *LEVELS)  # at a table with people
BUDGETED: Final = (*(name for name, level in LEVELS.items() if level.is_searching), GUIDED)


def split_share(bot: str) -> tuple[str, float | None]:
    """Return a bot without its share of random decisions, and the share, None for none.

    `apprentice~0.5` is the apprentice, choosing at random every second time on average. What is no
    share above 0 and below 1 stays in the name.
    """
    name, _, text = bot.rpartition("~")
    share = float(text) if SHARE.fullmatch(text) else 0.0
    return (name, share) if name and share else (bot, None)


def split_style(bot: str) -> tuple[str, str]:
    """Return the name of a bot and its style, empty for none: `adept:settler` is both."""
    name, _, style = split_share(bot)[0].partition(":")
    return name, style


def is_searching(bot: str) -> bool:
    """Whether a bot, with or without a style, searches."""
    return split_style(bot)[0] in BUDGETED
