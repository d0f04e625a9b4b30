"""The built client: its files, and its first page for every address that is a page of it."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from polis.server.refusal import refused

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'; worker-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'"
    ),
}
FOREVER: Final = "public, max-age=31536000, immutable"  # built files carry a hash in their names

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Polis</title>
<p>The pages of Polis are not built here; the server itself runs. In <code>web/</code>:
<code>npm ci &amp;&amp; npm run build</code>.</p></html>
"""


def routes(folder: Path) -> list[BaseRoute]:
    """Every address that is no other route."""
    root = folder.resolve()

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        if name.startswith(("api/", "ws/")):
            raise refused("no-such-page")
        file = (root / name).resolve()
        if name and file.is_relative_to(root) and file.is_file():
            kept = FOREVER if name.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={**HEADERS, "Cache-Control": kept})
        if "." in name.rpartition("/")[2]:
            raise refused("no-such-page")
        first = root / "index.html"
        if not first.is_file():
            return Response(NOT_BUILT, media_type="text/html", headers=HEADERS)
        return FileResponse(first, headers={**HEADERS, "Cache-Control": "no-cache"})

    return [Route("/{path:path}", page)]
