"""The run-off of a hint: options that are close are compared again where the next seat begins."""

import threading
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.bots.hints import advice
from polis.bots.hints.advice import PART, Adviser, Option, advise
from polis.bots.hints.calibration import calibrated, slope_of
from polis.bots.hints.compare_lines import LEAST_WORLDS, WORLDS, RunOff, outcome
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import STRONGEST
from polis.search.search_bot import SearchBot

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SEARCHED = 300  # simulations of a hint


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


class Judge(SearchBot):
    """Searches a little, and notes what it is asked about."""

    def __init__(self, game: Any) -> None:
        like = compiled_bots(game).search(game, STRONGEST, Budget(simulations=8))
        super().__init__("judge", game, lambda _: like.contexts[0], like.budget)
        self.judged: list[Any] = []

    def search(self, observation: Any, *words: Any, **named: Any) -> Any:
        if named.get("is_whole"):
            self.judged.append(observation.copy())
        return super().search(observation, *words, **named)


def played(game: Any, plies: int, number: int = 1) -> Any:
    """A position of greedy bots, in which there is something to choose."""
    state = game.new_game(game.new_options({}), 3, number.to_bytes(16, "big"))[0]
    greedy, rng = new_bot(game, "greedy"), np.random.default_rng(number)
    while plies > 0 or len(game.legal(state)) < 2:
        game.apply(
            state, greedy.decide(game.observe(state, game.turn(state)), game.legal(state), rng)
        )
        plies -= 1
    return state


def seen_of(game: Any, state: Any) -> Any:
    return game.observe(state, game.turn(state))


def test_an_option_is_judged_where_another_seat_begins(game: Any) -> None:
    state, judge = played(game, 30), Judge(game)
    seat, first = game.turn(state), int(game.legal(state)[0])
    shares = outcome(game, judge, state, (seat, [first]), np.random.default_rng(1))
    assert sum(shares) == pytest.approx(1)
    assert len(judge.judged) == 1
    assert judge.is_first(judge.judged[0])
    assert state["ply"][0] > 30


def test_a_game_that_an_option_ends_is_judged_by_its_winners(game: Any) -> None:
    state, judge = played(game, 0), Judge(game)
    greedy, rng = new_bot(game, "greedy"), np.random.default_rng(2)
    while not game.is_over(state):
        before, action = state.copy(), greedy.decide(seen_of(game, state), game.legal(state), rng)
        game.apply(state, action)
    shares = outcome(game, judge, before, (game.turn(before), [action]), rng)
    winners = game.winners(state)
    assert shares == tuple((one in winners) / len(winners) for one in range(3))
    assert judge.judged == []


def test_the_position_is_left_alone_and_the_chance_decides_alone(game: Any) -> None:
    state = played(game, 24)
    seen, before = seen_of(game, state), state.tobytes()
    options = [[int(action)] for action in game.legal(state)[:2]]
    one, two = (
        RunOff(game, Judge(game)).shares(seen, options, np.random.default_rng(3)) for _ in range(2)
    )
    assert one == two
    assert [len(shares) for shares in one] == [3, 3]
    assert (state.tobytes(), seen_of(game, state).tobytes()) == (before, seen.tobytes())


def test_one_option_needs_no_run_off(game: Any) -> None:
    state, judge = played(game, 24), Judge(game)
    alone = [[int(game.legal(state)[0])]]
    assert RunOff(game, judge).shares(seen_of(game, state), alone, np.random.default_rng(4)) == []
    assert judge.judged == []


def test_a_run_off_that_is_stopped_changes_nothing(game: Any) -> None:
    state, judge = played(game, 24), Judge(game)
    judge.stop.set()
    options = [[int(action)] for action in game.legal(state)[:2]]
    seen = seen_of(game, state)
    assert RunOff(game, judge).shares(seen, options, np.random.default_rng(5)) == []
    assert len(judge.judged) == 1
    one, two = (
        advise(game, new_hint(game), seen, np.random.default_rng(6), again)
        for again in (RunOff(game, judge), None)
    )
    assert one.options == two.options


def test_a_run_off_begins_no_other_world_when_its_time_is_over(game: Any) -> None:
    state = played(game, 24)
    seen, options = seen_of(game, state), [[int(action)] for action in game.legal(state)[:2]]
    judges = [Judge(game), Judge(game)]
    for judge, seconds in zip(judges, (0.0, None), strict=True):
        assert RunOff(game, judge, seconds).shares(seen, options, np.random.default_rng(9))
    assert [len(judge.judged) for judge in judges] == [2 * LEAST_WORLDS, 2 * WORLDS]


def new_hint(game: Any) -> SearchBot:
    return compiled_bots(game).search(game, STRONGEST, Budget(simulations=SEARCHED))


def test_the_option_that_wins_the_run_off_is_recommended(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a part of its chances that is told; who is far behind has no part in it."""
    state = played(game, 24)
    seen, seat = seen_of(game, state), game.turn(state)
    monkeypatch.setattr(advice, "CLOSE", 1.0)
    alone = advise(game, new_hint(game), seen, np.random.default_rng(7))
    judged: list[Any] = []

    def last_wins(_again: Any, _seen: Any, options: Any, _rng: Any) -> Any:
        judged.append(options)
        shares = np.eye(3)
        return [tuple(shares[(seat + (k < len(options) - 1)) % 3]) for k in range(len(options))]

    monkeypatch.setattr(RunOff, "shares", last_wins)
    compared = RunOff(game, Judge(game))
    again = advise(game, new_hint(game), seen, np.random.default_rng(7), compared)
    assert judged == [[one.actions for one in alone.options]]
    before, after = alone.options[-1], again.options[0]
    assert after.actions == before.actions
    best = calibrated(tuple(np.eye(3)[seat]), slope_of(game))
    assert after.shares == pytest.approx(
        tuple(np.array(before.shares) * (1 - PART) + np.array(best) * PART)
    )
    chances = [one.shares[seat] for one in again.options]
    assert chances == sorted(chances, reverse=True)
    monkeypatch.setattr(advice, "CLOSE", -1.0)
    advise(game, new_hint(game), seen, np.random.default_rng(7), compared)
    assert judged[1:] == [[]]


def test_an_adviser_compares_and_can_be_stopped(game: Any) -> None:
    state = played(game, 24)
    adviser = Adviser(game, budget=Budget(seconds=0.2, simulations=SEARCHED))
    found = adviser.advise(seen_of(game, state), np.random.default_rng(8))
    chances = [one.shares[found.seat] for one in found.options]
    assert chances == sorted(chances, reverse=True)
    assert all(isinstance(one, Option) for one in found.options)
    stop = threading.Event()
    adviser.heed(stop)
    stop.set()
    stopped = adviser.advise(seen_of(game, state), np.random.default_rng(8))
    assert stopped.simulations < SEARCHED
