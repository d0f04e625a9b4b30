"""The panel beside the board: castle seen from above, values and pools of the families, supply."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from polis.core.kernels.events import Event
from polis.core.texts.ansi import BOLD, WARNING, AnsiStyle, padded
from polis.games.arkadia.model.names import FAMILY_NAMES
from polis.games.arkadia.terminal.palette import FAMILY_INK, FAMILY_LETTERS, FAMILY_ROOF, LAST
from polis.games.arkadia.words.refusal import CATALOGUE, label

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


def draw_panel(
    shown: Mapping[str, Any], style: AnsiStyle, language: str, placed: Sequence[Event] = ()
) -> Iterator[str]:
    """Draw the panel: thirteen lines, as many as the board has, of at most 27 columns."""
    castle = list(draw_castle(shown, style, placed))
    yield from [
        *castle,
        *[""] * (4 - len(castle)),
        *_way_to_the_end(shown, style, language),
        *_families(shown["castle"], style, language),
        *_supply(shown, language),
    ]


def draw_castle(
    shown: Mapping[str, Any], style: AnsiStyle, placed: Sequence[Event] = ()
) -> Iterator[str]:
    """Draw the castle squares where they lie: number, family seen from above, height.

    `4r` is the printed red seal of square 4, `4R1` a red piece on the first floor, `5·` a square
    without a seal.
    """
    castle = shown["castle"]
    last = {event.fields["square"] for event in placed if event.kind == "castle_placed"}
    for row in STANDING if shown["board"]["lot"]["standing"] else LYING:
        yield "".join(
            " " * CELL_WIDTH
            if square is None
            else padded(_square(castle, square, style) + LAST * (square in last), CELL_WIDTH)
            for square in row
        )


def _square(castle: Mapping[str, Any], square: int, style: AnsiStyle) -> str:
    """One castle square."""
    number, height, family = f"{square + 1:>2}", castle["heights"][square], castle["tops"][square]
    if family is None:
        return f"{number}·"
    letter = FAMILY_LETTERS[family]
    if not height:
        return number + style(letter, FAMILY_INK[family])
    return number + style(f"{letter.upper()}{height}", FAMILY_ROOF[family])


def _way_to_the_end(shown: Mapping[str, Any], style: AnsiStyle, language: str) -> list[str]:
    """Two lines: the completions left until the end is triggered, or that it was (ARK-E.1, E.2)."""
    if shown["ending"] is not None:
        text, code = CATALOGUE.text("phase-name", language, phase="over"), BOLD
    elif shown["last_round"] is not None:
        count = shown["last_round"]["turns_left"]
        text, code = label("last-round", language, count=count), WARNING
    else:
        count = PIECES_TO_END - sum(shown["castle"]["heights"])
        text, code = label("pieces-to-end", language, count=count), ""
    lines = [*wrap(text, PANEL_WIDTH), ""][:2]
    return [style(line, code) if code else line for line in lines]


def _families(castle: Mapping[str, Any], style: AnsiStyle, language: str) -> Iterator[str]:
    """For each family its value (ARK-K.4) and its pieces in the three pools, the open one in []."""
    yield f"{'':<8}{label('values', language):<7} {label('pools', language)}"[:PANEL_WIDTH]
    for name in FAMILY_NAMES:
        pieces = "".join(
            f"[{pool[name]}]" if floor == castle["floor"] else f" {pool[name]} "
            for floor, pool in enumerate(castle["pools"], start=1)
        )
        yield style(f"{name:<8}", FAMILY_INK[name]) + f"{castle['values'][name]:>3}     {pieces}"


def _supply(shown: Mapping[str, Any], language: str) -> Iterator[str]:
    """The neutral workers in nobody's possession."""
    yield label("supply", language)
    yield f"{shown['neutral_supply']:>3}"
