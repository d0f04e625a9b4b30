"""All seats of a game, one after the other, as a PettingZoo environment (AEC).

Importing this module registers every game: `pettingzoo.make("aec", "polis/NAME-v0")`, where the version
is the game's `spaces_version`.
"""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.random import default_rng
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from polis.core.contract.game import Rules
from polis.core.contract.options import OptionValue
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


class RawEnv(AECEnv):  # type: ignore[misc]
    """A game with all its seats, the agents `player_0`, `player_1`, ...

    game, seats, options, reward, spaces_version: as in `Setting`; render_mode: `ansi`, `rgb_array`
    or `human`, which writes the drawing to the standard output. An illegal action raises
    IllegalAction and changes nothing.

    An observation is a dictionary: `observation`, the game's encoding from the agent's side (float32,
    0 to 1), and `action_mask` (int8), all 0 for agents that are not to act. The mask is in the infos
    of the agent to act as well. Rewards come at the end.
    """

    metadata = {  # noqa: RUF012 - declared by the base class
        "name": "polis",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Rules,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN_SHARES,
        spaces_version: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.setting = Setting(game, seats, options, reward, spaces_version)
        self.game = self.setting.game
        name = f"{self.game.name}_v{self.game.spaces_version}"
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(0.0, 1.0, (self.setting.size,), np.float32)
        mask = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }
        size = self.game.encoding_of_all[-1].place.stop
        self.state_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self._rng = default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: 0 to `action_count` - 1."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: with a seed that of `polis.new_game(..., seed=seed)`, else the next one.

        The games after a seed depend on it, too. options: ignored; those of the table are given when
        the environment is made.
        """
        del options
        if seed is not None:
            self._rng = default_rng(seed)
        self.position, _ = self.setting.new_game(self._rng.bytes(16) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Let the next seat act, and say what it may do."""
        self.agent_selection = self.possible_agents[self.game.turn(self.position)]
        self._mask = self.setting.mask(self.position)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Array]:
        """Return what an agent knows now; `action_mask` is all 0 if it is not to act."""
        is_acting = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self.setting.encode(self.position, self._seats[agent]),
            "action_mask": self._mask if is_acting else self.setting.no_mask(),
        }

    def state(self) -> Array:
        """Return the whole position with all that is hidden, from the side of `player_0`: for critics."""
        return self.game.encode_all(self.position, 0)

    def step(self, action: int) -> None:
        """Apply the action of the agent to act; raises IllegalAction for one that it may not do."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.apply(self.position, action)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over(self.position):
            shares = self.setting.rewards(self.position)
            self.rewards = dict(zip(self.agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self._select()
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """Show the position as the agent to act sees it; None in the mode `human`."""
        seat = self.game.turn(self.position)
        shown = self.setting.render(self.render_mode, self.position, seat)
        if self.render_mode == HUMAN:
            sys.stdout.write(f"{shown}\n")
            return None
        return shown


def raw_env(**kwargs: Any) -> RawEnv:
    """Return a `RawEnv`: quicker than `env`, and an illegal action raises IllegalAction."""
    return RawEnv(**kwargs)


def env(**kwargs: Any) -> Any:
    """Return a `RawEnv` in PettingZoo's wrappers, which check the order of calls.

    Where rewards are shares of the win, an illegal action ends the game, and its agent gets -1.
    """
    made: Any = RawEnv(**kwargs)
    if made.setting.reward == WIN_SHARES:
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


for _name, _version in registered():
    register("aec", f"polis/{_name}-v{_version}", f"{__name__}:env", kwargs={"game": _name})
