"""Advice for a person, thought out like a bot's turn: from an observation, in a thread."""

import threading

import numpy as np

from polis.bots.advice import advise, new_adviser
from polis.bots.words import advice_lines
from polis.core.text import LANGUAGES
from polis.search.thinker import Thinker
from polis.server.protocol.api import Hint
from polis.server.protocol.position import Texts
from polis.server.tables.course import Course

_own = threading.local()  # advisers of this thread, by game


def advice(course: Course, seat: int, names: dict[str, list[str]]) -> Hint:
    """What a strong bot would do for the seat. names: of the seats, by language."""
    game = course.content.game
    bot = _adviser(course)
    chance = np.random.default_rng(course.chance(seat, course.ply))
    found = advise(game, bot, game.observe(course.state, seat), chance)
    told = {each: advice_lines(found, game, names[each], each) for each in LANGUAGES}
    lines = [Texts(*line) for line in zip(*(told[each] for each in LANGUAGES), strict=True)]
    return Hint(course.ply, list(found.options[0].actions), lines)


def _adviser(course: Course) -> Thinker:
    """The adviser of this thread for a game."""
    made: dict[str, Thinker] = _own.__dict__.setdefault("made", {})
    game = course.content.game
    if game.name not in made:
        made[game.name] = new_adviser(game)
    return made[game.name]
