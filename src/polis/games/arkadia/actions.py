"""The decisions of a turn: one table, from which numbers, sizes and documents follow.

An action is a small number. Each verb owns a range; inside it the parts are counted like the
digits of a number, the last part fastest:

    play     0 ..   27   kind of card (form * 4 + family)
    site    28 ..  220   first square of a building; 192: the castle lot
    pass   221
    lay    222 .. 1757   orientation (8) x first square (192)
    own   1758 .. 1949   square
    neutral 1950 .. 2141 square
    done  2142
    castle 2143 .. 2182  family (4) x castle square (10)
    draw  2183 .. 2211   kind of card face up; 28: the pile
    banner 2212
    end   2213
    cash  2214 .. 3237   family (4) x number of seals (256)
"""

from dataclasses import dataclass
from typing import Final

FORMS: Final = 7
FAMILIES: Final = 4
KINDS: Final = FORMS * FAMILIES
ORIENTATIONS: Final = 8
BOARD_SQUARES: Final = 192
CASTLE_SQUARES: Final = 10
SEAL_COUNTS: Final = 256

LOT: Final = BOARD_SQUARES  # the site that is no building
PILE: Final = KINDS  # the card to draw that is not face up

# verb -> its parts (name, size), in the order of their numbers
VERBS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "play": (("kind", KINDS),),
    "site": (("square", BOARD_SQUARES + 1),),
    "pass": (),
    "lay": (("orientation", ORIENTATIONS), ("square", BOARD_SQUARES)),
    "own": (("square", BOARD_SQUARES),),
    "neutral": (("square", BOARD_SQUARES),),
    "done": (),
    "castle": (("family", FAMILIES), ("castle_square", CASTLE_SQUARES)),
    "draw": (("kind", KINDS + 1),),
    "banner": (),
    "end": (),
    "cash": (("family", FAMILIES), ("count", SEAL_COUNTS)),
}


def _size(verb: str) -> int:
    """How many actions a verb has."""
    size = 1
    for _, part in VERBS[verb]:
        size *= part
    return size


def _bases() -> dict[str, int]:
    """The first number of each verb's range."""
    bases = {}
    base = 0
    for verb in VERBS:
        bases[verb] = base
        base += _size(verb)
    return bases


BASES: Final = _bases()

# The compiled rules know plain numbers only.
PLAY: Final = BASES["play"]
SITE: Final = BASES["site"]
PASS: Final = BASES["pass"]
LAY: Final = BASES["lay"]
OWN: Final = BASES["own"]
NEUTRAL: Final = BASES["neutral"]
DONE: Final = BASES["done"]
CASTLE: Final = BASES["castle"]
DRAW: Final = BASES["draw"]
BANNER: Final = BASES["banner"]
END: Final = BASES["end"]
CASH: Final = BASES["cash"]
ACTIONS: Final = CASH + _size("cash")


@dataclass(frozen=True, slots=True)
class Action:
    """A decision in parts: its verb and the numbers of the table above, in that order."""

    verb: str
    parts: tuple[int, ...] = ()


def encode(action: Action) -> int:
    """The number of an action; ValueError if a part is out of its range."""
    sizes = VERBS[action.verb]
    if len(sizes) != len(action.parts):
        raise ValueError(f"{action.verb} has {len(sizes)} parts, not {len(action.parts)}")
    number = 0
    for (name, size), part in zip(sizes, action.parts, strict=True):
        if not 0 <= part < size:
            raise ValueError(f"{action.verb}: {name} is {part}, it must be 0 to {size - 1}")
        number = number * size + part
    return BASES[action.verb] + number


def decode(number: int) -> Action:
    """The parts of an action's number; ValueError if there is no such action."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"there is no action {number}; actions are 0 to {ACTIONS - 1}")
    verb = max((verb for verb in VERBS if BASES[verb] <= number), key=BASES.__getitem__)
    rest = number - BASES[verb]
    parts: list[int] = []
    for _, size in reversed(VERBS[verb]):
        rest, part = divmod(rest, size)
        parts.insert(0, part)
    return Action(verb, tuple(parts))
