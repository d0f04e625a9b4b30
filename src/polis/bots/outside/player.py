"""A bot whose decisions a program makes: a bot like any other, with limits."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from polis.bots.outside.messages import Error, line_of
from polis.bots.outside.naming import Outsider
from polis.bots.outside.process import Program, environment
from polis.bots.outside.talk import GameLost, Setting, Talk
from polis.core.contract.game import Actions, Bot, Generator, Observation, Rules
from polis.core.kernels.events import Event
from polis.core.texts.errors import PolisError

READY_SECONDS: Final = 60.0  # from the start to `ready`: some load a network first


class OutsideBot:
    """Plays one seat at a time with a program of its own.

    name: as it was asked for; said: the name that it gave itself; wants: what it asked for; illegal: the answers of this game
    that were refused; errors: a file that keeps the standard error of the program.
    """

    def __init__(
        self,
        game: Rules,
        outsider: Outsider,
        errors: Path | None = None,
        forgive: int = 0,
        components: Path | None = None,
        program: type[Program] = Program,
    ) -> None:
        """Take the rules; the program starts when a game does.

        forgive: how many illegal answers a game may have before one loses it; components: the
        component file of the rules, if it is not the packaged one; program: what runs it.
        """
        self.name = outsider.name
        self.said = ""
        self.wants: list[str] = []
        self.illegal = 0
        self._game, self._outsider, self._errors = game, outsider, errors
        self._forgive, self._components = forgive, components
        self._kind = program
        self._program: Program | None = None
        self._talk: Talk | None = None
        self._ply: int | None = None  # of its last decision
        self._until = 0.0  # when the time of its turn is up

    def begin(self, setting: Setting) -> None:
        """Begin a game: start the program, or go on with one that plays another; raises GameLost."""
        with self._named():
            if self._program is None or self._talk is None or not self._talk.again:
                self.close()
                out = self._outsider
                env = environment(out.variables)
                self._program = self._kind(out.start(self._components), env, self._errors)
            self._talk, self.illegal, self._ply = Talk(self._game, setting), 0, None
            self._program.begin_game()
            self._program.send(self._talk.hello())
            deadline = time.monotonic() + max(READY_SECONDS, setting.clock or 0.0)
            while not self._talk.is_ready(self._program.line(deadline, "its ready")):
                pass
            self.said, self.wants = self._talk.name, sorted(self._talk.wants)

    def told(self, events: Iterable[Event]) -> None:
        """Pass on what the seat has seen since its last decision."""
        program, talk = self._parts()
        program.send(talk.events(events))

    def decide(self, observation: Observation, legal: Actions, rng: Generator) -> int:
        """Return the program's choice; raises GameLost."""
        del rng  # the program has a seed of its own
        with self._named():
            program, talk = self._parts()
            deadline = self._deadline(talk, observation)
            actions: list[int] = legal.tolist()
            left = None if deadline is None else deadline - time.monotonic()
            program.send(talk.decide(observation, actions, left))
            awaited = f"its turn ({talk.setting.clock:g} s)" if talk.setting.clock else "an answer"
            while True:
                answer = talk.answer(program.line(deadline, awaited), observation, actions)
                if isinstance(answer, int):
                    return answer
                if isinstance(answer, Error):
                    self._refuse(program, answer)

    def _refuse(self, program: Program, why: Error) -> None:
        """Ask again, or let an illegal answer lose the game."""
        self.illegal += 1
        if self.illegal > self._forgive:
            raise GameLost("illegal", why.text)
        program.send(line_of(why))

    def _deadline(self, talk: Talk, observation: Observation) -> float | None:
        """Return when the time of this turn is up; a turn is all decisions of a seat in a row."""
        if talk.setting.clock is None:
            return None
        ply, before = talk.ply(observation), self._ply
        if ply is None or before is None or ply != before + 1:
            self._until = time.monotonic() + talk.setting.clock
        self._ply = ply
        return self._until

    def over(
        self, scores: Sequence[int], winners: Sequence[int], reason: str | None = None
    ) -> None:
        """End the game; the program too, unless it can play another."""
        if self._program is None or self._talk is None:
            return
        self._program.send(self._talk.over(scores, winners, reason))
        if not self._talk.again or reason is not None:
            self.close()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
        self._program = self._talk = None

    def _parts(self) -> tuple[Program, Talk]:
        """Return the program and the talk of a game that has begun."""
        if self._program is None or self._talk is None:
            raise PolisError(f"No game has begun for {self.name}: call begin first.")
        return self._program, self._talk

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Name the bot in what it loses a game by."""
        try:
            yield
        except GameLost as lost:
            raise GameLost(lost.kind, lost.reason, self.name) from None


def begin_all(bots: Sequence[Bot], options: Mapping[str, Any]) -> None:
    """Begin a game for those bots that are from outside; raises GameLost, PolisError.

    options: of the table, as JSON. Each gets its seat as seed: one made from the game's would tell a
    program that tries all small seeds what is hidden.
    """
    outside = [bot for bot in bots if isinstance(bot, OutsideBot)]
    if len({id(bot) for bot in outside}) < len(outside):
        raise PolisError("A bot from outside plays one seat: make one for each with polis.new_bot.")
    for seat, bot in enumerate(bots):
        if isinstance(bot, OutsideBot):
            bot.begin(Setting(seat, len(bots), options, seed=seat))


def end_all(bots: Sequence[Bot], scores: Sequence[int], winners: Sequence[int]) -> None:
    """Tell those bots that are from outside that a game is over."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.over(scores, winners)
