"""Hints of both games: where a line ends, how options are compared, and how hints are worded."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.bots.hints.advice import Advice, Adviser, Option, advise
from polis.bots.hints.hint_text import advice_lines
from polis.bots.review.judge import Estimate, Gain, Judge, Judged, estimate, gain_of, is_turn_over
from polis.bots.review.lines import ranked
from polis.core.texts.catalogue import LANGUAGES, Catalogue
from polis.games import load, spec_of
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import STRONGEST
from polis.search.bots import Candidate, Searcher
from polis.search.search_bot import SearchBot
from tests.conftest import Picture

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SIMULATIONS = 1_200
LOOK = 60  # simulations of the judge
FORESEEN = 40  # decisions
NAMES = ("Ada", "Ben")


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def begin(game: Any, number: int, seats: int = 2) -> Any:
    """The first position of a game of its own."""
    return game.new_game(game.new_options({}), seats, number.to_bytes(16, "big"))[0]


def greedily(game: Any, state: Any, plies: int) -> Iterator[tuple[Any, int]]:
    """Positions of which the greedy bot decides all, each with its decision."""
    greedy, rng = new_bot(game, "greedy"), np.random.default_rng(1)
    for _ in range(plies):
        if game.is_over(state):
            return
        seen = game.observe(state, game.turn(state))
        action = greedy.decide(seen, game.legal(state), rng)
        yield state.copy(), action
        game.apply(state, action)


def at_random(game: Any, number: int) -> Iterator[tuple[Any, int]]:
    """All positions of a random game, each with its decision."""
    state, rng = begin(game, number), np.random.default_rng(number)
    while not game.is_over(state):
        action = int(rng.choice(game.legal(state)))
        yield state.copy(), action
        game.apply(state, action)


def adviser(game: Any, simulations: int = SIMULATIONS) -> SearchBot:
    """As the one that gives hints, but it counts simulations: on every machine the same."""
    return compiled_bots(game).search(game, STRONGEST, Budget(simulations=simulations))


def ask(game: Any, bot: Searcher, state: Any, judge: Judge | None = None) -> Advice:
    seen = game.observe(state, game.turn(state))
    return advise(game, bot, seen, np.random.default_rng(7), judge)


class Oracle(SearchBot):
    """It considers these actions, and predicts how greedy bots would continue, over many turns."""

    def __init__(self, game: Any, actions: Sequence[int], state: Any) -> None:
        super().__init__(
            "oracle", game, lambda _: adviser(game, 1).contexts[0], Budget(simulations=1)
        )
        self.actions = actions
        self.state = state

    def search(
        self, observation: Any, rng: np.random.Generator, is_whole: bool = False
    ) -> list[Candidate]:
        """The first is the best."""
        del observation, rng, is_whole
        return [Candidate(one, 90 - k, (0.5, 0.5)) for k, one in enumerate(self.actions)]

    def expected_line(self, action: int, least: int) -> list[tuple[int, int]]:
        """The decisions that greedy bots would make after the action."""
        del least
        state, game = self.state.copy(), self._game
        found = [(game.turn(state), action)]
        game.apply(state, action)
        return found + [(game.turn(at), one) for at, one in greedily(game, state, FORESEEN)]


class Unsure(Oracle):
    """It has seen too little of its actions to expect anything, as on a machine that is busy."""

    def expected_line(self, action: int, least: int) -> list[tuple[int, int]]:
        """Nothing."""
        del action, least
        return []


def alone(number: int) -> Any:
    """Archon: two seats, the first on turn has all its cards, the other one has passed."""
    game = GAMES["archon"]
    state = begin(game, number)
    seat = None
    for _ in range(100):
        phase, turn = game.phase(state), game.turn(state)
        if phase == "place":
            seat = turn if seat is None else seat
            if state["passed"][0].sum() == 1:
                return state
        legal = [int(one) for one in game.legal(state)]
        passing = [one for one in legal if game.text(one) == "pass"]
        game.apply(state, passing[0] if passing and turn != seat else legal[0])
    raise AssertionError("the other seat has not passed")


# -- the line


def test_a_line_ends_with_the_turn_if_the_same_seat_is_on_turn_again() -> None:
    game, state = GAMES["archon"], alone(3)
    seat, legal = game.turn(state), game.legal(state)
    bot = Oracle(game, [int(legal[0])], state)
    line = ask(game, bot, state).options[0].actions
    assert [one for seat_, one in bot.expected_line(int(legal[0]), 1) if seat_ == seat][: len(line)]
    for action in line:
        assert not is_turn_over(game, bot, state, seat) or action == line[0]
        game.apply(state, action)
    assert is_turn_over(game, bot, state, seat)
    assert game.turn(state) == seat


def test_a_line_ends_with_the_round_whoever_decides_next() -> None:
    game, phases = GAMES["archon"], []
    for number in range(12):
        for state, action in at_random(game, number):
            seat, after = game.turn(state), state.copy()
            game.apply(after, action)
            is_new = after["round_number"][0] != state["round_number"][0]
            is_lost = game.phase(after) == "lose" != game.phase(state)
            if game.turn(after) == seat and (is_new or is_lost):
                advice = ask(game, Oracle(game, [action], state), state)
                assert advice.options[0].actions == (action,)
                assert advice.line[0][0] == seat
                phases.append(game.phase(after))
    assert {"split", "place", "lose"} <= set(phases)


def test_a_line_ends_where_a_card_comes_to_light() -> None:
    game = GAMES["arkadia"]
    state, seen = begin(game, 3), 0
    for at, action in greedily(game, state, 60):
        if game.phase(at) == "must" and game.text(action).startswith("play "):
            line = ask(game, Oracle(game, [action], at), at).options[0].actions
            assert game.text(line[-1]).startswith("draw ")
            assert len(line) == 3
            seen += 1
    assert seen > 2


def test_an_action_of_which_nothing_is_expected_is_an_option_all_the_same(game: Any) -> None:
    state = begin(game, 1)
    actions = [int(one) for one in game.legal(state)][:2]
    advice = ask(game, Unsure(game, actions, state), state)
    assert advice.options[0].actions == (actions[0],)
    assert advice.line == ()


@pytest.mark.sample(1)
def test_lines_are_legal_and_one_turn_of_one_seat(game: Any) -> None:
    bot, revealing = adviser(game, SIMULATIONS // 6), spec_of(game.name).revealing
    for k, (state, _) in enumerate(greedily(game, begin(game, 5), 90)):
        if k % 6:
            continue
        seat, advice = game.turn(state), ask(game, bot, state)
        assert len({option.actions[0] for option in advice.options}) == len(advice.options)
        for option in advice.options:
            after, is_open = state.copy(), True
            for action in option.actions:
                assert is_open
                events = game.apply(after, action)
                is_open = not is_turn_over(game, bot, after, seat)
                is_open = is_open and not any(event.kind in revealing for event in events)


def test_what_may_follow_goes_on_where_the_best_line_ends(game: Any) -> None:
    state = begin(game, 4)
    bot = Oracle(game, [int(game.legal(state)[0])], state)
    advice = ask(game, bot, state)
    line = [(advice.seat, action) for action in advice.options[0].actions]
    assert line + list(advice.line) == bot.expected_line(line[0][1], 1)


# -- which options


def test_no_option_is_told_to_be_better_than_the_recommended_one() -> None:
    """The first was visited most; the second is better, and was looked at often enough to be sure."""
    found = [
        Candidate(1, 300, (0.43, 0.57)),
        Candidate(2, 200, (0.44, 0.56)),
        Candidate(3, 20, (0.60, 0.40)),
        Candidate(4, 0, (0.0, 0.0)),
    ]
    assert [one.action for one in ranked(found, 0)] == [2, 1]
    assert [one.action for one in ranked(found, 1)] == [1, 2, 3]


def test_the_chance_of_the_recommended_line_is_the_largest(game: Any) -> None:
    bot, told = adviser(game, SIMULATIONS // 6), 0
    for k, (state, _) in enumerate(greedily(game, begin(game, 9), 80)):
        if k % 10 == 0 and len(game.legal(state)) > 1:
            advice = ask(game, bot, state)
            shares = [option.shares[advice.seat] for option in advice.options]
            assert shares[0] == max(shares)
            told += len(shares) > 1
    assert told > 3


def test_ways_that_come_to_the_same_are_one_option() -> None:
    game = GAMES["archon"]
    state = begin(game, 1)
    first, second = (int(one) for one in game.legal(state)[:2])
    advice = ask(game, Oracle(game, [first, first, second], state), state)
    assert [option.actions[0] for option in advice.options].count(first) == 1


# -- what the best option gains


def judged(*worlds: dict[str, int]) -> Judged:
    """A line with these sources in the worlds."""
    return Judged(0, tuple((0.5, 0.5) for _ in worlds), worlds)


def compared(**gaps: Sequence[int]) -> Gain | None:
    """The gain of a line whose sources are larger by this much in each world."""
    worlds = [dict(zip(gaps, values, strict=True)) for values in zip(*gaps.values(), strict=True)]
    return gain_of(judged(*worlds), judged(*(dict.fromkeys(gaps, 0) for _ in worlds)))


def test_sources_add_up_to_the_whole_gain(game: Any) -> None:
    bot, told = adviser(game, SIMULATIONS // 3), 0
    judge = Judge(game, adviser(game, LOOK), worlds=4)
    for k, (state, _) in enumerate(greedily(game, begin(game, 3), 80)):
        if k % 8 or len(game.legal(state)) < 2:
            continue
        gain = ask(game, bot, state, judge).gain
        if gain is not None and gain.sources:
            told += 1
            parts = sum(one.mean for one in gain.sources.values())
            assert gain.total.mean == pytest.approx(parts)
            assert gain.total.mean > 0
            assert sum(one.mean for _, one in gain.more + gain.less) > 0
    assert told > 1


def test_a_gain_that_may_be_chance_is_not_told() -> None:
    assert compared(gold=[300, 310, 290]) is not None
    assert compared(gold=[900, -800, 700]) is None
    assert compared(gold=[-300, -310, -290]) is None
    assert compared(gold=[9, 9, 9]) is None


def test_sources_leave_out_what_is_small_or_not_sure_and_never_speak_against_the_line() -> None:
    gain = compared(
        gold=[400, 410, 390], seals=[-300, -310, -290], screen=[9, 9, 9], rivals=[900, 10, 500]
    )
    assert gain is not None
    assert [name for name, _ in gain.more] == ["gold"]
    assert [name for name, _ in gain.less] == ["seals"]
    against = compared(seals=[-300, -310, -290], gold=[900, 0, 300], rivals=[-100, 820, 480])
    assert against is not None
    assert (against.total.mean, against.sources) == (500, {})


def test_a_mean_has_its_standard_error() -> None:
    assert estimate([1, 2, 3, 4, 5]) == Estimate(3, 0.5**0.5)
    assert estimate([2, 2]) == Estimate(2, 0)


# -- in words


def test_all_that_was_looked_at_is_told(game: Any) -> None:
    positions = greedily(game, begin(game, 8, 3), 60)
    state = next(at for at, _ in positions if len(game.legal(at)) > 6)
    advice = ask(game, adviser(game), state)
    assert advice.simulations == SIMULATIONS
    assert sum(option.visits for option in advice.options) < SIMULATIONS


def made(game: Any) -> Advice:
    """An advice of the first actions of a game, made by hand."""
    state = begin(game, 1)
    one, other = (int(action) for action in game.legal(state)[:2])
    more, less = list(adviser(game, 1).terms(state, 0))[:2]
    sources = {more: Estimate(1_254, 40), less: Estimate(-1_000, 1)}
    gain = Gain(Estimate(254, 41), sources)
    options = (Option((one,), 9_000, (0.521, 0.479)), Option((other,), 800, (0.4, 0.6)))
    return Advice(0, options, ((1, other),), 14_579, gain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_advice_is_told_with_units_and_the_numbers_of_the_language(
    game: Any, language: str, picture: Picture
) -> None:
    picture(
        f"advice-{game.name}-{language}", "\n".join(advice_lines(made(game), game, NAMES, language))
    )


@pytest.mark.parametrize(
    ("language", "even", "unsure"),
    [
        ("en", "Nearly as good: ", "Where the difference comes from only becomes clear later in the game."),
        ("fr", "Presque aussi bon : ", "D\u2019où vient la différence ne se voit que plus tard dans la partie."),
        ("de", "Fast ebenso gut: ", "Woher der Unterschied kommt, zeigt sich erst später im Spiel."),
    ],
)  # fmt: skip
def test_without_a_sure_reason_none_is_told(language: str, even: str, unsure: str) -> None:
    game = GAMES["archon"]
    known = made(game)
    bare = Advice(0, known.options, known.line, 10)
    assert unsure in advice_lines(bare, game, NAMES, language)
    options = (known.options[0], Option(known.options[1].actions, 8, (0.52, 0.48)))
    lines = advice_lines(Advice(0, options, (), 10), game, NAMES, language)
    assert any(line.startswith(even) for line in lines)
    assert unsure not in lines
    assert advice_lines(Advice(0, options, (), 10, known.gain), game, NAMES, language) != lines


def test_the_adviser_thinks_for_a_second(game: Any) -> None:
    bot = Adviser(game).search
    assert bot.budget == Budget(seconds=1.0)
    lines = advice_lines(ask(game, bot, begin(game, 1)), game, NAMES, "en")
    assert lines[0].startswith("I would play: ")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_game_of_another_package_names_the_sources_of_its_own_bots(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"foreign_game_{language}"
    texts = tmp_path / package / "text"
    texts.mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    (texts / f"{language}.ftl").write_text("term-knocks = { $amount } by knocking\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = GAMES["archon"]
    monkeypatch.setattr(type(game.spec), "catalogue", lambda _: Catalogue(package))
    gain = gain_of(
        judged(*[{"knocks": 300, "points": 100}] * 2), judged(*[{"knocks": 0, "points": 0}] * 2)
    )
    (said,) = [
        line
        for line in advice_lines(replace(made(game), gain=gain), game, NAMES, language)
        if "3 by knocking, 1 " in line
    ]
    assert said.endswith(".")
