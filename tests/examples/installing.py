"""The example installed like any other package, in a separate folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "thirtyone"


def installed(folder: Path, package: Path = EXAMPLE) -> dict[str, str]:
    """Install a game into a folder; returns the environment in which Polis finds it."""
    source = folder / "source"  # a build leaves files beside the sources
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__"))
    target = folder / "site"
    words = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([sys.executable, "-m", "pip", *words, str(source)], check=True, timeout=120)
    path = os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "POLIS_DATA_DIR": str(folder / "data")}


def polis(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command of Polis writes; it has to succeed."""
    done = subprocess.run(
        [sys.executable, "-m", "polis", *words],
        env=environment, input=typed, capture_output=True, text=True, timeout=500, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
