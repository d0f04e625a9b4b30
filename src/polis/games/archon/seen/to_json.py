"""The state in named fields: traces show it, hashes cover it and tests compare it.

The format is described in docs/specs/archon.md. It uses no engine numbers, so it survives a change
of the record's layout.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from polis.core.contract.excerpt import Excerpt, Rows, Together
from polis.core.contract.last_move import leaders
from polis.core.contract.options import named_options
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import SLOTS
from polis.games.archon.model.names import (
    CARD_KINDS,
    ENDINGS,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
    TILES,
    slot_name,
)
from polis.games.archon.model.state import (
    LOSING,
    NONE,
    PHASES,
    ROUNDS_IN_SEASON,
    RULE_OPTIONS,
    SAVING,
    SEATS,
)
from polis.games.archon.seen.as_python import LAYOUT

SUPPLIED: Final = (*HELD_GOODS, "arts", "science")
LATER_OPTIONS: Final = ("divide_first",)


def named(state: Any, tables: Any) -> dict[str, Any]:
    """Return everything in a state, hidden parts too, JSON ready; the result must not be modified."""
    record = state.tobytes()
    return {
        **PUBLIC.of(record, tables),
        **RAID.of(record, tables),
        **DECKS.of(record, tables),
        "players": players(record, tables, [True] * int(state["seats"][0])),
    }


def hashed(state: Any, tables: Any) -> dict[str, Any]:
    """Return the fields of `named` as JSON with sorted keys, without those added later."""
    record = state.tobytes()
    seats = PLAYERS[: int(state["seats"][0])]
    return {
        **PUBLIC.json_of(record, tables),
        **HASHED.json_of(record, tables),
        "players": [one.json_of(record, tables, True) for one in seats],
    }


def players(record: bytes, tables: Any, known: Sequence[bool]) -> list[dict[str, Any]]:
    """Return what a viewer knows of each seat. known: by seat, whether its halves are known."""
    return [PLAYERS[seat].of(record, tables, is_known) for seat, is_known in enumerate(known)]


def _moment(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "ply": p.ply,
        "phase": PHASES[p.phase],
        "turn": p.turn,
        "order": p.order[: p.seats],
        "round": max(p.round_number, 1),
        "season": season(p.round_number),
        "passed": [bool(passed) for passed in p.passed[: p.seats]],
    }


def _agreed(p: Any, _tables: Any) -> dict[str, Any]:
    """Fields that do not change during a game."""
    return {"seats": p.seats, "options": named_options(p, RULE_OPTIONS, LATER_OPTIONS)}


def _manned(p: Any, tables: Any) -> dict[str, Any]:
    return {"wall": [None if owner == NONE else owner for owner in wall(p, tables)]}


def _stored(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "market": by_name(RESOURCES, p.market),
        "repository": by_name(RESOURCES, p.repository),
        "supply": by_name(SUPPLIED, p.supply),
    }


def _on_offer(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "tiles_left": by_name(TILES, p.tiles_left),
        "palace": [None if card == NONE else card + 1 for card in p.palace],
    }


def _drawn(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "grants": numbers(p.grants),
        "province": p.provinces[p.next_province - 1] + 1,
        "removed": _removed(p),
    }


def _decided(p: Any, _tables: Any) -> dict[str, Any]:
    return {"decision": _decision(p)}


def _ended(p: Any, _tables: Any) -> dict[str, Any]:
    return {"ending": None if p.ending == NONE else ENDINGS[p.ending], "winners": winners(p)}


def _raided(p: Any, _tables: Any) -> dict[str, Any]:
    return {"raid": _raid(p)}


def _raided_once(p: Any, _tables: Any) -> dict[str, Any]:
    """A raid without the kind of cube being lost."""
    raid = _raid(p)
    if raid is not None:
        del raid["asked"]
    return {"raid": raid}


def _in_decks(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "decks": {
            "provinces": numbers(p.provinces[p.next_province :]),
            "favors": numbers(p.favors[p.next_favor :]),
            "attacks": numbers(p.attacks[p.next_attack :]),
        }
    }


def season(round_number: int) -> int:
    """Return the season of a round, from 1; the draft belongs to the first."""
    return (max(round_number, 1) - 1) // ROUNDS_IN_SEASON + 1


def wall(p: Any, tables: Any) -> list[int]:
    """Return the spaces of the wall that the box has."""
    spaces: list[int] = p.wall[: int(tables["wall_spaces"][0])]
    return spaces


def numbers(cards: Sequence[int]) -> list[int]:
    """Return card numbers counted from 1."""
    return [card + 1 for card in cards]


def by_name(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Return numbers by name."""
    return dict(zip(names, counts, strict=True))


