"""The state in named fields: traces show it, hashes cover it and tests compare it.

The format is described in docs/reference/trace.md. It uses no engine numbers, so it survives a
change of the record's layout.
"""

from typing import Any, Final

from msgspec import Raw

from polis.core.contract.excerpt import Excerpt, Together
from polis.core.contract.last_move import leaders
from polis.core.contract.options import named_options
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.bitboard import COLUMNS, ROWS, squares_of
from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES, card_name, square_pair
from polis.games.arkadia.model.options import SETUPS
from polis.games.arkadia.model.state import (
    ENDINGS,
    NEUTRAL,
    NONE,
    ON_LOT,
    PHASES,
    RECRUITING,
    RULE_OPTIONS,
)
from polis.games.arkadia.seen.as_python import LAYOUT, building_squares, lot_squares, worker_owners

LATER_OPTIONS: Final = ("open_gold", "optional_neutrals")


def named(state: Any, tables: Any) -> dict[str, Any]:
    """Return everything in a state, hidden parts too, JSON ready; the result must not be modified."""
    record = state.tobytes()
    return PUBLIC.of(record, tables) | HIDDEN.of(record, tables)


def hashed(state: Any, tables: Any) -> dict[str, Raw]:
    """Return the fields of `named`, each as JSON with sorted keys."""
    record = state.tobytes()
    return PUBLIC.json_of(record, tables) | HIDDEN.json_of(record, tables)


def _moment(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "ply": p.ply,
        "phase": PHASES[p.phase],
        "turn": p.turn,
        "turns_finished": p.turns_finished,
        "passes_in_a_row": p.passes,
    }


def _agreed(p: Any, tables: Any) -> dict[str, Any]:
    """Fields that do not change during a game."""
    return {
        "seats": p.seats,
        "first_seat": p.first_seat,
        "options": _options(p),
        "board": _board(p, tables),
    }


def _laid(p: Any, tables: Any) -> dict[str, Any]:
    return {"buildings": _buildings(p, tables), "discards": _discards(p)}


def _standing(p: Any, _tables: Any) -> dict[str, Any]:
    return {"workers": _workers(p)}


def _built(p: Any, _tables: Any) -> dict[str, Any]:
    return {"castle": _castle(p)}


def _open_goods(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "banners": p.banners[: p.seats],
        "display": [None if kind == NONE else card_name(kind) for kind in p.display],
        "neutral_supply": p.supply,
    }


def _decided(p: Any, _tables: Any) -> dict[str, Any]:
    return {"decision": _decision(p)}


def _ended(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "last_round": _last_round(p),
        "ending": None if p.ending == NONE else ENDINGS[p.ending],
        "winners": winners(p),
    }


def _hands(p: Any, _tables: Any) -> dict[str, Any]:
    """The hands as far as they are known: an unknown card is null."""
    return {"hands": [_cards(p.hand[seat], p.hand_size[seat]) for seat in range(p.seats)]}


def _cards(row: list[int], length: int) -> list[str | None]:
    return [None if kind == NONE else card_name(kind) for kind in row[:length]]


def _behind_screens(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "own_workers": p.own[: p.seats],
        "neutral_workers": p.neutral[: p.seats],
        "seals": [by_family(p.seals[seat]) for seat in range(p.seats)],
        "gold": p.gold[: p.seats],
    }


def _pile(p: Any, _tables: Any) -> dict[str, Any]:
    return {"draw_pile": [card_name(kind) for kind in reversed(p.pile[: p.pile_size])]}


def winners(p: Any) -> list[int]:
    """The seats with the most gold once the game is over; none before (ARK-E.5)."""
    return [] if p.ending == NONE else leaders(p.gold[: p.seats])


def by_family(counts: list[int]) -> dict[str, int]:
    """Four numbers, keyed by the names of the families."""
    return dict(zip(FAMILY_NAMES, counts, strict=True))


def _options(p: Any) -> dict[str, Any]:
    return {"setup": SETUPS[p.first_game], **named_options(p, RULE_OPTIONS, LATER_OPTIONS)}


