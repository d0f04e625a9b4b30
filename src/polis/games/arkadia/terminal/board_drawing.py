"""Draws a state or a view for a terminal of 80 columns, in at most 20 lines.

    board, 51 columns                          castle, families, supply, 27 columns
    cards face up, draw pile
    one line for each seat
    the hand of the viewer

A square of the board takes three columns: two letters for what is on it, and a line that joins
squares of one building. `mr─mr┐` is a mill under construction with the red seal on it, `MR═MR╗` the
same completed. `Y ` is a yellow worker, `N ` a neutral one, `^` a camp, `##` the castle lot, `·` a
vacant square. `*` follows what was placed in the last move.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from polis.core.contract.game import last_move
from polis.core.kernels.events import Event
from polis.core.texts.ansi import FAINT, WARNING, AnsiStyle, padded
from polis.games.arkadia.model.names import COLUMN_LETTERS, square_pair
from polis.games.arkadia.terminal.palette import (
    CAMP_INK,
    FAMILY_INK,
    FAMILY_LETTERS,
    FAMILY_ROOF,
    FORM_LETTERS,
    LAST,
    LOT_INK,
    NEUTRAL_LETTER,
    NEUTRAL_TOKEN,
    SEAT_LETTERS,
    SEAT_TOKEN,
)
from polis.games.arkadia.terminal.panels import draw_cards, draw_hand, draw_panel, draw_seats

BOARD_WIDTH: Final = 51
CAMP: Final = "^"
VACANT: Final = "·"

# Lines to the right, down and up are bits 1, 2, 4; on the left are the letters themselves.
THIN: Final = " ─┐┬┘┴┤┼"
DOUBLE: Final = " ═╗╦╝╩╣╬"
HEAVY: Final = " ━┓┳┛┻┫╋"

Square = tuple[int, int]


def draw_state(
    shown: Mapping[str, Any],
    colour: bool,
    language: str = "en",
    events: Sequence[Event] = (),
) -> str:
    """Draw a named state, or a view in which hidden parts are null.

    No line is longer than 79 columns. With `colour` the text contains ANSI codes, which take no
    columns; the text without them is the same. language: `en`, `fr` or `de`, for the labels;
    events: all events so far, by which `*` marks what was placed in the last move.
    """
    style = AnsiStyle(colour)
    placed = last_move(events, ("building_laid", "worker_placed", "castle_placed"))
    left = list(draw_board(shown, style, placed))
    right = list(draw_panel(shown, style, language, placed))
    lines = [f"{padded(a, BOARD_WIDTH)} {b}" for a, b in zip(left, right, strict=True)]
    lines.append(draw_cards(shown, style, language))
    lines += draw_seats(shown, style, language)
    lines += draw_hand(shown, style, language)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def draw_board(
    shown: Mapping[str, Any], style: AnsiStyle, placed: Sequence[Event] = ()
) -> Iterator[str]:
    """Thirteen lines: the letters of the columns, then the rows."""
    cells = _cells(shown, style)
    for square in _marked(shown, placed):
        cells[square] = cells[square][:-1] + style(LAST, WARNING)
    board = shown["board"]
    yield style("   " + "  ".join(COLUMN_LETTERS[: board["columns"]]), FAINT)
    for row in range(1, board["rows"] + 1):
        squares = ((row, column) for column in range(1, board["columns"] + 1))
        signs = (cells.get(square) or style(VACANT, FAINT) + "  " for square in squares)
        yield style(f"{row:>2}", FAINT) + " " + "".join(signs)


def _marked(shown: Mapping[str, Any], placed: Sequence[Event]) -> Iterator[Square]:
    """The squares with the mark of the last move: a worker's, and the last one of a building.

    To the right of these there is never a line.
    """
    workers = {tuple(worker["square"]) for worker in shown["workers"]}
    for event in placed:
        if event.kind == "building_laid":
            building = shown["buildings"][event.fields["building"]]
            row, column = max(map(tuple, building["squares"]))
            yield row, column
        elif event.kind == "worker_placed":
            row, column = square_pair(event.fields["square"])
            if (row, column) in workers:
                yield row, column


def _cells(shown: Mapping[str, Any], style: AnsiStyle) -> dict[Square, str]:
    """What is drawn on each square that is not simply vacant; later layers hide earlier ones."""
    board = shown["board"]
    cells = {tuple(square): style(CAMP, CAMP_INK) + "  " for square in board["camps"]}
    for square, sign in _joined(board["lot"]["squares"], "##", HEAVY):
        cells[square] = style(sign, LOT_INK)
    for building in shown["buildings"]:
        cells |= _building(building, style)
    for worker in shown["workers"]:
        cells[tuple(worker["square"])] = _worker(worker["owner"], style)
    return cells


def _building(building: Mapping[str, Any], style: AnsiStyle) -> dict[Square, str]:
    """The squares of one building: letters of form and family, capitals once it is completed."""
    family = building["family"]
    letters = FORM_LETTERS[building["form"]] + FAMILY_LETTERS[family]
    if building["completed"]:
        letters, lines, code = letters.upper(), DOUBLE, FAMILY_ROOF[family]
    else:
        lines, code = THIN, FAMILY_INK[family]
    signs = _joined(building["squares"], letters, lines)
    return {square: _coloured(sign, code, style) for square, sign in signs}


def _coloured(sign: str, code: str, style: AnsiStyle) -> str:
    """A square in its colour; the gap after it is not coloured."""
    text = sign.rstrip()
    return style(text, code) + " " * (len(sign) - len(text))


def _joined(
    squares: Iterable[Iterable[int]], letters: str, lines: str
) -> Iterator[tuple[Square, str]]:
    """Each square with its letters and the lines to its neighbours in the same piece."""
    piece = {(row, column) for row, column in squares}
    for row, column in sorted(piece):
        right = (row, column + 1) in piece
        down = (row + 1, column) in piece
        up = (row - 1, column) in piece
        yield (row, column), letters + lines[right + 2 * down + 4 * up]


def _worker(owner: int | str, style: AnsiStyle) -> str:
    """A worker: the letter of its seat, or of the neutral ones."""
    if isinstance(owner, int):
        return style(SEAT_LETTERS[owner] + " ", SEAT_TOKEN[owner]) + " "
    return style(NEUTRAL_LETTER + " ", NEUTRAL_TOKEN) + " "
