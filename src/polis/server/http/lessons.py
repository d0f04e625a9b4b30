"""The guided first game of each game: what it says, and a table to play it at."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from polis.server.content import content_of
from polis.server.http.answers import answer, body_of, hub_of
from polis.server.http.tables import Keys, make
from polis.server.protocol.api import LessonInfo, LessonStep, NewLesson
from polis.server.protocol.position import Texts
from polis.server.tables.lessons import starts_of, terms_of


async def lesson(request: Request) -> Response:
    """The steps of a lesson, in all languages."""
    return answer(told(content_of(request.path_params["game"]).game.name))


async def begin(request: Request) -> Response:
    """Make a table for a lesson."""
    of = content_of(request.path_params["game"]).lesson
    wanted = await body_of(request, NewLesson)
    keys = Keys()
    starts = starts_of(of, wanted.name, keys.new(of.learner))
    table = await make(hub_of(request), terms_of(of), starts, secret=of.secret)
    return answer(keys.reply(table), 201)


@cache
def told(game: str) -> LessonInfo:
    """A lesson as it is told: what the others will do is for the learner to see."""
    of, ply, steps = content_of(game).lesson, 0, list[LessonStep]()
    for step in of.steps:
        steps.append(LessonStep(Texts(**step.text), step.clauses, ply, step.moves))
        ply += len(step.moves) + len(step.replies)
    return LessonInfo(game, of.seats, of.learner, ply, steps)
