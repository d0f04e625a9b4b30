"""Random numbers inside kernels: xorshift64, one word of state, identical compiled and interpreted.

Fast, and good enough for playouts, sampled worlds and random tie-breaks. The set-up of a game that
people play uses secret streams (`core.seeds`), never this generator.
"""

import hashlib
from typing import Any

import numpy as np

from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import kernel

# A 64-bit integer. Narrower fields and literals would have types of their own, and Numba would
# compile the called kernel again for each.
I64: Any = np.int64
U: Any = np.uint64


@kernel
def next_word(rng: Array) -> np.uint64:
    """Return the next 64 bits. rng: uint64, shape (1,), not zero; it is advanced."""
    word = rng[0]
    word ^= word << U(13)
    word ^= word >> U(7)
    word ^= word << U(17)
    rng[0] = word
    return word  # type: ignore[no-any-return]


@kernel
def below(rng: Array, n: int) -> int:
    """Return a number 0..n-1, for 1 <= n < 2**31, from the better, upper half of the word."""
    return I64((next_word(rng) >> U(32)) * U(n) >> U(32))  # type: ignore[no-any-return]


@kernel
def shuffle(rng: Array, row: Any, size: int) -> None:
    """Shuffle the first `size` entries of a row in place."""
    for i in range(size - 1, 0, -1):
        j = below(rng, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


def new_chance(seed: int) -> Any:
    """Return the generator state for a seed 0 <= seed < 2**64; zero, a fixed point, becomes one."""
    return np.array([seed or 1], np.uint64)


def game_seed(seed: str, index: int) -> int:
    """Return the 64-bit seed of game number `index` in a series with its own seed text."""
    digest = hashlib.sha256(f"{seed}\0{index}".encode()).digest()
    return int.from_bytes(digest[:8], "big") or 1
