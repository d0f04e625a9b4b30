"""The named state: a position as a dict that can be written as JSON."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.archon.reference.box import CUBES, HELD, KINDS, MAGISTERS
from tests.games.archon.reference.position import Position, Seat, Slot

Named = dict[str, Any]
PALACE_SPACES = 4


def counts(names: Iterable[str], amounts: Mapping[str, int]) -> dict[str, int]:
    """A number for each name."""
    return {name: amounts.get(name, 0) for name in names}


def named(position: Position, phase: str, ply: int) -> Named:
    """The whole position, hidden parts included."""
    empty = [None] * (PALACE_SPACES - len(position.palace))
    return {
        "ply": ply,
        "seats": len(position.seats),
        "phase": phase,
        "turn": position.turn,
        "order": list(position.order),
        "round": position.round,
        "season": position.season,
        "passed": list(position.passed),
        "options": dict(position.options),
        "players": [named_player(position, seat) for seat in range(len(position.seats))],
        "locations": [
            {"name": name, "slots": [named_slot(slot, len(position.seats)) for slot in slots]}
            for name, slots in position.locations.items()
        ],
        "wall": list(position.wall),
        "market": counts(CUBES, position.market),
        "repository": counts(CUBES, position.repository),
        "supply": counts((*HELD, "arts", "science"), position.supply),
        "tiles_left": counts(position.box["tiles"], position.tiles_left),
        "palace": [*position.palace, *empty],
        "grants": list(position.grants),
        "province": position.province,
        "decks": {name: list(cards) for name, cards in position.decks.items()},
        "removed": {name: list(cards) for name, cards in position.removed.items()},
        "decision": named_decision(position, phase),
        "raid": named_raid(position, phase),
        "ending": position.ending,
        "winners": list(position.winners),
    }


def named_raid(position: Position, phase: str) -> Named | None:
    """The strength, what each seat owes, and the kind of cube that is asked for."""
    if position.raid is None:
        return None
    asked = getattr(position.todo[-1], "cube", None) if phase == "lose" else None
    return {"strength": position.raid.strength, "due": list(position.raid.due), "asked": asked}


def named_player(position: Position, number: int) -> Named:
    """What a seat has, and what it has left of its pieces."""
    seat: Seat = position.seats[number]
    slots = [slot for slots in position.locations.values() for slot in slots]
    figures = sum(slot.figures.count(number) for slot in slots)
    tokens = sum(slot.token == number for slot in slots)
    return {
        "gold": seat.goods["gold"],
        "recruits": seat.goods["recruits"],
        "resources": counts(CUBES, seat.goods),
        "points": seat.points,
        "hand": counts(KINDS, seat.hand),
        "waiting": counts(KINDS, seat.waiting),
        "played": counts(KINDS, seat.played),
        "magisters": counts(MAGISTERS, seat.magisters),
        "tiles": [tile for tile in position.box["tiles"] if tile in seat.tiles],
        "arts": seat.goods["arts"],
        "science": seat.goods["science"],
        "warriors_left": position.box["warriors"] - position.warriors(number),
        "figures_left": position.box["figures"] - figures,
        "tokens_left": position.box["tax_tokens"] - tokens,
    }


def named_slot(slot: Slot, seats: int) -> Named:
    """A slot and what stands on it."""
    return {
        "name": slot.name,
        "cards": slot.cards,
        "covered": slot.covered,
        "figures": [slot.figures.count(seat) for seat in range(seats)],
        "token": slot.token,
    }


def named_decision(position: Position, phase: str) -> Named:
    """How far the placement has come."""
    decision = position.decision
    return {
        "location": decision.location,
        "slot": decision.slot,
        "cards": list(decision.cards),
        "plain": decision.plain,
        "second": decision.second,
        "took_magister": decision.took_magister,
        "repetition": decision.repetition,
        "bought": counts(CUBES, decision.bought),
        "sold": decision.sold,
        "magister": decision.magister,
        "tile": decision.tile,
        "price": counts(HELD, decision.price) if phase == "save" else None,
    }
