"""`polis game new`: what it makes is a whole game, which passes the suite and plays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from polis.cli.app import run
from tests.examples.installing import installed, polis


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game in a folder whose name has blanks."""
    made = tmp_path_factory.mktemp("new game") / "my tricks"
    words = ["game", "new", "tricks", "--title", "All the tricks", "--out", str(made)]
    assert run(words) == 0
    return made


@pytest.fixture(scope="module")
def environment(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("installed"), folder)


def test_its_own_test_passes(folder: Path, environment: dict[str, str]) -> None:
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")]
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "17 passed" in done.stdout


def test_its_code_has_no_name_too_many(folder: Path) -> None:
    words = ["-m", "ruff", "check", "--isolated", "--select", "E9,F,I", str(folder)]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_played_in_a_language_that_it_lacks(environment: dict[str, str]) -> None:
    words = ["--seats", "human,random", "--seed", "3", "--language", "fr"]
    told = polis(environment, "play", "tricks", *words, typed="legal\nforms\n")
    assert "actions permises" in told
    assert "You play" not in told
    assert "In your turn you play a card" in told


def test_a_rule_is_shown_in_the_languages_that_it_has(environment: dict[str, str]) -> None:
    assert json.loads(polis(environment, "rule", "TRI-1.1", "--json"))["text"] == {
        "en": "In your turn you play a card from your hand."
    }


def test_it_has_an_encoding(environment: dict[str, str]) -> None:
    lines = (
        "import polis; game = polis.load('tricks')",
        "state, _ = polis.new_game(game, seats=2, seed=1)",
        "print(game.encode(game.observe(state, 0)).shape, game.encoding[-1].name)",
    )
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.endswith("leader\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["9lives"], "no name for a package"),
        (["arkadia"], "There is a game 'arkadia' already"),
        (["tricks"], "exists already; choose another folder"),
    ],
)
def test_what_cannot_be_made_is_said(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["game", "new", *words, "--out", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_its_files_are_told_to_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["game", "new", "dice", "--out", str(tmp_path / "dice"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "src/polis_dice/rules.py" in told["files"]
    assert all((Path(told["folder"]) / one).is_file() for one in told["files"])
