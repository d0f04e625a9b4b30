"""What a seat sees, for people: the observation in named fields, and closed screens stay closed.

Other seats' screens are open only if the table plays with open screens, or their gold alone.
"""

from typing import Any, Final

from polis.core.recent import Recent
from polis.games.arkadia.as_python import plain
from polis.games.arkadia.derived import derived
from polis.games.arkadia.names import card_name
from polis.games.arkadia.observation import observe
from polis.games.arkadia.state import NONE
from polis.games.arkadia.to_json import by_family, public_fields

PUBLIC: Final = Recent(lambda seen, tables: public_fields(plain(seen), tables))


def view(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """ARK-R29  What a seat (None: a spectator) sees, in the fields of the named state.

    Unknown cards are null; so are other seats' workers, seals and gold behind closed screens,
    until the final evaluation opens them. Besides there is `derived`: what the rules say of them.
    """
    seen = observe(state, seat)
    p = plain(seen)
    everybody = PUBLIC.of(seen if seat is None else observe(state, None), tables)
    is_open = bool(p.open_screens) or p.ending != NONE
    shown = [is_open or other == seat for other in range(p.seats)]
    is_gold_open = bool(p.open_gold)
    return everybody | {
        "hands": [_cards(p.hand[other], p.hand_size[other]) for other in range(p.seats)],
        "own_workers": [p.own[other] if shown[other] else None for other in range(p.seats)],
        "neutral_workers": [p.neutral[other] if shown[other] else None for other in range(p.seats)],
        "seals": [by_family(p.seals[other]) if shown[other] else None for other in range(p.seats)],
        "gold": [p.gold[o] if is_gold_open or shown[o] else None for o in range(p.seats)],
        "draw_pile": [None] * p.pile_size,
        "derived": derived(p, seen, tables, shown),
    }


def _cards(row: list[int], length: int) -> list[str | None]:
    """A hand: known cards by name, the others null."""
    return [None if kind == NONE else card_name(kind) for kind in row[:length]]
