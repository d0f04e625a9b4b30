"""The exported conformance suite, run by the two games of Polis and by that of the example."""

from polis_thirtyone import ThirtyOneSpec

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


class TestThirtyOne(GameConformance):
    spec = ThirtyOneSpec()
    options = ({}, {"all_three": False})
    games = 3
    stride = 3
