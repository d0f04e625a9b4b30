"""Hints for a person, found like a bot's turn: from an observation, in a thread."""

import threading

import numpy as np

from polis.bots.advice import advise, new_adviser
from polis.bots.words import advice_lines
from polis.core.text import LANGUAGES
from polis.search.searcher import Searcher
from polis.server.protocol.api import Hint
from polis.server.protocol.position import Texts
from polis.server.tables.history import History

_own = threading.local()  # this thread's bots, by game


def advice(history: History, seat: int, names: dict[str, list[str]]) -> Hint:
    """Return what a strong bot would do for a seat; names: of the seats, by language."""
    game = history.content.game
    bot = _adviser(history)
    chance = np.random.default_rng(history.chance(seat, history.ply))
    found = advise(game, bot, game.observe(history.state, seat), chance)
    by_language = {each: advice_lines(found, game, names[each], each) for each in LANGUAGES}
    lines = [Texts(*line) for line in zip(*(by_language[each] for each in LANGUAGES), strict=True)]
    return Hint(history.ply, list(found.options[0].actions), lines)


def _adviser(history: History) -> Searcher:
    """Return this thread's bot for a game."""
    made: dict[str, Searcher] = _own.__dict__.setdefault("made", {})
    game = history.content.game
    if game.name not in made:
        made[game.name] = new_adviser(game)
    return made[game.name]