def _board(p: Any, tables: Any) -> dict[str, Any]:
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "camps": [square_pair(square) for square in squares_of(tables["camps"][0].tolist())],
        "lot": {
            "square": square_pair(p.lot_square),
            "standing": bool(p.lot_standing),
            "squares": [square_pair(square) for square in lot_squares(p)],
        },
    }


def _buildings(p: Any, tables: Any) -> list[dict[str, Any]]:
    unfinished = p.open[: p.open_count]
    return [
        {
            "number": b + 1,
            "form": FORM_NAMES[p.tile_form[b]],
            "family": FAMILY_NAMES[p.tile_family[b]],
            "squares": [square_pair(square) for square in squares],
            "completed": b not in unfinished,
        }
        for b, squares in enumerate(building_squares(p, tables))
    ]


def _workers(p: Any) -> list[dict[str, Any]]:
    return [
        {"square": square_pair(square), "owner": "neutral" if owner == NEUTRAL else owner}
        for square, owner in sorted(worker_owners(p).items())
    ]


def _castle(p: Any) -> dict[str, Any]:
    values = [sum(top == family for top in p.top) for family in range(FAMILIES)]
    return {
        "floor": p.floor + 1,
        "heights": p.height[:CASTLE_SQUARES],
        "tops": [None if family == NONE else FAMILY_NAMES[family] for family in p.top],
        "pools": [by_family(pool) for pool in p.pools],
        "values": by_family(values),
    }


def _discards(p: Any) -> list[str]:
    """A laid building is a card played, so the discard pile needs no state of its own."""
    return [
        card_name(p.tile_form[b] * FAMILIES + p.tile_family[b])
        for b in range(p.first_buildings, p.building_count)
    ]


def _decision(p: Any) -> dict[str, Any]:
    """The choice in progress; `camps` is present only while neutral workers are being chosen."""
    site: str | int | None = None
    if p.site != NONE:
        site = "lot" if p.site == ON_LOT else p.site + 1
    decision = {
        "card": None if p.card == NONE else card_name(p.card),
        "site": site,
        "workers_placed": p.placed,
        "last_square": None if p.last_square == NONE else square_pair(p.last_square),
        "castle_pieces_due": p.due,
        "family": None if p.family == NONE else FAMILY_NAMES[p.family],
    }
    if p.phase == RECRUITING:
        decision["camps"] = p.camps
    return decision


def _last_round(p: Any) -> dict[str, Any] | None:
    if p.ender == NONE:
        return None
    return {"triggered_by": p.ender, "turns_left": p.turns_left}


HANDS: Final = Excerpt(LAYOUT, ("hand", "hand_size", "seats"), _hands)
HIDDEN: Final = Together(
    [
        HANDS,
        Excerpt(LAYOUT, ("seats", "own", "neutral", "seals", "gold"), _behind_screens),
        Excerpt(LAYOUT, ("pile", "pile_size"), _pile),
    ]
)
PUBLIC: Final = Together(
    [
        Excerpt(LAYOUT, ("ply", "phase", "turn", "turns_finished", "passes"), _moment),
        Excerpt(
            LAYOUT,
            ("seats", "first_seat", "first_game", "lot_square", "lot_standing", *RULE_OPTIONS),
            _agreed,
        ),
        Excerpt(
            LAYOUT,
            (
                *("tile_form", "tile_family", "tile_orientation", "tile_square"),
                *("building_count", "first_buildings", "open", "open_count"),
            ),
            _laid,
        ),
        Excerpt(LAYOUT, ("workers",), _standing),
        Excerpt(LAYOUT, ("floor", "height", "top", "pools"), _built),
        Excerpt(LAYOUT, ("seats", "banners", "display", "supply"), _open_goods),
        Excerpt(
            LAYOUT,
            ("phase", "card", "site", "placed", "last_square", "due", "family", "camps"),
            _decided,
        ),
        Excerpt(LAYOUT, ("seats", "gold", "ender", "turns_left", "ending"), _ended),
    ]
)
"""The fields that everybody at the table sees."""
