"""Thinking itself, in a worker process: a bot is given observations, never a state."""

import threading
import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from polis.bots import new_bot, steady_budget
from polis.bots.advice import new_adviser
from polis.bots.parts import GREEDY, HINTS, RULES, SEARCH, adopt, part_of
from polis.bots.receipts import Decided, decide_turn, fingerprint
from polis.core.layout import State
from polis.games import load, spec_of
from polis.games.spec import USUAL
from polis.search.searcher import Searcher
from polis.server.live.advice import advice
from polis.server.protocol.codec import encode
from polis.server.thinking.tasks import Advise, Advised, Moves, Turn

if TYPE_CHECKING:
    from polis.core.bot import Bot


class Thinker:
    """The bots of a process, made when they are first needed. stop: ends the present thought."""

    def __init__(self, stop: threading.Event) -> None:
        """Begin without a bot."""
        self._stop = stop
        self._bots: dict[tuple[str, str, str], Bot] = {}
        self._advisers: dict[tuple[str, str], Searcher] = {}

    def think(self, task: Turn | Advise) -> Moves | Advised:
        """Return the answer to a task."""
        began = time.process_time()
        if isinstance(task, Turn):
            turn = self._turn(task)
            return Moves(time.process_time() - began, *turn, fingerprint(task.game))
        hint = self._hint(task)
        return Advised(time.process_time() - began, hint)

    def _turn(self, task: Turn) -> Decided:
        """Return a bot's whole turn; empty if stopped."""
        game = rules_of(task.game, task.box)
        adopt(game, RULES, is_needed=False)
        part = part_of(task.bot)
        adopt(game, part or GREEDY, is_needed=part is not None)
        state, bot = state_of(task), self._bot(game, task)
        return decide_turn(game, bot, state, task.chance, task.script, self._is_wanted)

    def _is_wanted(self) -> bool:
        return not self._stop.is_set()

    def _hint(self, task: Advise) -> bytes:
        """Return what a strong bot would do, as JSON."""
        game, key = rules_of(task.game, task.box), (task.game, task.box)
        adopt(game, RULES, is_needed=False)
        for part in (SEARCH, HINTS):
            adopt(game, part, is_needed=True)
        if key not in self._advisers:
            self._advisers[key] = new_adviser(game)
            self._advisers[key].stop = self._stop
        seen = game.observe(state_of(task), task.seat)
        chance = np.random.default_rng(task.chance)
        return encode(advice(game, self._advisers[key], seen, chance, task))

    def _bot(self, game: Any, task: Turn) -> "Bot":
        """Return the bot of a task: it searches as much however busy the machine is."""
        name, key = task.bot, (task.game, task.box, task.bot)
        if key not in self._bots:
            bot = self._bots[key] = new_bot(game, name, steady_budget(game, name))
            if isinstance(bot, Searcher):
                bot.stop = self._stop
        return self._bots[key]


@cache
def rules_of(game: str, box: str) -> Any:
    """Return the rules of a game with a packaged box, loaded once."""
    return load(game, spec_of(game).box_file(box))


def state_of(task: Turn | Advise) -> State:
    """Return the position of a task."""
    return np.frombuffer(bytearray(task.state), dtype_of(task.game)).view(State)


@cache
def dtype_of(game: str) -> "np.dtype[Any]":
    """Return the type of a game's positions."""
    rules = rules_of(game, USUAL)
    state, _ = rules.new_game(rules.new_options({}), rules.seats[0], bytes(16))
    kind: np.dtype[Any] = state.dtype
    return kind
