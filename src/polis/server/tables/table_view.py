"""What somebody sees of a table: made from nothing, adding what that seat may know."""

from collections.abc import Sequence
from datetime import UTC, datetime

from polis.core.game import State
from polis.core.record import result_of
from polis.server.content import Content
from polis.server.protocol.position import Happened, Position
from polis.server.protocol.tables import Result, SeatHead, TableHead
from polis.server.tables import lessons
from polis.server.tables.course import Course
from polis.server.tables.table import Table


def position(
    content: Content, state: State, ply: int, viewer: int | None, with_legal: bool
) -> Position:
    """A position with the eyes of a seat (None: an onlooker).

    with_legal: whether the viewer may decide here; another's legal actions would tell its hand.
    """
    game = content.game
    turn = None if game.is_over(state) else game.turn(state)
    view = game.view(state, viewer)
    phase = game.phase(state)
    decides = with_legal and turn is not None and turn == viewer
    legal = [content.legal_action(n) for n in game.legal(state).tolist()] if decides else []
    return Position(
        ply=ply,
        view=view,
        phase=phase,
        turn=turn,
        question=None if turn is None else content.question(phase),
        legal=legal,
        scores=content.spec.scores_of(view),
    )


def now_seen(table: Table, viewer: int | None) -> Position | None:
    """The position of a table as it is now; None before the cards are dealt."""
    course = table.course
    if course is None or not may_watch(table, viewer):
        return None
    legal = table.status == "playing" and viewer is not None and table.seats[viewer].is_person
    return position(table.content, course.state, course.ply, viewer, legal)


def may_watch(table: Table, viewer: int | None) -> bool:
    """Whether this viewer may see the game at all."""
    return viewer is not None or table.terms.spectators


def happened(course: Course, viewer: int | None, first: int, last: int) -> list[Happened]:
    """What happened by the actions from the ply `first` to the ply `last`, both included."""
    return [
        course.content.happened(ply, event.seen_by(viewer))
        for ply in range(max(first, 0), last + 1)
        for event in course.events[ply]
    ]


def head(table: Table, now: float, online: Sequence[bool] = ()) -> TableHead:
    """The table without its position: the same for everybody."""
    course, terms = table.course, table.terms
    is_over = table.status == "over"
    undoable = _undoable(table)
    return TableHead(
        id=table.id,
        game=terms.game,
        options=terms.options,
        status=table.status,
        seats=[_seat(table, number, now, online) for number in range(len(table.seats))],
        clock=terms.clock,
        listed=terms.listed,
        spectators=terms.spectators,
        chat=terms.chat,
        take_backs=terms.take_backs,
        created=told_time(table.created),
        commitment=table.commitment,
        secret=table.secret.hex() if is_over else None,
        ply=table.ply,
        turn=table.turn,
        undo_to=None if undoable is None else table.ply - 1,
        reset_to=undoable,
        offer=table.offer,
        result=None if course is None else _result(course),
        rematch=table.rematch,
        lesson=lessons.state_of(table),
    )


def _undoable(table: Table) -> int | None:
    """The ply to which the turn can be reset; None if nothing can be taken back."""
    if table.status != "playing" or table.turn is None or not table.seats[table.turn].is_person:
        return None
    first = table.playing.first_undoable()
    return first if first < table.ply else None


def _seat(table: Table, number: int, now: float, online: Sequence[bool]) -> SeatHead:
    seat = table.seats[number]
    left = table.clocks.left_at(number, now) if seat.is_person else None
    return SeatHead(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        ready=seat.ready,
        online=bool(online and online[number]),
        clock_ms=None if left is None else int(left * 1000),
    )


def _result(course: Course) -> Result | None:
    result = result_of(course.content.game, course.state)
    return None if result is None else Result(result.ending, result.scores, result.winners)


def told_time(seconds: float) -> str:
    """A time as JSON has it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
