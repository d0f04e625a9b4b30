"""The conformance suite as a class of tests, one for each check."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from polis.games.spec import GameSpec
from polis.testing import hidden, interpreted, notation, recording, rules
from polis.testing.sample import Sample, new_sample

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
    "spectators": hidden.check_spectators,
    "codec": notation.check_codec,
    "notation": notation.check_notation,
    "words": notation.check_words,
    "records": recording.check_records,
    "hashes": recording.check_hashes,
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

    def test_legal_actions(self) -> None:
        """Legal actions are ascending, and there are some until the end."""
        rules.check_legal(self.sample())

    def test_refusals(self) -> None:
        """An illegal action is refused with its clause and changes nothing."""
        rules.check_refusals(self.sample())

    def test_answers(self) -> None:
        """Turn, phase, points, winners and ending are consistent."""
        rules.check_answers(self.sample())

    def test_determinism(self) -> None:
        """The same secret and actions lead to the same bytes."""
        rules.check_determinism(self.sample())

    def test_copies(self) -> None:
        """A copy of a state is independent of it."""
        rules.check_copies(self.sample())

    def test_options(self) -> None:
        """Options are read back; wrong tables are refused."""
        rules.check_options(self.sample())

    def test_views(self) -> None:
        """What is hidden from a seat does not affect what it is shown."""
        hidden.check_views(self.sample())

    def test_worlds(self) -> None:
        """Sampled worlds fit the observation, and hidden information is drawn anew."""
        hidden.check_worlds(self.sample())

    def test_spectators(self) -> None:
        """A spectator sees no more than any seat."""
        hidden.check_spectators(self.sample())

    def test_codec(self) -> None:
        """Action numbers are converted to their parts and back."""
        notation.check_codec(self.sample())

    def test_notation(self) -> None:
        """Texts of actions are parsed as the same actions."""
        notation.check_notation(self.sample())

    def test_words(self) -> None:
        """Everything has texts in every language, and drawings fit a terminal."""
        notation.check_words(self.sample())

    def test_records(self) -> None:
        """Records are read back, replay and verify."""
        recording.check_records(self.sample())

    def test_hashes(self) -> None:
        """Equal hashes mean equal states."""
        recording.check_hashes(self.sample())

    def test_compiled_equals_interpreted(self) -> None:
        """Compiled and interpreted rules write the same bytes."""
        interpreted.check_interpreted(self.sample())
