"""Held kernels run interpreted, and compiled from the moment they are released."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import numpy as np

from polis.core.kernels import kernel

kernel.hold_all()


@kernel.kernel
def add(numbers):
    return plus(numbers, 2)


@kernel.kernel
def plus(numbers, more):  # it stands below its caller
    return numbers[0] + more


numbers = np.array([1], np.int16)
print(type(add(numbers)).__name__, len(add.overloads), len(plus.overloads))
kernel.release_loaded()
print(type(add(numbers)).__name__)  # nothing was compiled, so nothing is released
with kernel.compiled():
    print(type(add(numbers)).__name__, len(add.overloads))
print(type(add(numbers)).__name__)
kernel.release_loaded()
print(type(add(numbers)).__name__, type(add).__name__, type(plus).__name__)
"""


def test_a_held_kernel_reaches_no_compiler_until_it_is_released(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, "-W", "error", str(program)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", "POLIS_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.splitlines() == [
        "int16 0 0",  # of NumPy: interpreted
        "int16",
        "int 1",  # of Python: from compiled code
        "int16",
        "int CPUDispatcher HeldKernel",
    ]
