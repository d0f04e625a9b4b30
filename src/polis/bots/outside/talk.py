"""One seat's side of a game with a bot, without input and output: what Polis says, what it answers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np

from polis.bots.outside.messages import (
    PROTOCOL,
    WANTS,
    Answer,
    BadLine,
    Decide,
    Error,
    Events,
    Hello,
    Over,
    Ready,
    Resign,
    line_of,
    read_line,
)
from polis.core.contract.game import Observation, Rules
from polis.core.contract.kernel_game import KernelGame
from polis.core.json_reader import repeatable
from polis.core.kernels.events import Event
from polis.core.texts.errors import PolisError

Kind: TypeAlias = Literal["start", "crash", "silence", "bad-json", "illegal", "flood", "resigned"]
KINDS: Final[Mapping[Kind, str]] = {
    "start": "could not be started",
    "crash": "ended",
    "silence": "did not answer in time",
    "bad-json": "wrote what is no message",
    "illegal": "chose an action that is not allowed",
    "flood": "wrote too much",
    "resigned": "resigned",
}
"""The ways in which a bot loses a game by itself, each counted apart."""

LONGEST_FAULT: Final = 200  # characters of what a bot wrote, in an error
FLOAT: Final = np.dtype("<f4")
ROW: Final = np.dtype("<i2")


class GameLost(PolisError):
    """A bot has lost a game by itself. kind: of `KINDS`; reason: a sentence without the bot's name."""

    def __init__(self, kind: Kind, reason: str, bot: str = "The bot") -> None:
        """Take the kind, what happened, and the name of the bot."""
        super().__init__(f"{bot} {KINDS[kind]}: {reason}")
        self.kind: Kind = kind
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Setting:
    """What a seat learns of a game before it begins. options: as JSON; clock: seconds for a turn."""

    seat: int
    seats: int
    options: Mapping[str, Any]
    clock: float | None = None
    simulations: int | None = None
    seed: int = 0


