"""`polis bot connect`: a program at a seat of a server somewhere else.

It comes in by the door of the browsers. The server sends what the seat may know as bytes; the view, the
list of legal actions and the sentences are made here, beside the program. The seat is a bot's in every
list and in the record: a person's seat is not played.
"""

import json
import secrets
import time
import urllib.error
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import numpy as np
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidProxy, InvalidURI
from websockets.sync.client import ClientConnection, connect

from polis import __version__
from polis.bots.outside.naming import Outsider
from polis.bots.outside.player import OutsideBot
from polis.bots.outside.talk import GameLost, Setting
from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.layout import Observation
from polis.core.texts.errors import PolisError
from polis.games import GAMES, load
from polis.server.outward.proxies import opener, proxy_to
from polis.server.protocol import codec, server_messages
from polis.server.protocol.client_messages import Hello, Look
from polis.server.protocol.server_messages import Refused, Seen, Update, Welcome
from polis.server.protocol.tables import TableHead
from polis.server.table.commands.playing import Act
from polis.server.table.commands.seating import STAND_IN, Ready, Resign
from polis.server.table.seen import WORD

if TYPE_CHECKING:
    from collections.abc import Callable

    from polis.core.kernels.events import Event

PATIENCE: Final = 20.0  # seconds in which a server has to answer
TRIES: Final = 30  # to reach a server again
AGAIN_SECONDS: Final = 2.0
MOST_BYTES: Final = 1 << 22  # of a message
ROW: Final = np.dtype("<i2")
UNREACHABLE: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
_read: Final = codec.reader(server_messages.MESSAGES)


