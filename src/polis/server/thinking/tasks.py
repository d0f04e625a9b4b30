"""The tasks of workers and their results: plain data, which can be sent through a pipe."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct


class Task(Struct, tag_field="type", frozen=True):
    """A task. state: the bytes of the position, of which a bot sees only a part.

    chance: seeds for the bot, so that equal tasks have equal answers. Each task ends with its box:
    the text of a component file, None: the packaged one.
    """

    game: str
    state: bytes
    seat: int
    chance: Sequence[int]


class Turn(Task, tag="turn", frozen=True):
    """A bot's whole turn. script: moves in notation that are played before the bot is asked."""

    bot: str
    script: Sequence[str] = ()
    box: str | None = None


class Advise(Task, tag="advise", frozen=True):
    """A hint for a person. names: of the seats, by language."""

    ply: int
    names: dict[str, list[str]]
    box: str | None = None


Work: TypeAlias = Turn | Advise


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


class Advised(Answer, tag="advised", frozen=True):
    """A hint as JSON, as the client gets it."""

    hint: bytes


class Failed(Answer, tag="failed", frozen=True):
    """A bug in rules or a bot."""

    trace: str


class Order(Struct, tag="order", frozen=True):
    """A task for a worker process; number: of the order, repeated in its answer."""

    number: int
    task: Work


class Stop(Struct, tag="stop", frozen=True):
    """An order is no longer wanted."""

    number: int


class Done(Struct, frozen=True):
    """A worker process's response to an order; number 0: it is ready for orders."""

    number: int
    answer: Moves | Advised | Failed | None


ENCODER: Final = msgspec.msgpack.Encoder()
ORDERS: Final = msgspec.msgpack.Decoder(Order | Stop)
DONE: Final = msgspec.msgpack.Decoder(Done)

LENGTH_BYTES: Final = 4  # before each message, big-endian


def framed(message: Order | Stop | Done) -> bytes:
    """Return a message in the format of the pipe."""
    data = ENCODER.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data
