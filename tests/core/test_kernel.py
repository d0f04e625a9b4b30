"""The compile cache: it notices edits, survives crowds and does without a folder to write to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import polis
from polis.core.kernels import kernel
from polis.core.kernels.source_digest import PACKAGE

# `beside` is compiled in one file and calls `spread` of another.
PROGRAM = """
from polis.games.arkadia.model.bitboard import U, squares_of
from polis.games.arkadia.model.board import beside
print(squares_of(beside((U(1 << 20), U(0), U(0)))))
from polis.core.kernels import kernel
print(kernel.CACHE_FOLDER)
"""
BESIDE_20 = [4, 19, 21, 36]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit."""
    source = Path(polis.__file__).parent
    copy = tmp_path / "a folder" / "polis"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def start(package: Path, **environment: str) -> "subprocess.Popen[str]":
    """Run the program on that copy."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        env={
            **os.environ,
            "NUMBA_DISABLE_JIT": "0",  # also when the tests themselves run interpreted
            "PYTHONPATH": str(package.parent),
            **environment,
        },
        stdout=subprocess.PIPE,
        text=True,
    )


def result(process: "subprocess.Popen[str]") -> tuple[list[int], str]:
    """The squares it found and the cache folder it used."""
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    squares, folder = out.splitlines()
    return [int(number) for number in squares.strip("[]").split(",")], folder


def test_an_edit_in_a_called_function_of_another_file_is_noticed(
    package: Path, tmp_path: Path
) -> None:
    cache = str(tmp_path / "cache")
    before, first = result(start(package, POLIS_CACHE_DIR=cache))
    bits = package / "games" / "arkadia" / "model" / "bitboard.py"
    text = bits.read_text()
    assert "either(either(west, east), " in text
    bits.write_text(text.replace("either(either(west, east), ", "either(either(west, west), "))
    after, second = result(start(package, POLIS_CACHE_DIR=cache))
    assert before == BESIDE_20
    assert after == [4, 19, 36]
    assert first != second


def test_processes_that_start_together_on_an_empty_cache_all_get_it_right(
    package: Path, tmp_path: Path
) -> None:
    cache = str(tmp_path / "cache")
    together = [start(package, POLIS_CACHE_DIR=cache) for _ in range(3)]
    assert [result(process)[0] for process in together] == [BESIDE_20] * 3
    assert result(start(package, POLIS_CACHE_DIR=cache))[0] == BESIDE_20


def test_nothing_is_written_into_the_package_folder(package: Path, tmp_path: Path) -> None:
    before = sorted(package.rglob("*"))
    result(start(package, POLIS_CACHE_DIR=str(tmp_path / "cache"), PYTHONDONTWRITEBYTECODE="1"))
    assert sorted(package.rglob("*")) == before


def test_without_any_folder_to_write_to_it_compiles_in_memory(package: Path) -> None:
    nowhere = "/proc/no such folder"  # not even root can write there
    squares, folder = result(start(package, POLIS_CACHE_DIR=nowhere, TMPDIR=nowhere))
    assert squares == BESIDE_20
    assert folder == "None" or not folder.startswith(nowhere)


def test_the_bounds_check_has_a_folder_of_its_own(package: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    plain = result(start(package, POLIS_CACHE_DIR=cache))
    checked = result(start(package, POLIS_CACHE_DIR=cache, NUMBA_BOUNDSCHECK="1"))
    assert plain[0] == checked[0] == BESIDE_20
    assert plain[1] != checked[1]


def test_every_file_with_kernels_counts_for_the_name_of_the_folder() -> None:
    names = {path.name for path in kernel.kernel_sources()}
    assert {"bitboard.py", "board.py", "setup.py", "laying.py", "castle.py", "ending.py"} <= names
    assert {"actions.py", "state.py", "tables.py"} <= names  # their numbers are compiled in


def test_no_kernel_lies_where_an_edit_does_not_count() -> None:
    uncounted = set(PACKAGE.rglob("*.py")) - set(kernel.kernel_sources())
    assert PACKAGE / "arena" / "one_game.py" in uncounted
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


def test_two_installations_of_the_same_rules_do_not_share_a_folder(
    package: Path, tmp_path: Path
) -> None:
    other = tmp_path / "elsewhere" / "polis"
    shutil.copytree(package, other)
    cache = str(tmp_path / "cache")
    assert (
        result(start(package, POLIS_CACHE_DIR=cache))[1]
        != result(start(other, POLIS_CACHE_DIR=cache))[1]
    )
