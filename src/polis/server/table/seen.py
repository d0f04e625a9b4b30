"""What a viewer may know of a game, as bytes: the observation and the rows of the events.

This is all that leaves the server, so it is all that has to keep secrets.
"""

import struct
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from polis.core.contract.game import State
from polis.server.loaded_game import Content
from polis.server.protocol.position import Happened, Position
from polis.server.table.history import History
from polis.server.table.table import Table

WORD = np.dtype("<u2")


class Whole(NamedTuple):
    """A position and events, in the fields of `server_messages.Seen`."""

    record: bytes | None = None
    rows: bytes = b""
    position: Position | None = None
    happened: Sequence[Happened] = ()


class News(NamedTuple):
    """What is new for a viewer. change: of a record that the viewer has already."""

    whole: Whole
    change: bytes = b""


def may_watch(table: Table, viewer: int | None) -> bool:
    """Whether the viewer may see the game at all."""
    return viewer is not None or table.terms.spectators


def present(table: Table, viewer: int | None, first: int) -> Whole:
    """Return the current position, and the events of the plies from `first` on.

    It is empty before cards are dealt, and for who may not watch.
    """
    if not table.has_begun or not may_watch(table, viewer):
        return Whole()
    history = table.history
    if not table.content.has_engine:
        return _named(table, viewer, first)
    return Whole(_record(table, viewer), rows(history, viewer, first, history.ply))


def news(before: Table, table: Table, viewer: int | None, first: int) -> News:
    """Return what an entry has changed for a viewer; `present` with changes in place of the record."""
    whole = present(table, viewer, first)
    if whole.record is None or not before.has_begun:
        return News(whole)
    change = changed_words(_record(before, viewer), whole.record)
    return News(whole._replace(record=None), change)


def _record(table: Table, viewer: int | None) -> bytes:
    """Return the record of the current position; it is made once for each version of a table."""
    if viewer not in table.records:
        table.records[viewer] = record(table.content, table.history.state, viewer)
    return table.records[viewer]


def record(content: Content, state: State, viewer: int | None) -> bytes:
    """Return what a viewer may know of a position of a game with an engine."""
    return content.kernel_game.shown(state, viewer).tobytes()


def changed_words(before: bytes, now: bytes) -> bytes:
    """Return the places and values of the 16-bit words in which two records differ, as uint16."""
    old, new = np.frombuffer(before, WORD), np.frombuffer(now, WORD)
    places = (old != new).nonzero()[0]
    pairs = np.empty((len(places), 2), WORD)
    pairs[:, 0], pairs[:, 1] = places, new[places]
    return pairs.tobytes()


def rows(history: History, viewer: int | None, first: int, last: int) -> bytes:
    """Return the events of the plies from `first` to `last`, as far as the viewer may know them."""
    row = history.content.kernel_game.event_row
    numbers = [
        number
        for ply in range(max(first, 0), last + 1)
        for event in history.events[ply]
        for number in (ply, *row(event.seen_by(viewer)))
    ]
    return struct.pack(f"<{len(numbers)}h", *numbers)


# ---- games that browsers have no engine for ------------------------------------------------------
def _named(table: Table, viewer: int | None, first: int) -> Whole:
    history = table.history
    decides = table.status == "playing" and viewer is not None and viewer == table.turn
    may_act = decides and table.seats[viewer or 0].is_person
    legal = table.content.game.legal(history.state).tolist() if may_act else ()
    shown = position(table.content, history.state, history.ply, viewer, legal)
    return Whole(position=shown, happened=happened(table, viewer, first, history.ply))


def position(
    content: Content, state: State, ply: int, viewer: int | None, legal: Sequence[int] = ()
) -> Position:
    """Return a position as a seat sees it (None: a spectator).

    legal: the legal actions, if the viewer is to decide; those of another seat would reveal its
    hand.
    """
    game = content.game
    turn = None if game.is_over(state) else game.turn(state)
    view = game.view(state, viewer)
    phase = game.phase(state)
    question = None if turn is None else content.question(phase)
    return Position(ply, view, phase, turn, question, legal, content.spec.scores_of(view))


def happened(table: Table, viewer: int | None, first: int, last: int) -> list[Happened]:
    """Return the events of the plies from `first` to `last`, as far as the viewer may know them."""
    history, to = table.history, table.listener(viewer)
    return [
        history.content.happened(ply, event.seen_by(viewer), to)
        for ply in range(max(first, 0), last + 1)
        for event in history.events[ply]
    ]


def at(table: Table, ply: int, viewer: int | None) -> Whole:
    """Return a past position with the events that led to it."""
    history, content = table.history, table.content
    state = history.states[ply]
    if content.has_engine:
        return Whole(record(content, state, viewer), rows(history, viewer, ply, ply))
    shown = position(content, state, ply, viewer)
    return Whole(position=shown, happened=happened(table, viewer, ply, ply))
