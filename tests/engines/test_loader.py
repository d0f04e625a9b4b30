"""The loader of engines: what does not fit is refused in one sentence, before anything has changed."""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.core.kernels import engine as loader
from polis.core.kernels.engine import Engine, EngineError, engine_of
from polis.core.kernels.kernel import COMPILED
from polis.core.processes import this_machine
from polis.core.sources import DESCRIPTION, engine_digest, package_sources
from polis.games import load
from tests.engines.ways import NATIVE, WASM, engine, grown

pytestmark = pytest.mark.skipif(not COMPILED, reason="no engine is loaded")

RULES = "polis.games.arkadia.rules"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of Arkadia's engine, which is loaded in its place."""
    usual = loader.engine_folder("polis.games.arkadia")
    monkeypatch.setenv(loader.ELSEWHERE, str(tmp_path))
    loader._engine.cache_clear()
    yield Path(shutil.copytree(usual, tmp_path / "arkadia"))
    loader._engine.cache_clear()


def change(folder: Path, **values: object) -> None:
    told = json.loads((folder / DESCRIPTION).read_text("utf-8"))
    (folder / DESCRIPTION).write_text(json.dumps(told | values), "utf-8")


def refused(call: Callable[[], object]) -> str:
    """The error, which is one sentence."""
    with pytest.raises(EngineError) as caught:
        call()
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_the_engine_of_a_game_is_loaded_once_for_all_its_modules(folder: Path) -> None:
    assert engine_of(RULES) is engine_of("polis.games.arkadia.bots.search")


def test_a_game_of_polis_without_an_engine_says_how_to_build_one(folder: Path) -> None:
    shutil.rmtree(folder)
    assert refused(lambda: engine_of(RULES)) == (
        "The game 'arkadia' has no engine; build it: polis build-engine"
    )


def test_an_engine_that_is_older_than_its_sources_is_refused(folder: Path) -> None:
    change(folder, sources="0123456789abcdef")
    assert "older than its sources" in refused(lambda: engine_of(RULES))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"game": "arkadia"}', "\udcff"])
def test_a_damaged_description_is_refused(folder: Path, text: str) -> None:
    (folder / DESCRIPTION).write_bytes(text.encode("utf-8", "surrogateescape"))
    told = refused(lambda: engine_of(RULES))
    assert told.startswith("The engine of 'arkadia' is damaged (")


def test_a_function_that_an_engine_lacks_is_refused(folder: Path) -> None:
    found = engine_of(RULES)
    assert found is not None
    assert "no function 'castle'" in refused(lambda: found.function("castle"))
    change(folder, functions=[{"name": "castle", "parameters": []}])
    loader._engine.cache_clear()
    again = engine_of(RULES)
    assert again is not None
    assert "no function 'castle'" in refused(lambda: again.function("castle"))


# ---- where no object fits ---------------------------------------------------------------------------
def without(folder: Path) -> None:
    """No object for this machine."""
    change(folder, objects={"amiga-68000": "amiga-68000.library", WASM: "engine.wasm"})


def spoiled(folder: Path) -> None:
    """An object that does not load."""
    told = json.loads((folder / DESCRIPTION).read_text("utf-8"))
    (folder / told["objects"][this_machine()]).write_bytes(b"\x7fELF?")


@pytest.mark.parametrize("harm", [without, spoiled])
def test_where_no_object_fits_webassembly_plays(folder: Path, harm: Callable[[Path], None]) -> None:
    harm(folder)
    found = engine_of(RULES)
    assert found is not None
    game: Any = load("arkadia")
    state, _ = game.new_game(game.new_options({}), 3, bytes(16))
    out = np.zeros(2048, np.int16)
    count = found.function("legal")(state, 0, game.tables, out)
    assert out[:count].tolist() == game.legal(state).tolist()


