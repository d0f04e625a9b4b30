"""Parsing typed input word by word: what the notations of all games have in common."""

import re
from collections.abc import Sequence

from polis.core.json_reader import repeatable
from polis.core.texts.errors import NotationError
from polis.core.texts.message import Message, core_message


class Words:
    """The words of a line and the current position.

    Comparison ignores case; commas and semicolons count as blanks. An overlong word is cut so that
    an error can repeat it, and then matches nothing.
    """

    def __init__(self, line: str, example: str) -> None:
        """Split the line; raises NotationError, naming an example, if it is empty."""
        self.words = [repeatable(one) for one in re.sub("[,;]", " ", line.lower()).split()]
        self.place = 0
        if not self.words:
            raise NotationError(core_message("typed-nothing", example=example))

    @property
    def here(self) -> str:
        """The next word, without consuming it; empty at the end of the line."""
        return self.words[self.place] if self.place < len(self.words) else ""

    def next(self, verb: str, what: Message, names: Sequence[str] = ()) -> str:
        """Consume the next word; raises NotationError if the verb needs one and there is none."""
        word = self.here
        if not word:
            args = {"verb": verb, "what": what}
            if names:
                raise NotationError(
                    core_message("typed-too-short-of", **args, names=", ".join(names))
                )
            raise NotationError(core_message("typed-too-short", **args))
        self.place += 1
        return word

    def name(self, verb: str, what: Message, names: Sequence[str]) -> str:
        """Consume the next word as (a prefix of) one of the names; raises NotationError."""
        return choose(self.next(verb, what, names), what, names)

    def number(self, verb: str, low: int, high: int) -> int:
        """Consume the next word as an integer within bounds; raises NotationError."""
        what = core_message("what-number", low=str(low), high=str(high))
        word = self.next(verb, what)
        if not (word.isascii() and word.isdigit() and low <= int(word) <= high):
            raise NotationError(core_message("typed-no-number", word=word, what=what))
        return int(word)


def choose(word: str, what: Message, names: Sequence[str]) -> str:
    """Return the one name that the word is or abbreviates; NotationError lists the choices."""
    if word in names:
        return word
    found = [name for name in names if name.startswith(word)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError(core_message("typed-ambiguous", word=word, names=", ".join(found)))
    raise NotationError(core_message("typed-unknown", word=word, what=what, names=", ".join(names)))
