"""What Polis takes from the machine it runs on, and what it does where the machine has none of it."""

import sys
import webbrowser
from collections.abc import Iterator
from typing import NamedTuple

from polis.core.files import NoHome, cache_folder, data_folder


class Taken(NamedTuple):
    """One thing of the machine; instead: what is done without it, None if it is there."""

    thing: str
    found: str
    instead: str | None


def taken() -> Iterator[Taken]:
    """Look at each."""
    for thing, folder, instead in (
        ("folder for games", data_folder, "name it with POLIS_DATA_DIR, or a database"),
        ("folder for caches", cache_folder, "games of other packages run without their engines"),
    ):
        try:
            yield Taken(thing, str(folder()), None)
        except NoHome:
            yield Taken(thing, "none", instead)
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    is_whole = encoding.lower().replace("-", "") == "utf8"
    yield Taken("encoding", encoding, None if is_whole else "letters that it lacks are replaced")
    try:
        yield Taken("browser", getattr(webbrowser.get(), "name", "one"), None)
    except webbrowser.Error:
        yield Taken("browser", "none", "`--open` opens none, the address is printed")
