"""Messages about a table, made for one viewer."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from polis.server.protocol.server_messages import Refused, Update, Welcome
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.table import seen, table_view
from polis.server.table.table import Table
from polis.server.texts import RequestRefused


def welcome(
    table: Table,
    head: TableHead,
    held: Sequence[int],
    viewer: int | None,
    since: int | None,
    chat: Sequence[ChatLine],
) -> Welcome:
    """Return the whole table as a viewer may know it, with the events after the ply `since`."""
    whole = seen.present(table, viewer, 0 if since is None else since + 1)
    return Welcome(table.version, viewer, *whole, table=head, held=held, chat=chat)


class Entered(NamedTuple):
    """An entry that is now part of the table.

    before: the table until then; now: the time; first: the ply of the first new events; rewound:
    whether plies were taken back.
    """

    before: Table
    table: Table
    now: float
    first: int
    rewound: bool = False


def updates(entered: Entered, viewers: Iterable[int | None]) -> dict[int | None, Update]:
    """Return the message for each viewer, without the key of a command."""
    before, table, first = entered.before, entered.table, entered.first
    clocks = table_view.clocks(table, entered.now)
    made = dict[int | None, Update]()
    for viewer in set(viewers):
        head = table_view.head_changes(before, table, is_stranger=viewer is None)
        news = seen.news(before, table, viewer, table.ply + 1 if entered.rewound else first)
        made[viewer] = Update(
            table.version, viewer, *news.whole, table=head, clocks=clocks, change=news.change,
            rewound=entered.rewound,
        )  # fmt: skip
    return made


def acknowledgement(table: Table, viewer: int | None, key: str) -> Update:
    """Return the answer to a command that had already been carried out."""
    return Update(table.version, viewer, key=key)


def refusal(version: int, why: RequestRefused, key: str | None) -> Refused:
    """Return the answer to a refused message; version: of the table."""
    return Refused(key, why.code, why.clause, why.words, version)
