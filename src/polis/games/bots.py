"""The bots of a game: which there are, and the one factory that makes them.

A game with kernels of its own has `polis.games.compiled_bots.CompiledBots`, any other game
`polis.games.plain.bots.PlainBots`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import PolisError
from polis.games.learned.bot import LearnedBot
from polis.games.levels import (
    BOTS,
    GUIDED,
    LEARNED,
    LEVELS,
    RANDOM,
    SEATABLE,
    STYLED,
    is_searching,
    split_share,
    split_style,
)
from polis.search.bots import Budget, RandomBot

if TYPE_CHECKING:
    from polis.core.contract.game import Actions, Bot, Generator, Observation, Rules
    from polis.search.bots import Searcher

HALF_A_SECOND: Final = Budget(seconds=0.5)

Style: TypeAlias = tuple[tuple[str, int | None, float], ...]
"""Actions by verb and first part (None: any), and by how much the logarithm of their prior grows."""


@dataclass(frozen=True, slots=True)
class Looks:
    """How a review looks at the game, as `docs/howto/review.md` measures.

    simulations: of each search; again: how many times as deep a move with a mark is looked at once more, 1:
    not; least: millionths of a win from which a loss has a mark.
    """

    simulations: int = 400
    again: int = 1
    least: int = 20_000


class Bots(ABC):
    """The bots of a game.

    styles: what tempts a bot that searches, by the name of the style.
    """

    styles: Mapping[str, Style] = {}
    review: Looks = Looks()

    @abstractmethod
    def has(self, name: str) -> bool:
        """Whether the game has a bot of `BOTS`."""

    @abstractmethod
    def look_ahead(self, game: "Rules", name: str) -> "Bot":
        """Return a bot that does not search: `greedy` or a level."""

    @abstractmethod
    def search(
        self,
        game: "Rules",
        bot: str,
        budget: Budget | None = None,
        threads: int = 1,
        weights: Path | None = None,
    ) -> "Searcher":
        """Return a bot that searches, like a level or `guided`, if it is one the game has.

        budget: replaces its own; weights: a file that replaces its own. Raises PolisError if the
        weights are missing or do not fit.
        """

    def steady_budget(self, bot: str) -> Budget | None:
        """Return the budget with which a level searches equally deep on a busy machine.

        None if it counts no simulations: its own budget then applies.
        """
        del bot
        return None

    def weights_files(self, name: str) -> list[Path]:
        """Return the files with weights that the bots of a game use; name: of the game."""
        del name
        return []

    def slope(self, game: "Rules") -> float:
        """Return the slope of calibration that belongs to the weights; 1 without weights."""
        del game
        return 1.0

    def check_weights(self, game: "Rules") -> None:  # noqa: B027 - most games need no weights
        """Raise PolisError if the weights of a level are missing or do not fit."""

    def new(
        self,
        game: "Rules",
        bot: str,
        budget: Budget | None = None,
        threads: int = 1,
        weights: Path | None = None,
    ) -> "Bot":
        """Return a bot for a game: what `polis.new_bot` describes; raises PolisError."""
        self.check(bot)
        name, share = split_share(bot)
        if share is not None:
            return DistractedBot(bot, self.new(game, name, budget, threads, weights), share)
        if bot in LEARNED:
            return LearnedBot(bot, game, weights)
        if weights is not None:
            check_takes_weights(bot)
        if bot == RANDOM:
            return RandomBot()
        if not is_searching(bot):
            return self.look_ahead(game, bot)
        return self.search(game, bot, budget, threads, weights)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots that the game has, without styles."""
        return tuple(name for name in BOTS if self.has(name))

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that the game has, from weak to strong."""
        return tuple(name for name in LEVELS if self.has(name))

    @property
    def offered(self) -> tuple[str, ...]:
        """What people choose an opponent from: the levels, then some of them with each style."""
        styled = (f"{level}:{style}" for style in self.styles for level in STYLED)
        return (*self.levels, *styled)

    def can_sit(self, bot: str) -> bool:
        """Whether a bot can sit at a table with people."""
        name, style = split_style(bot)
        is_one = self.has(name) and name in SEATABLE
        return is_one and (bot == name or (style in self.styles and is_searching(name)))

    def check(self, bot: str) -> None:
        """Raise PolisError, listing the bots or the styles, for one that the game does not have."""
        name, style = split_style(bot)
        if not self.has(name):
            raise no_such_bot(bot, self.names)
        if split_share(bot)[0] != name and (style not in self.styles or not is_searching(name)):
            raise PolisError(
                core_message("no-such-style", name=bot, styles=", ".join(self.styles) or "-")
            )


class DistractedBot:
    """Lets another bot choose, but now and then draws one of the legal actions.

    So there is something between a weak level and random play. share: of the decisions, 0 to 1.
    """

    def __init__(self, name: str, bot: "Bot", share: float) -> None:
        """Take the bot that chooses most of the time."""
        self.name = name
        self._bot, self._share = bot, share

    def decide(self, observation: "Observation", legal: "Actions", rng: "Generator") -> int:
        """Draw one of the legal actions with the probability of the share, or ask the bot."""
        if rng.random() < self._share:
            return int(legal[int(rng.integers(len(legal)))])
        return self._bot.decide(observation, legal, rng)


def check_takes_weights(bot: str) -> None:
    """Raise PolisError unless the weights of a bot can be chosen."""
    if bot != GUIDED:
        raise PolisError(
            f"The weights of '{bot}' cannot be chosen; only '{GUIDED}' and those that "
            "have learned take a file with weights."
        )


def check_bot(bot: str) -> None:
    """Raise PolisError, listing the bots, for a name that no game has; a style is not checked."""
    if split_style(bot)[0] not in BOTS:
        raise no_such_bot(bot, BOTS)


def no_such_share(bot: str) -> PolisError:
    """Return the error for a share that is none."""
    return PolisError(
        f"'{bot}' has no share of random decisions after '~': write a number above 0 and below 1, "
        "such as apprentice~0.5."
    )


def no_such_bot(name: str, names: Sequence[str]) -> PolisError:
    """Return the error for a bot that does not exist."""
    if split_style(name.rpartition("~")[0])[0] in names:
        return no_such_share(name)
    return PolisError(core_message("no-such-bot", name=name, names=", ".join(names)))
