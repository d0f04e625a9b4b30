"""Positions made by hand: a drawing of the board, and by name whatever lies beside it.

    at = position(
        '''
           a b c d
        1  A A y .
        2  n n . .
        ''',
        buildings={"A": "house red"},
        own=1,
    )
    at.do("site a1", "own c2")

The first line of a drawing names the columns, each other line begins with its row; rows and columns
that are left out are vacant. Signs: `A` to `Z` a square of that building, `y o g v` a worker of yellow,
orange, green, violet, `n` a neutral worker, `.` vacant, `^` a vacant camp, `#` the lot.

A position begins with `Game.set_up`; then the fields of the record are written. No rule is
decided here: which buildings are completed is said by the test, and castle pieces are placed by
the engine itself.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, cast

from polis.games import load
from polis.games.arkadia.model.bitboard import add, remove
from polis.games.arkadia.model.names import (
    FAMILY_NAMES,
    FORM_NAMES,
    SEAT_NAMES,
    read_square,
    square_name,
)
from polis.games.arkadia.model.options import Deal, chosen_lot, deck_of
from polis.games.arkadia.model.state import BUILDING, DISPLAY, HAND, LAYOUT, MUST, NEUTRAL, NONE
from polis.games.arkadia.model.tables import orientation_of
from polis.games.arkadia.seen.to_json import lot_squares
from tests.games.arkadia.reference.invariants import (
    check_completed,
    check_forms,
    check_lot,
    check_squares,
)
from tests.games.arkadia.reference.loaded import box_from
from tests.games.table import PlayedTable, by_seat

LOT = "g5 lying"
WORKERS = {"y": 0, "o": 1, "g": 2, "v": 3, "n": NEUTRAL}
FAMILY_LETTERS = "robs"
NO_SEALS = dict.fromkeys(FAMILY_NAMES, 0)

Counts = Mapping[str, int]


class Table(PlayedTable):
    """A game of Arkadia at some position."""

    def write(self, **fields: object) -> None:
        """Write fields of the record that have no keyword of their own in `position`."""
        for name, value in fields.items():
            self.state[name] = value

    @property
    def values(self) -> dict[str, int]:
        """What a seal of each family is worth."""
        return cast("dict[str, int]", self.named["castle"]["values"])

    @property
    def workers(self) -> dict[str, str]:
        """Who stands on each square that has a worker."""
        squares = {f"{'abcdefghijklmnop'[w['square'][1] - 1]}{w['square'][0]}": w["owner"]
                   for w in self.named["workers"]}  # fmt: skip
        return {s: o if o == "neutral" else SEAT_NAMES[o] for s, o in squares.items()}

    def of(self, seat: str, field: str) -> Any:
        """A seat's entry of a named field that has one for each seat, e.g. `gold`."""
        return self.named[field][SEAT_NAMES.index(seat)]

    def seals(self, seat: str) -> dict[str, int]:
        """The seals a seat has, families of which it has none left out."""
        return {family: n for family, n in self.of(seat, "seals").items() if n}

    def completed(self) -> list[int]:
        """The numbers of the completed buildings."""
        return [b["number"] for b in self.named["buildings"] if b["completed"]]


@cache
def original() -> Any:
    """The game with the original box; it has no memory, so one is enough for all tests."""
    return load("arkadia")


def position(
    drawing: str = "",
    *,
    seats: int = 2,
    turn: str = "yellow",
    buildings: Mapping[str, str] | None = None,
    completed: str = "",
    castle: Sequence[str] = (),
    hands: Mapping[str, str] | str | None = None,
    display: str | None = None,
    pile: str | None = None,
    own: Counts | int | None = None,
    neutral: Counts | int | None = None,
    banners: Counts | int | None = None,
    gold: Counts | int | None = None,
    seals: Mapping[str, Counts] | None = None,
    supply: int | None = None,
    options: Mapping[str, object] | None = None,
    game: Any = None,
) -> Table:
    """A position at the beginning of a seat's turn; a wish that names no seat is for this one.

    buildings: card of each letter of the drawing, numbered in the order of the letters;
    completed: the letters of buildings whose seal is gone; castle: the floors from the lowest
    up, ten letters `r o b s` or `.` each (blanks do not count); hands, display, pile: cards
    such as `mill red, house olive`, `-` for an empty place, the next card of the pile first;
    other cards are dealt in the order of their kinds. own, neutral, banners, gold, seals: by
    seat; supply: neutral workers that nobody has. Raises ValueError for what cannot be.
    """
    game = game or original()
    at = _begun(game, seats, turn, dict(options or {}))
    marks = _marks(drawing)
    cards = {letter: _kind(card) for letter, card in (buildings or {}).items()}
    _build_castle(at, castle)
    _put_buildings(at, marks, cards, completed)
    _put_workers(at, marks)
    _check_other_marks(at, marks)
    _deal(at, list(cards.values()), by_seat(hands, turn), display, pile)
    for field, counts in (("own", own), ("neutral", neutral), ("banners", banners), ("gold", gold)):
        for seat, count in by_seat(counts, turn).items():
            at.state[field][0, SEAT_NAMES.index(seat)] = count
    for seat, each in (seals or {}).items():
        for family, count in each.items():
            at.state["seals"][0, SEAT_NAMES.index(seat), FAMILY_NAMES.index(family)] = count
    if supply is not None:
        at.state["supply"] = supply
    _check(at)
    return at


