"""What everybody may know about a table: its seats, its clocks, its result."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from polis.core.records.record import result_of
from polis.server.protocol.tables import BoxHead, Result, SeatHead, TableHead
from polis.server.table.history import History
from polis.server.table.table import Table


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


def for_strangers(table: Table, head: TableHead) -> TableHead:
    """Return a head for somebody without a seat, who may not know how a closed table has ended."""
    return head if table.terms.spectators else replace(head, secret=None, result=None)


def head_changes(before: Table, table: Table, is_stranger: bool = False) -> dict[str, Any]:
    """Return the fields of the lasting head that an entry has changed; is_stranger: as `for_strangers`."""
    old, new = lasting_head(before), lasting_head(table)
    if is_stranger:
        old, new = for_strangers(before, old), for_strangers(table, new)
    return {
        name: value
        for name in new.__struct_fields__
        if (value := getattr(new, name)) != getattr(old, name)
    }


def clocks(table: Table, now: float) -> list[int | None]:
    """Return the milliseconds that each seat has left; empty at a table without clocks."""
    if table.clocks.clock.kind == "none":
        return []
    return [_clock_ms(table, number, now) for number in range(len(table.seats))]


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
        replaceable=None if (at := table.replaceable_at) is None else iso_time(at),
        rules=None if table.content.kept is None else table.content.game.rules_version,
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
        kind="outside" if seat.outside and seat.is_person else seat.kind,
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
