"""A game at one keyboard, without input and output: positions, taking back, record, bots.

A state is smaller than a kilobyte, so all positions are kept: taking back drops the last one, and
any earlier one can be shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from polis.bots import new_bot
from polis.bots.hints.advice import Adviser
from polis.bots.hints.hint_text import advice_lines
from polis.bots.outside.naming import outsider
from polis.bots.outside.player import OutsideBot
from polis.bots.outside.talk import Setting
from polis.core.contract.game import Game, Refusal, State
from polis.core.kernels.events import Event
from polis.core.processes import cpu_count
from polis.core.records.record import OUTSIDE, Record, Seat, begin_record, result_of
from polis.core.records.replay import replay
from polis.core.seeds import Streams, bot_chance
from polis.core.texts.errors import IllegalAction, NotationError, PolisError
from polis.terminal import terminal_message, text

if TYPE_CHECKING:
    from polis.core.contract.game import Bot

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Entry:
    """One sentence of the log.

    ply: the number of actions before it; is_partial: whether parts of it are hidden from the reader.
    """

    ply: int
    text: str
    event: Event
    is_partial: bool


class Session:
    """A game in progress. `states[n]` is the position after n actions, `events[n]` what led to it."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        states: Sequence[State],
        events: Sequence[Sequence[Event]],
        language: str = "en",
    ) -> None:
        """Take a record with its secret, all positions and their events."""
        self.game = game
        self.record = record
        self.states = list(states)
        self.events = [tuple(happened) for happened in events]
        self.language = language
        self.spec = game.spec
        self.help = self.spec.terminal()
        self.began = len(record.actions)  # number of actions before this session
        self._adviser: Adviser | None = None
        self._bots: dict[int, Bot] = {
            number: new_bot(game, seat.name if seat.kind == OUTSIDE else seat.kind)
            for number, seat in enumerate(record.seats)
            if seat.kind != HUMAN
        }
        self._told: dict[int, int] = {}  # plies whose events a bot from outside knows, by seat

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Any,
        kinds: Sequence[str],
        secret: bytes,
        language: str = "en",
    ) -> Self:
        """Return a new game; kinds: `human` or the name of a bot, for each seat.

        Raises InvalidOptions for a wrong number of seats, PolisError for an unknown bot.
        """
        state, events = game.new_game(options, len(kinds), secret)
        spec = game.spec
        seats = [
            Seat(spec.seat_name(n, "en"), kind) if outsider(kind) is None else Seat(kind, OUTSIDE)
            for n, kind in enumerate(kinds)
        ]
        record = begin_record(game, options, seats, secret, (), state)
        return cls(game, record, [state], [events], language)

    @classmethod
    def resumed(cls, game: Game[Any], record: Record, language: str = "en") -> Self:
        """Return the game of a record at its last action; raises InvalidRecord."""
        plies = list(replay(record, game))
        events = [plies[0].setup, *(ply.events for ply in plies[:-1])]
        return cls(game, record, [ply.state for ply in plies], events, language)

    @property
    def state(self) -> State:
        """The current position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return len(self.states) - 1

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.game.turn(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [n for n, seat in enumerate(self.record.seats) if seat.kind == HUMAN]

    @property
    def is_for_bot(self) -> bool:
        """Whether a bot is to decide."""
        return not self.is_over and self.seat in self._bots

    def legal_texts(self) -> list[str]:
        """Return the notation of all legal actions."""
        return [self.game.text(int(action)) for action in self.game.legal(self.state)]

    def view(self, viewer: int | None, ply: int | None = None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) sees, now or after `ply` actions."""
        return self.game.view(self.states[-1 if ply is None else ply], viewer)

    def happened(self, viewer: int | None, ply: int | None = None) -> list[Event]:
        """Return the events as a seat knows them, up to now or to `ply` actions."""
        known = self.events if ply is None else self.events[: ply + 1]
        return [event.seen_by(viewer) for events in known for event in events]

    def drawn(self, viewer: int | None, colour: bool, ply: int | None = None) -> str:
        """Return the drawing of the table as a seat sees it, now or after `ply` actions."""
        events = self.happened(viewer, ply)
        return self.game.draw(self.view(viewer, ply), colour, self.language, events)

    def log(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """Return the events from ply `since` on in words, as a seat may know them."""
        entries = []
        for ply in range(since, len(self.events)):
            for event in self.events[ply]:
                seen = event.seen_by(viewer)
                words = self.game.event_text(seen, self.language)
                entries.append(Entry(ply, words, seen, seen is not event))
        return entries

    def play(self, line: str) -> int:
        """Apply the actions of a line, all or none; return their number.

        Raises NotationError for a line that cannot be parsed or continues after the turn,
        IllegalAction with reason and clause for the first action that is not allowed.
        """
        seat, state = self.seat, self.state
        steps: list[tuple[int, State, Sequence[Event]]] = []
        for action in self.game.parse(state, line):
            if steps and (self.game.is_over(state) or self.game.turn(state) != seat):
                name = self.game.text(action)
                raise NotationError(terminal_message("line-after-turn", action=name))
            refusal = self.game.refusal(state, action)
            if refusal is not None:
                raise IllegalAction(self._refused(action, refusal), refusal.clause)
            state = state.copy()
            steps.append((action, state, self.game.apply(state, action)))
        for action, after, events in steps:
            self._commit(action, after, events)
        return len(steps)

    def play_bot(self) -> None:
        """Let the bot that is to decide take one action, given only its observation."""
        seat, state = self.seat, self.state.copy()
        bot, observation = self._bots[seat], self.game.observe(state, seat)
        if isinstance(bot, OutsideBot):
            self._tell(bot, seat)
        action = bot.decide(observation, self.game.legal(state), self._chance())
        self._commit(action, state, self.game.apply(state, action))

    def _tell(self, bot: OutsideBot, seat: int) -> None:
        """Tell a bot from outside what its seat has seen since its last decision.

        Only what is done after that can be taken back, so nothing that it knows changes.
        """
        if seat not in self._told:
            bot.begin(Setting(seat, len(self.record.seats), self.record.options, seed=seat))
        known = self._told.get(seat, 0)
        bot.told([event for happened in self.events[known:] for event in happened])
        self._told[seat] = len(self.events)

    def close(self) -> None:
        """End the programs of bots from outside."""
        for bot in self._bots.values():
            if isinstance(bot, OutsideBot):
                if self.is_over:
                    bot.over(self.game.scores(self.state), self.game.winners(self.state))
                bot.close()

    def why(self, line: str) -> tuple[str, str | None]:
        """Return the first action of a line that is not allowed, and the reason with its clause.

        If all are allowed, returns the whole line and None. Raises NotationError.
        """
        state = self.state.copy()
        actions = self.game.parse(state, line)
        for action in actions:
            refusal = self.game.refusal(state, action)
            if refusal is not None:
                return self.game.text(action), self.game.refusal_text(refusal, self.language)
            self.game.apply(state, action)
        return " ".join(self.game.text(action) for action in actions), None

    def hint(self) -> list[str]:
        """Return what the strongest bot would do for the seat to act, and why, in lines.

        The bot is given only what the seat may know. Raises PolisError when the game is over, when
        a bot is to decide, and when several people play, as that would be unfair.
        """
        if self.is_over:
            raise PolisError(terminal_message("hint-over"))
        if len(self.humans) > 1:
            raise PolisError(terminal_message("hint-others"))
        if self.is_for_bot:
            raise PolisError(terminal_message("hint-not-yours"))
        if self._adviser is None:
            self._adviser = Adviser(self.game, cpu_count())  # the cores are idle now
        observation = self.game.observe(self.state, self.seat)
        advice = self._adviser.advise(observation, self._chance())
        names = [self.spec.seat_name(seat, self.language) for seat in range(len(self.record.seats))]
        return advice_lines(advice, self.game, names, self.language)

    def undo(self) -> str:
        """Take back the last action, also in the record, and return its notation.

        Raises PolisError if it was not in this turn, or if it revealed a card.
        """
        reason = self._why_not_undo()
        if reason is not None:
            raise PolisError(terminal_message(reason))
        undone = self.record.actions[-1]
        self.states.pop()
        self.events.pop()
        self.record = self.record.shortened(self.ply)
        return undone

    def _why_not_undo(self) -> str | None:
        """Return why the last action cannot be taken back; None if it can."""
        if not self.ply or self.is_over or self.seat != self.game.turn(self.states[-2]):
            return "undo-nothing"
        if any(event.kind in self.spec.revealing for event in self.events[-1]):
            return "undo-revealed"
        return None

    def completions(self, typed: str) -> list[str]:
        """Return the words that can follow or complete the input."""
        words = typed.lower().split()
        begun = "" if not words or typed[-1:].isspace() else words.pop()
        for count in range(len(words), -1, -1):
            state = self._after(" ".join(words[:count])) if count else self.state
            if state is None:
                continue
            found = self._next_words(state, words[count:], begun)
            if found:
                return found
        return []

    def _after(self, line: str) -> "State | None":
        """Return the position after a line of actions; None if they are not legal."""
        try:
            actions = self.game.parse(self.state, line)
        except NotationError:
            return None
        end = self.game.text(actions[-1]).split()[-1]
        if len(actions) > 1 and not any(map(end.startswith, line.split())):
            actions = actions[:-1]  # added by the parser; the turn may still continue
        state = self.state.copy()
        for action in actions:
            if self.game.refusal(state, action) is not None:
                return None
            self.game.apply(state, action)
        return None if self.game.turn(state) != self.seat else state

    def _next_words(self, state: State, before: list[str], begun: str) -> list[str]:
        """Return the next words of the legal actions that begin with these."""
        place = len(before)
        found = []
        for action in self.game.legal(state):
            words = self.game.text(int(action)).split()
            fits = len(words) > place and words[place].startswith(begun)
            if fits and all(w.startswith(b) for w, b in zip(words, before, strict=False)):
                found.append(words[place])
        return list(dict.fromkeys(found))

    def _refused(self, action: int, refusal: Refusal) -> str:
        """Return the sentence for an action that is not allowed."""
        reason = self.game.refusal_text(refusal, self.language)
        return text("not-allowed", self.language, action=self.game.text(action), reason=reason)

    def _commit(self, action: int, after: State, events: Sequence[Event]) -> None:
        """Make a position the current one and add the action to the record."""
        self.states.append(after)
        self.events.append(tuple(events))
        self.record = self.record.added(self.game.text(action), self.game.hash(after))
        if self.game.is_over(after):
            self.record = replace(self.record, result=result_of(self.game, after))

    def _chance(self) -> np.random.Generator:
        """Return a bot's random generator, one per ply, so that resuming changes nothing."""
        record = self.record
        if record.secret is None:
            raise PolisError(terminal_message("no-secret", file=record.file))
        streams = Streams(record.game, bytes.fromhex(record.secret), record.entropies)
        return np.random.default_rng(bot_chance(streams, self.seat, self.ply))
