"""Bots that have learned: their weights fit, they read what they say, and they play well."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polis
from polis.batch.batch import Batch
from polis.core.kernels.kernel import COMPILED
from polis.core.texts.errors import PolisError
from polis.games import NAMES, load
from polis.games.arkadia.model import COLUMNS, ROWS
from polis.games.learned import arkadia
from polis.games.learned.bot import LearnedBot, reader, weights_path
from polis.games.levels import LEARNED

MOST_BYTES = 300_000
EDGE = arkadia.EDGE


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", LEARNED)
def test_weights_are_small_and_choose_a_legal_action(name: str, bot: str) -> None:
    assert weights_path(name, bot).stat().st_size <= MOST_BYTES
    game: Any = load(name)
    player = polis.new_bot(game, bot)
    assert player.name == bot
    state, _ = polis.new_game(game, seats=3, seed=5)
    for _ in range(12 if COMPILED else 2):
        seen = game.observe(state, game.turn(state))
        legal = game.legal(state)
        rng = np.random.default_rng(1)
        chosen = player.decide(seen, legal, rng)
        assert chosen in legal
        assert player.decide(seen, legal, np.random.default_rng(1)) == chosen
        game.apply(state, chosen)


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
@pytest.mark.parametrize("name", NAMES)
def test_a_learned_bot_wins_from_chance(name: str) -> None:
    game: Any = load(name)
    bots = [polis.new_bot(game, "learned-small"), polis.new_bot(game, "random")]
    for seed in (1, 2):
        played = polis.arena.play_game(game, bots, seed=seed).result
        assert played is not None
        assert played.winners == (0,)


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
def test_the_contest_of_the_manual_runs() -> None:
    contest = Path(__file__).parents[2] / "examples" / "learning" / "contest.py"
    words = [sys.executable, str(contest), "archon", "--games", "4", "--against", "random"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    told = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in told] == [
        "archon-learned-small against random",
        "archon-learned against random",
    ]
    assert "100.0 %" in told[1]


def test_weights_for_something_else_are_refused_in_a_sentence(tmp_path: Path) -> None:
    archon: Any = load("archon")
    with pytest.raises(PolisError, match=r"are for 'arkadia', not 'archon'\.$"):
        LearnedBot("mine", archon, weights_path("arkadia", "learned"))
    broken = tmp_path / "mine.npz"
    broken.write_bytes(weights_path("archon", "learned").read_bytes()[:5000])
    with pytest.raises(PolisError, match="cannot be read"):
        LearnedBot("mine", archon, broken)
    with pytest.raises(PolisError, match="cannot be read"):
        polis.new_bot(archon, "learned", weights=tmp_path / "nothing.npz")


def test_weights_for_other_spaces_are_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = load("archon")
    path = tmp_path / "mine.npz"
    shutil.copy(weights_path("archon", "learned"), path)
    monkeypatch.setattr(type(game), "spaces_version", game.spaces_version + 1)
    with pytest.raises(PolisError, match=r"the weights in .*mine\.npz"):
        LearnedBot("mine", game, path)


def test_windows_are_what_lies_around_the_buildings_under_construction() -> None:
    game: Any = load("arkadia")
    batch = Batch(game, 3, 3, 7, encoding="bytes")
    rng = np.random.default_rng(2)
    for _ in range(60 if COMPILED else 3):
        batch.step(batch.legal[np.arange(3), (rng.random(3) * batch.count).astype(int)])
    inputs = arkadia.read(batch.seen)
    parts = {one.name: batch.seen[:, one.place].reshape(3, *one.shape) for one in game.encoding}
    assert len(inputs.of) == np.count_nonzero(parts["sites"]) > 0
    squares = [tuple(one) for one in np.argwhere(parts["sites"])]
    assert [row for row, *_ in squares] == inputs.of.tolist()
    for (row, top, left), near in zip(squares, inputs.near, strict=True):
        window = near[: 4 * arkadia.SIDE**2].reshape(4, arkadia.SIDE, arkadia.SIDE)
        for (down, right), free in np.ndenumerate(window[0]):
            at = top + down - EDGE, left + right - EDGE
            inside = 0 <= at[0] < ROWS and 0 <= at[1] < COLUMNS
            assert free == (parts["free"][row][at] / 255 if inside else 0)
            for plane, seats in ((1, [0]), (2, [1, 2, 3]), (3, [4])):
                there = inside and any(parts["workers"][row, seat][at] for seat in seats)
                assert window[plane, down, right] == there


@pytest.mark.parametrize("name", NAMES)
def test_a_network_reads_numbers_of_a_usual_size(name: str) -> None:
    game: Any = load(name)
    batch = Batch(game, 4, 2, 3, encoding="bytes")
    inputs = reader(game)(batch.look())
    assert len(inputs.plain) == batch.count.sum()
    for one in (inputs.plain, inputs.near):
        assert one.dtype == np.float32
        assert not one.size or 0 <= one.min() <= one.max() <= 10
