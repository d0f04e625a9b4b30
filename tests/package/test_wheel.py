"""The wheel plays where neither sources nor Node.js, make or a compiler are."""

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.package.installing import ROOT, Installed, built, copied, installed_quickly
from tests.package.playing import has_the_version, plays_in_the_terminal, plays_through_the_server

CLIENT = Path("src", "polis", "server", "client")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the current sources, with the client that `make` has built."""
    clone = copied(tmp_path_factory.mktemp("clone"))
    if (ROOT / CLIENT).is_dir():
        shutil.copytree(ROOT / CLIENT, clone / CLIENT, copy_function=shutil.copy)  # newer
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
    endings = {name.rpartition(".")[2] for name in names if "/client/" not in name}
    assert endings.isdisjoint({"pyc", "nbi", "nbc", "ts", "svelte"})


def test_it_is_played(polis: Installed, seed: int) -> None:
    has_the_version(polis)
    plays_through_the_server(polis, "arkadia", "random", seed)
    plays_in_the_terminal(polis, "archon", "random")
