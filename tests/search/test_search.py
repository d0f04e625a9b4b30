"""The search of both games: fair, repeatable, within its budget, and better than one ply."""

import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.core.kernels.kernel import COMPILED
from polis.core.texts.errors import PolisError
from polis.games import load, spec_of
from polis.search.search_bot import NODES, SearchBot
from polis.search.tree import (
    HEAD,
    HIDDEN,
    NO_NODE,
    NODE,
    PARAMETERS,
    add_child,
    child_of,
    choose,
    count_available,
    reset,
)

GAMES = {name: load(name) for name in ("arkadia", "archon")}
FEW = Budget(simulations=24 if COMPILED else 2)
PLIES = 60 if COMPILED else 2


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def begin(game: Any, seats: int, number: int) -> Any:
    """The first position of a game of its own."""
    return game.new_game(game.new_options({}), seats, number.to_bytes(16, "big"))[0]


def positions(game: Any, seats: int, number: int, plies: int = PLIES) -> Iterator[Any]:
    """The positions of a game of greedy bots that have a decision to make."""
    state, rng = begin(game, seats, number), np.random.default_rng(number)
    greedy = new_bot(game, "greedy")
    for _ in range(plies):
        if game.is_over(state):
            return
        legal = game.legal(state)
        if len(legal) > 1:
            yield state.copy()
        game.apply(state, greedy.decide(game.observe(state, game.turn(state)), legal, rng))


def decide(game: Any, bot: SearchBot, state: Any, seed: int = 1) -> int:
    """What the bot does in a position, with a generator of its own."""
    observation = game.observe(state, game.turn(state))
    return bot.decide(observation, game.legal(state), np.random.default_rng(seed))


@pytest.fixture(params=["artisan", "guided"])
def kind(request: pytest.FixtureRequest) -> str:
    """A level, or a search with a budget of its own."""
    return str(request.param)


def searcher(game: Any, kind: str, budget: Budget = FEW, threads: int = 1) -> SearchBot:
    """A bot that searches."""
    bot = new_bot(game, kind, budget, threads)
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_found_is_legal_and_nothing_is_changed(
    game: Any, kind: str, seats: int, seed: int
) -> None:
    bot = searcher(game, kind)
    for state in positions(game, seats, seed):
        seen, legal = game.observe(state, game.turn(state)), game.legal(state)
        before = seen.tobytes(), legal.tobytes()
        assert bot.decide(seen, legal, np.random.default_rng(seed)) in legal
        assert (seen.tobytes(), legal.tobytes()) == before


