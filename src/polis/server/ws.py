"""One socket: read a message, check it, pass it on, answer.

Errors do not close it needlessly. A client that keeps sending although every message is refused as too fast
is disconnected, because reading its messages is what costs.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from polis.server.accounts.attempts import network_of
from polis.server.connections import socket_of
from polis.server.limits import Allowance
from polis.server.live import messages
from polis.server.live.audience import TRY_LATER
from polis.server.live.connection import Connection
from polis.server.live.hub import Elsewhere
from polis.server.live.live_table import LiveTable, Request
from polis.server.live.messages import acknowledgement
from polis.server.protocol import codec
from polis.server.protocol.client_messages import (
    MESSAGES,
    Chat,
    ClientMessage,
    Hello,
    Look,
    Ping,
)
from polis.server.protocol.server_messages import Pong
from polis.server.settings import Rate
from polis.server.storage.engine import note_away
from polis.server.table.commands import COMMANDS, Command, decide
from polis.server.table.commands.seating import Return
from polis.server.table.joining import hash_of
from polis.server.texts import RequestRefused, refused

if TYPE_CHECKING:
    from polis.server.live.hub import Hub

_read: Final[Callable[[str | bytes], ClientMessage]] = codec.reader((*MESSAGES, *COMMANDS))
MOST_BYTES: Final = 16_384  # of a message
REFUSALS: Final = Rate(10, 300)  # of messages that are too fast; a client beyond it is disconnected
UNKNOWN_TABLE: Final = 4404
FLOODING: Final = 1008  # "policy violation"
COST: Final[dict[type, float]] = {
    Hello: 2,  # with all events so far
    Look: 2,
    Return: 30,  # with leaving it has no end, and is not counted by the table
}  # the load of a message on the one event loop; 1 for all others


async def socket(websocket: WebSocket) -> None:
    """Serve a client at a table until one side closes the socket."""
    try:
        await websocket.accept()
        await _admit(websocket)
    except WebSocketDisconnect:  # before it was admitted
        raise ClientDisconnected from None  # uvicorn logs any other end without a handshake


async def _admit(websocket: WebSocket) -> None:
    """Find the table of an accepted socket, and serve the client if there is room for it."""
    hub: Hub = websocket.app.state.hub

    async def send(message: bytes) -> None:
        await websocket.send_text(message.decode())

    try:
        live = await hub.open(websocket.path_params["id"])
    except Elsewhere:  # since a moment ago
        await websocket.close(TRY_LATER)
        return
    except RequestRefused as why:
        await send(codec.encode(messages.refusal(0, why, None)))
        await websocket.close(UNKNOWN_TABLE)
        return
    except SQLAlchemyError as error:
        note_away(error)
        await send(codec.encode(messages.refusal(0, refused("no-storage"), None)))
        await websocket.close(TRY_LATER)
        return
    address = websocket.client.host if websocket.client else ""
    direct = socket_of(websocket.scope)
    write = None if direct is None else direct.write
    connection = Connection(send, hub.settings.limits, address, write)
    if not hub.crowd.admit(connection, live.audience):
        await send(codec.encode(messages.refusal(live.table.version, refused("too-many"), None)))
        await websocket.close(TRY_LATER)
        return
    try:
        client = Client(websocket, live, connection, hub)
        if direct is not None:
            direct.hear = client.hear
        with hub.metrics.sockets.track_inprogress():
            await client.serve()
    finally:
        if direct is not None:
            direct.hear = None
        hub.crowd.left(connection)


class Client:
    """The server's side of one socket."""

    def __init__(
        self, websocket: WebSocket, live: LiveTable, connection: Connection, hub: "Hub"
    ) -> None:
        """Take an accepted socket."""
        self.limits = limits = hub.settings.limits
        self.metrics = hub.metrics
        self._hub = hub
        self.sessions = hub.sessions
        self.websocket = websocket
        self.live = live
        self.connection = connection
        connection.overrun = lambda client: live.audience.welcome(live.table, client, None)
        self._allowance = Allowance(*limits.messages)
        self._patience = Allowance(*REFUSALS)
        self._is_answering = False  # a message of which the answer has to be awaited
        self._crowd = hub.crowd

    async def serve(self) -> None:
        """Exchange messages until one side closes the socket."""
        live, connection = self.live, self.connection
        sender = asyncio.create_task(connection.run())
        reader = asyncio.create_task(self._read())
        live.audience.connections.add(connection)
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.audience.connections.discard(connection)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            self.metrics.dropped.inc(connection.dropped)
            if connection.is_known:
                live.presence_changes()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(connection.code)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            while not self.connection.is_closing:
                if self.connection.is_known:
                    event = await self.websocket.receive()
                else:
                    async with asyncio.timeout(self.limits.hello_seconds):
                        event = await self.websocket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                data = event.get("text")
                await self._receive(event.get("bytes") or b"" if data is None else data)

    def hear(self, data: bytes) -> bool:
        """Carry out a command without waking the reader; False for what has to be read in turn."""
        connection = self.connection
        if self._is_answering or not connection.is_known or connection.is_closing:
            return False
        if len(data) > MOST_BYTES:  # refused without being read
            return False
        command = _command(data)
        if command is None:
            return False
        try:
            self._count(data)
            self._charge(command)
            self._do(command, data)
        except Exception as error:  # noqa: BLE001 - the client gets it
            self._failed(error, data)
        return True

    async def _receive(self, data: str | bytes) -> None:
        """Answer one message; errors in it are answered too."""
        self._is_answering = True
        try:
            self._count(data)
            message = _read_message(data)
            self._charge(message)
            await self._answer(message, data)
        except Exception as error:  # noqa: BLE001 - the client gets it
            self._failed(error, data)
        self._is_answering = False

    def _count(self, data: str | bytes) -> None:
        """Count a message; raises RequestRefused for too many, and for one that is too long."""
        self.connection.heard = time.monotonic()
        self.metrics.messages.inc()
        if not self._allowance.take():
            raise refused("too-fast")
        if len(data) > MOST_BYTES:
            raise refused("too-long", most=str(MOST_BYTES))

    def _charge(self, message: ClientMessage) -> None:
        """Charge the client's network for a message, and its seat, or else the table's onlookers.

        Raises RequestRefused beyond a limit: from many addresses a seat may not ask for more.
        """
        cost, hub, table = COST.get(type(message), 1), self._hub, self.live.table
        held = self.connection.held
        if isinstance(message, Hello):
            held = held or table.held([hash_of(token) for token in message.tokens])
        if held:
            is_fair = hub.seat_work.take(f"{table.id} {min(held)}", cost)
        else:
            is_fair = hub.table_work.take(table.id, cost)
        if not (is_fair and hub.work.take(network_of(self.connection.address), cost)):
            raise refused("too-fast")

    def _failed(self, error: BaseException, data: str | bytes) -> None:
        """Answer a message that led to an error; a bug must not close the socket of a client."""
        if isinstance(error, RequestRefused):
            why = error
            self.metrics.refusals.labels(why.code).inc()
            if why.code == "too-fast" and not self._patience.take():
                self.connection.close(FLOODING)
        elif isinstance(error, SQLAlchemyError):
            note_away(error)
            why = refused("no-storage")
        else:
            log = structlog.get_logger()
            log.error("message failed", table=self.live.table.id, exc_info=error)
            why = refused("failed")
        self._refuse(why, data)

    def _refuse(self, why: RequestRefused, data: str | bytes) -> None:
        """Refuse a message, quoting its key, so that the client can tell which one it was."""
        key = codec.key_in(data)
        self.connection.send(messages.refusal(self.live.table.version, why, key))

    async def _answer(self, message: ClientMessage, data: str | bytes) -> None:
        match message:
            case Ping():
                self.connection.send(Pong())
            case Hello():
                async with self._hub.turns:
                    await self._greet(message)
            case _ if not self.connection.is_known:
                raise refused("hello-first")
            case Look():
                async with self._hub.turns:
                    self._look(message.seat)
            case Chat():
                await self._chat(message)
            case Command():
                self._do(message, data)

    async def _greet(self, hello: Hello) -> None:
        """Determine which seats the client holds, and send the table."""
        connection, live = self.connection, self.live
        session = None if hello.session is None else hash_of(hello.session)
        connection.session = session
        connection.account, keys = await self.sessions.keys(session, live.table.id)
        connection.hashes = [*(hash_of(token) for token in hello.tokens), *keys]
        held = live.table.held(connection.hashes)
        if held and hello.version > live.table.version and await self._is_behind():
            self._hub.outdated(live)  # it is loaded again when the client comes back
            return
        viewer = connection.viewer
        if not connection.is_known or viewer not in (*held, None) or held != connection.held:
            viewer = first_viewer(held, live.table.turn)
        connection.viewer, connection.held = viewer, held
        connection.send(live.audience.welcome(live.table, connection, hello.since))
        connection.is_known = True  # from now on it gets the news, which go on from its welcome
        self._crowd.sat_down(connection, live.audience)
        live.presence_changes(connection)

    async def _is_behind(self) -> bool:
        """Whether another process has written, which had this table while this one could not know."""
        table = self.live.table
        return await self._hub.store.version(table.id) > table.version

    def _look(self, seat: int | None) -> None:
        """Show the table from another seat."""
        if seat is not None:
            self._check_held(seat)
        self.connection.viewer = seat
        live = self.live
        self.connection.send(live.audience.welcome(live.table, self.connection, None))

    def _check_held(self, seat: int) -> None:
        if seat not in self.connection.held:
            raise refused("not-yours")

    def _do(self, command: Command, data: str | bytes) -> None:
        """Carry out a command; all clients get the update, this one with its key."""
        self._check_held(command.seat)
        key = f"{command.seat}/{command.key}"
        live, connection = self.live, self.connection
        request = Request(partial(decide, command=command, key=key), key, command.key, connection)
        request.done.add_done_callback(partial(self._done, command.key, data))
        live.ask(request)

    def _done(self, key: str, data: str | bytes, done: "asyncio.Future[bool]") -> None:
        """Answer a command that was refused, or that had been carried out before."""
        error = done.exception()
        if error is not None:
            self._failed(error, data)
        elif not done.result():
            self.connection.send(acknowledgement(self.live.table, self.connection.viewer, key))

    async def _chat(self, message: Chat) -> None:
        """Send a line to everybody at the table."""
        if message.seat is not None:
            self._check_held(message.seat)
        held = self.connection.held
        is_onlooker = message.seat is None and not held
        by = network_of(self.connection.address) if is_onlooker else f"seat {min(held)}"
        await self.live.say(message.seat, message.text, f"{message.seat}/{message.key}", by)


def first_viewer(held: list[int], turn: int | None) -> int | None:
    """Return the seat whose view a client gets first: the one to decide, if it is held."""
    if not held:
        return None
    return turn if turn in held else held[0]


def _command(data: bytes) -> Command | None:
    """Return a message if it is a command."""
    try:
        message = _read(data)
    except codec.InvalidJson:
        return None
    return message if isinstance(message, Command) else None


def _read_message(data: str | bytes) -> ClientMessage:
    try:
        return _read(data)
    except codec.InvalidJson as error:
        raise refused("unreadable", reason=codec.fault(error)) from None
