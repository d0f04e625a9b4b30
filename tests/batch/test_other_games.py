"""A game from another package is batched with what it has: with its own deal, or dealt in Python."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import polis
from polis.batch.batch import Batch
from polis.batch.runner import new_runner
from polis.core.seeds import batch_secret
from tests.examples.installing import EXAMPLE

SEED = bytes(range(16))
PLACES, STEPS = 3, 45


@pytest.fixture
def thirtyone(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> Any:
    """The game, interpreted."""
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    monkeypatch.setenv("POLIS_ENGINES", str(tmp_path))
    import polis_thirtyone  # noqa: PLC0415 - where the example is

    return polis_thirtyone.ThirtyOneSpec().load()


def dealt_in_python(game: Any) -> Any:
    """The same game without the kernel that deals."""
    kind = type(game)
    return type("Slow", (kind,), {"kernels": replace(kind.kernels, deal=None)})()


@pytest.mark.parametrize("deals", [True, False])
@pytest.mark.sample(2)
def test_its_batch_plays_the_games_of_the_front_door(thirtyone: Any, deals: bool) -> None:
    game = thirtyone if deals else dealt_in_python(thirtyone)
    options = {"all_three": False}
    batch = Batch(game, PLACES, 3, SEED, options, threads=2, mask="bool")
    states = [
        polis.new_game(game, 3, options, batch_secret(SEED, place, 0))[0] for place in range(PLACES)
    ]
    rng, ended = np.random.default_rng(1), 0
    for _ in range(STEPS):
        actions = []
        for place, state in enumerate(states):
            assert batch.state(place).tobytes() == state.tobytes()
            legal = game.legal(state)
            assert batch.legal[place, : batch.count[place]].tolist() == legal.tolist()
            assert (batch.mask[place] == game.legal_mask(state)).all()
            actions.append(int(rng.choice(legal)))
        batch.step(actions)
        for place, state in enumerate(states):
            game.apply(state, actions[place])
            assert batch.done[place] == game.is_over(state)
            if game.is_over(state):
                ended += 1
                assert batch.rewards[place].tolist() == np.float32(game.win_shares(state)).tolist()
                states[place], _ = polis.new_game(game, 3, options, batch.seed_of(place))
    assert ended > 0


@pytest.mark.parametrize("deals", [True, False])
def test_a_game_that_ends_before_a_learner_acts_is_passed_over(thirtyone: Any, deals: bool) -> None:
    game = thirtyone if deals else dealt_in_python(thirtyone)
    batch = Batch(game, 60, 4, 3, opponents=dict.fromkeys(range(3), "random"))
    assert (batch.seat == 3).all()
    assert (batch.count > 0).all()
    assert not batch.done.any()


def test_a_series_of_its_games_is_that_of_the_front_door(thirtyone: Any) -> None:
    figures = thirtyone.spec.figures()
    runner = new_runner(thirtyone, figures, thirtyone.new_options({}), ["random"] * 2, SEED)
    found = figures.summary(runner.play(0, 3), 2, runner.tally)
    assert found["decisions"] == sum(phase["decisions"] for phase in found["phases"].values())
    assert sum(found["endings"].values()) == 3
    assert sum(found["wins_by_seat"]) == pytest.approx(1)
    assert found["turns_a_seat"] == pytest.approx(found["decisions"] / 6)


def test_what_it_lacks_is_said_in_a_sentence(thirtyone: Any) -> None:
    with pytest.raises(polis.PolisError, match="Thirty-one has no encoding in a batch"):
        Batch(thirtyone, 1, encoding="float32")
    with pytest.raises(
        polis.PolisError, match="'greedy' does not move inside a batch of Thirty-one; random can"
    ):
        Batch(thirtyone, 1, opponents={1: "greedy"})
    own = type("Own", (type(thirtyone),), {"standings": lambda *_: [(0,)] * 2})()
    with pytest.raises(polis.PolisError, match="Thirty-one has standings of its own"):
        Batch(own, 1)
