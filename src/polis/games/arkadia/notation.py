"""The notation: one short text for each action, and the reader of what people type.

Grammar (docs/reference/notation.md):

    play FORM FAMILY        site SQUARE|lot          pass
    lay SQUARE [r90|r180|r270] [flip]                draw FORM FAMILY|pile
    own SQUARE              neutral SQUARE           done
    castle FAMILY 1..10     banner    end            cash FAMILY COUNT

Words may be cut short where they stay unmistakable; capitals do not matter. A line may hold
several actions, `lay` may be left out after `play`, `own` and `neutral` stand for all squares
that follow, and the workers of one introduction may come in any order.
"""

from collections.abc import Callable, Sequence
from typing import Final

from polis.core.errors import NotationError
from polis.games.arkadia.actions import (
    CASTLE_SQUARES,
    FAMILIES,
    LOT,
    PILE,
    SEAL_COUNTS,
    VERBS,
    Action,
    decode,
)
from polis.games.arkadia.names import (
    FAMILY_NAMES,
    FORM_NAMES,
    card_name,
    read_square,
    square_name,
)

TURNS: Final = ("r90", "r180", "r270")
FLIP: Final = "flip"
# What a square without a word of its own means, after an action of this verb.
SILENT_NEXT: Final = {"play": "lay", "own": "own", "neutral": "neutral"}


def text_of(number: int) -> str:
    """The notation of an action; ValueError if there is no such action."""
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
            raise NotationError("Nothing was typed; type an action such as 'play mill red'.")
        found: list[Action] = []
        while self.place < len(self.words):
            found.append(self._action(found))
        return found

    def _action(self, before: Sequence[Action]) -> Action:
        """The next action. A square alone means `lay` after `play`, one more after a worker."""
        word = self.words[self.place]
        last = before[-1].verb if before else ""
        if last in SILENT_NEXT and read_square(word) is not None:
            verb = SILENT_NEXT[last]
            return self._lay() if verb == "lay" else Action(verb, (self._square(verb),))
        verb = choose(word, tuple(VERBS), "action")
        self.place += 1
        readers: dict[str, Callable[[], Action]] = {
            "play": lambda: Action("play", (self._card("play"),)),
            "site": self._site,
            "lay": self._lay,
            "draw": self._draw,
            "castle": self._castle,
            "cash": self._cash,
        }
        if verb in readers:
            return readers[verb]()
        return Action(verb, tuple(self._square(verb) for _ in VERBS[verb]))

    def _next(self, verb: str, wanted: str) -> str:
        """The next word; a sentence about what is missing if there is none."""
        if self.place == len(self.words):
            raise NotationError(f"After '{verb}' comes {wanted}; the line ends too early.")
        self.place += 1
        return self.words[self.place - 1]

    def _card(self, verb: str) -> int:
        form = choose(self._next(verb, "a form such as 'mill'"), FORM_NAMES, "form")
        family = self._family(verb)
        return FORM_NAMES.index(form) * FAMILIES + family

    def _family(self, verb: str) -> int:
        word = self._next(verb, "a family such as 'red'")
        return FAMILY_NAMES.index(choose(word, FAMILY_NAMES, "family"))

    def _square(self, verb: str) -> int:
        word = self._next(verb, "a square such as 'f6'")
        square = read_square(word)
        if square is None:
            raise NotationError(
                f"'{word}' is no square; squares are a column from a to p and a row from 1 to 12, "
                "such as f6."
            )
        return square

    def _number(self, verb: str, low: int, high: int) -> int:
        wanted = f"a number from {low} to {high}"
        word = self._next(verb, wanted)
        if not (word.isascii() and word.isdigit() and low <= int(word[:6]) <= high):
            raise NotationError(f"'{word}' is not {wanted}.")
        return int(word)

    def _site(self) -> Action:
        if self.place < len(self.words) and "lot".startswith(self.words[self.place]):
            self.place += 1
            return Action("site", (LOT,))
        return Action("site", (self._square("site"),))

    def _lay(self) -> Action:
        square = self._square("lay")
        rotation = flipped = 0
        while self.place < len(self.words):
            word = self.words[self.place]
            if word in TURNS and not rotation:
                rotation = TURNS.index(word) + 1
            elif word == FLIP and not flipped:
                flipped = 1
            elif word == "r0":
                rotation = 0
            else:
                break
            self.place += 1
        return Action("lay", (rotation + 4 * flipped, square))

    def _draw(self) -> Action:
        if self.place < len(self.words) and "pile".startswith(self.words[self.place]):
            self.place += 1
            return Action("draw", (PILE,))
        return Action("draw", (self._card("draw"),))

    def _castle(self) -> Action:
        family = self._family("castle")
        return Action("castle", (family, self._number("castle", 1, CASTLE_SQUARES) - 1))

    def _cash(self) -> Action:
        family = self._family("cash")
        return Action("cash", (family, self._number("cash", 0, SEAL_COUNTS - 1)))


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
    """The actions typed in a line, workers in the engine's order; raises NotationError."""
    return in_engine_order(Reader(line).actions())
