"""Why an action is not allowed: the clause that forbids it and a message to say so.

`refusal` is None exactly for the legal actions; a test compares it with the compiled rules.
"""

from collections.abc import Callable
from typing import Any, Final

from polis.core.bits import COLUMNS, ROWS
from polis.core.game import Refusal
from polis.games.arkadia.actions import FAMILIES, LOT, PILE, Action
from polis.games.arkadia.as_python import building_squares, lot_squares, plain, worker_owners
from polis.games.arkadia.names import FAMILY_NAMES, card_name, square_name
from polis.games.arkadia.state import NONE, ON_LOT, PHASES
from polis.games.arkadia.tables import distinct_orientations, oriented

# In which phase a verb is asked for.
PHASE_OF: Final = {
    "play": "must",
    "site": "must",
    "pass": "must",
    "lay": "lay",
    "draw": "draw",
    "own": "worker",
    "neutral": "worker",
    "done": "worker",
    "castle": "castle",
    "banner": "banner",
    "end": "banner",
    "cash": "cash",
}
CLAUSE_OF_PHASE: Final = {
    "must": "ARK-T.1",
    "lay": "ARK-1A.1",
    "draw": "ARK-1A.6",
    "worker": "ARK-1B.2",
    "castle": "ARK-K.1",
    "banner": "ARK-2.1",
    "cash": "ARK-2.3",
}


class Position:
    """A plain state with what a reason needs of the board."""

    def __init__(self, state: Any, box: Any, tables: Any) -> None:
        """Collect what stands on which square."""
        self.p = plain(state)
        self.box = box
        self.lot = set(lot_squares(self.p))
        self.tiles = {
            square: b
            for b, squares in enumerate(building_squares(self.p, tables))
            for square in squares
        }
        self.workers = worker_owners(self.p)

    @property
    def hand(self) -> list[int]:
        """The kinds in the hand of the seat on turn."""
        row: list[int] = self.p.hand[self.p.turn]
        return row[: self.p.hand_size[self.p.turn]]

    def is_vacant(self, square: int) -> bool:
        """Whether nothing is on the square."""
        return not (square in self.lot or square in self.tiles or square in self.workers)

    def vacant_beside(self, squares: set[int]) -> set[int]:
        """Vacant squares beside any of the squares."""
        return {n for square in squares for n in neighbours(square) if self.is_vacant(n)}

    def site_squares(self, site: int) -> set[int]:
        """The squares of a building, or of the lot for ON_LOT."""
        if site == ON_LOT:
            return self.lot
        return {square for square, b in self.tiles.items() if b == site}

    def has_worker(self) -> bool:
        """Whether the seat on turn has a worker of any kind."""
        return bool(self.p.own[self.p.turn] + self.p.neutral[self.p.turn])


def neighbours(square: int) -> list[int]:
    """The two to four squares that share an edge with a square."""
    row, column = divmod(square, COLUMNS)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * COLUMNS + c for r, c in near if 0 <= r < ROWS and 0 <= c < COLUMNS]


def refusal(state: Any, box: Any, tables: Any, action: Action) -> Refusal | None:
    """Why the action is not allowed in the state; None if it is."""
    at = Position(state, box, tables)
    phase = PHASES[at.p.phase]
    if phase == "over":
        return Refusal("ARK-E.4", "why-game-over")
    if action.verb == "banner" and not at.p.banners[at.p.turn]:
        return Refusal("ARK-2.1", "why-banner-none-left")
    if PHASE_OF[action.verb] != phase:
        return Refusal(CLAUSE_OF_PHASE[phase], "why-not-this-phase", {"phase": phase})
    return _REASONS[action.verb](at, *action.parts)


def _why_not_play(at: Position, kind: int) -> Refusal | None:
    if kind not in at.hand:
        return Refusal("ARK-1A.1", "why-card-not-in-hand", {"card": card_name(kind)})
    if not fits_anywhere(at, kind):
        return Refusal("ARK-1A.2", "why-card-fits-nowhere", {"card": card_name(kind)})
    return None


