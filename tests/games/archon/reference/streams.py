"""The shuffles of a game from its secret."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.archon.reference.archon import Reference
from tests.games.archon.reference.box import Box
from tests.games.arkadia.reference.streams import game_key, numbers, shuffled

GAME = "archon"


def deal(
    box: Box,
    seats: int,
    secret: bytes,
    entropies: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Reference:
    """The game that a secret of 16 bytes and the seats' entropy texts give."""
    key = game_key(secret, GAME, seats, entropies)

    def deck(purpose: str, cards: Sequence[object]) -> list[int]:
        return [number + 1 for number in shuffled(numbers(key, purpose), len(cards))]

    return Reference(
        box=box,
        seats=seats,
        options=dict(options or {}),
        order=shuffled(numbers(key, "order"), seats),
        grants=deck("grants", box["grants"]),
        provinces=deck("provinces", box["provinces"]),
        attacks=deck("attacks", box["attacks"]),
        favors=deck("favors", box["favors"]),
    )
