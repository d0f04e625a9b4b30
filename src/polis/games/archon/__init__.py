"""Archon: Glory & Machination (Sakaloglou and Tsantilas, 2013): card-driven worker placement."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from polis.games.archon.model import SEAT_NAMES
from polis.games.spec import GameSpec, part, passed_on

if TYPE_CHECKING:
    from polis.core.contract.game import Rules


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
    terminal = part("terminal.help:HELP")
    figures = part("figures")
    options = part("model.options:SPECS")
    box_tools = part("game:BOX_TOOLS")
    picture = passed_on("seen.picture:picture_of")

    def load(self, components: Path | None = None) -> "Rules":
        """Return the rules with a box."""
        tools = self.box_tools()
        rules: Rules = tools.rules(tools.load(components))
        return rules

    def scores_of(self, shown: Mapping[str, Any]) -> list[int | None]:
        """The points of each seat; they are public."""
        return [player["points"] for player in shown["players"]]


SPEC: Final = ArchonSpec()
