"""What the terminal shows of Arkadia besides the board: drawings, words and examples.

`GameSpec.terminal` returns this module, so that the terminal does not depend on the game.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from polis.core.kernels.events import Event
from polis.core.texts.ansi import AnsiStyle
from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES
from polis.games.arkadia.terminal.form_drawing import draw_choice, draw_forms
from polis.games.arkadia.terminal.palette import FAMILY_LETTERS, FORM_LETTERS
from polis.games.arkadia.words.answers.words import seat_name
from polis.games.arkadia.words.refusal import CATALOGUE as GAME_CATALOGUE
from polis.games.arkadia.words.refusal import label

if TYPE_CHECKING:
    from polis.games.arkadia.game import Arkadia

__all__ = [
    "EXAMPLES",
    "EXPECTED",
    "choice_lines",
    "form_lines",
    "forms_help",
    "hand_text",
    "result_lines",
    "sheet",
    "welcome",
]

CATALOGUE: Final = GAME_CATALOGUE.section("terminal-")

# Events that the drawn board or the line beside it already shows.
EXPECTED: Final = frozenset(
    {
        "game_started", "lot_placed", "building_placed", "hand_dealt", "display_filled",
        "neutrals_dealt", "turn_started", "card_played", "site_chosen", "display_refilled",
    }
)  # fmt: skip


# The examples in `help`: an action abbreviated and in full, and a rule.
EXAMPLES: Final = {"short": "pl mi r", "long": "play mill red", "rule": "ARK-1A.2"}


def choice_lines(game: "Arkadia", shown: Mapping[str, Any], _language: str) -> list[str]:
    """Draw what is to be decided, or nothing."""
    return draw_choice(game.box, shown)


def hand_text(shown: Mapping[str, Any], seat: int, language: str) -> str:
    """Return the hand of a seat in the words that play it."""
    cards = ", ".join("?" if card is None else card for card in shown["hands"][seat])
    return f"{label('hand', language)}: {cards or label('empty', language)}"


def form_lines(
    game: "Arkadia", words: Sequence[str], shown: Mapping[str, Any], colour: bool, _language: str
) -> list[str]:
    """Return the forms whose names begin with one of the words, or all, in each orientation."""
    flips = bool(shown["options"]["flips"])
    names = [n for n in FORM_NAMES if not words or any(n.startswith(word) for word in words)]
    return list(draw_forms(game.box, names, flips, AnsiStyle(colour)))


def forms_help(language: str) -> str:
    """Return the description of `forms` in `help`."""
    return CATALOGUE.text("help-forms", language)


def sheet(language: str) -> list[str]:
    """Return the legend of the board."""
    forms = ", ".join(
        f"{FORM_LETTERS[name]} {name}{_meaning('form', name, language)}" for name in FORM_NAMES
    )
    families = ", ".join(
        f"{FAMILY_LETTERS[name]} {name}{_meaning('family', name, language)}"
        for name in FAMILY_NAMES
    )
    return CATALOGUE.text("sheet", language, forms=forms, families=families).splitlines()


def welcome(language: str) -> list[str]:
    """Return five lines of welcome for a new player."""
    return CATALOGUE.text("welcome", language).splitlines()


def result_lines(game: "Arkadia", state: Any, events: Iterable[Event], language: str) -> list[str]:
    """Return the gold of each seat and where it came from (ARK-2.3, ARK-E.4), winners marked."""
    scores, winners = game.scores(state), game.winners(state)
    banner, final = [0] * len(scores), [0] * len(scores)
    for event in events:
        if event.kind == "seals_cashed":
            banner[event.fields["seat"]] += event.fields["gold"]
        elif event.kind == "final_cashed":
            final[event.fields["seat"]] += event.fields["gold"]
    heads = [
        label("gold", language),
        CATALOGUE.text("from-banners", language),
        CATALOGUE.text("from-the-end", language),
    ]
    lines = [" " * 12 + "  ".join(heads)]
    for seat, score in enumerate(scores):
        cells = zip((score, banner[seat], final[seat]), heads, strict=True)
        name = f"{'*' if seat in winners else ' '} {seat_name(seat, language):<10}"
        lines.append(name + "  ".join(f"{value:>{len(head)}}" for value, head in cells))
    return lines


def _meaning(kind: str, name: str, language: str) -> str:
    """The word of the notation in the language, if it differs."""
    text = GAME_CATALOGUE.text(f"{kind}-name", language, **{kind: name})
    return "" if text == name else f" ({text})"
