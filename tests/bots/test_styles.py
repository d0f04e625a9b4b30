"""Styles: bots that are tempted by some actions, for variety."""

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import GAMES, load
from polis.games.compiled_bots import compiled_bots, tastes_by_action

GAMES_PLAYED = 10


@pytest.mark.parametrize("name", GAMES)
def test_a_style_is_for_actions_of_the_game_and_has_a_name_in_each_language(name: str) -> None:
    spec = GAMES[name]
    assert len(spec.bots.styles) >= 2
    for style, liking in spec.bots.styles.items():
        assert tastes_by_action(spec.codec(), liking).any()
        names = {
            spec.catalogue().text("style-name", code, style=style) for code in ("en", "fr", "de")
        }
        assert len(names) == 3, names


def test_a_style_searches_as_deep_as_its_level() -> None:
    game = load("archon")
    bots = compiled_bots(game)
    assert bots.steady_budget("adept:warden") == bots.steady_budget("adept")
    plain, styled = (bots.search(game, bot).contexts[0].memory for bot in ("adept", "adept:warden"))
    assert styled.settings == plain.settings._replace(has_taste=True)
    assert styled.network.tobytes() == plain.network.tobytes()


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


@pytest.mark.sample(1)
@pytest.mark.skipif(not COMPILED, reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize("style", ["builder", "warden", "scholar"])
def test_a_style_shows(style: str, seed: int) -> None:
    """It does what it likes more often than the same level without it, on the same deals."""
    assert liked(f"adept:{style}", style, seed) > liked("adept", style, seed)


def liked(bot: str, style: str, seed: int) -> int:
    """How often a bot that plays both seats does what a style likes, in all games."""
    game = load("archon")
    bots, found = game.spec.bots, 0
    is_liked = tastes_by_action(game.spec.codec(), bots.styles[style]) > 0
    player = bots.new(game, bot, bots.steady_budget(bot))
    for number in range(GAMES_PLAYED):
        rng = np.random.default_rng([seed, number])
        state, _ = game.new_game(game.new_options({}), 2, (seed + number).to_bytes(16, "big"))
        while not game.is_over(state):
            seen = game.observe(state, game.turn(state))
            action = player.decide(seen, game.legal(state), rng)
            found += int(is_liked[action])
            game.apply(state, action)
    return found
