"""Measure the memory of a search: `python -m tools.search_memory [GAME …]`.

It grows the tree to its last node and prints by how much the process has grown since the bot was made.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from polis.bots import Budget, new_compiled_search
from polis.games import GAMES, load
from polis.search.search_bot import NODES
from polis.search.tree import COUNT

PAGE = 4096
MEGABYTE = 1_000_000
CHUNK = 50_000  # simulations


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE


def measure(game: Any) -> tuple[int, int]:
    """Bytes and nodes of a search that has filled its tree."""
    state = game.new_game(game.new_options({}), game.seats[-1], bytes(16))[0]
    observation = game.observe(state, game.turn(state))
    rng = np.random.default_rng(1)
    new_compiled_search(game, "warm", "guided", Budget(simulations=64)).search(observation, rng)
    before = resident()
    bot = new_compiled_search(game, "guided", "guided", Budget(simulations=CHUNK))
    context = bot.contexts[0]
    context.start(observation)
    context.seed(1)
    head = context.memory.head
    while head[COUNT] < NODES and context.visits() < 20 * NODES:
        context.search(CHUNK)
    return resident() - before, int(head[COUNT])


def main() -> None:
    """One line a game."""
    for name in sys.argv[1:] or GAMES:
        taken, nodes = measure(load(name))
        print(f"{name}: {taken / MEGABYTE:.0f} MB with {nodes:,} nodes")


if __name__ == "__main__":
    main()
