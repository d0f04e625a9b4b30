"""Messages about a table, made for one viewer."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from polis.core.texts.errors import NotationError
from polis.server.live.connection import Reader
from polis.server.protocol.client_messages import Preview, Why
from polis.server.protocol.position import Happened, Language, Position
from polis.server.protocol.server_messages import (
    PreviewResult,
    Reason,
    ReasonMessage,
    Refused,
    Update,
    Welcome,
)
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.table import preview, table_view
from polis.server.table.commands.base import check_turn
from polis.server.table.commands.playing import illegal
from polis.server.table.table import Table
from polis.server.texts import RequestRefused, refused, texts


def welcome(
    table: Table,
    head: TableHead,
    held: Sequence[int],
    reader: Reader,
    since: int | None,
    chat: Sequence[ChatLine],
) -> Welcome:
    """Return the whole table as a viewer may know it, with the events after the ply `since`."""
    viewer, language = reader.viewer, reader.language
    events = happened(table, reader, 0 if since is None else since + 1)
    position = table_view.present(table, viewer)
    shown = None if position is None else position.only(language)
    return Welcome(table.version, head, held, viewer, shown, events, chat)


class Entered(NamedTuple):
    """An entry that is now part of the table.

    now: the time; online: whether each seat is connected; first: the ply of the first new events;
    rewound: whether plies were taken back.
    """

    table: Table
    now: float
    online: Sequence[bool]
    first: int
    rewound: bool = False


def updates(entered: Entered, readers: Iterable[Reader]) -> dict[Reader, Update]:
    """Return the message for each kind of client, without the key of a command."""
    table, positions = entered.table, dict[int | None, Position | None]()
    head = table_view.head(table, entered.now, entered.online)
    made = dict[Reader, Update]()
    for reader in set(readers):
        viewer, language = reader.viewer, reader.language
        if viewer not in positions:
            positions[viewer] = table_view.present(table, viewer)
        position = positions[viewer]
        shown = None if position is None else position.only(language)
        events = [] if entered.rewound else happened(table, reader, entered.first)
        made[reader] = Update(table.version, None, head, viewer, shown, events, entered.rewound)
    return made


def acknowledgement(entered: Entered, reader: Reader, key: str) -> Update:
    """Return the answer to a command that had already been carried out."""
    return replace(updates(entered, [reader])[reader], key=key)


def refusal(
    version: int, why: RequestRefused, key: str | None, language: Language | None = None
) -> Refused:
    """Return the answer to a refused message; version: of the table."""
    return Refused(key, why.code, why.clause, why.words.only(language), version)


def preview_result(table: Table, asked: Preview, reader: Reader) -> PreviewResult:
    """Return what a draft would lead to, as far as its seat can know; raises RequestRefused."""
    check_turn(table, asked.seat, asked.ply)
    content, history, language = table.content, table.history, reader.language
    tried = preview.attempt(content, history.state, asked.seat, asked.actions)
    to = table.listener(reader.you)
    events = [
        content.happened(history.ply + number, event.seen_by(asked.seat), language, to)
        for number, each in enumerate(tried.events, start=1)
        for event in each
    ]
    if tried.refused is not None:
        why = illegal(content, *tried.refused)
        reason = Reason(why.clause, why.words.only(language))
        return PreviewResult(asked.id, None, events, None, reason)
    position = None
    if tried.stop != "reveals":
        legal = content.game.legal(tried.state).tolist() if tried.stop is None else ()
        ply = history.ply + tried.done
        seen = table_view.position(content, tried.state, ply, asked.seat, legal)
        position = seen.only(language)
    return PreviewResult(asked.id, position, events, tried.stop, None)


def reason_message(table: Table, asked: Why, language: Language | None = None) -> ReasonMessage:
    """Return why a line is not allowed after a draft, or that it is; raises RequestRefused."""
    reason = _why(table, asked)
    return ReasonMessage(reason.clause, reason.text.only(language), asked.id)


def _why(table: Table, asked: Why) -> Reason:
    check_turn(table, asked.seat, asked.ply)
    content, state = table.content, table.history.state
    tried = preview.attempt(content, state, asked.seat, asked.actions)
    if tried.refused is not None:
        return _reason(illegal(content, *tried.refused))
    if tried.stop is not None:
        return _reason(refused("goes-on"))
    try:
        actions = content.game.parse(tried.state, asked.line)
    except NotationError as error:
        return _reason(refused("unread", reason=error))
    tried = preview.attempt(content, state, asked.seat, [*asked.actions, *actions])
    if tried.refused is not None:
        return _reason(illegal(content, *tried.refused))
    if tried.done < len(asked.actions) + len(actions):
        return _reason(refused("goes-on"))
    line = " ".join(content.game.text(action) for action in actions)
    return Reason(None, texts("allowed", action=line))


def happened(table: Table, reader: Reader, first: int) -> list[Happened]:
    """Return what has happened from a ply on, as far as the reader may know it."""
    viewer, to = reader.viewer, table.listener(reader.you)
    if not table.has_begun or not table_view.may_watch(table, viewer):
        return []
    return table_view.happened(table.history, viewer, first, table.ply, reader.language, to)


def _reason(why: RequestRefused) -> Reason:
    return Reason(why.clause, why.words)
