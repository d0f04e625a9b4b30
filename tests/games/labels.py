"""Which labels of a game's catalogue its drawings and its pages use."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def used_labels(game: str, catalogue: str) -> frozenset[str]:
    """Return the messages `screen-NAME` that are named in Python, in the browser or by another."""
    python = [
        *(ROOT / "src/polis/games" / game).rglob("*.py"),
        *(ROOT / "src/polis/terminal").glob("*.py"),
    ]
    ours = "".join(path.read_text("utf-8") for path in python)
    pages = [
        path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte", ".ftl")
    ]
    theirs = "".join(path.read_text("utf-8") for path in pages)
    names = re.findall(r"^screen-([\w-]+) =", catalogue, re.MULTILINE)
    return frozenset(
        f"screen-{name}"
        for name in names
        if f'"{name}"' in ours or f"screen-{name}" in theirs or f"{{ screen-{name}" in catalogue
    )
