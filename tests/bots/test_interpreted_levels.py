"""Levels that play before anything is compiled decide exactly as they do afterwards.

Otherwise a bot's receipt could not be checked on another machine.
"""

import json
import os
import subprocess
import sys
from typing import Any, Final

import numpy as np
import pytest

from polis.bots import new_bot
from polis.bots.compile_parts import part_of, plays_interpreted
from polis.core.kernels import kernel
from polis.games import GAMES, load, spec_of
from polis.games.levels import LEVELS

PLIES: Final = 7
SHALLOW: Final = {"archon": ("artisan", "foreman", "adept"), "arkadia": ("artisan",)}


@pytest.mark.parametrize("name", GAMES)
def test_levels_that_search_little_need_no_compiler(name: str) -> None:
    found = [bot for bot in spec_of(name).bots.levels if LEVELS[bot].is_searching]
    shallow = [bot for bot in found if plays_interpreted(name, bot)]
    assert tuple(shallow) == SHALLOW[name]
    assert plays_interpreted(name, "greedy")
    assert part_of("adept") is not None


@pytest.mark.parametrize(("name", "level"), [("archon", "adept"), ("arkadia", "artisan")])
def test_what_is_decided_interpreted_is_what_is_decided_compiled(
    name: str, level: str, seed: int
) -> None:
    """The other process holds its kernels, as a worker of a server does."""
    done = subprocess.run(
        [sys.executable, __file__, name, level, str(seed)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stderr == "", "nothing is written into the server's log"
    assert json.loads(done.stdout) == played(name, level, seed)


def played(name: str, level: str, seed: int) -> list[int]:
    """The actions of the first plies of a game of a level against itself."""
    game: Any = load(name)
    bot, chance = (
        new_bot(game, level, game.spec.bots.steady_budget(level)),
        np.random.default_rng(seed),
    )
    state, _ = game.new_game(game.new_options({}), 2, seed.to_bytes(16, "big"))
    actions: list[int] = []
    while len(actions) < PLIES:
        seen = game.observe(state, game.turn(state))
        actions.append(int(bot.decide(seen, game.legal(state), chance)))
        game.apply(state, actions[-1])
    return actions


if __name__ == "__main__":
    kernel.hold_all()
    found = played(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    sys.stdout.write(json.dumps(found))
