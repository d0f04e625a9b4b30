"""The boxes of games: the component file that Polis has, and the check of another one."""

import asyncio
import math

from starlette.requests import Request
from starlette.responses import Response

from polis.core.boxes.components import ComponentText
from polis.server.accounts.attempts import network_of
from polis.server.boxes import drawn, file_of, original_of
from polis.server.http.answers import address_of, answer, body_of, hub_of
from polis.server.loaded_game import content_of
from polis.server.protocol.api.boxes import BoxFile
from polis.server.texts import refused


async def original(request: Request) -> Response:
    """Answer with the packaged component file of a game."""
    file = original_of(content_of(request.path_params["game"]).game.name)
    return download(file, file.name)


async def check(request: Request) -> Response:
    """Check a component file, and answer with its fault or its drawing."""
    game = content_of(request.path_params["game"]).game.name
    sent = await body_of(request, BoxFile)
    allow_check(request)
    return answer(await asyncio.to_thread(drawn, game, file_of(game, sent.text)))


async def of_table(request: Request) -> Response:
    """Answer with the game of a table, including the box in use."""
    live = await hub_of(request).open(request.path_params["id"])
    return answer(live.table.content.detail)


async def file_of_table(request: Request) -> Response:
    """Answer with the component file of a table, with which its record can be verified."""
    table = (await hub_of(request).open(request.path_params["id"])).table
    game = table.terms.game
    file = original_of(game) if table.content.box is None else file_of(game, table.content.box)
    return download(file, f"polis-{table.id}.toml")


def download(file: ComponentText, name: str) -> Response:
    """Return a response that a browser saves as a file of this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file.read_bytes(), media_type="text/plain; charset=utf-8", headers=headers)


def allow_check(request: Request) -> None:
    """Raise RequestRefused if the address of a request has had too many boxes checked."""
    allowances, network = hub_of(request).boxes, network_of(address_of(request))
    if not allowances.take(network):
        raise refused("too-many-boxes", seconds=math.ceil(allowances.wait(network)))
