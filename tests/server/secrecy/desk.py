"""A table as the server serves it, without a network and a database: the same code answers.

What changes from run to run by itself is the same here at its source: times, keys and ids. So two
transcripts may be compared byte for byte.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from starlette.applications import Starlette

from polis.server.accounts.sessions import Keyring
from polis.server.endpoints import ENDPOINTS
from polis.server.endpoints.responses import HANDLERS
from polis.server.limits import Allowances, Turns
from polis.server.live.audience import SocketLimits
from polis.server.live.connection import Connection
from polis.server.live.live_table import Decision, LiveTable
from polis.server.logs import Metrics
from polis.server.protocol.tables import ChatLine
from polis.server.settings import Settings
from polis.server.storage import journal_rows
from polis.server.storage.ownership import Ownership
from polis.server.table.commands import decide
from polis.server.table.commands.playing import Act, acted
from polis.server.table.table import Table
from polis.server.ws import Client
from tests.server.secrecy.worlds import Case, token_of
from tests.server.serving import UNLIMITED
from tests.server.tables import NOW

if TYPE_CHECKING:
    from polis.server.notices.outbox import Notice
    from polis.server.table.clocks import Gap

TIME: Final = "2023-11-14T22:13:20.000+00:00"
TURNS: Final = 4  # of the loop
Meanwhile = Callable[[], Awaitable[object]]
"""Something that happens at the table between two messages of the viewer."""


class Stored:
    """A database that keeps what it is told: summaries of tables and notices."""

    def __init__(self) -> None:
        self.ownership = Ownership()
        self.gaps: list[Gap] = []
        self.head: bytes | None = None
        self.notices: list[Notice] = []

    def append(
        self,
        table: Table,
        entries: Sequence[Any],
        more: Any = None,
    ) -> "asyncio.Future[None]":
        self.head = journal_rows.row_of(table)["head"].encode()
        self.notices += [] if more is None else more.keywords["notices"]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def add_chat(
        self, name: str, at: float, seat: int | None, who: str, words: str, key: str
    ) -> ChatLine:
        return ChatLine(seat, who, words, TIME)

    async def notify(self, note: object) -> None: ...

    async def listed(self, most: int) -> list[bytes]:
        return [] if self.head is None else [self.head]

    async def mine(self, hashes: Mapping[str, Sequence[str]]) -> list[tuple[bytes, list[int]]]:
        return [] if self.head is None else [(self.head, [0])]


class NoAccounts:
    """Devices of which none is signed in."""

    async def keys(self, session: str | None, table: str) -> Keyring:
        return Keyring(None, [])

    async def of_session(self, session: str) -> None: ...

    @property
    def accounts(self) -> "NoAccounts":
        return self


class Tap(Connection):
    """A socket that records its messages."""

    def __init__(self, frames: list[bytes]) -> None:
        super().__init__(self._nowhere, UNLIMITED)
        self.frames = frames

    async def _nowhere(self, _: bytes) -> None: ...

    def send_bytes(self, message: bytes) -> None:
        NOTED.sent.add(json.loads(message)["type"])
        self.frames.append(message)


@dataclass
class Line:
    """The network's end of a socket: gives the messages of a script, one after another."""

    script: Sequence[Mapping[str, Any] | Meanwhile]
    place: int = 0

    async def receive(self) -> dict[str, Any]:
        for _ in range(TURNS):  # until what was asked for is done
            await asyncio.sleep(0)
        while self.place < len(self.script):
            item = self.script[self.place]
            self.place += 1
            if isinstance(item, Mapping):
                NOTED.heard.add(item["type"])
                return {"type": "websocket.receive", "text": json.dumps(item)}
            await item()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None: ...


