"""The notation: one short text for each action, and the parser of what people type.

Grammar (docs/reference/notation.md):

    play FORM FAMILY        site SQUARE|lot          pass
    lay SQUARE [r90|r180|r270] [flip]                draw FORM FAMILY|pile
    own SQUARE              neutral SQUARE           done
    castle FAMILY 1..10     banner    end            cash FAMILY COUNT
    recruit COUNT

Words may be abbreviated where this is unambiguous; case does not matter. A line may hold several
actions, `lay` may be left out after `play`, `own` and `neutral` apply to all squares that follow,
and the workers of one introduction may come in any order.
"""

from collections.abc import Sequence
from typing import Final

from polis.core.contract.notation import Words, Written, choose, written_as, written_from
from polis.core.texts.catalogue import Message, core_message
from polis.core.texts.errors import NotationError
from polis.games.arkadia.model.actions import (
    CASTLE_SQUARES,
    FAMILIES,
    LOT,
    PILE,
    RECRUIT_COUNTS,
    SEAL_COUNTS,
    VERBS,
    Action,
    decode,
)
from polis.games.arkadia.model.names import (
    FAMILY_NAMES,
    FORM_NAMES,
    PACKAGE,
    card_name,
    read_square,
    square_name,
)

WHAT_FORM, WHAT_FAMILY, WHAT_SQUARE = (
    Message(PACKAGE, f"what-{name}") for name in ("form", "family", "square")
)
"""What a word was expected to be, for the error message."""

TURNS: Final = ("r90", "r180", "r270")
FLIP: Final = "flip"
# The verb that a bare square implies after an action of this verb.
SILENT_NEXT: Final = {"play": "lay", "own": "own", "neutral": "neutral"}


def text_of(number: int) -> str:
    """Return the notation of an action; ValueError if there is no such action."""
    action = decode(number)
    if action.verb == "lay":
        return " ".join(["lay", square_name(action.parts[1]), *turn_words(action.parts[0])])
    parts = zip(PARTS.get(action.verb, ()), action.parts, strict=True)
    return " ".join([action.verb, *(how.write(part) for how, part in parts)])


def turn_words(orientation: int) -> list[str]:
    """The words for an orientation, which follow the square."""
    words = [TURNS[orientation % 4 - 1]] if orientation % 4 else []
    return [*words, FLIP] if orientation >= 4 else words


def _square(words: Words, verb: str) -> int:
    word = words.next(verb, WHAT_SQUARE)
    square = read_square(word)
    if square is None:
        raise NotationError(Message(PACKAGE, "typed-no-square", {"word": word}))
    return square


def _card(words: Words, verb: str) -> int:
    form = FORM.read(words, verb)
    return form * FAMILIES + FAMILY.read(words, verb)


def _or(word: str, number: int, other: Written) -> Written:
    """A part that may also be one word, for a number of its own."""

    def read(words: Words, verb: str) -> int:
        if words.here and word.startswith(words.here):
            words.place += 1
            return number
        return other.read(words, verb)

    return Written(lambda part: word if part == number else other.write(part), read)


FORM: Final = written_as(WHAT_FORM, FORM_NAMES)
FAMILY: Final = written_as(WHAT_FAMILY, FAMILY_NAMES)
CARD: Final = Written(card_name, _card)
SQUARE: Final = Written(square_name, _square)
PARTS: Final[dict[str, tuple[Written, ...]]] = {
    "play": (CARD,),
    "site": (_or("lot", LOT, SQUARE),),
    "own": (SQUARE,),
    "neutral": (SQUARE,),
    "castle": (FAMILY, written_from(1, CASTLE_SQUARES)),
    "draw": (_or("pile", PILE, CARD),),
    "cash": (FAMILY, written_from(0, SEAL_COUNTS)),
    "recruit": (written_from(0, RECRUIT_COUNTS),),
}
"""How the parts of a verb are written; an orientation is a special case."""


def _action(words: Words, before: Sequence[Action]) -> Action:
    """Read the next action. A bare square means `lay` after `play`, and a worker after a worker."""
    last = before[-1].verb if before else ""
    if last in SILENT_NEXT and read_square(words.here) is not None:
        verb = SILENT_NEXT[last]
    else:
        verb = choose(words.here, core_message("what-action"), tuple(VERBS))
        words.place += 1
    if verb == "lay":
        return _lay(words)
    return Action(verb, tuple(how.read(words, verb) for how in PARTS.get(verb, ())))


def _lay(words: Words) -> Action:
    square = _square(words, "lay")
    rotation = flipped = 0
    while words.here:
        if words.here in TURNS and not rotation:
            rotation = TURNS.index(words.here) + 1
        elif words.here == FLIP and not flipped:
            flipped = 1
        elif words.here == "r0":
            rotation = 0
        else:
            break
        words.place += 1
    return Action("lay", (rotation + 4 * flipped, square))


def in_engine_order(actions: Sequence[Action]) -> list[Action]:
    """Sort each run of workers by square, as the engine places them; people may use any order."""
    result: list[Action] = []
    run: list[Action] = []
    for action in actions:
        if action.verb in ("own", "neutral"):
            run.append(action)
        else:
            result += sorted(run, key=lambda worker: worker.parts[0])
            result.append(action)
            run = []
    return result + sorted(run, key=lambda worker: worker.parts[0])


def read_line(line: str) -> list[Action]:
    """Return the actions typed in a line, workers in the engine's order; raises NotationError."""
    return in_engine_order(Words(line, "play mill red").actions(_action))
