"""The bots of a game: which there are, what is offered, and how deep each level searches."""

from itertools import pairwise

import pytest

from polis.bots import BOTS, Budget
from polis.core.texts.errors import PolisError
from polis.games import GAMES, load
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import LEVELS, SEATABLE, STYLED
from polis.search.search_bot import SearchBot

SEARCHING = [name for name, level in LEVELS.items() if level.is_searching]


@pytest.mark.parametrize("name", GAMES)
def test_both_games_have_all_bots(name: str) -> None:
    bots = GAMES[name].bots
    assert bots.names == BOTS
    assert bots.levels == tuple(LEVELS)
    assert len(BOTS) <= 20


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_can_sit_at_a_table(name: str) -> None:
    bots = GAMES[name].bots
    assert bots.offered[: len(LEVELS)] == tuple(LEVELS)
    assert len(bots.offered) == len(LEVELS) + len(STYLED) * len(bots.styles)
    assert all(bots.can_sit(bot) for bot in (*SEATABLE, *bots.offered))
    refused = ("guided", "clever", "adept:clever", "journeyman:builder", "adept:", "adept-1")
    assert not any(bots.can_sit(bot) for bot in refused)


@pytest.mark.parametrize("name", GAMES)
def test_no_level_searches_less_or_shorter_than_the_one_before(name: str) -> None:
    depths = compiled_bots(load(name)).depths
    for lower, higher in pairwise(SEARCHING):
        assert depths[lower].simulations < depths[higher].simulations
        assert LEVELS[lower].seconds < LEVELS[higher].seconds


@pytest.mark.parametrize("level", SEARCHING)
def test_a_level_thinks_with_its_own_budget(level: str) -> None:
    game = load("archon")
    bots, bot = compiled_bots(game), game.spec.bots.new(game, level)
    assert isinstance(bot, SearchBot)
    assert bot.name == level
    simulations = bots.depths[level].simulations
    assert bot.budget == Budget(LEVELS[level].seconds, simulations)
    assert bots.steady_budget(level) == Budget(simulations=simulations)


@pytest.mark.parametrize("bot", ["clever", "search", "planner", "adept-1", "adept-settler"])
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(bot: str) -> None:
    game = load("arkadia")
    with pytest.raises(PolisError, match=f"no bot '{bot}'; the bots are random, greedy, app"):
        game.spec.bots.new(game, bot)


@pytest.mark.parametrize("bot", ["adept:warden", "greedy:settler", "apprentice:settler", "adept:"])
def test_a_style_that_a_game_lacks_is_refused_with_those_it_has(bot: str) -> None:
    game = load("arkadia")
    with pytest.raises(PolisError, match=f"no bot '{bot}'; the styles .* are settler, builder"):
        game.spec.bots.new(game, bot)
