"""The random decisions before the first turn, each drawn from its own stream of the game's seed."""

from collections.abc import Sequence
from dataclasses import dataclass

from polis.core.seeds import Streams
from polis.core.texts.catalogue import Message
from polis.core.texts.errors import InvalidOptions
from polis.games.arkadia.box.box import Box
from polis.games.arkadia.model.actions import FAMILIES
from polis.games.arkadia.model.names import PACKAGE, read_square, square_name
from polis.games.arkadia.model.options import Options


@dataclass(frozen=True, slots=True)
class Deal:
    """The first seat, the lot as (standing, top left square), and the cards in dealing order."""

    first_seat: int
    lot: tuple[int, int]
    deck: tuple[int, ...]


def deal(box: Box, options: Options, seats: int, secret: bytes, entropies: Sequence[str]) -> Deal:
    """ARK-R2, ARK-R30  Draw everything from the seed (docs/reference/randomness.md)."""
    streams = Streams("arkadia", secret, entropies)
    cards = deck_of(box, options)
    order = streams.stream("deck").shuffle(len(cards))
    return Deal(
        streams.stream("first seat").below(seats),
        _lot(box, options, streams),
        tuple(cards[i] for i in order),
    )


def deck_of(box: Box, options: Options) -> list[int]:
    """ARK-P.6, ARK-P.8  All cards by kind, in the first game without those of its buildings."""
    left = list(box.cards)
    if options.setup == "first-game":
        for building in box.first_buildings:
            left[building.form * FAMILIES + building.family] -= 1
    return [kind for kind, number in enumerate(left) for _ in range(number)]


def _lot(box: Box, options: Options, streams: Streams) -> tuple[int, int]:
    """ARK-P.2, ARK-R2  Fixed in the first game, else chosen by the table or drawn."""
    if options.setup == "first-game":
        return box.first_lot
    places = box.lot_places()
    if options.lot == "random":
        return places[streams.stream("lot").below(len(places))]
    return chosen_lot(box, options.lot)


def chosen_lot(box: Box, text: str) -> tuple[int, int]:
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
