"""The random decisions before the first turn, each drawn from its own stream of the game's seed."""

from collections.abc import Sequence
from dataclasses import dataclass

from polis.core.seeds import Streams
from polis.games.archon.box.box import Box


@dataclass(frozen=True, slots=True)
class Deal:
    """The seats in player order, and the cards of four decks in drawing order, from 0."""

    order: tuple[int, ...]
    grants: tuple[int, ...]
    provinces: tuple[int, ...]
    attacks: tuple[int, ...]
    favors: tuple[int, ...]


def deal(box: Box, seats: int, secret: bytes, entropies: Sequence[str]) -> Deal:
    """Draw everything from the seed (docs/reference/randomness.md)."""
    streams = Streams("archon", secret, entropies)

    def shuffled(purpose: str, number: int) -> tuple[int, ...]:
        return tuple(streams.stream(purpose).shuffle(number))

    return Deal(
        order=shuffled("order", seats),
        grants=shuffled("grants", len(box.grants)),
        provinces=shuffled("provinces", len(box.provinces)),
        attacks=shuffled("attacks", len(box.attack_cards)),
        favors=shuffled("favors", len(box.favors)),
    )
