"""What a seat sees, for people: the observation in named fields; unknown values are null."""

from typing import Any, Final

from polis.core.contract.excerpt import Excerpt
from polis.games.archon.model.state import NONE, SEATS
from polis.games.archon.seen.as_python import LAYOUT
from polis.games.archon.seen.derived import derived
from polis.games.archon.seen.observation import observe
from polis.games.archon.seen.to_json import PUBLIC, RAID, named, players

DECKS: Final = (
    ("favors", "next_favor"),
    ("provinces", "next_province"),
    ("attacks", "next_attack"),
)
HANDS: Final = [LAYOUT.reading(("hand",), row=seat).spans[0] for seat in range(SEATS)]


def view(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """Return what a seat (None: a spectator) sees, in the fields of the named state; unknown is null.

    `derived` holds current prices, taxes and slots according to the rules. The result must not be
    modified.
    """
    whole = state.tobytes()
    if int(state["ending"][0]) != NONE:
        return named(state, tables) | {"derived": derived(state, whole, tables, seat)}
    seen = observe(state, seat)
    record = seen.tobytes()
    # an uncertain half lacks cards
    is_known = [record[hand] == whole[hand] for hand in HANDS[: int(state["seats"][0])]]
    return {
        **PUBLIC.of(record, tables),
        **RAID.of(record, tables),
        **LEFT.of(record, tables),
        "players": players(record, tables, is_known),
        "derived": derived(seen, record, tables, seat),
    }


def _left(p: Any, _tables: Any) -> dict[str, Any]:
    """The number of cards left in each deck, as nulls."""
    return {
        "decks": {
            deck: [None] * (len(getattr(p, deck)) - getattr(p, drawn)) for deck, drawn in DECKS
        }
    }


LEFT: Final = Excerpt(LAYOUT, [name for pair in DECKS for name in pair], _left)
