"""The luck of a deal."""

from msgspec import Struct


class LuckOfSeat(Struct, frozen=True):
    """How the deal of a seat compares with others, as played by journeymen.

    below: how many of `deals` are worth less to that seat; lead: over the best of the others, on
    average; low, high: `below` if that average were one standard error less or more.
    """

    below: int
    deals: int
    lead: float
    low: int
    high: int


class Luck(Struct, frozen=True):
    """The luck of a deal. settled: the share of the variance of results due to the deal, 0 to 1.

    Both are null if the game, its options or its box have not been measured.
    """

    seats: list[LuckOfSeat] | None
    settled: float | None
