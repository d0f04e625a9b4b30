"""Component files that somebody has spoiled: boxes of the game, or one sentence."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from polis.games import NAMES, spec_of
from polis.server.boxes import MARK, checked, file_of
from tests.parsers.spoiling import (
    fuzz,
    is_sentence,
    said_by,
    spoiled_text,
    written,
)

EXAMPLES = 25
SEED = bytes(range(16))


@cache
def text_of(game: str) -> str:
    """The packaged file of a game."""
    packaged = spec_of(game).components
    assert packaged is not None
    return packaged.read_text("utf-8")


def is_playable(game: str, text: str) -> None:
    """Make the rules of an accepted box and deal with them; its state fits in its words."""
    tools = spec_of(game).box_tools()
    assert tools is not None
    assert tools.rules is not None
    rules: Any = tools.rules(checked(game, file_of(game, text)))
    state, _ = rules.new_game(rules.new_options({}), rules.seats[0], SEED)
    assert len(rules.legal(state)) > 0
    assert rules.view(state, None)


def check_file(game: str, file: Path, content: bytes) -> None:
    """Check a file like a person; the server gives the same verdict."""
    file.write_bytes(content)
    code, said = said_by("components", "check", str(file))
    assert code in (0, 1, 2), said
    assert code == 0 or is_sentence(said.strip()), said
    if code == 0 and f'game = "{game}"' in content.decode():
        is_playable(game, content.decode().removeprefix(MARK))


@pytest.mark.parametrize("game", NAMES)
def test_a_file_is_a_box_or_refused(seed: int, game: str, tmp_path: Path) -> None:
    what = spoiled_text([text_of(game)])
    coded = st.tuples(what, st.sampled_from(["utf-8", "utf-8", "utf-8-sig", "utf-16", "latin-1"]))
    file = tmp_path / "box.toml"
    fuzz(coded, lambda one: check_file(game, file, written(*one)), seed, EXAMPLES)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_not_spoiled_is_a_box(game: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text_of(game), "utf-8")
    assert said_by("components", "check", str(file))[0] == 0
    is_playable(game, text_of(game))
