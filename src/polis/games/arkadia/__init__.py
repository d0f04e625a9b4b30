"""Arkadia (Rüdiger Dorn, 2006): tile laying and worker placement with hidden hands."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from polis.core.contract.answers import Answers
from polis.core.contract.options import OptionSpec, option_specs
from polis.games.arkadia.model.seats import SEAT_NAMES
from polis.games.spec import BotKit, BoxTools, GameSpec, Playouts, TerminalHelp

if TYPE_CHECKING:
    from polis.core.contract.codec import Codec
    from polis.core.contract.game import State
    from polis.core.preview_image import Picture
    from polis.games.arkadia.game import Arkadia


class ArkadiaSpec(GameSpec):
    """The definition of Arkadia."""

    name = "arkadia"
    title = "Arkadia"
    package = "polis.games.arkadia"
    unit = "coins"
    seat_names = SEAT_NAMES
    revealing = frozenset({"card_drawn", "display_refilled"})

    def load(self, components: Path | None = None) -> "Arkadia":
        """Return the rules with a box."""
        from polis.games.arkadia.box.load import load_box
        from polis.games.arkadia.game import Arkadia

        return Arkadia(load_box(components))

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The gold of each seat; None behind a closed screen."""
        return list(shown["gold"])

    def points_in(self, game: Any, state: "State") -> list[int]:
        """The gold of each seat, and its seals at what they would bring at that moment."""
        from polis.games.arkadia.seen.derived import worths

        return worths(state, game.tables)

    def codec(self) -> "Codec":
        """The numbers of the actions."""
        from polis.games.arkadia.model.actions import CODEC

        return CODEC

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        from polis.games.arkadia.model.options import Options

        return option_specs(Options)

    def words(self, language: str) -> str:
        """The names of things and the words of the sheet."""
        from polis.games.arkadia.terminal import help as sheet

        return f"{super().words(language)}\n{sheet.CATALOGUE.source(language)}"

    def answers(self) -> Answers:
        """What can be asked about a position."""
        from polis.games.arkadia.words.answers import ANSWERS

        return ANSWERS

    def picture(self, shown: Mapping[str, Any]) -> "Picture":
        """The board of a view."""
        from polis.games.arkadia.seen.picture import picture_of

        return picture_of(shown)

    def terminal(self) -> TerminalHelp:
        """Return what the terminal shows besides the board."""
        from polis.games.arkadia.terminal import help as sheet

        return cast("TerminalHelp", sheet)

    def box_tools(self) -> BoxTools:
        """Return how boxes are read and drawn."""
        from polis.games.arkadia.box.load import load_box
        from polis.games.arkadia.game import Arkadia
        from polis.games.arkadia.terminal.box_drawing import draw_box

        return BoxTools(load_box, draw_box, Arkadia)

    def bots(self) -> BotKit:
        """Return the bots."""
        from polis.games.arkadia.bots import KIT

        return KIT

    def playouts(self) -> Playouts:
        """Compiled whole games."""
        from polis.games.arkadia.simulation import playout

        return cast("Playouts", playout)


SPEC: Final = ArkadiaSpec()
