"""Engines, their WebAssembly and interpreted kernels write the same bytes, trees of searches included.

That the rules run interpreted as in the engine is compared by the conformance suite, too.
"""

import pytest

from polis.core.kernels.kernel import COMPILED
from tests.engines.ways import GAMES, INTERPRETED, NATIVE, WASM, figures, grown, played
from tests.games.fingerprint import OPTIONS

pytestmark = pytest.mark.skipif(not COMPILED, reason="without engines there is nothing to compare")

WHOLE = 10_000  # plies
SEATS = (2, 3, 4)
SHORT = {WASM: (100, 15, 200), INTERPRETED: (12, 4, 2)}  # random plies, greedy plies, simulations
TABLES = [(name, options) for name in GAMES for options in OPTIONS[name]]


@pytest.mark.parametrize("way", SHORT)
@pytest.mark.parametrize("name", GAMES)
def test_games_are_the_same_byte_for_byte(name: str, way: str) -> None:
    random, greedy, _ = SHORT[way]
    for seats, options in zip(SEATS, OPTIONS[name], strict=False):
        for bot, plies in (("random", random), ("greedy", greedy)):
            words = (seats, options, bot, plies)
            assert played(name, way, *words) == played(name, NATIVE, *words), words


@pytest.mark.parametrize("way", SHORT)
@pytest.mark.parametrize("name", GAMES)
def test_trees_are_the_same_byte_for_byte(name: str, way: str) -> None:
    for seats in SEATS:
        words = (seats, SHORT[way][2], 9 * seats, "grandmaster")
        tree = grown(name, way, *words)
        assert len(tree) > 72
        assert tree == grown(name, NATIVE, *words), words


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whole_games_are_the_same_in_webassembly(
    name: str, options: dict[str, object], seats: int
) -> None:
    for bot, games in (("random", 12), ("greedy", 3)):
        for number in range(games):
            words = (seats, options, bot, WHOLE + number)
            assert played(name, WASM, *words) == played(name, NATIVE, *words), words


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whole_games_are_the_same_interpreted(
    name: str, options: dict[str, object], seats: int
) -> None:
    mixed = (["greedy", *["random"] * 3])[:seats]
    for words in ((seats, options, ["random"] * seats, 8), (seats, options, mixed, 1)):
        assert figures(name, INTERPRETED, *words) == figures(name, NATIVE, *words), words


@pytest.mark.long
@pytest.mark.parametrize("level", ["adept", "expert", "grandmaster"])
@pytest.mark.parametrize("name", GAMES)
def test_two_hundred_searches_grow_the_same_trees(name: str, level: str) -> None:
    for number in range(36):
        words = (2 + number % 3, 300, 6 * number, level)
        assert grown(name, WASM, *words) == grown(name, NATIVE, *words), words
        if number < 8:
            words = (2 + number % 3, 4, 20 * number, level)
            assert grown(name, INTERPRETED, *words) == grown(name, NATIVE, *words), words
