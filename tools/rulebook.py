"""The pictures and numbers of the illustrated rulebooks, made by the engine.

    python tools/rulebook.py    write web/src/games/GAME/rulebook/pictures.json

The positions are described beside the tests of each game (`tests/games/GAME/rulebook`), in the
language in which the tests write theirs. A test demands that the files are current.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = tuple(sorted(ROOT.glob("tests/games/*/rulebook")))


def target_of(game: str) -> Path:
    """The path of a game's pictures."""
    return ROOT / "web" / "src" / "games" / game / "rulebook" / "pictures.json"


def written(made: dict[str, Any], text: str) -> str:
    """The content of a file of pictures: one line each, so that changes can be read.

    Of the numbers only those that the text of the rulebook names are kept.
    """
    facts = {name: fact for name, fact in made["facts"].items() if f"{{{name}}}" in text}
    made = {**made, "facts": facts}
    lines = [
        f'"{name}":{{\n'
        + ",\n".join(f"{json.dumps(key)}:{_short(value)}" for key, value in part.items())
        + "\n}"
        for name, part in made.items()
    ]
    return "{" + ",\n".join(lines) + "}\n"


def current(game: str) -> str:
    """The current content for a game's file."""
    made = import_module(f"tests.games.{game}.rulebook.pictures").made()
    words = target_of(game).with_name("en.md")
    return written(made, words.read_text("utf-8"))


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write the pictures of all games."""
    sys.path.insert(0, str(ROOT))  # the tests are no package that is installed
    for folder in FOLDERS:
        target = target_of(folder.parent.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(current(folder.parent.name), "utf-8")


if __name__ == "__main__":
    main()
