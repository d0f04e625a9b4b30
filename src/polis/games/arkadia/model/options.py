"""What is decided before the first turn: the options of a table, and what is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from polis.core.contract.draws import Draw
from polis.core.contract.options import Options as AnyOptions
from polis.core.contract.options import OptionSpec, option, option_specs, read_options
from polis.core.texts.catalogue import Message
from polis.core.texts.errors import InvalidOptions
from polis.games.arkadia.model.actions import FAMILIES
from polis.games.arkadia.model.names import PACKAGE, read_square, square_name

if TYPE_CHECKING:
    from polis.games.arkadia.box.box import Box

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


SPECS: Final = option_specs(Options)


def new_options(mapping: Mapping[str, object]) -> Options:
    """Return options by name, defaults for missing ones; raises InvalidOptions."""
    options = read_options(Options, mapping, "arkadia", _no_setup)
    if options.setup == "first-game" and options.lot != "random":
        raise InvalidOptions(Message(PACKAGE, "option-lot-is-fixed"))
    return options


def _no_setup(_spec: OptionSpec, value: object) -> Message:
    """The error message for a set-up that does not exist."""
    return Message(PACKAGE, "option-no-setup", {"value": value})


@dataclass(frozen=True, slots=True)
class Deal:
    """The first seat, the lot as (standing, top left square), and the cards in dealing order."""

    first_seat: int
    lot: tuple[int, int]
    deck: tuple[int, ...]


def draws_of(box: "Box", options: Options, seats: int) -> tuple[Draw, ...]:
    """ARK-R2, ARK-R30  Everything that chance decides."""
    return (
        Draw("first_seat", tuple(range(seats))),
        Draw("lot", _lots(box, options)),
        Draw("deck", tuple(deck_of(box, options)), is_order=True),
    )


def deck_of(box: "Box", options: Options) -> list[int]:
    """ARK-P.6, ARK-P.8  All cards by kind, in the first game without those of its buildings."""
    left = list(box.cards)
    if options.setup == "first-game":
        for building in box.first_buildings:
            left[building.form * FAMILIES + building.family] -= 1
    return [kind for kind, number in enumerate(left) for _ in range(number)]


def _lots(box: "Box", options: Options) -> tuple[tuple[int, int], ...]:
    """ARK-P.2, ARK-R2  Fixed in the first game, else chosen by the table or drawn."""
    if options.setup == "first-game":
        return (box.first_lot,)
    if options.lot != "random":
        return (chosen_lot(box, options.lot),)
    return tuple(box.lot_places())


def chosen_lot(box: "Box", text: str) -> tuple[int, int]:
    """Return the place that an option such as `g5 standing` names; raises InvalidOptions."""
    square_text, _, lies = text.partition(" ")
    square = read_square(square_text)
    places = box.lot_places()
    if square is None or lies not in ("lying", "standing"):
        parts = {"value": text, "example": _place_name(places[0])}
        raise InvalidOptions(Message(PACKAGE, "option-no-lot", parts))
    place = (int(lies == "standing"), square)
    if place not in places:
        choices = ", ".join(_place_name(each) for each in places)
        parts = {"value": text, "names": choices, "clause": "ARK-P.2"}
        raise InvalidOptions(Message(PACKAGE, "option-lot-not-there", parts))
    return place


def _place_name(place: tuple[int, int]) -> str:
    return f"{square_name(place[1])} {'standing' if place[0] else 'lying'}"
