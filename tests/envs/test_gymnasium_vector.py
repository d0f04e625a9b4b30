"""Many games at once for Gymnasium, in each of its three modes."""

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import polis
import polis.envs.gymnasium  # registers the games
from polis.envs.gymnasium_vector import PolisVectorEnv
from polis.games import NAMES

GAMES = 3


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[one.value for one in AutoresetMode])
def mode(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action at random in each game, 0 where none is."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


def is_told_at_the_end(game: Any, state: Any, reward: float, info: Any, k: int) -> None:
    """A game that stays over: the reward and points of its end, and nothing to do."""
    assert game.is_over(state)
    assert reward == pytest.approx(game.win_shares(state)[1])
    assert info["_scores"][k]
    assert info["scores"][k].tolist() == game.scores(state)
    assert not info["action_mask"][k].any()


def test_games_end_and_begin_as_the_mode_says(name: str, mode: str, seed: int) -> None:
    env: Any = gymnasium.make_vec(
        f"polis/{name.capitalize()}-v0", GAMES, vectorization_mode="vector_entry_point", seats=3, seat=1,
        opponents=["greedy", "random"], illegal="raise", autoreset_mode=mode,
    )  # fmt: skip
    assert env.metadata["autoreset_mode"] == AutoresetMode(mode)
    rng, ends, ended = np.random.default_rng(seed), 0, np.zeros(GAMES, bool)
    game, batch = env.unwrapped.game, env.unwrapped.batch
    seen, info = env.reset(seed=seed)
    assert env.observation_space.contains(seen)
    while ends < 4:
        actions = chosen(info["action_mask"], rng)
        assert env.action_space.contains(actions)
        seen, rewards, done, truncated, info = env.step(actions)
        assert not truncated.any()
        assert not rewards[~done].any() and not done[ended].any()  # noqa: PT018
        ended = done if mode == "NextStep" else ended
        for k in range(GAMES):
            shown = game.encode(game.observe(batch.state(k), 1)).tobytes()
            if not done[k]:
                assert seen[k].tobytes() == shown
                listed = np.flatnonzero(info["action_mask"][k]).tolist()
                assert listed == game.legal(batch.state(k)).tolist()
                continue
            ends += 1
            assert seen[k].tobytes() == shown
            if mode == "SameStep":
                assert info["final_info"]["_scores"][k]
                assert info["_final_obs"][k]
                assert info["final_obs"][k].tobytes() != shown
                assert info["action_mask"][k].any()
            else:
                is_told_at_the_end(game, batch.state(k), rewards[k], info, k)
        if mode == "Disabled" and done.any():
            with pytest.raises(polis.PolisError, match="reset them"):
                env.step(actions)
            seen, info = env.reset(options={"reset_mask": done})
            assert info["action_mask"].any(axis=1).all()
    env.close()


def test_the_games_are_those_of_the_front_door(name: str) -> None:
    env = PolisVectorEnv(name, 2, seats=2)
    env.reset(seed=[7, 8])
    for k in range(2):
        state, _ = polis.new_game(env.game, 2, seed=7 + k)
        if env.game.turn(state) == 0:
            assert env.batch.state(k).tobytes() == state.tobytes()
    first = [env.reset(seed=5)[0].tobytes() for _ in range(2)]
    assert first[0] == first[1] != env.reset()[0].tobytes()
    env.close()


def test_an_illegal_action_loses_its_game_or_raises_an_error(name: str) -> None:
    for illegal in ("lose", "raise"):
        env = PolisVectorEnv(name, GAMES, illegal=illegal)
        _, info = env.reset(seed=1)
        actions = np.argmax(info["action_mask"], axis=1)
        actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[-1]
        if illegal == "raise":
            with pytest.raises(polis.errors.IllegalAction, match=r"^Place 1: "):
                env.step(actions)
            continue
        _, rewards, done, _, _ = env.step(actions)
        assert rewards.tolist() == [0, -1, 0]
        assert done.tolist() == [False, True, False]


def test_margins_are_rewards_too(name: str, seed: int) -> None:
    env, rng = (
        PolisVectorEnv(name, 2, reward="margins", illegal="raise"),
        np.random.default_rng(seed),
    )
    _, info = env.reset(seed=seed)
    done = np.zeros(2, bool)
    while not done.any():
        _, rewards, done, _, info = env.step(chosen(info["action_mask"], rng))
    for k in np.flatnonzero(done).tolist():
        assert rewards[k] == env.game.margins(env.batch.state(k))[0]


def test_what_cannot_be_made_is_said_in_a_sentence() -> None:
    for wanted, sentence in (
        ({"seat": None}, "The learner has the same seat in all games, 0 to 1, not None."),
        (
            {"autoreset_mode": "later"},
            "An autoreset_mode is NextStep, SameStep, Disabled, not 'later'.",
        ),
        ({"opponents": "adept"}, "'adept' does not move inside a batch"),
        ({"reward": "margins"}, "use illegal='raise'."),
        ({"spaces_version": 9}, "Version 9 of"),
    ):
        with pytest.raises(polis.PolisError, match=re.escape(sentence)):
            PolisVectorEnv("arkadia", 2, **wanted)
