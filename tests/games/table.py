"""A game at some position: what scenarios of both games do there and look at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar, cast

import pytest

from polis.core.kernels.events import Event
from polis.core.texts.errors import IllegalAction

T = TypeVar("T", int, str)


def by_seat(wish: Mapping[str, T] | T | None, seat: str) -> Mapping[str, T]:
    """A wish by seat: of this one, if it names none."""
    if wish is None:
        return {}
    return {seat: wish} if isinstance(wish, int | str) else wish


@dataclass
class PlayedTable:
    """A game and its state; last: the events that the last `do` brought."""

    game: Any
    state: Any
    last: list[Event] = field(default_factory=list)

    def do(self, *lines: str) -> list[Event]:
        """Do the actions of each line and check every position on the way; returns all events."""
        self.last = []
        for line in lines:
            for action in self.game.parse(self.state, line):
                self.last += self.game.apply(self.state, action)
                self.check()
        return self.last

    def check(self) -> None:
        """Raise for a position that cannot be."""

    def number_of(self, text: str) -> int:
        """The action that is written like this."""
        (action,) = self.game.parse(self.state, text)
        return int(action)

    def refuse(self, text: str, clause: str, message: str) -> dict[str, object]:
        """Demand that an action is refused for this clause and that the state stays untouched.

        Returns the arguments of the message.
        """
        action, before = self.number_of(text), self.state.tobytes()
        why = self.game.refusal(self.state, action)
        assert why is not None, f"{text} is allowed"
        assert (why.clause, why.message) == (clause, message)
        assert action not in self.game.legal(self.state)
        assert text not in self.legal()
        with pytest.raises(IllegalAction) as error:
            self.game.apply(self.state, action)
        assert error.value.clause == clause
        assert clause in str(error.value)
        assert self.state.tobytes() == before
        return dict(why.args)

    def legal(self, *words: str) -> list[str]:
        """The texts of all legal actions, or of those that begin with one of the words."""
        texts = [self.game.text(action) for action in self.game.legal(self.state)]
        return [text for text in texts if not words or text.split()[0] in words]

    def copy(self) -> Self:
        """The same position, to go on from it in another way."""
        return type(self)(self.game, self.state.copy())

    @property
    def named(self) -> dict[str, Any]:
        """Everything in the position in named fields."""
        return cast("dict[str, Any]", self.game.named(self.state))

    @property
    def phase(self) -> str:
        """What is being decided."""
        return str(self.game.phase(self.state))

    @property
    def turn(self) -> str:
        """The seat that decides."""
        return str(self.game.spec.seat_names[self.game.turn(self.state)])
