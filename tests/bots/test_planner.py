"""The planner of both games: fair, repeatable, and its whole turns are no worse than the greedy bot's."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from polis.bots import PLANNER, new_bot
from polis.core.contract.bot import Bot
from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.archon.bots import search as archon
from polis.games.archon.bots.evaluation import evaluate as evaluate_archon
from polis.games.archon.bots.weights import WEIGHTS as ARCHON_WEIGHTS
from polis.games.arkadia.bots import search as arkadia
from polis.games.arkadia.bots.evaluation import WEIGHTS, WORK, evaluate
from polis.search.memory import PlanMemory
from polis.search.planner import Planner
from polis.search.planning import (
    ACTION,
    FIRST,
    NOTES,
    PICKS,
    SCORE,
    TOTAL,
    TURN,
    WIDTH,
    WORTH,
    drop_worse_half,
    has_twin,
    keep_end,
    pick,
)

GAMES = {name: load(name) for name in ("arkadia", "archon")}
FIRST_PHASE = {"arkadia": "must", "archon": "place"}
PLIES = 80 if COMPILED else 2
AT_ITS_END = (0, 4)  # the outlook of a planner that judges a turn where it ends


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def begin(game: Any, seats: int, number: int) -> Any:
    """The first position of a game of its own."""
    return game.new_game(game.new_options({}), seats, number.to_bytes(16, "big"))[0]


def decide(game: Any, bot: Bot, state: Any, seed: int = 1) -> int:
    """What the bot does in a position, with a generator of its own."""
    observation = game.observe(state, game.turn(state))
    return bot.decide(observation, game.legal(state), np.random.default_rng(seed))


def positions(game: Any, seats: int, number: int, plies: int = PLIES) -> Iterator[Any]:
    """The positions of a game of greedy bots that have a decision to make."""
    state, greedy = begin(game, seats, number), new_bot(game, "greedy")
    for ply in range(plies):
        if game.is_over(state):
            return
        if len(game.legal(state)) > 1:
            yield state.copy()
        game.apply(state, decide(game, greedy, state, ply))


def planner(game: Any, width: int, outlook: tuple[int, int]) -> Planner:
    """One with its own beam width and horizon."""
    of, weights = (arkadia, WEIGHTS) if game.name == "arkadia" else (archon, ARCHON_WEIGHTS)
    return Planner(of.PLANNER_KERNELS, of.SHAPE, game.tables, weights, width, outlook)


def worth_after_turn(game: Any, bot: Bot, state: Any, seed: int) -> int | None:
    """By the evaluation, how well off the seat is after its turn; None: the turn ends a round.

    In Archon a round that is over may bring hidden cards to light, which nobody can plan.
    """
    state, seat = state.copy(), game.turn(state)
    first_round = 0 if game.name == "arkadia" else int(state["round_number"][0])
    while True:
        game.apply(state, decide(game, bot, state, seed))
        if game.is_over(state) or game.turn(state) != seat:
            break
        if game.phase(state) == FIRST_PHASE[game.name]:
            break
    if game.name == "arkadia":
        row = np.zeros(WORK, np.int64)
        return int(evaluate(state[0], game.tables[0], seat, WEIGHTS, row))
    if game.is_over(state) or int(state["round_number"][0]) != first_round:
        return None
    return int(evaluate_archon(state[0], game.tables[0], seat, ARCHON_WEIGHTS))


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_planned_is_legal_and_nothing_is_changed(game: Any, seats: int, seed: int) -> None:
    bot = new_bot(game, PLANNER)
    for state in positions(game, seats, seed):
        seen, legal = game.observe(state, game.turn(state)), game.legal(state)
        before = seen.tobytes(), legal.tobytes()
        assert bot.decide(seen, legal, np.random.default_rng(seed)) in legal
        assert (seen.tobytes(), legal.tobytes()) == before


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_planners_play_a_game_to_its_end(game: Any, seats: int, seed: int) -> None:
    state, bot, rng = begin(game, seats, seed), new_bot(game, PLANNER), np.random.default_rng(seed)
    while not game.is_over(state):
        legal = game.legal(state)
        action = bot.decide(game.observe(state, game.turn(state)), legal, rng)
        assert action in legal
        game.apply(state, action)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_leads_to_the_same_decision(game: Any, seats: int, seed: int) -> None:
    used = new_bot(game, PLANNER)  # what it has thought before must not matter
    for state in positions(game, seats, seed):
        assert decide(game, used, state, seed) == decide(game, new_bot(game, PLANNER), state, seed)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_decision(
    game: Any, seats: int, seed: int
) -> None:
    bot, rng, differing = new_bot(game, PLANNER), np.random.default_rng(seed), 0
    for state in positions(game, seats, seed):
        world = game.sample_world(game.observe(state, game.turn(state)), rng)
        differing += world.tobytes() != state.tobytes()
        assert decide(game, bot, state) == decide(game, bot, world)
    assert differing > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_planned_without_an_outlook_reads_nothing_hidden(
    game: Any, seats: int, seed: int
) -> None:
    bot, rng = planner(game, WIDTH, AT_ITS_END), np.random.default_rng(seed)
    for state in positions(game, seats, seed):
        seat, legal = game.turn(state), game.legal(state)
        world = game.sample_world(game.observe(state, seat), rng)
        first, second, third = (
            # The last two are no observations: were a hidden card read, it could change the choice.
            bot.decide(seen, legal, np.random.default_rng(7))
            for seen in (game.observe(state, seat), state, world)
        )
        assert first == second == third


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_turn_is_no_worse_than_the_greedy_bots(game: Any, seats: int) -> None:
    bot, greedy = planner(game, WIDTH, AT_ITS_END), new_bot(game, "greedy")
    better = compared = 0
    for number in range(3):
        for state in positions(game, seats, number, plies=1000):
            if game.phase(state) != FIRST_PHASE[game.name]:
                continue
            planned, usual = (worth_after_turn(game, one, state, number) for one in (bot, greedy))
            if planned is None or usual is None:
                continue
            assert planned >= usual
            better += planned > usual
            compared += 1
    assert compared > 60
    assert better > 0  # in Arkadia about one in eight, in Archon one in a hundred


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes hours where nothing is compiled")
def test_a_planner_beats_one_ply(game: Any) -> None:
    bots, won = [new_bot(game, PLANNER), new_bot(game, "greedy")], 0.0
    for number in range(4):
        for first in range(2):
            state, rng = begin(game, 2, number), np.random.default_rng([number, first])
            while not game.is_over(state):
                seat = game.turn(state)
                observation = game.observe(state, seat)
                bot = bots[(seat + first) % 2]
                game.apply(state, bot.decide(observation, game.legal(state), rng))
            won += (first in game.winners(state)) / len(game.winners(state))
    assert won >= 5  # of 8; it wins about 7


# The beam.


def test_picks_are_the_best_in_order_and_of_equals_the_earlier_one() -> None:
    picks, picked = np.zeros((3, PICKS), np.int64), 0
    for action, score in enumerate((5, 9, 5, 1, 9)):
        picked = pick(picks, picked, 0, action, score)
    assert picked == 3
    assert picks[:, ACTION].tolist() == [1, 4, 0]
    assert picks[:, SCORE].tolist() == [9, 9, 5]
    assert picks[:, TURN].tolist() == [0, 0, 0]


def ends(game: Any, worths: list[int]) -> tuple[PlanMemory, int]:
    """The memory of a beam of two turns that was offered turns of these worths, all different."""
    memory, ended = planner(game, 2, AT_ITS_END).memory, 0
    for number, worth in enumerate(worths):
        memory.turns[0] = begin(game, 2, number)[0]
        memory.turns[0].ply = number
        memory.notes[0] = number, worth, -worth
        ended = keep_end(memory.turns, memory.words, memory.notes, 2, ended, 0)
    return memory, ended


@pytest.mark.sample(1)
def test_of_the_turns_that_are_over_the_best_are_kept(game: Any) -> None:
    memory, ended = ends(game, [3, 1, 2, 7, 0])
    assert ended == 2
    assert sorted(memory.notes[4:6, WORTH].tolist()) == [3, 7]
    assert {int(turn.ply) for turn in memory.turns[4:6]} == {0, 3}


def test_the_same_turn_is_kept_once_and_one_that_differs_in_anything_is_another(game: Any) -> None:
    memory, ended = ends(game, [3])
    assert has_twin(memory.words, 4, 1, 0)
    assert keep_end(memory.turns, memory.words, memory.notes, 2, ended, 0) == 1
    memory.turns[0].turn += 1
    assert not has_twin(memory.words, 4, 1, 0)
    assert keep_end(memory.turns, memory.words, memory.notes, 2, ended, 0) == 2


@pytest.mark.long
def test_halving_leaves_the_turns_with_the_higher_totals(game: Any) -> None:
    memory = planner(game, 5, AT_ITS_END).memory
    for number, total in enumerate((4, 9, 2, 8, 6)):
        memory.turns[10 + number].ply = number
        memory.notes[10 + number] = number, 0, total
    assert drop_worse_half(memory.turns, memory.notes, 10, 5) == 3
    assert memory.notes[10:13, TOTAL].tolist() == [9, 8, 6]
    assert memory.notes[10:13, FIRST].tolist() == [1, 3, 4]
    assert [int(turn.ply) for turn in memory.turns[10:13]] == [1, 3, 4]
    assert memory.notes.shape[1] == NOTES
