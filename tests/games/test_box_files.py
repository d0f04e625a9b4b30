"""The component files of both games: the object that is read from them, and files that are none."""

import dataclasses
import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polis.core.texts.errors import InvalidComponents
from polis.games.archon.box.load import load_box as load_archon
from polis.games.arkadia.box.load import load_box as load_arkadia
from tests.games.box_cases import changed, named_line, original

Load = Callable[..., Any]
GAMES = pytest.mark.parametrize(
    ("game", "load_box"), [("archon", load_archon), ("arkadia", load_arkadia)]
)


@GAMES
def test_a_box_is_frozen_can_be_hashed_and_travels_to_other_processes(
    game: str, load_box: Load
) -> None:
    box = load_box()
    with pytest.raises(dataclasses.FrozenInstanceError):
        box.id = "mine"
    with pytest.raises(TypeError):
        box.provenance["title"] = "us"
    again = pickle.loads(pickle.dumps(box))  # noqa: S301
    assert again == box == load_box()
    assert hash(again) == hash(box)
    assert box.sha256 == hashlib.sha256(original(game).encode()).hexdigest()


@GAMES
def test_a_file_that_is_no_toml_is_refused(game: str, load_box: Load, tmp_path: Path) -> None:
    path = changed(game, tmp_path, ('game = "', 'game is "'))
    with pytest.raises(InvalidComponents) as refusal:
        load_box(path)
    line = named_line(path, "game is")
    assert str(refusal.value).startswith(f"{path}, line {line}: this is no TOML")


@GAMES
def test_the_original_is_refused_under_the_name_of_its_file(
    game: str,
    load_box: Load,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "original.toml").write_text("a = 1\n", encoding="utf-8")
    monkeypatch.setattr("polis.core.boxes.declared.files", lambda _package: tmp_path)
    with pytest.raises(InvalidComponents, match=r"^original\.toml, line 1: unknown key 'a'; "):
        load_box()
