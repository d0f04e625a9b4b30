"""The speed of `polis.Batch`, in decisions a second of processor time, beside OpenSpiel's hearts.

Each way is measured in each round, and the report has the fastest round, which other load on the machine
affects least. Choosing the actions, deals and resets are included. Two threads are measured by the clock, as
a ratio to one, which means something on an idle machine only.
"""

import importlib
import random
import time
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from polis.batch.batch import Batch
from polis_lab.measuring.machine import machine

GAMES: Final = 1024
MOMENT: Final = 0.3  # seconds: the least duration of a measurement
WAYS: Final[Mapping[str, Mapping[str, Any]]] = {
    "lists": {},
    "masks": {"mask": "bool"},
    "masks of bits": {"mask": "bits"},
    "encodings, float32": {"encoding": "float32"},
    "encodings, bytes": {"encoding": "bytes"},
    "one game": {"games": 1},
    "against greedy": {"games": 64, "opponents": {1: "greedy"}},
}


def measure_batches(game: Any, seats: int = 2, rounds: int = 3) -> dict[str, Any]:
    """Measure every way and return JSON values.

    `ways`: name -> `rate`, decisions a second (of the learner, against a bot), `ratio`, to hearts, and
    the `bytes` of a row of an encoding; `hearts`: the rate of OpenSpiel, None if it is not installed;
    `threads`: two threads relative to one.
    """
    rates: dict[str, float] = {}
    sizes: dict[str, int] = {}
    hearts: list[float] = []
    threads: list[float] = []
    for _ in range(rounds):
        for name, more in WAYS.items():
            batch = new_batch(game, seats, more)
            rates[name] = max(rates.get(name, 0.0), rate(batch, time.thread_time))
            sizes[name] = batch.seen[0].nbytes if "encoding" in more else 0
        if has_openspiel():
            hearts.append(hearts_rate())
        threads.append(two_threads(game, seats))
    best = max(hearts, default=None)
    return {
        "game": game.name,
        "seats": seats,
        "rounds": rounds,
        "games": GAMES,
        "machine": machine(),
        "hearts": best,
        "threads": max(threads),
        "ways": {
            name: {"rate": found, "ratio": found / best if best else None, "bytes": sizes[name]}
            for name, found in rates.items()
        },
    }


def new_batch(game: Any, seats: int, more: Mapping[str, Any]) -> Batch:
    """Return a batch in which games are at all stages."""
    batch = Batch(game, seats=seats, seed=7, **{"games": GAMES, **more})
    play(batch, 50 if len(batch) > 1 else 2000)
    return batch


def play(batch: Batch, steps: int) -> None:
    """Play at random."""
    places, rng = np.arange(len(batch)), np.random.default_rng(7)
    if len(batch) == 1:
        draws = rng.random(steps).tolist()
        legal, count, actions = batch.legal[0], batch.count, batch.actions
        for draw in draws:
            actions[0] = legal[int(draw * count[0])]
            batch.step()
        return
    for _ in range(steps):
        chosen = (rng.random(len(batch), np.float32) * batch.count).astype(np.int32)
        batch.step(batch.legal[places, chosen])


def rate(batch: Batch, clock: Any) -> float:
    """Return decisions a second."""
    steps, spent, started = 0, 0.0, clock()
    while spent < MOMENT:
        play(batch, at_once := max(1, 4096 // len(batch)))
        steps += at_once
        spent = float(clock() - started)
    return steps * len(batch) / spent


def two_threads(game: Any, seats: int) -> float:
    """Return how much more two threads do than one, by the clock, with encodings."""
    rates = [
        rate(new_batch(game, seats, {"encoding": "bytes", "threads": number}), time.perf_counter)
        for number in (1, 2)
    ]
    return rates[1] / rates[0]


def has_openspiel() -> bool:
    """Whether OpenSpiel is installed."""
    try:
        importlib.import_module("pyspiel")
    except ImportError:
        return False
    return True


def hearts_rate() -> float:
    """Play hearts at random in OpenSpiel's C++ from Python, as its examples do; return decisions a second.

    What chance decides takes time and is no decision.
    """
    library: Any = importlib.import_module("pyspiel")
    game, rng, decisions = library.load_game("hearts"), random.Random(7), 0
    spent, started = 0.0, time.thread_time()
    while spent < MOMENT:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        spent = time.thread_time() - started
    return decisions / spent
