"""Changed component files: how a test writes one, and on which line a fault of it must be named."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple


class Bad(NamedTuple):
    """A fault: the changes that make it, a text on the line that is named, and the sentence."""

    changes: tuple[tuple[str, str], ...]
    at: str
    sentence: str


def bad(*texts: str, at: str = "") -> Bad:
    """A fault from old and new texts by turns, and its sentence; the last new text is named."""
    *changes, sentence = texts
    pairs = tuple(zip(changes[::2], changes[1::2], strict=True))
    return Bad(pairs, at or pairs[-1][1], sentence)


def original(game: str) -> str:
    """The text of the packaged component file."""
    file = files(f"polis.games.{game}") / "components" / "original.toml"
    return file.read_text(encoding="utf-8")


def changed(game: str, folder: Path, *changes: tuple[str, str]) -> Path:
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
