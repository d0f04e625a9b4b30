"""Hints of both games: where a line ends, what options are compared by, and how it is told."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot, new_compiled_search
from polis.bots.advice import Advice, Option, advise, new_adviser, texts_of
from polis.bots.levels import STRONGEST
from polis.bots.words import advice_lines
from polis.games import load, spec_of
from polis.search.search_bot import SearchBot
from polis.search.searcher import Candidate, Searcher

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SIMULATIONS = 1_200
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
    """All positions of a game in which everything is left to chance, each with its decision."""
    state, rng = begin(game, number), np.random.default_rng(number)
    while not game.is_over(state):
        action = int(rng.choice(game.legal(state)))
        yield state.copy(), action
        game.apply(state, action)


def adviser(game: Any, simulations: int = SIMULATIONS) -> SearchBot:
    """As the one that gives hints, but it counts simulations: on every machine the same."""
    return new_compiled_search(game, "hint", STRONGEST, Budget(simulations=simulations))


def ask(game: Any, bot: Searcher, state: Any) -> Advice:
    seen = game.observe(state, game.turn(state))
    return advise(game, bot, seen, np.random.default_rng(7))


def is_turn_over(game: Any, bot: SearchBot, state: Any, seat: int) -> bool:
    """Whether the seat has nothing more to decide in its turn."""
    is_other = game.is_over(state) or game.turn(state) != seat
    return is_other or game.phase(state) in bot.contexts[0].first_phases


class Oracle(SearchBot):
    """It looks at these actions, and foresees how greedy bots would go on, over many turns."""

    def __init__(self, game: Any, actions: Sequence[int], state: Any) -> None:
        super().__init__(
            "oracle", game, lambda _: adviser(game, 1).contexts[0], Budget(simulations=1)
        )
        self.actions = actions
        self.state = state
        self.judged: list[Any] = []

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

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """Remember what is judged."""
        self.judged.append(state.copy())
        return super().terms(state, seat)


class Hasty(Oracle):
    """It foresees nothing after the first action."""

    def expected_line(self, action: int, least: int) -> list[tuple[int, int]]:
        """The action alone."""
        return super().expected_line(action, least)[:1]


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


# -- reasons


def test_options_are_compared_after_whole_turns(game: Any) -> None:
    bot = None
    for k, (state, _) in enumerate(greedily(game, begin(game, 6), 90)):
        if k % 9 or game.phase(state) not in ("must", "place"):
            continue
        seat, actions = game.turn(state), [int(one) for one in game.legal(state)[:3]]
        bot = Hasty(game, actions, state)
        options = ask(game, bot, state).options
        assert [option.actions for option in options] == [(one,) for one in actions]
        assert all(is_turn_over(game, bot, end, seat) for end in bot.judged)
    assert bot is not None


def test_what_one_option_says_of_the_turn_the_other_leaves_open_is_no_reason() -> None:
    game = GAMES["arkadia"]
    state = next(
        at for at, action in greedily(game, begin(game, 2, 4), 400) if game.text(action) == "banner"
    )
    banner = next(int(one) for one in game.legal(state) if game.text(int(one)) == "banner")
    whole, part = Oracle(game, [banner], state), Hasty(game, [banner], state)
    (first,), (second,) = (ask(game, bot, state).options for bot in (whole, part))
    assert len(first.actions) > len(second.actions) == 1
    assert first.terms == second.terms


def test_the_cards_of_a_world_are_no_reason() -> None:
    game, raids = GAMES["archon"], 0
    for number in range(4):
        for state, action in at_random(game, number):
            after = state.copy()
            if any(event.kind == "attack_revealed" for event in game.apply(after, action)):
                advice = ask(game, Oracle(game, [action, action], state), state)
                assert advice.options[0].terms == advice.options[1].terms
                assert advice.reasons() == []
                raids += 1
    assert raids > 8


def test_terms_are_the_mean_of_many_worlds() -> None:
    game, state = GAMES["archon"], alone(1)
    passing = next(int(one) for one in game.legal(state) if game.text(int(one)) == "pass")
    bot = Oracle(game, [passing, int(game.legal(state)[0])], state)
    options = ask(game, bot, state).options
    assert len(bot.judged) == 2 * 16
    ends = bot.judged[:16]
    assert len({end.tobytes() for end in ends}) > 4
    for name, mean in options[0].terms.items():
        values = [bot.contexts[0].terms(end, game.turn(state))[name] for end in ends]
        assert mean == pytest.approx(sum(values) / len(values), abs=0.5)


def test_reasons_begin_with_the_greatest_and_leave_out_what_hardly_differs() -> None:
    first = Option((1,), 9, (0.6, 0.4), {"gold": 400, "seals": -900, "screen": 20})
    other = Option((2,), 8, (0.5, 0.5), {"gold": 100, "seals": 0, "screen": 0})
    assert Advice(0, (first, other), (), 17).reasons() == [("seals", -900), ("gold", 300)]
    assert Advice(0, (first,), (), 9).reasons() == []


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
    terms = dict.fromkeys(adviser(game, 1).terms(state, 0), 0)
    more, less = list(terms)[:2]
    best = Option((one,), 9_000, (0.521, 0.479), terms | {more: 254, less: -1_200})
    return Advice(0, (best, Option((other,), 800, (0.4, 0.6), terms)), ((1, other),), 14_579)


SAID = {
    ("arkadia", "en"): [
        "I would play: {one}.",
        "Chances of winning: Ada 52 %, Ben 48 %.",
        "Then perhaps: Ben: {other}.",
        "Next best: {other} (40 %).",
        "Counted in gold coins, the first leaves you better off by: gold 2.5; worse off by: seals 12.",
        "Looked at 14,579 courses of the game.",
    ],
    ("arkadia", "de"): [
        "Ich würde spielen: {one}.",
        "Gewinnchancen: Ada 52 %, Ben 48 %.",
        "Dann vielleicht: Ben: {other}.",
        "Zweitbeste Wahl: {other} (40 %).",
        "In Goldmünzen gerechnet bringt dir die erste Wahl mehr: Gold 2,5; weniger: Siegel 12.",
        "14.579 Spielverläufe durchgesehen.",
    ],
    ("arkadia", "fr"): [
        "Je jouerais : {one}.",
        "Chances de gagner : Ada 52 %, Ben 48 %.",
        "Puis peut-être : Ben: {other}.",
        "Deuxième choix : {other} (40 %).",
        "En pièces d\u2019or, le premier choix vous donne en plus : or 2,5 ; en moins : sceaux 12.",
        "14\u202f579 suites de la partie examinées.",
    ],
    ("archon", "en"): [
        "I would play: {one}.",
        "Chances of winning: Ada 52 %, Ben 48 %.",
        "Then perhaps: Ben: {other}.",
        "Next best: {other} (40 %).",
        "Counted in points, the first leaves you better off by: points 2.5; worse off by: goods 12.",
        "Looked at 14,579 courses of the game.",
    ],
    ("archon", "de"): [
        "Ich würde spielen: {one}.",
        "Gewinnchancen: Ada 52 %, Ben 48 %.",
        "Dann vielleicht: Ben: {other}.",
        "Zweitbeste Wahl: {other} (40 %).",
        "In Punkten gerechnet bringt dir die erste Wahl mehr: Punkte 2,5; weniger: Güter 12.",
        "14.579 Spielverläufe durchgesehen.",
    ],
    ("archon", "fr"): [
        "Je jouerais : {one}.",
        "Chances de gagner : Ada 52 %, Ben 48 %.",
        "Puis peut-être : Ben: {other}.",
        "Deuxième choix : {other} (40 %).",
        "En points, le premier choix vous donne en plus : points 2,5 ; en moins : biens 12.",
        "14\u202f579 suites de la partie examinées.",
    ],
}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_an_advice_is_told_with_units_and_the_numbers_of_the_language(
    game: Any, language: str
) -> None:
    advice = made(game)
    texts = {
        "one": texts_of(game, advice.options[0].actions),
        "other": texts_of(game, advice.options[1].actions),
    }
    wanted = [line.format(**texts) for line in SAID[game.name, language]]
    assert advice_lines(advice, game, NAMES, language) == wanted


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "(counted in points: goods 12)"),
        ("fr", "(en points : biens 12)"),
        ("de", "(in Punkten: Güter 12)"),
    ],
)
def test_what_the_next_best_brings_at_once_has_its_unit_too(language: str, sentence: str) -> None:
    game = GAMES["archon"]
    best, other = made(game).options
    options = (Option(best.actions, 9, best.shares, best.terms | {"points": 0}), other)
    lines = advice_lines(Advice(0, options, (), 10), game, NAMES, language)
    assert any(sentence in line for line in lines)


def test_the_adviser_thinks_for_a_second(game: Any) -> None:
    bot = new_adviser(game)
    assert (bot.name, bot.budget) == ("hint", Budget(seconds=1.0))
    lines = advice_lines(ask(game, bot, begin(game, 1)), game, NAMES, "en")
    assert lines[0].startswith("I would play: ")
