"""Actions as small integers, encoded by a table of verbs, and what all typed notations share."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple, TypeAlias

from polis.core.json_reader import repeatable
from polis.core.texts.catalogue import Message, core_message
from polis.core.texts.errors import NotationError

Parts: TypeAlias = tuple[tuple[str, int], ...]
"""The parts of a verb: each name and its number of values, in digit order."""


class Verb(NamedTuple):
    """A kind of action: its name, the number of its first action, its parts with their sizes.

    The number of an action is `first` plus its parts as the digits of a number, the last one varying
    fastest. Without parts there is one action.
    """

    name: str
    first: int
    parts: Parts


@dataclass(frozen=True, slots=True)
class Action:
    """A decision in parts: its verb and the values of its parts, in table order."""

    verb: str
    parts: tuple[int, ...] = ()


class Codec:
    """The numbers of a game's actions."""

    def __init__(self, verbs: Mapping[str, Parts]) -> None:
        """Assign each verb its range, in table order."""
        self.verbs = verbs
        self.bases: dict[str, int] = {}
        base = 0
        for verb, parts in verbs.items():
            self.bases[verb] = base
            base += prod(size for _, size in parts)
        self.size = base

    def listed(self) -> tuple[Verb, ...]:
        """Return all verbs in the order of their numbers."""
        return tuple(Verb(name, self.bases[name], parts) for name, parts in self.verbs.items())

    def encode(self, action: Action) -> int:
        """Return the number of an action; ValueError if a part is missing or out of range."""
        sizes = self.verbs[action.verb]
        if len(sizes) != len(action.parts):
            raise ValueError(f"{action.verb} has {len(sizes)} parts, not {len(action.parts)}")
        number = 0
        for (name, size), part in zip(sizes, action.parts, strict=True):
            if not 0 <= part < size:
                raise ValueError(f"{action.verb}: {name} is {part}, it must be 0 to {size - 1}")
            number = number * size + part
        return self.bases[action.verb] + number

    def decode(self, number: int) -> Action:
        """Return the action with a number; raises ValueError if there is none."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; actions are 0 to {self.size - 1}")
        verb = max((v for v in self.verbs if self.bases[v] <= number), key=self.bases.__getitem__)
        rest = number - self.bases[verb]
        parts: list[int] = []
        for _, size in reversed(self.verbs[verb]):
            rest, part = divmod(rest, size)
            parts.insert(0, part)
        return Action(verb, tuple(parts))


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

    def actions(self, read: Callable[["Words", Sequence[Action]], Action]) -> list[Action]:
        """Return every action of the line; `read` consumes one, given those before it."""
        found: list[Action] = []
        while self.here:
            found.append(read(self, found))
        return found

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


@dataclass(frozen=True, slots=True)
class Written:
    """How a part of an action is written, and read after a verb."""

    write: Callable[[int], str]
    read: Callable[[Words, str], int]


def written_as(what: Message, names: Sequence[str]) -> Written:
    """A part written as one of some names. what: they are, for the error message."""
    return Written(
        names.__getitem__, lambda words, verb: names.index(words.name(verb, what, names))
    )


def written_from(low: int, size: int) -> Written:
    """A part with `size` values, written as a number from `low` on."""
    return Written(
        lambda part: str(part + low),
        lambda words, verb: words.number(verb, low, low + size - 1) - low,
    )


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
