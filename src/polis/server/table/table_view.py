"""What a viewer sees of a table, built from what that seat may know."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache

from msgspec.structs import replace

from polis.core.contract.game import State
from polis.core.records.record import result_of
from polis.core.texts.listener import EVERYBODY, Listener
from polis.server.loaded_game import Content
from polis.server.protocol.position import Happened, Language, Position
from polis.server.protocol.tables import BoxHead, Result, SeatHead, TableHead
from polis.server.table.history import History
from polis.server.table.table import Table


def position(
    content: Content,
    state: State,
    ply: int,
    viewer: int | None,
    legal: Sequence[int] = (),
) -> Position:
    """Return a position as a seat sees it (None: a spectator).

    legal: the legal actions, if the viewer is to decide; those of another seat would reveal its
    hand.
    """
    game = content.game
    turn = None if game.is_over(state) else game.turn(state)
    view = game.view(state, viewer)
    phase = game.phase(state)
    return Position(
        ply=ply,
        view=view,
        phase=phase,
        turn=turn,
        question=None if turn is None else content.question(phase),
        legal=legal,
        scores=content.spec.scores_of(view),
    )


def present(table: Table, viewer: int | None) -> Position | None:
    """Return the current position; None before cards are dealt, or if the viewer may not see it."""
    if not table.has_begun or not may_watch(table, viewer):
        return None
    history = table.history
    decides = table.status == "playing" and viewer is not None and viewer == table.turn
    legal = history.legal.tolist() if decides and table.seats[viewer or 0].is_person else ()
    return position(table.content, history.state, history.ply, viewer, legal)


def may_watch(table: Table, viewer: int | None) -> bool:
    """Whether the viewer may see the game at all."""
    return viewer is not None or table.terms.spectators


def happened(
    history: History,
    viewer: int | None,
    first: int,
    last: int,
    language: Language | None = None,
    to: Listener = EVERYBODY,
) -> list[Happened]:
    """Return the events of the plies from `first` to `last`, as far as the viewer may know them."""
    return [
        history.content.happened(ply, event.seen_by(viewer), language, to)
        for ply in range(max(first, 0), last + 1)
        for event in history.events[ply]
    ]


def head(table: Table, now: float, online: Sequence[bool] = ()) -> TableHead:
    """Return the table without its position; it is the same for everybody."""
    kept = lasting_head(table)
    if table.clocks.clock.kind == "none" and not any(online):
        return kept
    seats = [
        replace(
            seat, online=bool(online and online[number]), clock_ms=_clock_ms(table, number, now)
        )
        for number, seat in enumerate(kept.seats)
    ]
    return replace(kept, seats=seats)


def lasting_head(table: Table) -> TableHead:
    """Return the head without what changes by itself: the clocks and who is online.

    It is computed once for each version of a table and must not be modified.
    """
    if table.head is None:
        table.head = _head(table)
    return table.head


def _head(table: Table) -> TableHead:
    terms = table.terms
    is_over = table.status == "over"
    undoable = _undoable(table)
    return TableHead(
        id=table.id,
        game=terms.game,
        options=terms.options,
        status=table.status,
        seats=[_seat_head(table, number) for number in range(len(table.seats))],
        clock=terms.clock,
        listed=terms.listed,
        spectators=terms.spectators,
        chat=terms.chat,
        take_backs=terms.take_backs,
        returns=terms.returns,
        box=_box(table),
        created=iso_time(table.created),
        commitment=table.commitment,
        secret=table.secret.hex() if is_over else None,
        ply=table.ply,
        turn=table.turn,
        undo_to=None if undoable is None else table.ply - 1,
        reset_to=undoable,
        offer=table.offer,
        result=_result(table.history) if table.has_begun else None,
        rematch=table.rematch,
        lesson=table.lesson_state,
        deal=table.deal,
    )


def _box(table: Table) -> BoxHead | None:
    """Return the chosen or custom box, if it is not the default one."""
    if table.content.box is None:
        return None
    game = table.content.game
    return BoxHead(game.components_id, game.components_sha256)


def _seat_head(table: Table, number: int) -> SeatHead:
    """Return a seat without its clock and online status."""
    seat = table.seats[number]
    return SeatHead(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        ready=seat.ready,
        online=False,
        clock_ms=None,
        away=seat.is_away,
        may_return=table.may_return(number),
    )


def _undoable(table: Table) -> int | None:
    """Return the ply to which the turn can be reset; None if nothing can be taken back."""
    if table.status != "playing" or table.turn is None or not table.seats[table.turn].is_person:
        return None
    first = table.history.first_undoable()
    return first if first < table.ply else None


def _clock_ms(table: Table, number: int, now: float) -> int | None:
    """Return the milliseconds that a seat has left; None if no clock applies to it."""
    left = table.clocks.left_at(number, now) if table.seats[number].is_person else None
    return None if left is None else int(left * 1000)


def _result(history: History) -> Result | None:
    result = result_of(history.content.game, history.state)
    return None if result is None else Result(result.ending, result.scores, result.winners)


@lru_cache(1024)  # heads repeat the time at which their table was created
def iso_time(seconds: float) -> str:
    """Return a time in seconds since 1970 as in JSON (ISO 8601)."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
