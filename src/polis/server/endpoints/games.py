"""The games of this server: what they contain, and their component files."""

import asyncio
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from polis import __version__
from polis.core.boxes.components import ComponentText
from polis.games import GAMES
from polis.server.boxes import drawn, file_of, original_of
from polis.server.endpoints.endpoint import TABLE, Endpoint
from polis.server.endpoints.pages import FOREVER, sent
from polis.server.endpoints.requests import check_allowed, hub_of, known_language, live_of
from polis.server.kept_engines import kept_engine, kept_names
from polis.server.loaded_game import Content, content_of
from polis.server.protocol.games import BoxCheck, Config, GameDetail
from polis.server.texts import refused


class BoxFile(Struct, frozen=True):
    """A component file to check."""

    text: str


async def config(request: Request) -> Config:
    """Answer with the games, their options and bots, and the key of this server for Web Push."""
    games = [content_of(name).info for name in GAMES]
    return Config(__version__, games, hub_of(request).notifier.push_key)


async def game(request: Request) -> GameDetail:
    """Answer with a game, its components and its clauses."""
    return content_of(request.path_params["game"]).detail


async def words(request: Request) -> Response:
    """Answer with the names of a game's things, a Fluent file."""
    content = content_of(request.path_params["game"])
    language = known_language(request.path_params["language"])
    return Response(content.spec.words(language), media_type="text/plain; charset=utf-8")


async def original(request: Request) -> Response:
    """Answer with the packaged component file of a game."""
    file = original_of(content_of(request.path_params["game"]).game.name)
    return download(file, file.name)


async def box(request: Request) -> BoxCheck:
    """Answer with the drawing of a game's packaged box."""
    game = content_of(request.path_params["game"]).game.name
    return await asyncio.to_thread(drawn, game, original_of(game))


async def check(request: Request, sent: BoxFile) -> BoxCheck:
    """Check a component file, and answer with its fault or its drawing."""
    game = content_of(request.path_params["game"]).game.name
    check_allowed(request, hub_of(request).boxes, "too-many-boxes")
    return await asyncio.to_thread(drawn, game, file_of(game, sent.text))


async def of_table(request: Request) -> GameDetail:
    """Answer with the game of a table, including the box in use."""
    live = await live_of(request)
    return live.table.content.detail


async def file_of_table(request: Request) -> Response:
    """Answer with the component file of a table, with which its record can be verified."""
    table = (await live_of(request)).table
    game = table.terms.game
    file = original_of(game) if table.content.box is None else file_of(game, table.content.box)
    return download(file, f"polis-{table.id}.toml")


async def engine(request: Request) -> Response:
    """Answer with a file of a game's engine for browsers: its description, its code, or weights of its bots."""
    game, version = content_of(request.path_params["game"]), request.path_params["version"]
    if version != game.engine_version:
        game = await asyncio.to_thread(kept_content, game, version)
    file = game.engine_files.get(request.path_params["file"])
    if file is None:
        raise refused("no-such-page")
    return sent(request, file, FOREVER)


def kept_content(now: Content, version: str) -> Content:
    """Return a game as a kept engine plays it, by the version of its files; raises RequestRefused."""
    for name in kept_names(now.game.name):
        found = content_of(now.game.name, None, kept_engine(now.game.name, name))
        if found.engine_version == version:
            return found
    raise refused("no-such-page")


async def tables(request: Request) -> Response:
    """Answer with what the engine knows of the box of a table, a record of bytes."""
    content = (await live_of(request)).table.content
    if content.engine is None:
        raise refused("no-such-page")
    return Response(content.kernel_game.tables.tobytes(), media_type="application/octet-stream")


def download(file: ComponentText, name: str) -> Response:
    """Return a response that a browser saves as a file of this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file.read_bytes(), media_type="text/plain; charset=utf-8", headers=headers)


GAME: Final = "/api/games/{game}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/config", config),
    Endpoint("GET", GAME, game),
    Endpoint("GET", f"{GAME}/text/{{language}}", words),
    Endpoint("GET", f"{GAME}/components", original),
    Endpoint("POST", f"{GAME}/components", check),
    Endpoint("GET", f"{GAME}/box", box),
    Endpoint("GET", "/engines/{game}/{version}/{file}", engine),
    Endpoint("GET", f"{TABLE}/game", of_table),
    Endpoint("GET", f"{TABLE}/tables", tables, returns=bytes),
    Endpoint("GET", f"{TABLE}/box", file_of_table),
)
