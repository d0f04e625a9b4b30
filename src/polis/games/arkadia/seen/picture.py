"""The board as boxes and discs, for link previews; made from a view, so it shows nothing hidden."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from polis.core.preview_image import (
    EDGE,
    INK,
    LINE,
    PAPER,
    SEATS,
    Box,
    Disc,
    Picture,
    framed,
    token,
)

FAMILIES: Final = {
    "red": "#a32a2a", "olive": "#a3a83a", "black": "#2b2a33", "silver": "#c3cedb",
}  # fmt: skip
NEUTRAL: Final = "#e9dcc0"
LAND: Final = "#f3ead4"
SITE: Final = "#fffaf0"
GARDEN: Final = "#a8b87a"
SCAFFOLD: Final = 0.17  # width, in squares, of the edge of a building that is not complete
MARGIN: Final = 0.3  # squares around the board


def picture_of(view: Mapping[str, Any]) -> Picture:
    """Draw the board of a view: camps, buildings, castle and workers."""
    board = view["board"]
    rows, columns = board["rows"], board["columns"]
    shapes: list[Box | Disc] = [*framed(0, 0, columns, rows, LAND)]
    shapes += [Box(column - 0.015, 0, 0.03, rows, LINE) for column in range(1, columns)]
    shapes += [Box(0, row - 0.015, columns, 0.03, LINE) for row in range(1, rows)]
    shapes += [Disc(x, y, 0.2, LINE) for x, y in map(middle, board["camps"])]
    for building in view["buildings"]:
        shapes += building_shapes(building)
    for square in board["lot"]["squares"]:
        shapes.append(Box(square[1] - 1, square[0] - 1, 1, 1, GARDEN))
    castle = view["castle"]
    for square, top in zip(view["derived"]["castle_squares"], castle["tops"], strict=True):
        shapes += framed(square[1] - 1, square[0] - 1, 1, 1, FAMILIES.get(top, PAPER))
    for worker in view["workers"]:
        owner = worker["owner"]
        colour = SEATS[owner] if isinstance(owner, int) else NEUTRAL
        shapes += token(*middle(worker["square"]), 0.33, colour)
    moved = [shifted(shape) for shape in shapes]
    return Picture(columns + 2 * MARGIN, rows + 2 * MARGIN, moved)


def middle(square: Sequence[int]) -> tuple[float, float]:
    """Return the centre of a square given by row and column, from 1."""
    row, column = square
    return column - 0.5, row - 0.5


def building_shapes(building: Mapping[str, Any]) -> list[Box | Disc]:
    """Return a building: filled if complete, otherwise an edge in its family's colour."""
    squares = {(row, column) for row, column in building["squares"]}
    layers = [(0.0, INK), (EDGE, FAMILIES[building["family"]])]
    if not building["completed"]:
        layers.append((SCAFFOLD, SITE))
    return [
        within(row, column, squares, edge, colour)
        for edge, colour in layers
        for row, column in squares
    ]


def within(row: int, column: int, squares: set[tuple[int, int]], edge: float, colour: str) -> Box:
    """Return a square shrunk by an edge along the outline of its building."""
    left = 0 if (row, column - 1) in squares else edge
    right = 0 if (row, column + 1) in squares else edge
    top = 0 if (row - 1, column) in squares else edge
    bottom = 0 if (row + 1, column) in squares else edge
    return Box(column - 1 + left, row - 1 + top, 1 - left - right, 1 - top - bottom, colour)


def shifted(shape: Box | Disc) -> Box | Disc:
    """Return a shape shifted by the margin."""
    if isinstance(shape, Box):
        return Box(shape.left + MARGIN, shape.top + MARGIN, shape.width, shape.height, shape.colour)
    return Disc(shape.x + MARGIN, shape.y + MARGIN, shape.radius, shape.colour)
