"""One socket: read, check, hand on, answer. Nothing a client sends closes a socket that can stay open."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from polis.server.limits import Allowance
from polis.server.live import messages
from polis.server.live.connection import Connection
from polis.server.live.live_table import LiveTable
from polis.server.protocol import codec, said, told
from polis.server.protocol.said import ClientMessage
from polis.server.refusal import Refusal, refused
from polis.server.tables import commands as deciding
from polis.server.tokens import hash_of

if TYPE_CHECKING:
    from polis.server.live.hub import Hub

RESTART: Final = 1012
TRY_LATER: Final = 1013
UNKNOWN_TABLE: Final = 4404


async def socket(websocket: WebSocket) -> None:
    """A client at a table."""
    hub: Hub = websocket.app.state.hub
    await websocket.accept()

    async def send(message: bytes) -> None:
        await websocket.send_text(message.decode())

    try:
        live = await hub.open(websocket.path_params["id"])
    except Refusal as why:
        await send(codec.encode(told.Refused(None, why.code, None, why.words, 0)))
        await websocket.close(UNKNOWN_TABLE)
        return
    if live.audience.is_full:
        await send(codec.encode(messages.refusal(live.table, refused("too-many"), None)))
        await websocket.close(TRY_LATER)
        return
    connection = Connection(send, hub.settings.limits)
    with hub.metrics.sockets.track_inprogress():
        await Client(websocket, live, connection, hub).serve()


class Client:
    """The conversation with one client."""

    def __init__(
        self, websocket: WebSocket, live: LiveTable, connection: Connection, hub: "Hub"
    ) -> None:
        """Take an accepted socket."""
        self.limits = limits = hub.settings.limits
        self.metrics = hub.metrics
        self.desk = hub.desk
        self.websocket = websocket
        self.live = live
        self.connection = connection
        connection.overrun = lambda: live.audience.welcome(live.table, connection, None)
        self._allowance = Allowance(limits.messages_per_second, limits.messages_at_once)

    async def serve(self) -> None:
        """Talk until one of both goes away."""
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
                await live.show_presence()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(RESTART)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                event = await self.websocket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                data = event.get("text")
                await self._hear(event.get("bytes") or b"" if data is None else data)

    async def _hear(self, data: str | bytes) -> None:
        """One message; whatever is wrong with it is told."""
        key = None
        self.metrics.messages.inc()
        try:
            if not self._allowance.take():
                raise refused("too-fast")  # noqa: TRY301
            if len(data) > self.limits.message_bytes:
                raise refused("too-long", most=str(self.limits.message_bytes))  # noqa: TRY301
            key = codec.key_in(data)
            message = _read_message(data)
            await self._answer(message)
        except Refusal as why:
            self.metrics.refusals.labels(why.code).inc()
            self.connection.tell(messages.refusal(self.live.table, why, key))
        except Exception:  # noqa: BLE001 - a fault of ours must not end the client's socket
            structlog.get_logger().exception("message failed", table=self.live.table.id)
            failed = refused("failed")
            self.connection.tell(messages.refusal(self.live.table, failed, key))

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case said.Ping():
                self.connection.tell(told.Pong())
            case said.Hello():
                await self._greet(message)
            case _ if not self.connection.is_known:
                raise refused("hello-first")
            case said.Look():
                self._look(message.seat)
            case said.Preview() | said.Why():
                self._check_held(message.seat)
                make = messages.preview if isinstance(message, said.Preview) else messages.reason
                self.connection.tell(make(self.live.table, message))  # type: ignore[arg-type]
            case said.Chat():
                await self._chat(message)
            case _:
                await self._do(message)

    async def _greet(self, hello: said.Hello) -> None:
        """Know which seats are held, and show the table."""
        connection, live = self.connection, self.live
        session = None if hello.session is None else hash_of(hello.session)
        connection.session = session
        connection.account, keys = await self.desk.keys(session, live.table.id)
        connection.hashes = [*(hash_of(token) for token in hello.tokens), *keys]
        held = live.table.held(connection.hashes)
        if (
            not connection.is_known
            or connection.viewer not in (*held, None)
            or held != connection.held
        ):
            connection.viewer = first_eyes(held, live.table.turn)
        connection.held, connection.is_known = held, True
        connection.tell(live.audience.welcome(live.table, connection, hello.since))
        await live.show_presence()

    def _look(self, seat: int | None) -> None:
        """Change the eyes."""
        if seat is not None:
            self._check_held(seat)
        self.connection.viewer = seat
        live = self.live
        self.connection.tell(live.audience.welcome(live.table, self.connection, None))

    def _check_held(self, seat: int) -> None:
        if seat not in self.connection.held:
            raise refused("not-yours")

    async def _do(self, asked: deciding.Asked) -> None:
        """Have the table decide; news of it go to all, and with the key to this client."""
        self._check_held(asked.seat)
        key = f"{asked.seat}/{asked.key}"
        live, connection = self.live, self.connection
        done = await live.do(
            lambda table: deciding.decide(table, asked, key), key, connection, asked.key
        )
        if not done:  # it was done before: say so again
            table = live.table
            head = live.audience.head(table)
            update = messages.update(table, head, connection.viewer, table.ply + 1)
            connection.tell(messages.acknowledged(update, asked.key))

    async def _chat(self, message: said.Chat) -> None:
        """Hand a line on to all."""
        if message.seat is not None:
            self._check_held(message.seat)
        await self.live.say(message.seat, message.text, f"{message.seat}/{message.key}")


def first_eyes(held: list[int], turn: int | None) -> int | None:
    """Whose eyes a client begins with: those of the seat to decide, if it is held."""
    if not held:
        return None
    return turn if turn in held else held[0]


def _read_message(data: str | bytes) -> ClientMessage:
    try:
        return codec.read_message(data)
    except codec.InvalidJson as error:
        raise refused("unreadable", reason=str(error)) from None
