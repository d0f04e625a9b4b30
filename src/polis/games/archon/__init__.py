"""Archon: Glory & Machination (Sakaloglou and Tsantilas, 2013): card-driven worker placement."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from polis.core.contract.options import OptionSpec, option_specs
from polis.games.archon.model import SEAT_NAMES
from polis.games.spec import BoxTools, GameSpec, part

if TYPE_CHECKING:
    from polis.core.contract.game import Rules
    from polis.core.preview_image import Picture


class ArchonSpec(GameSpec):
    """The definition of Archon."""

    name = "archon"
    title = "Archon: Glory & Machination"
    package = "polis.games.archon"
    seat_names = SEAT_NAMES
    revealing = frozenset(
        {"attack_revealed", "favor_revealed", "passed", "province_revealed", "unused_revealed"}
    )
    bots = property(part("bots:BOTS"))
    codec = part("model.actions:CODEC")
    answers = part("words.answers:ANSWERS")
    terminal = part("terminal.help")
    playouts = part("simulation.playout")

    def load(self, components: Path | None = None) -> "Rules":
        """Return the rules with a box."""
        from polis.games.archon.box.load import load_box
        from polis.games.archon.game import Archon

        return Archon(load_box(components))

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The points of each seat; they are public."""
        return [player["points"] for player in shown["players"]]

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        from polis.games.archon.model.options import Options

        return option_specs(Options)

    def picture(self, shown: Mapping[str, Any]) -> "Picture":
        """The board of a view."""
        from polis.games.archon.seen.picture import picture_of

        return picture_of(shown)

    def box_tools(self) -> BoxTools:
        """Return how boxes are read and drawn."""
        from polis.games.archon.box.load import load_box
        from polis.games.archon.game import Archon
        from polis.games.archon.terminal.box_drawing import draw_box

        return BoxTools(load_box, draw_box, Archon)


SPEC: Final = ArchonSpec()
