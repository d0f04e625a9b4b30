"""The options of a table: the rulings that groups play differently."""

from collections.abc import Mapping
from dataclasses import dataclass

from polis.core.options import Options as AnyOptions
from polis.core.options import option, read_options


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """What the players agree on before the first turn; the component file is chosen apart.

    season_reset: at a new season warriors, arts and science go back (ARC-7.2.2, ARC-R3);
    divide_first: before an attack the cards for the next round are divided already (ARC-R42).
    """

    season_reset: bool = option(True, "ARC-R3")
    divide_first: bool = option(False, "ARC-R42")


def new_options(mapping: Mapping[str, object]) -> Options:
    """Read options by name, missing ones by default; raises InvalidOptions."""
    return read_options(Options, mapping, "archon")
