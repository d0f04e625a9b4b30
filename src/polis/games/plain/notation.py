"""Notation for games without their own: a verb, then its parts as numbers from 1."""

from polis.core.contract.notation import Action, Codec, Words, choose
from polis.core.texts.catalogue import Message, core_message


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
        actions = []
        while words.here:
            verb = choose(words.next("", _verb()), _verb(), tuple(self._codec.verbs))
            parts = [words.number(verb, 1, size) - 1 for _, size in self._codec.verbs[verb]]
            actions.append(self._codec.encode(Action(verb, tuple(parts))))
        return actions


def _verb() -> Message:
    """What is missing or unknown, for the error message."""
    return core_message("what-action")
