"""Words for answers: names and amounts in a language, and lists of them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from polis.core.contract.answers import listed
from polis.games.archon.box.effects import GOODS
from polis.games.archon.model.names import SEAT_NAMES
from polis.games.archon.words.effects import Voice
from polis.games.archon.words.refusal import CATALOGUE

ANSWERS: Final = CATALOGUE.section("answer-")
sentence: Final = ANSWERS.text  # a sentence of an answer


@cache
def goods(name: str, language: str) -> str:
    """The name of a good; for cubes of choice, what may be chosen."""
    if name.endswith("resources"):
        return sentence("goods", language, goods=name)
    return CATALOGUE.text("goods-name", language, goods=name)


def amounts(
    held: Mapping[str, int | None] | Sequence[int], language: str, joint: str = ", "
) -> str:
    """`Gold 2, Recruits 1`: the amount of each good, without zeros."""
    pairs = held.items() if isinstance(held, Mapping) else zip(GOODS, held, strict=False)
    found = joint.join(f"{goods(name, language)} {n}" for name, n in pairs if n)
    return found or listed((), language)


def cards(counts: Mapping[str, int] | None, language: str) -> str:
    """`Courtier 3, Cleric 1`, or a word if they are hidden."""
    if counts is None:
        return sentence("hidden", language)
    found = (f"{card(kind, language)} {count}" for kind, count in counts.items() if count)
    return listed(found, language)


@cache
def card(kind: str, language: str) -> str:
    """The name of a kind of card."""
    return CATALOGUE.text("card-name", language, card=kind)


@cache
def seat_name(seat: int, language: str) -> str:
    """The name of a seat."""
    return CATALOGUE.text("seat-name", language, seat=SEAT_NAMES[seat])


def seat_names(seats: Iterable[int], language: str) -> str:
    """The names of seats."""
    return listed((seat_name(seat, language) for seat in seats), language)


@cache
def place(name: str, language: str) -> str:
    """The name of a location."""
    return CATALOGUE.text("location-name", language, location=name)


@cache
def tile(name: str, language: str) -> str:
    """The name of a building tile."""
    return CATALOGUE.text("tile-name", language, tile=name)


def by_seat(points: Sequence[int], language: str) -> str:
    """`Unicorn 6, Dragon 4`: a number for each seat."""
    return ", ".join(f"{seat_name(seat, language)} {n}" for seat, n in enumerate(points))


EAR: Final = Voice(sentence, amounts, place, card, ", ")
