"""The history of a game: all its positions, the events between them, and its notation.

A state is smaller than a kilobyte, so all are kept: taking back drops the last ones, and any
earlier position can be shown.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from polis.core.contract.game import State
from polis.core.kernels.events import Event
from polis.core.seeds import Streams, bot_chance
from polis.core.texts.errors import IllegalAction
from polis.server.loaded_game import Content
from polis.server.texts import RequestRefused, texts

if TYPE_CHECKING:
    from polis.core.records.record import Receipt


class Step(NamedTuple):
    """An action and the position it led to; text: its notation; hash: of the position, or empty."""

    action: int
    text: str
    state: State
    events: Sequence[Event]
    hash: str


class OtherCourse(RequestRefused):
    """A stored game does not lead to its stored positions; ply: the first that differs."""

    def __init__(self, ply: int, found: str, known: str) -> None:
        """Take the hashes of the position, or for `found` an illegal action."""
        parts = {"ply": str(ply), "found": found, "known": known}
        super().__init__("other-course", texts("refused-other-course", **parts))
        self.ply = ply


def check_hash(found: str, known: str, ply: int) -> None:
    """Raise OtherCourse if the position after a ply has another hash than the journal says."""
    if found != known:
        raise OtherCourse(ply, found, known)


class History:
    """A game in progress. `states[n]` is the position after n actions, `events[n]` what led to it.

    hashes: of the positions, empty where there is none: the journal proves the first position and
    that at the end of each turn, because a hash costs as much as all else of an action.
    """

    def __init__(
        self, content: Content, options: dict[str, object], secret: bytes, entropies: Sequence[str]
    ) -> None:
        """Set the game up."""
        game, kept = content.game, content.game.new_options(options)
        state, events = game.new_game(kept, len(entropies), secret, entropies)
        self.content = content
        self.states = [state]
        self.events: list[Sequence[Event]] = [events]
        self.actions: list[str] = []
        self.hashes = [game.hash(state)]
        self.receipts: list[Receipt] = []
        self._streams = Streams(game.name, secret, entropies)
        self._turn: tuple[State, int | None] | None = None
        self.is_believed = True  # whether the stored hashes were written by this very code

    def copy(self) -> "History":
        """Return an independent copy; the positions are shared."""
        other = object.__new__(History)
        other.__dict__.update(self.__dict__)
        other.states, other.events = self.states.copy(), self.events.copy()
        other.actions, other.hashes = self.actions.copy(), self.hashes.copy()
        other.receipts = self.receipts.copy()
        return other

    @property
    def state(self) -> State:
        """The current position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return len(self.actions)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over. Cached, as it is requested often."""
        state = self.states[-1]
        if self._turn is None or self._turn[0] is not state:
            game = self.content.game
            self._turn = (state, None if game.is_over(state) else game.turn(state))
        return self._turn[1]

    def step(self, state: State, action: int) -> Step:
        """Apply an action to a copy of a position; raises IllegalAction."""
        game, after = self.content.game, state.copy()
        events = game.apply(after, action)
        goes_on = game.turn(after) == game.turn(state) and not game.is_over(after)
        known = "" if goes_on else game.hash(after)
        return Step(action, self.content.notation[action], after, events, known)

    def replay(self, actions: Sequence[str], hashes: Sequence[str]) -> list[Step]:
        """Return the steps of actions in notation.

        Hashes written by other code are computed again and compared; OtherCourse says where they
        differ. A journal has canonical notation, so it is looked up and not parsed, which takes a
        third of the time. Raises ValueError for an unknown action, IllegalAction.
        """
        game, numbers, state = self.content.game, self.content.numbers, self.state
        steps = list[Step]()
        for ply, (text, known) in enumerate(zip(actions, hashes, strict=True), self.ply + 1):
            if text not in numbers:
                raise ValueError(f"'{text}' is no action of {game.title}")
            state = state.copy()
            events = self._done(state, text, ply)
            if known and not self.is_believed:
                check_hash(game.hash(state), known, ply)
            steps.append(Step(numbers[text], text, state, events, known))
        return steps

    def _done(self, state: State, text: str, ply: int) -> Sequence[Event]:
        """Apply a stored action; raises OtherCourse if only other rules allow it."""
        try:
            return self.content.game.apply(state, self.content.numbers[text])
        except IllegalAction:
            if self.is_believed:
                raise
            raise OtherCourse(ply, "not allowed", text) from None

    def check_end(self) -> None:
        """Raise OtherCourse if the last position with a hash is not the one that was stored."""
        ply = max(ply for ply, known in enumerate(self.hashes) if known)
        check_hash(self.content.game.hash(self.states[ply]), self.hashes[ply], ply)

    def all_hashes(self) -> list[str]:
        """Return the hash of every position, as a record has them."""
        pairs = zip(self.hashes, self.states, strict=True)
        return [known or self.content.game.hash(state) for known, state in pairs]

    def extend(self, steps: Sequence[Step]) -> None:
        """Append steps; the position of the last one becomes the current one."""
        for step in steps:
            self.actions.append(step.text)
            self.states.append(step.state)
            self.events.append(step.events)
            self.hashes.append(step.hash)

    def go_back(self, ply: int) -> None:
        """Drop everything after a ply."""
        del self.actions[ply:]
        del self.states[ply + 1 :]
        del self.events[ply + 1 :]
        del self.hashes[ply + 1 :]
        self.receipts = [one.until(ply) for one in self.receipts if one.ply < ply]

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether one of the events reveals hidden information."""
        return any(event.kind in self.content.spec.revealing for event in events)

    def first_undoable(self) -> int:
        """The ply down to which the seat to act may take back alone; the current one if none."""
        ply, seat = self.ply, self.turn
        if seat is None:
            return ply
        turn = self.content.game.turn
        while ply and turn(self.states[ply - 1]) == seat:
            if self.reveals(self.events[ply]):
                break
            ply -= 1
        return ply

    def chance(self, seat: int, ply: int) -> list[int]:
        """Return seeds for a bot: a separate stream for each ply, the same after a restart."""
        return bot_chance(self._streams, seat, ply)
