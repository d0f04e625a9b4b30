"""Messages about a table, made for one pair of eyes."""

from collections.abc import Sequence

from msgspec.structs import replace

from polis.core.errors import NotationError
from polis.server.protocol import said, told
from polis.server.protocol.position import Happened, Position
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.refusal import Refusal, refused
from polis.server.tables import playing
from polis.server.tables import preview as trial
from polis.server.tables import table_view as seen
from polis.server.tables.table import Table
from polis.server.texts import texts


def welcome(
    table: Table,
    head: TableHead,
    held: Sequence[int],
    viewer: int | None,
    since: int | None,
    chat: Sequence[ChatLine],
) -> told.Welcome:
    """The whole table as a viewer may know it, with what happened after the ply `since`."""
    course, events = table.course, list[Happened]()
    if course is not None and seen.may_watch(table, viewer):
        first = 0 if since is None else since + 1
        events = seen.happened(course, viewer, first, course.ply)
    position = seen.now_seen(table, viewer)
    return told.Welcome(table.version, head, held, viewer, position, events, chat)


def update(
    table: Table, head: TableHead, viewer: int | None, first: int, rewound: bool = False
) -> told.Update:
    """What has changed for a viewer: the position, and what happened from the ply `first` on."""
    course, events = table.course, list[Happened]()
    if course is not None and not rewound and seen.may_watch(table, viewer):
        events = seen.happened(course, viewer, first, course.ply)
    position = seen.now_seen(table, viewer)
    return told.Update(table.version, None, head, viewer, position, events, rewound)


def acknowledged(update: told.Update, key: str | None) -> told.Update:
    """The same message for the one who asked for it."""
    return replace(update, key=key)


def refusal(table: Table, why: Refusal, key: str | None) -> told.Refused:
    """Nothing was done."""
    return told.Refused(key, why.code, why.clause, why.words, table.version)


def preview(table: Table, asked: said.Preview) -> told.PreviewResult:
    """Where a draft would lead, as far as the seat that plays it can know; raises Refusal."""
    playing.check_turn(table, asked.seat, asked.ply)
    content, course = table.content, table.playing
    tried = trial.attempt(content, course.state, asked.seat, asked.actions)
    events = [
        content.happened(course.ply + number, event.seen_by(asked.seat))
        for number, each in enumerate(tried.events, start=1)
        for event in each
    ]
    if tried.refused is not None:
        why = playing.illegal(content, *tried.refused)
        reason = told.Reason(why.clause, why.words)
        return told.PreviewResult(asked.id, None, events, None, reason)
    position: Position | None = None
    if tried.stop != "reveals":
        ply = course.ply + tried.done
        position = seen.position(content, tried.state, ply, asked.seat, with_legal=True)
    return told.PreviewResult(asked.id, position, events, tried.stop, None)


def reason(table: Table, asked: said.Why) -> told.ReasonMessage:
    """Why a line is not allowed after a draft, or that it is; raises Refusal."""
    playing.check_turn(table, asked.seat, asked.ply)
    content = table.content
    tried = trial.attempt(content, table.playing.state, asked.seat, asked.actions)
    if tried.refused is not None:
        return _reason(asked.id, playing.illegal(content, *tried.refused))
    if tried.stop is not None:
        return _reason(asked.id, refused("goes-on"))
    try:
        actions = content.game.parse(tried.state, asked.line)
    except NotationError as error:
        return _reason(asked.id, refused("unread", reason=error))
    tried = trial.attempt(content, table.playing.state, asked.seat, [*asked.actions, *actions])
    if tried.refused is not None:
        return _reason(asked.id, playing.illegal(content, *tried.refused))
    if tried.done < len(asked.actions) + len(actions):
        return _reason(asked.id, refused("goes-on"))
    line = " ".join(content.game.text(action) for action in actions)
    return told.ReasonMessage(None, texts("allowed", action=line), asked.id)


def _reason(number: int, why: Refusal) -> told.ReasonMessage:
    return told.ReasonMessage(why.clause, why.words, number)
