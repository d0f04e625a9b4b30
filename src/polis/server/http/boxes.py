"""The boxes of games: their values with provenance, corrected and checked."""

import asyncio
import math
import re
import tomllib
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from polis.core.boxes.component_edits import NAMING, NoSuchValue, Value, changed, restored
from polis.core.boxes.components import ComponentText
from polis.core.boxes.provenance import without_provenance
from polis.core.texts.errors import InvalidComponents
from polis.server.accounts.attempts import network_of
from polis.server.boxes import checked, file_of, original_of, shown
from polis.server.content import content_of
from polis.server.http.answers import address_of, answer, body_of, hub_of
from polis.server.protocol.api.boxes import BoxChange, BoxPage, BoxValue, CheckBox
from polis.server.refusal import refused


async def original(request: Request) -> Response:
    """Answer with the packaged box of a game."""
    game = content_of(request.path_params["game"]).game.name
    return answer(await asyncio.to_thread(original_page, game))


async def check(request: Request) -> Response:
    """Apply a requested change to a component file, and answer with the result of checking it."""
    game = content_of(request.path_params["game"]).game.name
    wanted = await body_of(request, CheckBox)
    allow_check(request)
    return answer(await asyncio.to_thread(corrected, game, wanted))


async def of_table(request: Request) -> Response:
    """Answer with the game of a table, including the box in use."""
    live = await hub_of(request).open(request.path_params["id"])
    return answer(live.table.content.detail)


async def file_of_table(request: Request) -> Response:
    """Answer with the component file of a table, with which its record can be verified."""
    table = (await hub_of(request).open(request.path_params["id"])).table
    game = table.terms.game
    file = original_of(game) if table.content.box is None else file_of(game, table.content.box)
    headers = {"Content-Disposition": f'attachment; filename="polis-{table.id}.toml"'}
    return Response(file.read_bytes(), media_type="text/plain; charset=utf-8", headers=headers)


def allow_check(request: Request) -> None:
    """Raise RequestRefused if the address of a request has had too many boxes checked."""
    allowances, network = hub_of(request).boxes, network_of(address_of(request))
    if not allowances.take(network):
        raise refused("too-many-boxes", seconds=math.ceil(allowances.wait(network)))


def corrected(game: str, wanted: CheckBox) -> BoxPage:
    """Return a file with the requested changes; raises RequestRefused."""
    original = original_of(game)
    file = original if wanted.text is None else file_of(game, wanted.text)
    try:
        for change in wanted.changes:
            file = _changed(file, change, original)
    except NoSuchValue:
        raise refused("no-such-value") from None
    except InvalidComponents as error:
        raise refused("bad-value", reason=str(error)) from None
    return page_of(game, file_of(game, file.text))


def _changed(file: ComponentText, change: BoxChange, original: ComponentText) -> ComponentText:
    """Return a file with a change; with the first one it is given a name of its own."""
    if change.restore:
        return restored(file, change.name, original)
    made = changed(file, change.name, change.value, change.source)
    if file == original and change.name not in NAMING:
        named = tomllib.loads(original.text)
        made = changed(made, "id", "corrected", change.source)
        made = changed(made, "title", f"{named['title']}, corrected", change.source)
    return made


@cache
def original_page(game: str) -> BoxPage:
    """Return the packaged box of a game, cached: reading it takes a tenth of a second of a core."""
    return page_of(game, original_of(game))


def page_of(game: str, file: ComponentText) -> BoxPage:
    """Return a file with its values, and whether it is a box."""
    found = checked(game, file)
    known = {value.name: value.value for value in shown(original_of(game))}
    line = re.search(r", line (\d+): ", found.fault or "")
    values = shown(file)
    return BoxPage(
        file=file.name,
        text=file.text,
        fault=found.fault,
        line=int(line[1]) if line else None,
        id=None if found.box is None else found.box.id,
        title=None if found.box is None else found.box.title,
        sha256=None if found.box is None else found.box.sha256,
        values=[_value(value, known) for value in values],
        components=_components(file if values else original_of(game)),
    )


def _value(value: Value, known: dict[str, Any]) -> BoxValue:
    is_changed = value.name not in known or known[value.name] != value.value
    return BoxValue(
        value.name, value.value, value.origin.label, value.origin.source, value.line, is_changed
    )


def _components(file: ComponentText) -> dict[str, Any]:
    """Return the values of a file as the pages of a game get them."""
    components: dict[str, Any] = without_provenance(tomllib.loads(file.text))
    return components
