"""`polis bot`: what it writes plays, and what does not keep to the protocol is found."""

import json
import sys
from pathlib import Path

import pytest

from polis.cli import run

EXAMPLES = sorted((Path(__file__).parents[3] / "examples" / "bots").iterdir())
PROGRAM = Path(__file__).with_name("program.py")
RUNNERS = {".py": sys.executable, ".mjs": "node"}


def command(path: Path) -> str:
    return f"{RUNNERS[path.suffix]} {path}"


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 60


PLAYERS = [path for path in EXAMPLES if "llm" not in path.stem]


@pytest.mark.parametrize("path", PLAYERS, ids=lambda path: path.name)
def test_an_example_keeps_to_the_protocol(path: Path) -> None:
    assert run(["bot", "check", command(path), "--game", "arkadia"]) == 0


@pytest.mark.long
@pytest.mark.parametrize("path", PLAYERS, ids=lambda path: path.name)
def test_an_example_keeps_to_the_protocol_in_every_game(path: Path) -> None:
    assert run(["bot", "check", command(path)]) == 0


@pytest.mark.parametrize(("language", "file"), [("python", "bot.py"), ("javascript", "bot.mjs")])
def test_a_new_bot_plays(
    language: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert run(["bot", "new", str(folder), "--language", language]) == 0
    assert run(["bot", "new", str(folder)]) == 2
    capsys.readouterr()
    assert run(["bot", "check", command(folder / file), "--game", "archon", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["passes"]
    assert {(one["seats"], one["trouble"]) for one in found["games"]} == {
        *((2, trouble) for trouble in ("none", "late", "doubled", "garbled")),
        (3, "none"),
        (4, "none"),
    }
    assert all(one["decisions"] > 20 and one["name"] == "dice 1" for one in found["games"])


def test_a_bot_that_trips_over_garbage_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["bot", "check", f"{sys.executable} {PROGRAM} well 1000", "--game", "arkadia"]
    assert run([*words, "--json", "--errors", str(tmp_path / "errors.txt")]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [one["trouble"] for one in found["games"] if one["failure"]] == ["garbled"]
    assert "JSONDecodeError" in (tmp_path / "errors.txt").read_text("utf-8")
