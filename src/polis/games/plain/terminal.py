"""Terminal help for games without their own: what can be said about any game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from polis.core.contract.clauses import Clauses
from polis.core.contract.game import Rules, State
from polis.core.contract.notation import Action, Codec, Words, choose
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import Message, core_message


class PlainNotation:
    """The texts of a game's actions, made from its codec: `bid 7` for the verb `bid`, part 6."""

    def __init__(self, codec: Codec) -> None:
        """Take the codec; its verbs are lower-case words."""
        self._codec = codec

    def text(self, number: int) -> str:
        """Return the notation of an action."""
        action = self._codec.decode(int(number))
        return " ".join([action.verb, *(str(part + 1) for part in action.parts)])

    def read(self, line: str) -> list[int]:
        """Return the actions of a line in order, verbs abbreviated or not; raises NotationError."""
        words = Words(line, self.text(0))
        actions = []
        while words.here:
            verb = choose(words.next("", _verb()), _verb(), tuple(self._codec.verbs))
            parts = [words.number(verb, 1, size) - 1 for _, size in self._codec.verbs[verb]]
            actions.append(self._codec.encode(Action(verb, tuple(parts))))
        return actions


def _verb() -> Message:
    """What is missing or unknown, for the error message."""
    return core_message("what-action")


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


class PlainTerminal:
    """The pages `hand`, `forms`, `sheet` and the result, made from the game's own catalogue."""

    EXPECTED: frozenset[str] = frozenset()

    def __init__(self, spec: Described) -> None:
        """Take the examples of `help` from the game."""
        self._spec = spec
        rule = next(iter(spec.clauses())).id
        word = spec.text_of_some_action()
        self.EXAMPLES: Mapping[str, str] = {"short": word[:2], "long": word, "rule": rule}

    def choice_lines(self, game: Rules, shown: Mapping[str, Any], language: str) -> list[str]:
        """Return nothing: the game's drawing shows everything."""
        return []

    def hand_text(self, shown: Mapping[str, Any], seat: int, language: str) -> str:
        """Return the hand of a seat as far as the view shows it."""
        hands: Any = shown.get("hands", [])
        hand = hands[seat] if seat < len(hands) else []
        return ", ".join("?" if card is None else str(card) for card in hand) or "-"

    def form_lines(
        self,
        game: Rules,
        words: Sequence[str],
        shown: Mapping[str, Any],
        colour: bool,
        language: str,
    ) -> list[str]:
        """Return the rules of the game: it has no pieces to draw."""
        return [f"{clause.id}: {clause.text[language]}" for clause in self._spec.clauses()]

    def forms_help(self, language: str) -> str:
        """Return the description of `forms` in `help`."""
        return core_message("plain-forms").text(language)

    def sheet(self, language: str) -> list[str]:
        """Return nothing: a plain drawing needs no legend."""
        return []

    def welcome(self, language: str) -> list[str]:
        """Return the name of the game."""
        return [self._spec.title]

    def result_lines(
        self, game: Rules, state: State, events: Iterable[Event], language: str
    ) -> list[str]:
        """Return the points of each seat, winners marked with a star."""
        winners = game.winners(state)
        return [
            f"{'*' if seat in winners else ' '} {self._spec.seat_name(seat, language):<12} {score}"
            for seat, score in enumerate(game.scores(state))
        ]
