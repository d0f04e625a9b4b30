"""Why an action is not allowed: the clause that forbids it and a message to say so.

Asked only for actions that are not legal. The reasons are looked for in the order in which a
person at the table would name them.
"""

from collections.abc import Callable
from typing import Any, Final

from polis.core.game import Refusal
from polis.games.archon.actions import CUBES, HAND, NO_SECOND, Action
from polis.games.archon.as_python import plain
from polis.games.archon.effects import ACQUIRE_MAGISTER, ACQUIRE_TILE, HELD, TRADE
from polis.games.archon.names import (
    CARD_KINDS,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    PALACE,
    PLACES,
    RESOURCES,
    TILES,
    slot_name,
)
from polis.games.archon.phase_clauses import CLAUSE_OF_MORE, CLAUSE_OF_PHASE, PHASES_OF
from polis.games.archon.rules.possible import purchase_price
from polis.games.archon.rules.saving import BY_INN
from polis.games.archon.rules.slots import WITH_TAX_POWER, has_bonus, has_chapel, ways_in
from polis.games.archon.state import (
    ANY_CUBES,
    CLERIC,
    COURTIER,
    DIFFERENT_CUBES,
    FROM_TILE,
    GOLD,
    MERCHANT,
    NONE,
    PAPYRUS,
    PHASES,
    PROVINCE_CUBES,
    WARRIORS,
)
from polis.games.archon.tables import ACTION, FAVOR_ROW, GAINS, PAYS


def refusal(state: Any, tables: Any, action: Action) -> Refusal:
    """Why the action, which is not legal, is not allowed in the state."""
    p = plain(state)
    p.record = state[0]  # for the rules themselves
    phase = PHASES[p.phase]
    if phase == "over":
        return Refusal("ARC-8.2", "why-game-over")
    if phase not in PHASES_OF[action.verb]:
        return Refusal(_clause_now(p, phase), "why-not-this-phase", {"phase": phase})
    return _REASONS[action.verb](p, tables, *action.parts)


def ask_the_rules(state: Any, tables: Any) -> None:
    """Ask once what refusals ask of the compiled rules, so that nothing of it is left to compile."""
    record, t = state[0], tables[0]
    ways_in(record, t, 0, 0)
    has_bonus(t, 0)
    has_chapel(record, t)
    purchase_price(record, t, 0, 0)


def _clause_now(p: Any, phase: str) -> str:
    """The clause by which something else is decided now."""
    if phase == "take":
        return _clause_of_taking(p)
    if phase == "save":
        return _clause_of_saving(p)
    if phase == "more":
        return CLAUSE_OF_MORE.get(LOCATIONS[p.location], "ARC-4.2.10.1")
    return CLAUSE_OF_PHASE[phase]


def _clause_of_saving(p: Any) -> str:
    """The Inn lowers a price by its ruling, a King's Favor by what it says."""
    return "ARC-R33" if p.save_stage == BY_INN else "ARC-4.2.10.1"


def _why_not_draft(p: Any, tables: Any, first: int, second: int) -> Refusal:
    if first >= second:
        return Refusal("ARC-3.15", "why-two-different-magisters")
    price = tables["space_price"][0, first, 0] + tables["space_price"][0, second, 0]
    return _price_reason("ARC-3.15", p, price.tolist())


def _price_reason(clause: str, p: Any, price: list[int]) -> Refusal:
    """The first kind of goods of which the seat has too little."""
    for goods in range(HELD):
        if price[goods] > p.held[p.turn][goods]:
            args = {"goods": HELD_GOODS[goods], "count": price[goods]}
            return Refusal(clause, "why-price-not-payable", args)
    return Refusal(clause, "why-nothing-to-do-here")


def _why_not_split(_p: Any, _tables: Any, *magisters: int) -> Refusal:
    if sum(magisters) > HAND:
        return Refusal("ARC-4.0.1", "why-hand-of-five")
    return Refusal("ARC-4.0.1", "why-not-your-cards")


