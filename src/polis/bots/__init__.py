"""The registry of bots: which there are, and for which games."""

from typing import TYPE_CHECKING, Any, Final

from polis.bots.bot import Bot
from polis.bots.budget import Budget
from polis.bots.levels import LEVELS, SEARCHES
from polis.bots.random_bot import RandomBot
from polis.core.errors import PolisError
from polis.core.message import said

if TYPE_CHECKING:
    from polis.bots.searching import SearchBot

__all__ = [
    "BOTS", "BUDGETED", "LEVELS", "PLANNER", "PLAYABLE", "Bot", "Budget", "check_bot", "new_bot",
    "new_search",
]  # fmt: skip

PLANNER: Final = "planner"  # plans its whole turn
BOTS: Final = ("random", "greedy", PLANNER, *LEVELS, *SEARCHES)
BUDGETED: Final = (*(name for name, level in LEVELS.items() if level.depths), *SEARCHES)
PLAYABLE: Final = (*LEVELS, "random", "greedy", PLANNER)  # at a table with people
HALF_A_SECOND: Final = Budget(seconds=0.5)


def new_bot(game: Any, name: str, budget: Budget | None = None, threads: int = 1) -> Bot:
    """A bot for a game; raises PolisError if there is none of that name.

    budget: instead of its own, for the BUDGETED; the others take no time worth speaking of.
    threads: for bots that search.
    """
    check_bot(name)
    if name == "random":
        return RandomBot()
    if name in SEARCHES:
        return new_search(game, name, name, budget or HALF_A_SECOND, threads)
    if name == PLANNER:
        return _planner(game)
    level = LEVELS.get(name)
    if level is None or not level.depths:
        return _greedy(game, name, is_naive=level is not None and level.is_naive)
    return new_search(game, name, name, budget or level.budget(game.name), threads)


def check_bot(name: str) -> None:
    """Raise PolisError, naming the bots there are, if this is none."""
    if name not in BOTS:
        raise PolisError(said("no-such-bot", name=name, names=", ".join(BOTS)))


def new_search(game: Any, name: str, like: str, budget: Budget, threads: int = 1) -> "SearchBot":
    """A bot that searches as a level or another search does, with a budget of its own.

    Raises PolisError if that is guided by a network whose weights are missing or do not fit.
    """
    from polis.bots.nets import load_net  # noqa: PLC0415 - as below
    from polis.bots.searching import SearchBot  # noqa: PLC0415
    from polis.bots.workplace import HURRY, TURNS  # noqa: PLC0415
    from polis.bots.workplaces import workplace_of  # noqa: PLC0415

    new_place: Any = workplace_of(game)
    depth = (SEARCHES[like] if like in SEARCHES else LEVELS[like].depths)[game.name]
    net = load_net(game) if depth.is_guided else None

    def new_workplace(size: int) -> Any:
        place = new_place(game.tables, size)
        place.plan[TURNS] = depth.turns
        place.plan[HURRY] = depth.hurry
        if net is not None:
            place.follow(net)
        return place

    return SearchBot(name, game, new_workplace, budget, threads)


# What follows is imported where it is used: the compiler is loaded only when such a bot plays.


def _greedy(game: Any, name: str, is_naive: bool) -> Bot:
    """The bot of a game that looks one ply ahead."""
    if game.name == "arkadia":
        from polis.bots import arkadia_evaluation, arkadia_greedy  # noqa: PLC0415

        weights = arkadia_evaluation.NAIVE if is_naive else arkadia_evaluation.WEIGHTS
        return arkadia_greedy.ArkadiaGreedy(game.tables, weights, name)
    from polis.bots import archon_greedy, archon_weights  # noqa: PLC0415

    weights = archon_weights.NAIVE if is_naive else archon_weights.WEIGHTS
    return archon_greedy.ArchonGreedy(game.tables, weights, name)


def _planner(game: Any) -> Bot:
    """The bot of a game that plans its whole turn."""
    if game.name == "arkadia":
        from polis.bots.arkadia_planner import ArkadiaPlanner  # noqa: PLC0415

        return ArkadiaPlanner(game.tables)
    from polis.bots.archon_planner import ArchonPlanner  # noqa: PLC0415

    return ArchonPlanner(game.tables)
