"""Tables without a server: made and played by their functions alone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from polis.server.live.messages import Entered, updates
from polis.server.protocol.server_messages import Update
from polis.server.protocol.tables import Clock
from polis.server.table.commands import Command, decide
from polis.server.table.commands.playing import Act
from polis.server.table.dealing import deal
from polis.server.table.entries import Created, Draft, Entry, Seat, Terms
from polis.server.table.joining import hash_of
from polis.server.table.table import Table
from polis.server.texts import RequestRefused

NOW = 1_700_000_000.0


def terms(game: str = "arkadia", clock: Clock | None = None, **more: Any) -> Terms:
    """What is agreed; everything is allowed unless said otherwise."""
    allowed: dict[str, Any] = {
        "listed": True,
        "spectators": True,
        "chat": True,
        "take_backs": True,
        **more,
    }
    return Terms(game, {}, clock or Clock(), **allowed)


def person(name: str = "Ada") -> Seat:
    """A seat taken by a person who is ready."""
    return Seat("person", name, None, hash_of(name), "", ready=True)


def bot(name: str = "greedy") -> Seat:
    """A seat with a bot."""
    return Seat("bot", "", name, ready=True)


def gathered(starts: Sequence[Seat], agreed: Terms | None = None, seed: int = 1) -> Table:
    """A table before the cards are dealt."""
    secret = Random(seed).randbytes(16)
    return Table("table", secret, Entry(1, NOW, Created(agreed or terms(), list(starts))))


def dealt(starts: Sequence[Seat], agreed: Terms | None = None, seed: int = 1) -> Table:
    """A table with its cards dealt."""
    table = gathered(starts, agreed, seed)
    return stored(table, [deal(table.terms, table.secret, [""] * len(table.seats))])


def people(game: str, seats: int, seed: int = 1) -> Table:
    """A game between people only."""
    starts = [person(name) for name in ("Ada", "Ben", "Cleo", "Dora")[:seats]]
    return dealt(starts, terms(game), seed)


def stored(table: Table, drafts: Sequence[Draft], at: float | None = None) -> Table:
    """The table after drafts have become entries."""
    for draft in drafts:
        table = table.copy()
        now = table.touched + 1 if at is None else at
        table.take(Entry(table.version + 1, now, draft.body, draft.seat, draft.key, draft.steps))
    return table


def after(table: Table, asked: Command, at: float | None = None) -> Table:
    """The table after something was asked for; raises RequestRefused."""
    return stored(table, decide(table, asked), at)


def acted(table: Table, *actions: int, at: float | None = None) -> Table:
    """The table after a step of the seat that is to decide."""
    assert table.turn is not None
    return after(table, Act("key", table.turn, table.ply, list(actions)), at)


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[RequestRefused]]:
    """Demand that what is asked for inside is refused with this code."""
    with pytest.raises(RequestRefused) as caught:
        yield caught
    assert caught.value.code == code


def news_of(before: Table, after: Table, viewer: int | None) -> Update:
    """What the clients of a viewer are sent."""
    return updates(Entered(before, after, NOW, before.ply + 1), [viewer])[viewer]


def legal(table: Table) -> list[int]:
    """What may be done."""
    found: list[int] = table.content.game.legal(table.history.state).tolist()
    return found


def played(table: Table, plies: int, draw: Random) -> Table:
    """The table some random actions later, or at the end of the game."""
    end = table.ply + plies
    while table.status == "playing" and table.ply < end:
        table = acted(table, draw.choice(legal(table)))
    return table
