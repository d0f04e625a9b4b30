"""The browser's pieces in random games with their engine: what they say a choice would bring is what it then brings, and
everything that is lit answers a click."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from polis.core.kernels.engine import engine_folder
from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.server.loaded_game import content_of
from tests.engines.client_cases import MORE_OPTIONS
from tests.games.fingerprint import OPTIONS

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node")
GAMES = ("arkadia", "archon")
QUICK, MANY = 40, 1000
CLICKED = 12  # turns in a fast run: each of their clicks draws the board

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="no engine is loaded"),
    pytest.mark.skipif(NODE is None, reason="there is no Node.js"),
    pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the client is not set up"),
]


def played(what: str, name: str, folder: Path, turns: int, seed: int) -> None:
    """Play so many random turns of a game under a test of `web/dev/figures`; what is wrong ends it with the seed."""
    game: Any = load(name)
    options = [game.new_options(some) for some in (*OPTIONS[name], *MORE_OPTIONS[name])]
    task = folder / "task.json"
    told = {
        "game": name,
        "rules": game.rules_version,
        "folder": str(engine_folder(f"polis.games.{name}")),
        "detail": to_builtins(content_of(name).detail),
        "words": game.spec.words("en"),
        "options": [game.options_json(one) for one in options],
        "seed": seed,
        "turns": turns,
    }
    task.write_text(json.dumps(told))
    done = subprocess.run(
        [str(NODE), "node_modules/vitest/vitest.mjs", "run", "--project", "figures", what],
        cwd=WEB,
        env={**os.environ, "FIGURES": str(task), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"seed {seed}\n" + done.stdout[-6000:] + done.stderr[-6000:]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_page_shows_is_what_then_happens(name: str, tmp_path: Path, seed: int) -> None:
    played("figures.test", name, tmp_path, QUICK, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_turns_show_what_then_happens(name: str, tmp_path: Path, seed: int) -> None:
    played("figures.test", name, tmp_path, MANY, seed)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_lit_answers_and_nothing_else(name: str, tmp_path: Path, seed: int) -> None:
    played("clicks.test", name, tmp_path, CLICKED, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_turns_answer_where_they_are_lit(name: str, tmp_path: Path, seed: int) -> None:
    played("clicks.test", name, tmp_path, MANY, seed)
