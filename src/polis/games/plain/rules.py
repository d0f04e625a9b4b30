"""What the rules of a game may use that has no notation of its own and no component file."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from polis.core.contract.notation import Action, Codec, Words, choose, written_from
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

    def __init__(self, codec: Codec) -> None:
        """Take the codec; its verbs are lower-case words."""
        self._codec = codec

    def text(self, number: int) -> str:
        """Return the notation of an action."""
        action = self._codec.decode(int(number))
        return " ".join([action.verb, *(str(part + 1) for part in action.parts)])

    def read(self, line: str) -> list[int]:
        """Return the actions of a line in order, verbs abbreviated or not; raises NotationError."""
        words = Words(line, self.text(0))
        return [self._codec.encode(action) for action in words.actions(self._action)]

    def _action(self, words: Words, _before: Sequence[Action]) -> Action:
        what = core_message("what-action")
        verb = choose(words.next("", what), what, tuple(self._codec.verbs))
        parts = (written_from(1, size).read(words, verb) for _, size in self._codec.verbs[verb])
        return Action(verb, tuple(parts))
