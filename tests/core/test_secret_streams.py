"""The secret streams of kernels are those of `core.seeds`, and their SHA-256 is that of hashlib."""

import hashlib
import hmac
import random

import numpy as np
import pytest

from polis.core.kernels.secret_streams import (
    CHANCE,
    begin_secret,
    game_of_series,
    key_message,
    next_number,
    number_below,
    open_stream,
    purpose,
    secret_words,
    shuffle_row,
)
from polis.core.kernels.sha256 import (
    BLOCK,
    CONSTANTS,
    ROUNDS,
    START,
    WORDS,
    begin_key,
    compress,
    finish,
    padded,
)
from polis.core.seeds import Streams, batch_secret


def as_bytes(words: object) -> bytes:
    """Words of 32 bits as bytes."""
    return np.asarray(words).astype(">u4").tobytes()


def digest(message: bytes) -> bytes:
    """The SHA-256 of a message, by the kernel."""
    whole = message + b"\x80" + bytes(-(len(message) + 9) % 64)
    whole += (8 * len(message)).to_bytes(8, "big")
    state, w = START.copy(), np.zeros(ROUNDS, np.int64)
    for block in np.frombuffer(whole, ">u4").astype(np.int64).reshape(-1, BLOCK):
        w[:BLOCK] = block
        compress(state, w)
    return as_bytes(state)


def test_the_constants_are_those_of_the_standard() -> None:
    assert [START[0], START[7]] == [0x6A09E667, 0x5BE0CD19]
    assert [CONSTANTS[0], CONSTANTS[63]] == [0x428A2F98, 0xC67178F2]


@pytest.mark.parametrize("length", [0, 3, 55, 56, 64, 119, 200])
def test_sha_256_is_that_of_hashlib(length: int) -> None:
    message = random.Random(length).randbytes(length)
    assert digest(message) == hashlib.sha256(message).digest()
    assert digest(b"abc").hex().startswith("ba7816bf8f01cfea414140de5dae2223")


@pytest.mark.parametrize("length", [0, 30, 55, 56, 150])
def test_hmac_is_that_of_hashlib(length: int) -> None:
    rng = random.Random(length)
    key, message = rng.randbytes(16), rng.randbytes(length)
    inner, outer, w = (
        np.zeros(WORDS, np.int64),
        np.zeros(WORDS, np.int64),
        np.zeros(ROUNDS, np.int64),
    )
    begin_key(inner, outer, secret_words([key])[0], 4, w)
    for block in padded(message):
        w[:BLOCK] = block
        compress(inner, w)
    finish(inner, outer, w)
    assert as_bytes(inner) == hmac.digest(key, message, "sha256")


def test_what_is_drawn_is_drawn_by_the_streams_of_python() -> None:
    rng, chance = random.Random(1), np.zeros(1, CHANCE)
    c = chance[0]
    for game, seats in (("arkadia", 2), ("archon", 4), ("a-game-with-a-longer-name", 8)):
        secret = rng.randbytes(16)
        begin_secret(c, secret_words([secret])[0], key_message(game, seats))
        streams = Streams(game, secret, [""] * seats)
        for text, size in (("deck", 40), ("first seat", 3), ("p" * 46, 1)):
            open_stream(c, purpose(text))
            row = np.arange(size, dtype=np.int16)
            shuffle_row(c, row, size)
            assert row.tolist() == streams.stream(text).shuffle(size)
            open_stream(c, purpose(text))
            stream = streams.stream(text)
            assert int(next_number(c)) == stream.below(1 << 64)
            assert [number_below(c, 7) for _ in range(5)] == [stream.below(7) for _ in range(5)]
    with pytest.raises(ValueError, match="at most 46 bytes, not 47"):
        purpose("p" * 47)


def test_a_number_that_would_bias_the_result_is_dropped() -> None:
    c = np.zeros(1, CHANCE)[0]
    c["digest"] = [0xFFFFFFFF, 0xFFFFFFFF, 0, 9, 0, 0, 0, 0]  # 2**64 - 1, then 9
    assert number_below(c, 5) == 4  # 2**64 - 1 is the only one too many for 5
    assert int(c["used"]) == 2


@pytest.mark.parametrize(("place", "number"), [(0, 0), (1000, 3), (2**40 + 5, 2**33)])
def test_the_secrets_of_a_series_are_those_of_python(place: int, number: int) -> None:
    seed, chance, secret = bytes(range(16)), np.zeros(1, CHANCE), np.zeros(4, np.int64)
    game_of_series(chance[0], secret_words([seed])[0], place, number, secret)
    assert as_bytes(secret) == batch_secret(seed, place, number)
