"""A Python class behind the protocol: `python -m polis.bots.outside.class_host module:Class [BOX]`.

The class is made with the game, or without anything if it takes no argument. It has a method
`decide(observation, legal, rng)`, and perhaps `told(events)` and a `name`, as `polis.Bot` says. It runs
in a process of its own, so it sees what its seat sees and nothing else.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np

from polis.bots.outside.messages import Answer, Decide, Events, Hello, Over, Ready, line_of
from polis.bots.outside.naming import made_with
from polis.bots.outside.talk import ROW
from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.layout import Observation
from polis.games import load

_DECODER: Final = msgspec.json.Decoder(Hello | Events | Decide | Over)


def main() -> None:
    """Play until the input ends."""
    sys.path.insert(0, str(Path.cwd()))
    output = _own_output()
    place, *box = sys.argv[1:]
    host = ClassHost(place, Path(box[0]) if box else None)
    for line in sys.stdin.buffer:
        for answer in host.heard(line):
            output.write(answer)
            output.flush()


def _own_output() -> BinaryIO:
    """Return the output for messages: whatever else the class prints goes to standard error."""
    kept = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(kept, "wb")


class ClassHost:
    """A bot made of a class, for one seat."""

    def __init__(self, place: str, box: Path | None) -> None:
        """Import the class."""
        module, _, attribute = place.partition(":")
        self._made: Any = getattr(import_module(module), attribute)
        self._place, self._box = place, box
        self._game: Any = None
        self._bot: Any = None

    def heard(self, line: bytes) -> "list[bytes]":
        """Return the answers to a line; a line that is no message is passed over."""
        try:
            message = _DECODER.decode(line)
        except msgspec.DecodeError:
            return []
        match message:
            case Hello():
                return [line_of(self._begin(message))]
            case Events(rows=rows):
                self._tell(rows)
            case Decide():
                return [line_of(Answer(message.id, self._decide(message)))]
        return []

    def _begin(self, hello: Hello) -> Ready:
        self._game = load(hello.game, self._box)
        self._bot = made_with(self._made, self._game)
        self._seat = hello.seat
        self._rng = np.random.default_rng(hello.seed)
        options = self._game.new_options(hello.options)
        state, _ = self._game.new_game(options, hello.seats, bytes(16))
        self._kind = state.dtype
        return Ready(str(getattr(self._bot, "name", self._place))[:80], ("record",), again=True)

    def _tell(self, rows: bytes) -> None:
        tell = getattr(self._bot, "told", None)
        if tell is not None and isinstance(self._game, KernelGame):
            numbers = np.frombuffer(rows, ROW).reshape(-1, 7)[:, 1:]
            kinds, seat = self._game.kernels.kinds, self._seat
            tell([kinds.event(*row).seen_by(seat) for row in numbers.tolist()])

    def _decide(self, message: Decide) -> int:
        data = bytearray(message.record if isinstance(message.record, bytes) else b"")
        seen = np.frombuffer(data, self._kind).view(Observation)
        seen.seat = self._seat
        return int(self._bot.decide(seen, self._game.legal(seen), self._rng))


if __name__ == "__main__":
    main()
