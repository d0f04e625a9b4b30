"""Squares, forms and their turned and mirrored shapes, as plain sets of pairs."""

from collections.abc import Iterable, Mapping
from functools import cache

from tests.games.arkadia.reference.box import Box, Square

Shape = frozenset[Square]


def square_text(square: Square) -> str:
    """A square as text: column letter and row number, (6, 6) is `f6`."""
    row, column = square
    return "abcdefghijklmnopqrstuvwxyz"[column - 1] + str(row)


def text_square(text: str) -> Square:
    """The square that a text such as `f6` names."""
    return int(text[1:]), "abcdefghijklmnopqrstuvwxyz".index(text[0]) + 1


def turned(shape: Iterable[Square]) -> Shape:
    """The shape after a quarter turn clockwise: what pointed up points right."""
    return frozenset((column, -row) for row, column in shape)


def mirrored(shape: Iterable[Square]) -> Shape:
    """The shape with left and right exchanged."""
    return frozenset((row, -column) for row, column in shape)


def moved_to(shape: Iterable[Square], first: Square) -> Shape:
    """The shape moved so that its first square in reading order is `first`."""
    squares = list(shape)
    row, column = min(squares)
    return frozenset((r - row + first[0], c - column + first[1]) for r, c in squares)


@cache
def orientations(form: Shape, flips: bool) -> Mapping[str, Shape]:
    """The different shapes of a form under the suffix each has in the notation.

    The order is plain, r90, r180, r270, then the same for the mirrored form if flips are
    allowed; a shape that came earlier is not named again.
    """
    found: dict[str, Shape] = {}
    for flip, side in (("", form), (" flip", mirrored(form))):
        shapes = [side, turned(side), turned(turned(side)), turned(turned(turned(side)))]
        for turn, shape in zip(("", " r90", " r180", " r270"), shapes, strict=True):
            here = moved_to(shape, (0, 0))
            if here not in found.values() and (flips or not flip):
                found[turn + flip] = here
    return found


def is_form(squares: Iterable[Square], form: Shape, flips: bool) -> bool:
    """Whether the squares, wherever they lie, are the form in some orientation."""
    return moved_to(squares, (0, 0)) in orientations(form, flips).values()


def board_squares(box: Box) -> set[Square]:
    """All squares of the board."""
    return {(r, c) for r in range(1, box["rows"] + 1) for c in range(1, box["columns"] + 1)}


def beside(squares: Iterable[Square]) -> set[Square]:
    """The squares that share an edge with the given ones, on the board or beyond its edge."""
    inside = set(squares)
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return {(row + r, column + c) for row, column in inside for r, c in steps} - inside


def lot_squares(square: Square, standing: bool) -> set[Square]:
    """The twelve squares under the lot: 3 rows of 4 lying, 4 rows of 3 standing."""
    rows, columns = (4, 3) if standing else (3, 4)
    return {(square[0] + r, square[1] + c) for r in range(rows) for c in range(columns)}


def lot_places(box: Box) -> list[tuple[bool, Square]]:
    """Every (standing, top-left square) at which the lot covers no camp, lying ones first."""
    board = board_squares(box)
    return sorted(
        (standing, square)
        for standing in (False, True)
        for square in board
        if lot_squares(square, standing) <= board - box["camps"]
    )
