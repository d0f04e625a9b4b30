"""The exported conformance suite, run by the two games of Polis.

The game of the example runs it in its own tests, which `tests/examples` runs.
"""

from polis.games import GAMES
from polis.testing import GameConformance


class TestArkadia(GameConformance):
    spec = GAMES["arkadia"]
    options = ({}, {"flips": True, "open_screens": True, "optional_neutrals": True})
    stride = 29
    remembered = frozenset({"gold", "seals", "own_workers", "neutral_workers"})  # ARK-R29


class TestArchon(GameConformance):
    spec = GAMES["archon"]
    options = ({}, {"season_reset": False, "divide_first": True})
    stride = 29
