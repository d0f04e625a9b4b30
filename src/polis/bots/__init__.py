"""The registry of bots: which there are, and for which games."""

from collections.abc import Callable
from typing import Any, Final

from polis.bots.bot import Bot
from polis.bots.budget import Budget
from polis.bots.random_bot import RandomBot
from polis.core.errors import PolisError
from polis.core.message import said

BOTS: Final = ("random", "greedy")
BUDGETED: Final[tuple[str, ...]] = ()  # those that heed a budget; the others need none


def _arkadia_greedy(game: Any) -> Bot:
    from polis.bots.arkadia_greedy import ArkadiaGreedy  # noqa: PLC0415 - numpy and kernels only when played

    return ArkadiaGreedy(game.tables)


def _archon_greedy(game: Any) -> Bot:
    from polis.bots.archon_greedy import ArchonGreedy  # noqa: PLC0415 - the same

    return ArchonGreedy(game.tables)


GREEDY: Final[dict[str, Callable[[Any], Bot]]] = {
    "arkadia": _arkadia_greedy,
    "archon": _archon_greedy,
}


def new_bot(game: Any, name: str, budget: Budget | None = None) -> Bot:  # noqa: ARG001 - for the BUDGETED
    """A bot for a game; raises PolisError if there is none of that name.

    budget: how much it may think about a decision, if it is one of the BUDGETED; None: as much as
    it is used to.
    """
    check_bot(name)
    return GREEDY[game.name](game) if name == "greedy" else RandomBot()


def check_bot(name: str) -> None:
    """Raise PolisError, naming the bots there are, if this is none."""
    if name not in BOTS:
        raise PolisError(said("no-such-bot", name=name, names=", ".join(BOTS)))
