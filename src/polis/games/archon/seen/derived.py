"""Values that the rules derive from a position, in named fields, so that no screen computes them.

They are computed from what the viewer may see.
"""

from collections.abc import Callable
from typing import Final

from polis.core.declared.named_record import NamedRecord, Part, Plain
from polis.core.json_reader import JsonObject
from polis.core.kernels.layout import Records
from polis.core.kernels.legality import reason_of
from polis.games.archon.model.actions import SLOTS
from polis.games.archon.model.derived import DERIVED
from polis.games.archon.model.events import new_log
from polis.games.archon.model.names import CATEGORIES, GOODS, LOCATIONS, MAGISTERS, RESOURCES, TILES
from polis.games.archon.model.state import SEATS
from polis.games.archon.rules import reasons
from polis.games.archon.rules.reasons import ALLOWED
from polis.games.archon.seen.prospects import derive_at

NO_LOG: Final = new_log(0)  # never written to

# Why a location is closed, in one short word for the sign of a location.
WHY_CLOSED: Final = {
    reasons.SLOT_OCCUPIED: "full",
    reasons.SLOT_COVERED: "full",
    reasons.TWO_CARDS_NEEDED: "cards",
    reasons.PRICE_NOT_PAYABLE: "price",
    reasons.TAX_NOT_PAYABLE: "tax",
    reasons.TAX_LEAVES_TOO_LITTLE: "tax",
    reasons.REPOSITORY_EMPTY: "empty",
    reasons.SUPPLY_EMPTY: "empty",
    reasons.WALL_FULL: "wall",
    reasons.NO_WARRIOR_LEFT: "warriors",
    reasons.ONE_MAGISTER_A_TURN: "magister",
    reasons.NO_COURTIER_LEFT: "courtier",
}


def derived(seen: Records, tables: Records, viewer: int) -> JsonObject:
    """Return the values, JSON ready. seen: an observation of the viewer, a seat or SPECTATOR."""
    return NAMED.of(_derive(seen, tables, viewer).tobytes(), tables)


def equal_slot(state: Records, tables: Records, location: int, slot: int) -> int:
    """Return the slot that replaces this one: the first of those that amount to the same choice."""
    return int(_derive(state, tables, int(state["turn"][0]))["equal"][0, location, slot])


def _derive(state: Records, tables: Records, viewer: int) -> Records:
    """Return the values as a record; a spectator sees what the seat to act would pay."""
    out = DERIVED.new()
    derive_at(state, state.copy(), tables, viewer, NO_LOG, out)  # it scores in the copy
    return out


def _tax(p: Plain, _tables: Records) -> JsonObject:
    return {
        name: [owner for owner in range(SEATS) if owners >> owner & 1]
        for name, owners in zip(LOCATIONS, p.owners, strict=True)
    }


def _equal_slots(p: Plain, tables: Records) -> dict[str, list[int]]:
    """For each slot of the box, the slot that replaces it."""
    exist = (tables["slot_cards"][0] > 0).tolist()
    return {
        name: [p.equal[location][slot] for slot in range(SLOTS) if exist[location][slot]]
        for location, name in enumerate(LOCATIONS)
    }


def _some(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Return the numbers that are not 0, by name."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _tile_costs(p: Plain, _tables: Records) -> dict[str, dict[str, int]]:
    return {name: _some(RESOURCES, cost) for name, cost in zip(TILES, p.tile_costs, strict=True)}


def _closed(p: Plain, _tables: Records) -> dict[str, dict[str, str]]:
    """For each location that cannot be entered: the reason, and the goods that are lacking."""
    closed: dict[str, dict[str, str]] = {}
    for name, answer in zip(LOCATIONS, p.closed, strict=True):
        reason, (goods, _) = reason_of(answer)
        if not p.is_placing or reason == ALLOWED:
            continue
        closed[name] = {"why": WHY_CLOSED.get(reason, "nothing")}
        if reason == reasons.PRICE_NOT_PAYABLE and goods < len(GOODS):
            closed[name]["goods"] = GOODS[goods]
    return closed


def _attack_strength(p: Plain, _tables: Records) -> list[int] | None:
    left = p.strengths[: p.attacks_left]
    return [left[0], left[-1]] if left else None


def _holds(p: Plain, _tables: Records) -> list[int]:
    """Against how many of the attacks left the wall holds, now, with one warrior more, and so on."""
    left = p.strengths[: p.attacks_left]
    most = max([p.warriors, *left])
    return [sum(count >= strength for strength in left) for count in range(p.warriors, most + 1)]


def _row(row: int) -> Callable[[Plain, Records], list[int]]:
    """Return the points of each seat in a row of the King's Grant."""
    return lambda p, _tables: list(p.ranks[row][: p.seats])


NAMED: Final = NamedRecord(
    DERIVED,
    [
        Part("tax", "owners", _tax),
        Part("equal_slots", "equal", _equal_slots),
        Part("tile_costs", "tile_costs", _tile_costs),
        Part("province", "province", lambda p, _: _some(RESOURCES, p.province)),
        Part("times", "times", lambda p, _: _some(LOCATIONS, p.times)),
        Part("closed", "closed is_placing", _closed),
        Part("payable_tiles", "tiles", lambda p, _: [*_some(TILES, p.tiles)]),
        Part("payable_magisters", "magisters", lambda p, _: [*_some(MAGISTERS, p.magisters)]),
        Part("attack_strength", "strengths attacks_left", _attack_strength),
        Part("attack.holds", "strengths attacks_left warriors", _holds),
        *(Part(f"scoring.{name}", "ranks seats", _row(row)) for row, name in enumerate(CATEGORIES)),
    ],
)
