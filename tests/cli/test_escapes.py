"""Nothing that comes from a file, or from its name, moves the cursor or changes a terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

from polis.cli.app import run
from polis.cli.output import say, say_json
from polis.core.texts.ansi import AnsiStyle, safe

ESCAPES = "\x1b]0;owned\x07\x1b[2J\x1b[31mred\x9b5A\u202e\r"


def recorded(tmp_path: Path) -> dict[str, Any]:
    """A whole game, as it lies in a file."""
    words = ["play", "archon", "--seats", "random,random", "--seed", "1"]
    assert run([*words, "--record", str(tmp_path / "game.json")]) == 0
    found: dict[str, Any] = json.loads((tmp_path / "game.json").read_text("utf-8"))
    return found


def is_harmless(text: str) -> bool:
    return safe(text) == text


def test_colours_stay_and_everything_else_becomes_a_sign() -> None:
    assert safe(AnsiStyle(True)("wall", "1;33") + "\n\t") == "\x1b[1;33mwall\x1b[0m\n\t"
    assert safe(ESCAPES) == "?]0;owned??[2J\x1b[31mred?5A??"


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("key", ["options", "game", "result"])
def test_a_record_with_escapes_is_refused_harmlessly(
    command: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = recorded(tmp_path)
    value = record[key]
    record[key] = {**value, ESCAPES: ESCAPES} if isinstance(value, dict) else ESCAPES
    file = tmp_path / f"bad {ESCAPES[:3]}.json"
    file.write_text(json.dumps(record), "utf-8")
    capsys.readouterr()
    assert run([command, str(file)]) == 2
    told = capsys.readouterr()
    assert told.err
    assert is_harmless(told.out + told.err)


def test_json_says_the_same_in_other_letters(capsys: pytest.CaptureFixture[str]) -> None:
    say_json({"name": ESCAPES})
    text = capsys.readouterr().out
    assert is_harmless(text)
    assert json.loads(text) == {"name": ESCAPES}
    say(ESCAPES)
    assert is_harmless(capsys.readouterr().out)
