"""The options of a table: rulings that differ between groups of players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from polis.core.contract.options import Options as AnyOptions
from polis.core.contract.options import OptionSpec, option, read_options
from polis.core.texts.catalogue import Message
from polis.core.texts.errors import InvalidOptions

SETUPS: Final = ("free", "first-game")


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """What the players agree on before the first turn; the component file is chosen separately.

    setup: `free` (an empty board) or `first-game` (ARK-P.8); lot: `random` (ARK-R2) or a place such
    as `f5 lying` or `g5 standing`, the lot's top left square (forms do not list the hundreds of
    places); flips: tiles may be turned over (ARK-R3); lot_workers: workers may stand beside the lot
    (ARK-R6); open_screens: everybody sees seals, workers and gold; open_gold: gold alone is public
    (ARK-R29); optional_neutrals: a player who covers camps chooses how many neutral workers to take
    (ARK-R34).
    """

    setup: str = option("free", "ARK-P.8", SETUPS)
    lot: str = option("random", "ARK-R2", is_offered=False)
    flips: bool = option(False, "ARK-R3")
    lot_workers: bool = option(True, "ARK-R6")
    open_screens: bool = option(False, "ARK-R29")
    open_gold: bool = option(False, "ARK-R29", is_later=True)
    optional_neutrals: bool = option(False, "ARK-R34", is_later=True)


def new_options(mapping: Mapping[str, object]) -> Options:
    """Return options by name, defaults for missing ones; raises InvalidOptions."""
    options = read_options(Options, mapping, "arkadia", _no_setup)
    if options.setup == "first-game" and options.lot != "random":
        raise InvalidOptions(Message("polis.games.arkadia", "option-lot-is-fixed"))
    return options


def _no_setup(_spec: OptionSpec, value: object) -> Message:
    """The error message for a set-up that does not exist."""
    return Message("polis.games.arkadia", "option-no-setup", {"value": value})
