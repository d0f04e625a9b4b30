"""Link previews of a table: metadata in its page, and a picture.

The picture is drawn from what a spectator may see; a table closed to spectators has none.
"""

import asyncio
import re
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from polis.core.preview_image import HIGH, WIDE, png
from polis.server.http.answers import hub_of
from polis.server.http.replay import begun, ply_of, table_of, viewer_of
from polis.server.texts import refused

TABLE: Final = re.compile(r"(?:table|replay)/([\w-]{1,40})", re.ASCII)
TITLE: Final = "Polis"
WORDS: Final = "Games of building and intrigue, on one table."
KEPT: Final = "public, max-age=60"  # seconds; short, because a turn may be undone
END_OF_HEAD: Final = "</head>"


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


def with_preview(page: str, name: str, request: Request) -> str | None:
    """Return the index page with preview metadata; None if its path is not that of a table."""
    found = TABLE.fullmatch(name)
    if found is None:
        return None
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
