"""The environments for PettingZoo: its own tests, and what they do not look at."""

import copy
import pickle
import re
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.env_registry.exceptions import VersionNotFound
from pettingzoo.test import api_test, render_test, seed_test

import polis
from polis.envs import pettingzoo as adapter
from polis.games import NAMES
from tests.envs.playing import two_worlds

# That an observation is a dictionary with a mask is usual for games; PettingZoo names those that it knows.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(env: Any, rng: np.random.Generator, most: int = 10_000) -> dict[str, float]:
    """Play at random by the masks; the sum of each agent's rewards."""
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, is_done, _, info = env.last()
        sums[agent] += reward
        if is_done:
            env.step(None)
            continue
        assert info["action_mask"].tobytes() == seen["action_mask"].tobytes()
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return sums


def test_it_passes_the_tests_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.make("aec", f"polis/{name}-v0"), num_cycles=200)
    seed_test(lambda: adapter.env(game=name, seats=3), num_cycles=40)
    render_test(lambda **more: adapter.env(game=name, seats=4, **more))
    assert "Passed" in capsys.readouterr().out


def test_the_id_carries_the_version_of_the_spaces(name: str) -> None:
    version = polis.load(name).spaces_version
    assert (
        pettingzoo.make("aec", f"polis/{name}").unwrapped.metadata["name"] == f"{name}_v{version}"
    )
    with pytest.raises(
        VersionNotFound, match=rf"^Environment version v9 .* Available version: v{version}$"
    ):
        pettingzoo.make("aec", f"polis/{name}-v9")
    with pytest.raises(
        polis.PolisError, match=r"^Version 9 of the actions and the encoding of .*\.$"
    ):
        adapter.env(game=name, spaces_version=9)


def test_a_seed_deals_the_game_of_that_seed_and_the_rest_follows_from_it(name: str) -> None:
    env = adapter.raw_env(game=name, seats=3)
    env.reset(seed=7)
    state, _ = polis.new_game(env.game, seats=3, seed=7)
    assert env.position.tobytes() == state.tobytes()
    env.reset()
    again = adapter.raw_env(game=name, seats=3)
    again.reset(seed=7)
    again.reset()
    assert env.position.tobytes() == again.position.tobytes() != state.tobytes()


def test_masks_and_rewards_are_those_of_the_game(name: str, seed: int) -> None:
    env, rng = adapter.env(game=name, seats=4), np.random.default_rng(seed)
    env.reset(seed=seed)
    game, first = env.unwrapped.game, env.agent_selection
    legal = game.legal(env.unwrapped.position)
    assert np.flatnonzero(env.observe(first)["action_mask"]).tolist() == legal.tolist()
    for agent in set(env.agents) - {first}:
        assert not env.observe(agent)["action_mask"].any()
        assert env.infos[agent] == {}
    everything = game.encode_all(env.unwrapped.position, 0)
    assert env.state().tobytes() == everything.tobytes()
    sums = played(env, rng)
    assert list(sums.values()) == game.win_shares(env.unwrapped.position)
    ahead = adapter.env(game=name, reward="margins")
    ahead.reset(seed=seed)
    assert list(played(ahead, rng).values()) == game.margins(ahead.unwrapped.position)


def test_an_illegal_action_ends_the_game_or_raises_an_error(name: str) -> None:
    raw, env = adapter.raw_env(game=name), adapter.env(game=name)
    for each in (raw, env):
        each.reset(seed=1)
    illegal = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    before = raw.position.tobytes()
    with pytest.raises(polis.errors.IllegalAction):
        raw.step(illegal)
    with pytest.raises(polis.errors.IllegalAction, match="whole number"):
        raw.step(None)  # type: ignore[arg-type]
    assert raw.position.tobytes() == before
    agent = env.agent_selection
    env.step(illegal)
    assert env.rewards == {**dict.fromkeys(env.possible_agents, 0), agent: -1}
    assert all(env.terminations.values())


def test_a_copy_goes_on_by_itself(name: str, seed: int) -> None:
    env = adapter.env(game=name)
    env.reset(seed=seed)
    played(env, np.random.default_rng(seed), 30)
    for made in (copy.deepcopy(env.unwrapped), pickle.loads(pickle.dumps(env.unwrapped))):  # noqa: S301
        assert made.position.tobytes() == env.unwrapped.position.tobytes()
        assert sum(played(made, np.random.default_rng(seed)).values()) == pytest.approx(1)
        assert made.position.tobytes() != env.unwrapped.position.tobytes()


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(name: str, seed: int) -> None:
    env, found = adapter.raw_env(game=name, seats=3, render_mode="ansi"), 0
    env.reset(seed=0)
    for seat, *worlds in two_worlds(env.game, 3, seed):
        shown = []
        for env.position in worlds:
            env._select()
            seen, *_, info = env.last()
            assert env.agent_selection == f"player_{seat}"
            shown.append(
                (seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.render())
            )
            assert info["action_mask"].tobytes() == seen["action_mask"].tobytes()
        found += 1
        assert shown[0] == shown[1]
    assert found > 5


def test_what_cannot_be_made_is_said_in_a_sentence() -> None:
    for wanted, sentence in (
        ({"game": "chess"}, "chess"),
        ({"game": "arkadia", "seats": 7}, "2 to 4"),
        ({"game": "arkadia", "reward": "gold"}, "A reward is win_shares or margins, not 'gold'."),
        (
            {"game": "arkadia", "render_mode": "film"},
            "A render_mode is ansi, rgb_array, human or None",
        ),
        ({"game": "arkadia", "options": {"dragons": True}}, "dragons"),
    ):
        with pytest.raises(polis.PolisError, match=re.escape(sentence)):
            adapter.env(**wanted)
