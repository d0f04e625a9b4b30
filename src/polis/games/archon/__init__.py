"""Archon: Glory & Machination (Sakaloglou and Tsantilas, 2013): card-driven worker placement."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from polis.core.contract.answers import Answers
from polis.core.contract.options import OptionSpec, option_specs
from polis.games.archon.model.seats import SEAT_NAMES
from polis.games.spec import BotKit, BoxTools, GameSpec, Playouts, TerminalHelp

if TYPE_CHECKING:
    from polis.core.contract.codec import Codec
    from polis.core.preview_image import Picture
    from polis.games.archon.game import Archon


class ArchonSpec(GameSpec):
    """The definition of Archon."""

    name = "archon"
    title = "Archon: Glory & Machination"
    package = "polis.games.archon"
    seat_names = SEAT_NAMES
    revealing = frozenset(
        {"attack_revealed", "favor_revealed", "passed", "province_revealed", "unused_revealed"}
    )

    def load(self, components: Path | None = None) -> "Archon":
        """Return the rules with a box."""
        from polis.games.archon.box.load import load_box
        from polis.games.archon.game import Archon

        return Archon(load_box(components))

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The points of each seat; they are public."""
        return [player["points"] for player in shown["players"]]

    def codec(self) -> "Codec":
        """The numbers of the actions."""
        from polis.games.archon.model.actions import CODEC

        return CODEC

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        from polis.games.archon.model.options import Options

        return option_specs(Options)

    def words(self, language: str) -> str:
        """The names of things and the words of the sheet."""
        from polis.games.archon.words import effect_words as sheet

        return f"{super().words(language)}\n{sheet.CATALOGUE.source(language)}"

    def answers(self) -> Answers:
        """What can be asked about a position."""
        from polis.games.archon.words.answers import ANSWERS

        return ANSWERS

    def picture(self, shown: Mapping[str, Any]) -> "Picture":
        """The board of a view."""
        from polis.games.archon.seen.picture import picture_of

        return picture_of(shown)

    def terminal(self) -> TerminalHelp:
        """Return what the terminal shows besides the board."""
        from polis.games.archon.terminal import help as sheet

        return cast("TerminalHelp", sheet)

    def box_tools(self) -> BoxTools:
        """Return how boxes are read and drawn."""
        from polis.games.archon.box.load import load_box
        from polis.games.archon.game import Archon
        from polis.games.archon.terminal.box_drawing import draw_box

        return BoxTools(load_box, draw_box, Archon)

    def bots(self) -> BotKit:
        """Return the bots."""
        from polis.games.archon.bots import KIT

        return KIT

    def playouts(self) -> Playouts:
        """Compiled whole games."""
        from polis.games.archon.simulation import playout

        return cast("Playouts", playout)


SPEC: Final = ArchonSpec()
