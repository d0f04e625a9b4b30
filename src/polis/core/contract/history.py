"""What each seat of a game has seen and done since it began: perfect recall, as text and as numbers."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import numpy as np

from polis.core.contract.game import Rules
from polis.core.contract.kernel_game import KernelGame
from polis.core.declared.meanings import OTHER_SEAT, SEAT
from polis.core.kernels.event_log import PARTS
from polis.core.kernels.events import Event
from polis.core.texts.errors import PolisError

WIDTH: Final = 1 + 2 * PARTS
"""Numbers of an event: its kind from 1 on, its parts, and 1 for each part that the seat knows."""

SEATS: Final = (SEAT.name, OTHER_SEAT.name)


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

    def __init__(self, game: Rules, seats: int) -> None:
        """Begin before the set-up."""
        self._game = game
        self._seen: list[list[Event | int]] = [[] for _ in range(seats)]
        self._told = [0] * seats

    def add(
        self, events: Iterable[Event], seat: int | None = None, action: int | None = None
    ) -> None:
        """Add what followed from an action of a seat, or the events of the set-up."""
        if seat is not None and action is not None:
            self._seen[seat].append(action)
        found = list(events)
        for viewer, seen in enumerate(self._seen):
            seen += [event.seen_by(viewer) for event in found]

    def since(self, seat: int) -> list[Event]:
        """Return what a seat has seen since the last call for it, its own actions left out."""
        seen = self._seen[seat]
        start, self._told[seat] = self._told[seat], len(seen)
        return [one for one in seen[start:] if isinstance(one, Event)]

    def text(self, seat: int) -> str:
        """Return a seat's information state: a line of JSON for each event and each own action.

        Two histories have equal texts if and only if the seat cannot tell them apart.
        """
        return "".join(f"{msgspec.json.encode(one).decode()}\n" for one in self._lines(seat))

    def _lines(self, seat: int) -> Iterable[dict[str, Any]]:
        for one in self._seen[seat]:
            if isinstance(one, Event):
                yield self._game.event_json(one)
            else:
                yield {"action": self._game.text(one)}

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
        latest = (one for one in reversed(self._seen[seat]) if isinstance(one, Event))
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
                parts[place] = (parts[place] - seat) % len(self._seen)
        return [kind + 1, *parts, *known]