@pytest.mark.parametrize("harm", [without, spoiled])
def test_where_wasmtime_is_missing_too_the_error_names_the_extra(
    folder: Path, harm: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    harm(folder)
    monkeypatch.delitem(sys.modules, "polis.core.kernels.web_assembly", raising=False)
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    told = refused(lambda: engine_of(RULES))
    assert this_machine() in told
    assert "pip install 'polis[wasm]'" in told


def test_damaged_webassembly_is_refused(folder: Path) -> None:
    without(folder)
    (folder / "engine.wasm").write_bytes(b"\0asm?")
    assert "its WebAssembly does not load" in refused(lambda: engine_of(RULES))


# ---- arguments --------------------------------------------------------------------------------------
UNFIT = {
    "items of another size": lambda: np.zeros(2048, np.int32),
    "too short": lambda: np.zeros(2047, np.int16),
    "with gaps": lambda: np.zeros(4096, np.int16)[::2],
}


@pytest.mark.parametrize("way", [NATIVE, WASM])
@pytest.mark.parametrize("out", UNFIT.values(), ids=UNFIT)
def test_an_array_that_does_not_fit_is_refused_and_nothing_changes(
    way: str, out: Callable[[], Any]
) -> None:
    game: Any = load("arkadia")
    state, _ = game.new_game(game.new_options({}), 2, bytes(16))
    before, given, log = state.tobytes(), out(), game.new_log()
    action = int(game.legal(state)[0])
    apply = engine("arkadia", way).function("apply")
    assert "'out'" in refused(lambda: apply(state, 0, game.tables, action, given, log))
    assert state.tobytes() == before
    assert not given.any()


def test_a_state_of_another_game_is_refused() -> None:
    archon, arkadia = load("archon"), load("arkadia")
    state, _ = archon.new_game(archon.new_options({}), 2, bytes(16))
    legal = engine("arkadia", NATIVE).function("legal")
    tables: Any = arkadia
    out = np.zeros(2048, np.int16)
    assert "'states'" in refused(lambda: legal(state, 0, tables.tables, out))


@pytest.mark.parametrize("way", [NATIVE, WASM])
def test_a_part_of_a_memory_that_does_not_fit_is_refused(way: str) -> None:
    game: Any = load("arkadia")
    bots = game.spec.bots
    m = bots.context(game.tables, 10, bots.load_net(game)).memory
    search = engine("arkadia", way).function("search")
    assert "'path'" in refused(lambda: search(m._replace(path=m.path[:511].copy()), 1))
    assert "'scores'" in refused(lambda: search(m._replace(scores=m.scores.astype("f4")), 1))
    assert "'head'" in refused(lambda: search(m._replace(head=2), 1))
    assert "parts, not" in refused(lambda: search(m[:-1], 1))
    assert not any(m.states.tobytes())


def test_a_tree_may_have_any_length() -> None:
    assert len(grown("arkadia", NATIVE, 2, 50, 0, "grandmaster")) > 72


@pytest.mark.parametrize("way", [NATIVE, WASM])
def test_a_function_that_fails_is_an_error(way: str) -> None:
    game: Any = load("archon")
    state, _ = game.new_game(game.new_options({}), 2, bytes(16))
    seen = game.observe(state, 0)
    state["seats"] = 1  # the network takes the mean of no opponents
    bots = game.spec.bots
    m = bots.context(game.tables, 10, bots.load_net(game)).memory
    m.states[0] = state[0]
    m.head[0] = 0
    describe = engine("archon", way).function("describe")
    assert "'describe' failed" in refused(lambda: describe(m, state, 0))
    assert describe(m, seen, 0) == 0


# ---- games of other packages --------------------------------------------------------------------------
def test_a_game_of_another_package_runs_interpreted_unless_its_engine_fits(folder: Path) -> None:
    assert package_sources("polis_thirtyone")
    assert engine_of("polis_thirtyone.game") is None
    loader._engine.cache_clear()
    other = folder.rename(folder.parent / "polis_thirtyone")
    assert engine_of("polis_thirtyone.game") is None  # older than its sources
    loader._engine.cache_clear()
    change(other, sources=engine_digest("polis_thirtyone"))
    assert isinstance(engine_of("polis_thirtyone.game"), Engine)


@pytest.fixture
def cache(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of engines in the user's cache, with one of another package."""
    monkeypatch.delenv(loader.ELSEWHERE)
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda _: str(tmp_path / "cache"))
    other = Path(shutil.copytree(folder, tmp_path / "cache" / "engines" / "polis_thirtyone"))
    change(other, sources=engine_digest("polis_thirtyone"))
    assert isinstance(engine_of("polis_thirtyone.game"), Engine)
    loader._engine.cache_clear()
    return other.parent


IS_WINDOWS = pytest.mark.skipif(sys.platform == "win32", reason="a user's folders are closed there")


@IS_WINDOWS
def test_the_folder_of_engines_is_its_owner_s_alone(cache: Path) -> None:
    assert cache.stat().st_mode & 0o777 == 0o700
    shutil.rmtree(cache.parent)
    assert engine_of("polis_thirtyone.game") is None
    assert cache.stat().st_mode & 0o777 == 0o700


@IS_WINDOWS
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_an_engine_that_somebody_else_may_have_written_is_not_loaded(
    cache: Path, mode: int
) -> None:
    cache.chmod(mode)
    told = refused(lambda: engine_of("polis_thirtyone.game"))
    assert told.startswith(f"Somebody else may write into {cache}")


@IS_WINDOWS
def test_an_engine_in_a_folder_of_somebody_else_is_not_loaded(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert "Somebody else" in refused(lambda: engine_of("polis_thirtyone.game"))
