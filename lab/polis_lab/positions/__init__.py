"""The 100 positions of each game on which hints are judged.

They were drawn from games of the adept with 40 simulations a turn, at two, three and four seats in turn:
every eleventh decision, where the seat had a choice. The games' secrets come from seed 61.

`GAME.jsonl` has one game a line: its seats, its secret, its actions, and after how many of these each
position stands.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from polis.core.contract.game import Game, State
from polis.core.kernels.layout import Observation

FOLDER: Final = Path(__file__).parent


def states(game: Game) -> Iterator[State]:
    """Replay the games and yield each position; raises IllegalAction if the rules have changed."""
    for line in (FOLDER / f"{game.name}.jsonl").read_text().splitlines():
        played = json.loads(line)
        secret = bytes.fromhex(played["secret"])
        state = game.new_game(game.new_options({}), played["seats"], secret)[0]
        done = 0
        for ply in played["after"]:
            for action in played["actions"][done:ply]:
                game.apply(state, action)
            done = ply
            yield state.copy()


def observations(game: Game) -> Iterator[Observation]:
    """Yield each position as the seat to act sees it."""
    for state in states(game):
        yield game.observe(state, game.turn(state))
