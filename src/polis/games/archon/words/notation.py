"""The notation: one short text for each action, and the parser of what people type.

    draft MAGISTER MAGISTER      split COUNT KIND [COUNT KIND ...]     pass  stop  more  done
    LOCATION a|b|c|d             palace 1|2|3|4
    with KIND [plain]            with KIND KIND
    take RESOURCE [RESOURCE]     give RESOURCE [RESOURCE]     buy RESOURCE     sell RESOURCE
    magister MAGISTER            tile TILE                    save GOODS
    replace hand|waiting|played  wall gate|plain              lose RESOURCE COUNT

Words may be abbreviated where this is unambiguous; case does not matter. A line may hold several
actions; after a slot the word `with` may be left out. Kinds and resources may be typed in any
order.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from polis.core.contract.notation import Words, choose
from polis.core.texts.catalogue import Message, core_message
from polis.core.texts.errors import NotationError
from polis.games.archon.model.actions import HAND, LOSSES, NO_SECOND, SLOTS, VERBS, Action, decode
from polis.games.archon.model.names import (
    CARD_KINDS,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    PACKAGE,
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
"""Verbs whose only part is a word, with the words allowed."""

CARD, MAGISTER, RESOURCE, GOODS, TILE, PLACE, WALL_PLACE, SLOT, HAND_OF_FIVE = (
    Message(PACKAGE, f"what-{name}")
    for name in (
        *("card", "magister", "resource", "goods", "tile", "place", "wall-place", "slot"),
        "hand-of-five",
    )
)
"""What a word was expected to be, for the error message."""

WHAT: Final[dict[str, Message]] = {
    "buy": RESOURCE,
    "sell": RESOURCE,
    "magister": MAGISTER,
    "tile": TILE,
    "save": GOODS,
    "replace": PLACE,
    "wall": WALL_PLACE,
}
"""What a word was expected to be, by verb in `WORDS`."""

TYPED: Final = (*(verb for verb in VERBS if verb not in ("enter", "plain", "pair")), *LOCATIONS)
"""The first words of actions."""


def text_of(number: int) -> str:
    """Return the notation of an action; ValueError if there is no such action."""
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


class Reader(Words):
    """Parses the words of a line, one after another, into actions."""

    def __init__(self, line: str) -> None:
        """Split the line; raises NotationError if it is empty."""
        super().__init__(line, "barracks a")

    def actions(self) -> list[Action]:
        """Return every action of the line, in the order typed; raises NotationError."""
        found: list[Action] = []
        while self.here:
            found.append(self._action(found))
        return found

    def _action(self, before: Sequence[Action]) -> Action:
        """Parse the next action. After a slot a bare kind of card implies `with`."""
        word = self.here
        if before and before[-1].verb == "enter" and self._is_one(word, CARD_KINDS):
            return self._with()
        verb = choose(word, core_message("what-action"), TYPED)
        self.place += 1
        if verb in LOCATIONS:
            return self._enter(LOCATIONS.index(verb))
        if verb in WORDS:
            return Action(verb, (WORDS[verb].index(self.name(verb, WHAT[verb], WORDS[verb])),))
        readers: dict[str, Callable[[], Action]] = {
            "draft": self._draft,
            "split": self._split,
            "with": self._with,
            "take": lambda: self._cubes("take"),
            "give": lambda: self._cubes("give"),
            "lose": self._lose,
        }
        return readers[verb]() if verb in readers else Action(verb)

    def _is_one(self, word: str, names: Sequence[str]) -> bool:
        """Whether the word can only mean one of the names and not an action."""
        if not word or any(name.startswith(word) for name in TYPED):
            return False
        return any(name.startswith(word) for name in names)

    def _kind(self, verb: str) -> int:
        return CARD_KINDS.index(self.name(verb, CARD, CARD_KINDS))

    def _resource(self, verb: str) -> int:
        return RESOURCES.index(self.name(verb, RESOURCE, RESOURCES))

    def _enter(self, location: int) -> Action:
        slots = tuple(slot_name(location, slot) for slot in range(SLOTS))
        word = self.next(LOCATIONS[location], SLOT, slots)
        slot = read_slot(location, word)
        if slot is None:
            parts = {"word": word, "location": LOCATIONS[location], "slots": ", ".join(slots)}
            raise NotationError(Message(PACKAGE, "typed-no-slot", parts))
        return Action("enter", (location, slot))

    def _draft(self) -> Action:
        kinds = (MAGISTERS.index(self.name("draft", MAGISTER, MAGISTERS)) for _ in range(2))
        first, second = sorted(kinds)
        return Action("draft", (first, second))

    def _split(self) -> Action:
        cards: Counter[int] = Counter()
        while cards.total() < HAND:
            word = self.next("split", HAND_OF_FIVE)
            count = 1
            if word.isascii() and word.isdigit():
                count = int(word)
                word = self.next("split", CARD, CARD_KINDS)
            cards[CARD_KINDS.index(choose(word, CARD, CARD_KINDS))] += count
        if cards.total() != HAND:
            raise NotationError(Message(PACKAGE, "typed-not-five", {"count": cards.total()}))
        return Action("split", tuple(cards[kind] for kind in range(1, len(CARD_KINDS))))

    def _with(self) -> Action:
        first = self._kind("with")
        if self.here == PLAIN:
            self.place += 1
            if first == 0:
                raise NotationError(Message(PACKAGE, "typed-plain-courtier", {"word": PLAIN}))
            return Action("plain", (first - 1,))
        if self._is_one(self.here, CARD_KINDS):
            pair = sorted((first, self._kind("with")))
            return Action("pair", (pair[0], pair[1]))
        return Action("with", (first,))

    def _cubes(self, verb: str) -> Action:
        first = self._resource(verb)
        if self._is_one(self.here, RESOURCES):
            second = self._resource(verb)
            return Action(verb, (min(first, second), max(first, second)))
        return Action(verb, (first, NO_SECOND))

    def _lose(self) -> Action:
        resource = self._resource("lose")
        return Action("lose", (resource, self.number("lose", 0, LOSSES - 1)))


def read_line(line: str) -> list[Action]:
    """Return the actions typed in a line; raises NotationError."""
    return Reader(line).actions()
