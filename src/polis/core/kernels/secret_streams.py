"""The secret streams of `core.seeds` inside kernels: what is drawn there is drawn here, byte for byte.

A kernel that deals opens the stream of a purpose and draws from it; only one is open at a time.
docs/reference/randomness.md specifies the construction.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.core import seeds
from polis.core.kernels.arrays import Array
from polis.core.kernels.chance import U
from polis.core.kernels.kernel import kernel
from polis.core.kernels.sha256 import (
    BLOCK,
    ROUNDS,
    WORD,
    WORDS,
    begin_key,
    compress,
    copy_words,
    finish,
    padded,
)

A_BLOCK: Final = WORDS // 2  # numbers of 64 bits in a block
LONGEST: Final = 46  # bytes of a purpose, so that a block is made in one step

CHANCE: Final = np.dtype((np.record, np.dtype([
    ("inner", "<i8", (WORDS,)),     # the key of the game
    ("outer", "<i8", (WORDS,)),
    ("message", "<i8", (BLOCK,)),   # the open stream: its purpose, and a place for the counter
    ("at", "<i8"),                  # the byte of the message at which the counter begins
    ("counter", "<i8"),
    ("used", "<i8"),                # numbers of the block that have been drawn
    ("digest", "<i8", (WORDS,)),
    ("w", "<i8", (ROUNDS,)),
])))  # fmt: skip
"""What one thread draws with, shape (1,)."""


def purpose(text: str) -> Any:
    """Return a purpose for `open_stream`: its message with counter 0, and where the counter begins.

    Raises ValueError for one that is too long.
    """
    named = text.encode("utf-8") + b"\0"
    if len(named) > LONGEST + 1:
        raise ValueError(f"A purpose has at most {LONGEST} bytes, not {len(named) - 1}: '{text}'.")
    return np.append(padded(named + bytes(8))[0], len(named))


def key_message(game: str, seats: int) -> Any:
    """Return what the key of a game without entropies is made from, whole blocks of words."""
    return padded(seeds.key_message(game, [""] * seats))


@kernel
def begin_secret(c: Any, secret: Array, message: Array) -> None:
    """Take the secret of a game, int64, shape (4,), words of 32 bits, and make its key."""
    begin_key(c.inner, c.outer, secret, 4, c.w)
    copy_words(c.digest, c.inner, WORDS)
    for k in range(len(message)):
        copy_words(c.w, message[k], BLOCK)
        compress(c.digest, c.w)
    finish(c.digest, c.outer, c.w)
    copy_words(c.message, c.digest, WORDS)
    begin_key(c.inner, c.outer, c.message, WORDS, c.w)


@kernel
def open_stream(c: Any, message: Array) -> None:
    """Begin the stream of a purpose. message: what `purpose` returns."""
    copy_words(c.message, message, BLOCK)
    c.at = message[BLOCK]
    c.counter = 0
    c.used = A_BLOCK


@kernel
def next_block(c: Any) -> None:
    """Make the next four numbers. The counter, below 2**16, is the last two of eight bytes."""
    copy_words(c.w, c.message, BLOCK)
    for k in range(2):
        at = c.at + 7 - k
        byte = c.counter >> 8 * k & 255
        c.w[at >> 2] = c.w[at >> 2] | byte << 24 - 8 * (at & 3)
    copy_words(c.digest, c.inner, WORDS)
    compress(c.digest, c.w)
    finish(c.digest, c.outer, c.w)
    c.counter += 1
    c.used = 0


@kernel
def next_number(c: Any) -> np.uint64:
    """Return the next 64 bits of the open stream."""
    if c.used == A_BLOCK:
        next_block(c)
    at = 2 * c.used
    c.used += 1
    return U(c.digest[at]) << U(32) | U(c.digest[at + 1])  # type: ignore[no-any-return]


@kernel
def number_below(c: Any, n: int) -> int:
    """Return a uniform number 0..n-1 of the open stream, 1 <= n < 2**31."""
    over = (~U(n) + U(1)) % U(n)  # as many of the highest numbers would favour small remainders
    number = next_number(c)
    while number > ~over:
        number = next_number(c)
    return int(number % U(n))


@kernel
def shuffle_row(c: Any, row: Any, size: int) -> None:
    """Shuffle the first entries of a row in place with the open stream.

    The entry at a place is then the one whose number the shuffle of `core.seeds` has there.
    """
    for i in range(size - 1, 0, -1):
        j = number_below(c, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


SERIES: Final[Any] = padded(b"polis/batch\0" + bytes(16))[0]  # the numbers begin at its third word


@kernel
def game_of_series(c: Any, seed: Array, place: int, number: int, secret: Array) -> None:
    """Write the secret of a game of a batch: `number` counts the games of a place, from 0.

    seed, secret: int64, shape (4,), words of 32 bits.
    """
    begin_key(c.inner, c.outer, seed, 4, c.w)
    copy_words(c.w, SERIES, BLOCK)
    c.w[3] = place >> 32
    c.w[4] = place & WORD
    c.w[5] = number >> 32
    c.w[6] = number & WORD
    copy_words(c.digest, c.inner, WORDS)
    compress(c.digest, c.w)
    finish(c.digest, c.outer, c.w)
    copy_words(secret, c.digest, 4)


def secret_words(secrets: Sequence[bytes]) -> Any:
    """Return secrets of 16 bytes as words of 32 bits, int64, shape (secrets, 4)."""
    return np.frombuffer(b"".join(secrets), ">u4").astype(np.int64).reshape(-1, 4)
