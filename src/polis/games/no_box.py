"""Games without a component file: all that is in the box is in the rules."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from polis.core.errors import InvalidComponents
from polis.core.message import core_message


@dataclass(frozen=True, slots=True)
class NoBox:
    """What stands in a record where other games have their component file."""

    id: str = "none"
    sha256: str = hashlib.sha256(b"").hexdigest()


NO_BOX: Final = NoBox()


def refuse_components(title: str, components: Path | None) -> None:
    """Raise InvalidComponents if somebody gives a component file to a game that has none."""
    if components is not None:
        raise InvalidComponents(core_message("no-components", game=title))
