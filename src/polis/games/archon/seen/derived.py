"""Values that the rules derive from a position, so that no user interface has to compute them.

A view carries prices, taxes and prospects under `derived` (docs/specs/archon.md). They are computed
from what the viewer may see and are not part of the named state, which hashes cover.
"""

from typing import Any, Final

import numpy as np

from polis.core.contract.excerpt import Excerpt
from polis.core.kernels.kernel import kernel
from polis.core.kernels.layout import Layout
from polis.games.archon.box.effects import END as WHEN_END
from polis.games.archon.model.actions import CUBES, PLACES_OF_CITY, SLOTS
from polis.games.archon.model.events import Log, new_log
from polis.games.archon.model.names import LOCATIONS, RESOURCES, TILES
from polis.games.archon.model.state import FINISH, NONE, SEATS, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.prices import purchase_price, sale_price
from polis.games.archon.rules.city.slots import first_equal_slot, is_taxed_by
from polis.games.archon.rules.season import score_season, score_tiles
from polis.games.archon.seen.as_python import LAYOUT
from polis.games.archon.seen.prospects import prospects
from polis.games.archon.seen.to_json import season

BUY: Final = 0
SELL: Final = CUBES
OWNERS: Final = 2 * CUBES
EQUAL: Final = OWNERS + PLACES_OF_CITY
ANSWERS: Final = EQUAL + PLACES_OF_CITY * SLOTS
# The answers as a record.
ASKED: Final = Layout(
    np.dtype(
        [
            ("buy", "<i2", (CUBES,)),
            ("sell", "<i2", (CUBES,)),
            ("owners", "<i2", (PLACES_OF_CITY,)),
            ("equal", "<i2", (PLACES_OF_CITY, SLOTS)),
        ]
    )
)
UNHEARD: Final = new_log(0)  # never written to


def derived(state: Any, record: bytes, tables: Any, seat: int | None) -> dict[str, Any]:
    """Return prices, taxes, costs and prospects of a seat (None: of the seat to act), JSON ready.

    state: an observation or a whole state, as nothing hidden is read; record: its bytes.
    """
    payer = int(state["turn"][0]) if seat is None else seat
    asked = _asked(state, tables, payer).tobytes()
    return {
        **PRICES.of(asked, tables),
        **TAXES.of(asked, tables),
        **EQUAL_SLOTS.of(asked, tables),
        **prospects(state, record, tables, seat),
        **TILE_COSTS.of(record, tables),
        **CARDS.of(record, tables),
        **NEXT_SCORING.of(record, tables),
    }


def equal_slot(state: Any, tables: Any, location: int, slot: int) -> int:
    """Return the slot that replaces this one: the first of those that amount to the same choice."""
    answers = _asked(state, tables, int(state["turn"][0]))
    return int(answers[EQUAL + location * SLOTS + slot])


def _asked(state: Any, tables: Any, payer: int) -> Any:
    """The answers of the rules for a seat. int16, shape (ANSWERS,), in the order of `ASKED`."""
    answers = np.empty(ANSWERS, np.int16)
    ask_at(state, 0, tables, payer, answers)
    return answers


def _prices(p: Any, _tables: Any) -> dict[str, Any]:
    return {"buy": _by_resource(p.buy), "sell": _by_resource(p.sell)}


def _by_resource(numbers: list[int]) -> dict[str, int | None]:
    """Gold by resource; null if it cannot be bought or sold."""
    return {
        name: None if price == NONE else price
        for name, price in zip(RESOURCES, numbers, strict=True)
    }


def _taxes(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "tax": {
            name: [owner for owner in range(SEATS) if owners >> owner & 1]
            for name, owners in zip(LOCATIONS, p.owners, strict=True)
        }
    }


def _equal_slots(p: Any, tables: Any) -> dict[str, Any]:
    """For each slot of the box, the slot that replaces it."""
    exist = (tables["slot_cards"][0] > 0).tolist()
    return {
        "equal_slots": {
            name: [p.equal[location][slot] for slot in range(SLOTS) if exist[location][slot]]
            for location, name in enumerate(LOCATIONS)
        }
    }


