"""Component files that somebody has spoiled or changed: boxes of the game, or one sentence."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from polis.games import NAMES, spec_of
from polis.server.boxes import MARK, checked, file_of, original_of, shown
from polis.server.http.boxes import corrected
from polis.server.protocol.api.boxes import BoxChange, CheckBox
from polis.server.refusal import RequestRefused
from tests.parsers.spoiling import (
    NUMBERS,
    check_refusal,
    fuzz,
    is_sentence,
    said_by,
    spoiled_text,
    values,
    words,
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


@cache
def places(game: str) -> list[tuple[str, Any]]:
    """Every value of the packaged file, by name."""
    return [(value.name, value.value) for value in shown(original_of(game))]


def is_playable(game: str, text: str) -> None:
    """Make the rules of an accepted box and deal with them; its state fits in its words."""
    tools = spec_of(game).box_tools()
    assert tools is not None
    found = checked(game, file_of(game, text))
    assert found.box is not None, found.fault
    assert tools.rules is not None
    rules: Any = tools.rules(found.box)
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


def check_changes(game: str, changes: list[BoxChange]) -> None:
    """Correct the packaged file as the page of a box does."""
    try:
        page = corrected(game, CheckBox(None, changes))
    except RequestRefused as error:
        check_refusal(error, changes)
        return
    assert (page.fault is None) == (page.id is not None)
    if page.fault is None:
        is_playable(game, page.text)
    else:
        assert is_sentence(page.fault.rstrip(".") + "."), page.fault


@pytest.mark.parametrize("game", NAMES)
def test_a_file_is_a_box_or_refused(seed: int, game: str, tmp_path: Path) -> None:
    what = spoiled_text([text_of(game)])
    coded = st.tuples(what, st.sampled_from(["utf-8", "utf-8", "utf-8-sig", "utf-16", "latin-1"]))
    file = tmp_path / "box.toml"
    fuzz(coded, lambda one: check_file(game, file, written(*one)), seed, EXAMPLES)


@pytest.mark.parametrize("game", NAMES)
def test_a_change_is_made_or_refused(seed: int, game: str) -> None:
    names = st.sampled_from([name for name, _ in places(game)]) | words
    likely = st.sampled_from([value for _, value in places(game)])
    value = likely | st.integers(0, 12) | st.sampled_from(NUMBERS) | values
    change = st.builds(BoxChange, names, value, st.just("the box") | words, st.booleans())
    changes = st.lists(change, min_size=1, max_size=3)
    fuzz(changes, lambda some: check_changes(game, some), seed, EXAMPLES)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_not_spoiled_is_a_box(game: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text_of(game), "utf-8")
    assert said_by("components", "check", str(file))[0] == 0
    is_playable(game, text_of(game))
