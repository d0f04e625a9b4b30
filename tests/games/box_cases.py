"""Changed component files: how a test writes one, and on which line a fault of it must be named."""

import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from polis.core.texts.errors import InvalidComponents


class Fault(NamedTuple):
    """A fault: the changes that make it, a text on the line that is named, and the sentence."""

    changes: list[list[str]]
    at: str
    sentence: str


def faults(game: str) -> dict[str, Fault]:
    """The faults of `refused.toml` beside the tests of a game's box, by what is wrong."""
    text = (Path(__file__).parent / game / "unit" / "refused.toml").read_text(encoding="utf-8")
    return {
        case["what"]: Fault(case["changes"], case.get("at", case["changes"][-1][1]), case["says"])
        for case in tomllib.loads(text)["refused"]
    }


def check_refused(
    game: str, load_box: Callable[[Path], object], folder: Path, fault: Fault
) -> None:
    """Demand that a fault is refused in its sentence, with file and line."""
    path = changed(game, folder, *fault.changes)
    with pytest.raises(InvalidComponents) as refusal:
        load_box(path)
    expected = f"{path}, line {named_line(path, fault.at)}: {fault.sentence}"
    assert str(refusal.value) == expected


def original(game: str) -> str:
    """The text of the packaged component file."""
    file = files(f"polis.games.{game}") / "components" / "original.toml"
    return file.read_text(encoding="utf-8")


def changed(game: str, folder: Path, *changes: Sequence[str]) -> Path:
    """Write the original with some of its text replaced; each old text occurs exactly once."""
    text = original(game)
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def named_line(path: Path, at: str) -> int:
    """The line on which a text begins that occurs once."""
    text = path.read_text(encoding="utf-8")
    assert text.count(at) == 1, at
    return text[: text.index(at)].count("\n") + 1