def _tile_costs(p: Any, tables: Any) -> dict[str, Any]:
    """Return the resources that each tile costs in the current season."""
    costs = tables["tile_cost"][0, :, season(p.round_number) - 1].tolist()
    return {
        "tile_costs": {
            tile: {name: count for name, count in zip(RESOURCES, cost, strict=True) if count}
            for tile, cost in zip(TILES, costs, strict=True)
        }
    }


def _cards(p: Any, tables: Any) -> dict[str, Any]:
    """The cubes of the open Province at this number of seats, and the range of the next attack."""
    card = p.provinces[p.next_province - 1]
    cubes = tables["province"][0, card, p.seats].tolist()
    strengths = tables["attack"][0, :, p.seats].tolist()
    drawn = p.attacks[: p.next_attack]
    left = [strength for card, strength in enumerate(strengths) if card not in drawn]
    return {
        "province": {name: count for name, count in zip(RESOURCES, cubes, strict=True) if count},
        "attack_strength": [min(left), max(left)] if left else None,
    }


def _next_scoring(p: Any, tables: Any) -> dict[str, Any]:
    """The points of each seat if the season were scored now; zeros before round 1 and after the end.

    The rows of `prospects` always describe the present Grant alone. This is the actual gain in
    points, including tiles that score at the end of the game.
    """
    if p.ending != NONE or p.round_number <= 0:
        return {"next_scoring": [0] * p.seats}
    scored = LAYOUT.new()
    for name in SCORED:
        scored[name] = getattr(p, name)
    score_at(scored, 0, tables, UNHEARD)
    gained: list[int] = scored["points"][0, : p.seats].tolist()
    return {"next_scoring": gained}


PRICES: Final = Excerpt(ASKED, ("buy", "sell"), _prices)
TAXES: Final = Excerpt(ASKED, ("owners",), _taxes)
EQUAL_SLOTS: Final = Excerpt(ASKED, ("equal",), _equal_slots)
TILE_COSTS: Final = Excerpt(LAYOUT, ("round_number",), _tile_costs)
CARDS: Final = Excerpt(
    LAYOUT, ("provinces", "next_province", "attacks", "next_attack", "seats"), _cards
)
# What a scoring counts. The points so far are not among it: it begins with none.
SCORED: Final = (
    *("seats", "order", "round_number", "grants", "arts", "science", "wall", "tiles", "track"),
    "ending",
)
NEXT_SCORING: Final = Excerpt(LAYOUT, SCORED, _next_scoring)


@kernel
def score_at(states: Any, i: int, tables: Any, log: Any) -> None:
    """Score the season of a position and, after the last season, the end of the game.

    It reads no other fields than SCORED.
    """
    s, t = states[i], tables[0]
    score_season(s, t, log[0])
    if s.phase == FINISH:
        score_end(s, t, log[0])


@kernel
def score_end(s: State, t: Tables, log: Log) -> None:
    """Score the tiles that count at the end of the game."""
    for seat in range(s.seats):
        score_tiles(s, t, seat, WHEN_END, log)


@kernel
def ask_at(states: Any, i: int, tables: Any, seat: int, out: Any) -> None:
    """Write the answers of the rules into `out`: prices, owners of taxes as bits, equal slots."""
    s, t = states[i], tables[0]
    for resource in range(CUBES):
        out[BUY + resource] = purchase_price(s, t, seat, resource)
        out[SELL + resource] = sale_price(s, t, seat, resource)
    for location in range(PLACES_OF_CITY):
        owners = 0
        for owner in range(s.seats):
            if owner != seat and is_taxed_by(s, location, owner):
                owners |= 1 << owner
        out[OWNERS + location] = owners
        for slot in range(SLOTS):
            out[EQUAL + location * SLOTS + slot] = first_equal_slot(s, t, location, slot)
