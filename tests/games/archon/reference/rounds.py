"""A round from the division of the cards to the steps after the last pass."""

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import product
from typing import ClassVar

from tests.games.archon.reference.box import CUBES, KINDS, Goods
from tests.games.archon.reference.position import Decision, DoBetween, Position, Run, Step
from tests.games.archon.reference.season_end import end_season, finish_game
from tests.games.archon.reference.turns import next_turn


def end_round(position: Position) -> None:
    """ARC-6.1 to ARC-6.7, ARC-R42  The steps of a round's end; a season may end, too."""
    order_by_unused_cards(position)
    for seat in position.seats:
        seat.played.update(seat.hand)
        seat.hand.clear()
    for slots in position.locations.values():
        slots[:] = [replace(slot, figures=(), token=None) for slot in slots]
    if position.round != position.box["rounds"]:
        move_favors(position)
        change_province(position)
    if position.round in position.box["attacks_after"]:
        splits = divide(position) if divides_first(position) else []
        position.then(*splits, DoBetween(end_season))


def divides_first(position: Position) -> bool:
    """ARC-R42  Whether the table divides before the attack, and this attack comes before a division."""
    divides = position.round + 1 in position.box["divisions_before"]
    return position.options.get("divide_first", False) and divides


def divide(position: Position) -> list[Step]:
    """ARC-6.6  All ten cards of each seat lie ready, and each seat is to divide them."""
    for seat in position.seats:  # In round 1 there is nothing to put together.
        seat.played.update(seat.hand + seat.waiting)
        seat.hand.clear()
        seat.waiting.clear()
    return [Split(seat) for seat in position.order]


def order_by_unused_cards(position: Position) -> None:
    """ARC-4.1.4 to ARC-4.1.6, ARC-R13  Most unused cards first, then their value, then as before."""
    values = position.box["order_values"]

    def unused(seat: int) -> tuple[int, int]:
        cards = position.seats[seat].hand
        return cards.total(), sum(values[kind] * n for kind, n in cards.items())

    position.order = sorted(position.order, key=unused, reverse=True)


def move_favors(position: Position) -> None:
    """ARC-6.4, ARC-R5  The last King's Favor leaves, the others move on, a new one comes."""
    position.removed["favors"].append(position.palace.pop())
    position.palace.insert(0, position.decks["favors"].pop(0))


def change_province(position: Position) -> None:
    """ARC-6.5  Clear the Repository and fill it from the next Province card."""
    position.supply.update(position.repository)
    position.repository.clear()
    position.removed["provinces"].append(position.province)
    position.province = position.decks["provinces"].pop(0)
    fill_repository(position)


def fill_repository(position: Position) -> None:
    """ARC-3.4  The cubes of the revealed Province, as far as there are enough."""
    card = position.box["provinces"][position.province - 1][len(position.seats)]
    for cube in CUBES:
        count = min(card.get(cube, 0), position.supply[cube])
        position.supply[cube] -= count
        position.repository[cube] += count


def next_round(position: Position) -> None:
    """Go on to the next round, or end the game."""
    if position.round == position.box["rounds"]:
        finish_game(position)
    else:
        position.round += 1
        begin_round(position)


def begin_round(position: Position) -> None:
    """ARC-4.0.2, ARC-6.6  Divide the cards, or pick up those that wait."""
    position.passed = [False for _ in position.seats]
    position.decision = Decision()
    position.then(*[DoBetween(step) for step in (first_turn, end_round, next_round)])
    was_attack = position.round - 1 in position.box["attacks_after"]
    if position.round in position.box["divisions_before"]:
        if not (was_attack and position.options.get("divide_first", False)):
            position.then(*divide(position))
    else:
        for seat in position.seats:
            seat.hand, seat.waiting = seat.waiting, Counter()


def first_turn(position: Position) -> None:
    """ARC-4.0.3  The first in player order begins."""
    next_turn(position, None)


class Split(Step):
    """ARC-4.0.1, ARC-R17  A seat chooses which five of its ten cards are its hand."""

    phase: ClassVar[str] = "split"
    inside: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, position: Position) -> dict[str, Run]:
        """Every hand of the right size that the cards allow."""
        cards, size = position.seats[self.seat].played, position.box["pile_size"]
        counts = product(*(range(min(cards[kind], size) + 1) for kind in KINDS))
        hands = [dict(zip(KINDS, c, strict=True)) for c in counts if sum(c) == size]
        return {split_text(hand): partial(self.divide, hand=hand) for hand in hands}

    def divide(self, position: Position, hand: Goods) -> None:
        """The chosen cards are the hand, the others wait."""
        seat = position.seats[self.seat]
        seat.hand = Counter(hand)
        seat.waiting = seat.played - seat.hand
        seat.played = Counter()


def split_text(hand: Goods) -> str:
    """`split 3 courtier 1 cleric 1 scribe`."""
    return " ".join(["split", *(f"{hand[kind]} {kind}" for kind in KINDS if hand[kind])])
