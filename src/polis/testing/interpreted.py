"""The rules compiled and interpreted: every byte of states, lists and events must be equal.

    python -m polis.testing.interpreted MODULE CLASS SEED GAMES

prints the fingerprint of random games of the game whose `GameSpec` is that class.
"""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from polis.core.kernels.kernel import COMPILED
from polis.games.spec import GameSpec
from polis.testing.sample import Sample, expect, fail, play_course

SWITCH: Final = "POLIS_INTERPRETED"
GAMES: Final = 2  # for each number of seats
SECONDS: Final = 600


def check_interpreted(sample: Sample) -> None:
    """Check that running the rules the other way, in a separate process, gives the same bytes."""
    here = fingerprint(sample.spec, sample.seed, GAMES)
    there = _elsewhere(sample.spec, sample.seed)
    expect(here == there, "the compiled rules and the interpreted ones play different games")


def fingerprint(spec: GameSpec, seed: int, games: int) -> str:
    """Return the SHA-256 over `games` random games for each number of seats."""
    game = spec.load()
    digest = hashlib.sha256()
    for number in range(games):
        for seats in game.seats:
            rng = random.Random(f"{seed}/{number}/{seats}")
            course = play_course(game, _some_options(spec, rng), seats, rng)
            for state, events in zip(course.states, course.events, strict=True):
                digest.update(state.tobytes())
                digest.update(repr([int(action) for action in game.legal(state)]).encode())
                digest.update(repr([(event.kind, dict(event.fields)) for event in events]).encode())
    return digest.hexdigest()


def _some_options(spec: GameSpec, rng: random.Random) -> Mapping[str, object]:
    """One of the offered options with one of its values, or none."""
    offered = [option for option in spec.options() if option.is_offered and option.values]
    if not offered or rng.random() < 0.5:
        return {}
    option = rng.choice(offered)
    return {option.name: rng.choice(option.values)}


def _elsewhere(spec: GameSpec, seed: int) -> str:
    """The fingerprint from a process that does not compile, or does if this one does not."""
    kind = type(spec)
    words = ["-m", __name__, kind.__module__, kind.__qualname__, str(seed), str(GAMES)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    environment[SWITCH] = "1" if COMPILED else "0"
    done = subprocess.run(  # noqa: S603 - our own interpreter and a class that is loaded here
        [sys.executable, *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        fail(f"the game cannot be played in another process: {done.stderr[-500:]}")
    return done.stdout.strip()


def main(words: Sequence[str]) -> None:
    """Print the fingerprint for the given arguments."""
    module, name, seed, games = words
    kind: Any = import_module(module)
    for part in name.split("."):
        kind = getattr(kind, part)
    sys.stdout.write(fingerprint(kind(), int(seed), int(games)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
