"""Why an action is not allowed: each reason declared once, with its clause and its message.

The rules answer with numbers (`core.kernels.legality`); the declaration makes a `Refusal` of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from polis.core.contract.game import Refusal, State
from polis.core.declared.meanings import Meaning
from polis.core.kernels.legality import ALLOWED, reason_of

Clause: TypeAlias = str | Callable[[State], str]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason. clause: may depend on the position; parts: the numbers that come with it."""

    clause: Clause
    message: str
    parts: Mapping[str, Meaning]


class Reasons:
    """The reasons of a game, numbered from 1 in the order of their declaration."""

    def __init__(self) -> None:
        """Begin without reasons."""
        self._declared: list[Reason] = []

    def add(self, clause: Clause, message: str, **parts: Meaning) -> int:
        """Declare a reason with up to two numbers; return what the rules call it."""
        self._declared.append(Reason(clause, message, parts))
        return len(self._declared)

    def refusal(self, answer: int, state: State) -> Refusal | None:
        """Return an answer of the rules as clause and message; None if the action is allowed."""
        if answer == ALLOWED:
            return None
        number, numbers = reason_of(answer)
        reason = self._declared[number - 1]
        fields = dict(zip(reason.parts, numbers, strict=False))
        args: dict[str, object] = {}
        for name, meaning in reason.parts.items():
            args |= meaning.arguments(name, fields[name], fields)
        clause = reason.clause if isinstance(reason.clause, str) else reason.clause(state)
        return Refusal(clause, reason.message, args)
