"""Lessons: a first game that explains itself, played on the real rules.

A lesson file is TOML: `game`, the `seed` of the deal, `seats`, the seat of the `learner`, the
table's `options`, and `[[step]]` for each step with `text.LANGUAGE`, the learner's `moves` in
notation (none: only something to read), the others' `replies` after them, and the `clauses` that
the step shows. `[[step.try]]` is another choice that the learner may make at the last of the moves:
its `move`, and `text.LANGUAGE` with what the lesson says to it; the game does not go on then. As the deal and all moves are known, a lesson is the same game each time; after
its last step the game continues freely.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from polis.core.components import ComponentFile, load_components, shown
from polis.core.seeds import parse_seed
from polis.core.text import LANGUAGES
from polis.core.toml_places import Where

KEYS = ("game", "seed", "seats", "learner", "options", "step")
STEP_KEYS = ("text", "moves", "replies", "clauses", "try")


@dataclass(frozen=True, slots=True)
class Try:
    """A choice that the lesson answers with words, by language, instead of going on."""

    move: str
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is said, by language; what the learner does; what the others answer."""

    text: Mapping[str, str]
    moves: tuple[str, ...]
    replies: tuple[str, ...]
    clauses: tuple[str, ...]
    tries: tuple[Try, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. secret: the 16 bytes of the deal; learner: the seat of the person, from 0."""

    game: str
    secret: bytes
    seats: int
    learner: int
    options: Mapping[str, object]
    steps: tuple[Step, ...]

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves of all seats in order, in notation: the move of ply n is the n-th."""
        return tuple(move for step in self.steps for move in (*step.moves, *step.replies))


def load_lesson(path: Path | Traversable) -> Lesson:
    """Read a lesson file; raises InvalidComponents with the line, InvalidSeed for the seed."""
    file = load_components(path)
    file.table((), KEYS)
    seats = file.integer(("seats",), 2, 8)
    options = file.at(("options",))
    if not isinstance(options, dict):
        raise file.fault(("options",), f"options is {shown(options)}", "it must be a table")
    return Lesson(
        game=file.text(("game",)),
        secret=parse_seed(file.text(("seed",))),
        seats=seats,
        learner=file.integer(("learner",), 0, seats - 1),
        options=options,
        steps=tuple(_step(file, ("step", place)) for place in file.items(("step",))),
    )


def _step(file: ComponentFile, where: Where) -> Step:
    """One step; lists that are empty may be left out."""
    value = file.at(where)
    keys = tuple(key for key in STEP_KEYS if isinstance(value, dict) and key in value)
    file.table(where, ("text", *keys) if "text" not in keys else keys)
    moves, replies, clauses = (
        _lines(file, (*where, key), key in keys) for key in ("moves", "replies", "clauses")
    )
    tried = (*where, "try")
    tries = file.items(tried) if "try" in keys else ()
    return Step(
        _texts(file, (*where, "text")),
        moves,
        replies,
        clauses,
        tuple(_try(file, (*tried, place)) for place in tries),
    )


def _try(file: ComponentFile, where: Where) -> Try:
    file.table(where, ("move", "text"))
    return Try(file.text((*where, "move")), _texts(file, (*where, "text")))


def _texts(file: ComponentFile, where: Where) -> dict[str, str]:
    """A text in every language."""
    file.table(where, LANGUAGES)
    return {language: file.text((*where, language)) for language in LANGUAGES}


def _lines(file: ComponentFile, where: Where, is_there: bool) -> tuple[str, ...]:
    """A list of texts, or nothing if it has been left out."""
    if not is_there:
        return ()
    return tuple(file.text((*where, place)) for place in file.items(where))
