"""Preparation: lot, castle, seats, cards and, for beginners, seven buildings."""

from collections.abc import Mapping
from typing import Any

from tests.games.arkadia.reference.box import Box, Lot
from tests.games.arkadia.reference.position import Building, Castle, Seat, Table
from tests.games.arkadia.reference.shapes import lot_squares

HAND = 4
FACE_UP = 3
DEFAULTS: dict[str, Any] = {
    "setup": "free",
    "flips": False,
    "lot_workers": True,
    "open_screens": False,
}
# Named only where a table has chosen them: they came after the first games were recorded.
LATER = ("open_gold", "optional_neutrals")


def with_defaults(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that belong to a position, each as given or as it usually is."""
    usual = {name: options.get(name, default) for name, default in DEFAULTS.items()}
    return usual | {name: True for name in LATER if options.get(name)}


def lot_of_setup(box: Box, setup: str, lot: Lot | None) -> Lot:
    """Where the lot lies: in the first game at its fixed place, otherwise at the one given."""
    if setup == "first-game":
        return box["first_game"]["lot"]
    assert lot is not None, "the free set-up needs a place for the lot"
    row, column = lot["square"]
    return {"square": (row, column), "standing": bool(lot["standing"])}


def set_up(box: Box, seats: int, setup: str, deck: list[str], lot: Lot) -> Table:
    """The table before the first turn; `deck` lists all cards in the order of dealing."""
    first_game = setup == "first-game"
    cards = list(deck)
    extra = box["first_game"]["neutral_workers"][seats] if first_game else 0
    return Table(
        box=box,
        lot=frozenset(lot_squares(lot["square"], lot["standing"])),
        buildings=first_buildings(box) if first_game else [],
        workers={},
        castle=Castle(
            list(box["mat"]), [dict(pool) for pool in box["pools"]], [[] for _ in range(10)]
        ),
        seats=[
            Seat(take(cards, HAND), box["own_workers"], extra, box["banners"]) for _ in range(seats)
        ],
        display=[*take(cards, FACE_UP)],
        pile=cards,
        discards=[],
        supply=box["neutral_workers"] - extra * seats,
    )


def take(cards: list[str], count: int) -> list[str]:
    """Take cards from the front."""
    taken = cards[:count]
    del cards[:count]
    return taken


def first_buildings(box: Box) -> list[Building]:
    """The buildings of the first-game set-up, each with its seal."""
    return [
        Building(b["form"], b["family"], frozenset(b["squares"]))
        for b in box["first_game"]["buildings"]
    ]
