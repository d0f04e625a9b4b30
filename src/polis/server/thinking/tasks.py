"""The tasks of workers and their results: plain data, which can be sent through a pipe."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct


class Turn(Struct, frozen=True):
    """A bot's whole turn. state: the bytes of the position, of which the bot sees only a part.

    chance: seeds for the bot, so that equal tasks have equal answers; script: moves in notation that
    are played before the bot is asked; box: the text of a component file, None: the packaged one;
    kept: the folder of another engine than the present one.
    """

    game: str
    state: bytes
    seat: int
    chance: Sequence[int]
    bot: str
    script: Sequence[str] = ()
    box: str | None = None
    kept: str | None = None


class Answer(Struct, tag_field="type", frozen=True):
    """The result of a task. seconds: of CPU time."""

    seconds: float


class Moves(Answer, tag="moves", frozen=True):
    """A turn in notation, with the hash of each position; empty if it was stopped.

    budgets: the simulations of each decision; print: the fingerprint of the bots.
    """

    actions: list[str]
    hashes: list[str]
    budgets: list[int]
    print: str


class Failed(Answer, tag="failed", frozen=True):
    """A bug in rules or a bot."""

    trace: str


class Order(Struct, tag="order", frozen=True):
    """A task for a worker process; number: of the order, repeated in its answer."""

    number: int
    task: Turn


class Stop(Struct, tag="stop", frozen=True):
    """An order is no longer wanted."""

    number: int


class Done(Struct, frozen=True):
    """A worker process's response to an order; number 0: it is ready for orders."""

    number: int
    answer: Moves | Failed | None


ENCODER: Final = msgspec.msgpack.Encoder()
ORDERS: Final = msgspec.msgpack.Decoder(Order | Stop)
DONE: Final = msgspec.msgpack.Decoder(Done)

LENGTH_BYTES: Final = 4  # before each message, big-endian


def framed(message: Order | Stop | Done) -> bytes:
    """Return a message in the format of the pipe."""
    data = ENCODER.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data
