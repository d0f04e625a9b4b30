"""Where a building may lie: vacant squares, beside a building, the lot or a worker."""

from collections.abc import Iterator

from tests.games.arkadia.reference.position import Table
from tests.games.arkadia.reference.shapes import Shape, beside, moved_to, orientations, square_text


def places(table: Table, form: str, flips: bool) -> Iterator[tuple[str, Shape]]:
    """Every place where the form may be laid: its text and the squares it would cover."""
    vacant, occupied = table.vacant(), table.occupied()
    for suffix, shape in orientations(table.box["forms"][form], flips).items():
        for first in vacant:
            squares = moved_to(shape, first)
            if squares <= vacant and beside(squares) & occupied:
                yield f"lay {square_text(first)}{suffix}", squares


def lays(table: Table, form: str, flips: bool) -> dict[str, Shape]:
    """All places of the form, by their text."""
    return dict(places(table, form, flips))


def playable(table: Table, hand: list[str], flips: bool) -> set[str]:
    """The texts for playing each card of the hand that fits somewhere."""
    return {f"play {card}" for card in hand if any(places(table, card.split()[0], flips))}
