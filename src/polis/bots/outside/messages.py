"""The messages between Polis and a bot, each a line of JSON (docs/reference/bot-protocol.md).

Everything a bot is sent is made from its seat's observation and from the events its seat may see, so
seats that cannot tell two positions apart get the same bytes.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
MOST_BYTES: Final = 1 << 20
"""Of output in one game; a bot that writes more loses it."""

Name: TypeAlias = Annotated[str, Meta(max_length=80)]


class HostMessage(Struct, tag_field="type", frozen=True):
    """Any message from Polis."""


class Hello(HostMessage, tag="hello", frozen=True):
    """A game begins; the answer is `ready`.

    protocol: the version of these messages; game: its name; rules, spaces: the versions of its rules
    and of its actions and encoding; components: the SHA-256 of its component file; seat: the bot's,
    from 0; seats: their number; options: of the table; clock_ms: the time for each turn, which is all
    decisions of a seat in a row, null without a limit; seed: for the bot's own random choices, so that
    a contest can be played again; it has nothing to do with the deal.
    """

    protocol: int
    game: str
    rules: int
    spaces: int
    components: str
    seat: int
    seats: int
    options: Mapping[str, Any]
    clock_ms: int | None
    seed: int


class Events(HostMessage, tag="events", frozen=True, omit_defaults=True):
    """What the seat has seen since the last message of this kind, at first the set-up.

    events: each with its kind, its parts by name as in the trace, and its sentence in English (text);
    rows: for a bot that wants `record`, the same as seven int16 each, as the browser gets them.
    """

    events: Sequence[Mapping[str, Any]]
    rows: bytes = b""


class Decide(HostMessage, tag="decide", frozen=True):
    """The seat is to act; the answer is `answer` with the same id.

    ply: the number of actions in the game so far, null where a game does not count them; phase: the
    kind of decision; left_ms: what is left of the turn's time, null without a limit; simulations: the
    budget of a turn for a bot that counts them, null for none. The rest is there if the bot wants it:
    view: what the seat knows, in the fields of the trace; encoding: float32, little-endian, in base
    64; text: the table drawn with letters; legal: the legal actions, notation by number; record: the
    observation's bytes in base 64.
    """

    id: int
    ply: int | None
    phase: str
    left_ms: int | None
    simulations: int | None
    view: Mapping[str, Any] | UnsetType = UNSET
    encoding: bytes | UnsetType = UNSET
    text: str | UnsetType = UNSET
    legal: Mapping[str, str] | UnsetType = UNSET
    record: bytes | UnsetType = UNSET


class Error(HostMessage, tag="error", frozen=True):
    """An answer was refused, and another one to the same id is expected.

    clause: of the rule that forbids the action, null if none does.
    """

    id: int
    text: str
    clause: str | None


class Over(HostMessage, tag="over", frozen=True):
    """The game is over. The bot should exit, unless it said `again`.

    scores: points by seat; winners: seats; reason: why the game ended early, null if it did not.
    """

    scores: Sequence[int]
    winners: Sequence[int]
    reason: str | None = None


class BotMessage(Struct, tag_field="type", frozen=True):
    """Any message from a bot."""


class Ready(BotMessage, tag="ready", frozen=True):
    """The answer to `hello`.

    name: of the bot, with its version; wants: what `decide` should have, of `view`, `encoding`, `text`,
    `legal` and `record`; with none of them there are no `events` either; again: whether it can play another game after `over`.
    """

    name: Name
    wants: Sequence[str] = ("view", "legal")
    again: bool = False


class Answer(BotMessage, tag="answer", frozen=True):
    """The action for the decision of this id, by its number or in notation."""

    id: int
    action: int | str


class Resign(BotMessage, tag="resign", frozen=True):
    """The bot gives the game up."""


HOST: Final = (Hello, Events, Decide, Error, Over)
BOT: Final = (Ready, Answer, Resign)
WANTS: Final = ("view", "encoding", "text", "legal", "record")

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Ready | Answer | Resign)
_LOOSE: Final = msgspec.json.Decoder(dict[str, Any])


def line_of(message: HostMessage | BotMessage) -> bytes:
    """Return a message as a line."""
    return _ENCODER.encode(message) + b"\n"


class BadLine(ValueError):
    """A line that is no message; says why."""


def read_line(line: bytes) -> Ready | Answer | Resign | None:
    """Return a bot's message; None for one of an unknown type, which is passed over.

    Raises BadLine for what is not a JSON object with a type, or lacks a field.
    """
    try:
        message: Ready | Answer | Resign = _DECODER.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        if _is_unknown(line):
            return None
        raise BadLine(str(error)) from None
    return message


def _is_unknown(line: bytes) -> bool:
    """Whether a line is an object whose type this version does not know."""
    try:
        kind = _LOOSE.decode(line).get("type")
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return False
    known = {one.__struct_config__.tag for one in BOT}
    return isinstance(kind, str) and kind not in known
