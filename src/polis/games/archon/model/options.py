"""What is decided before the first turn: the options of a table, and what is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from polis.core.contract.draws import Draw
from polis.core.contract.options import Options as AnyOptions
from polis.core.contract.options import option, option_specs, read_options

if TYPE_CHECKING:
    from polis.games.archon.box.box import Box


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """What the players agree on before the first turn; the component file is chosen separately.

    season_reset: warriors, arts and science are returned at a new season (ARC-7.2.2, ARC-R3);
    divide_first: the cards for the next round are divided before an attack (ARC-R42).
    """

    season_reset: bool = option(True, "ARC-R3")
    divide_first: bool = option(False, "ARC-R42", is_later=True)


SPECS: Final = option_specs(Options)


def new_options(mapping: Mapping[str, object]) -> Options:
    """Return options by name, defaults for missing ones; raises InvalidOptions."""
    return read_options(Options, mapping, "archon")


@dataclass(frozen=True, slots=True)
class Deal:
    """The seats in player order, and the cards of four decks in drawing order, from 0."""

    order: tuple[int, ...]
    grants: tuple[int, ...]
    provinces: tuple[int, ...]
    attacks: tuple[int, ...]
    favors: tuple[int, ...]


def draws_of(box: "Box", seats: int) -> tuple[Draw, ...]:
    """Everything that chance decides."""
    return tuple(
        Draw(name, tuple(range(size)), is_order=True)
        for name, size in (
            ("order", seats),
            ("grants", len(box.grants)),
            ("provinces", len(box.provinces)),
            ("attacks", len(box.attack_cards)),
            ("favors", len(box.favors)),
        )
    )
