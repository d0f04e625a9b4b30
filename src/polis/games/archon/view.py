"""What a seat may know, built from nothing by adding it: hidden things are never put in.

Hidden are only the halves into which others have split their cards, in the rounds in which that
matters (ARC-4.0.1), and the order of three decks. What follows from cards that were played and
revealed is known to everybody: the second half in an even round, in an odd one from the last card
of the first half on, and both halves if all cards nobody has seen are of one kind.
"""

from typing import Any, Final

from polis.games.archon.as_python import plain
from polis.games.archon.derived import derived
from polis.games.archon.names import CARD_KINDS
from polis.games.archon.state import NONE, new_states
from polis.games.archon.to_json import by_name, hidden_cards, named, player, public_fields

# Named one by one: a field added later stays hidden until somebody puts it here.
# fmt: off
PUBLIC: Final = (
    "points", "seats", "phase", "turn", "ply", "order", "passed", "round_number", "ending",
    "season_reset", "held", "played", "divided", "sure_hand", "sure_waiting", "track", "tiles",
    "arts", "science", "warriors_left", "figures_left", "tokens_left", "figures", "token", "wall",
    "market", "repository", "supply", "tiles_left", "palace", "grants", "next_favor",
    "next_province", "next_attack", "location", "slot", "card", "second_card", "plain", "power",
    "second", "took_magister", "effect", "repetition", "take_count", "take_from", "warriors_due",
    "bought", "sold", "magister", "tile", "price", "save_stage", "strength", "raid_due",
    "raid_place", "raid_cube",
)
# fmt: on
DECKS: Final = (
    ("favors", "next_favor"),
    ("provinces", "next_province"),
    ("attacks", "next_attack"),
)


def are_halves_hidden(state: Any) -> bool:
    """Whether other seats' halves are unknown now: from a split to the end of that round."""
    is_odd = int(state["round_number"][0]) % 2 == 1
    return bool(is_odd and int(state["ending"][0]) == NONE)


def is_hidden(state: Any, seat: int) -> bool:
    """Whether onlookers cannot tell the two halves of a seat apart now.

    They can if a half has no card that they have not seen, or if all of those are of one kind.
    """
    if not are_halves_hidden(state):
        return False
    hand = state["hand"][0, seat] - state["sure_hand"][0, seat]
    waiting = state["waiting"][0, seat] - state["sure_waiting"][0, seat]
    kinds = int(((hand + waiting) > 0).sum())
    return bool(hand.sum() > 0 and waiting.sum() > 0 and kinds > 1)


def observe(state: Any, seat: int | None) -> Any:
    """The observation of a seat (None: a spectator), shape (1,).

    Its own halves are there; of the others' the cards known to be in them (`sure_hand`,
    `sure_waiting`); of the decks the cards that have been drawn, the others are NONE.
    """
    seen = new_states(1)
    for name in PUBLIC:
        seen[name] = state[name]
    for other in range(int(state["seats"][0])):
        is_known = other == seat or not is_hidden(state, other)
        hand, waiting = ("hand", "waiting") if is_known else ("sure_hand", "sure_waiting")
        seen["hand"][0, other] = state[hand][0, other]
        seen["waiting"][0, other] = state[waiting][0, other]
    for deck, drawn in DECKS:
        known = int(state[drawn][0])
        seen[deck] = NONE
        seen[deck][0, :known] = state[deck][0, :known]
    return seen


def view(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees, in the fields of the named state; unknown is null.

    Besides there is `derived`: prices, taxes and slots as the rules have them now.
    """
    if int(state["ending"][0]) != NONE:
        return named(state, tables) | {"derived": derived(state, tables, seat)}
    seen = observe(state, seat)
    p = plain(seen)
    return public_fields(p, tables) | {
        "derived": derived(seen, tables, seat),
        "players": [
            player(p, other)
            | (
                _unknown(p, other)
                if other != seat and is_hidden(state, other)
                else hidden_cards(p, other)
            )
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
