"""What an encoding needs to know of a field besides what its numbers mean.

    gold: Array = screened("gold", BY_SEAT, means=GOLD, code=upto(256))

A field whose numbers have names, are seats or say yes or no needs nothing of this.
"""

from typing import Final, NamedTuple

EACH, CODE, BAG, LAID, NAMED, REST, LEFT_OUT = range(7)


class Coding(NamedTuple):
    """How a field is encoded.

    way: EACH item by itself, as a CODE that names nothing else, and so on, as below; least, most: the
    bounds of its numbers; by: the other fields that it needs; columns: of a board.
    """

    way: int = EACH
    most: int = 0
    least: int = 0
    by: tuple[str, ...] = ()
    columns: int = 0


PLAIN: Final = Coding()
BAG_OF: Final = Coding(BAG)
"""Its items have no order: how many of each category there are, and how many are not known."""


def upto(most: int, least: int = 0) -> Coding:
    """A number within bounds, or one of the things that are counted up to `most`."""
    return Coding(most=most, least=least)


def code(most: int) -> Coding:
    """Numbers that only tell cases apart, from 0 to `most`."""
    return Coding(CODE, most)


def board(columns: int) -> Coding:
    """Bits for the squares of a board."""
    return Coding(columns=columns)


def drawn(number: str, most: int) -> Coding:
    """A hidden row of which the first ones are known. number: the field that says how many."""
    return Coding(most=most, by=(number,))


def laid_on(squares: str, most: int = 0) -> Coding:
    """What lies on the squares of another field, a plane for each category."""
    return Coding(LAID, most, by=(squares,))


def named_on(squares: str) -> Coding:
    """The number of a thing that lies on the square that another field has at this number."""
    return Coding(NAMED, by=(squares,))


def part_of(total: int, flag: str, *others: str) -> Coding:
    """Numbers that are `total` together with those of other fields, where a flag of the seat is set.

    In an observation what lacks is not known.
    """
    return Coding(REST, total, by=(flag, *others))


def left_out(most: int = 0) -> Coding:
    """A field that only others need. most: its greatest number."""
    return Coding(LEFT_OUT, most)
