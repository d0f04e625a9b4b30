"""Checks that any game must pass, for the tests of a game: the public conformance suite.

Subclass `GameConformance` in a test file and name the game:

    from polis.testing import GameConformance

    class TestMyGame(GameConformance):
        spec = SPEC

The checks need no test framework. Each is also a function of a `Sample`, listed in `CHECKS`, and
raises `ConformanceError`, an AssertionError that says what is wrong and in which position.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from polis.games.spec import GameSpec
from polis.testing import hidden, interpreted, notation, rules, worlds
from polis.testing.sample import ConformanceError, Course, Sample, new_sample

__all__ = ["CHECKS", "ConformanceError", "Course", "GameConformance", "Sample", "new_sample"]

Check = Callable[[Sample], None]

CHECKS: Final[Mapping[str, Check]] = {
    "legal": rules.check_legal,
    "refusals": rules.check_refusals,
    "answers": rules.check_answers,
    "determinism": rules.check_determinism,
    "copies": rules.check_copies,
    "options": rules.check_options,
    "views": hidden.check_views,
    "worlds": hidden.check_worlds,
    "variety": worlds.check_variety,
    "chances": worlds.check_chances,
    "spectators": hidden.check_spectators,
    "codec": notation.check_codec,
    "notation": notation.check_notation,
    "words": notation.check_words,
    "records": notation.check_records,
    "hashes": notation.check_hashes,
    "interpreted": interpreted.check_interpreted,
}


class GameConformance:
    """The tests of one game: a subclass names it, and pytest or unittest finds the methods.

    spec: the game; options: sets of options, each of which is played; games: random games for each
    number of seats and set of options; seed: of all random choices in the tests; stride: costly
    checks examine every position whose ply is a multiple of it; remembered: fields that views omit
    although everybody could have memorised them, by name, such as `hands[]` or `gold`.
    """

    spec: ClassVar[GameSpec]
    options: ClassVar[Sequence[Mapping[str, object]]] = ({},)
    games: ClassVar[int] = 1
    seed: ClassVar[int] = 1
    stride: ClassVar[int] = 1
    remembered: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    @cache
    def sample(cls) -> Sample:
        """Return the games that the tests examine, played once."""
        return new_sample(cls.spec, cls.options, cls.games, cls.seed, cls.stride, cls.remembered)


def _test_of(check: Check) -> Callable[[GameConformance], None]:
    """Return a check as a test method."""

    def test(self: GameConformance) -> None:
        check(self.sample())

    test.__doc__ = check.__doc__
    return test


for _name, _check in CHECKS.items():
    setattr(GameConformance, f"test_{_name}", _test_of(_check))
