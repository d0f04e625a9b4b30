"""The shuffles of a game from its secret, made again with nothing but hmac and hashlib."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.games.arkadia.reference.arkadia import Reference
from tests.games.arkadia.reference.box import Box, Lot, all_cards, first_game_cards
from tests.games.arkadia.reference.shapes import lot_places, text_square


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256."""
    return hmac.new(key, message, hashlib.sha256).digest()


def game_key(secret: bytes, game_id: str, seats: int, entropies: Sequence[str]) -> bytes:
    """The key of one game; a seat that gave no entropy counts as an empty text."""
    texts = [*entropies, *[""] * (seats - len(entropies))]
    digests = [b"\0" + hashlib.sha256(t.encode()).hexdigest().encode() for t in texts]
    return mac(secret, b"polis/1\0" + game_id.encode() + b"".join(digests))


def numbers(key: bytes, purpose: str) -> Iterator[int]:
    """The endless row of 64-bit numbers for one purpose."""
    counter = 0
    while True:
        block = mac(key, purpose.encode() + b"\0" + counter.to_bytes(8, "big"))
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(stream: Iterator[int], n: int) -> int:
    """An unbiased number 0..n-1: numbers in the last, incomplete run of n are left out."""
    limit = 2**64 - 2**64 % n
    return next(x for x in stream if x < limit) % n


def shuffled(stream: Iterator[int], n: int) -> list[int]:
    """A permutation of 0..n-1, exchanging from the end."""
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        j = below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def dealt_deck(box: Box, key: bytes, setup: str) -> list[str]:
    """All cards in the order in which they are dealt."""
    gone = Counter(first_game_cards(box) if setup == "first-game" else [])
    cards = sorted((Counter(all_cards(box)) - gone).elements(), key=all_cards(box).index)
    return [cards[i] for i in shuffled(numbers(key, "deck"), len(cards))]


def chosen_lot(box: Box, key: bytes, option: str) -> Lot:
    """The lot's place: drawn, or as the option (`h5 standing`) says."""
    if option == "random":
        candidates = lot_places(box)
        standing, square = candidates[below(numbers(key, "lot"), len(candidates))]
        return {"square": square, "standing": standing}
    square_name, position = option.split()
    return {"square": text_square(square_name), "standing": position == "standing"}


def deal(
    box: Box,
    seats: int,
    secret: bytes,
    entropies: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Reference:
    """The game that a secret of 16 bytes and the seats' entropy texts give."""
    wishes = dict(options or {})
    setup = str(wishes.get("setup", "free"))
    key = game_key(secret, "arkadia", seats, entropies)
    lot = None if setup == "first-game" else chosen_lot(box, key, wishes.get("lot", "random"))
    return Reference(
        box=box,
        seats=seats,
        options=wishes,
        deck=dealt_deck(box, key, setup),
        lot=lot,
        first_seat=below(numbers(key, "first seat"), seats),
    )
