"""Hints of both games: where a line ends, how options are compared, and how hints are worded."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.bots.hints.advice import Advice, Adviser, Option, advise, ranked, texts_of
from polis.bots.hints.hint_text import advice_lines
from polis.bots.hints.reasons import (
    COURSES,
    HORIZONS,
    NEXT,
    REPLY,
    TURN,
    WORLDS,
    Difference,
    Reasons,
    Worlds,
    added_up,
    difference,
    reasons_by_courses,
    reasons_for,
)
from polis.games import load, spec_of
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import STRONGEST
from polis.search.attribution import REST
from polis.search.search_bot import SearchBot
from polis.search.searcher import Candidate, Searcher

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SIMULATIONS = 1_200
OFTEN = 100  # of these simulations, spent on one candidate
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


def ask(game: Any, bot: Searcher, state: Any) -> Advice:
    seen = game.observe(state, game.turn(state))
    return advise(game, bot, seen, np.random.default_rng(7))


def is_turn_over(game: Any, bot: SearchBot, state: Any, seat: int) -> bool:
    """Whether the seat has nothing more to decide in its turn."""
    is_other = game.is_over(state) or game.turn(state) != seat
    return is_other or game.phase(state) in bot.contexts[0].first_phases


class Oracle(SearchBot):
    """It considers these actions, and predicts how greedy bots would continue, over many turns."""

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


# -- reasons


def outlook_of(game: Any, bot: SearchBot, state: Any, action: int) -> list[dict[str, Any]]:
    """What an action leads to, in the sampled worlds."""
    seen = game.observe(state, game.turn(state))
    return Worlds(game, bot, seen, np.random.default_rng(7)).outlook((action,))


def test_ways_are_compared_after_whole_turns(game: Any) -> None:
    for k, (state, _) in enumerate(greedily(game, begin(game, 6), 60)):
        if k % 20 or game.phase(state) not in ("must", "place"):
            continue
        seat, action = game.turn(state), int(game.legal(state)[0])
        bot = Hasty(game, [action], state)
        outlook_of(game, bot, state, action)
        assert len(bot.judged) == WORLDS * len(HORIZONS)
        for turn, reply in zip(bot.judged[::3], bot.judged[1::3], strict=True):
            assert is_turn_over(game, bot, turn, seat)
            assert game.is_over(reply) or (game.turn(reply) == seat and bot.is_first(reply))


def test_what_is_foreseen_of_the_turn_and_what_is_left_open_come_to_the_same() -> None:
    game = GAMES["arkadia"]
    state = next(
        at for at, action in greedily(game, begin(game, 2, 4), 400) if game.text(action) == "banner"
    )
    banner = next(int(one) for one in game.legal(state) if game.text(int(one)) == "banner")
    whole, part = Oracle(game, [banner], state), Hasty(game, [banner], state)
    (first,), (second,) = (ask(game, bot, state).options for bot in (whole, part))
    assert len(first.actions) > len(second.actions) == 1
    worlds = Worlds(game, whole, game.observe(state, game.turn(state)), np.random.default_rng(7))
    after = [[world[TURN] for world in worlds.outlook(one.actions)] for one in (first, second)]
    assert after[0] == after[1]


def test_the_cards_of_a_world_are_no_reason() -> None:
    game, raids = GAMES["archon"], 0
    for state, action in at_random(game, 0):
        after = state.copy()
        if any(event.kind == "attack_revealed" for event in game.apply(after, action)):
            bot = Oracle(game, [action], state)
            first, second = (outlook_of(game, bot, state, action) for _ in range(2))
            assert first == second
            assert reasons_for(first, second) is None
            raids += 1
    assert raids > 1


def test_terms_add_up_to_the_whole_difference(game: Any) -> None:
    bot, sure = adviser(game, SIMULATIONS // 3), 0
    for k, (state, _) in enumerate(greedily(game, begin(game, 3), 80)):
        if k % 8 or len(game.legal(state)) < 2:
            continue
        reasons = ask(game, bot, state).reasons
        if reasons is not None:
            sure += 1
            assert reasons.total.mean == pytest.approx(sum(t.mean for t in reasons.terms.values()))
            assert reasons.total.is_sure
            assert reasons.total.mean > 0
            assert all(one.is_sure for _, one in reasons.main_terms)
            assert sum(one.mean for _, one in reasons.main_terms) >= 0
    assert sure > 2


def worlds_with(**gaps: Sequence[int]) -> tuple[list[Any], list[Any]]:
    """Two outlooks whose only term differs by this much in each world, by horizon."""
    count = len(next(iter(gaps.values())))
    zero = {name: {"gold": 0} for name in HORIZONS}
    return [
        zero | {name: {"gold": values[k]} for name, values in gaps.items()} for k in range(count)
    ], [zero] * count


def test_a_gain_is_told_where_it_is_sure_first_after_the_answers() -> None:
    sure, unsure, loss = [300, 310, 290, 300], [900, -800, 700, -600], [-300, -310, -290, -300]
    assert reasons_for(*worlds_with(reply=sure, turn=sure)).after == REPLY  # type: ignore[union-attr]
    assert reasons_for(*worlds_with(reply=unsure, next=sure)).after == NEXT  # type: ignore[union-attr]
    assert reasons_for(*worlds_with(reply=loss, next=unsure, turn=sure)).after == TURN  # type: ignore[union-attr]
    assert reasons_for(*worlds_with(reply=loss, next=loss, turn=unsure)) is None


def test_what_no_evaluation_shows_is_told_by_the_chance_if_that_is_sure() -> None:
    """Gains of a term and of everything else, which alone is not a reason."""

    class Known(Worlds):
        def __init__(self, gaps: list[dict[str, float]]) -> None:
            self.gaps = gaps

        def gains(self, best: int, other: int) -> list[dict[str, float]]:
            del best, other
            return self.gaps

    sure = [{"tiles": 500.0 + k, "goods": -100.0 + k, REST: 90.0} for k in range(9)]
    found = reasons_by_courses(Known(sure), 1, 2)
    assert found is not None
    assert (found.after, [name for name, _ in found.main_terms]) == (COURSES, ["tiles", "goods"])
    assert found.total.mean == pytest.approx(498)
    halved = reasons_by_courses(Known(sure), 1, 2, stretch=0.5)
    assert halved is not None
    assert halved.total.mean == pytest.approx(249)
    assert reasons_by_courses(Known([{REST: 90.0 + k} for k in range(9)]), 1, 2) is None
    assert reasons_by_courses(Known([{"tiles": -1.0 - gap["tiles"]} for gap in sure]), 1, 2) is None
    assert reasons_by_courses(Known([{"tiles": 900.0 * (-1) ** k} for k in range(9)]), 1, 2) is None
    assert reasons_by_courses(Known([]), 1, 2) is None


def undecided(game: Any, bot: SearchBot) -> tuple[Any, Any, Any]:
    """The first observation of a game in which a search tries two candidates often, and these two."""
    rng = np.random.default_rng(3)
    for state, _ in greedily(game, begin(game, 3), 60):
        seen = game.observe(state, game.turn(state))
        first, second, *_ = sorted(
            bot.search(seen, rng, is_whole=True), key=lambda one: -one.visits
        )
        if second.visits >= OFTEN:
            return seen, first, second
    raise AssertionError("a search is sure of each of the first 60 decisions of the game")


def test_the_chances_told_by_courses_are_those_of_the_search(game: Any) -> None:
    bot = adviser(game)
    seen, first, second = undecided(game, bot)
    worlds = Worlds(game, bot, seen, np.random.default_rng(3), 200)
    gap = first.shares[worlds.seat] - second.shares[worlds.seat]
    told = added_up(COURSES, worlds.gains(first.action, second.action)).total
    assert told.mean / 10_000 == pytest.approx(gap, abs=6 * told.error / 10_000 + 0.01)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In the long run, the first raises your chance of winning by 2.5 ± 0.4 percentage points, above all "),
        ("fr", "À long terme, le premier choix augmente vos chances de gagner de 2,5 ± 0,4 points de pourcentage, surtout "),
        ("de", "Auf lange Sicht erhöht die erste Wahl Ihre Gewinnchance um 2,5 ± 0,4 Prozentpunkte, vor allem "),
    ],
)  # fmt: skip
def test_a_gain_of_chance_is_told_as_one(game: Any, language: str, said: str) -> None:
    known = made(game)
    assert known.reasons is not None
    advice = replace(known, reasons=replace(known.reasons, after=COURSES))
    assert any(line.startswith(said) for line in advice_lines(advice, game, NAMES, language))


def test_a_mean_has_its_standard_error() -> None:
    assert difference([1, 2, 3, 4, 5]) == Difference(3, 0.5**0.5)
    assert difference([2, 2]) == Difference(2, 0)
    assert Difference(3, 1).is_sure
    assert not Difference(3, 2).is_sure
    assert not Difference(0, 0).is_sure


def test_reasons_leave_out_what_is_small_or_not_sure_and_never_speak_against_the_line() -> None:
    gold, seals, rivals = Difference(400, 20), Difference(-300, 30), Difference(900, 600)
    screen = Difference(9, 0)
    terms = {"seals": seals, "gold": gold, "rivals": rivals, "screen": screen}
    total = Difference(1020, 300)
    assert Reasons(REPLY, total, terms).main_terms == [("gold", gold), ("seals", seals)]
    assert Reasons(REPLY, total, terms | {"gold": Difference(200, 20)}).main_terms == []


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
    terms = {more: Difference(1_254, 40), less: Difference(-1_000, 1)}
    reasons = Reasons(REPLY, Difference(254, 41), terms)
    options = (Option((one,), 9_000, (0.521, 0.479)), Option((other,), 800, (0.4, 0.6)))
    return Advice(0, options, ((1, other),), 14_579, reasons)


SAID = {
    ("arkadia", "en"): [
        "I would play: {one}.",
        "Chances of winning: Ada 52 %, Ben 48 %.",
        "Then perhaps: Ben: {other}.",
        "Next best: {other} (your chance of winning then: 40 %).",
        "After the replies, the first leaves you 2.5 ± 0.4 gold coins better off, above all 12.5 ± 0.4 in gold; you give up 10 in seals.",
        "I tried 14,579 ways the game could go on.",
    ],
    ("arkadia", "de"): [
        "Ich würde spielen: {one}.",
        "Gewinnchancen: Ada 52 %, Ben 48 %.",
        "Dann vielleicht: Ben: {other}.",
        "Zweitbeste Wahl: {other} (Ihre Gewinnchance dann: 40 %).",
        "Nach den Antworten bringt Ihnen die erste Wahl 2,5 ± 0,4 Goldmünzen mehr, vor allem 12,5 ± 0,4 an Gold; dafür verlieren Sie 10 an Siegeln.",
        "Ich habe 14.579 mögliche Spielverläufe durchprobiert.",
    ],
    ("arkadia", "fr"): [
        "Je jouerais : {one}.",
        "Chances de gagner : Ada 52 %, Ben 48 %.",
        "Puis peut-être : Ben: {other}.",
        "Deuxième choix : {other} (vos chances de gagner seraient de 40 %).",
        "Après les réponses, le premier choix vous rapporte 2,5 ± 0,4 pièces d\u2019or de plus, surtout 12,5 ± 0,4 en or ; en échange, vous perdez 10 en sceaux.",
        "J\u2019ai essayé 14\u202f579 suites possibles de la partie.",
    ],
    ("archon", "en"): [
        "I would play: {one}.",
        "Chances of winning: Ada 52 %, Ben 48 %.",
        "Then perhaps: Ben: {other}.",
        "Next best: {other} (your chance of winning then: 40 %).",
        "After the replies, the first leaves you 2.5 ± 0.4 points better off, above all 12.5 ± 0.4 in points already scored; you give up 10 in goods.",
        "I tried 14,579 ways the game could go on.",
    ],
    ("archon", "de"): [
        "Ich würde spielen: {one}.",
        "Gewinnchancen: Ada 52 %, Ben 48 %.",
        "Dann vielleicht: Ben: {other}.",
        "Zweitbeste Wahl: {other} (Ihre Gewinnchance dann: 40 %).",
        "Nach den Antworten bringt Ihnen die erste Wahl 2,5 ± 0,4 Punkte mehr, vor allem 12,5 ± 0,4 an schon erzielten Punkten; dafür verlieren Sie 10 an Gütern.",
        "Ich habe 14.579 mögliche Spielverläufe durchprobiert.",
    ],
    ("archon", "fr"): [
        "Je jouerais : {one}.",
        "Chances de gagner : Ada 52 %, Ben 48 %.",
        "Puis peut-être : Ben: {other}.",
        "Deuxième choix : {other} (vos chances de gagner seraient de 40 %).",
        "Après les réponses, le premier choix vous rapporte 2,5 ± 0,4 points de plus, surtout 12,5 ± 0,4 en points déjà marqués ; en échange, vous perdez 10 en biens.",
        "J\u2019ai essayé 14\u202f579 suites possibles de la partie.",
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
    assert advice_lines(Advice(0, options, (), 10, known.reasons), game, NAMES, language) != lines


def test_the_adviser_thinks_for_a_second(game: Any) -> None:
    bot = Adviser(game).search
    assert (bot.name, bot.budget) == ("hint", Budget(seconds=1.0))
    lines = advice_lines(ask(game, bot, begin(game, 1)), game, NAMES, "en")
    assert lines[0].startswith("I would play: ")
