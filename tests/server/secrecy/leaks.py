"""Leaks that are planted into the server's own code, to see that the check of each channel finds one.

Most tell a single bit of what is hidden: whether the number of a hidden position's hash is odd.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from polis.server.protocol.server_messages import Presence
from polis.server.texts import RequestRefused
from tests.server.secrecy.desk import PRESENT

Real = Callable[..., Any]


class Leak(NamedTuple):
    """A change to the code. where: the replaced part; how: makes the replacement from it."""

    where: str
    how: Callable[[Real], Any]


def bit(state: Any = None) -> int:
    """A bit of what is hidden: of a position, or of the present one."""
    table = PRESENT[-1].table
    hidden = table.history.state if state is None else state
    return int(table.content.game.hash(hidden), 16) & 1


@contextmanager
def planted(leak: Leak) -> Iterator[None]:
    """The server with the leak in it."""
    place, _, name = leak.where.rpartition(".")
    target = resolve_name(place)
    with patch.object(target, name, leak.how(getattr(target, name))):
        yield


def _last_bit(real: Real) -> Real:
    def record(content: Any, state: Any, viewer: int | None) -> bytes:
        made: bytes = real(content, state, viewer)
        return made[:-1] + bytes([made[-1] ^ bit(state)])

    return record


def _worded(real: Real) -> Real:
    def refusal(version: int, why: RequestRefused, *rest: Any) -> Any:
        return real(version, RequestRefused(why.code + "!" * bit(), why.words, why.clause), *rest)

    return refusal


def _stops(real: Real) -> Real:
    def attempt(content: Any, state: Any, *rest: Any) -> Any:
        made = real(content, state, *rest)
        if bit(state):
            made.stop, made.refused = "reveals", None
        return made

    return attempt


def _one_more(real: Real) -> Real:
    return lambda *given: [*real(*given), *([((), 0)] * bit())]


def _fewer(real: Real) -> Real:
    return lambda *given: real(*given)[bit() :]


def _longer(real: Real) -> Real:
    def made(*given: Any, **more: Any) -> Any:
        return padded(real(*given, **more))

    return made


def _renamed(real: Real) -> Real:
    """A later version in an update."""

    def made(*given: Any) -> Any:
        told = real(*given)
        return replace(told, version=told.version + bit())

    return made


def padded(text: Any) -> Any:
    """A text or bytes, longer by a blank if the bit is set."""
    return text + (b" " if isinstance(text, bytes) else " ") * bit()


def _ahead(real: Real) -> Real:
    return lambda thought, ahead, waited: real(thought, ahead + bit(), waited)


def _never(real: Real) -> Real:
    return lambda history: history.ply if bit(history.state) else real(history)


def _summed(real: Real) -> Real:
    def made(table: Any) -> Any:
        row, blank = real(table), " " * bit(table.history.state)
        return row | {"head": row["head"].replace('"created":"', '"created":"' + blank)}

    return made


def _responds(real: Real) -> Real:
    return lambda content, *given, **more: real(padded(content), *given, **more)


def _pong(_: Real) -> Real:
    return lambda: Presence([True], bit())


def _open(_: Real) -> Real:
    return lambda event, seat: event


LIVE: Final = "polis.server.live"
POSITION: Final = Leak("polis.server.table.seen.record", _last_bit)
REFUSAL: Final = Leak(f"{LIVE}.messages.refusal", _worded)
ANSWER: Final = Leak("polis.server.endpoints.responses.Response", _responds)
TRIED: Final = Leak("polis.server.table.preview.attempt", _stops)

LEAKS: Final[dict[str, Sequence[Leak]]] = {
    "welcome": [POSITION],
    "welcome since a ply": [Leak("polis.core.kernels.events.Event.seen_by", _open)],
    "look": [POSITION],
    "look as a spectator": [POSITION],
    "update": [POSITION],
    "own move": [POSITION],
    "own move again": [Leak("polis.server.ws.acknowledgement", _renamed)],
    "draft refused": [REFUSAL],
    "line refused": [REFUSAL],
    "drafts": [TRIED],
    "undo": [Leak("polis.server.table.history.History.first_undoable", _never)],
    "take-back": [REFUSAL],
    "answer": [REFUSAL],
    "ready": [REFUSAL],
    "resign and return": [REFUSAL],
    "fill and free": [REFUSAL],
    "replace": [REFUSAL],
    "chat": [Leak(f"{LIVE}.live_table.plain", _longer)],
    "ping": [Leak("polis.server.ws.Pong", _pong)],
    "unreadable": [REFUSAL],
    "thinking": [Leak(f"{LIVE}.bots.thinking_of", _ahead)],
    "notices": [Leak(f"{LIVE}.live_table.notices_of", _fewer)],
    "log": [Leak(f"{LIVE}.live_table.kind_of", _longer)],
    "lists": [Leak("polis.server.storage.journal_rows.row_of", _summed)],
    "position": [ANSWER, POSITION],
    "replay": [ANSWER, POSITION],
    "drawing": [Leak("polis.server.endpoints.positions.Response", _responds)],
    "ready before a socket": [ANSWER],
    "record": [ANSWER],
    "verify": [ANSWER],
    "scores": [ANSWER],
    "branch": [ANSWER],
    "rematch": [ANSWER],
    "seat": [ANSWER],
    "picture": [Leak("polis.server.endpoints.pages.png", _longer)],
    "picture of the past": [Leak("polis.server.endpoints.pages.png", _longer)],
}
