"""The entrants of a contest: bots by name, each with its own budget if it has one."""

from dataclasses import dataclass
from typing import Final, Self

from polis.bots import BUDGETED, check_bot
from polis.core.errors import PolisError
from polis.search.budget import Budget

MOST_ENTRANTS: Final = 12


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its budget. label: its name everywhere, `search` or `search@0.5s`."""

    bot: str
    budget: Budget | None = None

    @property
    def label(self) -> str:
        """The label, in the form that `read` parses."""
        return self.bot if self.budget is None else f"{self.bot}@{self.budget}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a label; raises PolisError for an unknown bot, and for a budget that it cannot use."""
        bot, at, budget = (part.strip() for part in text.partition("@"))
        check_bot(bot)
        if not at:
            return cls(bot)
        if bot not in BUDGETED:
            raise PolisError(f"The bot '{bot}' takes no budget; name it without '@{budget}'.")
        return cls(bot, Budget.read(budget))


def read_entrants(text: str, budget: Budget | None = None) -> tuple[Entrant, ...]:
    """Parse entrants from a text such as `random,greedy` or `search@0.5s,search@1s`.

    budget: for those that use one and have none of their own. Raises PolisError.
    """
    named = [Entrant.read(word) for word in text.split(",")]
    if budget is not None and not any(entrant.bot in BUDGETED for entrant in named):
        raise PolisError(
            f"None of {', '.join(entrant.bot for entrant in named)} takes a budget; "
            f"{_those_that_do()}."
        )
    entrants = tuple(
        Entrant(entrant.bot, budget)
        if entrant.budget is None and entrant.bot in BUDGETED
        else entrant
        for entrant in named
    )
    _check_different(entrants)
    if len(entrants) > MOST_ENTRANTS:
        raise PolisError(
            f"There are {len(entrants)} bots; at most {MOST_ENTRANTS} can be compared."
        )
    return entrants


def _those_that_do() -> str:
    """The part of an error that says what would be right."""
    return f"these do: {', '.join(BUDGETED)}"


def _check_different(entrants: tuple[Entrant, ...]) -> None:
    """Require different bots; a single bot may play against itself."""
    labels = [entrant.label for entrant in entrants]
    for label in labels:
        if labels.count(label) > 1:
            raise PolisError(
                f"'{label}' is named twice; name each bot once, or '{label}' alone to let it play "
                "against itself."
            )
