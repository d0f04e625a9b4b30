"""Chance inside kernels: xorshift64, one word of memory, the same compiled and interpreted.

Quick and good enough for playouts, for sampled worlds and for drawing between equals. A game's own set-up has its
secret streams (`core.seeds`); this generator is never used for one that people play.
"""

import hashlib
from typing import Any

import numpy as np

from polis.core.bits import U
from polis.core.kernel import kernel

# A whole number of 64 bits. Narrower fields and numbers written in the code would be types of their
# own, for each of which Numba compiles the called kernel anew.
I64: Any = np.int64


@kernel
def next_word(rng: Any) -> np.uint64:
    """The next 64 bits. rng: uint64, shape (1,), not zero; it is moved on."""
    word = rng[0]
    word ^= word << U(13)
    word ^= word >> U(7)
    word ^= word << U(17)
    rng[0] = word
    return word  # type: ignore[no-any-return]


@kernel
def below(rng: Any, n: int) -> int:
    """A number 0..n-1, for 1 <= n < 2**31. Only the better, upper half of the word is used."""
    return I64((next_word(rng) >> U(32)) * U(n) >> U(32))  # type: ignore[no-any-return]


@kernel
def shuffle(rng: Any, row: Any, size: int) -> None:
    """Bring the first `size` entries of a row into an order drawn at random."""
    for i in range(size - 1, 0, -1):
        j = below(rng, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


def new_chance(seed: int) -> Any:
    """The generator's memory for a seed 0 <= seed < 2**64; zero, which it cannot leave, becomes one."""
    return np.array([seed or 1], np.uint64)


def game_seed(seed: str, index: int) -> int:
    """The 64-bit seed of the game of that number in a series that has a seed text of its own."""
    digest = hashlib.sha256(f"{seed}\0{index}".encode()).digest()
    return int.from_bytes(digest[:8], "big") or 1
