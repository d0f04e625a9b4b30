"""The sources and the manual say who does what, in the terms of the trade."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("docs", "src", "lab", "tools", "examples", "web/src")
SUFFIXES = {".md", ".py", ".ts", ".svelte", ".sh"}
PHRASES = re.compile(
    r"\b(whoever|so many|for so long|(?:is|are|was|were|be|been) told(?! apart)|hears? of|"
    r"(?-i:none) is|(?:what|who|nobody) is asked|who (?:is|are|sits?) at a table)\b",
    re.IGNORECASE,
)
LINE_BREAK = re.compile(r"\s*\n\s*(?:#|//|\*)?\s*")


def is_read_by_programmers(path: Path) -> bool:
    """Rulebooks speak to players and libraries to others."""
    return path.suffix in SUFFIXES and not {"rulebook", "node_modules", "client"} & {*path.parts}


def pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    yield ROOT / "Makefile"
    for folder in SOURCES:
        yield from filter(is_read_by_programmers, (ROOT / folder).rglob("*.*"))


def vague(text: str) -> list[str]:
    """The phrases of `text` that hide who acts, also where a line breaks inside them."""
    return [found[0] for found in PHRASES.finditer(LINE_BREAK.sub(" ", text))]


def test_no_page_and_no_comment_hides_who_acts() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): phrases
        for path in pages()
        if (phrases := vague(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("# Whoever comes first", "Whoever"),
        ("    # the seat is\n    # told about it", "is told"),
        ("// so\n// many cards", "so many"),
    ],
)
def test_a_vague_phrase_is_found(text: str, phrase: str) -> None:
    assert vague(text) == [phrase]