def test_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_decision(
    game: Any, kind: str, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    for state in positions(game, 3, seed):
        world = game.sample_world(game.observe(state, game.turn(state)), rng)
        assert decide(game, searcher(game, kind), state) == decide(
            game, searcher(game, kind), world
        )


@pytest.mark.sample(3)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_number_of_simulations_makes_a_bot_repeatable(
    game: Any, kind: str, threads: int, seed: int
) -> None:
    for state in positions(game, 2, seed):
        first, second = (decide(game, searcher(game, kind, FEW, threads), state) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("threads", [1, 2])
def test_all_simulations_are_told_of_and_shares_add_up(
    game: Any, kind: str, threads: int, seed: int
) -> None:
    simulations = 40 if COMPILED else 4
    bot = searcher(game, kind, Budget(simulations=simulations), threads)
    state = next(s for s in positions(game, 3, seed) if game.phase(s) in ("must", "place"))
    found = bot.search(game.observe(state, game.turn(state)), np.random.default_rng(seed))
    assert sum(one.visits for one in found) == simulations
    assert all(sum(one.shares) == pytest.approx(1) for one in found if one.visits)
    assert {one.action for one in found} <= set(game.legal(state).tolist())


@pytest.mark.parametrize("simulations", [1, 4, 60])
def test_the_tree_is_used_again_for_the_next_decision_of_a_turn(
    game: Any, kind: str, simulations: int, seed: int
) -> None:
    budget = Budget(simulations=simulations if COMPILED else 2)
    bot, state = searcher(game, kind, budget), begin(game, 2, seed)
    rng, kept = np.random.default_rng(seed), 0
    for _ in range(PLIES):
        if game.is_over(state):
            break
        observation, legal = game.observe(state, game.turn(state)), game.legal(state)
        kept += bot._kept is not None and bot._kept.observation == observation.tobytes()
        game.apply(state, bot.decide(observation, legal, rng))
    assert kept > 0 or simulations < 60 or not COMPILED


@pytest.mark.skipif(not COMPILED, reason="seconds mean nothing where nothing is compiled")
def test_a_time_budget_is_kept(game: Any, kind: str, seed: int) -> None:
    bot = searcher(game, kind, Budget(seconds=0.2))
    state = next(s for s in positions(game, 2, seed) if len(game.legal(s)) > 2)
    decide(game, bot, state)
    started = time.perf_counter()
    decide(game, searcher(game, kind, Budget(seconds=0.2)), state)
    assert 0.15 < time.perf_counter() - started < 30  # of a busy machine


def test_a_bot_that_is_told_to_stop_answers_at_once(game: Any, kind: str, seed: int) -> None:
    bot = searcher(game, kind, Budget(seconds=60))
    state = next(s for s in positions(game, 2, seed) if len(game.legal(s)) > 2)
    threading.Timer(0.1, bot.stop.set).start()
    started = time.perf_counter()
    assert decide(game, bot, state) in game.legal(state)
    assert time.perf_counter() - started < 30


def test_the_trees_stay_small(game: Any, kind: str) -> None:
    nodes = searcher(game, kind).contexts[0].nodes
    assert nodes.nbytes < 50_000_000
    assert len(nodes) == NODES


@pytest.mark.parametrize(
    ("seconds", "simulations", "sentence"),
    [
        (0.0, None, "A time budget is more than 0 and at most 3600 seconds a turn, not 0"),
        (-1.0, None, "not -1"),
        (None, 0, "A budget of simulations is 1 to 1000000000 a turn, not 0"),
        (1.0, -3, "not -3"),
        (None, None, "A budget is a time, a number of simulations, or both"),
    ],
)
def test_a_budget_of_nothing_is_refused(
    seconds: float | None, simulations: int | None, sentence: str
) -> None:
    with pytest.raises(PolisError, match=sentence):
        Budget(seconds, simulations)


@pytest.mark.parametrize("text", ["9" * 5000, "9" * 5000 + "s", "", "s", "1e5", "-1", "0.5 h"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(PolisError, match="is not a budget; write seconds such as"):
        Budget.read(text)


@pytest.mark.parametrize(
    "budget", [Budget(0.5), Budget(3600.0), Budget(0.00001), Budget(None, 800)]
)
def test_a_budget_is_read_as_it_is_written(budget: Budget) -> None:
    assert Budget.read(str(budget)) == budget


def test_decisions_of_different_seats_have_different_nodes() -> None:
    """Hidden information may determine whose turn it is after the same decisions."""
    nodes, head = np.zeros(20, NODE), np.zeros(HEAD, np.int64)
    reset(nodes, head)
    made = {
        (seat, action): add_child(nodes, head, 0, action, seat, 1.0)
        for seat, action in ((1, 5), (0, 7), (1, HIDDEN), (0, 5), (0, HIDDEN), (1, 9))
    }
    for (seat, action), node in made.items():
        assert child_of(nodes, 0, seat, action) == node
    assert child_of(nodes, 0, 0, 9) == child_of(nodes, 0, 2, 5) == NO_NODE
    legal, parameters = np.array([5, 7, 9], np.int16), np.ones(PARAMETERS)
    assert [count_available(nodes, 0, seat, legal, 3) for seat in (0, 1, 2)] == [2, 2, 0]
    for seat, its in ((0, {5, 7}), (1, {5, 9})):
        chosen = nodes[choose(nodes, 0, seat, legal, 3, parameters)]
        assert int(chosen["seat"]) == seat
        assert int(chosen["action"]) in its
    assert choose(nodes, 0, 2, legal, 3, parameters) == NO_NODE


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in sorted(GAMES) for name in spec_of(game).bots.levels],
    indirect=["game"],
)
def test_each_level_decides(game: Any, name: str, seed: int) -> None:
    state = begin(game, 2, seed)
    bot = new_bot(game, name, FEW)
    assert bot.name == name
    assert decide(game, bot, state) in game.legal(state)  # type: ignore[arg-type]


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes hours where nothing is compiled")
def test_a_little_search_beats_one_ply(game: Any, kind: str) -> None:
    bots = [searcher(game, kind, Budget(simulations=100)), new_bot(game, "greedy")]
    won = 0.0
    for number in range(4):
        for first in range(2):
            state, rng = begin(game, 2, number), np.random.default_rng([number, first])
            while not game.is_over(state):
                seat = game.turn(state)
                bot = bots[(seat + first) % 2]
                observation = game.observe(state, seat)
                game.apply(state, bot.decide(observation, game.legal(state), rng))
            won += (first in game.winners(state)) / len(game.winners(state))
    assert won >= 5  # of 8; it wins about 7
