"""The table during a game: seats, slots, supplies, decks, and what is still to be done."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from tests.games.archon.reference.box import Box, Effect, season_of

Cards = Counter[str]
Run = Callable[["Position"], None]


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


@dataclass(frozen=True)
class Slot:
    """An action slot with the seats of the figures on it and of the token under them.

    There are some thirty, and few ever differ: copies of a position share them.
    """

    name: str
    cards: int
    covered: bool
    figures: tuple[int, ...] = ()
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

    def change_slot(self, **changed: Any) -> None:
        """Change the `figures` or the `token` of the slot chosen for the placement."""
        slots = self.locations[self.decision.location or ""]
        slots[slots.index(self.slot)] = replace(self.slot, **changed)

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


def forked(thing: Any) -> Any:
    """A copy all the way down; texts, numbers and steps do not change and are shared.

    Looking ahead copies a position some seventy times an action, which is most of what this engine
    does: one look at the type of a thing tells how it is copied. A list or dict holds things of one
    kind, so its first tells that for all.
    """
    copied = COPIES.get(type(thing))
    return thing if copied is None else copied(thing)


def forked_list(things: list[Any]) -> list[Any]:
    """A copy of a list and, if they can change, of what is in it."""
    copied = COPIES.get(type(things[0])) if things else None
    return things[:] if copied is None else [copied(thing) for thing in things]


def forked_dict(things: dict[Any, Any]) -> dict[Any, Any]:
    """A copy of a dict and, if they can change, of its values."""
    copied = COPIES.get(type(next(iter(things.values())))) if things else None
    return things.copy() if copied is None else {k: copied(v) for k, v in things.items()}


def forked_counter(counts: Counter[Any]) -> Counter[Any]:
    """A copy of the counts, without recounting as a Counter's own copy does."""
    other: Counter[Any] = Counter.__new__(Counter)
    dict.update(other, counts)
    return other


def forked_object(thing: Any) -> Any:
    """A copy of an object and of its fields."""
    other = object.__new__(type(thing))
    fields = vars(other)
    for name, value in vars(thing).items():
        copied = COPIES.get(type(value))
        fields[name] = value if copied is None else copied(value)
    return other


COPIES: dict[type, Callable[[Any], Any]] = {
    list: forked_list,
    dict: forked_dict,
    Counter: forked_counter,
    **dict.fromkeys((Seat, Decision, Raid), forked_object),
}
"""How each kind of thing that can change is copied, so that a copy does not share it."""
