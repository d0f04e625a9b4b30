"""Seatings: every deal is played by the same bots in every rotation.

A deal is a seed, so the set-up and everything hidden are the same. The games on one deal are a
block: a row of bots around the table, rotated by one seat from game to game, so that each of them
plays each seat of that deal equally often. Deals are the unit of all statistics: games on the same
deal are correlated, games on different deals are independent.

* One bot plays all seats, one game per deal: no bot code should make a seat better than another.
* Two bots: all rows with as equal numbers of both as the seats allow, all on each deal (2, 6 and
  6 games for 2, 3 and 4 seats).
* More: each deal has one row, the next deal the next one, until every choice of bots has sat in
  every order around the table. That is a round; whole rounds are perfectly balanced.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

Row: TypeAlias = tuple[int, ...]  # entrants by seat


@dataclass(frozen=True, slots=True)
class Job:
    """One game: its number from 0, its deal, and which entrant sits at each seat."""

    number: int
    deal: int
    seating: Row


@dataclass(frozen=True, slots=True)
class Pairing:
    """All games between a number of entrants at a number of seats."""

    entrants: int
    seats: int

    @property
    def block(self) -> int:
        """The number of games on one deal."""
        return len(self.seatings(0))

    @property
    def round(self) -> int:
        """The number of deals until every choice of bots has sat in every order around the table."""
        return len(_blocks(self.entrants, self.seats))

    def seatings(self, deal: int) -> tuple[Row, ...]:
        """Return the seatings of a deal, in the order of playing."""
        blocks = _blocks(self.entrants, self.seats)
        return blocks[deal % len(blocks)]

    def deals(self, games: int) -> int:
        """Return the fewest deals with at least that many games."""
        deals = played = 0
        while played < games:
            played += len(self.seatings(deals))
            deals += 1
        return deals

    def jobs(self, deals: int) -> Iterator[Job]:
        """Yield every game on that many deals."""
        number = 0
        for deal in range(deals):
            for seating in self.seatings(deal):
                yield Job(number, deal, seating)
                number += 1


@cache
def _blocks(entrants: int, seats: int) -> tuple[tuple[Row, ...], ...]:
    """The seatings of each deal of a round."""
    if entrants == 1:
        return (((0,) * seats,),)
    rows = [row for chosen in _choices(entrants, seats) for row in _around_the_table(chosen)]
    blocks = [_rotations(row) for row in rows]
    if entrants == 2:
        return (tuple(seating for block in blocks for seating in block),)
    return tuple(blocks)


def _choices(entrants: int, seats: int) -> list[Row]:
    """Which bots sit together: each at most once or, if there are too few, as equally as possible."""
    if entrants >= seats:
        return list(combinations(range(entrants), seats))
    each, more = divmod(seats, entrants)
    return [
        tuple(sorted([*range(entrants)] * each + list(doubled)))
        for doubled in combinations(range(entrants), more)
    ]


def _around_the_table(chosen: Row) -> list[Row]:
    """The distinct orders around a round table, where only neighbours matter."""
    return sorted({min(_turned(row)) for row in permutations(chosen)})


def _turned(row: Row) -> list[Row]:
    """The row, started at each of its seats."""
    return [row[start:] + row[:start] for start in range(len(row))]


def _rotations(row: Row) -> tuple[Row, ...]:
    """The distinct rotations of a row: fewer than seats if the row repeats itself."""
    return tuple(dict.fromkeys(_turned(row)))
