"""The engines of all targets, as they are linked here: what they need of a system, and arm64 emulated."""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from polis.core.kernels.engine import ELSEWHERE, engine_folder
from polis.core.processes import this_machine
from polis.core.sources import DESCRIPTION
from polis.engines.builders import BUILDING
from polis.engines.targets import BROWSER, STACK, TARGETS
from tests.engines.headers import linked, lowest
from tests.engines.test_strangers import EXAMPLES, SEEDS, deal_archon, played, said
from tests.engines.ways import GAMES

pytestmark = pytest.mark.long

MEMORY = {"memset", "memmove", "memcpy", "bzero", "__bzero"}  # every process has them
ARM_CC, ARM = "aarch64-linux-gnu-gcc", "qemu-aarch64"
NO_ARM = f"there is no {ARM} or no {ARM_CC}; on Debian: apt install qemu-user gcc-aarch64-linux-gnu"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engines of all games for all targets, built anew."""
    folder = tmp_path_factory.mktemp("engines")
    variables = {**os.environ, **BUILDING, ELSEWHERE: str(folder)}

    def build(game: str) -> None:
        words = [sys.executable, "-m", "polis.engines.building", game, *TARGETS]
        subprocess.run(words, env=variables, stdout=subprocess.DEVNULL, check=True)

    with ThreadPoolExecutor() as threads:
        list(threads.map(build, GAMES))
    return folder


def told(folder: Path) -> Any:
    return json.loads((folder / DESCRIPTION).read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_sources_give_the_same_bytes(built: Path, game: str) -> None:
    own = engine_folder(f"polis.games.{game}")
    assert told(own)["sources"] == told(built / game)["sources"]
    for target in (this_machine(), BROWSER):
        name = told(own)["objects"][target]
        assert (own / name).read_bytes() == (built / game / name).read_bytes()
    here = [str(built).encode(), str(Path.home()).encode()]
    for path in (built / game).iterdir():
        assert not [place for place in here if place in path.read_bytes()], path.name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("target", [name for name in TARGETS if name != BROWSER])
def test_an_object_needs_no_library_and_exports_the_entry_points(
    built: Path, game: str, target: str
) -> None:
    found = linked(built / game / TARGETS[target].file)
    assert {one["name"] for one in told(built / game)["functions"]} <= {*found.exports}
    system = target.partition("-")[0]
    assert found.libraries in ([], ["/usr/lib/libSystem.B.dylib"] if system == "macos" else [])
    # The linker's own, which nothing has to give
    imports = {*found.imports} - {"dyld_stub_binder"}
    assert imports <= (set() if system == "windows" else MEMORY)
    if target == "macos-arm64":
        assert found.is_signed


@pytest.mark.parametrize("game", GAMES)
def test_webassembly_imports_nothing_and_its_stack_lies_first(built: Path, game: str) -> None:
    path = built / game / TARGETS[BROWSER].file
    module = wasmtime.Module.from_file(wasmtime.Engine(), str(path))
    assert not module.imports
    functions = told(built / game)["functions"]
    native = {one["name"] for one in functions if one.get("is_native")}
    assert native == {"play_batch", "look_ahead"}  # batches are for processors
    names = {one["name"] for one in functions} - native
    assert {one.name for one in module.exports} == names | {"memory", "__heap_base"}
    stack, data = lowest(path.read_bytes())
    assert stack == STACK
    assert data >= stack


@pytest.mark.skipif(not (shutil.which(ARM) and shutil.which(ARM_CC)), reason=NO_ARM)
def test_arm64_plays_the_same_games(built: Path, tmp_path: Path) -> None:
    folder = built / "archon"
    (tmp_path / "engine.h").write_text(
        said(sys.executable, "-I", EXAMPLES / "header.py", folder), "utf-8"
    )
    library, program = folder / TARGETS["linux-arm64"].file, tmp_path / "play"
    said(ARM_CC, f"-I{tmp_path}", EXAMPLES / "play.c", library, "-o", program)
    for seed, seats in SEEDS:
        own = played("archon", deal_archon, seed, seats)
        assert said(ARM, "-L", "/usr/aarch64-linux-gnu", program, seed, seats) == own
