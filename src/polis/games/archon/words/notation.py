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

from polis.core.contract.notation import Words, Written, choose, written_as, written_from
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


def _what(name: str) -> Message:
    """What a word was expected to be, for the error message."""
    return Message(PACKAGE, f"what-{name}")


PLAIN: Final = "plain"
CARD: Final = written_as(_what("card"), CARD_KINDS)
MAGISTER: Final = written_as(_what("magister"), MAGISTERS)
RESOURCE: Final = written_as(_what("resource"), RESOURCES)
PARTS: Final[dict[str, tuple[Written, ...]]] = {
    "draft": (MAGISTER, MAGISTER),
    "buy": (RESOURCE,),
    "sell": (RESOURCE,),
    "magister": (MAGISTER,),
    "tile": (written_as(_what("tile"), TILES),),
    "save": (written_as(_what("goods"), HELD_GOODS),),
    "replace": (written_as(_what("place"), PLACES),),
    "wall": (written_as(_what("wall-place"), WALL_PLACES),),
    "lose": (RESOURCE, written_from(0, LOSSES)),
}
"""How the parts of a verb are written; cards and cubes in pairs are special cases."""

TYPED: Final = (*(verb for verb in VERBS if verb not in ("enter", "plain", "pair")), *LOCATIONS)
"""The first words of actions."""


def text_of(number: int) -> str:
    """Return the notation of an action; ValueError if there is no such action."""
    action = decode(number)
    writer = _WRITERS.get(action.verb)
    if writer:
        return writer(*action.parts)
    parts = zip(PARTS.get(action.verb, ()), action.parts, strict=True)
    return " ".join([action.verb, *(how.write(part) for how, part in parts)])


def _write_split(*magisters: int) -> str:
    counts = zip((HAND - sum(magisters), *magisters), CARD_KINDS, strict=True)
    return " ".join(["split", *(f"{n} {kind}" for n, kind in counts if n)])


def _write_cubes(verb: str) -> Callable[..., str]:
    return lambda *cubes: " ".join([verb, *(RESOURCES[n] for n in cubes if n != NO_SECOND)])


_WRITERS: Final[dict[str, Callable[..., str]]] = {
    "split": _write_split,
    "enter": lambda location, slot: f"{LOCATIONS[location]} {slot_name(location, slot)}",
    "with": lambda kind: f"with {CARD_KINDS[kind]}",
    "plain": lambda magister: f"with {MAGISTERS[magister]} {PLAIN}",
    "pair": lambda kind, second: f"with {CARD_KINDS[kind]} {CARD_KINDS[second]}",
    "take": _write_cubes("take"),
    "give": _write_cubes("give"),
}


def _action(words: Words, before: Sequence[Action]) -> Action:
    """Read the next action. After a slot a bare kind of card implies `with`."""
    if before and before[-1].verb == "enter" and _is_one(words.here, CARD_KINDS):
        return _with(words)
    verb = choose(words.here, core_message("what-action"), TYPED)
    words.place += 1
    if verb in LOCATIONS:
        return _enter(words, LOCATIONS.index(verb))
    if verb in ("take", "give"):
        return _cubes(words, verb)
    if verb == "split":
        return _split(words)
    if verb == "with":
        return _with(words)
    parts = tuple(how.read(words, verb) for how in PARTS.get(verb, ()))
    return Action(verb, tuple(sorted(parts)) if verb == "draft" else parts)


def _is_one(word: str, names: Sequence[str]) -> bool:
    """Whether the word can only mean one of the names and not an action."""
    if not word or any(name.startswith(word) for name in TYPED):
        return False
    return any(name.startswith(word) for name in names)


def _enter(words: Words, location: int) -> Action:
    slots = tuple(slot_name(location, slot) for slot in range(SLOTS))
    word = words.next(LOCATIONS[location], _what("slot"), slots)
    slot = read_slot(location, word)
    if slot is None:
        parts = {"word": word, "location": LOCATIONS[location], "slots": ", ".join(slots)}
        raise NotationError(Message(PACKAGE, "typed-no-slot", parts))
    return Action("enter", (location, slot))


def _split(words: Words) -> Action:
    cards: Counter[int] = Counter()
    while cards.total() < HAND:
        word = words.next("split", _what("hand-of-five"))
        count = 1
        if word.isascii() and word.isdigit():
            count = int(word)
            word = words.next("split", _what("card"), CARD_KINDS)
        cards[CARD_KINDS.index(choose(word, _what("card"), CARD_KINDS))] += count
    if cards.total() != HAND:
        raise NotationError(Message(PACKAGE, "typed-not-five", {"count": cards.total()}))
    return Action("split", tuple(cards[kind] for kind in range(1, len(CARD_KINDS))))


def _with(words: Words) -> Action:
    first = CARD.read(words, "with")
    if words.here == PLAIN:
        words.place += 1
        if first == 0:
            raise NotationError(Message(PACKAGE, "typed-plain-courtier", {"word": PLAIN}))
        return Action("plain", (first - 1,))
    if _is_one(words.here, CARD_KINDS):
        return Action("pair", tuple(sorted((first, CARD.read(words, "with")))))
    return Action("with", (first,))


def _cubes(words: Words, verb: str) -> Action:
    first = RESOURCE.read(words, verb)
    if _is_one(words.here, RESOURCES):
        return Action(verb, tuple(sorted((first, RESOURCE.read(words, verb)))))
    return Action(verb, (first, NO_SECOND))


def read_line(line: str) -> list[Action]:
    """Return the actions typed in a line; raises NotationError."""
    return Words(line, "barracks a").actions(_action)
