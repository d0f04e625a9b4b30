"""What is compiled once, in parts: the rules, the bots, the playouts.

The parts are in the order in which players need them: the rules and the greedy bot are fast enough
interpreted, the search is not. Each part leaves a mark in the cache, so that other processes know
what they can load.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from polis.bots import Budget
from polis.bots.hints.judge import Judge
from polis.core.contract.game import Rules
from polis.core.kernels import kernel
from polis.games import spec_of
from polis.games.compiled_bots import CompiledBots
from polis.games.levels import GREEDY as GREEDY_BOT
from polis.games.levels import GUIDED, STRONGEST, is_searching
from polis.games.plain.playouts import GenericPlayouts

Step = tuple[str, Callable[[], object]]

RULES: Final = "rules"
GREEDY: Final = "greedy"
SEARCH: Final = "search"
HINTS: Final = "hints"
PLAYOUTS: Final = "playouts"

# The share of each part in the total CPU time in this order, in percent (the first includes the
# rules that the others share): for reporting progress.
PARTS: Final[Mapping[str, int]] = {
    SEARCH: 66, RULES: 15, GREEDY: 11, HINTS: 1, PLAYOUTS: 7
}  # fmt: skip

# Interpreted, a search takes about 0.1 s of CPU time a simulation.
SIMULATIONS_INTERPRETED: Final = 12

_adopted: Final[set[tuple[str, str]]] = set()  # games and parts


def part_of(bot: str) -> str | None:
    """Return the part that a bot should not play without; None for the fast ones."""
    return SEARCH if is_searching(bot) else None


def plays_interpreted(game: str, bot: str) -> bool:
    """Whether a bot can decide in about a second while nothing is compiled; game: its name.

    So that nobody waits for the compiler at their first game: the same decisions, only slower.
    """
    if part_of(bot) is None:
        return True
    budget = spec_of(game).bots.steady_budget(bot)
    return budget is not None and (budget.simulations or 0) <= SIMULATIONS_INTERPRETED


def part_steps(game: Rules, part: str) -> list[Step]:
    """Return calls that together compile a part of a game, if the game has it."""
    steps: dict[str, list[Step]] = {
        SEARCH: [("the search", lambda: _search(game))],
        GREEDY: [("the greedy bot", lambda: _ask(game))],
        HINTS: [("hints", _in_compiled_code(lambda: _advise(game)))],
        PLAYOUTS: [("playouts", _in_compiled_code(lambda: _play(game)))],
        RULES: [(name, _in_compiled_code(step)) for name, step in kernel.steps_of(game)],
    }
    return steps[part]


def compile_part(
    game: Rules, part: str, progress: Callable[[str, int, int], None] | None = None
) -> None:
    """Compile one part and leave its mark; also the game's if it was the last part."""
    if not kernel.is_ready(game.name, part):
        kernel.compile_all(part_steps(game, part), progress, [game.name], part)
    if all(kernel.is_ready(game.name, one) for one in PARTS):
        kernel.mark_ready(game.name)


def load_part(game: Rules, part: str) -> None:
    """Load a compiled part into this process, even if kernels are held, and enable it."""
    for _, step in part_steps(game, part):
        step()
    kernel.release_loaded()


def adopt(game: Rules, part: str, is_needed: bool) -> None:
    """Load a part into this process, once; if it is not compiled yet, only if it is needed.

    For a process that has called `kernel.hold_all`: what it has not adopted runs interpreted.
    is_needed: whether to compile it here if necessary.
    """
    if (game.name, part) not in _adopted and (is_needed or kernel.is_ready(game.name, part)):
        load_part(game, part)
        _adopted.add((game.name, part))


def _in_compiled_code(step: Callable[[], object]) -> Callable[[], object]:
    """Return the same step, running compiled even if kernels are held."""

    def run() -> object:
        with kernel.compiled():
            return step()

    return run


def _first_look(game: Rules) -> Any:
    """The observation of the seat to act in a game that has just begun."""
    state, _ = game.new_game(game.new_options({}), game.seats[0], bytes(16))
    return game.observe(state, game.turn(state))


def _ask(game: Rules) -> int:
    """Let the greedy bot decide once; if kernels are held, no rules are compiled for it."""
    seen = _first_look(game)
    legal, chance = game.legal(seen), np.random.default_rng(0)
    with kernel.compiled():
        return game.spec.bots.look_ahead(game, GREEDY_BOT).decide(seen, legal, chance)


def _search(game: Rules) -> Any:
    """Run only the search, which is nearly all that a level needs to decide."""
    bots = game.spec.bots
    if not isinstance(bots, CompiledBots):  # the generic search is Python
        return None
    seen = _first_look(game)
    (context,) = bots.search(game, GUIDED, Budget(simulations=1)).contexts
    with kernel.compiled():
        context.seed(np.uint64(1))
        context.start(seen)
        context.search(1)
        return context.child(0)


def _advise(game: Rules) -> Any:
    """Judge a line, so that everything used for hints is compiled."""
    seen, chance = _first_look(game), np.random.default_rng(0)
    bot = game.spec.bots.search(game, STRONGEST, Budget(simulations=1))
    return Judge(game, bot).judge(seen, [game.legal(seen)[:1].tolist()], chance)


def _play(game: Rules) -> Any:
    playouts = game.spec.playouts()
    if isinstance(playouts, GenericPlayouts):  # they use the public interface of the rules
        return None
    place = playouts.new_runner(game, game.new_options({}), ["random"] * game.seats[0])
    return place.play(np.ones(1, np.uint64))


def compile_steps(game: Rules) -> list[Step]:
    """Return calls that together compile the rules of the game and everything that plays them."""
    return [step for part in PARTS for step in part_steps(game, part)]


def ensure_compiled(game: Rules, progress: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what is not yet compiled, part by part.

    progress: called with the name of each step, its number and the total, and at the end with the
    total as its number.
    """
    if kernel.is_ready(game.name):
        return
    counts = {part: len(part_steps(game, part)) for part in PARTS}
    total, before = sum(counts.values()), 0

    def on_part(name: str, done: int, _: int) -> None:
        if progress is not None and name:
            progress(name, before + done, total)

    for part, count in counts.items():
        compile_part(game, part, on_part)
        before += count
    if progress is not None:
        progress("", total, total)
