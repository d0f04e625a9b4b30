"""Questions about a position, answered in sentences, for people who play by ear."""

from starlette.requests import Request
from starlette.responses import Response

from polis.core.texts.errors import NotationError
from polis.server.http.answers import answer
from polis.server.http.replay import begun, language_of, ply_of, table_of, viewer_of
from polis.server.protocol.api.questions import Answered, Topic
from polis.server.texts import refused

MOST_LETTERS = 80  # of a question


async def asking(request: Request) -> Response:
    """Answer a question about a position; without one, list what can be asked there.

    It is answered from the view of the seat, so it tells nothing that its board does not show.
    """
    table = await table_of(request)
    viewer, history = await viewer_of(request, table), begun(table)
    language = language_of(request)
    game, about = table.content.game, table.content.spec.answers()
    shown = game.view(history.states[ply_of(request, history)], viewer)
    question = request.query_params.get("question", "")[:MOST_LETTERS]
    if not question:
        offers = about.offers(shown, language)
        topics = [Topic(offer.name, offer.label, list(offer.things)) for offer in offers]
        return _answered(Answered((), topics))
    try:
        lines = about.answer(question, game, shown, viewer, language)
    except NotationError as error:
        raise refused("not-answered", reason=error) from None
    return _answered(Answered(lines, ()))


def _answered(what: Answered) -> Response:
    response = answer(what)
    response.headers["Cache-Control"] = "no-store"  # it may reveal the cards of a seat
    return response
