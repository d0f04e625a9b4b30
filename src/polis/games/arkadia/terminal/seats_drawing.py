"""The lines below the board: cards face up, one line for each seat, the hand of the viewer."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from polis.core.texts.ansi import BOLD, FAINT, AnsiStyle
from polis.games.arkadia.model.names import FAMILY_NAMES, SEAT_NAMES
from polis.games.arkadia.terminal.palette import (
    FAMILY_INK,
    FAMILY_LETTERS,
    SEAT_INK,
    SEAT_LETTERS,
    card_code,
)
from polis.games.arkadia.words.refusal import CATALOGUE, label

TO_MOVE: Final = ">"
WON: Final = "*"
UNKNOWN: Final = "?"
SEAL_WIDTH: Final = 3


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
