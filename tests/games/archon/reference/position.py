"""The table during a game: seats, slots, supplies, decks, and what is still to be done."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from tests.games.archon.reference.box import Box, Effect, season_of

Cards = Counter[str]
Run = Callable[["Position"], None]
Thing = TypeVar("Thing")


class Step:
    """Something still to be done: `choices` tells how, by the text of the action.

    A step without a question has one choice with the empty text. No choice at all is a dead
    end. `phase` names the question; `inside` tells that a placement is going on, which must be
    played to its end.
    """

    phase: ClassVar[str] = ""
    inside: ClassVar[bool] = True

    def choices(self, position: "Position") -> dict[str, Run]:
        """What may be done, dead ends included; the position stays as it is."""
        raise NotImplementedError


@dataclass(frozen=True)
class Do(Step):
    """A step without a question, and when it can be done."""

    run: Run
    possible: Callable[["Position"], bool] = lambda _: True

    def choices(self, position: "Position") -> dict[str, Run]:
        """The one thing to do, or a dead end."""
        return {"": self.run} if self.possible(position) else {}


@dataclass(frozen=True)
class DoBetween(Do):
    """The same between two placements, where nothing can fail."""

    inside: ClassVar[bool] = False


@dataclass
class Seat:
    """What a seat has. `goods` are those held and its Arts and Science cards."""

    goods: Counter[str]
    points: int
    hand: Cards = field(default_factory=Counter)
    waiting: Cards = field(default_factory=Counter)
    played: Cards = field(default_factory=Counter)
    magisters: Counter[str] = field(default_factory=Counter)
    tiles: list[str] = field(default_factory=list)


@dataclass
class Slot:
    """An action slot with the seats of the figures on it and of the token under them."""

    name: str
    cards: int
    covered: bool
    figures: list[int] = field(default_factory=list)
    token: int | None = None


@dataclass
class Decision:
    """How far the placement has come that is being decided."""

    location: str | None = None
    slot: str | None = None
    cards: list[str] = field(default_factory=list)
    plain: bool = False
    powers: list[str] = field(default_factory=list)
    second: bool = False
    took_magister: bool = False
    repetition: int = 0
    bought: Counter[str] = field(default_factory=Counter)
    sold: str | None = None
    magister: str | None = None
    tile: str | None = None
    price: Counter[str] = field(default_factory=Counter)


@dataclass
class Raid:
    """A raid: its strength and what each seat has still to cover."""

    strength: int
    due: list[int]


@dataclass
class Position:
    """One position of a game. `todo` holds the steps still to come, the next one last."""

    box: Box
    options: dict[str, bool]
    seats: list[Seat]
    order: list[int]
    locations: dict[str, list[Slot]]
    supply: Counter[str]
    wall: list[int | None]
    market: Counter[str]
    repository: Counter[str]
    tiles_left: Counter[str]
    palace: list[int]
    grants: list[int]
    province: int
    decks: dict[str, list[int]]
    removed: dict[str, list[int]]
    passed: list[bool]
    turn: int
    round: int = 1
    decision: Decision = field(default_factory=Decision)
    raid: Raid | None = None
    ending: str | None = None
    winners: list[int] = field(default_factory=list)
    todo: list[Step] = field(default_factory=list)

    def copy(self) -> "Position":
        """Another position like this one; the box is shared."""
        other = object.__new__(Position)
        vars(other).update({k: v if k == "box" else forked(v) for k, v in vars(self).items()})
        return other

    def then(self, *steps: Step) -> None:
        """These steps come next, in this order."""
        self.todo.extend(reversed(steps))

    @property
    def mine(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.turn]

    @property
    def season(self) -> int:
        """The season, from 1."""
        return season_of(self.box, self.round)

    @property
    def slot(self) -> Slot:
        """The slot chosen for the placement."""
        slots = self.locations[self.decision.location or ""]
        return next(slot for slot in slots if slot.name == self.decision.slot)

    def abilities(self, seat: Seat, when: str, at: str | None = None) -> list[Effect]:
        """The abilities of a seat's tiles that work at some time and place, in box order."""
        tiles = [self.box["tiles"][tile] for tile in self.box["tiles"] if tile in seat.tiles]
        found = [tile["ability"] for tile in tiles]
        return [one for one in found if one["when"] == when and one["at"] in {None, at}]

    def warriors(self, seat: int) -> int:
        """A seat's Elite Warriors on the wall."""
        return self.wall.count(seat)

    def gain(self, seat: Seat, goods: Mapping[str, int]) -> None:
        """ARC-R4  Take goods from the supply, or what is left of them."""
        for name, wanted in goods.items():
            count = min(wanted, self.supply[name])
            self.supply[name] -= count
            seat.goods[name] += count

    def can_pay(self, seat: Seat, price: Mapping[str, int]) -> bool:
        """Whether a seat holds the whole price."""
        return all(seat.goods[name] >= count for name, count in price.items())

    def pay(self, seat: Seat, price: Mapping[str, int]) -> None:
        """Pay to the supply."""
        assert self.can_pay(seat, price)
        for name, count in price.items():
            seat.goods[name] -= count
            self.supply[name] += count


def forked(thing: Thing) -> Thing:
    """A copy all the way down; texts, numbers and steps do not change and are shared.

    A list or dict holds things of one kind, so the first tells whether they are copied, too.
    """
    copied: Any = thing
    if isinstance(thing, dict):
        copied = type(thing)()  # A Counter's own update would count and is slow.
        deep = isinstance(next(iter(thing.values()), None), CHANGING)
        dict.update(copied, {k: forked(v) for k, v in thing.items()} if deep else thing)
    elif isinstance(thing, list):
        deep = bool(thing) and isinstance(thing[0], CHANGING)
        copied = [forked(value) for value in thing] if deep else thing[:]
    elif isinstance(thing, CHANGING):
        copied = object.__new__(type(thing))
        vars(copied).update({name: forked(value) for name, value in vars(thing).items()})
    result: Thing = copied
    return result


CHANGING = (list, dict, Seat, Slot, Decision, Raid)
"""What can change, so that a copy must not share it."""
