"""The guided first game of a game: its steps, and its table."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from polis.server.http.answers import answer, body_of
from polis.server.http.tables import Keys, allow_one_more, make
from polis.server.loaded_game import content_of
from polis.server.protocol.api.lessons import LessonInfo, LessonStep, LessonTry, NewLesson
from polis.server.protocol.position import Texts
from polis.server.table.lessons import starts_of, terms_of


async def lesson(request: Request) -> Response:
    """Answer with the steps of a lesson, in all languages."""
    return answer(steps_of(content_of(request.path_params["game"]).game.name))


async def begin(request: Request) -> Response:
    """Create a table for a lesson."""
    of = content_of(request.path_params["game"]).lesson
    wanted = await body_of(request, NewLesson)
    allow_one_more(request)
    keys = Keys()
    starts = starts_of(of, wanted.name, keys.new(of.learner))
    made = await make(request, terms_of(of), starts, secret=of.secret)
    return answer(keys.reply(made), 201)


@cache
def steps_of(game: str) -> LessonInfo:
    """Return the steps of a lesson, without the moves of the other seats."""
    of, ply, steps = content_of(game).lesson, 0, list[LessonStep]()
    for step in of.steps:
        tries = [LessonTry(one.move, Texts(**one.text)) for one in step.tries]
        steps.append(LessonStep(Texts(**step.text), step.clauses, ply, step.moves, tries))
        ply += len(step.moves) + len(step.replies)
    return LessonInfo(game, of.seats, of.learner, ply, steps)
