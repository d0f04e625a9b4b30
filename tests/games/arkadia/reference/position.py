"""What lies on the table: buildings, workers, castle, seats, cards, and simple questions."""

from dataclasses import dataclass, field
from typing import Literal

from tests.games.arkadia.reference.box import FAMILIES, Box, Square
from tests.games.arkadia.reference.shapes import beside, board_squares, square_text

Owner = int | Literal["neutral"]
Site = int | Literal["lot"]


def no_seals() -> dict[str, int]:
    """A count of zero for each family."""
    return dict.fromkeys(FAMILIES, 0)


@dataclass
class Building:
    """A building on the board; as long as it is not completed a seal lies on it."""

    form: str
    family: str
    squares: frozenset[Square]
    completed: bool = False


@dataclass
class Seat:
    """What one seat has in its hand and behind its screen."""

    hand: list[str]
    own: int
    neutral: int
    banners: int
    seals: dict[str, int] = field(default_factory=no_seals)
    gold: int = 0


@dataclass
class Castle:
    """The ten stacks on the lot, each from the bottom up, and the pieces left in the pools."""

    printed: list[str | None]
    pools: list[dict[str, int]]
    stacks: list[list[str]]

    def heights(self) -> list[int]:
        """The number of pieces on each square."""
        return [len(stack) for stack in self.stacks]

    def floor(self) -> int:
        """The open floor, 1 to 3: the lowest one that still has a square to fill."""
        return min(min(self.heights()) + 1, 3)

    def tops(self) -> list[str | None]:
        """What is seen from above on each square."""
        return [
            stack[-1] if stack else p for stack, p in zip(self.stacks, self.printed, strict=True)
        ]

    def values(self) -> dict[str, int]:
        """The gold one seal of each family is worth now."""
        return {family: self.tops().count(family) for family in FAMILIES}

    def pool(self) -> dict[str, int]:
        """The pieces left for the open floor."""
        return self.pools[self.floor() - 1]


@dataclass
class Decision:
    """What has been decided so far in the running turn."""

    card: str | None = None
    site: Site | None = None
    workers_placed: int = 0
    last_square: Square | None = None
    due: int = 0
    family: str | None = None
    camps: int = 0


@dataclass
class LastRound:
    """The seat that began the end of the game, and the turns left after its own."""

    triggered_by: int
    turns_left: int
    in_trigger_turn: bool = True


@dataclass
class Table:
    """Everything on and beside the board."""

    box: Box
    lot: frozenset[Square]
    buildings: list[Building]
    workers: dict[Square, Owner]
    castle: Castle
    seats: list[Seat]
    display: list[str | None]
    pile: list[str]
    discards: list[str]
    supply: int

    def occupied(self) -> set[Square]:
        """The squares under the lot, a building or a worker."""
        built = set().union(*(building.squares for building in self.buildings))
        return set(self.lot) | built | set(self.workers)

    def vacant(self) -> set[Square]:
        """The squares of the board with nothing on them; camps count as nothing."""
        return board_squares(self.box) - self.occupied()

    def site_squares(self, site: Site) -> frozenset[Square]:
        """The squares of a building, by its number from 1, or of the lot."""
        return self.lot if site == "lot" else self.buildings[site - 1].squares

    def site_text(self, site: Site) -> str:
        """The text that chooses a building, by its first square, or the lot."""
        if site == "lot":
            return "site lot"
        return f"site {square_text(min(self.site_squares(site)))}"

    def vacant_beside(self, site: Site) -> set[Square]:
        """The squares beside a building or the lot on which a worker could be placed."""
        return beside(self.site_squares(site)) & self.vacant()

    def is_enclosed(self, building: Building) -> bool:
        """Whether no square beside the building is vacant; the board's edge encloses."""
        return not beside(building.squares) & self.vacant()
