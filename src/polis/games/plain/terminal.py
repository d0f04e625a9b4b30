"""What the terminal shows of a game besides the board: drawings, words and examples.

A game with more to show subclasses `TerminalHelp`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from polis.core.contract.clauses import Clauses
from polis.core.contract.game import Rules, State
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import core_message

GameT = TypeVar("GameT", bound=Rules)


class Described(Protocol):
    """The part of a `GameSpec` that the help uses."""

    @property
    def title(self) -> str:
        """The name shown to people."""

    def clauses(self) -> Clauses:
        """The rules as numbered texts."""

    def seat_name(self, seat: int, language: str) -> str:
        """Return the name of a seat."""

    def text_of_some_action(self) -> str:
        """Return the notation of some action, as an example."""


class TerminalHelp(Generic[GameT]):
    """The pages `hand`, `forms`, `sheet` and the result, made from what any game has.

    EXPECTED: the kinds of events that the drawing already shows; EXAMPLES: `short`, an abbreviated
    action, `long`, the same in full, and a `rule`.
    """

    EXPECTED: frozenset[str] = frozenset()
    EXAMPLES: Mapping[str, str] = {}

    def __init__(self, spec: Described) -> None:
        """Take the game, and examples from it unless the class has some."""
        self.spec = spec
        if not self.EXAMPLES:
            rule = next(iter(spec.clauses())).id
            word = spec.text_of_some_action()
            self.EXAMPLES = {"short": word[:2], "long": word, "rule": rule}

    def choice_lines(self, game: GameT, shown: Mapping[str, Any], language: str) -> list[str]:
        """Return a drawing of the current choices; none if that of the game shows everything."""
        return []

    def hand_text(self, shown: Mapping[str, Any], seat: int, language: str) -> str:
        """Return the hand of a seat as far as the view shows it, in the words for playing it."""
        hands: Any = shown.get("hands", [])
        hand = hands[seat] if seat < len(hands) else []
        return ", ".join("?" if card is None else str(card) for card in hand) or "-"

    def form_lines(
        self,
        game: GameT,
        words: Sequence[str],
        shown: Mapping[str, Any],
        colour: bool,
        language: str,
    ) -> list[str]:
        """Return the pieces, or what things cost and do; by default the rules."""
        return [f"{clause.id}: {clause.text[language]}" for clause in self.spec.clauses()]

    def forms_help(self, language: str) -> str:
        """Return the description of `forms` in `help`."""
        return core_message("plain-forms").text(language)

    def sheet(self, language: str) -> list[str]:
        """Return the legend of the drawing, if it needs one."""
        return []

    def welcome(self, language: str) -> list[str]:
        """Return a few lines for a first-time player."""
        return [self.spec.title]

    def result_lines(
        self, game: GameT, state: State, events: Iterable[Event], language: str
    ) -> list[str]:
        """Return the points of each seat and, in some games, where they came from."""
        rows = enumerate(game.scores(state))
        return [f"{self._seat(game, state, seat, language, 12)} {score}" for seat, score in rows]

    def table_of_points(
        self,
        game: GameT,
        state: State,
        columns: Mapping[str, Sequence[int]],
        language: str,
    ) -> list[str]:
        """Return a heading and a line for each seat, winners marked. columns: points by seat."""
        lines = [" " * 12 + "  ".join(columns)]
        for seat in range(len(game.scores(state))):
            cells = (f"{points[seat]:>{len(head)}}" for head, points in columns.items())
            lines.append(self._seat(game, state, seat, language, 10) + "  ".join(cells))
        return lines

    def _seat(self, game: GameT, state: State, seat: int, language: str, width: int) -> str:
        """The name of a seat, with a star if it has won."""
        mark = "*" if seat in game.winners(state) else " "
        return f"{mark} {self.spec.seat_name(seat, language):<{width}}"
