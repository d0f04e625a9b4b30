"""The options of a table: the rulings that groups play differently."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from polis.core.errors import InvalidOptions


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
            raise InvalidOptions(
                f"archon has no option '{name}'; its options are {', '.join(known)}."
            )
        if not isinstance(value, bool):
            raise InvalidOptions(f"The option '{name}' is {value!r}; it must be true or false.")
        known[name] = value
    return Options(**known)


def options_json(options: Options) -> dict[str, Any]:
    """All options as `new_options` reads them."""
    return asdict(options)
