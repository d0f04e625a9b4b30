"""Pay, then gain and score: what most locations and King's Favors do, once or up to twice."""

from collections import Counter
from functools import partial
from itertools import combinations, combinations_with_replacement
from typing import ClassVar

from tests.games.archon.reference.box import CHOSEN, CUBES, Effect, Goods
from tests.games.archon.reference.position import Do, Position, Run, Step


def exchange(effect: Effect, bonus: Goods, gifts: list[Step]) -> list[Step]:
    """The steps of an exchange; `gifts` are what the figure brings before it.

    Without a price the gift may take the last of what the action gives, so what is there to
    be gained is looked at before it (ARC-R20, ARC-R35).
    """
    gain = dict(Counter(effect["gain"]) + Counter(bonus))
    worth_it = partial(is_worth_it, gain=gain, score=effect["score"])
    if effect["pay"]:
        return [*gifts, *repetition(effect, gain, Do(partial(take_fixed, gain=gain), worth_it))]
    taking = Do(partial(take_fixed, gain=gain))
    return [Do(nothing, worth_it), *gifts, *repetition(effect, gain, taking)]


def repetition(effect: Effect, gain: Goods, taking: Step) -> list[Step]:
    """The steps of doing it once, and the question whether it is done again."""
    chosen_price = [Give("give", n, kind) for kind, n in effect["pay"].items() if kind in CHOSEN]
    price = {name: n for name, n in effect["pay"].items() if name not in CHOSEN}
    return [
        *chosen_price,
        Do(partial(pay_fixed, price=price), partial(can_pay, price=price)),
        taking,
        *[Choice("take", n, kind) for kind, n in gain.items() if kind in CHOSEN],
        *[Wall()] * gain.get("warriors", 0),
        Do(partial(finish, effect=effect, gain=gain, taking=taking)),
    ]


def nothing(position: Position) -> None:
    """Do nothing."""
    del position


def can_pay(position: Position, price: Goods) -> bool:
    """Whether the seat can pay."""
    return position.can_pay(position.mine, price)


def pay_fixed(position: Position, price: Goods) -> None:
    """Pay to the supply."""
    position.pay(position.mine, price)


def is_worth_it(position: Position, gain: Goods, score: int) -> bool:
    """ARC-4.2.0.2  Whether at least one thing is gained, or points are scored."""
    return score > 0 or any(is_there(position, name) for name in gain)


def is_there(position: Position, name: str) -> bool:
    """Whether one of some goods can be gained."""
    if name == "warriors":
        return bool(wall_places(position))
    if name in CHOSEN:
        return stock(position, name).total() > 0
    return position.supply[name] > 0


def take_fixed(position: Position, gain: Goods) -> None:
    """Gain what is not chosen, as much as there is."""
    fixed = {name: n for name, n in gain.items() if name not in {*CHOSEN, "warriors"}}
    position.gain(position.mine, fixed)


def finish(position: Position, effect: Effect, gain: Goods, taking: Step) -> None:
    """Score, count, and ask for another time if there may be one."""
    position.mine.points += effect["score"]
    position.decision.repetition += 1
    if position.decision.repetition < effect["times"]:
        position.then(More(effect, gain, taking))


class More(Step):
    """ARC-R7  The same action once more, or enough."""

    phase: ClassVar[str] = "more"

    def __init__(self, effect: Effect, gain: Goods, taking: Step) -> None:
        self.again = repetition(effect, gain, taking)

    def choices(self, position: Position) -> dict[str, Run]:
        """Once more, or enough."""
        del position
        return {"more": lambda game: game.then(*self.again), "done": nothing}


def stock(position: Position, name: str) -> Counter[str]:
    """The cubes from which some are gained: those of the Repository or those of the supply."""
    if name == "province-resources":
        return position.repository
    return Counter({cube: position.supply[cube] for cube in CUBES})


class Choice(Step):
    """Cubes of the player's choice, paid (`give`) or gained (`take`)."""

    phase: ClassVar[str] = "take"

    def __init__(self, word: str, count: int, name: str) -> None:
        self.word, self.count, self.name = word, count, name

    def choices(self, position: Position) -> dict[str, Run]:
        """Each set of cubes once: a price in full, a gain as far as there are enough cubes."""
        heap = position.mine.goods if self.word == "give" else stock(position, self.name)
        count = self.count
        sets = self.sets(heap, count)
        while self.word == "take" and count and not sets:
            count -= 1
            sets = self.sets(heap, count)
        if sets == [()]:
            return {"": nothing}
        return {f"{self.word} {' '.join(one)}": partial(self.move, cubes=one) for one in sets}

    def sets(self, heap: Counter[str], count: int) -> list[tuple[str, ...]]:
        """The different sets of so many cubes out of a heap."""
        if self.name == "different-resources":
            return [*combinations([cube for cube in CUBES if heap[cube]], count)]
        return [one for one in combinations_with_replacement(CUBES, count) if Counter(one) <= heap]

    def move(self, position: Position, cubes: tuple[str, ...]) -> None:
        """Pay to the supply, or take from where the cubes are."""
        if self.word == "give":
            position.pay(position.mine, Counter(cubes))
        elif self.name == "province-resources":
            position.repository.subtract(cubes)
            position.mine.goods.update(cubes)
        else:
            position.gain(position.mine, Counter(cubes))


class Give(Choice):
    """The same with the other question."""

    phase: ClassVar[str] = "give"


def wall_places(position: Position) -> dict[str, list[int]]:
    """ARC-4.2.6.2  The vacant places of each kind on the wall, if the seat has a warrior left."""
    if position.warriors(position.turn) >= position.box["warriors"]:
        return {}
    vacant = [place for place, seat in enumerate(position.wall) if seat is None]
    marked = position.box["marked_spaces"]
    places = {
        "gate": [p for p in vacant if p < marked],
        "plain": [p for p in vacant if p >= marked],
    }
    return {kind: found for kind, found in places.items() if found}


class Wall(Step):
    """ARC-4.2.6.1, ARC-R7  Put a warrior on a marked or on a plain place."""

    phase: ClassVar[str] = "wall"

    def choices(self, position: Position) -> dict[str, Run]:
        """The first vacant place of each kind."""
        places = wall_places(position)
        found = {f"wall {kind}": partial(put_warrior, place=p[0]) for kind, p in places.items()}
        return {**found} or {"": nothing}


def put_warrior(position: Position, place: int) -> None:
    """ARC-4.2.6.3  Put a warrior on the wall; beside the gate it scores."""
    position.wall[place] = position.turn
    if place < position.box["marked_spaces"]:
        position.mine.points += position.box["marked_points"]
