"""What only kernels call is linked into them, and not compiled on its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polis.core.kernels import linking

PROGRAM = """
import numpy as np

from polis.core.kernels import kernel, linking

if {is_new}:
    linking.is_tested = lambda: False


@kernel.kernel
def one_more(number):
    return number + 1


@kernel.kernel
def add_up(numbers):
    total = one_more(3) + one_more(one_more(4))
    for i in range(len(numbers)):
        total += one_more(numbers[i])
    return total


@kernel.kernel
def makes_an_array(length):
    return len(np.zeros(length))


print(add_up(np.array([1, 2], np.int16)), add_up(np.array([1, 2], np.int64)), one_more(4))
print(len(one_more.overloads), len(add_up.overloads))
print(sorted(path.name.split("-")[0].split(".")[-1] for path in kernel.CACHE_FOLDER.rglob("*.nbi")))
try:
    makes_an_array(3)
except Exception as error:
    print(type(error).__name__)
"""


def told(tmp_path: Path, is_new: bool) -> list[str]:
    """The lines that the program writes; is_new: with a Numba that parts were not tried with."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(is_new=is_new))
    done = subprocess.run(
        [sys.executable, "-W", "error", str(program)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", "POLIS_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("is_new", [False, True])
def test_a_called_kernel_is_compiled_alone_only_for_calls_from_python(
    tmp_path: Path, is_new: bool
) -> None:
    sums, compiled, kept, refused = told(tmp_path, is_new)
    assert sums == "15 15 5"
    assert compiled == "1 2"  # add_up once for each width of the numbers
    assert kept == "['add_up', 'one_more']"
    assert refused == "TypingError"


@pytest.mark.parametrize(
    ("version", "is_tested"),
    [
        ("0.61.2", True),
        ("0.68.1", True),
        ("0.69.0", False),
        ("0.69.0dev0+5.gab", False),
        ("1.0", False),
    ],
)
def test_parts_are_left_unfinished_only_by_a_numba_that_was_tried(
    version: str, is_tested: bool
) -> None:
    assert linking.is_tested(version) is is_tested
