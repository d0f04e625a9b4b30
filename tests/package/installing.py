"""Wheels that are built, installed into environments of their own, and used there."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BUILDERS = ("node", "npm", "make", "gcc", "cc", "clang")  # what nobody shall need
SECONDS = 1200  # for downloads and builds on a busy machine


def run(
    words: Sequence[str | Path],
    environment: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    typed: str = "",
) -> str:
    """What a command writes; it has to succeed."""
    done = subprocess.run(
        words, env=environment, cwd=folder, input=typed, capture_output=True, text=True,
        timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def built(source: Path, target: Path, *kinds: str) -> list[Path]:
    """Build `wheel`, `sdist` or both from sources into an empty folder; the files."""
    words = [word for kind in kinds for word in ("-t", kind)]
    stamp = {**os.environ, "SOURCE_DATE_EPOCH": "1577836800"}
    run([sys.executable, "-m", "hatchling", "build", *words, "-d", target], stamp, source)
    return sorted(target.iterdir())


def copied(folder: Path) -> Path:
    """Copy the files that git tracks, as in a clone: without a built client."""
    names = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    for name in filter(None, names.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


class Installed(NamedTuple):
    """An environment with Polis in it, and nothing else on the path."""

    folder: Path
    environment: dict[str, str]

    @property
    def command(self) -> Path:
        """The command `polis`."""
        return self.folder / "bin" / "polis"

    @property
    def python(self) -> Path:
        """The Python of the environment."""
        return self.folder / "bin" / "python"

    def run_python(self, *words: str) -> str:
        """What a command line of its Python writes; it has to succeed."""
        return run([self.python, *words], self.environment, self.folder)

    def polis(self, *words: str, typed: str = "") -> str:
        """What a command of Polis writes; it has to succeed."""
        return run([self.command, *words], self.environment, self.folder, typed)


def installed(wheel: Path, folder: Path, python: str) -> Installed:
    """Install a wheel and its libraries into a new environment of a Python, as anybody does."""
    run([python, "-m", "venv", folder])
    polis = Installed(folder, _bare(folder))
    run([polis.python, "-m", "pip", "install", "--quiet", wheel], polis.environment, folder)
    return polis


def installed_quickly(wheel: Path, folder: Path) -> Installed:
    """Install a wheel into a new environment that has the libraries of the present one."""
    run([sys.executable, "-m", "venv", "--without-pip", folder])
    polis = Installed(folder, _bare(folder))
    pip = [sys.executable, "-m", "pip", "--python", str(polis.python), "install", "--quiet"]
    run([*pip, "--no-deps", "--no-index", "--no-compile", wheel])
    (packages,) = folder.glob("lib/python3*/site-packages")
    # As lines of a file the folders are searched, but their links to sources are not followed.
    own = [path for path in sys.path if "site-packages" in path]
    (packages / "borrowed.pth").write_text("\n".join(own))
    return polis


def _bare(folder: Path) -> dict[str, str]:
    """The environment of a person who has only Python; files go into the folder."""
    kept = {name: os.environ[name] for name in ("LANG", "TMPDIR") if name in os.environ}
    pip = {name: text for name, text in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    places = {
        "PATH": str(folder / "bin"),
        "HOME": str(folder / "home"),
        "POLIS_DATA_DIR": str(folder / "data"),
    }
    (folder / "home").mkdir(exist_ok=True)
    assert not any(shutil.which(name, path=places["PATH"]) for name in BUILDERS)
    return {**kept, **pip, **places, "PYTHONUTF8": "1"}
