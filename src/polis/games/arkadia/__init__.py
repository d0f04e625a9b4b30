"""Arkadia (Rüdiger Dorn, 2006): tile laying and worker placement with hidden hands."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from polis.core.contract.options import OptionSpec, option_specs
from polis.games.arkadia.model import SEAT_NAMES
from polis.games.spec import BoxTools, GameSpec, part

if TYPE_CHECKING:
    from polis.core.contract.game import Rules, State
    from polis.core.preview_image import Picture


class ArkadiaSpec(GameSpec):
    """The definition of Arkadia."""

    name = "arkadia"
    title = "Arkadia"
    package = "polis.games.arkadia"
    unit = "coins"
    seat_names = SEAT_NAMES
    revealing = frozenset({"card_drawn", "display_refilled"})
    bots = property(part("bots:BOTS"))
    codec = part("model.actions:CODEC")
    answers = part("words.answers:ANSWERS")
    terminal = part("terminal.help")
    playouts = part("simulation.playout")

    def load(self, components: Path | None = None) -> "Rules":
        """Return the rules with a box."""
        from polis.games.arkadia.box.load import load_box
        from polis.games.arkadia.game import Arkadia

        return Arkadia(load_box(components))

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The gold of each seat; None behind a closed screen."""
        return list(shown["gold"])

    def points_in(self, game: "Rules", state: "State") -> list[int]:
        """The gold of each seat, and its seals at what they would bring at that moment."""
        from polis.games.arkadia.seen.derived import worths
        from polis.games.compiled_bots import tables_of

        return worths(state, tables_of(game))

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        from polis.games.arkadia.model.options import Options

        return option_specs(Options)

    def picture(self, shown: Mapping[str, Any]) -> "Picture":
        """The board of a view."""
        from polis.games.arkadia.seen.picture import picture_of

        return picture_of(shown)

    def box_tools(self) -> BoxTools:
        """Return how boxes are read and drawn."""
        from polis.games.arkadia.box.load import load_box
        from polis.games.arkadia.game import Arkadia
        from polis.games.arkadia.terminal.box_drawing import draw_box

        return BoxTools(load_box, draw_box, Arkadia)


SPEC: Final = ArkadiaSpec()
