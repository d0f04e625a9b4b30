"""Completion, payout, the castle and the evaluation of seals."""

from tests.games.arkadia.reference.box import FAMILIES
from tests.games.arkadia.reference.position import Building, Castle, Seat, Table
from tests.games.arkadia.reference.shapes import beside


def complete(table: Table, active: int) -> int:
    """Complete every building that is enclosed now; return how many there are.

    Each own worker beside a completed building earns its owner one seal, neutral workers
    earn none, and the seal on the building goes to the active seat.
    """
    enclosed = [b for b in table.buildings if not b.completed and table.is_enclosed(b)]
    for building in enclosed:
        building.completed = True
        pay(table, building)
        table.seats[active].seals[building.family] += 1
    return len(enclosed)


def pay(table: Table, building: Building) -> None:
    """Give the owners of the workers beside the building their seals."""
    for square in beside(building.squares):
        owner = table.workers.get(square, "neutral")
        if owner != "neutral":
            table.seats[owner].seals[building.family] += 1


def castle_choices(castle: Castle) -> set[str]:
    """Any family left for the open floor, on any square where that floor is vacant."""
    level = castle.floor() - 1
    return {
        f"castle {family} {number}"
        for family, left in castle.pool().items()
        if left > 0
        for number, height in enumerate(castle.heights(), start=1)
        if height == level
    }


def build(castle: Castle, family: str, number: int) -> bool:
    """Place one piece on the castle square 1..10; return whether this filled floor 2.

    When floor 1 or 2 is full, what is left of its pool joins the pool of floor 3.
    """
    floor = castle.floor()
    castle.pool()[family] -= 1
    castle.stacks[number - 1].append(family)
    if floor == 3 or min(castle.heights()) < floor:
        return False
    for kind in FAMILIES:
        castle.pools[2][kind] += castle.pools[floor - 1][kind]
        castle.pools[floor - 1][kind] = 0
    return floor == 2


def cash(seat: Seat, castle: Castle, family: str, count: int) -> None:
    """Exchange seals of one family for gold at the castle's present value."""
    seat.seals[family] -= count
    seat.gold += count * castle.values()[family]


def final_evaluation(table: Table) -> None:
    """Exchange all seals of all seats."""
    for seat in table.seats:
        for family in FAMILIES:
            cash(seat, table.castle, family, seat.seals[family])
