"""The network in kernels: the same numbers as plain NumPy, for any seating."""

from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.network import (
    AXES,
    FIRST,
    SECOND,
    activations_dtype,
    add_policy,
    forward_seat,
    new_network,
    share_by_network,
)
from polis.search.tree import PARAMETERS, PRIOR_TEMPERATURE, SEATS
from tests.search.test_search import positions

INPUTS, CLASSES = 7, 5
GAMES = {name: load(name) for name in ("arkadia", "archon")}
PLIES = 80 if COMPILED else 6


@pytest.fixture
def net(seed: int) -> Any:
    """A network of chance numbers."""
    made = new_network(INPUTS, CLASSES)
    rng = np.random.default_rng(seed)
    for name in AXES:
        made[name] = rng.normal(0, 0.5, made[name].shape)
    return made


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def context_of(game: Any) -> Any:
    """A context with a tree of a few nodes."""
    new_context: Any = compiled_bots(game).context
    return new_context(game.tables, 10, compiled_bots(game).load_net(game))


def expected(net: Any, inputs: Any, seats: int) -> tuple[Any, Any]:
    """Shares of the victory and second layer, in double precision, one matrix at a time."""
    part = {name: net[name][0].astype(float) for name in AXES}
    first = np.maximum(0, inputs[:seats] @ part["first"] + part["first_bias"])
    mean = (first.sum(0) - first) / (seats - 1)
    second = first @ part["own"] + mean @ part["others"] + part["second_bias"]
    second = np.maximum(0, second)
    logits = second @ part["value"]
    chances = np.exp(logits - logits.max())
    return chances / chances.sum(), second


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_gives_what_the_matrices_give(net: Any, seats: int, seed: int) -> None:
    activations, values = np.zeros(1, activations_dtype(INPUTS)), np.full(SEATS, 9.0)
    activations["inputs"] = np.random.default_rng(seed).normal(0, 1, (SEATS, INPUTS))
    share_by_network(net[0], activations[0], seats, values)
    shares, second = expected(net, activations["inputs"][0].astype(float), seats)
    assert values[:seats] == pytest.approx(shares, abs=1e-5)
    assert not values[seats:].any()
    assert activations["second"][0, :seats] == pytest.approx(second, abs=1e-4)


def test_a_change_of_seats_changes_nothing_else(net: Any, seed: int) -> None:
    inputs = np.random.default_rng(seed).normal(0, 1, (3, INPUTS))
    found = []
    for order in ([0, 1, 2], [2, 0, 1]):
        activations, values = np.zeros(1, activations_dtype(INPUTS)), np.zeros(SEATS)
        activations["inputs"][0, :3] = inputs[order]
        share_by_network(net[0], activations[0], 3, values)
        found.append(values[:3])
    assert found[1] == pytest.approx(found[0][[2, 0, 1]], abs=1e-6)
    assert np.ptp(found[0]) > 0


def test_the_policy_adds_to_the_greedy_bots_lead(net: Any, seed: int) -> None:
    rng = np.random.default_rng(seed)
    activations, parameters = np.zeros(1, activations_dtype(INPUTS)), np.ones(PARAMETERS)
    parameters[PRIOR_TEMPERATURE] = 10.0
    activations["inputs"] = rng.normal(0, 1, (SEATS, INPUTS))
    forward_seat(net[0], activations[0], 2, 1)
    scores, classes = np.array([5.0, 25.0, -900.0]), np.array([4, 0, 2], np.int16)
    add_policy(net[0], activations[0], 1, scores, classes, 3, parameters)
    rows, bias = net["class_row"][0].astype(float), net["class_bias"][0]
    leads = np.array([-2.0, 0.0, -20.0])  # nothing counts as worse than the last one
    logits = (
        net["prior_weight"][0] * leads + bias[classes] + rows[classes] @ activations["second"][0, 1]
    )
    assert scores == pytest.approx(10 * logits, abs=1e-3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_described(game: Any, seats: int, seed: int) -> None:
    context = context_of(game)
    seen = np.zeros(len(context.inputs), bool)
    for state in positions(game, seats, seed, PLIES):
        described = context.describe(state)
        assert np.isfinite(described).all()
        assert np.abs(described).max() < 60
        seen |= described[:seats].any(0)
    assert len(set(context.inputs)) == len(context.inputs) == described.shape[1]
    assert seen.sum() > (len(seen) // 2 if COMPILED else 10)


def test_a_seat_is_told_nothing_else_in_a_world_that_it_cannot_tell_apart(
    game: Any, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    context = context_of(game)
    for state in positions(game, 3, seed, PLIES):
        seat = game.turn(state)
        mine = context.describe(state)[seat].copy()
        world = game.sample_world(game.observe(state, seat), rng)
        described = context.describe(world)[seat]
        changed = {context.inputs[k] for k in np.flatnonzero(mine != described)}
        assert changed <= {"lead", "lead on mean"}  # others' hidden cards may be worth another sum


def test_every_action_has_a_class(game: Any, seed: int) -> None:
    context = context_of(game)
    found: set[int] = set()
    for state in positions(game, 2, seed, PLIES):
        actions, scores, classes = context.first_sight(game.observe(state, game.turn(state)))
        assert actions.tolist() == game.legal(state).tolist()
        assert len(scores) == len(classes) == len(actions)
        found |= set(classes.tolist())
    assert min(found) >= 0
    assert max(found) < context.shape.classes
    assert len(found) > 5


def test_layers_are_of_the_size_that_the_memory_is(net: Any) -> None:
    assert net["own"].shape == (1, FIRST, SECOND)
