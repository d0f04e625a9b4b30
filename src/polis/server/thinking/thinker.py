"""The computation itself, in a worker process: a bot is given observations, never a state."""

import threading
import time
from contextlib import nullcontext
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.bots.reproducible_turns import decide_turn, fingerprint
from polis.core.contract.game import Rules
from polis.core.kernels.layout import State
from polis.games import load
from polis.search.bots import Searcher
from polis.server.boxes import rules_with
from polis.server.kept_engines import bots_of, played_by, thinking_by
from polis.server.thinking.tasks import Moves, Turn

if TYPE_CHECKING:
    from polis.core.contract.game import Bot

MOST_BOXES: Final = 16  # whose rules are kept, over all games


class Thinker:
    """The bots of a process, made when first needed. stop: ends the current task."""

    def __init__(self, stop: threading.Event) -> None:
        """Start without bots."""
        self._stop = stop
        self._bots: dict[tuple[str, str, str, str | None], Bot] = {}

    def think(self, task: Turn) -> Moves:
        """Return a bot's whole turn; empty if stopped."""
        began, game = time.process_time(), self._rules(task)
        with thinking_by(Path(task.kept), game.spec) if task.kept else nullcontext():
            state, bot = state_of(task), self._bot(game, task.bot, task.kept)
            turn = decide_turn(game, bot, state, task.chance, task.script, self._is_wanted)
        return Moves(time.process_time() - began, *turn, fingerprint(task.game))

    def _is_wanted(self) -> bool:
        return not self._stop.is_set()

    def _rules(self, task: Turn) -> Any:
        """Return the rules with the box of a task; drops the bots of other boxes than the last one."""
        game = rules_of(task.game, task.box, task.kept)
        kept = {rules_of(task.game).components_sha256, game.components_sha256}
        for bot in [key for key in self._bots if key[0] == game.name and key[1] not in kept]:
            del self._bots[bot]
        return game

    def _bot(self, game: Rules, name: str, kept: str | None) -> "Bot":
        """Return the bot of a name; it searches equally deep on a busy machine."""
        key = (game.name, game.components_sha256, name, kept)
        if key not in self._bots:
            bots = game.spec.bots if kept is None else bots_of(Path(kept), game.spec.bots)
            bot = self._bots[key] = bots.new(game, name, bots.steady_budget(name))
            if isinstance(bot, Searcher):
                bot.stop = self._stop
        return self._bots[key]


@lru_cache(MOST_BOXES)
def rules_of(game: str, box: str | None = None, kept: str | None = None) -> Any:
    """Return the rules of a game with the box in a text, None: the packaged one; cached.

    kept: the folder of another engine.
    """
    rules = load(game) if box is None else rules_with(game, box)
    return rules if kept is None else played_by(Path(kept), rules)


def state_of(task: Turn) -> State:
    """Return the position of a task."""
    return np.frombuffer(bytearray(task.state), dtype_of(task.game)).view(State)


@cache
def dtype_of(game: str) -> "np.dtype[Any]":
    """Return the type of a game's positions."""
    rules = rules_of(game)
    state, _ = rules.new_game(rules.new_options({}), rules.seats[0], bytes(16))
    kind: np.dtype[Any] = state.dtype
    return kind
