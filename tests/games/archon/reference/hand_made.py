"""Positions made by hand: a short way to put things on the table of a reference game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tests.games.archon.reference.archon import Reference
from tests.games.archon.reference.box import Box
from tests.games.archon.reference.loaded import original

UNICORN, DRAGON, LION, EAGLE = range(4)
HALF = "split 3 courtier 1 cleric 1 scribe"


def new(
    seats: int = 2,
    box: Box | None = None,
    options: Mapping[str, Any] | None = None,
    **first: Sequence[int],
) -> Reference:
    """A game at its draft, the seats in the order of their numbers.

    The cards of each deck are in the order of the box, after those that are named first:
    `new(favors=[7, 10])`.
    """
    box = box or original()
    sizes = {"grants": len(box["grants"]), "provinces": len(box["provinces"])}
    sizes |= {"attacks": len(box["attacks"]), "favors": len(box["favors"])}
    decks = {}
    for kind, size in sizes.items():
        front = list(first.get(kind, ()))
        decks[kind] = front + [card for card in range(1, size + 1) if card not in front]
    return Reference(box, seats, options or {}, range(seats), **decks)


def begun(seats: int = 2, **first: Any) -> Reference:
    """The first turn of a game in which everybody has a Cleric, a Scribe and 3 Courtiers."""
    game = new(seats, **first)
    return apply(game, *["draft cleric scribe"] * seats, *[HALF] * seats)


def apply(game: Reference, *texts: str) -> Reference:
    """Carry out several actions; return the game."""
    for text in texts:
        game.apply(text)
    return game


def equip(game: Reference, seat: int, tiles: Iterable[str] = (), **goods: int) -> None:
    """Let a seat hold so much of the named goods, and these tiles beside its own."""
    position = game.position
    owner = position.seats[seat]
    for name, count in goods.items():
        position.supply[name] += owner.goods[name] - count
        owner.goods[name] = count
    for tile in tiles:
        position.tiles_left[tile] -= 1
        owner.tiles.append(tile)
    game.known = None


def deal_cards(game: Reference, seat: int, hand: str, waiting: str = "", played: str = "") -> None:
    """Let a seat have these cards and no others."""
    owner = game.position.seats[seat]
    owner.hand, owner.waiting, owner.played = (
        Counter(cards.split()) for cards in (hand, waiting, played)
    )
    game.known = None


def fill_market(game: Reference, **cubes: int) -> None:
    """Let so many cubes lie on the market."""
    position = game.position
    for cube, count in cubes.items():
        position.supply[cube] += position.market[cube] - count
        position.market[cube] = count
    game.known = None


def put(game: Reference, place: str, figures: Iterable[int] = (), token: int | None = None) -> None:
    """Put figures and a token on a slot: `put(game, "barracks a", [DRAGON])`."""
    location, name = place.split()
    slots = game.position.locations[location]
    ((number, slot),) = ((n, slot) for n, slot in enumerate(slots) if slot.name == name)
    slots[number] = replace(slot, figures=(*slot.figures, *figures), token=token)
    game.known = None


def man_wall(game: Reference, *seats: int) -> None:
    """Put a warrior of each seat named on the wall, away from the gate."""
    position = game.position
    for seat in seats:
        place = position.wall.index(None, position.box["marked_spaces"])
        position.wall[place] = seat
    game.known = None


def all_pass(game: Reference, round_: int | None = None) -> None:
    """Let the round, or one with another number, end without a further action.

    The position may go on to whatever is asked next.
    """
    if round_ is not None:
        game.position.round = round_
    game.known = None
    now = game.position.round
    while game.phase == "place" and game.position.round == now:
        game.apply("pass")
