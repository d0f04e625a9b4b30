"""Why an action is not allowed: each reason declared once, with its clause and its message.

The rules answer with numbers (`core.kernels.legality`); the declaration makes a `Refusal` of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from polis.core.contract.game import Refusal, State
from polis.core.contract.notation import Codec
from polis.core.declared.meanings import Meaning
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.legality import ALLOWED, reason_of

# Messages that every game with declared refusals has.
GAME_OVER: Final = "why-game-over"
NOT_THIS_PHASE: Final = "why-not-this-phase"


class Case(NamedTuple):
    """Where a field of the position is within bounds, this clause. most: None for no upper bound."""

    field: str
    least: int
    most: int | None
    clause: str


@dataclass(frozen=True, slots=True)
class Cases:
    """A clause that depends on the position: that of the first case that holds, or another."""

    cases: tuple[Case, ...]
    otherwise: str

    def clause(self, state: State) -> str:
        """Return the clause in a position."""
        for field, least, most, clause in self.cases:
            value = int(state[field][0])
            if value >= least and (most is None or value <= most):
                return clause
        return self.otherwise


Clause: TypeAlias = str | Cases


def clause_in(clause: Clause, state: State) -> str:
    """Return a clause in a position."""
    return clause if isinstance(clause, str) else clause.clause(state)


def _described(clause: Clause) -> JsonValue:
    if isinstance(clause, str):
        return clause
    return {"cases": [[*case] for case in clause.cases], "otherwise": clause.otherwise}


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason. clause: may depend on the position; parts: the numbers that come with it."""

    clause: Clause
    message: str
    parts: Mapping[str, Meaning]

    def described(self) -> JsonObject:
        """Return it as JSON, for programs in other languages."""
        parts: list[JsonValue] = [
            {"name": name, **meaning.described()} for name, meaning in self.parts.items()
        ]
        return {"clause": _described(self.clause), "message": self.message, "parts": parts}


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
        return Refusal(clause_in(reason.clause, state), reason.message, args)

    def described(self) -> list[JsonValue]:
        """Return all as JSON, in the order of their numbers."""
        return [reason.described() for reason in self._declared]


@dataclass(frozen=True, slots=True)
class Refusals:
    """Why actions are not allowed: they are not asked for in this phase, or the rules say why.

    phases, verbs: their names; over: the clause of the phase `over`; asked_in: the phases in which a
    verb is asked for; clauses: what is decided in a phase, by its clause; always: verbs for which
    the rules may have a reason in any phase.
    """

    reasons: Reasons
    codec: Codec
    phases: Sequence[str]
    over: str
    asked_in: Mapping[str, Sequence[str]]
    clauses: Mapping[str, Clause]
    always: Sequence[str] = ()

    def refusal(self, state: State, action: int, why_not: Callable[[], int]) -> Refusal | None:
        """Return why an action is not allowed; None if it is. why_not: asks the rules."""
        phase = self.phases[int(state["phase"][0])]
        if phase == "over":
            return Refusal(self.over, GAME_OVER)
        verb = self.codec.decode(action).verb
        is_asked = phase in self.asked_in[verb]
        if is_asked or verb in self.always:
            answer = why_not()
            if answer != ALLOWED or is_asked:
                return self.reasons.refusal(answer, state)
        clause = clause_in(self.clauses[phase], state)
        return Refusal(clause, NOT_THIS_PHASE, {"phase": phase})

    def described(self) -> JsonObject:
        """Return them as JSON, for programs in other languages."""
        return {
            "reasons": self.reasons.described(),
            "over": self.over,
            "asked_in": {verb: [*phases] for verb, phases in self.asked_in.items()},
            "clauses": {phase: _described(clause) for phase, clause in self.clauses.items()},
            "always": [*self.always],
        }
