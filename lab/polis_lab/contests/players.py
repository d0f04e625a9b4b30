"""Who decides at the seats of a game: bots of Polis, of a program, or from outside, each as it has to be.

A bot from outside, and one that a program's factory makes, is there once for each seat, so that what
it keeps is what its seat has seen. What such a bot does wrong loses the game for it (`GameLost`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from typing_extensions import TypeIs

from polis.bots import Bot
from polis.bots.outside.naming import made_with
from polis.bots.outside.player import OutsideBot
from polis.bots.outside.talk import GameLost, Setting
from polis.core.contract.game import Actions, Generator, Observation, Rules
from polis.core.contract.history import History
from polis.core.kernels.events import Event
from polis_lab.contests.plan import Plan

Factory: TypeAlias = Callable[..., Bot]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a contest is played.

    made: bots of a program by label; errors: a folder for what bots from outside write to standard
    error.
    """

    made: Mapping[str, Bot | Factory] = field(default_factory=dict)
    errors: Path | None = None


class Players:
    """The bots of a contest."""

    def __init__(self, game: Rules, plan: Plan, place: Place) -> None:
        """Make the bots of Polis; the others are made when they are needed."""
        self._game, self._plan, self._place = game, plan, place
        self._entrants = plan.entrants
        self._own = {
            number: one.new_bot(game)
            for number, one in enumerate(self._entrants)
            if one.outside is None
        }
        self._at: dict[tuple[int, int], Bot] = {}

    @property
    def own(self) -> Sequence[Bot]:
        """The bots of Polis."""
        return list(self._own.values())

    def at(self, entrant: int, seat: int) -> Bot:
        """Return the bot of an entrant that plays at a seat."""
        if entrant in self._own:
            return self._own[entrant]
        key = (entrant, seat)
        if key not in self._at:
            self._at[key] = self._new(entrant)
        return self._at[key]

    def _new(self, number: int) -> Bot:
        entrant, plan, folder = self._entrants[number], self._plan, self._place.errors
        made = self._place.made.get(entrant.label)
        if made is not None:
            return made_with(made, self._game) if is_factory(made) else made
        if entrant.outside is None:
            raise TypeError(f"{entrant.label} is no bot from outside")
        return OutsideBot(
            self._game,
            entrant.outside,
            None if folder is None else folder / f"{number + 1}.txt",
            plan.forgive,
            Path(plan.components) if plan.components else None,
        )

    def close(self) -> None:
        """End the programs of bots from outside."""
        for bot in self._at.values():
            if isinstance(bot, OutsideBot):
                bot.close()


def is_factory(made: Bot | Factory) -> TypeIs[Factory]:
    """Whether it makes bots: a class, or a function; a bot itself decides."""
    return isinstance(made, type) or not hasattr(made, "decide")


class Sitting:
    """The bots at the seats of one game."""

    def __init__(
        self, game: Rules, bots: Sequence[Bot], settings: Sequence[Setting], own: Sequence[bool]
    ) -> None:
        """Take a bot and its setting for each seat. own: bots of Polis, whose bugs are ours."""
        self._bots, self._settings, self._own = bots, settings, own
        self._history = History(game, len(bots))
        self._tell = [getattr(bot, "told", None) for bot in bots]

    def begin(self, events: Sequence[Event]) -> None:
        """Begin the game with the events of its set-up; raises Lost."""
        for seat, bot in enumerate(self._bots):
            if isinstance(bot, OutsideBot):
                with _blaming(seat):
                    bot.begin(self._settings[seat])
                if not bot.wants:  # it gets no events, so nobody has to decode them
                    self._tell[seat] = None
        self.happened(events)

    def happened(self, events: Sequence[Event]) -> None:
        """Note what has happened, if a bot wants to hear it."""
        if any(self._tell):
            self._history.add(events)

    def decide(self, seat: int, seen: Observation, legal: Actions, rng: Generator) -> int:
        """Return the action of a seat; raises Lost."""
        if self._own[seat]:
            return self._bots[seat].decide(seen, legal, rng)
        with _blaming(seat):
            return self._checked(seat, seen, legal, rng)

    def _checked(self, seat: int, seen: Observation, legal: Actions, rng: Generator) -> int:
        """Return the choice of a bot that may do anything; raises GameLost."""
        bot, tell = self._bots[seat], self._tell[seat]
        try:
            if tell is not None:
                tell(self._history.since(seat))
            action: Any = bot.decide(seen, legal, rng)
        except GameLost:
            raise
        except Exception as error:  # whatever a bot does, the contest goes on
            raise GameLost("crash", f"{type(error).__name__}: {error}", bot.name) from error
        if not hasattr(action, "__index__") or action not in legal:
            raise GameLost("illegal", f"it returned {action!r}", bot.name)
        return int(action)

    def illegal(self) -> list[int]:
        """Return the number of answers of each seat that were refused."""
        return [getattr(bot, "illegal", 0) for bot in self._bots]

    def end(self, scores: Sequence[int], winners: Sequence[int], reason: str | None) -> None:
        """Tell bots from outside that the game is over."""
        for bot in self._bots:
            if isinstance(bot, OutsideBot):
                bot.over(scores, winners, reason)


class Lost(Exception):
    """A seat has lost the game by itself."""

    def __init__(self, seat: int, why: GameLost) -> None:
        """Take the seat and what happened."""
        super().__init__(str(why))
        self.seat, self.why = seat, why


@contextmanager
def _blaming(seat: int) -> Iterator[None]:
    """Raise Lost for a seat if a game is lost inside."""
    try:
        yield
    except GameLost as lost:
        raise Lost(seat, lost) from None
