"""What a seat sees, for people: the observation in named fields, without closed screens.

Other seats' screens are open only if the table plays with open screens, or gold alone if it plays
with open gold.
"""

from typing import Any, Final

from polis.core.contract.excerpt import Excerpt
from polis.games.arkadia.seen.as_python import LAYOUT
from polis.games.arkadia.seen.derived import SHOWN_BY, derived, shown
from polis.games.arkadia.seen.observation import observe
from polis.games.arkadia.seen.to_json import HANDS, PUBLIC, by_family


def view(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """ARK-R29  Return what a seat (None: a spectator) sees, in the fields of the named state.

    Unknown cards are null; so are other seats' workers, seals and gold behind closed screens, until
    the final evaluation opens them. `derived` holds what the rules derive from them. The result
    must not be modified.
    """
    seen = observe(state, seat)
    record = seen.tobytes()
    return {
        **PUBLIC.of(record, tables),
        **HANDS.of(record, tables),
        **SCREENS.of(record, tables, seat),
        **PILE.of(record, tables),
        "derived": derived(seen, record, tables, seat),
    }


def _screens(p: Any, _tables: Any, seat: int | None) -> dict[str, Any]:
    """What is behind the screens that the seat may look behind; null behind the others."""
    is_shown, is_gold_open = shown(p, seat), bool(p.open_gold)
    seats = range(p.seats)
    return {
        "own_workers": [p.own[other] if is_shown[other] else None for other in seats],
        "neutral_workers": [p.neutral[other] if is_shown[other] else None for other in seats],
        "seals": [by_family(p.seals[other]) if is_shown[other] else None for other in seats],
        "gold": [p.gold[other] if is_gold_open or is_shown[other] else None for other in seats],
    }


def _pile(p: Any, _tables: Any) -> dict[str, Any]:
    """Null for each card."""
    return {"draw_pile": [None] * p.pile_size}


SCREENS: Final = Excerpt(
    LAYOUT,
    ("own", "neutral", "seals", "gold", "open_gold", *SHOWN_BY),
    _screens,
)
PILE: Final = Excerpt(LAYOUT, ("pile_size",), _pile)
