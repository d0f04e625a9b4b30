"""What the terminal shows of Archon besides the board: drawings, words and examples.

`GameSpec.terminal` returns this module, so that the terminal does not depend on the game.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from polis.core.kernels.events import Event
from polis.games.archon.model.meanings import BY_RAID, BY_START_KIT, BY_TILE
from polis.games.archon.model.names import (
    CARD_KINDS,
    GOODS,
    LOCATIONS,
    PLACES,
)
from polis.games.archon.terminal.choices import draw_choice
from polis.games.archon.terminal.pages import draw_pages
from polis.games.archon.terminal.style import SEAT_LETTERS, wrapped
from polis.games.archon.words.answers.words import seat_name
from polis.games.archon.words.effect_words import CATALOGUE
from polis.games.archon.words.refusal import CATALOGUE as GAME_CATALOGUE
from polis.games.archon.words.refusal import label

if TYPE_CHECKING:
    from polis.games.archon.game import Archon


SOURCES: Final = ("start", "ranks", "magisters", "tiles", "favors", "raid")
GUILD_HALL: Final = LOCATIONS.index("guild-hall")


def draw_result(
    names: Sequence[str],
    scores: Sequence[int],
    winners: Sequence[int],
    events: Iterable[Event],
    language: str,
) -> list[str]:
    """Draw a heading and a line for each seat; points without an event are those of the start."""
    points = [dict.fromkeys(SOURCES, 0) for _ in scores]
    for event in events:
        if event.kind == "points_scored":
            points[event.fields["seat"]][_source(event.fields["cause"])] += event.fields["count"]
        elif event.kind == "rank_scored":
            points[event.fields["seat"]]["ranks"] += event.fields["points"]
    for seat, score in enumerate(scores):
        points[seat]["start"] = score - sum(points[seat].values())
    heads = [label("points", language)]
    heads += [CATALOGUE.text(f"result-{source}", language) for source in SOURCES]
    lines = [" " * 12 + "  ".join(heads)]
    for seat, score in enumerate(scores):
        mark = "*" if seat in winners else " "
        cells = zip((score, *points[seat].values()), heads, strict=True)
        numbers = "  ".join(f"{value:>{len(head)}}" for value, head in cells)
        lines.append(f"{mark} {names[seat]:<10}{numbers}")
    return lines


def _source(cause: int) -> str:
    """The column of a cause; King's Favors and the main gate share one."""
    if BY_TILE <= cause < BY_START_KIT:
        return "tiles"
    return {GUILD_HALL: "magisters", BY_RAID: "raid"}.get(cause, "favors")


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

# Events that the drawn table or the line beside it already shows.
EXPECTED: Final = frozenset(
    {
        "game_started", "order_set", "grant_drawn", "market_filled", "market_cleared",
        "province_revealed", "repository_filled", "repository_cleared", "favor_revealed",
        "favor_moved", "favor_removed", "cards_divided", "waiting_taken", "round_started",
        "turn_started", "card_played", "token_placed", "gained", "paid", "round_ended",
        "tokens_returned", "season_token_moved", "pieces_returned", "grant_started", "raid_due",
    }
)  # fmt: skip


# The examples in `help`: an action abbreviated and in full, and a rule.
EXAMPLES: Final = {"short": "tr b", "long": "treasury b", "rule": "ARC-4.2.5.1"}


def choice_lines(game: "Archon", shown: Mapping[str, Any], language: str) -> list[str]:
    """Draw what is to be decided with the prices that matter for it, or nothing."""
    return draw_choice(game.box, shown, language)


def hand_text(shown: Mapping[str, Any], seat: int, language: str) -> str:
    """Return a seat's cards by place, in the words that play them: `Hand: 2 courtier, 1 scribe`."""
    player = shown["players"][seat]
    piles = [
        CATALOGUE.text(
            "pile",
            language,
            place=label(place, language),
            cards=_pile(player[place], language),
        )
        for place in PLACES
    ]
    return " ".join(piles)


def form_lines(
    game: "Archon",
    words: Sequence[str],
    _shown: Mapping[str, Any],
    colour: bool,
    language: str,
) -> list[str]:
    """Return pages of prices and abilities: tiles, magisters, favors, grants, attacks, or one tile."""
    return draw_pages(game.box, words, colour, language)


def forms_help(language: str) -> str:
    """Return the description of `forms` in `help`."""
    return CATALOGUE.text("help-forms", language)


def sheet(language: str) -> list[str]:
    """Return the legend of the drawing, and the words to type with their meaning."""
    names = zip(SEAT_LETTERS, range(len(SEAT_LETTERS)), strict=True)
    seats = ", ".join(f"{letter} {seat_name(seat, language)}" for letter, seat in names)
    parts = {
        "goods": _vocabulary("goods", GOODS, language),
        "cards": _vocabulary("card", CARD_KINDS, language),
        "places": _vocabulary("location", LOCATIONS, language),
    }
    lines = CATALOGUE.text("sheet", language, seats=seats, **parts).splitlines()
    return [piece for line in lines for piece in wrapped(line, hanging="  ")]


def welcome(language: str) -> list[str]:
    """Return five lines of welcome for a new player."""
    return CATALOGUE.text("welcome", language).splitlines()


def result_lines(game: "Archon", state: Any, events: Iterable[Event], language: str) -> list[str]:
    """Return the points of each seat and where they came from (ARC-8.1), winners marked."""
    names = [seat_name(seat, language) for seat in range(len(game.scores(state)))]
    return draw_result(names, game.scores(state), game.winners(state), events, language)


def _pile(cards: Mapping[str, int] | None, language: str) -> str:
    """The cards of a pile with their numbers; `?` if they are hidden."""
    if cards is None:
        return "?"
    words = ", ".join(f"{count} {kind}" for kind, count in cards.items() if count)
    return words or label("empty", language)


def _vocabulary(kind: str, names: Iterable[str], language: str) -> str:
    """The words of the notation, with their meaning if the language has another word."""
    entries = []
    for name in names:
        text = GAME_CATALOGUE.text(f"{kind}-name", language, **{kind: name})
        same = text.lower().replace("\u2019", "").replace(" ", "-") == name
        entries.append(name if same else f"{name} ({text})")
    return ", ".join(entries)