class Talk:
    """The messages of one game."""

    def __init__(self, game: Rules, setting: Setting) -> None:
        """Begin before `hello`."""
        self.game, self.setting = game, setting
        self.name = ""
        self.again = False
        self.number = 0  # of the last decision
        self.wants: frozenset[str] = frozenset()
        self._texts = _texts_of(game)
        self._sentences = _sentences_of(game)

    def hello(self) -> bytes:
        """Return the first line."""
        game, own = self.game, self.setting
        clock = None if own.clock is None else int(own.clock * 1000)
        message = Hello(
            PROTOCOL, game.name, game.rules_version, game.spaces_version, game.components_sha256,
            own.seat, own.seats, own.options, clock, own.seed,
        )  # fmt: skip
        return line_of(message)

    def is_ready(self, line: bytes) -> bool:
        """Take a line after `hello`; False for one to be passed over. Raises GameLost."""
        message = self._read(line)
        if isinstance(message, Resign):
            raise GameLost("resigned", "before the first decision")
        if not isinstance(message, Ready):
            return False
        self.name, self.again = repeatable(message.name, 80), message.again
        self.wants = frozenset(message.wants) & frozenset(WANTS)
        if "encoding" in self.wants:
            _ = self.game.encoding  # refuses a game that has none
        return True

    def events(self, events: Iterable[Event]) -> bytes:
        """Return the line of events that the seat may see; empty if it wants none."""
        if not self.wants:
            return b""
        seen = [event.seen_by(self.setting.seat) for event in events]
        rows = self._rows(seen) if "record" in self.wants else b""
        return line_of(Events([self._told(event) for event in seen], rows)) if seen else b""

    def _rows(self, seen: Sequence[Event]) -> bytes:
        """Return events as rows: a 0, where a socket has the ply, the kind, and the parts."""
        if not isinstance(self.game, KernelGame):
            return b""
        numbers = [[0, *self.game.event_row(event)] for event in seen]
        return np.array(numbers, ROW).tobytes()

    def _told(self, event: Event) -> Any:
        """Return an event with its sentence, as JSON that is made once."""
        key = (event.kind, *event.fields.items())
        found = self._sentences.get(key)
        if found is None:
            sentence = self.game.event_text(event, "en")
            told = {**self.game.event_json(event), "text": sentence}
            found = self._sentences[key] = msgspec.Raw(msgspec.json.encode(told))
        return found

    def decide(
        self, observation: Observation, legal: Sequence[int], left: float | None = None
    ) -> bytes:
        """Return the line of the next decision. legal: of the observation; left: seconds."""
        self.number += 1
        game, wants = self.game, self.wants
        message: dict[str, Any] = {}
        if "view" in wants:
            message["view"] = game.view(observation, self.setting.seat)
        if "text" in wants:
            shown = message.get("view") or game.view(observation, self.setting.seat)
            message["text"] = game.draw(shown, colour=False)
        if "encoding" in wants:
            message["encoding"] = game.encode(observation).astype(FLOAT, copy=False).tobytes()
        if "legal" in wants:
            message["legal"] = {str(action): self.text(action) for action in legal}
        if "record" in wants:
            message["record"] = observation.tobytes()
        left_ms = None if left is None else max(0, int(left * 1000))
        ply = self.ply(observation)
        phase, most = game.phase(observation), self.setting.simulations
        return line_of(Decide(self.number, ply, phase, left_ms, most, **message))

    def ply(self, observation: Observation) -> int | None:
        """Return the number of actions in the game so far; None where a game does not count them."""
        names = observation.dtype.names or ()
        return int(observation["ply"][0]) if "ply" in names else None

    def answer(
        self, line: bytes, observation: Observation, legal: Sequence[int]
    ) -> "int | Error | None":
        """Return the action that a line chooses; None for a line to be passed over.

        An `Error` says why an action is refused. Raises GameLost for a line that is no message, and
        for a bot that resigns.
        """
        message = self._read(line)
        if isinstance(message, Resign):
            raise GameLost("resigned", f"at its decision {self.number}")
        if not isinstance(message, Answer) or message.id != self.number:
            return None
        action = self._number(message.action, legal)
        return self._refused(message.action, observation) if action is None else action

    def over(self, scores: Sequence[int], winners: Sequence[int], reason: str | None) -> bytes:
        """Return the last line."""
        return line_of(Over(scores, winners, reason))

    def text(self, action: int) -> str:
        """Return the notation of an action."""
        found = self._texts.get(action)
        if found is None:
            found = self._texts[action] = self.game.text(action)
        return found

    def _read(self, line: bytes) -> "Ready | Answer | Resign | None":
        try:
            return read_line(line)
        except BadLine as error:
            quoted = repeatable(line.decode("utf-8", "replace"), LONGEST_FAULT)
            raise GameLost("bad-json", f"'{quoted}' ({error})") from None

    def _number(self, action: int | str, legal: Sequence[int]) -> int | None:
        """Return a legal action; None for anything else."""
        if isinstance(action, int):
            return action if action in legal else None
        words = " ".join(action.lower().split())
        return next((one for one in legal if self.text(one) == words), None)

    def _refused(self, action: int | str, observation: Observation) -> Error:
        """Return why an action is refused, from what the seat knows."""
        number = action if isinstance(action, int) else self._known(action)
        shown = repeatable(str(action), LONGEST_FAULT)
        if number is None or not 0 <= number < self.game.action_count:
            return Error(self.number, f"There is no action '{shown}'.", None)
        why = self.game.refusal(observation, number)
        if why is None:
            return Error(self.number, f"'{shown}' is not allowed now.", None)
        reason = self.game.refusal_text(why, "en")
        return Error(self.number, f"{self.text(number)}: {reason}.", why.clause)

    def _known(self, words: str) -> int | None:
        """Return an action by its notation, legal or not."""
        wanted = " ".join(words.lower().split())
        return next((n for n in range(self.game.action_count) if self.text(n) == wanted), None)


_TEXTS: Final[dict[tuple[str, str], dict[int, str]]] = {}
_SENTENCES: Final[dict[tuple[str, str], dict[Any, Any]]] = {}


def _texts_of(game: Rules) -> dict[int, str]:
    """Return the notations met so far, kept for all games with the same box."""
    return _TEXTS.setdefault((game.name, game.components_sha256), {})


def _sentences_of(game: Rules) -> dict[Any, Any]:
    """Return the events told so far, kept for all games with the same box."""
    return _SENTENCES.setdefault((game.name, game.components_sha256), {})
