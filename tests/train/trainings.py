"""Trainings that take seconds, and lessons that can be learned."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.network import AXES
from polis.search.weights_file import save_weights
from polis_lab.training.learning import Epoch, Task, learn
from polis_lab.training.model import Model
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import Shard, sample_dtype, write_shard
from polis_lab.training.training import begin

INPUTS, CLASSES = 6, 4
SMALL: dict[str, Any] = {
    "rounds": 1,
    "first_games": 100,
    "games": 60,
    "simulations": 16,
    "quick": 4,
    "epochs": 2,
}


def small(folder: Path, game: str = "arkadia") -> Recipe:
    """A recipe for a training of seconds, in a folder of its own."""
    recipe = Recipe(game, "a", **SMALL)
    begin(folder, recipe)
    return recipe


def lesson(seed: int, length: int = 4000, inputs: int = INPUTS) -> Shard:
    """Samples in which the seat with more of the first input wins, and the first choice is right."""
    rng = np.random.default_rng(seed)
    samples = np.zeros(length, sample_dtype(inputs))
    samples["inputs"] = rng.normal(0, 1, samples["inputs"].shape)
    samples["seats"], samples["is_leaf"], samples["choices"] = 2, 1, 3
    first = (samples["inputs"][:, 0, 0] > samples["inputs"][:, 1, 0]).astype(float)
    samples["result"][:, 0], samples["result"][:, 1] = first, 1 - first
    samples["classes"][:, :3] = (2, 1, 3)
    samples["visits"][:, :3] = (0.8, 0.15, 0.05)
    return Shard(samples, length)


def learned(
    folder: Path, epochs: int, mended: Callable[[str], None] = pytest.fail
) -> tuple[Model, list[Epoch]]:
    """A model that has learned the lesson, and what its epochs told."""
    model = Model(INPUTS, CLASSES)
    told: list[Epoch] = []
    recipe = Recipe("arkadia", "a", epochs=epochs)
    task = Task(recipe, 0, [lesson(1), lesson(2)], folder / "checkpoint.pt")
    learn(task, model, told.append, mended)
    return model, told


def played(folder: Path) -> None:
    """A training run for Arkadia whose games already exist; they are lessons."""
    begin(folder, Recipe("arkadia", "a", rounds=0, first_games=100, epochs=2))
    (folder / "round-0").mkdir()
    inputs = compiled_bots(load("arkadia")).context.shape.inputs
    for first in (0, 50):
        write_shard(folder / "round-0" / f"games-{first:05}.npz", lesson(first, 300, inputs))


def some_weights(path: Path) -> Path:
    """Write weights of a small network of Arkadia, drawn at random; return their path."""
    game = load("arkadia")
    bots, rng = compiled_bots(game), np.random.default_rng(1)
    net = np.zeros(1, bots.net_dtype)
    net["reads"], net["firsts"], net["seconds"] = bots.context.shape.inputs, 48, 32
    for name in AXES:
        net[name] = rng.normal(size=net[name].shape) / 10
    save_weights(path, net, bots.about(game))
    return path
