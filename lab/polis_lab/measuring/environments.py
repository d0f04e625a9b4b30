"""The speed of the environments for learning, in decisions a second of processor time.

    python -m polis_lab.measuring.environments [GAME ...] [--json]

Each plays random games by its masks, deals included, beside the front door (`legal`, `observe`, `encode`,
`apply`) in the same run; the best of three rounds counts. What is not installed is left out.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final

import numpy as np

import polis
from polis.games import NAMES

SECONDS: Final = 0.7
ROUNDS: Final = 3
GAMES: Final = 64
DOOR: Final = "front door"


def front_door(name: str, rng: np.random.Generator) -> Iterator[int]:
    """Games through the Python interface, as an environment would play them."""
    game = polis.load(name)
    while True:
        state, _ = polis.new_game(game, seed=rng.bytes(16))
        while not game.is_over(state):
            game.encode(game.observe(state, game.turn(state)))
            legal = game.legal(state)
            game.apply(state, int(legal[int(rng.random() * len(legal))]))
            yield 1


def any_of(mask: Any, rng: np.random.Generator) -> int:
    """Return a legal action at random."""
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))])


def pettingzoo(how: str) -> Callable[[str, np.random.Generator], Iterator[int]]:
    """Games of all seats; how: `env` or `raw_env`."""

    def play(name: str, rng: np.random.Generator) -> Iterator[int]:
        env = getattr(import_module("polis.envs.pettingzoo"), how)(game=name)
        while True:
            env.reset()
            for _ in env.agent_iter():
                seen, _, is_over, _, _ = env.last()
                env.step(None if is_over else any_of(seen["action_mask"], rng))
                yield int(not is_over)

    return play


def gymnasium(opponent: str) -> Callable[[str, np.random.Generator], Iterator[int]]:
    """Decisions of one learner against a bot."""

    def play(name: str, rng: np.random.Generator) -> Iterator[int]:
        env = import_module("polis.envs.gymnasium").PolisEnv(name, opponents=opponent)
        while True:
            _, info = env.reset()
            is_over = False
            while not is_over:
                _, _, is_over, _, info = env.step(any_of(info["action_mask"], rng))
                yield 1

    return play


def vector(name: str, rng: np.random.Generator) -> Iterator[int]:
    """Decisions of one learner against greedy in many games at once."""
    made = import_module("polis.envs.gymnasium_vector").PolisVectorEnv
    env = made(name, GAMES, opponents="greedy", autoreset_mode="SameStep", copy=False)
    env.reset()
    places = np.arange(GAMES)
    while True:  # lists of legal actions: choosing by masks would take longer than stepping
        chosen = (rng.random(GAMES) * env.batch.count).astype(int)
        env.step(env.batch.legal[places, chosen])
        yield GAMES


def openspiel(name: str, rng: np.random.Generator) -> Iterator[int]:
    """Games through OpenSpiel, with the nodes of chance."""
    import_module("polis.envs.openspiel")
    game = import_module("pyspiel").load_game(f"polis_{name}")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=shares)))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                yield 1


WAYS: Final[dict[str, Callable[[str, np.random.Generator], Iterator[int]]]] = {
    DOOR: front_door,
    "pettingzoo, raw": pettingzoo("raw_env"),
    "pettingzoo, wrapped": pettingzoo("env"),
    "gymnasium, random": gymnasium("random"),
    "gymnasium, greedy": gymnasium("greedy"),
    f"gymnasium, greedy, {GAMES} games": vector,
    "openspiel": openspiel,
}


def rate(way: Callable[[str, np.random.Generator], Iterator[int]], name: str) -> float | None:
    """Return decisions a second; None if the library is not installed."""
    plays = way(name, np.random.default_rng(7))
    try:
        for _ in range(200):
            next(plays)
    except ModuleNotFoundError:
        return None
    count, started = 0, time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        count += sum(next(plays) for _ in range(20))
    return count / spent


def measured(name: str) -> dict[str, dict[str, float]]:
    """Return for each way its `rate` and its `ratio` to the front door, the best of the rounds."""
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for way, play in WAYS.items():
            if found := rate(play, name):
                best[way] = max(best.get(way, 0.0), found)
    return {way: {"rate": found, "ratio": found / best[DOOR]} for way, found in best.items()}


def main() -> None:
    """Measure the games named, or all."""
    names = [word for word in sys.argv[1:] if word != "--json"] or list(NAMES)
    found = {name: measured(name) for name in names}
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    for name, ways in found.items():
        for way, one in ways.items():
            print(f"{name:<10} {way:<28} {one['rate']:>9,.0f} decisions/s, {one['ratio']:.2f}")


if __name__ == "__main__":
    main()
