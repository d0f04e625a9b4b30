"""The options of a table: the rulings that groups play differently."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from polis.core.errors import InvalidOptions
from polis.core.message import said


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on before the first turn; the component file is chosen apart.

    season_reset: at a new season warriors, arts and science go back (ARC-7.2.2, ARC-R3).
    """

    season_reset: bool = True


def new_options(mapping: Mapping[str, object]) -> Options:
    """Read options by name, missing ones by default; raises InvalidOptions."""
    known = asdict(Options())
    for name, value in mapping.items():
        if name not in known:
            names = ", ".join(known)
            raise InvalidOptions(said("option-unknown", game="archon", name=name, names=names))
        if not isinstance(value, bool):
            raise InvalidOptions(said("option-not-yes-or-no", name=name, value=repr(value)))
        known[name] = value
    return Options(**known)


def options_json(options: Options) -> dict[str, Any]:
    """All options as `new_options` reads them."""
    return asdict(options)
