"""Many games at once with one learner each, as a vector environment of Gymnasium, over `polis.Batch`.

`gymnasium.make_vec("polis/Name-v0", num_envs=64)` makes one, once `polis.envs.gymnasium` is imported.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from polis.batch.batch import Batch
from polis.core.contract.game import Rules
from polis.core.contract.options import OptionValue
from polis.core.texts.errors import PolisError
from polis.envs.gymnasium import LOSE, Info, check_illegal, in_each_seat
from polis.envs.setting import ILLEGAL, MARGINS, WIN_SHARES, Array, Setting

Step: TypeAlias = tuple[Array, Array, Array, Array, Info]

# Where the mode is that of one step, the batch leaves the end of a game there to be seen.
RESETS: Final[Mapping[AutoresetMode, Literal["next-step", "off"]]] = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "off",
    AutoresetMode.DISABLED: "off",
}


class PolisVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games at once; in each the learner has one seat, and bots move inside the kernels.

    num_envs: games at once; threads: that share them; opponents: `random`, `greedy` or a file with
    weights of the greedy bot, for all other seats or one for each, from the seat after the learner's on;
    autoreset_mode: also in `metadata`, `NextStep`, `SameStep` or `Disabled`; copy: whether observations
    and masks are new arrays, or those of the batch, which the next step overwrites; the others as for
    `PolisEnv`. Raises PolisError.

    The infos have the `action_mask` (int8, a row for each game) and, where games have ended (`_scores`),
    their `scores` by seat; in the mode `SameStep` these are in `final_info`, beside `final_obs`. In the
    mode `Disabled`, `reset(options={"reset_mask": ...})` sets up the games that are over.
    """

    def __init__(  # noqa: PLR0913 - these are what a person may choose
        self,
        game: str | Rules,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN_SHARES,
        illegal: Literal["lose", "raise"] = LOSE,
        spaces_version: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.setting = Setting(game, seats, options, reward, spaces_version)
        self.game, self.num_envs, self.seat, self.copy = self.setting.game, num_envs, seat, copy
        check_illegal(illegal, reward)
        if seat not in range(self.setting.seats):
            raise PolisError(
                f"The learner has the same seat in all games, 0 to {self.setting.seats - 1}, not {seat}."
            )
        try:
            self.mode = AutoresetMode(autoreset_mode)
        except ValueError:
            modes = ", ".join(one.value for one in AutoresetMode)
            raise PolisError(f"An autoreset_mode is {modes}, not {autoreset_mode!r}.") from None
        self.metadata = {"autoreset_mode": self.mode}
        others = in_each_seat(opponents, self.setting.seats - 1)
        after = [(seat + 1 + k) % self.setting.seats for k in range(len(others))]
        self.batch = Batch(
            self.game, num_envs, self.setting.seats, options=options,
            opponents=dict(zip(after, others, strict=True)), threads=threads,
            reset=RESETS[self.mode], illegal=illegal, mask="bool", encoding="float32",
        )  # fmt: skip
        self.single_observation_space = spaces.Box(0.0, 1.0, (self.setting.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.is_fresh = True  # the batch has dealt its first games

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, Info]:
        """Deal games: from one seed a series for each place, from a list the game of each seed.

        options: `reset_mask`, bool, which games are dealt; by default all. Without a seed the next games
        of each place are dealt.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        places = (options or {}).get("reset_mask")
        if seed is not None or places is not None or not self.is_fresh:
            self.batch.reset(seed, places)
        self.is_fresh = False
        return self._seen(), self._info()

    def step(self, actions: Array) -> Step:
        """Apply an action in each game; what a game that is over does then depends on the mode.

        Raises IllegalAction if illegal actions raise errors; then no game has changed.
        """
        batch = self.batch
        if self.mode == AutoresetMode.DISABLED and batch.done.any():
            raise PolisError("Games are over: reset them with options={'reset_mask': ...}.")
        batch.step(np.asarray(actions))
        done, rewards = batch.done.copy(), self._rewards()
        ends = np.flatnonzero(done)
        last = [self.setting.encode(batch.state(k), self.seat) for k in ends.tolist()]
        ended = {"scores": batch.scores.copy(), "_scores": done.copy()} if len(ends) else {}
        info: Info = {}
        if self.mode == AutoresetMode.SAME_STEP and len(ends):
            final = np.full(self.num_envs, None, object)
            for k, seen in zip(ends.tolist(), last, strict=True):
                final[k] = seen
            info = {"final_obs": final, "_final_obs": done.copy(), "final_info": ended}
            info["_final_info"] = done.copy()
            batch.reset(None, ends)
        else:
            for k, seen in zip(ends.tolist(), last, strict=True):
                batch.seen[k] = seen
            info = dict(ended)
        return self._seen(), rewards, done, np.zeros(self.num_envs, bool), info | self._info()

    def _rewards(self) -> Array:
        """Return the learner's reward in each game."""
        batch = self.batch
        found = batch.rewards[:, self.seat].astype(np.float64)
        if self.setting.reward == MARGINS:
            own = batch.scores[:, self.seat]
            others = (batch.scores.sum(axis=1) - own) / (self.setting.seats - 1)
            found = np.where(batch.done, own - others, 0.0)
        return np.where(batch.lost == self.seat, ILLEGAL, found)

    def _seen(self) -> Array:
        return self.batch.seen.copy() if self.copy else self.batch.seen

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().view(np.int8)}

    def action_masks(self) -> Array:
        """Return whether each action is legal in each game, bool, shape (num_envs, action_count)."""
        return self.batch.mask.copy() if self.copy else self.batch.mask

    def close_extras(self, **_: Any) -> None:
        """End the threads of the batch."""
        self.batch.close()
