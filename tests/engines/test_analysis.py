"""An analysis in the browser: from what a seat knew alone, counted, and within the memory of a worker."""

import json
from pathlib import Path
from typing import Any

import pytest

from polis.core.kernels.engine import engine_folder
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.server.loaded_game import content_of
from tests.engines.test_client import GAMES, pytestmark, said  # noqa: F401 - marks this module

LOOKS = (100, 400, 1600, 6400, 25_600, 50_000)
FIRST_VERDICT = 1600
MEMORY = 64 * 2**20


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What thinks in a worker of the page, as a program for Node."""
    path = tmp_path_factory.mktemp("client") / "deepening.mjs"
    rolldown = Path("node_modules", "rolldown", "bin", "cli.mjs")
    as_here = ("--platform", "node", "--format", "esm")
    said(rolldown, "dev/deepening.ts", "--file", path, *as_here)
    return path


def analysed(program: Path, path: Path, name: str, seed: int, steps: int) -> dict[str, Any]:
    """What is found of a position in the middle of a game, as it is asked in several ways."""
    game: Any = load(name)
    detail = content_of(name).detail
    case = {
        "game": name,
        "folder": str(engine_folder(f"polis.games.{name}")),
        "weights": str(compiled_bots(game).network.parent),
        "box": detail.components,
        "options": {option.name: option.default for option in detail.options},
        "secret": f"{seed:032x}",
        "plies": 60,
        "steps": steps,
    }
    path.write_text(json.dumps([case]), encoding="utf-8")
    told = [json.loads(line) for line in said(program, path).splitlines()]
    return {one["name"]: one["value"] for one in told}


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_uses_what_the_seat_knew_and_nothing_else(
    name: str, program: Path, tmp_path: Path, seed: int
) -> None:
    told = analysed(program, tmp_path / "case.json", name, seed, 3)
    assert told["worlds differ"]
    assert told["seen"]["found"] == told["seen of another"]["found"]
    # The test would notice: where all is open, the two worlds are two positions.
    assert told["open"]["found"] != told["open another"]["found"]
    # Who plays on from here finds what the seat knew, and the rest drawn anew.
    assert told["redrawn"] == [{"looks": True, "goesOn": True, "differs": True}] * 3


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_deepens_and_says_the_same_after_a_pause(
    name: str, program: Path, tmp_path: Path, seed: int
) -> None:
    told = analysed(program, tmp_path / "case.json", name, seed, 3)
    found = told["seen"]["found"]
    assert [one["looks"] for one in found] == [*LOOKS[:3]]
    assert all(sum(one["shares"]) == pytest.approx(1) for one in found)
    for one in found:
        has_verdict = one["looks"] >= FIRST_VERDICT
        assert one["lines"]
        assert all((line["verdict"] is not None) == has_verdict for line in one["lines"])
        assert sum(line["isPlayed"] for line in one["lines"]) == 1
    by_looks = {one["looks"]: one for one in found}
    paused = [one for one in told["seen, and stopped"]["found"] if one]
    assert paused
    assert all(one == by_looks.get(one["looks"], one) for one in paused)
    assert told["seen"]["bytes"] <= MEMORY


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_analysis_stays_within_the_memory_of_a_worker(
    name: str, program: Path, tmp_path: Path, seed: int
) -> None:
    told = analysed(program, tmp_path / "case.json", name, seed, len(LOOKS))
    for way in ("seen", "open"):
        assert [one["looks"] for one in told[way]["found"]] == [*LOOKS]
        assert told[way]["found"][-1]["isDone"]
        assert told[way]["bytes"] <= MEMORY
