"""What the learned bots of Arkadia read: what all seats have, and what each building is about to pay.

A building under construction is described by the vacant squares beside it, the workers there and the
value of its family.
"""

from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Records
from polis.games.arkadia.model.actions import CASTLE_SQUARES, DONE, FAMILIES, FORMS, KINDS
from polis.games.arkadia.model.board import beside
from polis.games.arkadia.model.state import FLOORS, LAYING, PHASES, SEATS, WORKING
from polis.games.learned.inputs import Inputs

VACANT: Final = 10  # squares beside a building that are told apart
PIECES: Final = FLOORS * CASTLE_SQUARES
UNFINISHED: Final = frozenset((LAYING, WORKING))  # a card without its place; workers
STOP: Final = DONE
# What all seats have, and what is usual of it
OF_SEATS: Final = (("gold", 60), ("own", 6), ("neutral", 6), ("banners", 3), ("hand_size", 4))


def read(game: Any, states: Records, seat: int) -> Inputs:
    """Return what the network reads of states."""
    seats = int(states["seats"][0])
    order = [(seat + place) % seats for place in range(seats)]
    tops = hot(states["top"], FAMILIES).sum(1)
    near, of = buildings(game, states, order, tops)
    total = np.zeros((len(states), near.shape[1]), np.float32)
    np.add.at(total, of, near)
    plain = [*of_all(states, order, tops), *of_each(states, order, tops), total]
    return Inputs(np.concatenate(plain, 1).astype(np.float32), near, of)


def hot(numbers: Array, size: int) -> Array:
    """Return a row of zeros for each number with 1 at its place; all 0 for what is no place."""
    found: Array = numbers[..., None] == np.arange(size)
    return found.astype(np.float32)


def of_all(states: Records, order: list[int], tops: Array) -> list[Array]:
    """Return what concerns all seats, and the seat's own cards."""
    seats, heights = len(order), states["height"]
    turn, ender = ((states[name] - order[0]) % seats for name in ("turn", "ender"))
    ending = np.where(states["ender"] < 0, -1, ender)
    numbers = (("due", 4), ("pile_size", 40), ("supply", 20), ("turns_left", 4), ("passes", 4))
    return [
        hot(states["phase"], len(PHASES)),
        hot(turn, SEATS),
        hot(ending, SEATS),
        np.stack([states[name] / usual for name, usual in numbers], 1),
        heights.sum(1, keepdims=True) / PIECES,
        np.minimum(heights.sum(1, keepdims=True) / PIECES, 0.6),
        tops / 4,
        states["pools"].reshape(len(states), -1) / 6,
        hot(states["hand"][:, order[0]], KINDS).sum(1),
        hot(states["display"], KINDS).sum(1),
    ]


def of_each(states: Records, order: list[int], tops: Array) -> list[Array]:
    """Return what each seat has, and what its seals are worth; the reader comes first."""
    found = []
    for name, usual in OF_SEATS:
        found.append(filled(states[name][:, order] / usual))
    seals = states["seals"][:, order]
    worth = seals * tops[:, None]
    return [
        *found,
        filled(seals.reshape(len(states), -1) / 6, SEATS * FAMILIES),
        filled(worth.reshape(len(states), -1) / 20, SEATS * FAMILIES),
        filled((states["gold"][:, order] + worth.sum(2)) / 60),
    ]


def filled(rows: Array, width: int = SEATS) -> Array:
    """Return rows with zeros for the seats that do not play."""
    made = np.zeros((len(rows), width), np.float32)
    made[:, : rows.shape[1]] = rows
    return made


def buildings(game: Any, states: Records, order: list[int], tops: Array) -> tuple[Array, Array]:
    """Return what is known of each building under construction, and to which state it belongs."""
    of, k = np.nonzero(np.arange(states["open"].shape[1]) < states["open_count"][:, None])
    building = states["open"][of, k]
    form, family, turned, square = (
        states[f"tile_{name}"][of, building] for name in ("form", "family", "orientation", "square")
    )
    around = beside(placed(game.tables["bits"][0][form, turned], square))
    vacant = squares(around, states["free"][of])
    workers = np.stack([squares(around, states["workers"][of, one]) for one in order], 1)
    own, others = workers[:, :1], workers[:, 1:].sum(1, keepdims=True)
    value = tops[of, family][:, None] / 4
    room = hot(np.minimum(vacant, VACANT - 1), VACANT)
    parts = [
        room, room * value, room * own * value / 2, room * others * value / 2, own / 2, others / 2,
        value, hot(family, FAMILIES), hot(form, FORMS), hot(states["phase"][of], len(PHASES)),
    ]  # fmt: skip
    return np.concatenate(parts, 1).astype(np.float32), of


def placed(shape: Array, square: Array) -> Any:
    """Return shapes, given by their bits from the first square on, as three words each."""
    word, bit = square >> 6, (square & 63).astype(np.uint64)
    low = shape << bit
    high = np.where(bit > 0, shape >> (np.uint64(64) - np.maximum(bit, np.uint64(1))), np.uint64(0))
    zero = np.uint64(0)
    return tuple(np.where(word == at, low, np.where(word == at - 1, high, zero)) for at in range(3))


def squares(board: Any, words: Array) -> Array:
    """Return how many squares boards have in common."""
    common = np.stack([one & words[:, k] for k, one in enumerate(board)], 1)
    found: Array = np.bitwise_count(common).sum(1, dtype=np.int64)
    return found
