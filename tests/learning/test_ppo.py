"""The example that learns by playing against itself: what it gathers is right, and it learns."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import polis
from tests.learning.scripts import module_at

PPO = Path(__file__).parents[2] / "examples" / "learning" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    return module_at(PPO)


def test_it_has_few_lines() -> None:
    assert len(PPO.read_text("utf-8").splitlines()) <= 200


def test_an_advantage_counts_the_decisions_of_its_own_seat(
    ppo: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "GAMES", 1)
    monkeypatch.setattr(ppo, "STEPS", 4)
    monkeypatch.setattr(ppo, "DECAY", 0.5)
    no, gained = np.zeros(1, bool), np.array([[1.0, -1.0]])
    ends = [(no, gained), (no, gained), (~no, gained), (no, gained)]
    values = np.array([[0.1], [0.2], [0.3], [0.4]])
    seats = np.array([[0], [1], [0], [1]])  # the game ends after the third; then seat 0 is to act
    found = ppo.advantages(values, seats, ends, np.array([0]), np.array([0.6]))[:, 0]
    last = 1 - 0.3
    assert found[:3].tolist() == pytest.approx([0.3 - 0.1 + 0.5 * last, -1 - 0.2, last])
    assert np.isnan(found[3])  # what seat 1 thinks of the next game is not known yet


def test_a_slice_has_legal_choices_and_an_update_makes_good_ones_likelier(ppo: Any) -> None:
    torch.manual_seed(1)
    game = polis.load("archon")
    net = ppo.Net(game.encoding[-1].place.stop, game.action_count, 32)
    rows = ppo.Play(game, net, 3, seed=1).slice()
    count, chosen = rows["count"], rows["chosen"]
    assert (chosen < count).all()
    rows["gain"] = torch.where(chosen == 0, 1.0, -1.0)  # the first legal action is always best
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-2)

    def share() -> float:
        logits, _ = net(rows["seen"], rows["legal"], count)
        return float(logits.detach().softmax(1)[count > 1, 0].mean())

    before = share()
    ppo.learn(net, optimizer, rows)
    assert share() > before + 0.05


def test_the_command_says_how_far_it_is(tmp_path: Path) -> None:
    words = [
        "archon",
        "--minutes",
        "0.01",
        "--against",
        "random",
        "--out",
        str(tmp_path / "net.pt"),
    ]
    done = subprocess.run(
        [sys.executable, str(PPO), *words], capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout.splitlines()[0])
    assert told["decisions"] > 0
    assert 0 <= told["random"] <= 1
    assert torch.load(tmp_path / "net.pt")["spaces"] == polis.load("archon").spaces_version
