"""Arkadia (Rüdiger Dorn, 2006): tile laying and worker placement with hidden hands."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from polis.games.arkadia.model import SEAT_NAMES
from polis.games.spec import GameSpec, part, passed_on

if TYPE_CHECKING:
    from polis.core.contract.game import Rules, State


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
        """The gold of each seat; None behind a closed screen."""
        return list(shown["gold"])

    def points_in(self, game: "Rules", state: "State") -> list[int]:
        """The gold of each seat, and its seals at what they would bring at that moment."""
        from polis.games.arkadia.seen.derived import worths
        from polis.games.compiled_bots import tables_of

        return worths(state, tables_of(game))


SPEC: Final = ArkadiaSpec()
