"""The forms in each orientation, with the word that `lay` takes for it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from polis.core.texts.ansi import BOLD, AnsiStyle
from polis.games.arkadia.box.box import Box
from polis.games.arkadia.model.tables import Cell, distinct_orientations
from polis.games.arkadia.words.notation import turn_words

FIRST: Final = "@"  # the first square in reading order, by which a place is named
OTHER: Final = "#"
GAP: Final = "   "
WIDTH: Final = 79


def draw_forms(box: Box, names: Iterable[str], flips: bool, style: AnsiStyle) -> Iterator[str]:
    """Draw each form under its own heading, with at most two rows of orientations."""
    for form in box.forms:
        if form.name in names:
            yield style(form.name, BOLD)
            yield from draw_orientations(form.squares, flips)


def draw_choice(box: Box, shown: Mapping[str, Any]) -> list[str]:
    """Draw the orientations of the card being laid; nothing in other phases."""
    card = shown["decision"]["card"]
    if shown["phase"] != "lay" or card is None:
        return []
    form = next(form for form in box.forms if form.name == card.split()[0])
    lines = list(draw_orientations(form.squares, shown["options"]["flips"], len(card)))
    return [card + lines[0][len(card) :], *lines[1:]]


def draw_orientations(squares: Iterable[Cell], flips: bool, margin: int = 0) -> Iterator[str]:
    """Draw the distinct orientations side by side: `r90` and its picture, `@` its first square.

    margin: columns left free on the left.
    """
    pictures = [
        _picture(" ".join(turn_words(orientation)), cells)
        for orientation, cells in distinct_orientations(squares).items()
        if flips or orientation < 4
    ]
    row: list[list[str]] = []
    for picture in pictures:
        if row and margin + sum(len(p[0]) + len(GAP) for p in [*row, picture]) > WIDTH:
            yield from _side_by_side(row, margin)
            row = []
        row.append(picture)
    yield from _side_by_side(row, margin)


def _picture(words: str, cells: tuple[Cell, ...]) -> list[str]:
    """The words and, to their right, the cells; all lines have the same length."""
    left = min(column for _, column in cells)
    right = max(column for _, column in cells)
    lines = []
    for row in range(cells[-1][0] + 1):
        title = words if row == 0 else ""
        signs = (_sign((row, column), cells) for column in range(left, right + 1))
        lines.append(f"{title:>{len(words)}} " + "".join(signs))
    return lines


def _sign(cell: Cell, cells: tuple[Cell, ...]) -> str:
    if cell == cells[0]:
        return FIRST
    return OTHER if cell in cells else " "


def _side_by_side(pictures: list[list[str]], margin: int) -> Iterator[str]:
    """Join pictures of different height into a row."""
    for line in range(max(map(len, pictures), default=0)):
        parts = (p[line] if line < len(p) else " " * len(p[0]) for p in pictures)
        yield (" " * margin + GAP + GAP.join(parts)).rstrip()
