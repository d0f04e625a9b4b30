"""Boards of 12 x 16 squares as three 64-bit words; the words of a value travel as a tuple.

    square = row * 16 + column        word = square >> 6        bit = square & 63

          column 0 . . . 15
    row 0   bits  0 .. 15  \
    row 1   bits 16 .. 31   | word 0
    row 2   bits 32 .. 47   |
    row 3   bits 48 .. 63  /
    rows 4 to 7: word 1;  rows 8 to 11: word 2

Tuples of scalars stay in registers; arrays do not. Every operand combined with a word is an
`np.uint64`: mixed with a plain int, Numba would yield a signed number and NumPy would not.
"""

from typing import Any

import numpy as np

from polis.core.kernels.kernel import instruction, kernel
from polis.games.arkadia.model import COLUMNS, ROWS

U = np.uint64
Board = tuple[np.uint64, np.uint64, np.uint64]
Words = np.ndarray[Any, np.dtype[np.uint64]]

SQUARES = ROWS * COLUMNS

ZERO = U(0)
ONE = U(1)
ALL = U(0xFFFFFFFFFFFFFFFF)
NOT_FIRST_COLUMN = U(0xFFFEFFFEFFFEFFFE)
NOT_LAST_COLUMN = U(0x7FFF7FFF7FFF7FFF)
EMPTY: Board = (ZERO, ZERO, ZERO)


@instruction("ctpop")
def population(word: np.uint64) -> int:
    """The number of bits set."""
    return int(word).bit_count()


@instruction("cttz")
def lowest(word: np.uint64) -> int:
    """Return the index of the lowest bit set, 0..63; the word must not be zero."""
    number = int(word)
    return (number & -number).bit_length() - 1


@kernel
def load(words: Words) -> Board:
    """The board held by an array of three words."""
    return (words[0], words[1], words[2])


@kernel
def store(words: Words, board: Board) -> None:
    """Write a board into an array of three words."""
    words[0] = board[0]
    words[1] = board[1]
    words[2] = board[2]


@kernel
def both(a: Board, b: Board) -> Board:
    """Squares in both boards."""
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2])


@kernel
def either(a: Board, b: Board) -> Board:
    """Squares in either board."""
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2])


@kernel
def without(a: Board, b: Board) -> Board:
    """Squares of the first board that are not in the second."""
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2])


@kernel
def outside(a: Board) -> Board:
    """All squares of the grid that are not in the board."""
    return (~a[0], ~a[1], ~a[2])


@kernel
def is_any(a: Board) -> bool:
    """Whether the board has any square."""
    return bool((a[0] | a[1] | a[2]) != ZERO)


@kernel
def count(a: Board) -> int:
    """The number of squares in the board."""
    return population(a[0]) + population(a[1]) + population(a[2])


@kernel
def back(a: Board, steps: int) -> Board:
    """Every square moved `steps` squares towards the first one, 0 < steps < 64."""
    low = U(steps)
    high = U(64 - steps)
    return (a[0] >> low | a[1] << high, a[1] >> low | a[2] << high, a[2] >> low)


@kernel
def ahead(a: Board, steps: int) -> Board:
    """Every square moved `steps` squares towards the last one, 0 < steps < 64."""
    low = U(steps)
    high = U(64 - steps)
    return (a[0] << low, a[1] << low | a[0] >> high, a[2] << low | a[1] >> high)


@kernel
def spread(a: Board) -> Board:
    """The squares orthogonally adjacent to those of a board.

    A square of the board itself is included only if it has a neighbour in the board.
    """
    west = back((a[0] & NOT_FIRST_COLUMN, a[1] & NOT_FIRST_COLUMN, a[2] & NOT_FIRST_COLUMN), 1)
    east = ahead((a[0] & NOT_LAST_COLUMN, a[1] & NOT_LAST_COLUMN, a[2] & NOT_LAST_COLUMN), 1)
    return either(either(west, east), either(back(a, COLUMNS), ahead(a, COLUMNS)))


@kernel
def shape_at(shape: np.uint64, square: int) -> Board:
    """A shape, given by its bits from its first square on, placed with that square at `square`."""
    word = square >> 6
    bit = square & 63
    low = shape << U(bit)
    high = shape >> U(64 - bit) if bit > 0 else ZERO
    if word == 0:
        return (low, high, ZERO)
    if word == 1:
        return (ZERO, low, high)
    return (ZERO, ZERO, low)


@kernel
def holds(words: Words, square: int) -> bool:
    """Whether the square is in the array of words."""
    return bool((words[square >> 6] >> U(square & 63)) & ONE != ZERO)


@kernel
def add(words: Words, square: int) -> None:
    """Put the square into the array of words."""
    words[square >> 6] |= ONE << U(square & 63)


@kernel
def remove(words: Words, square: int) -> None:
    """Take the square out of the array of words."""
    words[square >> 6] &= ~(ONE << U(square & 63))


@kernel
def after(square: int) -> Board:
    """All squares after this one in reading order."""
    word = square >> 6
    rest = (ALL << U(square & 63)) & ~(ONE << U(square & 63))
    if word == 0:
        return (rest, ALL, ALL)
    if word == 1:
        return (ZERO, rest, ALL)
    return (ZERO, ZERO, rest)


@kernel
def append_squares(board: Board, base: int, out: Any, n: int) -> int:
    """Write base + square for every square of the board, ascending; returns the new length."""
    for i in range(3):
        word = board[i]
        while word != ZERO:
            out[n] = base + i * 64 + lowest(word)
            n += 1
            word &= word - ONE
    return n


def squares_of(words: Words) -> list[int]:
    """The squares of an array of words, ascending, as plain ints."""
    found = []
    for number, word in enumerate(words):
        rest = int(word)
        while rest:  # one iteration per square set: most boards are sparse
            found.append(64 * number + (rest & -rest).bit_length() - 1)
            rest &= rest - 1
    return found