def _why_not_enter(p: Any, tables: Any, location: int, slot: int) -> Refusal:
    fewest = int(tables["slot_seats"][0, location, slot])
    if int(tables["slot_cards"][0, location, slot]) == 0:
        return Refusal("ARC-3.18", "why-no-such-slot")
    if fewest > p.seats or (location == PALACE and p.palace[slot] == NONE):
        return Refusal("ARC-R44", "why-slot-covered")
    if sum(p.figures[location][slot]) and not p.hand[p.turn][CLERIC]:
        return Refusal("ARC-4.2.0.1", "why-slot-occupied")
    effect = FAVOR_ROW + p.palace[slot] if location == PALACE else location
    reason = _why_nothing_there(p, tables, effect)
    if reason:
        return reason
    if ways_in(p.record, tables[0], location, slot) == WITH_TAX_POWER:
        return _why_tax(p, location)
    return _why_not_this_slot(p, tables, location, slot)


def _why_not_this_slot(p: Any, tables: Any, location: int, slot: int) -> Refusal:
    """Something could be done in the location, but not from this slot with these cards."""
    taken = bool(sum(p.figures[location][slot]))
    for other in range(slot):
        same_cards = (
            tables["slot_cards"][0, location, other] == tables["slot_cards"][0, location, slot]
        )
        if bool(sum(p.figures[location][other])) == taken and (taken or same_cards):
            args = {"slot": f"{LOCATIONS[location]} {slot_name(location, other)}"}
            return Refusal("ARC-4.2.0.1", "why-same-as-other-slot", args)
    hand = p.hand[p.turn]
    if tables["slot_cards"][0, location, slot] == 2 and sum(hand) < 2 and sum(hand[1:]) == 0:
        return Refusal("ARC-4.0.4", "why-two-cards-needed")
    return Refusal("ARC-4.2.0.2", "why-nothing-to-do-here")


def _why_nothing_there(p: Any, tables: Any, effect: int) -> Refusal | None:
    """What is missing for the action itself; None if nothing simple is."""
    row = tables["effects"][0, effect].tolist()
    if row[ACTION] == ACQUIRE_MAGISTER:
        return _why_no_magister(p)
    if row[ACTION] in (ACQUIRE_TILE, TRADE):
        return None
    for goods in range(HELD):
        if row[PAYS + goods] > p.held[p.turn][goods]:
            args = {"goods": HELD_GOODS[goods], "count": row[PAYS + goods]}
            return Refusal("ARC-4.2.0.2", "why-price-not-payable", args)
    cubes = p.held[p.turn][PAPYRUS:]
    if row[PAYS + ANY_CUBES] > sum(cubes):
        args = {"goods": "resources", "count": row[PAYS + ANY_CUBES]}
        return Refusal("ARC-4.2.0.2", "why-price-not-payable", args)
    if row[PAYS + DIFFERENT_CUBES] > sum(cube > 0 for cube in cubes):
        args = {"goods": "different-resources", "count": row[PAYS + DIFFERENT_CUBES]}
        return Refusal("ARC-4.2.0.2", "why-price-not-payable", args)
    return _why_nothing_gained(p, tables, row)


def _why_nothing_gained(p: Any, tables: Any, row: list[int]) -> Refusal | None:
    if row[GAINS + PROVINCE_CUBES] and not sum(p.repository):
        return Refusal("ARC-4.2.1.1", "why-repository-empty")
    if row[GAINS + WARRIORS] and not p.warriors_left[p.turn]:
        return Refusal("ARC-4.2.6.2", "why-no-warrior-left")
    if row[GAINS + WARRIORS] and NONE not in p.wall[: int(tables["wall_spaces"][0])]:
        return Refusal("ARC-4.2.6.2", "why-wall-full")
    names = (*HELD_GOODS, "arts", "science")
    for goods, name in enumerate(names):
        if row[GAINS + goods] and not p.supply[goods]:
            return Refusal("ARC-R4", "why-supply-empty", {"goods": name})
    return None


def _why_no_magister(p: Any) -> Refusal | None:
    if p.took_magister:
        return Refusal("ARC-4.2.5.2", "why-one-magister-a-turn")
    halves = (p.hand, p.waiting, p.played)
    if not any(cards[p.turn][COURTIER] for cards in halves):
        return Refusal("ARC-R19", "why-no-courtier-left")
    return None


def _why_not_with(p: Any, tables: Any, kind: int) -> Refusal:
    if not p.hand[p.turn][kind]:
        return Refusal("ARC-4.0.3", "why-card-not-in-hand", _card(kind, 1))
    if sum(p.figures[p.location][p.slot]):
        return Refusal("ARC-4.2.0.1", "why-slot-occupied")
    if kind == COURTIER and tables["slot_cards"][0, p.location, p.slot] == 2:
        return Refusal("ARC-4.0.4", "why-two-cards-needed")
    return _why_tax(p, p.location)


