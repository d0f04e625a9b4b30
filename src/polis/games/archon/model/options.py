"""The options of a table: rulings that differ between groups of players."""

from collections.abc import Mapping
from dataclasses import dataclass

from polis.core.contract.options import Options as AnyOptions
from polis.core.contract.options import option, read_options


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """What the players agree on before the first turn; the component file is chosen separately.

    season_reset: warriors, arts and science are returned at a new season (ARC-7.2.2, ARC-R3);
    divide_first: the cards for the next round are divided before an attack (ARC-R42).
    """

    season_reset: bool = option(True, "ARC-R3")
    divide_first: bool = option(False, "ARC-R42", is_later=True)


def new_options(mapping: Mapping[str, object]) -> Options:
    """Return options by name, defaults for missing ones; raises InvalidOptions."""
    return read_options(Options, mapping, "archon")
