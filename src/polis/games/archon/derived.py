"""What the rules say of a position: prices, taxes, prospects, so that no screen works them out.

A view carries it under `derived` (docs/specs/archon.md). It is made from what the viewer may see and
is no part of the named state, which hashes cover.
"""

from typing import Any, Final

import numpy as np

from polis.core.kernel import kernel
from polis.games.archon.actions import CUBES, PLACES_OF_CITY, SLOTS
from polis.games.archon.effects import END as WHEN_END
from polis.games.archon.events import Log, new_log
from polis.games.archon.names import LOCATIONS, PALACE, RESOURCES, TILES
from polis.games.archon.prospects import prospects
from polis.games.archon.rules.prices import purchase_price, sale_price
from polis.games.archon.rules.season import score_season, score_tiles
from polis.games.archon.rules.slots import is_occupied, is_open, is_taxed_by
from polis.games.archon.state import FINISH, NONE, SEATS, State
from polis.games.archon.tables import Tables

BUY: Final = 0
SELL: Final = CUBES
OWNERS: Final = 2 * CUBES
EQUAL: Final = OWNERS + PLACES_OF_CITY
ANSWERS: Final = EQUAL + PLACES_OF_CITY * SLOTS


def derived(state: Any, tables: Any, seat: int | None) -> dict[str, Any]:
    """What differs by seat (None: the seat on turn): prices, taxes, prospects; JSON ready.

    state: an observation or a whole state; nothing hidden is asked for.
    """
    payer = int(state["turn"][0]) if seat is None else seat
    answers = np.empty(ANSWERS, np.int16)
    ask_at(state, 0, tables, payer, answers)
    numbers = answers.tolist()
    return {
        "buy": _prices(numbers[BUY:SELL]),
        "sell": _prices(numbers[SELL:OWNERS]),
        "tax": {
            name: [owner for owner in range(SEATS) if numbers[OWNERS + location] >> owner & 1]
            for location, name in enumerate(LOCATIONS)
        },
        "equal_slots": _equal_slots(numbers[EQUAL:], tables),
        **prospects(state, tables, seat),
    }


def derived_for_all(state: Any, tables: Any) -> dict[str, Any]:
    """What is the same for everybody: costs, Province, attack, points; JSON ready.

    state: an observation or a whole state; nothing hidden is asked for.
    """
    return {
        "tile_costs": _tile_costs(state, tables),
        "province": _province(state, tables),
        "attack_strength": _attack_strength(state, tables),
        "next_scoring": _next_scoring(state, tables),
    }


def _prices(numbers: list[int]) -> dict[str, int | None]:
    """Gold by resource; null where nothing can be bought or sold."""
    return {
        name: None if price == NONE else price
        for name, price in zip(RESOURCES, numbers, strict=True)
    }


def _tile_costs(state: Any, tables: Any) -> dict[str, dict[str, int]]:
    """The resources that each tile costs in the present season."""
    season = max(0, (int(state["round_number"][0]) - 1) // 3)
    costs = tables["tile_cost"][0, :, season].tolist()
    return {
        tile: {name: count for name, count in zip(RESOURCES, cost, strict=True) if count}
        for tile, cost in zip(TILES, costs, strict=True)
    }


def _equal_slots(numbers: list[int], tables: Any) -> dict[str, list[int]]:
    """For each slot that the box has, which slot is entered in its place."""
    exist = (tables["slot_cards"][0] > 0).tolist()
    return {
        name: [numbers[location * SLOTS + slot] for slot in range(SLOTS) if exist[location][slot]]
        for location, name in enumerate(LOCATIONS)
    }


def _province(state: Any, tables: Any) -> dict[str, int]:
    """Return the cubes that the open Province brings at this number of seats."""
    card = int(state["provinces"][0, int(state["next_province"][0]) - 1])
    cubes = tables["province"][0, card, int(state["seats"][0])].tolist()
    return {name: count for name, count in zip(RESOURCES, cubes, strict=True) if count}


def _attack_strength(state: Any, tables: Any) -> list[int] | None:
    """The least and the greatest strength that the next attack can have."""
    drawn = state["attacks"][0, : int(state["next_attack"][0])].tolist()
    strengths = tables["attack"][0, :, int(state["seats"][0])].tolist()
    left = [strength for card, strength in enumerate(strengths) if card not in drawn]
    return [min(left), max(left)] if left else None


def _next_scoring(state: Any, tables: Any) -> list[int]:
    """The points of each seat if the season were scored now; zeros when the game is over.

    The rows of `prospects` tell of the present Grant alone, from the first moment to the last; this is
    what a seat would have more, with the tiles of the game's end, and nothing before the first round.
    """
    scored = state.copy()
    if int(state["ending"][0]) == NONE and int(state["round_number"][0]) > 0:
        score_at(scored, 0, tables, new_log(0))
    gained = scored["points"][0] - state["points"][0]
    return [int(points) for points in gained[: int(state["seats"][0])]]


@kernel
def score_at(states: Any, i: int, tables: Any, log: Any) -> None:
    """Score the season of a position, and after the last one what counts at the end."""
    s, t = states[i], tables[0]
    score_season(s, t, log[0])
    if s.phase == FINISH:
        score_end(s, t, log[0])


@kernel
def score_end(s: State, t: Tables, log: Log) -> None:
    """What tiles are worth at the end of the game."""
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


@kernel
def first_equal_slot(s: State, t: Tables, location: int, slot: int) -> int:
    """The first slot that is the same choice: vacant for as many cards, or occupied too.

    In the Palace each slot has a King's Favor of its own.
    """
    if location != PALACE and is_open(s, t, location, slot):
        taken = is_occupied(s, location, slot)
        for lower in range(slot):
            is_alike = taken or t.slot_cards[location, lower] == t.slot_cards[location, slot]
            if is_alike and is_open(s, t, location, lower):
                if is_occupied(s, location, lower) == taken:
                    return lower
    return slot
