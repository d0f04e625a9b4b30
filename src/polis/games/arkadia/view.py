"""What a seat may know, built from nothing by adding it: hidden things are never put in.

An observation is for bots: it has the state's layout and holds everything the seat has seen,
with perfect memory of what was public (ARK-R29: all behind a screen was gained in public).
A view is for people: other screens stay closed unless the table plays with open screens.
"""

from typing import Any, Final

from polis.games.arkadia.as_python import plain
from polis.games.arkadia.derived import derived
from polis.games.arkadia.names import card_name
from polis.games.arkadia.state import NONE, new_states
from polis.games.arkadia.to_json import by_family, public_fields

# Named one by one: a field added later stays hidden until somebody puts it here.
# fmt: off
PUBLIC: Final = (
    "free", "sites", "workers", "seats", "phase", "turn", "first_seat", "ply", "turns_finished",
    "passes", "turns_left", "ender", "ending", "card", "site", "last_square", "placed", "due",
    "family", "lot_square", "lot_standing", "floor", "height", "top", "pools", "hand_size",
    "shown", "shown_size", "own", "neutral", "seals", "gold", "banners", "display", "pile_size",
    "supply", "building_count", "first_buildings", "tile_form", "tile_family", "tile_orientation",
    "tile_square", "open", "open_count", "first_game", "flips", "lot_workers", "open_screens", "spare",
)
# fmt: on


def observe(state: Any, seat: int | None) -> Any:
    """ARK-R29  The observation of a seat (None: a spectator), shape (1,).

    Its own hand is there; of other hands the cards seen being taken and, in `hand_size`, how
    many there are; of the pile only its size. Unknown cards are NONE.
    """
    seen = new_states(1)
    for name in PUBLIC:
        seen[name] = state[name]
    seen["pile"] = NONE
    seen["hand"] = state["shown"]
    if seat is not None:
        seen["hand"][0, seat] = state["hand"][0, seat]
    return seen


def view(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """ARK-R29  What a seat (None: a spectator) sees, in the fields of the named state.

    Unknown cards are null; so are other seats' workers, seals and gold behind closed screens,
    until the final evaluation opens them. Besides there is `derived`: what the rules say of them.
    """
    seen = observe(state, seat)
    p = plain(seen)
    is_open = bool(p.open_screens) or p.ending != NONE
    shown = [is_open or other == seat for other in range(p.seats)]
    return public_fields(p, tables) | {
        "hands": [_cards(p.hand[other], p.hand_size[other]) for other in range(p.seats)],
        "own_workers": [p.own[other] if shown[other] else None for other in range(p.seats)],
        "neutral_workers": [p.neutral[other] if shown[other] else None for other in range(p.seats)],
        "seals": [by_family(p.seals[other]) if shown[other] else None for other in range(p.seats)],
        "gold": [p.gold[other] if shown[other] else None for other in range(p.seats)],
        "draw_pile": [None] * p.pile_size,
        "derived": derived(p, seen, tables, shown),
    }


def _cards(row: list[int], length: int) -> list[str | None]:
    """A hand: known cards by name, the others null."""
    return [None if kind == NONE else card_name(kind) for kind in row[:length]]
