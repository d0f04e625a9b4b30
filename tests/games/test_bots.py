"""Any bot of both games: its actions are legal, repeatable, and follow from its observation."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from polis.bots import new_bot
from polis.games import load
from tests.games.bots import QUICK, TABLES, answer, decisions

GAMES: dict[str, Any] = {name: load(name) for name in TABLES}
both = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize(
    ("name", "seats", "options"), [(name, *table) for name in GAMES for table in TABLES[name]]
)
def test_every_action_of_a_bot_is_legal_until_the_game_is_over(
    bot: str, name: str, seats: int, options: Mapping[str, object], seed: int
) -> None:
    played = 0
    for state, action in decisions(name, bot, seats, options, seed):
        assert action in GAMES[name].legal(state)
        played += 1
    assert played > 14
    assert new_bot(GAMES[name], bot).name == bot


@both
@pytest.mark.parametrize("bot", QUICK)
def test_the_same_generator_leads_to_the_same_decision_and_nothing_is_changed(
    bot: str, name: str, seed: int
) -> None:
    game = GAMES[name]
    for state, _ in decisions(name, bot, 3, {}, seed):
        observation, legal = game.observe(state, game.turn(state)), game.legal(state)
        before = observation.tobytes(), legal.tobytes()
        assert answer(game, observation, legal, bot) == answer(game, observation, legal, bot)
        assert (observation.tobytes(), legal.tobytes()) == before


@both
@pytest.mark.parametrize("bot", QUICK)
def test_the_same_seed_leads_to_the_same_game(bot: str, name: str, seed: int) -> None:
    first, second = ([action for _, action in decisions(name, bot, 4, {}, seed)] for _ in range(2))
    assert first == second


@both
def test_a_random_bot_takes_every_legal_action_at_times(name: str) -> None:
    (state, _), *_ = decisions(name, "random", 2, {}, 5)
    game, rng = GAMES[name], np.random.default_rng(5)
    legal, player = game.legal(state), new_bot(game, "random")
    taken = {player.decide(game.observe(state, 0), legal, rng) for _ in range(200)}
    assert taken == set(legal.tolist())