def _why_tax(p: Any, location: int) -> Refusal:
    """The tax is more than the gold there is, or the action that follows is too dear then."""
    due = len({t for t in p.token[location] if t not in (NONE, p.turn)})
    gold = p.held[p.turn][GOLD]
    if due > gold:
        return Refusal("ARC-R22", "why-tax-not-payable", {"owners": due, "gold": gold})
    return Refusal("ARC-R22", "why-tax-leaves-too-little", {"owners": due, "left": gold - due})


def _card(kind: int, count: int) -> dict[str, object]:
    return {"card": CARD_KINDS[kind], "count": count}


def _why_not_plain(p: Any, tables: Any, magister: int) -> Refusal:
    if not p.hand[p.turn][magister + 1]:
        return Refusal("ARC-4.0.3", "why-card-not-in-hand", _card(magister + 1, 1))
    if sum(p.figures[p.location][p.slot]):
        return Refusal("ARC-4.2.0.1", "why-slot-occupied")
    changes = has_bonus(tables[0], p.location) or has_chapel(p.record, tables[0])
    if MAGISTERS[magister] == "tax-collector" or (magister + 1 == MERCHANT and changes):
        return _why_tax(p, p.location)
    return Refusal("ARC-R28", "why-plain-changes-nothing")


def _why_not_pair(p: Any, tables: Any, first: int, second: int) -> Refusal:
    if tables["slot_cards"][0, p.location, p.slot] == 1 or first > second:
        return Refusal("ARC-4.0.3", "why-one-card-only")
    for kind in (first, second):
        needed = 2 if first == second else 1
        if p.hand[p.turn][kind] < needed:
            return Refusal("ARC-4.0.4", "why-card-not-in-hand", _card(kind, needed))
    if sum(p.figures[p.location][p.slot]):
        return Refusal("ARC-4.2.0.1", "why-slot-occupied")
    return _why_tax(p, p.location)


def _clause_of_taking(p: Any) -> str:
    """The Repository with or without a Merchant, a King's Favor or the Laboratory."""
    if p.take_from >= FROM_TILE:
        return "ARC-9.8"
    if p.effect >= FAVOR_ROW:
        return "ARC-4.2.10.1"
    return "ARC-4.2.1.2" if p.take_count > 1 else "ARC-4.2.1.1"


def _why_not_take(p: Any, tables: Any, first: int, second: int) -> Refusal:
    clause = _clause_of_taking(p)
    given = 1 if second == NO_SECOND else 2
    if given != p.take_count:
        return Refusal(clause, "why-takes-other-count", {"count": p.take_count})
    if p.take_from >= FROM_TILE:
        return _why_not_from_tile(p, tables, first)
    if p.take_from == DIFFERENT_CUBES and first == second:
        return Refusal(clause, "why-kinds-must-differ")
    from_repository = p.take_from == PROVINCE_CUBES
    cubes = p.repository if from_repository else p.supply[PAPYRUS : PAPYRUS + CUBES]
    short = first if not cubes[first] or second == NO_SECOND else second
    args = {"goods": RESOURCES[short]}
    if from_repository:
        return Refusal(clause, "why-not-in-repository", args)
    return Refusal("ARC-R4", "why-supply-empty", args)


def _why_not_from_tile(p: Any, tables: Any, resource: int) -> Refusal:
    """ARC-9.8  What the Laboratory does not give, or no trade could follow."""
    tile, args = p.take_from - FROM_TILE, {"goods": RESOURCES[resource]}
    if not tables["abilities"][0, tile, GAINS + PAPYRUS + resource]:
        return Refusal("ARC-9.8", "why-tile-does-not-give", {"tile": TILES[tile], **args})
    if not p.supply[PAPYRUS + resource]:
        return Refusal("ARC-R4", "why-supply-empty", args)
    return Refusal("ARC-R20", "why-no-trade-after", args)


def _why_not_give(p: Any, tables: Any, first: int, second: int) -> Refusal:
    row = tables["effects"][0, p.effect].tolist()
    wanted = row[PAYS + ANY_CUBES] + row[PAYS + DIFFERENT_CUBES]
    if (1 if second == NO_SECOND else 2) != wanted:
        return Refusal("ARC-4.2.10.1", "why-takes-other-count", {"count": wanted})
    if row[PAYS + DIFFERENT_CUBES] and first == second:
        return Refusal("ARC-4.2.10.1", "why-kinds-must-differ")
    held = p.held[p.turn][PAPYRUS:]
    short = first if not held[first] or second == NO_SECOND else second
    return Refusal("ARC-4.2.10.1", "why-not-held", {"goods": RESOURCES[short]})


