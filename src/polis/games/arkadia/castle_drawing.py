"""The panel beside the board: the castle from above, the families' values and pools, the display."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from polis.games.arkadia.log import label
from polis.games.arkadia.names import FAMILY_NAMES
from polis.games.arkadia.pen import (
    BOLD,
    FAMILY_INK,
    FAMILY_LETTERS,
    FAMILY_ROOF,
    WARNING,
    Pen,
    padded,
)

PANEL_LINES: Final = 13
PANEL_WIDTH: Final = 27
CELL_WIDTH: Final = 6
PIECES_TO_END: Final = 20  # both lower floors, ten squares each (ARK-E.1)
# Castle squares by place on the lying lot; None is the yard. A standing lot is turned clockwise.
LYING: Final[tuple[tuple[int | None, ...], ...]] = (
    (0, 1, 2, 3),
    (4, None, None, 5),
    (6, 7, 8, 9),
)
STANDING: Final = tuple(tuple(row[column] for row in reversed(LYING)) for column in range(4))


def draw_panel(shown: Mapping[str, Any], pen: Pen, language: str) -> Iterator[str]:
    """Thirteen lines of at most 27 columns, to stand beside the board."""
    castle = list(draw_castle(shown, pen))
    lines = [
        *castle,
        *[""] * (4 - len(castle)),
        _way_to_the_end(shown, pen, language),
        *_families(shown["castle"], pen, language),
        *_display(shown, pen, language),
    ]
    assert len(lines) == PANEL_LINES
    yield from lines


def draw_castle(shown: Mapping[str, Any], pen: Pen) -> Iterator[str]:
    """The castle squares as they lie: number, family seen from above, height.

    `4r` is the printed red seal of square 4, `4R1` a red piece on the first floor, `5·` a square
    without a seal.
    """
    castle = shown["castle"]
    for row in STANDING if shown["board"]["lot"]["standing"] else LYING:
        yield "".join(
            " " * CELL_WIDTH if square is None else padded(_square(castle, square, pen), CELL_WIDTH)
            for square in row
        )


def _square(castle: Mapping[str, Any], square: int, pen: Pen) -> str:
    """One castle square."""
    number, height, family = f"{square + 1:>2}", castle["heights"][square], castle["tops"][square]
    if family is None:
        return f"{number}·"
    letter = FAMILY_LETTERS[family]
    if not height:
        return number + pen(letter, FAMILY_INK[family])
    return number + pen(f"{letter.upper()}{height}", FAMILY_ROOF[family])


def _way_to_the_end(shown: Mapping[str, Any], pen: Pen, language: str) -> str:
    """How many completions are left until the end begins, or that it has begun (ARK-E.1, E.2)."""
    if shown["ending"] is not None:
        return pen(label("result", language), BOLD)
    if shown["last_round"] is not None:
        count = shown["last_round"]["turns_left"]
        return pen(label("last-round", language, count=count), WARNING)
    count = PIECES_TO_END - sum(shown["castle"]["heights"])
    return label("pieces-to-end", language, count=count)


def _families(castle: Mapping[str, Any], pen: Pen, language: str) -> Iterator[str]:
    """For each family its value (ARK-K.4) and the pieces left in the pools, the open one marked."""
    floors = [f"[{n}]" if n == castle["floor"] else f" {n} " for n in (1, 2, 3)]
    values, pools = label("values", language), label("pools", language)
    yield f"{'':<8}{values[:7]:<8}{pools[:10]}".rstrip()
    yield f"{'':<16}" + "".join(floors)
    for name in FAMILY_NAMES:
        pieces = "".join(f" {pool[name]} " for pool in castle["pools"])
        yield pen(f"{name:<8}", FAMILY_INK[name]) + f"{castle['values'][name]:>3}     {pieces}"


def _display(shown: Mapping[str, Any], pen: Pen, language: str) -> Iterator[str]:
    """The cards face up, as they are typed."""
    yield label("display", language) + ":"
    for card in shown["display"]:
        yield "  " + (label("empty", language) if card is None else pen(card, _ink(card)))


def _ink(card: str) -> str:
    return FAMILY_INK[card.split()[1]]
