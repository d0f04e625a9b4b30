"""Whose turn it is, choosing a slot, passing, and the end of a placement."""

from functools import partial
from typing import ClassVar

from tests.games.archon.reference.box import PALACE
from tests.games.archon.reference.card import Card, powers_of
from tests.games.archon.reference.position import Decision, DoBetween, Position, Run, Slot, Step


def next_turn(position: Position, seat: int | None) -> None:
    """ARC-4.1.2  The next in player order that has not passed; with nobody left, the round ends."""
    order = position.order
    place = -1 if seat is None else order.index(seat)
    waiting = [s for s in order[place + 1 :] + order[: place + 1] if not position.passed[s]]
    position.decision = Decision()
    if waiting:
        position.turn = waiting[0]
        position.then(Place())


class Place(Step):
    """ARC-4.0.3, ARC-4.1.1  Choose a slot or pass."""

    phase: ClassVar[str] = "place"
    inside: ClassVar[bool] = False

    def choices(self, position: Position) -> dict[str, Run]:
        """The slots that differ, and passing."""
        return {**entrances(position), "pass": pass_round}


class Again(Step):
    """ARC-5.3.1, ARC-R27  Choose a slot for the Scribe's second action, or leave it."""

    phase: ClassVar[str] = "again"
    inside: ClassVar[bool] = False

    def choices(self, position: Position) -> dict[str, Run]:
        """The slots that differ, and leaving."""
        return {**entrances(position), "stop": stop}


def pass_round(position: Position) -> None:
    """ARC-R31  Take no further turn in this round."""
    position.passed[position.turn] = True
    next_turn(position, position.turn)


def stop(position: Position) -> None:
    """End the turn without a second action."""
    next_turn(position, position.turn)


def entrances(position: Position) -> dict[str, Run]:
    """The slots that differ from each other, for a seat with a card and a figure."""
    placed = [f for slots in position.locations.values() for slot in slots for f in slot.figures]
    if not position.mine.hand.total() or placed.count(position.turn) >= position.box["figures"]:
        return {}
    found: dict[str, Run] = {}
    for location, slots in position.locations.items():
        for slot in different_slots(position, location, slots):
            found[f"{location} {slot.name}"] = partial(
                choose_slot, location=location, slot=slot.name
            )
    return found


def different_slots(position: Position, location: str, slots: list[Slot]) -> list[Slot]:
    """The first vacant slot for each number of cards, and for a Cleric the first occupied one.

    In the Palace each slot is another card, so all of them differ.
    """
    cleric = any(
        "cleric" in powers_of(position, kind) for kind, n in position.mine.hand.items() if n
    )
    chosen: dict[object, Slot] = {}
    for slot in slots:
        if slot.covered or (slot.figures and not cleric):  # ARC-R44, ARC-4.2.0.1
            continue
        likeness = "occupied" if slot.figures else slot.cards
        chosen.setdefault(slot.name if location == PALACE else likeness, slot)
    return list(chosen.values())


def choose_slot(position: Position, location: str, slot: str) -> None:
    """Go on to the card that is played for a slot."""
    position.decision.location, position.decision.slot = location, slot
    position.then(Card(), DoBetween(end_placement))


def end_placement(position: Position) -> None:
    """ARC-R8, ARC-5.3.2  After a Scribe the second action may follow, else the turn ends."""
    decision = position.decision
    if "scribe" in decision.powers and not decision.second:
        position.decision = Decision(second=True, took_magister=decision.took_magister)
        position.then(Again())
    else:
        next_turn(position, position.turn)
