"""A site of files: all that a reader needs to play alone, for any web host.

The client asks it for what it asks a server for; where a server would answer everybody alike lies a file.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from polis import __version__
from polis.core.texts.errors import PolisError
from polis.games import GAMES
from polis.server.boxes import drawn, original_of
from polis.server.endpoints.learning import steps_of
from polis.server.endpoints.pages import ENDINGS
from polis.server.guard import POLICY
from polis.server.loaded_game import Content, content_of
from polis.server.protocol.codec import encode
from polis.server.protocol.games import Config
from polis.server.texts import RequestRefused

PAGE: Final = "index.html"
FLAG: Final = '<meta name="polis-files" />'  # says to the client that there is no server
HEADERS_ONLY: Final = re.compile(r" ?frame-ancestors [^;]*;")  # of a policy; ignored in a page
HEAD: Final = "<head>"


def files_of_site(client: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file, the page first; raises PolisError if a part is not built."""
    page = client / PAGE
    if not page.is_file():
        raise PolisError("The pages of Polis are not built here; in a clone: make client")
    played = [content for content in map(content_of, GAMES) if content.has_engine]
    if not played:
        raise PolisError("No game has an engine for browsers here; build it: polis build-engine")
    yield PAGE, page_of_site(page.read_text("utf-8")).encode()
    for file in sorted(client.rglob("*")):
        name = file.relative_to(client).as_posix()
        if file.is_file() and name != PAGE and not name.endswith((".made", *ENDINGS.values())):
            yield name, file.read_bytes()
    yield "health", encode({"ok": True})
    config = Config(__version__, [content.info for content in played], None)
    yield "api/config.json", encode(config)
    for content in played:
        yield from _answers(content)
        at = f"engines/{content.game.name}/{content.engine_version}"
        for name, part in content.engine_files.items():
            yield f"{at}/{name}", part.read_bytes()


def page_of_site(page: str) -> str:
    """Return the first page for any folder of a host, with the security policy that a server sends as a header."""
    policy = HEADERS_ONLY.sub("", POLICY)
    told = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />{FLAG}'
    return page.replace(HEAD, HEAD + told, 1)


def is_site(folder: Path) -> bool:
    """Whether such a site lies in a folder."""
    page = folder / PAGE
    return page.is_file() and FLAG in page.read_text("utf-8", "replace")


def _answers(content: Content) -> Iterator[tuple[str, bytes]]:
    name = content.game.name
    yield f"api/games/{name}.json", encode(content.detail)
    try:
        box = original_of(name)
        yield f"api/games/{name}/components.toml", box.read_bytes()
        yield f"api/games/{name}/box.json", encode(drawn(name, box))
        yield f"api/games/{name}/lesson.json", encode(steps_of(name))
    except RequestRefused:  # it has one box only, or no lesson
        return
