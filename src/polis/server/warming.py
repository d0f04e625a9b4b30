"""Loading compiled code at the start, so that the first move is as fast as the others."""

from typing import Any

import numpy as np

from polis.bots import PLAYABLE, Budget, new_bot
from polis.core.kernel import steps_of
from polis.games import GAMES
from polis.server.content import content_of


def warm() -> None:
    """Load the rules and the bots of every game."""
    for name in GAMES:
        game: Any = content_of(name).game
        for _, step in steps_of(game):
            step()
        state, _ = game.new_game(game.new_options({}), game.seats[0], bytes(16))
        seat = game.turn(state)
        observation, legal = game.observe(state, seat), game.legal(state)
        game.sample_world(observation, np.random.default_rng(0))
        for bot in PLAYABLE:
            new_bot(game, bot, Budget(simulations=1)).decide(
                observation, legal, np.random.default_rng(0)
            )
