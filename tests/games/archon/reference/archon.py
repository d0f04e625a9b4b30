"""Archon played with dicts, Counters and texts: what is legal, and what an action does."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.archon.reference.box import Box
from tests.games.archon.reference.named import Named, named
from tests.games.archon.reference.position import Position, Run
from tests.games.archon.reference.setup import set_up

ALWAYS_ASKED = ("draft", "split")


class Reference:
    """One game of Archon.

    `order` has the seats in player order. The cards of `grants`, `provinces`, `attacks` and
    `favors` are numbers from 1, those drawn first in front; of the grants the first three are
    used, one a season.
    """

    def __init__(
        self,
        box: Box,
        seats: int,
        options: Mapping[str, Any],
        order: Sequence[int],
        grants: Sequence[int],
        provinces: Sequence[int],
        attacks: Sequence[int],
        favors: Sequence[int],
    ) -> None:
        decks = {"grants": grants, "provinces": provinces, "attacks": attacks, "favors": favors}
        self.position = set_up(box, seats, options, order, decks)
        self.ply = 0
        self.known: dict[str, Run] | None = None
        self.settle()

    @property
    def phase(self) -> str:
        """The question that is asked; `over` at the end."""
        return self.position.todo[-1].phase if self.position.todo else "over"

    def copy(self) -> "Reference":
        """Another game in the same position that goes its own way."""
        other = object.__new__(Reference)
        other.position, other.ply, other.known = self.position.copy(), self.ply, self.known
        return other

    def named(self) -> Named:
        """The whole position, hidden parts included, in named fields."""
        return named(self.position, self.phase, self.ply)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def scores(self) -> list[int]:
        """The points of each seat."""
        return [seat.points for seat in self.position.seats]

    def winners(self) -> list[int]:
        """The seats that have won when the game is over, none before."""
        return list(self.position.winners)

    def legal(self) -> set[str]:
        """The texts of all legal actions."""
        return set(self.runs())

    def runs(self) -> dict[str, Run]:
        """What each legal action does: the choices after which the placement can be finished."""
        if self.known is None:
            choices = choices_of(self.position)
            self.known = {t: run for t, run in choices.items() if leads_on(self.position, run)}
        return self.known

    def apply(self, text: str) -> None:
        """Carry out a legal action; ValueError, with nothing changed, if it is not legal."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal in phase {self.phase}")
        self.ply += 1
        self.carry_out(text)
        self.settle()

    def carry_out(self, text: str) -> None:
        """Do one step."""
        run = self.runs()[text]
        self.known = None
        do_next(self.position, run)

    def settle(self) -> None:
        """Do everything that has one outcome, up to the next question."""
        while self.position.todo:
            (first, *others), asked = self.runs(), self.phase in ALWAYS_ASKED
            if asked or others:
                seat = getattr(self.position.todo[-1], "seat", self.position.turn)
                self.position.turn = seat
                return
            self.carry_out(first)


def choices_of(position: Position) -> dict[str, Run]:
    """The choices of the next step, dead ends included; none when the game is over."""
    return position.todo[-1].choices(position) if position.todo else {}


def do_next(position: Position, run: Run) -> None:
    """Take the next step in one of its ways."""
    position.todo.pop()
    run(position)


def leads_on(position: Position, run: Run) -> bool:
    """Whether the placement that is going on can be finished after a choice."""
    after = position.copy()
    do_next(after, run)
    return can_finish(after)


def can_finish(position: Position) -> bool:
    """Whether some choices lead to the end of the placement; uses up the position."""
    while position.todo and position.todo[-1].inside:
        choices = choices_of(position)
        if len(choices) != 1:
            return any(leads_on(position, run) for run in choices.values())
        do_next(position, *choices.values())
    return True
