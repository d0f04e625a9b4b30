"""The example that copies a bot: it comes to agree with it, and what it writes plays the same."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import polis
from polis.games.learned.bot import LearnedBot, load, sight, value
from tests.learning.scripts import module_at

COPY = Path(__file__).parents[2] / "examples" / "learning" / "copy_bot.py"


@pytest.fixture(scope="module")
def copy_bot() -> Any:
    return module_at(COPY)


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_pupils_come_to_agree_with_the_bot(copy_bot: Any, name: str, tmp_path: Path) -> None:
    torch.manual_seed(1)
    school = copy_bot.School(polis.load(name), "greedy", seed=1)
    for _ in range(40):
        school.lesson(1.0)
    for agreed in school.agreed.values():
        assert np.mean(agreed[-8:]) > np.mean(agreed[:8]) + 0.05
    path = tmp_path / "pupil.npz"
    pupil = school.pupils["learned"]
    copy_bot.save(path, school.game, pupil.arrays(), {})
    inputs = sight(school.game).read(school.game, school.places[0].state, 0)
    with torch.no_grad():
        liked = pupil(*(torch.from_numpy(one) for one in inputs)).numpy()
    assert value(load(path, school.game), inputs) == pytest.approx(liked, abs=0.1)


def test_the_command_says_how_far_it_is_and_writes_the_same_weights_again(tmp_path: Path) -> None:
    words = [*("archon", "--decisions", "128", "--shown", "1", "--games", "2", "--out")]
    for folder in ("one", "other"):
        done = subprocess.run(
            [sys.executable, str(COPY), *words, str(tmp_path / folder)],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        told = json.loads(done.stdout.splitlines()[-1])
        assert 0 <= told["learned-small"]["random"] <= 1
    LearnedBot("mine", polis.load("archon"), tmp_path / "one" / "archon-learned.npz")
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "other" / path.name).read_bytes()
