"""The engine in the browser says of a position, from what a seat may know, what the server says."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from polis.core.kernels.kernel import COMPILED
from tests.engines import client_cases
from tests.games.plausible import KINDS

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node")
GAMES = ("arkadia", "archon")

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="no engine is loaded"),
    pytest.mark.skipif(NODE is None, reason="there is no Node.js"),
    pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the client is not set up"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's engine and what compares it, as one program for Node."""
    path = tmp_path_factory.mktemp("client") / "compare.mjs"
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    said(rolldown, "dev/compare.ts", "--file", path, "--platform", "node", "--format", "esm")
    return path


def said(*words: object) -> str:
    done = subprocess.run(
        [str(NODE), *map(str, words)], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def compared(program: Path, path: Path, name: str, number: int, seed: int) -> Any:
    client_cases.write(path, name, number, seed)
    return json.loads(said(program, path).splitlines()[-1])


@pytest.mark.parametrize("name", GAMES)
def test_the_client_says_of_positions_and_events_what_python_says(
    name: str, program: Path, tmp_path: Path, seed: int
) -> None:
    told = compared(program, tmp_path / "cases", name, 150, seed)
    assert told["deals"] == told["positions"] == 150
    assert told["previews"] > 100
    assert told["answers"] > 4000
    assert told["revealed"] < 5
    assert told["trees"] > 5
    assert told["turns"] > 5
    assert told["advices"] > 2
    assert told["kinds"] == len(list(KINDS[name]))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_client_says_the_same_of_ten_thousand_positions(
    name: str, program: Path, tmp_path: Path, seed: int
) -> None:
    for part in range(10):
        told = compared(program, tmp_path / "cases", name, 500, seed + part)
        assert told["positions"] == 500
