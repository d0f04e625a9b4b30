"""A network is trained against a level that does not learn."""

import json
from pathlib import Path
from typing import Any

import pytest

from polis.bots.network_store import load_net, weights_for
from polis.cli import run
from polis.games import load
from polis_lab.training.best_response import fields_against
from polis_lab.training.recipe import Recipe
from polis_lab.training.selfplay import SelfPlay
from polis_lab.training.training import Watch, begin, train

ARKADIA = load("arkadia")
SMALL: dict[str, Any] = {"rounds": 1, "games": 3, "simulations": 4, "epochs": 1}
WORDS = [f"--{name}={number}" for name, number in SMALL.items()]


def test_a_training_against_a_level_begins_where_the_level_is(tmp_path: Path) -> None:
    begin(tmp_path, Recipe("arkadia", "a", **SMALL, **fields_against(ARKADIA, "artisan")))
    path = train(ARKADIA, tmp_path, 1, Watch())
    start = weights_for(ARKADIA, "artisan")
    assert not (tmp_path / "round-0").exists()
    assert (tmp_path / "start.npz").read_bytes() == start.read_bytes()
    net, before = load_net(ARKADIA, path), load_net(ARKADIA, start)
    assert net["firsts"] == before["firsts"]
    assert net["value"].tobytes() != before["value"].tobytes()
    assert "guided search against the artisan" in (tmp_path / "curves.html").read_text("utf-8")


def test_a_command_against_a_level_goes_on_with_the_same_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "response"
    command = ["train", "arkadia", "--out", str(out), "--workers", "1"]
    assert run([*command, "--against", "journeyman", "--seed", "a", *WORDS]) == 0
    recipe = json.loads((out / "recipe.json").read_text("utf-8"))
    assert recipe["against"] == "journeyman"
    assert recipe["start"] == str(weights_for(ARKADIA, "journeyman"))
    games = out / "round-1" / "games-00000.npz"
    played = games.read_bytes()
    games.unlink()
    capsys.readouterr()
    assert run([*command, "--resume"]) == 0
    assert games.read_bytes() == played
    assert run([*command, "--resume", "--against", "adept"]) == 2
    assert "continues with its own recipe" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_values_are_learned_where_the_seat_that_learns_evaluates(name: str) -> None:
    game = load(name)
    start = fields_against(game, "artisan")
    recipe = Recipe(
        name, "a", games=2, simulations=4, quick=4, thorough=0, greedy=0, side=0, seats=2, **start
    )
    player = SelfPlay(game, recipe, load_net(game, Path(start["start"])))
    for learner in (0, 1):
        samples = player.play(1, learner, 1).samples
        assert len(samples) > 5
        assert samples["is_leaf"].all()
        assert (samples["seats"] == 2).all()
        assert (samples["expected"].sum(1) > 0).mean() > 0.8
        # In Arkadia a search looks at positions after the reply, in Archon before it; there a seat
        # may be on turn twice in a row.
        own = (samples["mover"] == learner).mean()
        assert own == 1 if name == "arkadia" else own < 0.1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--against", "clever"], "There is no level 'clever' to train against; the levels are"),
        (["--against", "search"], "There is no level 'search' to train against; the levels are"),
        (["--against", "adept", "--alone"], "not both at once"),
        (["--against", "adept", "--from", "nowhere.npz"], "There is no file with weights at nowhere"),
        (["--against", "adept", "--rounds", "0"], "The recipe's 'rounds' must be at least 1"),
    ],
)  # fmt: skip
def test_a_wrong_command_against_a_level_is_told_in_one_sentence_and_begins_nothing(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", "arkadia", "--out", str(tmp_path / "response"), *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line
    assert list(tmp_path.iterdir()) == []
