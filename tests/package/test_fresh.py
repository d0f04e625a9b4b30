"""Wheel and sdist as distributed, from a clone to a game in an empty environment."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package.installing import SECONDS, Installed, built, copied, installed, run
from tests.package.playing import (
    has_the_version,
    plays_in_the_terminal,
    plays_through_the_server,
)

pytestmark = pytest.mark.long

PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14", "python3.15")


def others() -> list[str]:
    """Other Pythons of this machine, besides the one that runs the tests."""
    own = f"python{sys.version_info.major}.{sys.version_info.minor}"
    runs = ["-c", "import ensurepip, venv"]
    found = [path for name in PYTHONS if name != own and (path := shutil.which(name))]
    return [one for one in found if not subprocess.run([one, *runs], check=False).returncode]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="module")
def dist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the sdist of a clone."""
    wheel, sdist = built(clone, tmp_path_factory.mktemp("dist"), "wheel", "sdist")
    return {"wheel": wheel, "sdist": sdist}


def test_they_are_the_same_bytes_from_another_clone(dist: dict[str, Path], tmp_path: Path) -> None:
    other = copied(tmp_path / "a" / "longer way")
    for path in other.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    again = built(other, tmp_path / "dist", "wheel", "sdist")
    assert [path.name for path in again] == [path.name for path in dist.values()]
    for path, first in zip(again, dist.values(), strict=True):
        assert path.read_bytes() == first.read_bytes(), path.name


def test_the_sdist_makes_the_same_wheel_without_node(dist: dict[str, Path], tmp_path: Path) -> None:
    shutil.unpack_archive(dist["sdist"], tmp_path, filter="data")
    (sources,) = tmp_path.iterdir()
    bare = {"PATH": "", "SOURCE_DATE_EPOCH": "1577836800"}
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], bare, sources)
    (wheel,) = (sources / "dist").iterdir()
    assert wheel.read_bytes() == dist["wheel"].read_bytes()


def test_without_node_a_clone_fails_with_one_sentence(tmp_path: Path) -> None:
    clone = copied(tmp_path / "clone")
    words = ["pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(clone)]
    done = subprocess.run(
        [sys.executable, "-m", *words],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert "Polis needs its browser client, which is built with Node.js: install" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_pip_brings_what_builds_the_client(tmp_path: Path) -> None:
    clone, programs = copied(tmp_path / "clone"), tmp_path / "bin"
    programs.mkdir()
    for name in ("env", "sh"):  # npm starts programs with them
        (programs / name).symlink_to(shutil.which(name) or "")
    words = ["pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path), str(clone)]
    run([sys.executable, "-m", *words], {**os.environ, "PATH": str(programs)})
    assert len(list(tmp_path.glob("*.whl"))) == 1


@pytest.fixture(
    scope="module", params=[sys.executable, *others()], ids=lambda path: Path(path).name
)
def polis(
    dist: dict[str, Path], tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Installed:
    """The wheel with libraries from the index, on each Python there is."""
    return installed(dist["wheel"], tmp_path_factory.mktemp("fresh"), request.param)


def test_an_empty_environment_plays(polis: Installed, seed: int) -> None:
    has_the_version(polis)
    plays_through_the_server(polis, "arkadia", "adept", seed)
    plays_in_the_terminal(polis, "arkadia", "greedy")