class Address(NamedTuple):
    """A table. server: such as `https://polis.example.org`; table: its id."""

    server: str
    table: str

    @classmethod
    def read(cls, text: str) -> "Address":
        """Parse the link of a table; raises PolisError."""
        parts = urlsplit(text)
        table = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or not table:
            raise PolisError(
                f"'{text}' is not the link of a table, such as http://localhost:8117/table/ID."
            )
        return cls(f"{parts.scheme}://{parts.netloc}", table)

    @property
    def socket(self) -> str:
        """The address of its socket."""
        return f"ws{self.server.removeprefix('http')}/ws/tables/{self.table}"

    def get(self, path: str) -> bytes:
        """Return what a path of the server answers; raises PolisError."""
        return self._asked(urllib.request.Request(self.server + path))  # noqa: S310 - http or https

    def post(self, path: str, body: object) -> Any:
        """Return the JSON that the server answers to a body; raises PolisError."""
        request = urllib.request.Request(  # noqa: S310 - the scheme is http or https
            self.server + path, codec.encode(body), {"Content-Type": "application/json"}
        )
        return json.loads(self._asked(request))

    def _asked(self, request: urllib.request.Request) -> bytes:
        try:
            with opener(self.server).open(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            raise PolisError(_refusal(error.read()) or f"{self.server}: {error}.") from None
        except (OSError, ValueError) as error:
            raise PolisError(f"{self.server} does not answer: {error}.") from None


def _refusal(body: bytes) -> str:
    """Return the sentence of a refusal; empty if there is none."""
    try:
        return str(json.loads(body)["text"]["en"])
    except (ValueError, KeyError, TypeError):
        return ""


class Place(NamedTuple):
    """A seat that a program has taken, and its key."""

    seat: int
    key: str


def sit_down(address: Address, name: str) -> Place:
    """Take an open seat as a bot; raises PolisError if the server refuses."""
    body = {"seat": None, "name": name, "outside": True}
    taken = address.post(f"/api/tables/{address.table}/seats", body)
    return Place(taken["seat"], taken["token"])


class Visitor:
    """A program at a seat. on_seat: called with what it plays as, once the server has said so."""

    def __init__(
        self, address: Address, key: str, outsider: Outsider, clock: float, errors: Path | None
    ) -> None:
        """Take the seat's key, the program and its seconds for a turn."""
        self._address, self._key, self._clock = address, key, clock
        self._outsider, self._errors = outsider, errors
        self._head: TableHead | None = None
        self._version = 0
        self._record = b""
        self._events: list[tuple[int, Event]] = []  # with the ply that led to each
        self._told = 0  # events that the program knows
        self._sent: tuple[int, Act] | None = (
            None  # what the server has not answered yet, and its ply
        )
        self.seat = -1
        self.forgive = 0
        self.on_seat: Callable[[str, int], None] = lambda _name, _seat: None

    def play(self) -> TableHead:
        """Play the game to its end and return the table; raises PolisError, GameLost.

        A program that loses the game by itself leaves the seat to a bot of the server.
        """
        with TemporaryDirectory() as folder:
            self._game, box = self._rules(Path(folder))
            self._bot = OutsideBot(self._game, self._outsider, self._errors, self.forgive, box)
            try:
                return self._play()
            finally:
                self._bot.close()

    def _rules(self, folder: Path) -> tuple[Any, Path | None]:
        """Return the rules of the table with its box; raises PolisError."""
        there = json.loads(self._address.get("/api/config"))["version"]
        if there != __version__:
            raise PolisError(f"The server has Polis {there}, here is {__version__}; use the same.")
        path = f"/api/tables/{self._address.table}"
        head = msgspec.json.decode(self._address.get(path), type=TableHead)
        box: Path | None = None
        if head.box is not None:
            box = folder / "box.toml"
            box.write_bytes(self._address.get(f"{path}/box"))
        game: Any = load(head.game, box) if head.game in GAMES else None
        if not isinstance(game, KernelGame):
            raise PolisError(f"'{head.game}' cannot be played from here: it has no engine.")
        return game, box

    def _play(self) -> TableHead:
        """Play until the end, over as many sockets as it takes."""
        failed = 0
        while True:
            try:
                with connect(
                    self._address.socket,
                    max_size=MOST_BYTES,
                    open_timeout=PATIENCE,
                    proxy=proxy_to(self._address.server),
                ) as socket:
                    self._ask(socket)
                    while True:
                        message = _read(socket.recv())
                        failed = 0
                        if self._heard(socket, message):
                            return self._end()
            except (InvalidURI, InvalidProxy) as error:
                raise PolisError(f"{self._address.socket}: {error}.") from None
            except UNREACHABLE as error:
                failed += 1
                if failed > TRIES:
                    raise PolisError(f"{self._address.server} is gone: {error}.") from None
                time.sleep(AGAIN_SECONDS)

    def _ask(self, socket: ClientConnection) -> None:
        """Ask for the whole table."""
        self._sent = None
        socket.send(codec.encode(Hello([self._key], None)).decode())

    def _heard(self, socket: ClientConnection, message: object) -> bool:
        """Take a message, and do what is due; True at the end of the game."""
        if isinstance(message, Refused):
            self._refused(socket, message)
        elif isinstance(message, Welcome):
            self._welcome(socket, message)
        elif isinstance(message, Update) and self._head is not None:
            if message.version == self._version and not message.table:
                return False  # an acknowledgement of what was known
            if message.version != self._version + 1:
                self._ask(socket)
                return False
            self._update(message)
        else:
            return False
        head = self._head
        if head is None or self.seat < 0:
            return False
        if head.status == "gathering" and not head.seats[self.seat].ready:
            ready = Ready(_new_key(), self.seat, secrets.token_hex(16))
            socket.send(codec.encode(ready).decode())
        if self._is_due(head):
            self._decide(socket, head)
        return head.status == "over"

    def _is_due(self, head: TableHead) -> bool:
        """Whether the program has to decide, and has not yet."""
        is_its_turn = head.status == "playing" and head.turn == self.seat
        is_sent = self._sent is not None and self._sent[0] == head.ply
        return is_its_turn and head.seats[self.seat].kind == "outside" and not is_sent

    def _welcome(self, socket: ClientConnection, message: Welcome) -> None:
        """Take the whole table."""
        if not message.held:
            raise PolisError("The server knows no seat with that key at that table.")
        seat, head = message.held[0], message.table
        if head.seats[seat].kind == "person":
            raise PolisError("That seat is a person's; a bot takes a seat of its own.")
        if head.seats[seat].kind == "bot":
            raise PolisError("A bot of the server plays on for that seat by now.")
        if message.viewer != seat:
            socket.send(codec.encode(Look(seat)).decode())
            return
        is_first, self.seat = self.seat < 0, seat
        self._version, self._head = message.version, head
        self._record, self._events = message.record or b"", []
        self._add(message)
        if is_first:
            self.on_seat(head.seats[seat].name, seat)

    def _update(self, message: Update) -> None:
        """Take what is new."""
        self._version = message.version
        whole = msgspec.to_builtins(self._head)
        self._head = msgspec.convert({**whole, **message.table}, TableHead)
        if message.viewer != self.seat:
            return
        if message.rewound:
            self._events = [one for one in self._events if one[0] <= self._head.ply]
        if message.record is not None:
            self._record = message.record
        elif message.change:
            words = np.frombuffer(bytearray(self._record), WORD)
            places = np.frombuffer(message.change, WORD).reshape(-1, 2)
            words[places[:, 0]] = places[:, 1]
            self._record = words.tobytes()
        self._add(message)

    def _add(self, message: Seen) -> None:
        """Add the events of a message."""
        kinds = self._game.kernels.kinds
        for ply, *row in np.frombuffer(message.rows, ROW).reshape(-1, 7).tolist():
            self._events.append((ply, kinds.event(*row).seen_by(self.seat)))

    def _decide(self, socket: ClientConnection, head: TableHead) -> None:
        """Let the program decide, and send it; the seat goes to a bot if it fails."""
        try:
            action = self._choice(head)
        except GameLost:
            resign = Resign(_new_key(), self.seat, STAND_IN)
            socket.send(codec.encode(resign).decode())
            raise
        act = Act(_new_key(), self.seat, head.ply, [action])
        self._sent = (head.ply, act)
        socket.send(codec.encode(act).decode())

    def _choice(self, head: TableHead) -> int:
        """Return the program's decision on the position."""
        layout = self._game.layout
        if len(self._record) != layout.size:
            raise PolisError("The server's positions are of another version of the game.")
        if self._told == 0 or len(self._events) < self._told:  # it begins, or was taken back
            self._bot.close()
            seed = secrets.randbits(32)
            options = Setting(self.seat, len(head.seats), head.options, self._clock, seed=seed)
            self._bot.begin(options)
            self._told = 0
        self._bot.told([event for _, event in self._events[self._told :]])
        self._told = len(self._events)
        seen = np.frombuffer(bytearray(self._record), layout.record).view(Observation)
        seen.seat = self.seat
        return self._bot.decide(seen, self._game.legal(seen), np.random.default_rng())

    def _refused(self, socket: ClientConnection, message: Refused) -> None:
        """Send again what came too fast; anything else is seen from the next position."""
        if self._head is None:
            raise PolisError(message.text.en)
        if message.code == "too-fast" and self._sent is not None:
            time.sleep(1.0)
            socket.send(codec.encode(self._sent[1]).decode())
        elif self._sent is not None and message.key == self._sent[1].key:
            self._sent = None
            if message.code not in ("stale", "paused", "over", "not-your-turn", "played-by-bot"):
                raise PolisError(f"The server refused a decision: {message.text.en}")

    def _end(self) -> TableHead:
        """Tell the program how the game has ended."""
        head = self._head
        if head is None:
            raise PolisError("The game was over before it was seen.")
        if head.result is not None:
            self._bot.over(head.result.scores, head.result.winners)
        return head


def _new_key() -> str:
    return secrets.token_urlsafe(12)
