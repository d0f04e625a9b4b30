"""Words for answers: names of things in a language, and lists of them."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from polis.core.contract.answers import listed
from polis.games.arkadia.model import SEAT_NAMES
from polis.games.arkadia.model.names import COLUMN_LETTERS, FAMILY_NAMES
from polis.games.arkadia.words.refusal import CATALOGUE

ANSWERS: Final = CATALOGUE.section("answer-")
sentence: Final = ANSWERS.text  # a sentence of an answer


def square(pair: Iterable[int]) -> str:
    """`f6` for [6, 6]: a row and a column, both from 1."""
    row, column = pair
    return f"{COLUMN_LETTERS[column - 1]}{row}"


@cache
def card(name: str, language: str) -> str:
    """A card such as `mill red` in words."""
    form, family = name.split(" ")
    return CATALOGUE.text("card-name", language, form=form, family=family)


def cards(names: Iterable[str | None], language: str) -> str:
    """Cards in words; unknown ones come last, as a number."""
    found = list(names)
    known = [card(name, language) for name in found if name is not None]
    unknown = len(found) - len(known)
    hidden = [sentence("hidden-cards", language, count=unknown)] if unknown else []
    return listed([*known, *hidden], language)


@cache
def family(name: str, language: str) -> str:
    """The colour of a family in words."""
    return CATALOGUE.text("family-name", language, family=name)


def counted(counts: Mapping[str, int] | None, language: str) -> str:
    """`red 2, olive 0 ...`: a number for each family, or a word if hidden."""
    if counts is None:
        return sentence("hidden", language)
    return ", ".join(f"{family(name, language)} {counts[name]}" for name in FAMILY_NAMES)


def number(count: int | None, language: str) -> str:
    """A number, or a word if it is hidden."""
    return sentence("hidden", language) if count is None else str(count)


@cache
def seat_name(seat: int, language: str) -> str:
    """The name of a seat."""
    return CATALOGUE.text("seat-name", language, seat=SEAT_NAMES[seat])


def owner(of: Any, language: str) -> str:
    """Whose worker it is."""
    return sentence("neutral", language) if of == "neutral" else seat_name(of, language)
