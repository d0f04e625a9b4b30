"""The workplaces of all games."""

from typing import Any, Final

from polis.bots.archon_search import ArchonWorkplace
from polis.bots.arkadia_search import ArkadiaWorkplace
from polis.bots.workplace import Workplace

WORKPLACES: Final[dict[str, type[Workplace]]] = {
    "arkadia": ArkadiaWorkplace,
    "archon": ArchonWorkplace,
}


def workplace_of(game: Any) -> type[Workplace]:
    """The class of the workplaces in which a game is searched."""
    return WORKPLACES[game.name]
