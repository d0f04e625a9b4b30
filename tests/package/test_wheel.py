"""The wheel plays where neither sources nor Node.js, make or a compiler are."""

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from polis.core.processes import this_machine
from polis.engines.targets import TARGETS
from tests.package.installing import ROOT, Installed, built, copied, installed_quickly
from tests.package.playing import has_the_version, plays_in_the_terminal, plays_through_the_server

BUILT = [Path("src", "polis", *place) for place in (("server", "client"), ("engines", "built"))]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the current sources, with the client and the engines that `make` has built."""
    clone = copied(tmp_path_factory.mktemp("clone"))
    for place in BUILT:
        if (ROOT / place).is_dir():
            shutil.copytree(ROOT / place, clone / place, copy_function=shutil.copy)  # newer
    (made,) = built(clone, tmp_path_factory.mktemp("wheel"), "wheel")
    return made


@pytest.fixture(scope="module")
def polis(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return installed_quickly(wheel, tmp_path_factory.mktemp("installed"))


def test_it_has_all_that_is_needed_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"polis"}
    for needed in ("py.typed", "server/client/index.html", "server/text/de.ftl"):
        assert f"polis/{needed}" in names
    engines = {Path(name).name for name in names if "/engines/built/" in name}
    assert engines == {"engine.json", "engine.wasm", TARGETS[this_machine()].file}
    endings = {name.rpartition(".")[2] for name in names if "/client/" not in name}
    assert endings.isdisjoint({"pyc", "nbi", "nbc", "ts", "svelte"})


def test_it_is_played(polis: Installed, seed: int) -> None:
    has_the_version(polis)
    plays_through_the_server(polis, "arkadia", "random", seed)
    plays_in_the_terminal(polis, "archon", "random")
