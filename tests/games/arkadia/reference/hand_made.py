"""Positions made by hand: a short way to put things on the table of a reference game."""

from collections.abc import Iterable, Mapping

from tests.games.arkadia.reference import payout
from tests.games.arkadia.reference.arkadia import Reference
from tests.games.arkadia.reference.box import FAMILIES, Box, all_cards, original
from tests.games.arkadia.reference.position import Building
from tests.games.arkadia.reference.shapes import text_square

YELLOW, ORANGE, GREEN, VIOLET = range(4)


def new(
    seats: int = 2, box: Box | None = None, options: Mapping[str, object] | None = None
) -> Reference:
    """A game with the lot lying on g5 and the cards in the order of their kinds."""
    box = box or original()
    deck = all_cards(box)
    return Reference(box, seats, options or {}, deck, {"square": (5, 7), "standing": False}, 0)


def build(game: Reference, form: str, family: str, squares: str) -> Building:
    """Put a building on the board; it is not asked whether it may lie there."""
    building = Building(form, family, frozenset(text_square(s) for s in squares.split()))
    game.table.buildings.append(building)
    return building


def station(game: Reference, **squares: str) -> None:
    """Put workers on the board: `yellow="a1 b2"`, or `neutral="c3"`."""
    names = {"yellow": YELLOW, "orange": ORANGE, "green": GREEN, "violet": VIOLET}
    for name, texts in squares.items():
        for text in texts.split():
            game.table.workers[text_square(text)] = names.get(name, "neutral")


def raise_castle(game: Reference, pieces: int) -> None:
    """Build the castle with red first, then olive, black, silver, in order of the squares."""
    for piece in range(pieces):
        payout.build(game.table.castle, FAMILIES[piece % 10 // 3], piece % 10 + 1)


def leave(game: Reference, *, hand: Iterable[str] = (), own: int = 0, neutral: int = 0) -> None:
    """Give every seat the same cards and workers."""
    for seat in game.table.seats:
        seat.hand, seat.own, seat.neutral = list(hand), own, neutral


def nearly_enclosed(game: Reference) -> None:
    """A red house in the corner at a1 b1 with only c1 vacant beside it."""
    build(game, "house", "red", "a1 b1")
    station(game, neutral="a2 b2")


def apply(game: Reference, *texts: str) -> None:
    """Apply actions one after another."""
    for text in texts:
        game.apply(text)


def finish_turn(game: Reference) -> None:
    """Take the first legal action in the order of the texts until the turn is finished."""
    turns = game.turns_finished
    while game.turns_finished == turns:
        game.apply(min(game.legal()))
