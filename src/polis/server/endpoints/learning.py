"""Help for people who learn: the guided first game."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request

from polis.core.contract.lesson import Lesson
from polis.server.endpoints.endpoint import Endpoint
from polis.server.endpoints.tables import Keys, NewTableReply, allow_one_more, make
from polis.server.loaded_game import content_of
from polis.server.protocol.client_messages import Name
from polis.server.protocol.position import Texts
from polis.server.protocol.tables import Clock
from polis.server.table.commands.seating import STAND_IN
from polis.server.table.entries import Seat, Terms
from polis.server.table.new_table import checked_name


class NewLesson(Struct, frozen=True):
    """A request for a table of the guided first game; name: of the learner."""

    name: Name


class LessonTry(Struct, frozen=True):
    """Another choice at the last move of a step, in notation, and the lesson's response."""

    move: str
    text: Texts


class LessonStep(Struct, frozen=True):
    """A text, the ply at which it is shown, and the moves that the learner then makes, in notation."""

    text: Texts
    clauses: Sequence[str]
    ply: int
    moves: Sequence[str]
    tries: Sequence[LessonTry]


class LessonInfo(Struct, frozen=True):
    """A guided first game; plies: the number of actions in it, including those of other seats.

    secret, options, script: its deal and all moves, for a browser that plays it without a server.
    """

    game: str
    secret: str
    options: dict[str, Any]
    script: Sequence[str]
    seats: int
    learner: int
    plies: int
    steps: Sequence[LessonStep]


async def lesson(request: Request) -> LessonInfo:
    """Answer with the steps of the guided first game, in all languages."""
    return steps_of(content_of(request.path_params["game"]).game.name)


async def begin(request: Request, wanted: NewLesson) -> NewTableReply:
    """Create a table for the guided first game."""
    of = content_of(request.path_params["game"]).lesson
    allow_one_more(request)
    keys = Keys()
    starts = starts_of(of, wanted.name, keys.new(of.learner))
    made = await make(request, terms_of(of), starts, secret=of.secret)
    return keys.reply(made)


def terms_of(lesson: Lesson) -> Terms:
    """Return the terms of a lesson: private, without clocks, with taking back."""
    options = content_of(lesson.game).agreed(lesson.options)
    return Terms(lesson.game, options, Clock(), False, True, False, True, lesson=True)


def starts_of(lesson: Lesson, name: str, token: str) -> list[Seat]:
    """Return the seats, without entropy for the shuffle; raises RequestRefused for the name."""
    learner = Seat("person", checked_name(name) if name else "", None, token, ready=True)
    other = Seat("bot", "", STAND_IN, ready=True)
    return [learner if seat == lesson.learner else other for seat in range(lesson.seats)]


@cache
def steps_of(game: str) -> LessonInfo:
    """Return a lesson as clients need it."""
    of, ply, steps = content_of(game).lesson, 0, list[LessonStep]()
    for step in of.steps:
        tries = [LessonTry(one.move, Texts(**one.text)) for one in step.tries]
        steps.append(LessonStep(Texts(**step.text), step.clauses, ply, step.moves, tries))
        ply += len(step.moves) + len(step.replies)
    return LessonInfo(
        game, of.secret.hex(), {**of.options}, of.moves, of.seats, of.learner, ply, steps
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games/{game}/lesson", lesson),
    Endpoint("POST", "/api/games/{game}/lesson", begin, 201),
)
