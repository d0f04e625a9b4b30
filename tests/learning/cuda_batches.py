"""Two programs for processes of their own:  cuda_batches.py simulate GAME GAMES PLIES | ptx GAME FILE

simulate: a batch in the simulator of CUDA, which is switched on from outside, is the batch of the processor after
each step; writes the number of plies. ptx: the code of a game for an accelerator, written to a file.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from polis.batch.batch import Batch
from polis.games import load
from polis.games.batch_kernels import sample_memory

NAMES = ("seat", "count", "mask", "seen", "final", "rewards", "scores", "done", "lost")


def compare(batch: Batch, other: Batch) -> None:
    """Raise AssertionError where two batches differ. other: on the device."""
    assert batch.states.tobytes() == other.states.tobytes()
    for name in NAMES:
        there: Any = getattr(other, name)
        assert (getattr(batch, name) == there.copy_to_host()).all(), name
    legal = other.legal.copy_to_host()  # type: ignore[attr-defined]
    for place, count in enumerate(batch.count):
        assert (batch.legal[place, :count] == legal[place, :count]).all()


def simulate(name: str, games: int, plies: int) -> None:
    """Play the same random games both ways, with opponents at random in a third seat."""
    rng, common = np.random.default_rng(int(games)), {"mask": "bits", "final": True}
    chosen: Any = common | {"seats": 3, "opponents": {2: "random"}, "encoding": "bytes"}
    batch, other = (
        Batch(load(name), games, seed=7, device=one, **chosen) for one in ("cpu", "cuda")
    )
    for _ in range(-(-plies // games)):
        compare(batch, other)
        spread = (rng.random(games) * batch.count).astype(int)
        actions = batch.legal[np.arange(games), spread].astype(np.int32)
        batch.step(actions)
        other.step(actions)
    both: Any = {"seeds": [9], "places": [1]}
    batch.reset(**both)
    other.reset(**both)
    compare(batch, other)
    sys.stdout.write(f"{plies}\n")


def write_ptx(name: str, path: str) -> None:
    """Compile what a thread does for compute capability 9.0."""
    from numba import cuda  # noqa: PLC0415 - not in the simulator

    from polis.batch.cuda import device_function  # noqa: PLC0415
    from polis.engines.for_cuda import ptx_of  # noqa: PLC0415

    game: Any = load(name)
    function = device_function(game, cuda, greedy=False)
    samples = (sample_memory(game), 0, np.zeros(1, np.int64))
    Path(path).write_text(ptx_of(function, samples, (9, 0)), "utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "simulate":
        simulate(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        write_ptx(sys.argv[2], sys.argv[3])
