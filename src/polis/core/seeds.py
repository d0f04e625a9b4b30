"""The randomness of a set-up: one secret, one stream of numbers per purpose.

The construction is specified with test vectors in docs/reference/randomness.md, so that anyone can
check a finished game with a few lines in another language:

    key    = HMAC-SHA-256(secret, "polis/1" 00 game id (00 hex SHA-256 of each seat's entropy))
    block  = HMAC-SHA-256(key, purpose 00 counter)     counter: 8 bytes, from 0
    number = 8 bytes of a block, big-endian; numbers that would bias the result are dropped
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence

from polis.core.json_reader import repeatable
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import InvalidSeed

SECRET_BYTES = 16
_WORDS = 1 << 64
_HEX = re.compile(r"[0-9a-fA-F]{32}")
_DECIMAL = re.compile(r"[0-9]+")


class Stream:
    """An endless sequence of unbiased numbers for one purpose, determined by the key."""

    def __init__(self, key: bytes, purpose: str) -> None:
        """Start the sequence of `purpose` at its first number."""
        self._words = _words(key, purpose.encode("utf-8"))

    def below(self, n: int) -> int:
        """Return a uniform number 0..n-1; raises ValueError unless 1 <= n <= 2**64."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"below() takes a number from 1 to 2**64, not {n}")
        fair = _WORDS - _WORDS % n  # numbers from here on would favour small remainders
        while True:
            word = next(self._words)
            if word < fair:
                return word % n

    def shuffle(self, n: int) -> list[int]:
        """Return a uniform random permutation of 0..n-1 (Fisher-Yates from the end)."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def key_message(game_id: str, entropies: Sequence[str]) -> bytes:
    """Return what the key of a game is made from, with its secret."""
    message = b"polis/1\0" + game_id.encode("utf-8")
    for entropy in entropies:
        digest = hashlib.sha256(entropy.encode("utf-8")).hexdigest()
        message += b"\0" + digest.encode("ascii")
    return message


class Streams:
    """All streams of one game; each purpose has its own, so adding one changes no other."""

    def __init__(self, game_id: str, secret: bytes, entropies: Sequence[str]) -> None:
        """Derive the key from the 16 secret bytes and one entropy text per seat.

        Local games use an empty text for each seat. Raises InvalidSeed for a secret of another
        length.
        """
        if len(secret) != SECRET_BYTES:
            raise InvalidSeed(f"A seed has {SECRET_BYTES} bytes, this one has {len(secret)}.")
        self._key = hmac.digest(secret, key_message(game_id, entropies), "sha256")

    def stream(self, purpose: str) -> Stream:
        """Return the stream of a purpose, always from its beginning."""
        return Stream(self._key, purpose)


def bot_chance(streams: Streams, seat: int, ply: int) -> list[int]:
    """Return four 32-bit numbers that seed a bot's turn beginning at a ply."""
    stream = streams.stream(f"bot seat {seat} ply {ply}")
    return [stream.below(1 << 32) for _ in range(4)]


def batch_secret(secret: bytes, place: int, number: int) -> bytes:
    """Return the secret of a game of a batch or a series with its own secret.

    place: where it is played, from 0; number: how many games were played there before it.
    """
    message = b"polis/batch\0" + place.to_bytes(8, "big") + number.to_bytes(8, "big")
    return hmac.digest(secret, message, "sha256")[:SECRET_BYTES]


def padded_entropies(entropies: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return one text per seat: those given, or empty texts if none are given."""
    if not entropies:
        return ("",) * seats
    if len(entropies) != seats:
        raise InvalidSeed(
            f"A game of {seats} seats needs {seats} entropy texts or none, not {len(entropies)}."
        )
    return tuple(entropies)


def new_secret() -> bytes:
    """Return 16 bytes from the operating system's random generator."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hex: published before the game, checked after it."""
    return hashlib.sha256(secret).hexdigest()


def seed_text(secret: bytes) -> str:
    """Return the secret as 32 hexadecimal digits, the form that records keep."""
    return secret.hex()


def parse_seed(text: str) -> bytes:
    """Read 32 hexadecimal digits, or a decimal number below 2**128, as 16 bytes.

    A text of exactly 32 hexadecimal digits is always read as hexadecimal. Raises InvalidSeed.
    """
    word = text.strip()
    if _HEX.fullmatch(word):
        return bytes.fromhex(word)
    if _DECIMAL.fullmatch(word):
        digits = word.lstrip("0") or "0"
        if len(digits) <= 39 and int(digits) < 1 << 128:
            return int(digits).to_bytes(SECRET_BYTES, "big")
    raise InvalidSeed(core_message("no-such-seed", word=repeatable(word)))


def _words(key: bytes, purpose: bytes) -> Iterator[int]:
    """Yield the 64-bit numbers of a purpose: four from each block of 32 bytes."""
    counter = 0
    while True:
        block = hmac.digest(key, purpose + b"\0" + counter.to_bytes(8, "big"), "sha256")
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1
