"""The game of the how-to, installed as a separate package: it plays wherever Polis plays."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from polis.core.processes import this_machine
from polis.engines.targets import BROWSER
from tests.examples.installing import EXAMPLE, installed, polis
from tools.size import code_lines

HOW_TO = EXAMPLE.parents[1] / "docs" / "howto" / "add-a-game.md"
EXCERPT = re.compile(r"^```(?:py|toml)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MOST_LINES = 340


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("thirtyone"))


def test_the_example_has_no_more_lines_than_it_may() -> None:
    files = sorted((EXAMPLE / "src").rglob("*.py"))
    assert sum(len(code_lines(path.read_text("utf-8"))) for path in files) <= MOST_LINES


def test_what_the_how_to_shows_stands_in_the_example() -> None:
    kinds = (".py", ".toml")
    texts = [path.read_text("utf-8") for path in EXAMPLE.rglob("*") if path.suffix in kinds]
    shown = EXCERPT.findall(HOW_TO.read_text("utf-8"))
    assert len(shown) == 6
    for excerpt in shown:
        assert any(excerpt in text for text in texts), excerpt


def test_its_own_tests_pass(environment: dict[str, str]) -> None:
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "17 passed" in done.stdout


def test_its_rules_can_be_read(environment: dict[str, str]) -> None:
    assert "knocks" in polis(environment, "rule", "ONE-1.4")


def test_help_names_its_options(environment: dict[str, str]) -> None:
    assert "thirtyone: all_three=yes|no" in polis(environment, "play", "--help")


def some_games(environment: dict[str, str]) -> object:
    words = ["simulate", "thirtyone", "--games", "2", "--seed", "1", "--json"]
    return json.loads(polis(environment, *words))["result"]


@pytest.mark.long
def test_its_engine_is_built_once_and_again_after_an_edit(tmp_path: Path) -> None:
    environment = {**installed(tmp_path), "POLIS_ENGINES": str(tmp_path / "engines")}
    target, browser = (["--target", one, "--json"] for one in (this_machine(), BROWSER))
    interpreted = some_games(environment)
    assert json.loads(polis(environment, "build-engine", "thirtyone", *target))["built"]
    assert some_games(environment) == interpreted
    assert json.loads(polis(environment, "build-engine", "thirtyone", *browser))["built"]
    assert not json.loads(polis(environment, "build-engine", "thirtyone", *target))["built"]
    rules = Path(environment["PYTHONPATH"].split(os.pathsep)[0]) / "polis_thirtyone" / "rules.py"
    rules.write_text(rules.read_text("utf-8") + f"\n# edited {time.time_ns()}\n", "utf-8")
    assert some_games(environment) == interpreted  # the engine is too old
    assert json.loads(polis(environment, "build-engine", "thirtyone", *target))["built"]


def test_it_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    words = ["--seats", "human,greedy", "--seed", "1", "--record", str(record)]
    options = ["--option", "all_three=no"]
    commands = "hint\nlegal\nwhy all\nhand\nboard\nrule ONE-2.1\nhelp\nsheet\nforms\n"
    turns = "swap 1 1\n" * 10
    told = polis(environment, "play", "thirtyone", *words, *options, typed=commands + turns)
    assert "I would play" in told
    assert re.search(r"forms \[NAME\] +the rules of the game", told)
    assert "all three cards cannot be swapped at once here, ONE-1.2" in told
    assert "Anyone can check the game" in told
    assert "agrees with the rules" in polis(environment, "verify", str(record))
    assert "is dealt three cards" not in polis(environment, "replay", str(record))
    assert json.loads(record.read_text("utf-8"))["options"] == {"all_three": False}


def test_its_speed_is_measured_without_goals(
    environment: dict[str, str],
) -> None:
    words = ["bench", "thirtyone", "--games", "4", "--rounds", "1", "--no-starts"]
    told = polis(environment, *words)
    assert "decisions/s" in told
    assert "No goals are set for this game" in told
    assert not json.loads(polis(environment, *words, "--json"))["has_engine"]


def test_a_component_file_is_refused(environment: dict[str, str]) -> None:
    with pytest.raises(AssertionError, match="Thirty-one has no component file"):
        polis(environment, "play", "thirtyone", "--components", "x.toml")


def test_it_is_simulated_alike_with_any_number_of_workers(environment: dict[str, str]) -> None:
    words = [
        "thirtyone",
        "--games",
        "20",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "7",
        "--json",
    ]
    one, two = (
        json.loads(polis(environment, "simulate", *words, "--workers", workers))["result"]
        for workers in ("1", "2")
    )
    assert one == two
    assert one["games"] == 20
    assert sum(one["wins_by_seat"]) == pytest.approx(1)
    text = polis(environment, "simulate", *[word for word in words if word != "--json"])
    assert re.search(r"wins by seat\s+\d", text)


@pytest.mark.parametrize(
    ("games", "budget", "goal"),
    [(12, 40, 0.6), pytest.param(60, 300, 0.9, marks=pytest.mark.long)],
)
def test_the_generic_search_beats_chance(
    environment: dict[str, str], tmp_path: Path, games: int, budget: int, goal: float
) -> None:
    folder = tmp_path / "contest"
    words = ["--bots", f"adept@{budget},random", "--games", str(games), "--seed", "31"]
    told = json.loads(
        polis(environment, "arena", "thirtyone", *words, "--out", str(folder), "--json")
    )
    share = told["bots"][0]["win_share"]
    assert share["value"] >= goal, f"{share['low']:.3f} to {share['high']:.3f}"
    assert (folder / "result.json").exists()
    record = next((folder / "records").rglob("*.json"))
    assert "agrees with the rules" in polis(environment, "verify", str(record))