def _why_not_buy(p: Any, tables: Any, resource: int) -> Refusal:
    args: dict[str, object] = {"goods": RESOURCES[resource]}
    if p.sold == resource:
        return Refusal("ARC-4.2.4.2", "why-bought-kind-not-sold", args)
    if sum(p.bought) >= 2:
        return Refusal("ARC-4.2.4.1", "why-two-purchases-only")
    if not p.market[resource]:
        return Refusal("ARC-4.2.4.3", "why-row-empty", args)
    price = int(purchase_price(p.record, tables[0], p.turn, resource))
    return Refusal("ARC-4.2.4.3", "why-price-not-payable", {"goods": "gold", "count": price})


def _why_not_sell(p: Any, _tables: Any, resource: int) -> Refusal:
    args: dict[str, object] = {"goods": RESOURCES[resource]}
    if p.sold != NONE:
        return Refusal("ARC-4.2.4.1", "why-one-sale-only")
    if p.bought[resource]:
        return Refusal("ARC-4.2.4.2", "why-bought-kind-not-sold", args)
    if not p.held[p.turn][PAPYRUS + resource]:
        return Refusal("ARC-4.2.4.4", "why-not-held", args)
    return Refusal("ARC-4.2.4.4", "why-row-full", args)


def _why_not_done(_p: Any, _tables: Any) -> Refusal:
    return Refusal("ARC-R6", "why-trade-first")


def _why_not_magister(p: Any, tables: Any, magister: int) -> Refusal:
    space = p.track[p.turn][magister]
    if space >= int(tables["track_length"][0, magister]):
        args = {"card": MAGISTERS[magister]}
        return Refusal("ARC-4.2.5.1", "why-track-full", args)
    return _price_reason("ARC-4.2.5.1", p, tables["space_price"][0, magister, space].tolist())


def _why_not_tile(p: Any, tables: Any, tile: int) -> Refusal:
    args = {"tile": TILES[tile]}
    if p.tiles[p.turn][tile]:
        return Refusal("ARC-4.2.7.3", "why-tile-owned", args)
    if not p.tiles_left[tile]:
        return Refusal("ARC-4.2.7.1", "why-tile-gone", args)
    season = (p.round_number - 1) // 3
    cost = tables["tile_cost"][0, tile, season].tolist()
    return _price_reason("ARC-4.2.7.1", p, [0, 0, *cost])


def _why_not_save(p: Any, _tables: Any, goods: int) -> Refusal:
    return Refusal(_clause_of_saving(p), "why-not-in-price", {"goods": HELD_GOODS[goods]})


def _why_not_replace(_p: Any, _tables: Any, place: int) -> Refusal:
    return Refusal("ARC-R18", "why-no-courtier-there", {"place": PLACES[place]})


def _why_not_wall(_p: Any, _tables: Any, _place: int) -> Refusal:
    return Refusal("ARC-4.2.6.2", "why-gate-taken")


def _why_not_lose(p: Any, _tables: Any, resource: int, _count: int) -> Refusal:
    if resource != p.raid_cube:
        args: dict[str, object] = {"goods": RESOURCES[p.raid_cube]}
        return Refusal("ARC-R12", "why-other-kind-first", args)
    later = sum(p.held[p.turn][PAPYRUS + resource + 1 :])
    high = min(p.held[p.turn][PAPYRUS + resource], p.raid_due[p.turn])
    low = min(high, max(0, p.raid_due[p.turn] - later))
    return Refusal("ARC-R12", "why-loses-other-count", {"low": low, "high": high})


_REASONS: Final[dict[str, Callable[..., Refusal]]] = {
    "draft": _why_not_draft,
    "split": _why_not_split,
    "enter": _why_not_enter,
    "with": _why_not_with,
    "plain": _why_not_plain,
    "pair": _why_not_pair,
    "take": _why_not_take,
    "give": _why_not_give,
    "buy": _why_not_buy,
    "sell": _why_not_sell,
    "done": _why_not_done,
    "magister": _why_not_magister,
    "tile": _why_not_tile,
    "save": _why_not_save,
    "replace": _why_not_replace,
    "wall": _why_not_wall,
    "lose": _why_not_lose,
}
