"""The seed that a run names is the seed that its tests have, in however many processes it runs."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_each_process_of_a_run_has_the_seed_that_is_named() -> None:
    chosen = ["tests/docs/test_seed.py", "-k", "has_a_seed", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", *chosen],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "2 passed" in done.stdout, done.stdout
    assert "to draw the same again: --seed " in done.stdout


@pytest.mark.parametrize("number", [1, 2])
def test_a_test_has_a_seed(seed: int, number: int, pytestconfig: pytest.Config) -> None:
    sent = getattr(pytestconfig, "workerinput", {"seed": seed})  # by the process that names it
    assert seed == sent["seed"]
