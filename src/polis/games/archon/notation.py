"""The notation: one short text for each action, and the reader of what people type.

    draft MAGISTER MAGISTER      split COUNT KIND [COUNT KIND ...]     pass  stop  more  done
    LOCATION a|b|c|d             palace 1|2|3|4
    with KIND [plain]            with KIND KIND
    take RESOURCE [RESOURCE]     give RESOURCE [RESOURCE]     buy RESOURCE     sell RESOURCE
    magister MAGISTER            tile TILE                    save GOODS
    replace hand|waiting|played  wall gate|plain              lose RESOURCE COUNT

Words may be cut short where they stay unmistakable; capitals do not matter. A line may hold
several actions; after a slot the word `with` may be left out. Kinds and resources may be typed in
any order.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from polis.core.errors import NotationError
from polis.games.archon.actions import HAND, LOSSES, NO_SECOND, VERBS, Action, decode
from polis.games.archon.names import (
    CARD_KINDS,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    PALACE,
    PLACES,
    RESOURCES,
    TILES,
    WALL_PLACES,
    read_slot,
    slot_name,
)

PLAIN: Final = "plain"
WORDS: Final[dict[str, Sequence[str]]] = {
    "buy": RESOURCES,
    "sell": RESOURCES,
    "magister": MAGISTERS,
    "tile": TILES,
    "save": HELD_GOODS,
    "replace": PLACES,
    "wall": WALL_PLACES,
}
"""Verbs with one part that is a word, and the words."""

TYPED: Final = (*(verb for verb in VERBS if verb not in ("enter", "plain", "pair")), *LOCATIONS)
"""First words of actions."""


def text_of(number: int) -> str:
    """The notation of an action; ValueError if there is no such action."""
    action = decode(number)
    if action.verb in WORDS:
        return f"{action.verb} {WORDS[action.verb][action.parts[0]]}"
    writer = _WRITERS.get(action.verb)
    return writer(action.parts) if writer else action.verb


def _write_draft(parts: tuple[int, ...]) -> str:
    return f"draft {MAGISTERS[parts[0]]} {MAGISTERS[parts[1]]}"


def _write_split(parts: tuple[int, ...]) -> str:
    counts = (HAND - sum(parts), *parts)
    return " ".join(
        ["split", *(f"{n} {kind}" for n, kind in zip(counts, CARD_KINDS, strict=True) if n)]
    )


def _write_enter(parts: tuple[int, ...]) -> str:
    return f"{LOCATIONS[parts[0]]} {slot_name(*parts)}"


def _write_with(parts: tuple[int, ...]) -> str:
    return f"with {CARD_KINDS[parts[0]]}"


def _write_plain(parts: tuple[int, ...]) -> str:
    return f"with {MAGISTERS[parts[0]]} {PLAIN}"


def _write_pair(parts: tuple[int, ...]) -> str:
    return f"with {CARD_KINDS[parts[0]]} {CARD_KINDS[parts[1]]}"


def _write_cubes(verb: str) -> Callable[[tuple[int, ...]], str]:
    def write(parts: tuple[int, ...]) -> str:
        return " ".join([verb, *(RESOURCES[part] for part in parts if part != NO_SECOND)])

    return write


def _write_lose(parts: tuple[int, ...]) -> str:
    return f"lose {RESOURCES[parts[0]]} {parts[1]}"


_WRITERS: Final[dict[str, Callable[[tuple[int, ...]], str]]] = {
    "draft": _write_draft,
    "split": _write_split,
    "enter": _write_enter,
    "with": _write_with,
    "plain": _write_plain,
    "pair": _write_pair,
    "take": _write_cubes("take"),
    "give": _write_cubes("give"),
    "lose": _write_lose,
}


class Reader:
    """Reads the words of a line one after another into actions."""

    def __init__(self, line: str) -> None:
        """Split the line; words are compared without regard to capitals."""
        self.words = line.lower().replace(",", " ").replace(";", " ").split()
        self.place = 0

    def actions(self) -> list[Action]:
        """Every action of the line, in the order typed; raises NotationError."""
        if not self.words:
            raise NotationError("Nothing was typed; type an action such as 'barracks a'.")
        found: list[Action] = []
        while self.place < len(self.words):
            found.append(self._action(found))
        return found

    def _action(self, before: Sequence[Action]) -> Action:
        """The next action. After a slot a kind of card alone means `with`."""
        word = self.words[self.place]
        if before and before[-1].verb == "enter" and self._is_one(word, CARD_KINDS):
            return self._with()
        verb = choose(word, TYPED, "action")
        self.place += 1
        if verb in LOCATIONS:
            return self._enter(LOCATIONS.index(verb))
        if verb in WORDS:
            wanted = self._next(verb, f"one of {', '.join(WORDS[verb])}")
            return Action(verb, (WORDS[verb].index(choose(wanted, WORDS[verb], verb)),))
        readers: dict[str, Callable[[], Action]] = {
            "draft": self._draft,
            "split": self._split,
            "with": self._with,
            "take": lambda: self._cubes("take"),
            "give": lambda: self._cubes("give"),
            "lose": self._lose,
        }
        return readers[verb]() if verb in readers else Action(verb)

    def _next(self, verb: str, wanted: str) -> str:
        """The next word; a sentence about what is missing if there is none."""
        if self.place == len(self.words):
            raise NotationError(f"After '{verb}' comes {wanted}; the line ends too early.")
        self.place += 1
        return self.words[self.place - 1]

    def _is_one(self, word: str, names: Sequence[str]) -> bool:
        """Whether the word can only mean one of the names and no action."""
        if any(name.startswith(word) for name in TYPED):
            return False
        return any(name.startswith(word) for name in names)

    def _kind(self, verb: str, names: Sequence[str]) -> int:
        word = self._next(verb, f"one of {', '.join(names)}")
        return names.index(choose(word, names, "card"))

    def _enter(self, location: int) -> Action:
        slots = "1, 2, 3 or 4" if location == PALACE else "a, b, c or d"
        word = self._next(LOCATIONS[location], f"a slot: {slots}")
        slot = read_slot(location, word)
        if slot is None:
            raise NotationError(f"'{word}' is no slot of the {LOCATIONS[location]}; it is {slots}.")
        return Action("enter", (location, slot))

    def _draft(self) -> Action:
        first, second = sorted(self._kind("draft", MAGISTERS) for _ in range(2))
        return Action("draft", (first, second))

    def _split(self) -> Action:
        cards: Counter[int] = Counter()
        while cards.total() < HAND:
            word = self._next("split", "numbers and kinds of cards that make five")
            count = 1
            if word.isascii() and word.isdigit():
                count = int(word[:3])
                word = self._next("split", "a kind of card")
            cards[CARD_KINDS.index(choose(word, CARD_KINDS, "card"))] += count
        if cards.total() != HAND:
            raise NotationError(f"A hand has five cards, not {cards.total()}.")
        return Action("split", tuple(cards[kind] for kind in range(1, len(CARD_KINDS))))

    def _with(self) -> Action:
        first = self._kind("with", CARD_KINDS)
        if self.place < len(self.words) and self.words[self.place] == PLAIN:
            self.place += 1
            if first == 0:
                raise NotationError("A courtier has no power; 'plain' is for magisters.")
            return Action("plain", (first - 1,))
        if self.place < len(self.words) and self._is_one(self.words[self.place], CARD_KINDS):
            pair = sorted((first, self._kind("with", CARD_KINDS)))
            return Action("pair", (pair[0], pair[1]))
        return Action("with", (first,))

    def _cubes(self, verb: str) -> Action:
        first = RESOURCES.index(choose(self._next(verb, "a resource"), RESOURCES, "resource"))
        if self.place < len(self.words) and self._is_one(self.words[self.place], RESOURCES):
            word = self._next(verb, "a resource")
            second = RESOURCES.index(choose(word, RESOURCES, "resource"))
            return Action(verb, (min(first, second), max(first, second)))
        return Action(verb, (first, NO_SECOND))

    def _lose(self) -> Action:
        word = self._next("lose", "a resource")
        resource = RESOURCES.index(choose(word, RESOURCES, "resource"))
        wanted = f"a number from 0 to {LOSSES - 1}"
        word = self._next("lose", wanted)
        if not (word.isascii() and word.isdigit() and int(word[:6]) < LOSSES):
            raise NotationError(f"'{word}' is not {wanted}.")
        return Action("lose", (resource, int(word)))


def choose(word: str, names: Sequence[str], what: str) -> str:
    """The one name that the word begins (or is); raises NotationError with the choices."""
    if word in names:
        return word
    found = [name for name in names if name.startswith(word)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError(f"'{word}' could be {' or '.join(found)}; type one letter more.")
    raise NotationError(f"'{word}' is no {what}; it would be one of {', '.join(names)}.")


def read_line(line: str) -> list[Action]:
    """The actions typed in a line; raises NotationError."""
    return Reader(line).actions()
