"""The judge of lines: where they are judged, in which worlds, and what a hint makes of it."""

import math
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.bots.hints.advice import Adviser, advise, calibrated
from polis.bots.review.judge import LEAST_WORLDS, Judge, Judged, estimate
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import STRONGEST
from polis.search.search_bot import SearchBot

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SEARCHED = 300  # simulations of a hint


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


class Noting(SearchBot):
    """Searches a little, and notes what it is asked about."""

    def __init__(self, game: Any) -> None:
        like = compiled_bots(game).search(game, STRONGEST, Budget(simulations=8))
        super().__init__("judge", game, lambda _: like.contexts[0], like.budget)
        self.judged: list[Any] = []
        self.evaluated: list[Any] = []

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        self.evaluated.append(state.copy())
        return super().terms(state, seat)

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


def two_lines(game: Any, state: Any) -> list[list[int]]:
    return [[int(action)] for action in game.legal(state)[:2]]


def judged(game: Any, state: Any, lines: Any, seed: int = 3, worlds: int = 2) -> list[Judged]:
    return Judge(game, Noting(game), worlds).judge(
        seen_of(game, state), lines, np.random.default_rng(seed)
    )


def test_a_line_is_judged_where_another_seat_begins(game: Any) -> None:
    state, bot = played(game, 30), Noting(game)
    lines = two_lines(game, state)
    found = Judge(game, bot, 2).judge(seen_of(game, state), lines, np.random.default_rng(1))
    assert len(found) == 2
    assert len(bot.judged) == 2 * len(lines)
    assert all(bot.is_first(seen) for seen in bot.judged)
    for line in found:
        assert line.seat == game.turn(state)
        assert sum(line.value) == pytest.approx(1)
        assert line.error == estimate([shares[line.seat] for shares in line.shares]).error
        assert len(line.sources) == 2


def test_the_sources_are_told_after_the_replies(game: Any) -> None:
    state, bot = played(game, 24), Noting(game)
    seat, lines = game.turn(state), two_lines(game, state)
    found = Judge(game, bot, 2).judge(seen_of(game, state), lines, np.random.default_rng(4))
    for world in bot.evaluated:
        assert game.is_over(world) or (game.turn(world) == seat and bot.is_first(world))
    sources = [bot.terms(world, seat) for world in bot.evaluated[:4]]
    assert sources == [found[k].sources[n] for n in range(2) for k in range(2)]


def test_a_game_that_a_line_ends_is_judged_by_its_winners(game: Any) -> None:
    state, bot = played(game, 0), Noting(game)
    greedy, rng = new_bot(game, "greedy"), np.random.default_rng(2)
    while not game.is_over(state):
        before, action = state.copy(), greedy.decide(seen_of(game, state), game.legal(state), rng)
        game.apply(state, action)
    (found,) = Judge(game, bot, 2).judge(seen_of(game, before), [[action]], rng)
    winners = game.winners(state)
    assert found.value == tuple((one in winners) / len(winners) for one in range(3))
    assert bot.judged == []


def test_the_position_is_left_alone_and_the_chance_decides_alone(game: Any) -> None:
    state = played(game, 24)
    seen, before = seen_of(game, state), state.tobytes()
    lines = two_lines(game, state)
    one, two = (judged(game, state, lines) for _ in range(2))
    assert one == two
    assert judged(game, state, lines, seed=4) != one
    assert (state.tobytes(), seen_of(game, state).tobytes()) == (before, seen.tobytes())


def test_the_same_line_is_worth_the_same(game: Any) -> None:
    state = played(game, 24)
    line, _ = two_lines(game, state)
    one, two = judged(game, state, [line, line])
    assert one == two


def test_a_judge_that_is_stopped_changes_nothing(game: Any) -> None:
    state, bot = played(game, 24), Noting(game)
    bot.stop.set()
    seen = seen_of(game, state)
    assert Judge(game, bot).judge(seen, two_lines(game, state), np.random.default_rng(5)) == []
    assert len(bot.judged) == 2
    one, two = (
        advise(game, new_hint(game), seen, np.random.default_rng(6), judge)
        for judge in (Judge(game, bot), None)
    )
    assert one == two


def test_a_judge_begins_no_other_world_when_its_time_is_over(game: Any) -> None:
    state = played(game, 24)
    seen, lines, bots = seen_of(game, state), two_lines(game, state), [Noting(game), Noting(game)]
    for bot, seconds in zip(bots, (0.0, math.inf), strict=True):
        assert Judge(game, bot, 3, seconds).judge(seen, lines, np.random.default_rng(9))
    assert [len(bot.judged) for bot in bots] == [2 * LEAST_WORLDS, 2 * 3]


def new_hint(game: Any) -> SearchBot:
    return compiled_bots(game).search(game, STRONGEST, Budget(simulations=SEARCHED))


def test_the_option_that_the_judge_prefers_is_recommended(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = played(game, 24)
    seen, seat = seen_of(game, state), game.turn(state)
    alone = advise(game, new_hint(game), seen, np.random.default_rng(7))
    assert alone.gain is None

    def last_is_best(_judge: Any, _seen: Any, lines: Any, _rng: Any) -> list[Judged]:
        sources = [({"gold": 100 * k}, {"gold": 100 * k}) for k in range(len(lines))]
        best = len(lines) - 1
        return [
            Judged(seat, (tuple(np.eye(3)[(seat + (k < best)) % 3]),) * 2, sources[k])
            for k in range(len(lines))
        ]

    monkeypatch.setattr(Judge, "judge", last_is_best)
    found = advise(
        game, new_hint(game), seen, np.random.default_rng(7), Judge(game, new_hint(game))
    )
    assert found.options[0].actions == alone.options[-1].actions
    best = calibrated(tuple(np.eye(3)[seat]), game.spec.bots.slope(game))
    assert found.options[0].shares == pytest.approx(best)
    assert found.gain is not None
    assert found.gain.total.mean == 100 * (len(alone.options) - 1)


def test_an_adviser_compares_and_can_be_stopped(game: Any) -> None:
    state = played(game, 24)
    adviser = Adviser(game, budget=Budget(seconds=0.2, simulations=SEARCHED))
    found = adviser.advise(seen_of(game, state), np.random.default_rng(8))
    chances = [one.shares[found.seat] for one in found.options]
    assert chances == sorted(chances, reverse=True)
    adviser.search.stop.set()
    stopped = adviser.advise(seen_of(game, state), np.random.default_rng(8))
    assert stopped.simulations < SEARCHED
