"""Nothing above `games/` knows which games there are: their names appear nowhere else."""

import re
from pathlib import Path

import pytest

from polis.games import NAMES

SOURCE = Path(__file__).parents[2] / "src" / "polis"
BELOW = SOURCE / "games"
CLIENT = SOURCE / "server" / "client"  # built from `web/`, which has a test of its own
KINDS = {".py", ".ftl", ".toml", ".html"}
NAMED = re.compile("|".join(NAMES), re.IGNORECASE)
EXAMPLE = re.compile(
    r"\s*(>>>|\.\.\.) "
)  # of a docstring: it runs in the tests and needs some game


def named_in(path: Path, text: str) -> list[str]:
    """The lines of a file that name a game, with their numbers."""
    return [
        f"{path.name}:{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        if NAMED.search(line) and not EXAMPLE.match(line)
    ]


def files_above_games() -> list[Path]:
    """Every file of the package that is not part of a game."""
    return [
        path
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in KINDS and not {BELOW, CLIENT} & set(path.parents)
    ]


def test_no_game_is_named_above_games() -> None:
    found = [
        line for path in files_above_games() for line in named_in(path, path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_the_search_for_names_finds_them(name: str) -> None:
    text = f"# nothing\n{name.title()} is a game\n    >>> load('{name}')\n"
    assert named_in(Path("x.py"), text) == [f"x.py:2: {name.title()} is a game"]
    assert len(files_above_games()) > 100
