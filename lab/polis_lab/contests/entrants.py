"""The entrants of a contest: bots by name, each with its own budget and weights if it has them.

A bot from outside is named as `polis.bots.outside.naming` says.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Self

from polis.bots import Bot
from polis.bots.outside.naming import Outsider, outsider
from polis.core.contract.game import Rules
from polis.core.records.record import OUTSIDE
from polis.core.texts.errors import PolisError
from polis.games.bots import check_bot
from polis.games.levels import BUDGETED, GUIDED, is_searching
from polis.search.bots import Budget

MOST_ENTRANTS: Final = 12
LONGEST_NAME: Final = 80  # characters of a seat's name in a record
NO_SUCH_PATH: Final = "the path of a file with weights may contain neither a comma nor '@'"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its budget and weights.

    weights: the path of a file, as given; empty for its own; outside: what it is, if it is not one
    of Polis.
    """

    bot: str
    budget: Budget | None = None
    weights: str = ""
    outside: Outsider | None = None

    @property
    def label(self) -> str:
        """Its name everywhere, such as `adept`, `adept@0.5s`, `adept:settler` or `guided:FILE@100`; `read` parses it."""
        if self.outside is not None:
            return self.bot
        named = f"{self.bot}:{self.weights}" if self.weights else self.bot
        return named if self.budget is None else f"{named}@{self.budget}"

    @property
    def name(self) -> str:
        """The label for a record; of a long path the end alone."""
        if len(self.label) <= LONGEST_NAME:
            return self.label
        start = "…" if self.outside else f"{self.bot}:…"
        return start + self.label[len(start) - LONGEST_NAME :]

    @property
    def kind(self) -> str:
        """What a record says of its seat."""
        return OUTSIDE if self.outside is not None else self.bot

    def uses(self, budget: Budget) -> bool:
        """Whether it uses a budget; a bot from outside has a clock in place of a time."""
        if self.outside is not None:
            return budget.simulations is not None
        return is_searching(self.bot)

    @classmethod
    def read(cls, text: str, tables: Mapping[str, Outsider] | None = None) -> Self:
        """Parse a label; raises PolisError for an unknown bot, and for what it cannot use.

        tables: bots from outside that have a name.
        """
        found = outsider(text, tables)
        if found is not None:
            return cls(found.name, outside=found)
        named, at, budget = (part.strip() for part in text.partition("@"))
        bot, weights = named, ""
        if named.partition(":")[0].strip() == GUIDED:
            bot, colon, weights = (part.strip() for part in named.partition(":"))
            if colon and not (weights and weights.isprintable()):
                raise PolisError(f"'{text}' names no file; write its path after '{bot}:'.")
        check_bot(bot)
        if not at:
            return cls(bot, weights=weights)
        if not is_searching(bot):
            raise PolisError(f"The bot '{bot}' takes no budget; name it without '@{budget}'.")
        return cls(bot, _read_budget(budget, weights), weights)

    def new_bot(self, game: Rules) -> Bot:
        """Return a bot of Polis; raises PolisError if its weights are missing or do not fit."""
        if self.outside is not None:
            raise PolisError(
                f"'{self.label}' is a bot from outside; it plays in 'polis arena' and 'polis play', not here."
            )
        weights = Path(self.weights) if self.weights else None
        return game.spec.bots.new(game, self.bot, self.budget, weights=weights)


def read_entrants(
    text: str, budget: Budget | None = None, tables: Mapping[str, Outsider] | None = None
) -> tuple[Entrant, ...]:
    """Parse entrants from a text such as `random,greedy` or `adept@0.5s,adept@1s`.

    budget: for those that use one and have none of their own; tables: bots from outside that have a
    name. Raises PolisError.
    """
    named = _read_all(text, tables or {})
    if budget is not None and not any(entrant.uses(budget) for entrant in named):
        raise PolisError(
            f"None of {', '.join(entrant.bot for entrant in named)} takes a budget; "
            f"{_those_that_do()}."
        )
    entrants = tuple(
        replace(entrant, budget=budget)
        if budget is not None and entrant.budget is None and entrant.uses(budget)
        else entrant
        for entrant in named
    )
    _check_different(entrants)
    if len(entrants) > MOST_ENTRANTS:
        raise PolisError(
            f"There are {len(entrants)} bots; at most {MOST_ENTRANTS} can be compared."
        )
    return entrants


def files_of(entrants: Iterable[Entrant]) -> list[Path]:
    """Return the files with weights that entrants name, each once, in the order of their paths."""
    return [Path(weights) for weights in sorted({one.weights for one in entrants} - {""})]


def _read_all(text: str, tables: Mapping[str, Outsider]) -> list[Entrant]:
    """Parse entrants; raises PolisError, which tells of commas if a path comes before what is wrong."""
    named: list[Entrant] = []
    for word in text.split(","):
        try:
            named.append(Entrant.read(word, tables))
        except PolisError as error:
            if named and named[-1].weights:
                raise _with(error, NO_SUCH_PATH) from None
            raise
    return named


def _read_budget(text: str, weights: str) -> Budget:
    """Parse a budget; raises PolisError, which tells of '@' in a path if there is a path."""
    try:
        return Budget.read(text)
    except PolisError as error:
        if weights:
            raise _with(error, NO_SUCH_PATH) from None
        raise


def _with(error: PolisError, words: str) -> PolisError:
    """The error with more words in its sentence."""
    return PolisError(f"{str(error).removesuffix('.')}; {words}.")


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
