"""Styles: levels that are tempted by some actions, for variety."""

from typing import Any

import numpy as np
import pytest

from polis.bots import new_bot, offered_in, steady_budget
from polis.bots.levels import LEVELS, STYLES
from polis.bots.style_priors import tastes_by_action
from polis.core.kernels.kernel import COMPILED
from polis.games import GAMES, load
from polis.games.spec import STYLED

STYLED_BOTS = [(game, bot) for game in GAMES for bot in offered_in(game) if LEVELS[bot].style]
GAMES_PLAYED = 10


def test_every_style_exists_in_a_game_at_every_strength() -> None:
    assert {LEVELS[bot].style for _, bot in STYLED_BOTS} == set(STYLES)
    for game in GAMES:
        styles = {LEVELS[bot].style for one, bot in STYLED_BOTS if one == game}
        assert len(styles) >= 2
        assert {f"{level}-{style}" for level in STYLED for style in styles} == {
            bot for one, bot in STYLED_BOTS if one == game
        }


@pytest.mark.parametrize(("game", "bot"), STYLED_BOTS)
def test_a_style_searches_as_deep_as_its_level(game: str, bot: str) -> None:
    kit = GAMES[game].bots()
    assert kit is not None
    plain = kit.depths[bot.partition("-")[0]]
    assert kit.depths[bot].simulations == plain.simulations
    assert kit.depths[bot].tastes
    assert not plain.tastes
    assert steady_budget(load(game), bot) == steady_budget(load(game), bot.partition("-")[0])


def test_tastes_are_for_actions_of_the_game() -> None:
    codec = GAMES["archon"].codec()
    found = tastes_by_action(codec, (("tile", None, 2.0), ("enter", 4, 0.5), ("tile", 3, 1.0)))
    for number in range(codec.size):
        action = codec.decode(number)
        expected = 0.0
        if action.verb == "tile":
            expected = 3.0 if action.parts == (3,) else 2.0
        elif action.verb == "enter" and action.parts[0] == 4:
            expected = 0.5
        assert found[number] == expected
    with pytest.raises(ValueError, match="No action of the game is 'fly' with None"):
        tastes_by_action(codec, (("fly", None, 1.0),))


@pytest.mark.skipif(not COMPILED, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize("bot", ["adept-builder", "adept-warden", "adept-scholar"])
def test_a_style_shows(bot: str, seed: int) -> None:
    """It does what it likes more often than the same level without it, on the same deals."""
    assert liked(bot, bot, seed) > liked("adept", bot, seed)


def liked(bot: str, style: str, seed: int) -> int:
    """How often a bot that plays both seats does what a style likes, in all games."""
    game: Any = load("archon")
    spec = GAMES["archon"]
    kit = spec.bots()
    assert kit is not None
    is_liked = tastes_by_action(spec.codec(), kit.depths[style].tastes) > 0
    player, found = new_bot(game, bot, steady_budget(game, bot)), 0
    for number in range(GAMES_PLAYED):
        rng = np.random.default_rng([seed, number])
        state, _ = game.new_game(game.new_options({}), 2, (seed + number).to_bytes(16, "big"))
        while not game.is_over(state):
            seen = game.observe(state, game.turn(state))
            action = player.decide(seen, game.legal(state), rng)
            found += int(is_liked[action])
            game.apply(state, action)
    return found
