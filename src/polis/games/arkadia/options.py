"""The options of a table: the rulings that groups play differently."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from polis.core.errors import InvalidOptions
from polis.core.message import Message, said
from polis.games.arkadia.names import PACKAGE

SETUPS = ("free", "first-game")


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on before the first turn; the component file is chosen apart.

    setup: `free` (an empty board) or `first-game` (ARK-P.8); lot: `random` (ARK-R2) or a place
    such as `f5 lying` or `g5 standing`, the lot's top left square; flips: tiles may be turned
    over (ARK-R3); lot_workers: workers may stand beside the lot (ARK-R6); open_screens:
    everybody sees seals, workers and gold (ARK-R29).
    """

    setup: str = "free"
    lot: str = "random"
    flips: bool = False
    lot_workers: bool = True
    open_screens: bool = False


def new_options(mapping: Mapping[str, object]) -> Options:
    """Read options by name, missing ones by default; raises InvalidOptions."""
    known = asdict(Options())
    for name, value in mapping.items():
        if name not in known:
            names = ", ".join(known)
            raise InvalidOptions(said("option-unknown", game="arkadia", name=name, names=names))
        known[name] = _checked(name, value, known[name])
    options = Options(**known)
    if options.setup == "first-game" and options.lot != "random":
        raise InvalidOptions(Message(PACKAGE, "option-lot-is-fixed"))
    return options


def _checked(name: str, value: object, default: object) -> Any:
    """The value, if it is of the option's kind."""
    if isinstance(default, bool):
        if not isinstance(value, bool):
            raise InvalidOptions(said("option-not-yes-or-no", name=name, value=repr(value)))
        return value
    if not isinstance(value, str):
        raise InvalidOptions(said("option-not-text", name=name, value=repr(value)))
    if name == "setup" and value not in SETUPS:
        raise InvalidOptions(Message(PACKAGE, "option-no-setup", {"value": value}))
    return value.strip().lower()


def options_json(options: Options) -> dict[str, Any]:
    """All options as `new_options` reads them."""
    return asdict(options)
