"""What the rules of a game may use that has no notation of its own and no component file."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from polis.core.contract.notation import (
    Action,
    Codec,
    Words,
    Written,
    choose,
    written_as,
    written_from,
)
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import InvalidComponents


@dataclass(frozen=True, slots=True)
class NoBox:
    """The placeholder in records of games without a component file."""

    id: str = "none"
    sha256: str = hashlib.sha256(b"").hexdigest()


NO_BOX: Final = NoBox()


def refuse_components(title: str, components: Path | None) -> None:
    """Raise InvalidComponents if a component file is given to a game that has none."""
    if components is not None:
        raise InvalidComponents(core_message("no-components", game=title))


class PlainNotation:
    """The texts of a game's actions, made from its codec: `bid 7` for the verb `bid`, part 6."""

    def __init__(self, codec: Codec, names: Mapping[str, Sequence[str]] | None = None) -> None:
        """Take the codec; its verbs are lower-case words.

        names: by the name of a part, what its numbers are called, such as the cards of a deck, each a
        word without blanks; other parts are numbers from 1. Raises ValueError if they do not fit.
        """
        self._codec = codec
        self._named = {part: tuple(words) for part, words in (names or {}).items()}
        for part, size in (one for parts in codec.verbs.values() for one in parts):
            words = self._named.get(part)
            if words and len({*map(str.lower, words)}) != size:
                raise ValueError(f"the part '{part}' has {size} numbers, so it needs as many names")

    def text(self, number: int) -> str:
        """Return the notation of an action."""
        action = self._codec.decode(int(number))
        parts = zip(self._codec.verbs[action.verb], action.parts, strict=True)
        return " ".join([action.verb, *(self._written(*one).write(part) for one, part in parts)])

    def read(self, line: str) -> list[int]:
        """Return the actions of a line in order, verbs abbreviated or not; raises NotationError."""
        words = Words(line, self.text(0))
        return [self._codec.encode(action) for action in words.actions(self._action)]

    def _action(self, words: Words, _before: Sequence[Action]) -> Action:
        what = core_message("what-action")
        verb = choose(words.next("", what), what, tuple(self._codec.verbs))
        parts = (self._written(*one).read(words, verb) for one in self._codec.verbs[verb])
        return Action(verb, tuple(parts))

    def _written(self, part: str, size: int) -> Written:
        names = self._named.get(part)
        if names is None:
            return written_from(1, size)
        read = written_as(core_message("what-part", part=part), [*map(str.lower, names)]).read
        return Written(names.__getitem__, read)
