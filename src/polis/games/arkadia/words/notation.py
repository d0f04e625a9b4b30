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

from collections.abc import Callable, Sequence
from typing import Final

from polis.core.contract.notation import Words, choose
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

FORM, FAMILY, SQUARE = (Message(PACKAGE, f"what-{name}") for name in ("form", "family", "square"))
"""What a word was expected to be, for the error message."""

TURNS: Final = ("r90", "r180", "r270")
FLIP: Final = "flip"
# The verb that a bare square implies after an action of this verb.
SILENT_NEXT: Final = {"play": "lay", "own": "own", "neutral": "neutral"}


def text_of(number: int) -> str:
    """Return the notation of an action; ValueError if there is no such action."""
    action = decode(number)
    return _WRITERS.get(action.verb, _write_plain)(action)


def _write_plain(action: Action) -> str:
    return " ".join([action.verb, *(square_name(part) for part in action.parts)])


def _write_play(action: Action) -> str:
    return f"play {card_name(action.parts[0])}"


def _write_site(action: Action) -> str:
    square = action.parts[0]
    return f"site {'lot' if square == LOT else square_name(square)}"


def _write_lay(action: Action) -> str:
    orientation, square = action.parts
    words = ["lay", square_name(square)]
    if orientation % 4:
        words.append(TURNS[orientation % 4 - 1])
    if orientation >= 4:
        words.append(FLIP)
    return " ".join(words)


def _write_castle(action: Action) -> str:
    family, square = action.parts
    return f"castle {FAMILY_NAMES[family]} {square + 1}"


def _write_draw(action: Action) -> str:
    kind = action.parts[0]
    return f"draw {'pile' if kind == PILE else card_name(kind)}"


def _write_recruit(action: Action) -> str:
    return f"recruit {action.parts[0]}"


def _write_cash(action: Action) -> str:
    family, count = action.parts
    return f"cash {FAMILY_NAMES[family]} {count}"


_WRITERS: Final[dict[str, Callable[[Action], str]]] = {
    "play": _write_play,
    "site": _write_site,
    "lay": _write_lay,
    "castle": _write_castle,
    "draw": _write_draw,
    "cash": _write_cash,
    "recruit": _write_recruit,
}


class Reader(Words):
    """Parses the words of a line, one after another, into actions."""

    def __init__(self, line: str) -> None:
        """Split the line; raises NotationError if it is empty."""
        super().__init__(line, "play mill red")

    def actions(self) -> list[Action]:
        """Return every action of the line, in the order typed; raises NotationError."""
        found: list[Action] = []
        while self.here:
            found.append(self._action(found))
        return found

    def _action(self, before: Sequence[Action]) -> Action:
        """Parse the next action. A bare square means `lay` after `play`, and a worker after a worker."""
        last = before[-1].verb if before else ""
        if last in SILENT_NEXT and read_square(self.here) is not None:
            verb = SILENT_NEXT[last]
            return self._lay() if verb == "lay" else Action(verb, (self._square(verb),))
        verb = choose(self.here, core_message("what-action"), tuple(VERBS))
        self.place += 1
        readers: dict[str, Callable[[], Action]] = {
            "play": lambda: Action("play", (self._card("play"),)),
            "site": self._site,
            "lay": self._lay,
            "draw": self._draw,
            "castle": self._castle,
            "cash": self._cash,
            "recruit": self._recruit,
        }
        if verb in readers:
            return readers[verb]()
        return Action(verb, tuple(self._square(verb) for _ in VERBS[verb]))

    def _card(self, verb: str) -> int:
        form = self.name(verb, FORM, FORM_NAMES)
        return FORM_NAMES.index(form) * FAMILIES + self._family(verb)

    def _family(self, verb: str) -> int:
        return FAMILY_NAMES.index(self.name(verb, FAMILY, FAMILY_NAMES))

    def _square(self, verb: str) -> int:
        word = self.next(verb, SQUARE)
        square = read_square(word)
        if square is None:
            raise NotationError(Message(PACKAGE, "typed-no-square", {"word": word}))
        return square

    def _site(self) -> Action:
        if self.here and "lot".startswith(self.here):
            self.place += 1
            return Action("site", (LOT,))
        return Action("site", (self._square("site"),))

    def _lay(self) -> Action:
        square = self._square("lay")
        rotation = flipped = 0
        while self.here:
            if self.here in TURNS and not rotation:
                rotation = TURNS.index(self.here) + 1
            elif self.here == FLIP and not flipped:
                flipped = 1
            elif self.here == "r0":
                rotation = 0
            else:
                break
            self.place += 1
        return Action("lay", (rotation + 4 * flipped, square))

    def _draw(self) -> Action:
        if self.here and "pile".startswith(self.here):
            self.place += 1
            return Action("draw", (PILE,))
        return Action("draw", (self._card("draw"),))

    def _castle(self) -> Action:
        family = self._family("castle")
        return Action("castle", (family, self.number("castle", 1, CASTLE_SQUARES) - 1))

    def _cash(self) -> Action:
        family = self._family("cash")
        return Action("cash", (family, self.number("cash", 0, SEAL_COUNTS - 1)))

    def _recruit(self) -> Action:
        return Action("recruit", (self.number("recruit", 0, RECRUIT_COUNTS - 1),))


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
    return in_engine_order(Reader(line).actions())
