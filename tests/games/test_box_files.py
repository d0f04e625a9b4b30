"""The component files of both games: the object that is read from them, and files that are none."""

import dataclasses
import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polis.core.texts.ansi import bare
from polis.core.texts.errors import InvalidComponents
from polis.games.archon.box.load import load_box as load_archon
from polis.games.archon.terminal.box_drawing import draw_box as draw_archon
from polis.games.arkadia.box.load import load_box as load_arkadia
from polis.games.arkadia.terminal.box_drawing import draw_box as draw_arkadia
from tests.games.box_cases import changed, named_line, original

Load = Callable[..., Any]
Draw = Callable[..., str]
DRAWN = pytest.mark.parametrize(
    ("load_box", "draw"), [(load_archon, draw_archon), (load_arkadia, draw_arkadia)]
)
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


@DRAWN
def test_the_drawing_fits_eighty_columns_with_and_without_colour(
    load_box: Load, draw: Draw
) -> None:
    box = load_box()
    without, coloured = draw(box, colour=False), draw(box, colour=True)
    assert max(map(len, without.splitlines())) < 80
    assert all(c == "\n" or c.isprintable() for c in without)
    assert not any(line.endswith(" ") for line in without.splitlines())
    assert coloured != without
    assert bare(coloured) == without


@DRAWN
def test_the_drawing_says_where_every_value_is_from(load_box: Load, draw: Draw) -> None:
    box = load_box()
    text = " ".join(draw(box, colour=False).split())
    for origin in set(box.provenance.values()):
        assert " ".join(origin.source.split()) in text


@DRAWN
def test_a_box_without_a_reconstructed_value_says_so(
    load_box: Load, draw: Draw, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    text = original(load_box().game).replace('"reconstructed"', '"source"')
    path.write_text(text, encoding="utf-8")
    box = load_box(path)
    assert f"None of the {len(box.provenance)} values is reconstructed." in draw(box, colour=False)
    assert "[reconstructed]" not in draw(box, colour=False)


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
