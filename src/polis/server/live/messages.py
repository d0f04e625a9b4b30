"""Messages about a table, made for one viewer."""

from collections.abc import Sequence

from msgspec.structs import replace

from polis.core.errors import NotationError
from polis.server.protocol.client_messages import Preview, Why
from polis.server.protocol.position import Happened
from polis.server.protocol.server_messages import (
    PreviewResult,
    Reason,
    ReasonMessage,
    Refused,
    Update,
    Welcome,
)
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.refusal import RequestRefused, refused
from polis.server.tables import preview, table_view
from polis.server.tables.commands.base import check_turn
from polis.server.tables.commands.playing import illegal
from polis.server.tables.table import Table
from polis.server.texts import texts


def welcome(
    table: Table,
    head: TableHead,
    held: Sequence[int],
    viewer: int | None,
    since: int | None,
    chat: Sequence[ChatLine],
) -> Welcome:
    """Return the whole table as a viewer may know it, with the events after the ply `since`."""
    events = _events(table, viewer, 0 if since is None else since + 1)
    position = table_view.present(table, viewer)
    return Welcome(table.version, head, held, viewer, position, events, chat)


def update(
    table: Table, head: TableHead, viewer: int | None, first: int, rewound: bool = False
) -> Update:
    """Return what has changed for a viewer: the position, and the events from the ply `first` on."""
    events = [] if rewound else _events(table, viewer, first)
    position = table_view.present(table, viewer)
    return Update(table.version, None, head, viewer, position, events, rewound)


def acknowledged(message: Update, key: str | None) -> Update:
    """Return the same message for the sender of the command."""
    return replace(message, key=key)


def refusal(table: Table, why: RequestRefused, key: str | None) -> Refused:
    """Return the answer to a message that is refused."""
    return Refused(key, why.code, why.clause, why.words, table.version)


def preview_result(table: Table, asked: Preview) -> PreviewResult:
    """Return where a draft would lead, as far as its seat can know; raises RequestRefused."""
    check_turn(table, asked.seat, asked.ply)
    content, history = table.content, table.history
    tried = preview.attempt(content, history.state, asked.seat, asked.actions)
    events = [
        content.happened(history.ply + number, event.seen_by(asked.seat))
        for number, each in enumerate(tried.events, start=1)
        for event in each
    ]
    if tried.refused is not None:
        why = illegal(content, *tried.refused)
        return PreviewResult(asked.id, None, events, None, Reason(why.clause, why.words))
    position = None
    if tried.stop != "reveals":
        legal = content.game.legal(tried.state).tolist() if tried.stop is None else ()
        ply = history.ply + tried.done
        position = table_view.position(content, tried.state, ply, asked.seat, legal)
    return PreviewResult(asked.id, position, events, tried.stop, None)


def reason_message(table: Table, asked: Why) -> ReasonMessage:
    """Return why a line is not allowed after a draft, or that it is; raises RequestRefused."""
    check_turn(table, asked.seat, asked.ply)
    content, state = table.content, table.history.state
    tried = preview.attempt(content, state, asked.seat, asked.actions)
    if tried.refused is not None:
        return _reason(asked.id, illegal(content, *tried.refused))
    if tried.stop is not None:
        return _reason(asked.id, refused("goes-on"))
    try:
        actions = content.game.parse(tried.state, asked.line)
    except NotationError as error:
        return _reason(asked.id, refused("unread", reason=error))
    tried = preview.attempt(content, state, asked.seat, [*asked.actions, *actions])
    if tried.refused is not None:
        return _reason(asked.id, illegal(content, *tried.refused))
    if tried.done < len(asked.actions) + len(actions):
        return _reason(asked.id, refused("goes-on"))
    line = " ".join(content.game.text(action) for action in actions)
    return ReasonMessage(None, texts("allowed", action=line), asked.id)


def _events(table: Table, viewer: int | None, first: int) -> list[Happened]:
    """Return what has happened from a ply on, as far as the viewer may know it."""
    if not table.has_begun or not table_view.may_watch(table, viewer):
        return []
    return table_view.happened(table.history, viewer, first, table.ply)


def _reason(number: int, why: RequestRefused) -> ReasonMessage:
    return ReasonMessage(why.clause, why.words, number)
