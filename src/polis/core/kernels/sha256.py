"""SHA-256 and HMAC (FIPS 180-4, RFC 2104) in the dialect, for the secret streams of `secret_streams`.

Words of 32 bits are kept in 64-bit integers, so that sums of a few of them never overflow.
"""

from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import instruction, kernel

WORD: Final = (1 << 32) - 1
WORDS: Final = 8  # of a digest
BLOCK: Final = 16  # words that are taken in at once
ROUNDS: Final = 64
BLOCK_BYTES: Final = 64


def _roots(power: int) -> list[int]:
    """Return the first 32 bits of the fractions of roots of the first 64 primes, as the standard does."""
    primes = [n for n in range(2, 312) if all(n % d for d in range(2, int(n**0.5) + 1))]
    return [_root(prime << 32 * power, power) & WORD for prime in primes]


def _root(number: int, power: int) -> int:
    """Return the root of a number, rounded down."""
    low, high = 0, 1 << 64
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low


START: Final[Any] = np.array(_roots(2)[:WORDS], np.int64)
CONSTANTS: Final[Any] = np.array(_roots(3), np.int64)


@instruction("rotate32")
def turned(word: int, by: int) -> int:
    """Return 32 bits, rotated to the right."""
    return (word >> by | word << 32 - by) & WORD


@kernel
def compress(digest: Array, w: Array) -> None:
    """Take in a block. digest: int64, shape (WORDS,); w: int64, shape (ROUNDS,), the block in front."""
    for k in range(BLOCK, ROUNDS):
        x, y = int(w[k - 15]), int(w[k - 2])
        small = turned(x, 7) ^ turned(x, 18) ^ x >> 3
        large = turned(y, 17) ^ turned(y, 19) ^ y >> 10
        w[k] = (w[k - 16] + small + w[k - 7] + large) & WORD
    a, b, c, d = int(digest[0]), int(digest[1]), int(digest[2]), int(digest[3])
    e, f, g, h = int(digest[4]), int(digest[5]), int(digest[6]), int(digest[7])
    for k in range(ROUNDS):
        mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        first = h + mixed + (g ^ e & (f ^ g)) + int(CONSTANTS[k]) + int(w[k])
        spread = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        second = spread + (a & b | c & (a | b))
        h, g, f = g, f, e
        e = (d + first) & WORD
        d, c, b = c, b, a
        a = (first + second) & WORD
    digest[0] = (digest[0] + a) & WORD
    digest[1] = (digest[1] + b) & WORD
    digest[2] = (digest[2] + c) & WORD
    digest[3] = (digest[3] + d) & WORD
    digest[4] = (digest[4] + e) & WORD
    digest[5] = (digest[5] + f) & WORD
    digest[6] = (digest[6] + g) & WORD
    digest[7] = (digest[7] + h) & WORD


@kernel
def copy_words(target: Array, source: Array, number: int) -> None:
    """Copy the first words of a row."""
    for k in range(number):
        target[k] = source[k]


@kernel
def begin_key(inner: Array, outer: Array, key: Array, length: int, w: Array) -> None:
    """Take a key of up to 16 words: from here on each message costs only its own blocks.

    inner, outer: become the two digests with which HMAC starts.
    """
    copy_words(inner, START, WORDS)
    copy_words(outer, START, WORDS)
    for k in range(BLOCK):
        w[k] = (key[k] if k < length else 0) ^ 0x36363636
    compress(inner, w)
    for k in range(BLOCK):
        w[k] = (key[k] if k < length else 0) ^ 0x5C5C5C5C
    compress(outer, w)


@kernel
def finish(digest: Array, outer: Array, w: Array) -> None:
    """Make the digest of a message, begun with `inner`, the code of HMAC, in place."""
    copy_words(w, digest, WORDS)
    w[WORDS] = 1 << 31
    for k in range(WORDS + 1, BLOCK - 1):
        w[k] = 0
    w[BLOCK - 1] = 8 * (BLOCK_BYTES + 4 * WORDS)
    copy_words(digest, outer, WORDS)
    compress(digest, w)


def padded(message: bytes) -> Any:
    """Return a message that follows a key of HMAC as whole blocks of words, int64, shape (blocks, BLOCK)."""
    length = BLOCK_BYTES + len(message)
    zeros = -(length + 9) % BLOCK_BYTES
    whole = message + b"\x80" + bytes(zeros) + (8 * length).to_bytes(8, "big")
    return np.frombuffer(whole, ">u4").astype(np.int64).reshape(-1, BLOCK)
