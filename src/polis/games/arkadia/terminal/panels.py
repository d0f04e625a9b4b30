"""What is drawn around the board: castle, values, pools and supply beside it, cards and seats below.

The castle is seen from above.
"""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from polis.core.kernels.events import Event
from polis.core.texts.ansi import BOLD, FAINT, WARNING, AnsiStyle, padded
from polis.games.arkadia.model.names import FAMILY_NAMES, SEAT_NAMES
from polis.games.arkadia.terminal.palette import (
    FAMILY_INK,
    FAMILY_LETTERS,
    FAMILY_ROOF,
    LAST,
    SEAT_INK,
    SEAT_LETTERS,
    card_code,
)
from polis.games.arkadia.words.refusal import CATALOGUE, label

TO_MOVE: Final = ">"
WON: Final = "*"
UNKNOWN: Final = "?"
SEAL_WIDTH: Final = 3
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


def draw_cards(shown: Mapping[str, Any], style: AnsiStyle, language: str) -> str:
    """Draw the cards face up, in the words that take them, and the size of the pile."""
    cards = [card for card in shown["display"] if card is not None]
    names = ", ".join(_card(card, style) for card in cards) or label("empty", language)
    display, pile = label("display", language), label("draw-pile", language)
    return f"{style(display, BOLD)}  {names}  {style(pile, BOLD)} {len(shown['draw_pile'])}"


def draw_seats(shown: Mapping[str, Any], style: AnsiStyle, language: str) -> Iterator[str]:
    """Draw a heading and a line for each seat; `?` is hidden, `>` is to move, `*` has won."""
    heads = [label(name, language) for name in ("gold", "own-workers", "neutral-workers")]
    banners, hand = label("banners", language), label("hand", language)
    seals = "".join(f"{FAMILY_LETTERS[name]:>{SEAL_WIDTH}}" for name in FAMILY_NAMES)
    title = f"{label('seals', language)}{seals}"
    yield style(f"{'':<12} {' '.join(heads)}  {title}  {banners}  {hand}", FAINT)
    for seat in range(shown["seats"]):
        values = (shown["gold"], shown["own_workers"], shown["neutral_workers"])
        numbers = "".join(
            f"{_number(value[seat]):>{len(head) + 1}}"
            for value, head in zip(values, heads, strict=True)
        )
        kept = f"  {_seals(shown['seals'][seat]):>{len(title)}}"
        flags = f"{shown['banners'][seat]:>{len(banners) + 2}}"
        name = _seat(shown, seat, style, language)
        yield name + numbers + kept + flags + _hand(shown, seat, style)


def draw_hand(shown: Mapping[str, Any], style: AnsiStyle, language: str) -> Iterator[str]:
    """Draw a hand in the words that play it: of the seat to act, or of the first that is known.

    While a building is being laid nothing can be played, so the line is left to the form's drawing.
    """
    if shown["ending"] is not None or shown["phase"] == "lay":
        return
    order = sorted(range(shown["seats"]), key=lambda seat: seat != shown["turn"])
    for seat in order:
        hand = shown["hands"][seat]
        if hand and None not in hand:
            cards = ", ".join(_card(card, style) for card in hand)
            yield f"{style(label('hand', language), BOLD)} {SEAT_LETTERS[seat]}  {cards}"
            return


def _seat(shown: Mapping[str, Any], seat: int, style: AnsiStyle, language: str) -> str:
    """The mark, letter and name of a seat, twelve columns."""
    name = CATALOGUE.text("seat-name", language, seat=SEAT_NAMES[seat])
    mark = " "
    if shown["ending"] is None and shown["turn"] == seat:
        mark = TO_MOVE
    elif seat in shown["winners"]:
        mark = WON
    return style(f"{mark} {SEAT_LETTERS[seat]} {name:<8}", SEAT_INK[seat])


def _number(value: int | None) -> str:
    return UNKNOWN if value is None else str(value)


def _seals(seals: Mapping[str, int] | None) -> str:
    """Four numbers under the letters of the families."""
    return "".join(
        f"{_number(None if seals is None else seals[name]):>{SEAL_WIDTH}}" for name in FAMILY_NAMES
    )


def _hand(shown: Mapping[str, Any], seat: int, style: AnsiStyle) -> str:
    """The cards as their two letters on the board; those nobody saw are `?`."""
    codes = [
        card_code(card) if card is None else style(card_code(card), FAMILY_INK[card.split()[1]])
        for card in shown["hands"][seat]
    ]
    return "  " + " ".join(codes)


def _card(card: str, style: AnsiStyle) -> str:
    return style(card, FAMILY_INK[card.split()[1]])
