"""Hints for a person, computed like a bot's turn: from an observation, in a worker process."""

import numpy as np

from polis.bots.hints.advice import Adviser
from polis.bots.hints.hint_text import advice_lines
from polis.core.contract.game import Rules
from polis.core.kernels.layout import Observation
from polis.core.texts.catalogue import LANGUAGES
from polis.server.protocol.games import Hint
from polis.server.protocol.position import Texts
from polis.server.thinking.tasks import Advise


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