def cards(text: str) -> list[str]:
    """The names in a list such as `mill red, -`."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _begun(game: Any, seats: int, turn: str, wishes: dict[str, object]) -> Table:
    """A game just set up, with the lot in its usual place and this seat to begin."""
    if wishes.get("setup") != "first-game":
        wishes.setdefault("lot", LOT)
    options = game.new_options(wishes)
    is_free = options.setup == "free"
    lot = chosen_lot(game.box, options.lot) if is_free else game.box.first_lot
    drawn = Deal(SEAT_NAMES.index(turn), lot, tuple(deck_of(game.box, options)))
    return Table(game, game.set_up(options, seats, drawn)[0])


def _marks(drawing: str) -> dict[int, str]:
    """The sign drawn on each square that is drawn, in reading order."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    marks: dict[int, str] = {}
    for line in lines[1:]:
        row, *signs = line
        if len(signs) > len(lines[0]):
            raise ValueError(f"row {row} of the drawing has more signs than columns")
        for column, sign in zip(lines[0], signs, strict=False):
            square = read_square(f"{column}{row}")
            if square is None or square in marks:
                raise ValueError(f"{column}{row} is no square or is drawn twice")
            marks[square] = sign
    return marks


def _kind(card: str) -> int:
    """The number of a card's kind."""
    form, family = card.split()
    return FORM_NAMES.index(form) * len(FAMILY_NAMES) + FAMILY_NAMES.index(family)


def _build_castle(at: Table, floors: Sequence[str]) -> None:
    """Let the engine place the pieces, floor by floor, as if that many buildings were completed."""
    pieces = [
        f"castle {FAMILY_NAMES[FAMILY_LETTERS.index(letter)]} {square}"
        for floor in floors
        for square, letter in enumerate(floor.replace(" ", ""), start=1)
        if letter != "."
    ]
    if pieces:
        at.write(phase=BUILDING, due=len(pieces))
        at.do(*pieces)
        at.write(phase=MUST, ply=0)


def _put_buildings(
    at: Table, marks: Mapping[int, str], kinds: Mapping[str, int], completed: str
) -> None:
    """Write the drawn buildings into the record, in the order of their letters."""
    drawn = {sign for sign in marks.values() if sign.isupper()}
    if drawn != set(kinds):
        raise ValueError(f"drawn are the buildings {sorted(drawn)}, named are {sorted(kinds)}")
    s = at.state[0]
    for letter in sorted(drawn):
        squares = [square for square, sign in marks.items() if sign == letter]
        form, family = divmod(kinds[letter], len(FAMILY_NAMES))
        number = int(s.building_count)
        s.tile_form[number], s.tile_family[number] = form, family
        s.tile_square[number] = min(squares)
        s.tile_orientation[number] = orientation_of(at.game.box.forms[form].squares, squares)
        if s.tile_orientation[number] == NONE:
            raise ValueError(f"the squares drawn as {letter} are no {FORM_NAMES[form]}")
        s.building_count = number + 1
        if letter not in completed:
            s.open[s.open_count] = number
            s.open_count += 1
            add(s.sites, min(squares))
        for square in squares:
            remove(s.free, square)


def _put_workers(at: Table, marks: Mapping[int, str]) -> None:
    """Write the drawn workers into the record; the supply gives the neutral ones."""
    for square, sign in marks.items():
        if sign in WORKERS:
            add(at.state["workers"][0, WORKERS[sign]], square)
            remove(at.state["free"][0], square)
            at.state["supply"][0] -= sign == "n"


def _check_other_marks(at: Table, marks: Mapping[int, str]) -> None:
    """Camps and lot may be drawn for the reader; then they must match the drawing."""
    truth = {"^": at.game.box.camps, "#": lot_squares(LAYOUT.plain(at.state))}
    for square, sign in marks.items():
        if sign in truth and square not in truth[sign]:
            raise ValueError(f"{square_name(square)} is no '{sign}'")
        if sign not in truth and sign not in WORKERS and sign != "." and not sign.isupper():
            raise ValueError(f"'{sign}' is no sign of a drawing")


def _deal(
    at: Table,
    laid: Iterable[int],
    hands: Mapping[str, str],
    display: str | None,
    pile: str | None,
) -> None:
    """Write cards into hands, display and pile; no card is used more often than it exists."""
    s = at.state[0]
    first = [k for b in at.game.box.first_buildings for k in [b.form * 4 + b.family]]
    given = [name for text in (*hands.values(), display or "", pile or "") for name in cards(text)]
    left = Counter(dict(enumerate(at.game.box.cards)))
    left.subtract(laid)
    left.subtract(first if s.first_game else [])
    left.subtract(_kind(name) for name in given if name != "-")
    if min(left.values()) < 0:
        raise ValueError(f"there are not so many cards {[k for k, n in left.items() if n < 0]}")
    rest = [kind for kind, n in sorted(left.items()) for _ in range(n)]
    for seat in range(int(s.seats)):
        kinds = _named_or_next(hands.get(SEAT_NAMES[seat]), rest, HAND)
        s.hand[seat] = [*sorted(kinds), *[NONE] * (HAND - len(kinds))]
        s.hand_size[seat] = len(kinds)
    shown = _named_or_next(display, rest, DISPLAY)
    s.display[:] = [*shown, *[NONE] * (DISPLAY - len(shown))]
    stack = _named_or_next(pile, rest, len(rest))[::-1]
    s.pile_size = len(stack)
    s.pile[:] = NONE
    s.pile[: len(stack)] = stack


def _named_or_next(text: str | None, rest: list[int], count: int) -> list[int]:
    """The kinds named in a text, or otherwise the next of the rest."""
    if text is not None:
        return [NONE if name == "-" else _kind(name) for name in cards(text)]
    taken = rest[:count]
    del rest[:count]
    return taken


def _check(at: Table) -> None:
    """A position that contradicts itself proves nothing."""
    box = box_from(at.game.box)
    for check in (check_squares, check_forms, check_lot, check_completed):
        check(at.named, box)
