"""Batches on an accelerator: the same games in the simulator, and code that NVIDIA's assembler takes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("cuda_batches.py")
GAMES = ("arkadia", "archon")
PLIES = 500
MOST_REGISTERS = 255  # of a thread; what does not fit is spilled


def run(*words: str, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, str(PROGRAM), *words],
        env={**os.environ, **settings}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def assembler() -> str:
    """The program `ptxas` of the package nvidia-cuda-nvcc."""
    found = [one for folder in sys.path for one in Path(folder).glob("nvidia/cu*/bin/ptxas")]
    assert found, "ptxas is missing: pip install nvidia-cuda-nvcc"
    return str(found[0])


@pytest.mark.parametrize("name", GAMES)
def test_the_simulator_plays_the_games_of_the_processor(name: str) -> None:
    told = run("simulate", name, "5", str(PLIES), NUMBA_ENABLE_CUDASIM="1")
    assert int(told) == PLIES


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_compile_for_an_accelerator(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = tmp_path / f"{name}.ptx"
    run("ptx", name, str(code), POLIS_INTERPRETED="1")
    done = subprocess.run(
        [assembler(), "-arch=sm_90", "-v", str(code), "-o", str(tmp_path / "out")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    registers = [int(one) for one in re.findall(r"Used (\d+) registers", done.stderr)]
    spills = [int(one) for one in re.findall(r"(\d+) bytes spill stores", done.stderr)]
    size = code.stat().st_size
    with capsys.disabled():
        sys.stdout.write(
            f"\n{name}: {size} bytes of PTX, registers {registers}, spilled {spills}\n"
        )
    assert registers
    assert max(registers) <= MOST_REGISTERS
