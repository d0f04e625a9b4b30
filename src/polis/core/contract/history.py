"""What each seat of a game has seen and done since it began: perfect recall, as text and as numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from polis.core.contract.game import Rules, State
from polis.core.contract.kernel_game import KernelGame
from polis.core.declared.meanings import OTHER_SEAT, SEAT
from polis.core.kernels.event_log import PARTS
from polis.core.kernels.events import Event
from polis.core.texts.errors import PolisError

WIDTH: Final = 1 + 2 * PARTS
"""Numbers of an event: its kind from 1 on, its parts, and 1 for each part that the seat knows."""

SEATS: Final = (SEAT.name, OTHER_SEAT.name)


Seen: TypeAlias = Event | int | str
"""An event, an action of one's own, or a digest of all that a seat knows."""


@dataclass(slots=True)
class Memory:
    """What a seat has seen. told: how much of it `since` has returned; written: how much is in `text`."""

    seen: list[Seen] = field(default_factory=list)
    told: int = 0
    text: str = ""
    written: int = 0


class History:
    """The events of a game as each seat saw them, with its own actions.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> state, events = polis.new_game(game, seats=2, seed=1)
        >>> history = polis.History(game, seats=2)
        >>> history.add(events)
        >>> seat, action = game.turn(state), int(game.legal(state)[0])
        >>> history.add(game.apply(state, action), seat, action)
        >>> print(history.text(seat).splitlines()[-2])
        {"action":"play smithy silver"}
        >>> history.events(seat, last=2).shape
        (2, 11)
    """

    def __init__(self, game: Rules, seats: int, of: "Sequence[Memory] | None" = None) -> None:
        """Begin before the set-up, or with what seats remember."""
        self._game = game
        self._of = list(of) if of else [Memory() for _ in range(seats)]

    def copy(self) -> "History":
        """Return a history that goes on by itself."""
        of = [replace(one, seen=one.seen.copy()) for one in self._of]
        return History(self._game, len(of), of)

    def in_world(self, seat: int, world: State) -> "History":
        """Return the history of a world that a seat cannot tell from the real one.

        world: drawn by `Game.sample_world`. The seat's own history stays as it is. Each other seat has
        what both have seen, and then a line for what it knows now in that world, because the hidden
        events that led there are not those of the real game.
        """
        seen, of = self._of[seat].seen, self.copy()._of  # noqa: SLF001 - of this class
        for other in set(range(len(of))) - {seat}:
            both: list[Seen] = [one.seen_by(other) for one in seen if isinstance(one, Event)]
            knows = sha256(self._game.observe(world, other).tobytes()).hexdigest()[:16]
            of[other] = Memory([*both, knows], told=len(both) + 1)
        return History(self._game, len(of), of)

    def add(
        self, events: Iterable[Event], seat: int | None = None, action: int | None = None
    ) -> None:
        """Add what followed from an action of a seat, or the events of the set-up."""
        if seat is not None and action is not None:
            self._of[seat].seen.append(int(action))
        found = list(events)
        for viewer, memory in enumerate(self._of):
            memory.seen += [event.seen_by(viewer) for event in found]

    def since(self, seat: int) -> list[Event]:
        """Return what a seat has seen since the last call for it, its own actions left out."""
        memory = self._of[seat]
        start, memory.told = memory.told, len(memory.seen)
        return [one for one in memory.seen[start:] if isinstance(one, Event)]

    def text(self, seat: int) -> str:
        """Return a seat's information state: a line of JSON for each event and each own action.

        Two histories have equal texts if and only if the seat cannot tell them apart.
        """
        memory = self._of[seat]
        new = memory.seen[memory.written :]
        memory.text += "".join(f"{msgspec.json.encode(self._line(one)).decode()}\n" for one in new)
        memory.written = len(memory.seen)
        return memory.text

    def _line(self, one: Seen) -> dict[str, Any]:
        """Return what was seen as JSON."""
        if isinstance(one, Event):
            return self._game.event_json(one)
        return {"knows": one} if isinstance(one, str) else {"action": self._game.text(one)}

    def events(self, seat: int, last: int, out: "np.ndarray[Any, Any] | None" = None) -> Any:
        """Return the last events of a seat, int16, shape (last, 11), the latest one at the end.

        A row is the kind of an event from 1 on (rows before the first event are 0), its five parts,
        and for each part 1 if it is there and the seat knows it, else 0. Parts that are seats are
        counted from this seat on. out: an array to write to. Raises PolisError for an array that
        does not fit, and for a game whose events are not declared.
        """
        if not isinstance(self._game, KernelGame):
            raise PolisError(f"The events of {self._game.title} have no numbers.")
        shape = (last, WIDTH)
        if out is None:
            out = np.zeros(shape, np.int16)
        elif out.shape != shape or out.dtype != np.int16:
            raise PolisError(f"The array to write to is int16 with shape {shape}.")
        out.fill(0)
        latest = (one for one in reversed(self._of[seat].seen) if isinstance(one, Event))
        for row, event in zip(range(last - 1, -1, -1), latest, strict=False):
            out[row] = self._row(self._game, event, seat)
        return out

    def _row(self, game: KernelGame[Any, Any, Any], event: Event, seat: int) -> list[int]:
        """Return the numbers of an event."""
        kind, *parts = game.event_row(event)
        known = [0] * PARTS
        for place, (name, meaning) in enumerate(game.kernels.kinds[event.kind].parts.items()):
            known[place] = int(name in event.fields)
            if known[place] and meaning.name in SEATS and parts[place] >= 0:
                parts[place] = (parts[place] - seat) % len(self._of)
        return [kind + 1, *parts, *known]
