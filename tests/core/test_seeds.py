"""The randomness of a set-up: as documented, unbiased, and each purpose on its own."""

import ast
import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from polis.core.seeds import (
    Stream,
    Streams,
    batch_secret,
    commitment,
    new_secret,
    padded_entropies,
    parse_seed,
    seed_text,
)
from polis.core.texts.errors import InvalidSeed

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "randomness.md"
SECRET = bytes(range(16))


def rows(columns: int) -> list[list[str]]:
    """The page's table rows with this many columns; cells without backquotes around them."""
    lines = PAGE.read_text("utf-8").split("## Test vectors")[1].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == columns and row[0].startswith("`")]


def quoted(cell: str) -> list[str]:
    """The texts between backquotes."""
    return re.findall(r"`([^`]*)`", cell)


@pytest.mark.parametrize("row", rows(6), ids=range(len(rows(6))))
def test_the_streams_of_the_documented_vectors_are_drawn(row: list[str]) -> None:
    secret = bytes.fromhex(quoted(row[0])[0])
    entropies = [ast.literal_eval(text) for text in quoted(row[1])]
    purpose, key = quoted(row[2])[0], bytes.fromhex(quoted(row[3])[0])
    streams = Streams("arkadia", secret, entropies)
    stream = streams.stream(purpose)
    assert [f"{stream.below(2**64):016x}" for _ in range(4)] == quoted(row[4])
    assert streams.stream(purpose).shuffle(10) == ast.literal_eval(quoted(row[5])[0])
    assert Stream(key, purpose).shuffle(10) == ast.literal_eval(quoted(row[5])[0])


@pytest.mark.parametrize("row", rows(4), ids=range(len(rows(4))))
def test_the_shuffles_of_the_documented_vectors_are_made(row: list[str]) -> None:
    secret, entropies = bytes.fromhex(quoted(row[0])[0]), [*map(ast.literal_eval, quoted(row[1]))]
    order = ast.literal_eval(quoted(row[3])[0])
    stream = Streams("archon", secret, entropies).stream(quoted(row[2])[0])
    assert stream.shuffle(len(order)) == order


@pytest.mark.parametrize("row", rows(3), ids=range(len(rows(3))))
def test_the_documented_seed_texts_are_read(row: list[str]) -> None:
    text, secret, digest = (quoted(cell)[0] for cell in row)
    assert seed_text(parse_seed(text)) == secret
    assert commitment(parse_seed(text)) == digest


def test_the_page_holds_vectors_of_both_kinds() -> None:
    assert len(rows(4)) >= 7
    assert len(rows(6)) >= 4
    assert len(rows(3)) >= 4


def test_a_stream_goes_on_into_the_next_block() -> None:
    key = bytes(32)
    block = hmac.new(key, b"deck\0" + (1).to_bytes(8, "big"), hashlib.sha256).digest()
    stream = Stream(key, "deck")
    numbers = [stream.below(2**64) for _ in range(5)]
    assert numbers[4] == int.from_bytes(block[:8], "big")


def test_a_purpose_begins_anew_each_time_it_is_asked_for() -> None:
    streams = Streams("arkadia", SECRET, ["", ""])
    assert streams.stream("deck").shuffle(40) == streams.stream("deck").shuffle(40)


@pytest.mark.parametrize(
    ("game", "secret", "entropies", "purpose"),
    [
        ("archon", SECRET, ("", ""), "deck"),
        ("arkadia", bytes(16), ("", ""), "deck"),
        ("arkadia", SECRET, ("", "x"), "deck"),
        ("arkadia", SECRET, ("x", ""), "deck"),
        ("arkadia", SECRET, ("", "", ""), "deck"),
        ("arkadia", SECRET, ("", ""), "lot"),
    ],
)
def test_whatever_goes_into_the_key_changes_the_stream(
    game: str, secret: bytes, entropies: tuple[str, ...], purpose: str
) -> None:
    usual = Streams("arkadia", SECRET, ("", "")).stream("deck")
    other = Streams(game, secret, entropies).stream(purpose)
    assert other.below(2**64) != usual.below(2**64)


def test_a_number_of_the_last_short_round_is_dropped() -> None:
    n = 2**63 + 1  # nearly every second number is above the last full round
    numbers = Stream(SECRET, "x")
    kept = [x for x in (numbers.below(2**64) for _ in range(64)) if x < n]
    stream = Stream(SECRET, "x")
    assert 0 < len(kept) < 64
    assert [stream.below(n) for _ in kept] == kept


def test_results_are_equally_frequent() -> None:
    stream = Stream(SECRET, "frequency")
    counts = Counter(stream.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    chi_square = sum((counts[k] - 1000) ** 2 / 1000 for k in range(7))
    assert chi_square < 22.5  # 6 degrees of freedom: exceeded once in a thousand keys


def test_all_orders_of_three_are_equally_frequent() -> None:
    stream = Stream(SECRET, "orders")
    counts = Counter(tuple(stream.shuffle(3)) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.6


@pytest.mark.parametrize("n", [0, 1, 2, 28, 40])
def test_a_shuffle_holds_every_number_once(n: int) -> None:
    assert sorted(Stream(SECRET, "deck").shuffle(n)) == list(range(n))


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_a_range_without_numbers_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="1 to 2"):
        Stream(SECRET, "x").below(n)


@pytest.mark.parametrize(
    "text",
    ["", "x", "-1", "1.5", "0x12", str(2**128), "9" * 5000, "٣", "g" * 32, "abc", "1 2"],
)
def test_a_text_that_is_no_seed_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(InvalidSeed, match=r"is not a seed: give 32 hexadecimal digits") as caught:
        parse_seed(text)
    assert len(str(caught.value)) < 150


def test_hexadecimal_wins_where_a_text_could_be_both() -> None:
    assert parse_seed("1" * 32) == bytes.fromhex("1" * 32)
    assert parse_seed("1" * 31) == int("1" * 31).to_bytes(16, "big")
    assert parse_seed(" " + "AB" * 16 + "\n") == b"\xab" * 16


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(InvalidSeed, match="16 bytes, this one has 15"):
        Streams("arkadia", bytes(15), ["", ""])


def test_new_secrets_differ() -> None:
    secrets = {new_secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {16}


def test_missing_entropies_are_empty_texts_and_a_wrong_number_is_refused() -> None:
    assert padded_entropies((), 3) == ("", "", "")
    assert padded_entropies(["a", "b"], 2) == ("a", "b")
    with pytest.raises(InvalidSeed, match="3 seats needs 3 entropy texts or none, not 2"):
        padded_entropies(["a", "b"], 3)


def test_the_secrets_of_a_batch_are_those_of_the_page() -> None:
    part = PAGE.read_text("utf-8").split("## The games of a batch")[1].partition("\n## ")[0]
    rows = [line.replace("`", "").strip("| ").split(" | ") for line in part.splitlines()]
    found = [row for row in rows if len(row) == 4 and len(row[0]) == 32]
    assert len(found) == 2
    for seed, place, number, secret in found:
        assert batch_secret(bytes.fromhex(seed), int(place), int(number)).hex() == secret
