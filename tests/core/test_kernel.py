"""The compile cache: it notices edits, survives crowds and does without a folder to write to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import polis
from polis.core.kernels import kernel
from polis.core.sources import PACKAGE

# `beside` is compiled in one file and calls `spread` of another.
PROGRAM = """
from polis.games.arkadia.model.bitboard import U, squares_of
from polis.games.arkadia.model.board import beside
print(squares_of(beside((U(1 << 20), U(0), U(0)))))
"""
FOLDER = """
from polis.core.kernels import kernel
print(kernel.CACHE_FOLDER)
"""
BESIDE_20 = "[4, 19, 21, 36]"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit."""
    source = Path(polis.__file__).parent
    copy = tmp_path / "a folder" / "polis"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def start(package: Path, program: str, **environment: str) -> "subprocess.Popen[str]":
    """Run a program on that copy."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", program],
        env={
            **os.environ,
            "NUMBA_DISABLE_JIT": "0",  # also when the tests themselves run interpreted
            "PYTHONPATH": str(package.parent),
            **environment,
        },
        stdout=subprocess.PIPE,
        text=True,
    )


def said(process: "subprocess.Popen[str]") -> str:
    """What it writes."""
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return out.strip()


def folder(package: Path, cache: Path, **environment: str) -> str:
    """The folder of a copy's compiled rules."""
    return said(start(package, FOLDER, POLIS_CACHE_DIR=str(cache), **environment))


def test_an_edit_in_a_called_function_of_another_file_is_noticed_and_nothing_written_beside(
    package: Path, tmp_path: Path
) -> None:
    cache, files = tmp_path / "cache", sorted(package.rglob("*"))
    here = {"POLIS_CACHE_DIR": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    assert said(start(package, PROGRAM, **here)) == BESIDE_20
    assert sorted(package.rglob("*")) == files
    first = folder(package, cache)
    bits = package / "games" / "arkadia" / "model" / "bitboard.py"
    text = bits.read_text()
    assert "either(either(west, east), " in text
    bits.write_text(text.replace("either(either(west, east), ", "either(either(west, west), "))
    assert said(start(package, PROGRAM, **here)) == "[4, 19, 36]"
    assert folder(package, cache) != first


def test_processes_that_start_together_on_an_empty_cache_all_get_it_right(
    package: Path, tmp_path: Path
) -> None:
    cache = str(tmp_path / "cache")
    together = [start(package, PROGRAM, POLIS_CACHE_DIR=cache) for _ in range(3)]
    assert [said(process) for process in together] == [BESIDE_20] * 3
    assert said(start(package, PROGRAM, POLIS_CACHE_DIR=cache)) == BESIDE_20


def test_without_any_folder_to_write_to_it_compiles_in_memory(package: Path) -> None:
    nowhere = "/proc/no such folder"  # not even root can write there
    told = said(start(package, PROGRAM + FOLDER, POLIS_CACHE_DIR=nowhere, TMPDIR=nowhere))
    squares, place = told.splitlines()
    assert squares == BESIDE_20
    assert place == "None" or not place.startswith(nowhere)


def test_the_bounds_check_and_each_installation_have_a_folder_of_their_own(
    package: Path, tmp_path: Path
) -> None:
    cache, other = tmp_path / "cache", tmp_path / "elsewhere" / "polis"
    shutil.copytree(package, other)
    folders = [folder(package, cache), folder(package, cache, NUMBA_BOUNDSCHECK="1")]
    assert len({*folders, folder(other, cache)}) == 3


def test_every_file_with_kernels_counts_for_the_name_of_the_folder() -> None:
    names = {path.name for path in kernel.kernel_sources()}
    assert {"bitboard.py", "board.py", "setup.py", "laying.py", "castle.py", "ending.py"} <= names
    assert {"actions.py", "state.py", "tables.py"} <= names  # their numbers are compiled in


def test_no_kernel_lies_where_an_edit_does_not_count() -> None:
    uncounted = set(PACKAGE.rglob("*.py")) - set(kernel.kernel_sources())
    assert PACKAGE / "arena.py" in uncounted
    assert not [path for path in uncounted if "@kernel" in path.read_text("utf-8")]


def test_compiling_everything_tells_each_step_and_marks_the_cache() -> None:
    told: list[tuple[str, int, int]] = []
    ran: list[str] = []
    steps = [("one", lambda: ran.append("one")), ("two", lambda: ran.append("two"))]
    seconds = kernel.compile_all(steps, lambda *step: told.append(step), ["noughts", "crosses"])
    assert ran == ["one", "two"]
    assert told == [("one", 0, 2), ("two", 1, 2), ("", 2, 2)]
    assert seconds >= 0
    if kernel.CACHE_FOLDER is not None:
        for game in ("noughts", "crosses"):
            assert kernel.is_ready(game)
            (kernel.CACHE_FOLDER / (game + kernel.READY)).unlink()
            assert not kernel.is_ready(game)