def _player(p: Any, _tables: Any, is_known: bool) -> dict[str, Any]:
    """A seat; is_known: whether the viewer knows both halves of its cards."""
    return {
        "gold": p.held[0],
        "recruits": p.held[1],
        "resources": by_name(RESOURCES, p.held[2:HELD]),
        "points": p.points,
        "played": by_name(CARD_KINDS, p.played),
        "magisters": by_name(MAGISTERS, p.track),
        "tiles": [name for name, has in zip(TILES, p.tiles, strict=True) if has],
        "arts": p.arts,
        "science": p.science,
        "warriors_left": p.warriors_left,
        "figures_left": p.figures_left,
        "tokens_left": p.tokens_left,
        **(_halves(p) if is_known else _unknown_halves(p)),
    }


def _halves(p: Any) -> dict[str, Any]:
    return {"hand": by_name(CARD_KINDS, p.hand), "waiting": by_name(CARD_KINDS, p.waiting)}


def _unknown_halves(p: Any) -> dict[str, Any]:
    """Null for both halves of another seat, with the cards known to be in them."""
    return {
        "hand": None,
        "waiting": None,
        "known_hand": by_name(CARD_KINDS, p.hand),
        "known_waiting": by_name(CARD_KINDS, p.waiting),
    }


def goods_of(p: Any, seat: int) -> int:
    """ARC-8.3  Return the goods of a seat, which break ties."""
    return sum(p.held[seat])


def winners(p: Any) -> list[int]:
    """Return the seats that have won; none before the end."""
    if p.ending == NONE:
        return []
    return leaders([(p.points[seat], goods_of(p, seat)) for seat in range(p.seats)])


def _location(location: int, p: Any, tables: Any) -> dict[str, Any]:
    cards = tables["slot_cards"][0, location].tolist()
    least = tables["slot_seats"][0, location].tolist()
    return {
        "name": LOCATIONS[location],
        "slots": [
            {
                "name": slot_name(location, slot),
                "cards": cards[slot],
                "covered": least[slot] > p.seats,
                "figures": p.figures[slot][: p.seats],
                "token": None if p.token[slot] == NONE else p.token[slot],
            }
            for slot in range(SLOTS)
            if cards[slot] > 0
        ],
    }


def _removed(p: Any) -> dict[str, list[int]]:
    """Cards that have left the game: favors in the order of leaving, the others as drawn."""
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


CITY: Final = Rows(
    "locations",
    [
        Excerpt(LAYOUT, ("figures", "token", "seats"), partial(_location, location), row=location)
        for location in range(len(LOCATIONS))
    ],
)
PUBLIC: Final = Together(
    [
        CITY,
        Excerpt(
            LAYOUT, ("ply", "phase", "turn", "order", "seats", "round_number", "passed"), _moment
        ),
        Excerpt(LAYOUT, ("seats", *RULE_OPTIONS), _agreed),
        Excerpt(LAYOUT, ("wall",), _manned),
        Excerpt(LAYOUT, ("market", "repository", "supply"), _stored),
        Excerpt(LAYOUT, ("tiles_left", "palace"), _on_offer),
        Excerpt(
            LAYOUT,
            (
                *("grants", "palace", "favors", "next_favor", "provinces", "next_province"),
                *("attacks", "next_attack"),
            ),
            _drawn,
        ),
        Excerpt(
            LAYOUT,
            (
                *("location", "slot", "card", "second_card", "plain", "second", "took_magister"),
                *("repetition", "bought", "sold", "magister", "tile", "price", "phase"),
            ),
            _decided,
        ),
        Excerpt(LAYOUT, ("ending", "points", "held", "seats"), _ended),
    ]
)
"""What everybody at the table sees, except the raid and the seats."""
PLAYERS: Final = [
    Excerpt(
        LAYOUT,
        (
            *("held", "points", "played", "track", "tiles", "arts", "science", "warriors_left"),
            *("figures_left", "tokens_left", "hand", "waiting"),
        ),
        _player,
        row=seat,
    )
    for seat in range(SEATS)
]
RAID: Final = Excerpt(LAYOUT, ("strength", "raid_due", "raid_cube", "phase", "seats"), _raided)
OLD_RAID: Final = Excerpt(
    LAYOUT, ("strength", "raid_due", "raid_cube", "phase", "seats"), _raided_once
)
DECKS: Final = Excerpt(
    LAYOUT,
    ("provinces", "next_province", "favors", "next_favor", "attacks", "next_attack"),
    _in_decks,
)
HASHED: Final = Together([OLD_RAID, DECKS])
