"""`Batch.look` shows what a seat would know after each action, and nothing that is hidden from it."""

from typing import Any

import numpy as np
import pytest

import polis
from polis.batch.batch import Batch
from polis.core.kernels.kernel import COMPILED
from polis.core.kernels.layout import State, as_state
from polis.core.texts.errors import PolisError
from polis.games import NAMES, load
from tests.examples.installing import EXAMPLE

SEED = bytes(range(16))
PLACES, STEPS = (4, 60) if COMPILED else (2, 4)


def world_of(game: Any, batch: Batch, place: int) -> Any:
    """The world that the next look draws for a place."""
    world = as_state(game.observe(batch.state(place), int(batch.seat[place])).copy(), State)
    room = np.empty(game.kernels.room, np.int16)
    game.kernels.fill_world(
        world, 0, game.tables, room, batch._places.dice[place : place + 1].copy()
    )
    return world


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["float32", "bytes"])
def test_a_look_is_what_the_front_door_shows_after_each_action(name: str, form: Any) -> None:
    game: Any = load(name)
    batch = Batch(game, PLACES, 3, SEED, encoding=form, threads=2)
    rng = np.random.default_rng(3)
    for _ in range(STEPS):
        worlds = [world_of(game, batch, place) for place in range(PLACES)]
        before = batch.seen.copy()
        rows = iter(batch.look())
        assert (batch.seen == before).all()
        for place, world in enumerate(worlds):
            for action in batch.legal[place, : batch.count[place]].tolist():
                after = world.copy()
                game.apply(after, action)
                floats = game.encode(game.observe(after, int(batch.seat[place])))
                if form == "bytes":
                    assert np.abs(next(rows) - 255 * floats.astype(float)).max() < 0.501
                else:
                    assert (next(rows) == floats).all()
        assert next(rows, None) is None
        drawn = (rng.random(PLACES) * batch.count).astype(int)
        batch.step(batch.legal[np.arange(PLACES), drawn])


@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(name: str) -> None:
    game: Any = load(name)
    batch, other = (Batch(game, PLACES, 2, SEED, encoding="bytes") for _ in range(2))
    rng = np.random.default_rng(5)
    for _ in range(STEPS):
        for place in range(PLACES):
            seen = game.observe(batch.state(place), int(batch.seat[place]))
            other.states[place] = game.sample_world(seen, rng)[0]
        assert (batch.look() == other.look()).all()
        actions = batch.legal[np.arange(PLACES), batch.count - 1]
        batch.step(actions)
        other.states[:] = batch.states
        for name_of in ("legal", "listed", "seat", "dice"):
            getattr(other._places, name_of)[:] = getattr(batch._places, name_of)


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
def test_where_a_game_is_over_there_is_nothing_to_look_at() -> None:
    game: Any = load("archon")
    with Batch(game, 3, 2, SEED, encoding="bytes", reset="off") as batch:
        while batch.count.any():
            assert len(batch.look()) == batch.count.sum()
            batch.step(batch.legal[:, 0])
        assert batch.look().shape == (0, batch.seen.shape[1])


def test_a_look_needs_an_encoding_and_worlds(monkeypatch: Any, tmp_path: Any) -> None:
    with pytest.raises(PolisError, match=r"look: .* needs an encoding"):
        Batch(load("arkadia"), 1, 2).look()
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    monkeypatch.setenv("POLIS_ENGINES", str(tmp_path))
    import polis_thirtyone  # noqa: PLC0415 - where the example is

    game = polis_thirtyone.ThirtyOneSpec().load()
    with pytest.raises(PolisError, match="look: "):
        polis.Batch(game, 1, 2).look()
