"""The example installed like any other package, in a separate folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from polis.core.processes import one_at_a_time

EXAMPLE = Path(__file__).parents[2] / "examples" / "thirtyone"
PATIENCE_SECONDS: Final = 120.0


def installed(folder: Path) -> dict[str, str]:
    """Install the example into a folder; returns the environment in which Polis finds it."""
    source = folder / "source"  # a build leaves files beside the sources
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    target = folder / "site"
    words = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([sys.executable, "-m", "pip", *words, str(source)], check=True, timeout=120)
    path = os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "POLIS_DATA_DIR": str(folder / "data")}


def installed_once(factory: pytest.TempPathFactory) -> dict[str, str]:
    """The example installed once for all processes of a run, so that it is compiled once; nobody may edit it.

    Each process has a folder of its own for what is played.
    """
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder, done = base / "thirtyone", base / "thirtyone.path"
    with one_at_a_time(base / "thirtyone.lock", PATIENCE_SECONDS):
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            done.write_text(installed(folder)["PYTHONPATH"], encoding="utf-8")
    path = done.read_text(encoding="utf-8")
    data = factory.mktemp("thirtyone-data")
    return {**os.environ, "PYTHONPATH": path, "POLIS_DATA_DIR": str(data)}


def polis(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command of Polis writes; it has to succeed."""
    done = subprocess.run(
        [sys.executable, "-m", "polis", *words],
        env=environment, input=typed, capture_output=True, text=True, timeout=500, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
