"""Custom boxes: component files as texts, checked as `polis components check` does."""

import re
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from polis.core.boxes.components import ComponentText
from polis.core.texts.errors import InvalidComponents
from polis.games import spec_of
from polis.games.spec import BoxTools
from polis.server.protocol.games import BoxCheck, BoxFault
from polis.server.texts import refused

MARK: Final = "\ufeff"  # written by some editors at the start of a file
MOST_SIGNS: Final = (
    40_000  # the size limit of a file, in characters; the larger packaged one has half of it
)
TOO_LARGE: Final = (
    "the rules have no room for this box; list no more cards and spaces than the packaged one"
)


class Checked(NamedTuple):
    """A checked file. box: the parsed box, None if it is invalid; fault: then the reason."""

    box: Any | None
    fault: str | None


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


def checked(game: str, file: ComponentText) -> Checked:
    """Check a file; it is refused only if the game has one box only."""
    tools = tools_of(game)
    try:
        box = tools.load(file)
        if tools.rules is not None:
            tools.rules(box)
    except InvalidComponents as error:
        return Checked(None, str(error))
    except (ValueError, IndexError, OverflowError):  # more cards or spaces than the rules count
        return Checked(None, f"{file.name}, line 1: {TOO_LARGE}")
    return Checked(box, None)


def rules_with(game: str, text: str) -> Any:
    """Return the rules of a game with the box in a text; raises RequestRefused."""
    tools = tools_of(game)
    found = checked(game, file_of(game, text))
    if found.box is None or tools.rules is None:
        raise refused("bad-box", reason=found.fault)
    return tools.rules(found.box)


def drawn(game: str, file: ComponentText) -> BoxCheck:
    """Check a file; return its fault, or the box with its drawing."""
    box, fault = checked(game, file)
    if box is None:
        return BoxCheck([_at_line(fault or "")], "", "", "", "")
    return BoxCheck((), box.id, box.title, box.sha256, tools_of(game).draw(box, False))


def _at_line(fault: str) -> BoxFault:
    """Split `FILE, line N: what is wrong; what would be right`."""
    found = re.match(r".*?, line (\d+): ", fault)
    return BoxFault(int(found[1]), fault[found.end() :]) if found else BoxFault(1, fault)
