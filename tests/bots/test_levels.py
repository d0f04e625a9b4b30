"""Which levels a game has: those between two others, and those with a style, only where it says so."""

from itertools import pairwise
from typing import Any

import pytest

from polis.bots import BOTS, Budget, check_bot, new_bot, offered_in, playable_in, steady_budget
from polis.bots.levels import LEVELS
from polis.core.texts.errors import PolisError
from polis.games import GAMES, load

BETWEEN = [name for name, level in LEVELS.items() if level.is_optional and not level.style]
OPTIONAL = [name for name, level in LEVELS.items() if level.is_optional]


def plain_in(game: str) -> list[str]:
    """The levels that a game offers, without those with a style."""
    return [name for name in offered_in(game) if not LEVELS[name].style]


def test_both_games_have_the_levels_between_the_others() -> None:
    assert BETWEEN == ["foreman", "expert", "virtuoso"]
    ladder = [
        "apprentice",
        "journeyman",
        "artisan",
        "foreman",
        "adept",
        "expert",
        "master",
        "virtuoso",
        "grandmaster",
    ]
    assert plain_in("arkadia") == plain_in("archon") == ladder


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_can_be_played_with_people(name: str) -> None:
    assert set(offered_in(name)) <= set(playable_in(name))
    assert {"random", "greedy", "planner", "adept-1"} <= set(playable_in(name))


@pytest.mark.parametrize("name", GAMES)
def test_no_level_searches_less_or_shorter_than_the_one_before(name: str) -> None:
    kit = GAMES[name].bots()
    assert kit is not None
    searching = [level for level in plain_in(name) if LEVELS[level].is_searching]
    for lower, higher in pairwise(searching):
        assert kit.depths[lower].simulations <= kit.depths[higher].simulations
        assert kit.depths[lower] != kit.depths[higher]
        assert LEVELS[lower].seconds < LEVELS[higher].seconds


@pytest.mark.parametrize("level", BETWEEN)
def test_a_level_between_thinks_with_its_own_budget(level: str) -> None:
    game, kit = load("archon"), GAMES["archon"].bots()
    assert kit is not None
    bot: Any = new_bot(game, level)
    assert bot.name == level
    assert bot.budget == Budget(LEVELS[level].seconds, kit.depths[level].simulations)
    assert steady_budget(game, level) == Budget(simulations=kit.depths[level].simulations)


@pytest.mark.parametrize("level", [one for one in OPTIONAL if one not in offered_in("arkadia")])
def test_a_level_that_a_game_has_not_is_refused_with_the_ones_it_has(level: str) -> None:
    game = load("arkadia")
    assert steady_budget(game, level) is None
    with pytest.raises(
        PolisError,
        match=f"no bot '{level}'; the bots are .*artisan, foreman, adept, expert, master",
    ):
        new_bot(game, level)
    with pytest.raises(PolisError, match=f"no bot '{level}'"):
        check_bot(level, "arkadia")
    check_bot(level)  # some game has it


def test_every_game_has_every_other_bot() -> None:
    for game in GAMES:
        for bot in set(BOTS) - set(OPTIONAL):
            check_bot(bot, game)
