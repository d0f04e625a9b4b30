"""What chance decides in a deal, declared once: deals are drawn, checked and listed from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from polis.core.seeds import Streams
from polis.core.texts.errors import PolisError


@dataclass(frozen=True, slots=True)
class Draw:
    """A field of a deal that chance decides; draws are independent of each other.

    name: of the field, and with blanks that of its stream (docs/reference/randomness.md); outcomes:
    what it may be, each equally likely; is_order: it is not one of them but the order of them all, in
    which equal ones may be exchanged.
    """

    name: str
    outcomes: tuple[Any, ...]
    is_order: bool = False


def drawn(draws: Sequence[Draw], streams: Streams) -> dict[str, Any]:
    """Draw the fields of a deal."""
    return {one.name: _drawn(one, streams) for one in draws}


def _drawn(one: Draw, streams: Streams) -> Any:
    if not one.is_order:
        if len(one.outcomes) == 1:
            return one.outcomes[0]
        return one.outcomes[_stream(one, streams).below(len(one.outcomes))]
    return tuple(one.outcomes[i] for i in _stream(one, streams).shuffle(len(one.outcomes)))


def _stream(one: Draw, streams: Streams) -> Any:
    return streams.stream(one.name.replace("_", " "))


def check_deal(draws: Sequence[Draw], fields: Mapping[str, Any]) -> None:
    """Raise PolisError for a deal that chance cannot give. fields: of the deal, by name."""
    for one in draws:
        found = fields[one.name]
        if one.is_order and sorted(found) != sorted(one.outcomes):
            raise PolisError(
                f"'{one.name}' of a deal has each of its {len(one.outcomes)} cards or seats once, in any order."
            )
        if not one.is_order and found not in one.outcomes:
            known = ", ".join(map(str, one.outcomes))
            raise PolisError(f"'{one.name}' of a deal is one of {known}, not {found}.")