def fits_anywhere(at: Position, kind: int) -> bool:
    """Whether the card's building has a legal place."""
    form = at.box.forms[kind // FAMILIES]
    return any(
        _why_not_there(at, cells, square) is None
        for orientation, cells in distinct_orientations(form.squares).items()
        if orientation < 4 or at.p.flips
        for square in range(ROWS * COLUMNS)
    )


def _why_not_lay(at: Position, orientation: int, square: int) -> Refusal | None:
    form = at.box.forms[at.p.card // FAMILIES]
    if orientation >= 4 and not at.p.flips:
        return Refusal("ARK-R3", "why-flip-not-allowed")
    if orientation not in distinct_orientations(form.squares):
        return Refusal("ARK-R3", "why-same-as-other-orientation")
    return _why_not_there(at, oriented(form.squares, orientation), square)


def _why_not_there(at: Position, cells: tuple[tuple[int, int], ...], first: int) -> Refusal | None:
    """Why a form with these cells may not have its first square there."""
    row, column = divmod(first, COLUMNS)
    places = [(row + r, column + c) for r, c in cells]
    if not all(0 <= r < ROWS and 0 <= c < COLUMNS for r, c in places):
        return Refusal("ARK-1A.3", "why-outside-board")
    squares = {r * COLUMNS + c for r, c in places}
    if squares & at.lot:
        return Refusal("ARK-1A.3", "why-covers-lot")
    if squares & at.tiles.keys():
        return Refusal("ARK-1A.3", "why-covers-building")
    if squares & at.workers.keys():
        return Refusal("ARK-1A.3", "why-covers-worker")
    if all(at.is_vacant(n) for square in squares for n in neighbours(square)):
        return Refusal("ARK-1A.2", "why-touches-nothing")
    return None


def _why_not_site(at: Position, square: int) -> Refusal | None:
    if not at.has_worker():
        return Refusal("ARK-1B.2", "why-no-worker-left")
    if square == LOT:
        return _why_not_lot(at)
    building = at.tiles.get(square, NONE)
    if building == NONE or at.p.tile_square[building] != square:
        return _no_name(at, square, building)
    if building not in at.p.open[: at.p.open_count]:
        return Refusal("ARK-R33", "why-building-completed")
    return None


def _no_name(at: Position, square: int, building: int) -> Refusal:
    """A site is called by its first square only; whoever names another one is told which."""
    if square in at.lot:
        return Refusal("ARK-1B.1", "why-called-otherwise", {"name": "lot"})
    if building == NONE:
        return Refusal("ARK-1B.1", "why-no-building-there", {"square": square_name(square)})
    name = square_name(at.p.tile_square[building])
    return Refusal("ARK-1B.1", "why-called-otherwise", {"name": name})


def _why_not_lot(at: Position) -> Refusal | None:
    if not at.p.lot_workers:
        return Refusal("ARK-R6", "why-lot-not-allowed")
    if not at.vacant_beside(at.lot):
        return Refusal("ARK-1B.2", "why-no-vacant-square")
    return None


def _why_not_pass(at: Position) -> Refusal | None:
    sites = [*at.p.tile_square[: at.p.building_count], LOT]
    if any(_why_not_play(at, kind) is None for kind in at.hand) or any(
        _why_not_site(at, square) is None for square in sites
    ):
        return Refusal("ARK-R27", "why-pass-not-forced")
    return None


def _why_not_own(at: Position, square: int) -> Refusal | None:
    if not at.p.own[at.p.turn]:
        return Refusal("ARK-1B.2", "why-no-own-worker")
    return _why_not_stand(at, square)


def _why_not_neutral(at: Position, square: int) -> Refusal | None:
    if not at.p.neutral[at.p.turn]:
        return Refusal("ARK-1B.2", "why-no-neutral-worker")
    return _why_not_stand(at, square)


def _why_not_stand(at: Position, square: int) -> Refusal | None:
    """Why no worker may be introduced on the square."""
    args = {"square": square_name(square)}
    if not at.is_vacant(square):
        return Refusal("ARK-1B.2", "why-square-occupied", args)
    if square not in at.vacant_beside(at.site_squares(at.p.site)):
        return Refusal("ARK-1B.3", "why-not-beside-site", args)
    if square <= at.p.last_square:
        return Refusal("ARK-1B.2", "why-later-square-first", args)
    return None


def _why_not_done(at: Position) -> Refusal | None:
    return None if at.p.placed else Refusal("ARK-1B.2", "why-at-least-one-worker")


def _why_not_draw(at: Position, kind: int) -> Refusal | None:
    if kind == PILE:
        return None if at.p.pile_size else Refusal("ARK-R26", "why-pile-empty")
    if kind not in at.p.display:
        return Refusal("ARK-1A.6", "why-not-on-display", {"card": card_name(kind)})
    return None


def _why_not_castle(at: Position, family: int, square: int) -> Refusal | None:
    if not at.p.pools[at.p.floor][family]:
        args = {"family": FAMILY_NAMES[family], "floor": at.p.floor + 1}
        return Refusal("ARK-K.2", "why-family-not-in-pool", args)
    if at.p.height[square] != at.p.floor:
        return Refusal("ARK-K.2", "why-castle-square-taken", {"square": square + 1})
    return None


def _why_not_cash(at: Position, family: int, count: int) -> Refusal | None:
    asked = at.p.family
    if family != asked:
        return Refusal("ARK-2.3", "why-other-family-first", {"family": FAMILY_NAMES[asked]})
    if count > at.p.seals[at.p.turn][family]:
        args = {"family": FAMILY_NAMES[family], "count": at.p.seals[at.p.turn][family]}
        return Refusal("ARK-2.3", "why-not-enough-seals", args)
    return None


def _always(_at: Position) -> Refusal | None:
    return None


_REASONS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "play": _why_not_play,
    "site": _why_not_site,
    "pass": _why_not_pass,
    "lay": _why_not_lay,
    "own": _why_not_own,
    "neutral": _why_not_neutral,
    "done": _why_not_done,
    "draw": _why_not_draw,
    "castle": _why_not_castle,
    "banner": _always,  # asked for only while a banner is left (ARK-2.1)
    "end": _always,
    "cash": _why_not_cash,
}
