"""Lessons: a guided first game, played with the real rules.

A lesson file is TOML: `game`, the `seed` of the deal, `seats`, the seat of the `learner`, the
table's `options`, and a `[[step]]` for each step with `text.LANGUAGE`, the learner's `moves` in
notation (none: only something to read), the others' `replies` to them, and the `clauses` that the
step shows. `[[step.try]]` is another choice that the learner may make instead of the last move: its
`move`, and `text.LANGUAGE` with the lesson's comment on it; the game then does not advance. As the
deal and all moves are fixed, a lesson is the same game each time; after its last step the game
continues freely.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from polis.core.boxes.components import ComponentFile, load_components, shown
from polis.core.boxes.toml_places import Where
from polis.core.contract.game import MAX_SEATS
from polis.core.seeds import parse_seed
from polis.core.texts.catalogue import LANGUAGES, in_all

KEYS = ("game", "seed", "seats", "learner", "options", "step")
STEP_KEYS = ("text", "moves", "replies", "clauses", "try")


@dataclass(frozen=True, slots=True)
class Try:
    """A choice that the lesson comments on, by language, instead of advancing."""

    move: str
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its text by language, the learner's moves, and the others' replies."""

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
        """All moves of all seats in order, in notation: entry n is the move of ply n."""
        return tuple(move for step in self.steps for move in (*step.moves, *step.replies))


def load_lesson(path: Path | Traversable) -> Lesson:
    """Read a lesson file; raises InvalidComponents with the line, or InvalidSeed for the seed."""
    file = load_components(path)
    file.table((), KEYS)
    seats = file.integer(("seats",), 2, MAX_SEATS)
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
    """Read one step; empty lists may be omitted."""
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
    """Read a text in the languages that it has, at least one."""
    given = file.at(where)
    keys = LANGUAGES if not isinstance(given, dict) else [one for one in LANGUAGES if one in given]
    languages = tuple(keys or LANGUAGES[:1])
    file.table(where, languages)
    return in_all({language: file.text((*where, language)) for language in languages})


def _lines(file: ComponentFile, where: Where, is_there: bool) -> tuple[str, ...]:
    """Read a list of texts, empty if it is omitted."""
    if not is_there:
        return ()
    return tuple(file.text((*where, place)) for place in file.items(where))
