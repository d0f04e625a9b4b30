"""One learner against bots, as a Gymnasium environment.

Importing this module registers every game: `gymnasium.make("polis/Name-v0")`, where the version is the
game's `spaces_version`.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, SupportsFloat, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from polis.bots import new_bot
from polis.core.contract.game import Bot, Rules
from polis.core.contract.history import History
from polis.core.contract.options import OptionValue
from polis.core.texts.errors import IllegalAction, PolisError
from polis.envs.setting import (
    HUMAN,
    ILLEGAL,
    RENDER_MODES,
    WIN_SHARES,
    Array,
    Setting,
    check_mode,
    registered,
)

Opponent: TypeAlias = str | Bot
Info: TypeAlias = dict[str, Any]

LOSE: Final[Literal["lose"]] = "lose"
RAISE: Final[Literal["raise"]] = "raise"


class PolisEnv(gymnasium.Env[Array, np.int64]):
    """A game in which the learner has one seat and bots have the others.

    game, seats, options, reward, spaces_version: as in `Setting`; seat: the learner's, None: drawn
    for each game; opponents: a bot or its name (`random`, `greedy`, a level) for all other seats, or
    one for each of them, from the seat after the learner's on; illegal: an illegal action loses the
    game at once with a reward of -1 (`lose`), or raises IllegalAction and changes nothing (`raise`);
    render_mode: `ansi`, `rgb_array` or `human`, which writes the drawing to the standard output.

    Observations are the game's encoding (float32, 0 to 1). The info has the `action_mask` (int8), the
    learner's `seat` and, at the end, `scores` and `winners`; `illegal` is the reason why an action is
    illegal. A reward comes at the end only. Bots that search do so by number of simulations, so that a
    seed gives the same game again on any machine. Raises PolisError.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - declared by the base class

    def __init__(  # noqa: PLR0913 - these are what a person may choose
        self,
        game: str | Rules,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN_SHARES,
        illegal: str = LOSE,
        spaces_version: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.setting = Setting(game, seats, options, reward, spaces_version)
        self.game = self.setting.game
        if seat is not None and seat not in range(self.setting.seats):
            raise PolisError(f"There is no seat {seat}; seats are 0 to {self.setting.seats - 1}.")
        check_illegal(illegal, reward)
        self.fixed_seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.bots = bots_of(self.game, self.setting.seats - 1, opponents)
        self.is_listening = any(hasattr(bot, "told") for bot in self.bots)
        self.observation_space = spaces.Box(0.0, 1.0, (self.setting.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.is_done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Deal a game, with a seed that of `polis.new_game(..., seed=seed)`, else the next one.

        The games after a seed, and what bots draw, depend on it, too. options: ignored; those of the
        table are given when the environment is made.
        """
        super().reset(seed=seed, options=options)
        rng = self.np_random
        self.seat = (
            int(rng.integers(self.setting.seats)) if self.fixed_seat is None else self.fixed_seat
        )
        self.position, events = self.setting.new_game(rng.bytes(16) if seed is None else seed)
        self.history = History(self.game, self.setting.seats) if self.is_listening else None
        if self.history:
            self.history.add(events)
        self.is_done = False
        self._let_others_act()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Array, SupportsFloat, bool, bool, Info]:
        """Apply the learner's action, and those of the bots up to its next one or the end."""
        if self.is_done:
            raise PolisError("The game is over, or none has begun: reset the environment.")
        try:
            self._apply(action)
        except IllegalAction as error:
            if self.illegal == RAISE:
                raise
            self.is_done = True
            return (
                self._observation(),
                ILLEGAL,
                True,
                False,
                {**self._info(), "illegal": str(error)},
            )
        self._let_others_act()
        if self.render_mode == HUMAN:
            self.render()
        return self._observation(), self._reward(), self.is_done, False, self._info()

    def _apply(self, action: Any) -> None:
        """Apply an action of the seat to act."""
        seat = self.game.turn(self.position)
        events = self.game.apply(self.position, action)
        if self.history:
            self.history.add(events, seat, int(action))
        self.is_done = self.game.is_over(self.position)

    def _let_others_act(self) -> None:
        """Let the bots decide until the learner is to act, or the game is over."""
        while not self.is_done and (turn := self.game.turn(self.position)) != self.seat:
            bot = self.bots[(turn - self.seat - 1) % self.setting.seats]
            tell = getattr(bot, "told", None)
            if self.history and tell:
                tell(self.history.since(turn))
            seen, legal = self.game.observe(self.position, turn), self.game.legal(self.position)
            self._apply(bot.decide(seen, legal, self.np_random))

    def action_masks(self) -> Array:
        """Return whether each action is legal now, bool: what sb3-contrib's MaskablePPO asks for."""
        if self.is_done:
            return np.zeros(self.game.action_count, bool)
        return self.game.legal_mask(self.position)

    def _reward(self) -> float:
        return self.setting.rewards(self.position)[self.seat] if self.is_done else 0.0

    def _observation(self) -> Array:
        return self.setting.encode(self.position, self.seat)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks().view(np.int8), "seat": self.seat}
        if self.is_done and self.game.is_over(self.position):
            info["scores"] = np.array(self.game.scores(self.position))
            info["winners"] = self.game.winners(self.position)
        return info

    def render(self) -> Any:
        """Show the position as the learner sees it; None in the mode `human`."""
        shown = self.setting.render(self.render_mode, self.position, self.seat)
        if self.render_mode == HUMAN:
            sys.stdout.write(f"{shown}\n")
            return None
        return shown


def check_illegal(illegal: str, reward: str) -> None:
    """Raise PolisError for a way of treating illegal actions that there is not."""
    if illegal not in (LOSE, RAISE):
        raise PolisError(f"'illegal' is {LOSE} or {RAISE}, not {illegal!r}.")
    if illegal == LOSE and reward != WIN_SHARES:
        raise PolisError(
            f"With reward='{reward}' no reward is known to be worse than any other: use illegal='{RAISE}'."
        )


def in_each_seat(opponents: Any, others: int) -> list[Any]:
    """Return an opponent for each of the other seats; raises PolisError if the number is another."""
    is_one = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    named = [opponents] * others if is_one else [*opponents]
    if len(named) != others:
        raise PolisError(
            f"There are {len(named)} opponents; name one for all or one for each of the {others} other seats."
        )
    return named


def bots_of(game: Rules, others: int, opponents: Opponent | Sequence[Opponent]) -> list[Bot]:
    """Return a bot for each of the other seats, one that searches by number of simulations."""
    named = in_each_seat(opponents, others)
    return [
        new_bot(game, one, game.spec.bots.steady_budget(one)) if isinstance(one, str) else one
        for one in named
    ]


for _name, _version in registered():
    gymnasium.register(
        f"polis/{_name.capitalize()}-v{_version}",
        f"{__name__}:PolisEnv",
        vector_entry_point=f"{__name__}_vector:PolisVectorEnv",
        kwargs={"game": _name},
    )
