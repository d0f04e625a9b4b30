"""The state in named fields: what traces show, hashes cover and tests compare.

The form is described in docs/specs/archon.md. It names no engine number, so it survives a change
of the record's layout.
"""

from collections.abc import Sequence
from typing import Any, Final

from polis.core.options import named_options
from polis.core.standings import leaders
from polis.games.archon.actions import SLOTS
from polis.games.archon.as_python import plain
from polis.games.archon.effects import HELD
from polis.games.archon.names import (
    CARD_KINDS,
    ENDINGS,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
    TILES,
    slot_name,
)
from polis.games.archon.state import LOSING, NONE, PHASES, RULE_OPTIONS, SAVING

SUPPLIED: Final = (*HELD_GOODS, "arts", "science")
LATER_OPTIONS: Final = ("divide_first",)


def named(state: Any, tables: Any) -> dict[str, Any]:
    """Everything in a state, hidden parts too, JSON ready."""
    p = plain(state)
    return public_fields(p, tables) | {
        "players": [player(p, seat) | hidden_cards(p, seat) for seat in range(p.seats)],
        "decks": {
            "provinces": numbers(p.provinces[p.next_province :]),
            "favors": numbers(p.favors[p.next_favor :]),
            "attacks": numbers(p.attacks[p.next_attack :]),
        },
    }


def public_fields(p: Any, tables: Any) -> dict[str, Any]:
    """The fields that everybody at the table sees."""
    return {
        "ply": p.ply,
        "seats": p.seats,
        "phase": PHASES[p.phase],
        "turn": p.turn,
        "order": p.order[: p.seats],
        "round": max(p.round_number, 1),
        "season": season(p.round_number),
        "passed": [bool(passed) for passed in p.passed[: p.seats]],
        "options": named_options(p, RULE_OPTIONS, LATER_OPTIONS),
        "locations": _locations(p, tables),
        "wall": [None if owner == NONE else owner for owner in wall(p, tables)],
        "market": by_name(RESOURCES, p.market),
        "repository": by_name(RESOURCES, p.repository),
        "supply": by_name(SUPPLIED, p.supply),
        "tiles_left": by_name(TILES, p.tiles_left),
        "palace": [None if card == NONE else card + 1 for card in p.palace],
        "grants": numbers(p.grants),
        "province": p.provinces[p.next_province - 1] + 1,
        "removed": _removed(p),
        "decision": _decision(p),
        "raid": _raid(p),
        "ending": None if p.ending == NONE else ENDINGS[p.ending],
        "winners": winners(p),
    }


def season(round_number: int) -> int:
    """The season of a round, from 1; the draft belongs to the first."""
    return (max(round_number, 1) - 1) // 3 + 1


def wall(p: Any, tables: Any) -> list[int]:
    """The spaces that the box has."""
    spaces: list[int] = p.wall[: int(tables["wall_spaces"][0])]
    return spaces


def numbers(cards: Sequence[int]) -> list[int]:
    """Cards counted from 1."""
    return [card + 1 for card in cards]


def by_name(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Numbers under their names."""
    return dict(zip(names, counts, strict=True))


def player(p: Any, seat: int) -> dict[str, Any]:
    """What everybody may know of a seat."""
    return {
        "gold": p.held[seat][0],
        "recruits": p.held[seat][1],
        "resources": by_name(RESOURCES, p.held[seat][2:HELD]),
        "points": p.points[seat],
        "played": by_name(CARD_KINDS, p.played[seat]),
        "magisters": by_name(MAGISTERS, p.track[seat]),
        "tiles": [name for name, has in zip(TILES, p.tiles[seat], strict=True) if has],
        "arts": p.arts[seat],
        "science": p.science[seat],
        "warriors_left": p.warriors_left[seat],
        "figures_left": p.figures_left[seat],
        "tokens_left": p.tokens_left[seat],
    }


def hidden_cards(p: Any, seat: int) -> dict[str, Any]:
    """The two halves of a seat's cards."""
    return {
        "hand": by_name(CARD_KINDS, p.hand[seat]),
        "waiting": by_name(CARD_KINDS, p.waiting[seat]),
    }


def goods_of(p: Any, seat: int) -> int:
    """ARC-8.3  What breaks a tie."""
    return sum(p.held[seat])


def winners(p: Any) -> list[int]:
    """The seats that have won; nobody before the end."""
    if p.ending == NONE:
        return []
    return leaders([(p.points[seat], goods_of(p, seat)) for seat in range(p.seats)])


def _locations(p: Any, tables: Any) -> list[dict[str, Any]]:
    cards, least = tables["slot_cards"][0].tolist(), tables["slot_seats"][0].tolist()
    return [
        {
            "name": name,
            "slots": [
                {
                    "name": slot_name(location, slot),
                    "cards": cards[location][slot],
                    "covered": least[location][slot] > p.seats,
                    "figures": p.figures[location][slot][: p.seats],
                    "token": None if p.token[location][slot] == NONE else p.token[location][slot],
                }
                for slot in range(SLOTS)
                if cards[location][slot] > 0
            ],
        }
        for location, name in enumerate(LOCATIONS)
    ]


def _removed(p: Any) -> dict[str, list[int]]:
    """Cards that have left: favors as they left the track, the rest as they were drawn."""
    spaces = sum(card != NONE for card in p.palace)
    left = p.next_favor - spaces
    order = [*reversed(p.favors[:spaces]), *p.favors[spaces : p.next_favor]]
    return {
        "favors": numbers(order[:left]),
        "provinces": numbers(p.provinces[: p.next_province - 1]),
        "attacks": numbers(p.attacks[: p.next_attack]),
    }


def _decision(p: Any) -> dict[str, Any]:
    is_placing = p.location != NONE
    return {
        "location": LOCATIONS[p.location] if is_placing else None,
        "slot": slot_name(p.location, p.slot) if is_placing else None,
        "cards": [CARD_KINDS[card] for card in (p.card, p.second_card) if card != NONE],
        "plain": bool(p.plain),
        "second": bool(p.second),
        "took_magister": bool(p.took_magister),
        "repetition": p.repetition,
        "bought": by_name(RESOURCES, p.bought),
        "sold": None if p.sold == NONE else RESOURCES[p.sold],
        "magister": None if p.magister == NONE else MAGISTERS[p.magister],
        "tile": None if p.tile == NONE else TILES[p.tile],
        "price": by_name(HELD_GOODS, p.price) if p.phase == SAVING else None,
    }


def _raid(p: Any) -> dict[str, Any] | None:
    if p.strength == 0:
        return None
    asked = RESOURCES[p.raid_cube] if p.phase == LOSING else None
    return {"strength": p.strength, "due": p.raid_due[: p.seats], "asked": asked}
