"""Custom boxes: component files as texts, checked as `polis components check` does."""

import re
from importlib.resources.abc import Traversable
from typing import Any, Final

from polis.core.boxes.components import ComponentText
from polis.core.texts.errors import InvalidComponents
from polis.games import spec_of
from polis.games.spec import BoxTools
from polis.server.protocol.games import BoxCheck, BoxFault
from polis.server.texts import refused

MARK: Final = "\ufeff"  # written by some editors at the start of a file
# The size limit of a file, in characters; the larger packaged one has half of it.
MOST_SIGNS: Final = 40_000
TOO_LARGE: Final = (
    "the rules have no room for this box; list no more cards and spaces than the packaged one"
)


def tools_of(game: str) -> BoxTools:
    """Return what reads the boxes of a game; raises RequestRefused if it has one box only."""
    return _boxed(game)[0]


def _boxed(game: str) -> tuple[BoxTools, Traversable]:
    """Return the same, and the packaged file."""
    spec = spec_of(game)
    tools, packaged = spec.box_tools(), spec.components
    if tools is None or tools.rules is None or packaged is None:
        raise refused("one-box", game=spec.title)
    return tools, packaged


def original_of(game: str) -> ComponentText:
    """Return the packaged file; raises RequestRefused."""
    return file_of(game, _boxed(game)[1].read_text("utf-8"))


def file_of(game: str, text: str) -> ComponentText:
    """Return a text as a file of the name under which browsers save it; raises RequestRefused."""
    if len(text) > MOST_SIGNS:
        raise refused("too-long", most=str(MOST_SIGNS))
    return ComponentText(f"{game}-box.toml", text.removeprefix(MARK))


def checked(game: str, file: ComponentText) -> Any:
    """Return the box in a file; raises InvalidComponents, RequestRefused if the game has one box only."""
    tools = tools_of(game)
    try:
        box = tools.load(file)
        if tools.rules is not None:
            tools.rules(box)
    except (ValueError, IndexError, OverflowError):  # more cards or spaces than the rules count
        raise InvalidComponents(f"{file.name}, line 1: {TOO_LARGE}") from None
    return box


def rules_with(game: str, text: str) -> Any:
    """Return the rules of a game with the box in a text; raises RequestRefused."""
    make = tools_of(game).rules
    try:
        box = checked(game, file_of(game, text))
    except InvalidComponents as error:
        raise refused("bad-box", reason=error) from None
    return None if make is None else make(box)


def drawn(game: str, file: ComponentText) -> BoxCheck:
    """Check a file; return its fault, or the box with its drawing."""
    try:
        box = checked(game, file)
    except InvalidComponents as error:
        return BoxCheck([_at_line(str(error))], "", "", "", "")
    return BoxCheck((), box.id, box.title, box.sha256, tools_of(game).draw(box, False))


def _at_line(fault: str) -> BoxFault:
    """Split `FILE, line N: what is wrong; what would be right`."""
    found = re.match(r".*?, line (\d+): ", fault)
    return BoxFault(int(found[1]), fault[found.end() :]) if found else BoxFault(1, fault)