@dataclass
class Desk:
    """One table of one world, open. Also the hub of its process."""

    case: Case
    store: Any = field(default_factory=Stored)
    metrics: Metrics = field(default_factory=lambda: METRICS)
    settings: Settings = field(default_factory=lambda: Settings("", limits=UNLIMITED))

    def __post_init__(self) -> None:
        self.sessions = NoAccounts()
        self.work = self.seat_work = self.table_work = self.boxes = Allowances(0, 1)
        self.turns = Turns()
        self.tables_made = self.tables_listed = self.seats_taken = self.hooks = self.work
        self.crowd = SocketLimits(UNLIMITED)
        self.live = LiveTable(self.case.table, [], self)

    def changed(self, live: LiveTable) -> None: ...

    def outdated(self, live: LiveTable) -> None: ...

    async def open(self, name: str) -> LiveTable:
        """The only table, whatever the name."""
        return self.live

    async def do(self, name: str, decide: Decision) -> LiveTable:
        """Have it carried out there."""
        await self.live.do(decide)
        return self.live

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def ply(self) -> int:
        return self.case.table.ply

    async def happen(self) -> None:
        """Carry out the move of the case for whoever is to decide."""
        move, seat = self.case.move, self.table.turn
        assert move is not None
        assert seat is not None
        if self.table.seats[seat].is_person:
            act = Act("their key", seat, self.ply, [move.action])
            await self.live.do(lambda table: decide(table, act, f"{seat}/{act.key}"))
        else:
            await self.live.do(lambda table: [acted([move], seat)])

    def hello(self, **more: Any) -> dict[str, Any]:
        """The first message of the viewer, in French."""
        viewer = self.case.viewer
        tokens = [] if viewer is None else [token_of(viewer)]
        usual = {"since": self.ply}
        return {"type": "hello", "tokens": tokens, **usual, **more}

    async def frames(self, *script: Mapping[str, Any] | Meanwhile) -> list[bytes]:
        """All that the viewer's socket is sent during a script, in order."""
        got: list[bytes] = []
        await Client(Line(script), self.live, Tap(got), self).serve()  # type: ignore[arg-type]
        return got

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The whole answer to a request of the viewer: status, headers, body."""
        viewer = self.case.viewer
        where, _, query = path.partition("?")
        headers = [] if body is None else [(b"content-type", b"application/json")]
        if viewer is not None:
            headers.append((b"authorization", f"Bearer {token_of(viewer)}".encode()))
            query += f"&seat={viewer}"
        data = b"" if body is None else json.dumps(body).encode()
        headers.append((b"content-length", str(len(data)).encode()))
        scope = {
            "type": "http", "method": method, "path": where, "query_string": query.encode(),
            "headers": headers, "client": ("192.0.2.1", 1), "app": APP,
        }  # fmt: skip
        APP.state.hub = self
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": data}

        async def send(message: Any) -> None:
            sent.append(message)

        await APP(scope, receive, send)
        NOTED.paths.update(one.path for one in ROUTES if one.endpoint is scope["endpoint"])
        return b"\n".join(repr(sorted(message.items())).encode() for message in sent)


@dataclass
class Noted:
    """Which messages and addresses have been used."""

    sent: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)
    paths: set[str] = field(default_factory=set)


NOTED: Final = Noted()


def noting() -> Noted:
    """What is used from now on."""
    NOTED.sent, NOTED.heard, NOTED.paths = set(), set(), set()
    return NOTED


METRICS: Final[Metrics] = Metrics()
ROUTES: Final = [one.route for one in ENDPOINTS]
APP: Final = Starlette(routes=ROUTES, exception_handlers=HANDLERS)
PRESENT: Final[list[Desk]] = []  # the desk that is open, for leaks that are planted
_RUNNER: Final = asyncio.Runner()


def at_desk(case: Case, use: Callable[[Desk], Awaitable[bytes]]) -> bytes:
    """Open a desk for a case, use it, and close it."""

    async def work() -> bytes:
        desk = Desk(case)
        PRESENT.append(desk)
        try:
            return await use(desk)
        finally:
            await desk.live.close()
            PRESENT.pop()

    with (
        patch("polis.server.live.live_table.now", lambda: NOW),
        patch("polis.server.live.audience.now", lambda: NOW),
    ):
        return _RUNNER.run(work())
