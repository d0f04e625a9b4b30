"""Networks are trained, interrupted, killed and continued; what comes out is what kernels read.

Needs the extra `train`: `make test-train` installs it and runs this folder.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from polis.bots import Budget, new_bot
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.network import share_by_network
from polis.search.tree import SEATS
from polis.search.weights_file import FOLDER
from polis_lab.training.curves import read_curves
from polis_lab.training.learning import Task, learn, losses, tensors
from polis_lab.training.model import Model, adopt, export
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import CHOICES, Shard
from polis_lab.training.training import Watch, begin, train
from tests.train.trainings import CLASSES, INPUTS, SMALL, learned, lesson, small, some_weights

GAMES = {name: load(name) for name in ("arkadia", "archon")}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_kernels_read_what_was_learned(name: str, seats: int, seed: int) -> None:
    torch.manual_seed(seed)
    place = compiled_bots(GAMES[name]).context
    model = Model(place.shape.inputs, place.shape.classes)
    model.standardize(torch.randn(50, place.shape.inputs) * 3 + 1)
    activations, values = np.zeros(1, _activations(place)), np.zeros(4)
    activations["inputs"] = np.random.default_rng(seed).normal(0, 1, activations["inputs"].shape)
    share_by_network(export(model)[0], activations[0], seats, values)
    with torch.no_grad():
        logits, _, _ = model(torch.from_numpy(activations["inputs"]), torch.tensor([seats]))
    assert values == pytest.approx(torch.softmax(logits[0], 0).numpy(), abs=1e-4)


def test_a_wider_model_begins_as_the_network_that_it_goes_on_from(seed: int) -> None:
    torch.manual_seed(seed)
    small, wide = Model(4, CLASSES, (8, 6)), Model(INPUTS, CLASSES, (20, 9))
    small.standardize(torch.randn(50, 4) * 3 + 1)
    with torch.no_grad():
        small.class_row.weight.normal_()
        small.class_bias.weight.normal_()
        small.prior_weight.fill_(0.7)
    adopt(wide, export(small))
    inputs, seats = torch.randn(5, SEATS, INPUTS), torch.tensor([2, 3, 4, 2, 3])
    classes, leads = torch.randint(0, CLASSES, (5, CHOICES)), torch.randn(5, CHOICES)
    with torch.no_grad():
        old, _, mine = small(inputs[:, :, :4], seats)
        new, _, wider = wide(inputs, seats)
        first = small.policy(mine[:, 0], classes, leads)
        assert torch.allclose(old, new, atol=1e-4)
        assert torch.allclose(first, wide.policy(wider[:, 0], classes, leads), atol=1e-4)
    wide.standardize(torch.randn(50, INPUTS))
    assert wide.is_scaled


def test_a_model_computes_the_same_when_its_inputs_are_measured_again() -> None:
    torch.manual_seed(7)
    model = Model(INPUTS, CLASSES, (20, 9))
    adopt(model, export(Model(INPUTS, CLASSES, (20, 9))))
    inputs, seats = torch.randn(5, SEATS, INPUTS), torch.tensor([2, 3, 4, 2, 3])
    measured = torch.randn(50, INPUTS) * 3 + 1
    measured[:, 0] = 2.0  # the same in all of them
    before = model(inputs, seats)
    for seen in (measured, measured * 2):
        model.restandardize(seen)
        for old, new in zip(before, model(inputs, seats), strict=True):
            assert torch.allclose(old, new, atol=1e-4)
    assert torch.allclose(model.shift, seen.mean(0))
    assert float(model.stretch[0]) == 1
    assert torch.allclose(model.stretch[1:], 1 / seen.std(0)[1:])


def test_what_is_new_in_a_wider_model_learns(tmp_path: Path) -> None:
    torch.manual_seed(1)
    wide = Model(INPUTS, CLASSES, (20, 9))
    adopt(wide, export(Model(1, CLASSES, (8, 6))))
    task = Task(Recipe("arkadia", "a", epochs=40), 0, [lesson(1), lesson(2)], tmp_path / "c.pt")
    told: list[Any] = []
    learn(task, wide, told.append)
    assert told[-1].winners > 0.9
    assert export(wide)["value"][0, 6:].any()
    assert export(wide)["first"][0, 1:, :8].any()


def test_weights_that_learn_again_get_a_head_that_knows_the_scores(seed: int) -> None:
    torch.manual_seed(seed)
    model = Model(INPUTS, CLASSES)
    model.standardize(torch.randn(50, INPUTS))
    inputs, seats = torch.randn(500, SEATS, INPUTS), torch.randint(2, SEATS + 1, (500,))
    there = torch.arange(SEATS) < seats[:, None]
    with torch.no_grad():
        before = model(inputs, seats)
        scores = 2 + before[2] @ torch.rand(before[2].shape[-1]) / 10
        model.fit_scores(inputs, seats, scores)
        after = model(inputs, seats)
    assert torch.equal(after[0], before[0])
    assert torch.equal(after[2], before[2])
    off, at_first = ((one[1] - scores)[there].abs().mean() for one in (after, before))
    assert off < 0.05 * at_first


def test_learning_that_only_harms_leaves_earlier_weights_as_they_were(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    torch.manual_seed(1)
    good, _ = learned(tmp_path / "first", 60)
    weights = export(good)
    again = Model(INPUTS, CLASSES)
    adopt(again, weights)
    wrong = lesson(2)
    wrong.samples["result"][:, :2] = wrong.samples["result"][:, 1::-1]
    wrong.samples["visits"][:, :2] = wrong.samples["visits"][:, 1::-1]
    task = Task(Recipe("arkadia", "a", epochs=3), 1, [lesson(1), wrong], tmp_path / "c.pt")
    told: list[Any] = []
    learn(task, again, told.append)
    assert [one.epoch for one in told] == [0, 1, 2, 3]
    assert told[0].loss < min(one.loss for one in told[1:])
    assert told[0].scores < 0.01  # the scores of these lessons are 0
    for name, part in zip(weights.dtype.names, weights[0], strict=True):
        assert export(again)[name][0] == pytest.approx(part, abs=1e-4), name


def test_positions_that_were_only_judged_teach_what_was_expected() -> None:
    samples = lesson(1, 4).samples
    samples["expected"][:, :2] = (0.25, 0.75)
    samples["result"][2:] = 0
    target = tensors(samples, 0.5)["target"]
    assert target[2:, :2].tolist() == [[0.25, 0.75]] * 2
    assert float(target[0, 0]) in {0.125, 0.625}


def _activations(place: Any) -> Any:
    from polis.search.network import activations_dtype  # noqa: PLC0415 - named by its only user

    return activations_dtype(place.shape.inputs, place.shape.units)


def test_what_can_be_learned_is_learned(tmp_path: Path) -> None:
    model, told = learned(tmp_path, 60)
    assert told[-1].winners > 0.95
    assert told[-1].value < told[0].value / 2
    assert told[-1].policy < 0.05 < told[0].policy
    with torch.no_grad():
        classes = torch.tensor([[2, 1, 3] + [0] * (CHOICES - 3)])
        logits = model.policy(torch.zeros(1, 32), classes, torch.zeros(1, CHOICES))[0, :3]
    assert torch.softmax(logits, 0).argmax() == 0


def test_learning_ends_as_its_best_epoch(tmp_path: Path) -> None:
    def noise(seed: int) -> Shard:
        shard = lesson(seed, 300)
        winner = np.random.default_rng(seed).integers(0, 2, 300)
        shard.samples["result"][:, 0], shard.samples["result"][:, 1] = winner, 1 - winner
        return shard

    told: list[Any] = []
    model = Model(INPUTS, CLASSES)
    shards = [noise(k) for k in range(4)]
    task = Task(Recipe("arkadia", "a", epochs=200), 0, shards, tmp_path / "checkpoint.pt")
    learn(task, model, told.append)
    found = [one.loss for one in told]
    with torch.no_grad():
        value, policy, _, _ = losses(model, tensors(shards[0].samples, 0.0))
    assert float(value) + 0.5 * float(policy) == pytest.approx(min(found), abs=1e-5)
    assert min(found) < found[-1] - 1e-4


def test_learning_that_was_interrupted_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    class Interrupted(Exception):
        pass

    def interrupt(epoch: Any) -> None:
        if epoch.epoch == 3:
            raise Interrupted

    (tmp_path / "whole").mkdir()
    torch.manual_seed(1)
    whole, told = learned(tmp_path / "whole", 5)
    recipe = Recipe("arkadia", "a", epochs=5)
    task = Task(recipe, 0, [lesson(1), lesson(2)], tmp_path / "checkpoint.pt")
    torch.manual_seed(1)
    with pytest.raises(Interrupted):
        learn(task, Model(INPUTS, CLASSES), interrupt)
    again, rest = learned(tmp_path, 5)
    assert [one.epoch for one in rest] == [3, 4, 5]
    assert rest[-1] == told[-1]
    assert export(again).tobytes() == export(whole).tobytes()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_training_makes_weights_that_play(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    small(tmp_path, name)
    path = train(game, tmp_path, 1, Watch())
    monkeypatch.setenv(FOLDER, str(tmp_path))
    bot = new_bot(game, "guided", Budget(simulations=8))
    state = game.new_game(game.new_options({}), 2, bytes(16))[0]
    legal = game.legal(state)
    assert (
        bot.decide(game.observe(state, game.turn(state)), legal, np.random.default_rng(1)) in legal
    )
    assert compiled_bots(game).load_net(game, path)["value"].any()
    assert [(one["round_number"], one["epoch"]) for one in read_curves(tmp_path)] == [
        (0, 1), (0, 2), (1, 0), (1, 1), (1, 2),
    ]  # fmt: skip


def test_a_training_that_is_killed_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    small(whole)
    expected = train(GAMES["arkadia"], whole, 2, Watch())
    command = [sys.executable, "-m", "polis", "train", "arkadia", "--out", str(killed)]
    words = [f"--{name.replace('_', '-')}={n}" for name, n in SMALL.items() if name != "quick"]
    process = subprocess.Popen([*command, *words, "--seed", "a"], start_new_session=True)
    while not (killed / "round-0" / "games-00000.npz").exists():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    recipe = json.loads((killed / "recipe.json").read_text("utf-8"))
    (killed / "recipe.json").write_text(json.dumps({**recipe, "quick": SMALL["quick"]}), "utf-8")
    subprocess.run([*command, "--resume", "--json"], check=True, capture_output=True)
    for number in ("round-0", "round-1"):
        for path in (whole / number).glob("games-*.npz"):
            assert path.read_bytes() == (killed / number / path.name).read_bytes()
    first, second = (
        compiled_bots(GAMES["arkadia"]).load_net(GAMES["arkadia"], path)
        for path in (expected, killed / "arkadia.npz")
    )
    assert second["first"] == pytest.approx(first["first"], abs=1e-3)


def test_a_training_goes_on_from_weights_without_greedy_games(tmp_path: Path) -> None:
    game = GAMES["arkadia"]
    start = some_weights(tmp_path.with_suffix(".npz"))
    recipe = Recipe(
        "arkadia", "a", rounds=1, games=2, simulations=4, quick=2, epochs=1,
        first_units=64, second_units=40, start=str(start),
    )  # fmt: skip
    begin(tmp_path, recipe)
    net = compiled_bots(game).load_net(game, train(game, tmp_path, 1, Watch()))
    assert (net["firsts"][0], net["seconds"][0]) == (64, 40)
    assert net["prior_weight"][0] == pytest.approx(
        compiled_bots(game).load_net(game, start)["prior_weight"][0], abs=0.05
    )
    assert not (tmp_path / "round-0").exists()
    assert (tmp_path / "start.npz").read_bytes() == start.read_bytes()


@pytest.mark.parametrize(
    ("units", "sentence"),
    [((10_000, 8), "has at most 256 and 64 units"), ((8, 8), "have more units than the recipe")],
)
def test_layers_that_do_not_fit_are_refused(
    units: tuple[int, int], sentence: str, tmp_path: Path
) -> None:
    game = GAMES["arkadia"]
    start = str(some_weights(tmp_path.with_suffix(".npz")))
    begin(
        tmp_path, Recipe("arkadia", "a", first_units=units[0], second_units=units[1], start=start)
    )
    with pytest.raises(PolisError, match=sentence):
        train(game, tmp_path, 1, Watch())


def test_a_folder_with_a_training_is_not_begun_again(tmp_path: Path) -> None:
    small(tmp_path)
    with pytest.raises(PolisError, match="holds a training already; --resume continues it"):
        small(tmp_path)
    with pytest.raises(PolisError, match="holds a training for arkadia, not for archon"):
        train(GAMES["archon"], tmp_path, 1, Watch())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--resume", "--games", "3"],
            "continues with its own recipe; leave the other options out",
        ),
        (["--workers", "0"], "The number of workers is 0; it must be 1 to 256"),
        (["--games", "0"], "The recipe's 'games' must be at least 1"),
        (["--trust", "1.5"], "The recipe's 'trust' must be between 0 and 1"),
        (["--seats", "5"], "The recipe's 'seats' must be one of 2, 3, 4, or 0 for all in turn"),
        (["--rate", "0"], "The recipe's 'rate' must be above 0 and at most 1"),
        (
            ["--units", "12"],
            "'12' are not the units of two layers; write two numbers such as 128,64",
        ),
        (["--resume"], "is not the recipe of a training"),
    ],
)
def test_a_wrong_command_is_answered_in_a_sentence(
    words: list[str], sentence: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "polis", "train", "arkadia", "--out", str(tmp_path), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
