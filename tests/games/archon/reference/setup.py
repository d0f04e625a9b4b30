"""The set-up of the table, and the draft of the first two magisters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any, ClassVar

from tests.games.archon.reference.box import MAGISTERS, Box, slot_names
from tests.games.archon.reference.position import DoBetween, Position, Run, Seat, Slot, Step
from tests.games.archon.reference.rounds import begin_round, fill_repository
from tests.games.archon.reference.season_end import fill_market


def options_of(chosen: Mapping[str, Any]) -> dict[str, bool]:
    """What is named of a table's options: the later one only where it is chosen."""
    options = {"season_reset": bool(chosen.get("season_reset", True))}
    return options | ({"divide_first": True} if chosen.get("divide_first") else {})


def set_up(
    box: Box,
    seats: int,
    options: Mapping[str, Any],
    order: Sequence[int],
    decks: Mapping[str, Sequence[int]],
) -> Position:
    """ARC-3.0.1 to ARC-3.18  The table before the draft.

    `decks` has the numbers, from 1, of the cards of `grants`, `provinces`, `attacks` and
    `favors`, those drawn first in front.
    """
    face_up = box["favors_face_up"][seats]
    position = Position(
        box=box,
        options=options_of(options),
        seats=[Seat(Counter(), box["start_score"]) for _ in range(seats)],
        order=list(order),
        locations={name: slots_of(box, seats, name) for name in box["locations"]},
        supply=Counter(box["supply"]),
        wall=[None] * box["wall_spaces"],
        market=Counter(),
        repository=Counter(),
        tiles_left=Counter({tile: card["copies"][seats] for tile, card in box["tiles"].items()}),
        palace=list(decks["favors"][:face_up]),
        grants=list(decks["grants"][: len(box["attacks_after"])]),
        province=decks["provinces"][0],
        decks={
            "provinces": list(decks["provinces"][1:]),
            "favors": list(decks["favors"][face_up:]),
            "attacks": list(decks["attacks"]),
        },
        removed={"favors": [], "provinces": [], "attacks": []},
        passed=[False] * seats,
        turn=order[0],
    )
    for place, number in enumerate(order):
        seat = position.seats[number]
        position.gain(seat, box["start_kits"][seats][place])
        seat.played = Counter({"courtier": box["courtiers"]})
    fill_repository(position)
    fill_market(position, 1)
    position.then(*[Draft(seat) for seat in order], DoBetween(begin_round))
    return position


def slots_of(box: Box, seats: int, location: str) -> list[Slot]:
    """ARC-3.18, ARC-4.2.10.2  The slots of a location; those for more seats are covered."""
    slots = box["locations"][location]["slots"]
    names = slot_names(location, len(slots))
    return [
        Slot(name, slot["cards"], covered=slot["seats"] > seats)
        for name, slot in zip(names, slots, strict=True)
    ]


class Draft(Step):
    """ARC-3.15, ARC-R15  A seat takes two magisters of different types at once."""

    phase: ClassVar[str] = "draft"
    inside: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, position: Position) -> dict[str, Run]:
        """The pairs whose first spaces the seat can pay."""
        seat, track = position.seats[self.seat], position.box["track"]
        found: dict[str, Run] = {}
        for kinds in combinations(MAGISTERS, position.box["first_magisters"]):
            price = sum((Counter(track[kind][0]["pay"]) for kind in kinds), Counter[str]())
            if position.can_pay(seat, price):
                found[f"draft {' '.join(kinds)}"] = partial(self.take, kinds=kinds)
        return found

    def take(self, position: Position, kinds: tuple[str, ...]) -> None:
        """Pay for them and move the markers."""
        seat = position.seats[self.seat]
        for kind in kinds:
            space = position.box["track"][kind][0]
            position.pay(seat, space["pay"])
            seat.points += space["points"]
            seat.magisters[kind] += 1
            seat.played[kind] += 1
