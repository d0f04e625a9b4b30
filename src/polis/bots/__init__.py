"""The registry of bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from polis.bots.levels import GUIDED, LEVELS, OFFERED, SEARCHES
from polis.bots.random_bot import RandomBot
from polis.core.contract.bot import Bot
from polis.core.contract.game import Game, OptionsT
from polis.core.texts.errors import PolisError
from polis.core.texts.message import core_message
from polis.games import GAMES
from polis.games.spec import BotKit
from polis.search.budget import Budget

if TYPE_CHECKING:
    from polis.search.context import SearchContext
    from polis.search.search_bot import SearchBot
    from polis.search.searcher import Searcher

__all__ = [
    "BOTS", "BUDGETED", "LEVELS", "OFFERED", "PLANNER", "PLAYABLE", "Bot", "Budget", "check_bot", "check_takes_weights", "new_bot",
    "new_compiled_search", "new_search", "offered_in", "playable_in", "steady_budget",
]  # fmt: skip

PLANNER: Final = "planner"  # plans its whole turn
BOTS: Final = ("random", "greedy", PLANNER, *LEVELS, *SEARCHES)
BUDGETED: Final = (*(name for name, level in LEVELS.items() if level.is_searching), *SEARCHES)
PLAYABLE: Final = (*LEVELS, "random", "greedy", PLANNER)  # at a table with people
HALF_A_SECOND: Final = Budget(seconds=0.5)


def new_bot(
    game: Game[OptionsT],
    name: str,
    budget: Budget | None = None,
    threads: int = 1,
    weights: Path | None = None,
) -> Bot:
    """Return a bot for a game; raises PolisError for a name that the game does not have.

    name: `random`, `greedy`, `planner`, a level from `apprentice` to `grandmaster`, a level with a
    style such as `adept-builder`, an earlier edition of a level such as `adept-1`, or `search` and
    `guided`, which search with a hand-made evaluation and with a network; budget: replaces the
    bot's own, for bots that search; threads: for bots that search; weights: a file written by `polis
    train`, for `guided` alone. A bot is not thread-safe.

    Examples:
        >>> import numpy as np, polis
        >>> game = polis.load("arkadia")
        >>> bot = polis.new_bot(game, "search", polis.Budget(simulations=100))
        >>> state, events = polis.new_game(game, seats=2, seed=1)
        >>> seen = game.observe(state, game.turn(state))
        >>> bot.decide(seen, game.legal(state), np.random.default_rng(1)) in game.legal(state)
        True
    """
    check_bot(name, game.name)
    if weights is not None:
        check_takes_weights(name)
    if name == "random":
        return RandomBot()
    if GAMES[game.name].bots() is None:
        return _new_generic(game, name, name, budget)
    if name in SEARCHES:
        return new_search(game, name, name, budget or HALF_A_SECOND, threads, weights)
    if name == PLANNER:
        return kit_of(game).planner(game)
    level = LEVELS.get(name)
    if level is None or not level.is_searching:
        return kit_of(game).greedy(game, level is not None and level.is_naive, name)
    if budget is None:
        budget = Budget(level.seconds, kit_of(game).depths[name].simulations)
    return new_search(game, name, name, budget, threads)


def steady_budget(game: Any, name: str) -> Budget | None:
    """Return the budget with which a level searches equally deep on a busy machine.

    None if the bot does not count simulations: its own budget then applies.
    """
    kit, level = GAMES[game.name].bots(), LEVELS.get(name)
    if kit is None or level is None or not level.is_searching or name not in kit.depths:
        return None
    simulations = kit.depths[name].simulations
    return Budget(simulations=simulations) if simulations else None


def playable_in(game: str) -> tuple[str, ...]:
    """Return the bots that can sit at a table of a game with people; game: its name."""
    return tuple(name for name in PLAYABLE if _has(game, name))


def offered_in(game: str) -> tuple[str, ...]:
    """Return the levels that people choose from in a game, from weak to strong; game: its name."""
    return tuple(name for name in OFFERED if _has(game, name))


def check_bot(name: str, game: str | None = None) -> None:
    """Raise PolisError, listing the bots, for a name that a game does not have.

    game: its name; None if the bot need only exist in some game.
    """
    if name not in BOTS or (game is not None and not _has(game, name)):
        names = [one for one in BOTS if game is None or _has(game, one)]
        raise PolisError(core_message("no-such-bot", name=name, names=", ".join(names)))


def check_takes_weights(name: str) -> None:
    """Raise PolisError unless the weights of a bot can be chosen."""
    if name != GUIDED:
        raise PolisError(
            f"The weights of '{name}' cannot be chosen; only '{GUIDED}' takes a file with weights."
        )


def _has(game: str, name: str) -> bool:
    """Whether a game has a bot: of the levels that search, those whose depth it gives."""
    level = LEVELS.get(name)
    if level is None or not level.is_searching:
        return True
    kit = GAMES[game].bots()
    return not level.is_optional if kit is None else name in kit.depths


def new_search(
    game: Any,
    name: str,
    like: str,
    budget: Budget,
    threads: int = 1,
    weights: Path | None = None,
) -> "Searcher":
    """Return a bot that searches like the level or search `like`, with another name and budget.

    weights: the file of the network instead of its own, if it is guided by one. Raises PolisError if
    that file or its own is missing or does not fit.
    """
    if GAMES[game.name].bots() is None:
        return _new_generic(game, name, like, budget)
    return new_compiled_search(game, name, like, budget, threads, weights)


def new_compiled_search(
    game: Any,
    name: str,
    like: str,
    budget: Budget,
    threads: int = 1,
    weights: Path | None = None,
) -> "SearchBot":
    """Like `new_search`, always compiled; also raises PolisError if the game has no search."""
    from polis.bots.network_store import load_net  # noqa: PLC0415 - as below
    from polis.bots.style_priors import tastes_by_action  # noqa: PLC0415
    from polis.search.search_bot import SearchBot  # noqa: PLC0415

    kit = kit_of(game)
    depth = kit.depths[like]
    net = load_net(game, weights or depth.network) if depth.is_guided else None
    tastes = tastes_by_action(GAMES[game.name].codec(), depth.tastes) if depth.tastes else None

    def new_context(size: int) -> "SearchContext":
        context: SearchContext = kit.context(game.tables, size)
        context.set_leaf_play(depth.turns, depth.hurry, depth.is_quick, depth.ripe)
        if net is not None:
            context.use_network(net)
        if tastes is not None:
            context.use_tastes(tastes)
        return context

    return SearchBot(name, game, new_context, budget, threads)


def _new_generic(game: Any, name: str, like: str, budget: Budget | None) -> "Searcher":
    """Return the generic bot for a game without its own; PolisError if it needs a network.

    Levels are limited by time and by simulations, the others by only one of them.
    """
    from polis.bots.generic_search import SIMULATIONS, GenericSearch  # noqa: PLC0415

    if like == GUIDED:
        raise PolisError(f"No network comes with {game.title}; '{SEARCHES[0]}' needs none.")
    if budget is None and like in SIMULATIONS:
        level = LEVELS.get(like)
        seconds = level.seconds if level is not None and level.is_searching else None
        budget = Budget(seconds, SIMULATIONS[like])
    return GenericSearch(name, game, budget or HALF_A_SECOND)


def kit_of(game: Any) -> BotKit:
    """Return the bots that a game provides; raises PolisError if there are none."""
    kit = GAMES[game.name].bots()
    if kit is None:
        raise PolisError(f"{game.title} has no bots of its own.")
    return kit
