"""What was published stays as it was: the settings and the weights of earlier editions."""

from hashlib import sha256
from typing import Any

import pytest

from polis.bots import Budget, new_bot, new_compiled_search
from polis.bots.levels import LEVELS, OFFERED
from polis.bots.network_store import load_net
from polis.games import load
from polis.games.archon.bots import FIRST_NETWORK as ARCHON_NETWORK
from polis.games.arkadia.bots import FIRST_NETWORK as ARKADIA_NETWORK
from polis.search.tree_search import HURRY, IS_ALONE, IS_GUIDED, IS_QUICK, RIPE, TURNS

# By game: the file, the beginning of its SHA-256, the settings, the simulations of the levels
FIRST = {
    "arkadia": (ARKADIA_NETWORK, "38fe976871f34f88", [0, 3, 1, 0, 1, 0], (250, 2_000, 16_000)),
    "archon": (ARCHON_NETWORK, "374f3c2cba42e0e6", [0, 0, 1, 0, 1, 0], (12, 200, 12_000)),
}
SEARCHING = ("adept", "master", "grandmaster")


@pytest.mark.parametrize("number", range(len(SEARCHING)))
@pytest.mark.parametrize("name", sorted(FIRST))
def test_the_first_edition_searches_as_it_did(name: str, number: int) -> None:
    """It never changes again; a current level may."""
    game, level = load(name), f"{SEARCHING[number]}-1"
    path, beginning, expected, simulations = FIRST[name]
    memory = new_compiled_search(game, level, level, Budget(simulations=1)).contexts[0].memory
    found = [memory.settings[one] for one in (TURNS, HURRY, IS_GUIDED, IS_QUICK, RIPE, IS_ALONE)]
    assert found == expected
    assert memory.network.tobytes() == load_net(game, path).tobytes()
    assert sha256(path.read_bytes()).hexdigest()[:16] == beginning
    bot: Any = new_bot(game, level)
    assert bot.budget == Budget(LEVELS[SEARCHING[number]].seconds, simulations[number])


@pytest.mark.parametrize("level", SEARCHING)
def test_who_chooses_an_opponent_need_not_know_of_editions(level: str) -> None:
    assert level in OFFERED
    assert f"{level}-1" not in OFFERED
