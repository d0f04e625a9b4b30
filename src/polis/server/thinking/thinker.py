"""The computation itself, in a worker process: a bot is given observations, never a state."""

import threading
import time
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.bots.hints.advice import Adviser
from polis.bots.hints.hint_text import advice_lines
from polis.bots.reproducible_turns import Decided, decide_turn, fingerprint
from polis.core.contract.game import Rules
from polis.core.kernels.layout import Observation, State
from polis.core.texts.catalogue import LANGUAGES
from polis.games import load
from polis.search.bots import Searcher
from polis.server.boxes import rules_with
from polis.server.protocol.codec import encode
from polis.server.protocol.games import Hint
from polis.server.protocol.position import Texts
from polis.server.thinking.tasks import Advise, Advised, Moves, Turn, Work

if TYPE_CHECKING:
    from polis.core.contract.game import Bot

MOST_BOXES: Final = 16  # whose rules are kept, over all games


class Thinker:
    """The bots of a process, made when first needed. stop: ends the current task."""

    def __init__(self, stop: threading.Event) -> None:
        """Start without bots."""
        self._stop = stop
        self._bots: dict[tuple[str, str, str], Bot] = {}
        self._advisers: dict[tuple[str, str], Adviser] = {}

    def think(self, task: Work) -> Moves | Advised:
        """Return the answer to a task."""
        began = time.process_time()
        if isinstance(task, Turn):
            turn = self._turn(task)
            return Moves(time.process_time() - began, *turn, fingerprint(task.game))
        hint = self._hint(task)
        return Advised(time.process_time() - began, hint)

    def _turn(self, task: Turn) -> Decided:
        """Return a bot's whole turn; empty if stopped."""
        game = self._rules(task)
        state, bot = state_of(task), self._bot(game, task.bot)
        return decide_turn(game, bot, state, task.chance, task.script, self._is_wanted)

    def _is_wanted(self) -> bool:
        return not self._stop.is_set()

    def _hint(self, task: Advise) -> bytes:
        """Return what a strong bot would do, as JSON."""
        game = self._rules(task)
        key = (task.game, game.components_sha256)
        if key not in self._advisers:
            self._advisers[key] = Adviser(game)
            self._advisers[key].heed(self._stop)
        seen = game.observe(state_of(task), task.seat)
        chance = np.random.default_rng(task.chance)
        return encode(advice(game, self._advisers[key], seen, chance, task))

    def _rules(self, task: Work) -> Any:
        """Return the rules with the box of a task; drops the bots of other boxes than the last one."""
        game = rules_of(task.game, task.box)
        kept = {rules_of(task.game).components_sha256, game.components_sha256}
        for bot in [key for key in self._bots if key[0] == game.name and key[1] not in kept]:
            del self._bots[bot]
        for one in [key for key in self._advisers if key[0] == game.name and key[1] not in kept]:
            del self._advisers[one]
        return game

    def _bot(self, game: Rules, name: str) -> "Bot":
        """Return the bot of a name; it searches equally deep on a busy machine."""
        key = (game.name, game.components_sha256, name)
        if key not in self._bots:
            bot = self._bots[key] = game.spec.bots.new(
                game, name, game.spec.bots.steady_budget(name)
            )
            if isinstance(bot, Searcher):
                bot.stop = self._stop
        return self._bots[key]


@lru_cache(MOST_BOXES)
def rules_of(game: str, box: str | None = None) -> Any:
    """Return the rules of a game with the box in a text, None: the packaged one; cached."""
    return load(game) if box is None else rules_with(game, box)


def state_of(task: Work) -> State:
    """Return the position of a task."""
    return np.frombuffer(bytearray(task.state), dtype_of(task.game)).view(State)


@cache
def dtype_of(game: str) -> "np.dtype[Any]":
    """Return the type of a game's positions."""
    rules = rules_of(game)
    state, _ = rules.new_game(rules.new_options({}), rules.seats[0], bytes(16))
    kind: np.dtype[Any] = state.dtype
    return kind


def advice(
    game: Rules,
    adviser: Adviser,
    observation: Observation,
    chance: np.random.Generator,
    task: Advise,
) -> Hint:
    """Return what a strong bot would do for the seat that observes."""
    found = adviser.advise(observation, chance)
    by_language = {each: advice_lines(found, game, task.names[each], each) for each in LANGUAGES}
    lines = [Texts(*line) for line in zip(*(by_language[each] for each in LANGUAGES), strict=True)]
    return Hint(task.ply, list(found.options[0].actions), lines)
