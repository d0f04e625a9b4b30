"""The built browser client: its files, and the index page for every other path.

The page of a table has link previews: metadata, and a picture drawn from what a spectator may see.
A table closed to spectators has no picture.
"""

import asyncio
import re
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from polis.core.preview_image import HIGH, WIDE, png
from polis.server.endpoints.endpoint import Endpoint
from polis.server.endpoints.positions import begun, ply_of, table_of, viewer_of
from polis.server.endpoints.requests import hub_of
from polis.server.texts import refused

MOST_IN_NAME: Final = 255  # bytes, the limit of file systems
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}  # compressed forms of a built file, the best first
FOREVER: Final = "public, max-age=31536000, immutable"  # built files have a hash in their names

# Said here, as a machine may have other opinions: browsers run no script that comes as text/plain.
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Polis</title>
<p>The pages of Polis are not built here; the server itself runs. In <code>web/</code>:
<code>npm ci &amp;&amp; npm run build</code>.</p></html>
"""

TABLE: Final = re.compile(r"(?:table|replay)/([\w-]{1,40})", re.ASCII)
COPIED: Final = re.compile(r"[^\w/-]+$")  # what a letter or a chat has put after a link
BESIDE: Final = re.compile(r'( (?:href|src)=")\./')
TITLE: Final = "Polis"
WORDS: Final = "Games of building and intrigue, on one table."
KEPT: Final = "public, max-age=60"  # seconds; short, because a turn may be undone
END_OF_HEAD: Final = "</head>"


def catch_all(folder: Path) -> Route:
    """Return the route of all other paths."""
    root = folder.resolve()

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        depth = name.count("/")
        if name.startswith(("api/", "ws/")) or name.endswith(tuple(ENDINGS.values())):
            raise refused("no-such-page")
        file = found_in(root, name)
        if file is not None:
            kept = FOREVER if name.startswith("assets/") else "no-cache"
            return sent(request, file, kept)
        name = COPIED.sub("", name)
        is_page = "." not in name.rpartition("/")[2]
        if not is_page and "text/html" not in request.headers.get("accept", ""):
            raise refused("no-such-page")
        first = root / "index.html"
        if not first.is_file():
            return Response(NOT_BUILT, media_type="text/html")
        if not depth and is_page:
            return sent(request, first, "no-cache")
        page = with_preview(seen_from(first.read_text("utf-8"), depth), name, request)
        headers = {"Cache-Control": "no-cache"}
        return Response(page, 200 if is_page else 404, headers, "text/html")

    return Route("/{path:path}", page)


def seen_from(page: str, depth: int) -> str:
    """Return the index page with the addresses of its files as seen from a page some folders deep.

    They are relative, as only the browser knows under which path a proxy has put the server.
    """
    return BESIDE.sub(rf"\1{'../' * depth or './'}", page)


def found_in(root: Path, name: str) -> Path | None:
    """Return the file of a path; None if there is none, or if no file could have that name."""
    if not name or "\x00" in name or any(len(p.encode()) > MOST_IN_NAME for p in name.split("/")):
        return None
    try:
        file = (root / name).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # longer than a path may be
        return None


def sent(request: Request, file: Path, kept: str) -> Response:
    """Return a file in the smallest encoding that the browser accepts, or 304 if it is cached.

    Each encoding has its own ETag.
    """
    form = form_for(request.headers.get("accept-encoding", ""), file)
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if form:
        headers["Content-Encoding"] = form
    kind = KINDS.get(file.suffix, "application/octet-stream")
    found = file.with_name(file.name + ENDINGS.get(form, ""))
    response = FileResponse(found, headers=headers, media_type=kind, stat_result=found.stat())
    known = request.headers.get("if-none-match", "")
    if response.headers["etag"] in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return NotModifiedResponse(response.headers)
    return response


def form_for(accepted: str, file: Path) -> str:
    """Return the best compressed form that was built and is accepted; empty for none."""
    wanted = {}
    for part in accepted.lower().split(","):
        name, _, more = part.strip().partition(";")
        wanted[name.strip()] = more.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    for form, ending in ENDINGS.items():
        if wanted.get(form) and file.with_name(file.name + ending).is_file():
            return form
    return ""


async def picture(request: Request) -> Response:
    """Answer with a position as PNG, as a spectator sees it; by default the current one."""
    table = await table_of(request)
    viewer, history = await viewer_of(request, table), begun(table)
    ply = ply_of(request, history) if "ply" in request.query_params else history.ply
    content = table.content
    shown = content.game.view(history.states[ply], viewer)
    drawn = content.spec.picture(shown)
    if viewer is not None or drawn is None:
        raise refused("no-such-page")
    data = await asyncio.to_thread(png, drawn)
    return Response(data, media_type="image/png", headers={"Cache-Control": KEPT})


def with_preview(page: str, name: str, request: Request) -> str:
    """Return the index page, with preview metadata if its path is that of a table."""
    found = TABLE.fullmatch(name)
    if found is None:
        return page
    ply = request.query_params.get("ply", "")
    query = f"?ply={ply}" if ply.isascii() and ply.isdigit() and len(ply) <= 9 else ""
    base = hub_of(request).settings.notices.address or str(request.base_url).rstrip("/")
    tags_by_name = {
        "og:type": "website",
        "og:site_name": TITLE,
        "og:title": TITLE,
        "og:description": WORDS,
        "og:image": f"{base}/pictures/{found[1]}.png{query}",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:url": f"{base}/{name}{query}",
    }
    tags = [
        f'<meta property="{key}" content="{escape(value)}" />'
        for key, value in tags_by_name.items()
    ]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace(END_OF_HEAD, "".join(tags) + END_OF_HEAD, 1)


ENDPOINTS: Final = (Endpoint("GET", "/pictures/{id}.png", picture),)
