"""What a seat sees, for people: the observation in named fields; what is unknown is null."""

from typing import Any, Final

from polis.core.recent import Recent
from polis.games.archon.as_python import plain
from polis.games.archon.derived import derived, derived_for_all
from polis.games.archon.names import CARD_KINDS
from polis.games.archon.observation import observe
from polis.games.archon.state import NONE
from polis.games.archon.to_json import by_name, hidden_cards, named, player, public_fields

DECKS: Final = (
    ("favors", "next_favor"),
    ("provinces", "next_province"),
    ("attacks", "next_attack"),
)


def _public(seen: Any, tables: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields that everybody sees, and what is derived for everybody."""
    return public_fields(plain(seen), tables), derived_for_all(seen, tables)


PUBLIC: Final = Recent(_public)


def view(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees, in the fields of the named state; unknown is null.

    Besides there is `derived`: prices, taxes and slots as the rules have them now.
    """
    if int(state["ending"][0]) != NONE:
        derived_fields = derived_for_all(state, tables) | derived(state, tables, seat)
        return named(state, tables) | {"derived": derived_fields}
    seen = observe(state, seat)
    p = plain(seen)
    fields, derived_fields = PUBLIC.of(seen if seat is None else observe(state, None), tables)
    is_known = (seen["hand"] == state["hand"]).all(axis=2)[0]  # a half in doubt lacks cards
    return fields | {
        "derived": derived_fields | derived(seen, tables, seat),
        "players": [
            player(p, other) | (hidden_cards(p, other) if is_known[other] else _unknown(p, other))
            for other in range(p.seats)
        ],
        "decks": {deck: [None] * _left(p, deck, drawn) for deck, drawn in DECKS},
    }


def _left(p: Any, deck: str, drawn: str) -> int:
    """How many cards are still in a deck."""
    return len(getattr(p, deck)) - int(getattr(p, drawn))


def _unknown(p: Any, seat: int) -> dict[str, Any]:
    """Null for both halves of another seat, but for how many cards of them are known."""
    return {
        "hand": None,
        "waiting": None,
        "known_hand": by_name(CARD_KINDS, p.hand[seat]),
        "known_waiting": by_name(CARD_KINDS, p.waiting[seat]),
    }
