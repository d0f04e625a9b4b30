"""Games without a component file: the rules contain everything."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import InvalidComponents


@dataclass(frozen=True, slots=True)
class NoBox:
    """The placeholder in records of games without a component file."""

    id: str = "none"
    sha256: str = hashlib.sha256(b"").hexdigest()


NO_BOX: Final = NoBox()


def refuse_components(title: str, components: Path | None) -> None:
    """Raise InvalidComponents if a component file is given to a game that has none."""
    if components is not None:
        raise InvalidComponents(core_message("no-components", game=title))
