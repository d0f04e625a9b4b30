"""The environments for Gymnasium: its own checks, and what they do not look at."""

import re
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import VersionNotFound
from gymnasium.utils.env_checker import check_env

import polis
from polis.envs.gymnasium import PolisEnv
from polis.games import NAMES
from tests.envs.playing import two_worlds


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(
    env: PolisEnv, rng: np.random.Generator, seed: int | None = None
) -> tuple[str, float, Any]:
    """Play a game at random by the masks: all that was seen, the reward and the last info."""
    seen, info = env.reset(seed=seed)
    told, is_done, reward = [seen.tobytes()], False, 0.0
    while not is_done:
        assert (np.flatnonzero(info["action_mask"]) == np.flatnonzero(env.action_masks())).all()
        seen, reward, is_done, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))  # type: ignore[assignment]
        told.append(seen.tobytes())
        assert reward == 0 or is_done
    return b"".join(told).hex(), reward, info


def test_it_passes_the_checks_of_gymnasium(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"polis/{name.capitalize()}-v0")
    check_env(made.unwrapped)
    assert len(capsys.readouterr().out) > 1000, "the mode 'human' draws the position"
    others = ["greedy", "random"]
    drawn = gymnasium.make(f"polis/{name.capitalize()}-v0", seats=3, seat=None, opponents=others)
    check_env(drawn.unwrapped, skip_render_check=True)


def test_the_id_carries_the_version_of_the_spaces(name: str) -> None:
    with pytest.raises(VersionNotFound, match=r"^Environment version `v9` for .* `v0` \]\.$"):
        gymnasium.make(f"polis/{name.capitalize()}-v9")
    with pytest.raises(
        polis.PolisError, match=r"^Version 9 of the actions and the encoding of .*\.$"
    ):
        PolisEnv(name, spaces_version=9)


def test_a_seed_gives_the_same_games(name: str, seed: int) -> None:
    found = []
    for _ in range(2):
        env, rng = PolisEnv(name, 3, None, ["greedy", "random"]), np.random.default_rng(seed)
        env.reset(seed=seed)
        state, _ = polis.new_game(env.game, 3, seed=seed)
        bots_first = env.game.turn(state) != env.seat
        assert bots_first or env.position.tobytes() == state.tobytes()
        found.append([played(env, rng, seed), played(env, rng)])
    for one, other in zip(*found, strict=True):
        assert one[:2] == other[:2]
        assert one[2]["seat"] == other[2]["seat"]
    assert found[0][0][0] != found[0][1][0]


def test_the_reward_is_the_share_of_the_win_or_the_margin(name: str, seed: int) -> None:
    for reward in ("win_shares", "margins"):
        env = PolisEnv(name, 2, 1, reward=reward, illegal="raise")
        _, found, info = played(env, np.random.default_rng(seed), seed)
        assert found == getattr(env.game, reward)(env.position)[1]
        assert info["scores"].tolist() == env.game.scores(env.position)
        assert info["winners"] == env.game.winners(env.position)
        assert not info["action_mask"].any()
        with pytest.raises(polis.PolisError, match="reset the environment"):
            env.step(0)


def test_a_drawn_seat_is_each_in_turn(name: str) -> None:
    env = PolisEnv(name, 3, seat=None)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2}


def test_an_illegal_action_loses_the_game_or_raises_an_error(name: str) -> None:
    env = PolisEnv(name)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, is_done, _, info = env.step(illegal)
    assert (reward, is_done) == (-1, True)
    assert info["illegal"].startswith(env.game.text(illegal))
    strict = PolisEnv(name, illegal="raise")
    strict.reset(seed=1)
    before = strict.position.tobytes()
    with pytest.raises(polis.errors.IllegalAction):
        strict.step(illegal)
    assert strict.position.tobytes() == before


class Remembers:
    """Plays at random and keeps what it is told."""

    name = "remembers"

    def __init__(self) -> None:
        self.heard: list[polis.Event] = []

    def told(self, events: Sequence[polis.Event]) -> None:
        self.heard += events

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:  # noqa: ARG002
        return int(rng.choice(legal))


def test_a_bot_is_told_what_its_seat_has_seen(seed: int) -> None:
    bot = Remembers()
    env = PolisEnv("arkadia", opponents=bot)
    played(env, np.random.default_rng(seed), seed)
    assert bot.heard[0].kind == "game_started"
    assert all(not event.private or event.fields["seat"] == 1 for event in bot.heard)
    assert sum(event.kind == "turn_started" for event in bot.heard) > 20


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(name: str, seed: int) -> None:
    env, found = PolisEnv(name, 3, render_mode="ansi"), 0
    env.reset(seed=0)
    for seat, *worlds in two_worlds(env.game, 3, seed):
        env.seat, shown = seat, []
        for env.position in worlds:
            info = env._info()
            assert info.keys() == {"action_mask", "seat"}
            shown.append(
                (env._observation().tobytes(), info["action_mask"].tobytes(), env.render())
            )
        found += 1
        assert shown[0] == shown[1]
    assert found > 5


def test_what_cannot_be_made_is_said_in_a_sentence() -> None:
    for wanted, sentence in (
        ({"seat": 2}, "There is no seat 2; seats are 0 to 1."),
        ({"seats": 3, "opponents": ["random"]}, "one for each of the 2 other seats."),
        ({"opponents": "genius"}, "genius"),
        ({"illegal": "ignore"}, "'illegal' is lose or raise, not 'ignore'."),
        ({"reward": "margins"}, "use illegal='raise'."),
    ):
        with pytest.raises(polis.PolisError, match=re.escape(sentence)):
            PolisEnv("arkadia", **wanted)
