"""The games this server offers."""

from starlette.requests import Request
from starlette.responses import Response

from polis import __version__
from polis.core.texts.catalogue import LANGUAGES
from polis.games import GAMES
from polis.server.http.answers import answer, hub_of
from polis.server.loaded_game import content_of
from polis.server.protocol.api.games import Config
from polis.server.texts import refused


async def config(request: Request) -> Response:
    """Answer with the games, and the key of this server for Web Push."""
    games = [content_of(name).info for name in GAMES]
    hub = hub_of(request)
    is_preparing = bool(hub.readiness.missing())
    return answer(Config(__version__, games, hub.notifier.push_key, is_preparing))


async def game(request: Request) -> Response:
    """Answer with a game, its components and its clauses."""
    return answer(content_of(request.path_params["game"]).detail)


async def words(request: Request) -> Response:
    """Answer with the names of a game's things, a Fluent file."""
    content, language = content_of(request.path_params["game"]), request.path_params["language"]
    if language not in LANGUAGES:
        raise refused("no-such-language", languages=", ".join(LANGUAGES))
    return Response(content.fluent(language), media_type="text/plain; charset=utf-8")
