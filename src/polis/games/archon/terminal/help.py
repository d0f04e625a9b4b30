"""What the terminal shows of Archon besides the board: drawings, words and examples."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from polis.core.kernels.events import Event
from polis.core.texts.ansi import wrapped
from polis.games.archon import SPEC
from polis.games.archon.model.meanings import BY_RAID, BY_START_KIT, BY_TILE
from polis.games.archon.model.names import CARD_KINDS, GOODS, LOCATIONS, PLACES
from polis.games.archon.terminal.choices import draw_choice
from polis.games.archon.terminal.goods_drawing import SEAT_LETTERS
from polis.games.archon.terminal.pages import draw_pages
from polis.games.archon.words.effects import CATALOGUE
from polis.games.archon.words.refusal import CATALOGUE as GAME_CATALOGUE
from polis.games.archon.words.refusal import label
from polis.games.plain.terminal import TerminalHelp

if TYPE_CHECKING:
    from polis.games.archon.game import Archon

SOURCES: Final = ("start", "ranks", "magisters", "tiles", "favors", "raid")
GUILD_HALL: Final = LOCATIONS.index("guild-hall")


class ArchonHelp(TerminalHelp["Archon"]):
    """Archon in a terminal."""

    EXPECTED = frozenset(
        {
            "game_started", "order_set", "grant_drawn", "market_filled", "market_cleared",
            "province_revealed", "repository_filled", "repository_cleared", "favor_revealed",
            "favor_moved", "favor_removed", "cards_divided", "waiting_taken", "round_started",
            "turn_started", "card_played", "token_placed", "gained", "paid", "round_ended",
            "tokens_returned", "season_token_moved", "pieces_returned", "grant_started",
            "raid_due",
        }
    )  # fmt: skip
    EXAMPLES: Mapping[str, str] = {"short": "tr b", "long": "treasury b", "rule": "ARC-4.2.5.1"}

    def choice_lines(self, game: "Archon", shown: Mapping[str, Any], language: str) -> list[str]:
        """Draw what is to be decided with the prices that matter for it, or nothing."""
        return draw_choice(game.box, shown, language)

    def hand_text(self, shown: Mapping[str, Any], seat: int, language: str) -> str:
        """Return a seat's cards by place, in the words that play them: `Hand: 2 courtier`."""
        player = shown["players"][seat]
        piles = ((label(place, language), _pile(player[place], language)) for place in PLACES)
        return " ".join(
            CATALOGUE.text("pile", language, place=place, cards=cards) for place, cards in piles
        )

    def form_lines(
        self,
        game: "Archon",
        words: Sequence[str],
        shown: Mapping[str, Any],
        colour: bool,
        language: str,
    ) -> list[str]:
        """Return pages of prices and abilities: tiles, magisters, favors, grants, attacks, or one tile."""
        del shown
        return draw_pages(game.box, words, colour, language)

    def forms_help(self, language: str) -> str:
        """Return the description of `forms` in `help`."""
        return CATALOGUE.text("help-forms", language)

    def sheet(self, language: str) -> list[str]:
        """Return the legend of the drawing, and the words to type with their meaning."""
        seats = (
            f"{letter} {self.spec.seat_name(seat, language)}"
            for seat, letter in enumerate(SEAT_LETTERS)
        )
        parts = {
            "seats": ", ".join(seats),
            "goods": _vocabulary("goods", GOODS, language),
            "cards": _vocabulary("card", CARD_KINDS, language),
            "places": _vocabulary("location", LOCATIONS, language),
        }
        lines = CATALOGUE.text("sheet", language, **parts).splitlines()
        return [piece for line in lines for piece in wrapped(line, hanging="  ")]

    def welcome(self, language: str) -> list[str]:
        """Return five lines of welcome for a new player."""
        return CATALOGUE.text("welcome", language).splitlines()

    def result_lines(
        self, game: "Archon", state: Any, events: Iterable[Event], language: str
    ) -> list[str]:
        """ARC-8.1  Return the points of each seat and where they came from."""
        scores = game.scores(state)
        points = {source: [0] * len(scores) for source in SOURCES}
        points["start"] = [*scores]  # the points without an event are those of the start
        for event in events:
            if event.kind in ("points_scored", "rank_scored"):
                source, count = _source(event)
                points[source][event.fields["seat"]] += count
                points["start"][event.fields["seat"]] -= count
        heads = {source: CATALOGUE.text(f"result-{source}", language) for source in SOURCES}
        columns = {heads[source]: points[source] for source in SOURCES}
        return self.table_of_points(
            game, state, {label("points", language): scores, **columns}, language
        )


def _source(event: Event) -> tuple[str, int]:
    """The column of points and their number; King's Favors and the main gate share one."""
    if event.kind == "rank_scored":
        return "ranks", event.fields["points"]
    cause, count = event.fields["cause"], event.fields["count"]
    if BY_TILE <= cause < BY_START_KIT:
        return "tiles", count
    return {GUILD_HALL: "magisters", BY_RAID: "raid"}.get(cause, "favors"), count


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


HELP: Final = ArchonHelp(SPEC)
