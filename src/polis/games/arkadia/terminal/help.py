"""What the terminal shows of Arkadia besides the board: drawings, words and examples."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from polis.core.kernels.events import Event
from polis.core.texts.ansi import AnsiStyle
from polis.games.arkadia import SPEC
from polis.games.arkadia.model.names import FORM_NAMES
from polis.games.arkadia.terminal.form_drawing import draw_choice, draw_forms
from polis.games.arkadia.terminal.palette import FAMILY_LETTERS, FORM_LETTERS
from polis.games.arkadia.words.refusal import CATALOGUE as GAME_CATALOGUE
from polis.games.arkadia.words.refusal import label
from polis.games.plain.terminal import TerminalHelp

if TYPE_CHECKING:
    from polis.games.arkadia.game import Arkadia

CATALOGUE: Final = GAME_CATALOGUE.section("terminal-")


class ArkadiaHelp(TerminalHelp["Arkadia"]):
    """Arkadia in a terminal."""

    EXPECTED = frozenset(
        {
            "game_started", "lot_placed", "building_placed", "hand_dealt", "display_filled",
            "neutrals_dealt", "turn_started", "card_played", "site_chosen", "display_refilled",
        }
    )  # fmt: skip
    EXAMPLES: Mapping[str, str] = {"short": "pl mi r", "long": "play mill red", "rule": "ARK-1A.2"}

    def choice_lines(self, game: "Arkadia", shown: Mapping[str, Any], language: str) -> list[str]:
        """Draw what is to be decided, or nothing."""
        del language
        return draw_choice(game.box, shown)

    def hand_text(self, shown: Mapping[str, Any], seat: int, language: str) -> str:
        """Return the hand of a seat in the words that play it."""
        cards = ", ".join("?" if card is None else card for card in shown["hands"][seat])
        return f"{label('hand', language)}: {cards or label('empty', language)}"

    def form_lines(
        self,
        game: "Arkadia",
        words: Sequence[str],
        shown: Mapping[str, Any],
        colour: bool,
        language: str,
    ) -> list[str]:
        """Return the forms whose names begin with one of the words, or all, in each orientation."""
        del language
        flips = bool(shown["options"]["flips"])
        names = [n for n in FORM_NAMES if not words or any(n.startswith(word) for word in words)]
        return list(draw_forms(game.box, names, flips, AnsiStyle(colour)))

    def forms_help(self, language: str) -> str:
        """Return the description of `forms` in `help`."""
        return CATALOGUE.text("help-forms", language)

    def sheet(self, language: str) -> list[str]:
        """Return the legend of the board."""
        parts = {
            "forms": _vocabulary("form", FORM_LETTERS, language),
            "families": _vocabulary("family", FAMILY_LETTERS, language),
        }
        return CATALOGUE.text("sheet", language, **parts).splitlines()

    def welcome(self, language: str) -> list[str]:
        """Return five lines of welcome for a new player."""
        return CATALOGUE.text("welcome", language).splitlines()

    def result_lines(
        self, game: "Arkadia", state: Any, events: Iterable[Event], language: str
    ) -> list[str]:
        """ARK-2.3, ARK-E.4  Return the gold of each seat and where it came from."""
        scores = game.scores(state)
        cashed = {"seals_cashed": [0] * len(scores), "final_cashed": [0] * len(scores)}
        for event in events:
            if event.kind in cashed:
                cashed[event.kind][event.fields["seat"]] += event.fields["gold"]
        columns = {
            label("gold", language): scores,
            CATALOGUE.text("from-banners", language): cashed["seals_cashed"],
            CATALOGUE.text("from-the-end", language): cashed["final_cashed"],
        }
        return self.table_of_points(game, state, columns, language)


def _vocabulary(kind: str, letters: Mapping[str, str], language: str) -> str:
    """The letters and words of the notation, with their meaning if the language has another word."""
    entries = []
    for name, letter in letters.items():
        text = GAME_CATALOGUE.text(f"{kind}-name", language, **{kind: name})
        entries.append(f"{letter} {name}" + ("" if text == name else f" ({text})"))
    return ", ".join(entries)


HELP: Final = ArkadiaHelp(SPEC)
