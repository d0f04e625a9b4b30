"""Checks that any game must pass, for the tests of a game: the public conformance suite.

Subclass `GameConformance` in a test file and name the game:

    from polis.testing import GameConformance

    class TestMyGame(GameConformance):
        spec = SPEC

The checks need no test framework. Each is also a function of a `Sample`, listed in `CHECKS`, and
raises `ConformanceError`, an AssertionError that says what is wrong and in which position.
"""

from polis.testing.sample import ConformanceError, Course, Sample, new_sample
from polis.testing.suite import CHECKS, GameConformance

__all__ = ["CHECKS", "ConformanceError", "Course", "GameConformance", "Sample", "new_sample"]
