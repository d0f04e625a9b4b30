"""Games against oneself: repeatable samples that say how their games ended."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import Shard, read_shard, sample_dtype, write_shard
from polis_lab.training.selfplay import SelfPlay

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games take minutes interpreted")
GAMES = {name: load(name) for name in ("arkadia", "archon")}
SEAT_NUMBERS = 3


@pytest.fixture(params=["arkadia", pytest.param("archon", marks=pytest.mark.long)])
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def player(game: Any, is_guided: bool) -> SelfPlay:
    """A player with a small recipe; the network is empty, so it rates all seats equally."""
    recipe = Recipe(game.name, "a", simulations=12, quick=4)
    return SelfPlay(game, recipe, np.zeros(1, compiled_bots(game).net_dtype) if is_guided else None)


def played(samples: Any) -> Any:
    """The samples from which a game was played on to its end."""
    return samples[samples["result"].any(1)]


@pytest.mark.parametrize("is_guided", [False, True])
def test_the_same_numbers_give_the_same_games(game: Any, is_guided: bool) -> None:
    first = player(game, is_guided).play(1, 4, 3)
    again = player(game, is_guided).play(1, 4, 3)
    assert first.samples.tobytes() == again.samples.tobytes()
    assert first.samples.tobytes() != player(game, is_guided).play(2, 4, 3).samples.tobytes()


@pytest.mark.parametrize("is_guided", [False, True])
def test_samples_say_how_their_games_ended(game: Any, is_guided: bool) -> None:
    samples = played(player(game, is_guided).play(0, 0, SEAT_NUMBERS).samples)
    assert set(samples["seats"].tolist()) == {2, 3, 4}
    assert samples["result"].sum(1) == pytest.approx(1)
    there = np.arange(4) < samples["seats"][:, None]
    assert not samples["result"][~there].any()
    assert (samples["scores"][there] >= 0).all()
    best = np.where(there, samples["scores"], -1).max(1, keepdims=True)
    assert (
        samples["scores"][samples["result"] > 0] == best.repeat(4, 1)[samples["result"] > 0]
    ).all()


def test_only_thorough_searches_are_learned_from(game: Any) -> None:
    assert not player(game, is_guided=False).play(0, 0, 2).samples["choices"].any()
    samples = player(game, is_guided=True).play(0, 0, SEAT_NUMBERS).samples
    learned = samples[samples["choices"] > 0]
    assert 0 < len(learned) < len(samples)
    assert (learned["visits"].sum(1) <= 1 + 1e-5).all()
    assert (learned["leads"] <= 0).all()
    assert learned["expected"].sum(1) == pytest.approx(1, abs=1e-4)
    assert (np.diff(learned["visits"], axis=1) <= 1e-6).all()


def test_every_search_says_what_it_expects_also_of_ways_not_played(game: Any) -> None:
    samples = player(game, is_guided=True).play(0, 0, SEAT_NUMBERS).samples
    beside = samples[~samples["result"].any(1)]
    assert 0 < len(beside) < len(samples)
    assert beside["is_leaf"].all()
    assert not beside["choices"].any()
    assert not beside["scores"].any()
    assert beside["expected"].sum(1) == pytest.approx(1, abs=1e-4)
    on_the_way = played(samples)
    assert on_the_way["expected"].any(1).mean() > 0.5  # not the turns of the greedy bot
    known = {one.tobytes() for one in on_the_way["inputs"]}
    assert sum(one.tobytes() not in known for one in beside["inputs"]) > len(beside) // 2
    recipe = Recipe(game.name, "a", simulations=12, quick=4, side=0)
    alone = (
        SelfPlay(game, recipe, np.zeros(1, compiled_bots(game).net_dtype))
        .play(0, 0, SEAT_NUMBERS)
        .samples
    )
    assert alone["result"].any(1).all()


def test_a_player_that_is_told_to_stop_plays_no_further_game(game: Any) -> None:
    told = iter([False, True, True])
    recipe = Recipe(game.name, "a")
    shard = SelfPlay(game, recipe, None, lambda: next(told)).play(0, 0, 3)
    assert shard.games == 1


def test_a_shard_is_kept(tmp_path: Path, game: Any) -> None:
    shard = player(game, is_guided=False).play(0, 0, 1)
    write_shard(tmp_path / "a.npz", shard)
    kept = read_shard(tmp_path / "a.npz", shard.samples.dtype)
    assert kept.samples.tobytes() == shard.samples.tobytes()
    assert kept.games == 1
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]


def test_a_damaged_shard_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    write_shard(path, Shard(np.zeros(4, sample_dtype(3)), 1))
    with pytest.raises(PolisError, match="another version of this program; delete it"):
        read_shard(path, sample_dtype(5))
    path.write_bytes(path.read_bytes()[:-30])
    with pytest.raises(PolisError, match="is damaged; delete it, and its games are played again"):
        read_shard(path, sample_dtype(3))


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"simulations": 0}, "recipe's 'simulations' must be at least 1"),
        ({"rounds": -1}, "recipe's 'rounds' must be at least 0"),
        ({"games": 0}, "recipe's 'games' must be at least 1"),
        ({"noise": 1.5}, "recipe's 'noise' must be between 0 and 1"),
        ({"side": -0.1}, "recipe's 'side' must be between 0 and 1"),
        ({"first_units": 0}, "recipe's 'first_units' must be at least 1"),
    ],
)
def test_a_recipe_that_leads_to_nothing_is_refused(wish: Any, sentence: str) -> None:
    with pytest.raises(PolisError, match=sentence):
        Recipe("arkadia", "a", **wish)


def test_a_recipe_is_written_and_read(tmp_path: Path) -> None:
    recipe = Recipe("archon", "a", rounds=3)
    recipe.write(tmp_path / "recipe.json")
    assert Recipe.read(tmp_path / "recipe.json") == recipe
    (tmp_path / "recipe.json").write_text("{}", "utf-8")
    with pytest.raises(PolisError, match="is not the recipe of a training"):
        Recipe.read(tmp_path / "recipe.json")
