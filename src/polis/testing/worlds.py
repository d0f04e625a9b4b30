"""Sampled worlds: that they fit what is known, vary where anything else is possible, and favour nothing.

At the start of a game, all deals that fit an observation are equally likely: the true one is one more
draw. So over many deals, the place of a field's true value among drawn ones is uniform (the test of
simulation-based calibration, Talts and others, 2018). Later the choices of other seats tell something, but
random choices tell little, and only what is far from uniform is a fault.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from math import exp, log
from typing import Any, Final

import numpy as np

from polis.core.contract.game import State
from polis.core.seeds import SECRET_BYTES
from polis.testing.hidden import worlds
from polis.testing.sample import Course, Sample, expect

AGAIN: Final = 24  # draws until another world must have come, where there is one
DEALS: Final = 60  # for each seat of each table at the start, and for each table later in the game
DRAWN: Final = 7  # worlds for each deal
SURPRISE: Final = 1e-9  # what is less likely is no accident, however many fields are compared
Ranks = dict[str, list[int]]
ORDINARY: Final = (int, str, bool, type(None))


def check_variety(sample: Sample) -> None:
    """Check that a seat that cannot know the true world is not always shown the same one."""
    rng = np.random.default_rng(sample.seed)
    for here, seat, world in worlds(sample):
        first = world.tobytes()
        if first == here.state.tobytes():
            continue  # perhaps there is no other
        seen = sample.game.observe(here.state, seat)
        others = (sample.game.sample_world(seen, rng).tobytes() for _ in range(AGAIN))
        expect(
            any(other != first for other in others),
            f"{here.name}: `sample_world` returned the same world {AGAIN + 1} times for seat {seat}, "
            "and it is not the true one",
        )


def check_chances(sample: Sample) -> None:
    """Check that no hidden value is drawn far more often or more rarely than it occurs."""
    tables = {(repr(course.options), course.seats): course for course in sample.courses}
    for course in tables.values():
        chance = random.Random(f"{sample.seed}/{course.seats}")
        for seat in range(course.seats):
            _are_even(_ranks(sample, course, chance, seat), f"{course.seats} seats, seat {seat}")
        later = _ranks(sample, course, chance, None)
        _are_even(later, f"{course.seats} seats, during random games")


def _are_even(ranks: Ranks, where: str) -> None:
    for name, counts in ranks.items():
        expect(
            _likely(counts) > SURPRISE,
            f"{where}: `sample_world` does not draw '{name}' as it is dealt: among {DRAWN} drawn values "
            f"the true one stood at the places {counts} in {sum(counts)} deals",
        )


def _ranks(sample: Sample, table: Course, chance: random.Random, seat: int | None) -> Ranks:
    """How often the true value of each field stood at each place among those drawn.

    seat: who looks, at the start of the game; None: any seat, somewhere in a random game.
    """
    rng = np.random.default_rng(chance.getrandbits(32))
    ranks: Ranks = defaultdict(lambda: [0] * (DRAWN + 1))
    for _ in range(DEALS):
        secret = chance.randbytes(SECRET_BYTES)
        state, _events = sample.game.new_game(table.options, table.seats, secret)
        if seat is None:
            _play_on(sample, state, chance.randrange(len(table.actions)), chance)
        seen = sample.game.observe(state, chance.randrange(table.seats) if seat is None else seat)
        drawn = [_leaves(sample, sample.game.sample_world(seen, rng)) for _ in range(DRAWN)]
        for name, true in _leaves(sample, state).items():
            values = [leaves.get(name) for leaves in drawn]
            below = sum(_order(value) < _order(true) for value in values)
            equal = sum(value == true for value in values)
            ranks[name][below + chance.randint(0, equal)] += 1
    return ranks


def _play_on(sample: Sample, state: State, plies: int, chance: random.Random) -> None:
    """Apply random actions, but none that ends the game: all may be shown then."""
    for _ in range(plies):
        ahead = state.copy()
        sample.game.apply(ahead, int(chance.choice(sample.game.legal(state))))
        if sample.game.is_over(ahead):
            return
        state[:] = ahead


def _leaves(sample: Sample, state: State) -> dict[str, object]:
    """Every single value of a named state, by its path."""
    return dict(_walk(sample.game.named(state), ""))


def _walk(value: Any, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk(inner, f"{path}.{key}".lstrip("."))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _walk(inner, f"{path}[{number}]")
    elif isinstance(value, ORDINARY):
        yield path, value


def _order(value: object) -> tuple[str, int, str]:
    """Put values in some order, those of different types, too."""
    number = value if isinstance(value, int) else 0
    return type(value).__name__, number, str(value)


def _likely(counts: list[int]) -> float:
    """A bound on the chance that counts of equally likely places are as uneven as these, or more.

    It is that of the most uneven place alone (Chernoff's bound), times the number of places.
    """
    games, share = sum(counts), 1 / len(counts)
    return min(len(counts) * exp(-games * _divergence(count / games, share)) for count in counts)


def _divergence(found: float, share: float) -> float:
    """The divergence of Kullback and Leibler of two chances of yes and no."""
    parts = ((found, share), (1 - found, 1 - share))
    return sum(one * log(one / other) for one, other in parts if one > 0)
