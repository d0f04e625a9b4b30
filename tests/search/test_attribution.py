"""Attribution of a value: the same network as the kernels, and parts that add up."""

from typing import Any

import numpy as np
import pytest

from polis.bots import Budget
from polis.bots.hints.hint_text import COMMON_TERMS
from polis.core.kernels.kernel import COMPILED
from polis.core.texts.catalogue import catalogue_of
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.attribution import REST, RIVALS, Meanings, by_terms, gradient, shares
from polis.search.network import share_by_network

SIMULATIONS = 800 if COMPILED else 20
COURSES = 1_500 if COMPILED else 10


@pytest.fixture(params=["arkadia", "archon"])
def game(request: pytest.FixtureRequest) -> Any:
    return load(request.param)


def begin(game: Any, seats: int, plies: int) -> Any:
    """A position after some decisions at random."""
    state, rng = (
        game.new_game(game.new_options({}), seats, bytes(15) + b"7")[0],
        np.random.default_rng(7),
    )
    for _ in range(plies):
        game.apply(state, int(rng.choice(game.legal(state))))
    return state


def searcher(game: Any) -> Any:
    return compiled_bots(game).search(game, "guided", Budget(simulations=SIMULATIONS))


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_are_those_of_the_kernels(game: Any, seats: int) -> None:
    context = searcher(game).contexts[0]
    found, memory = np.zeros(4), context.memory
    inputs = context.describe(begin(game, seats, 30))[:seats].copy()
    share_by_network(memory.network[0], memory.activations[0], seats, found)
    assert shares(memory.network[0], inputs) == pytest.approx(found[:seats], abs=1e-5)


@pytest.mark.sample(1)
def test_the_gradient_is_the_slope(game: Any) -> None:
    context, rng = searcher(game).contexts[0], np.random.default_rng(3)
    net, inputs = context.memory.network[0], context.describe(begin(game, 3, 40))[:3].astype(float)
    slope = gradient(net, inputs, 1)
    for _ in range(20):
        step = 1e-6 * rng.normal(size=inputs.shape)
        rise = shares(net, inputs + step)[1] - shares(net, inputs - step)[1]
        assert rise == pytest.approx(2 * (slope * step).sum(), abs=1e-9)


def test_parts_add_up_to_the_gain_and_little_is_left_over(game: Any) -> None:
    context = searcher(game).contexts[0]
    one, other = begin(game, 3, 40), begin(game, 3, 60)
    ends = tuple(context.describe(state)[:3].astype(float) for state in (one, other))
    worths = [context.terms(state, 0) for state in (one, other)]
    parts = {name: worths[1][name] - worths[0][name] for name in worths[0] if name != RIVALS}
    net = context.memory.network[0]
    gain = float(shares(net, ends[1])[0] - shares(net, ends[0])[0])
    nothing = Meanings(dict.fromkeys(("",), "all"), context.meanings.whole)
    for meanings in (context.meanings, nothing):
        found = by_terms(net, ends, 0, gain, (parts, meanings, context.inputs))
        assert sum(found.values()) == pytest.approx(gain, abs=1e-9)
    assert abs(found[REST]) < 0.01  # with `nothing` only what the steps leave out


def test_every_meaning_has_an_input_and_a_name(game: Any) -> None:
    context, texts = searcher(game).contexts[0], catalogue_of("polis.bots.hints")
    own = game.spec.catalogue()
    meanings = context.meanings
    assert set(meanings.whole) <= set(context.inputs)
    assert all(any(name.startswith(start) for name in context.inputs) for start in meanings.terms)
    for term in {*meanings.terms.values(), RIVALS}:
        words = texts if term in COMMON_TERMS else own
        assert "1" in words.text(f"term-{term}", "en", amount="1")


def test_the_mean_of_all_courses_is_what_the_search_expects(game: Any) -> None:
    bot, state = searcher(game), begin(game, 2, 25)
    seat, rng = game.turn(state), np.random.default_rng(5)
    found = max(bot.search(game.observe(state, seat), rng), key=lambda one: one.visits)
    context, ends = bot.contexts[0], []
    for _ in range(COURSES):
        context.seed(rng.integers(1, 1 << 64, dtype=np.uint64))
        world = game.sample_world(game.observe(state, seat), rng)
        before = world.copy()
        end = context.follow(world, found.action)
        assert end is not None
        assert (world == before).all()
        ends.append(end[1][seat])
    if COMPILED:
        error = 2 * np.std(ends) / (min(COURSES, found.visits) ** 0.5)
        assert np.mean(ends) == pytest.approx(found.shares[seat], abs=4 * error + 0.005)


def test_what_was_not_looked_at_is_not_told(game: Any) -> None:
    bot, state = searcher(game), begin(game, 2, 25)
    seat, legal = game.turn(state), [int(one) for one in game.legal(state)]
    bot.search(game.observe(state, seat), np.random.default_rng(5))
    absent = max(legal) + 1
    assert bot.gains(state, (legal[0], absent), seat, 1) is None
