"""ARK-1A  The first option of the MUST part: a card is played and its building laid."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.arkadia.model.actions import (
    BOARD_SQUARES,
    FAMILIES,
    LAY,
    ORIENTATIONS,
    PLAY,
    RECRUIT,
)
from polis.games.arkadia.model.bitboard import (
    ALL,
    ZERO,
    Board,
    add,
    append_squares,
    back,
    both,
    count,
    either,
    holds,
    is_any,
    load,
    shape_at,
    store,
    without,
)
from polis.games.arkadia.model.board import built, lot, touched
from polis.games.arkadia.model.events import BUILDING_LAID, CARD_PLAYED, NEUTRALS_TAKEN, Log, emit
from polis.games.arkadia.model.hands import discard_from_hand, find
from polis.games.arkadia.model.state import LAYING, NONE, RECRUITING, REFILL, State
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.reasons import (
    ALLOWED,
    CARD_FITS_NOWHERE,
    CARD_NOT_IN_HAND,
    COVERS_BUILDING,
    COVERS_LOT,
    COVERS_WORKER,
    FLIP_NOT_ALLOWED,
    OUTSIDE_BOARD,
    SAME_AS_OTHER_ORIENTATION,
    TOO_MANY_RECRUITS,
    TOUCHES_NOTHING,
)


@kernel
def why_not_play(s: State, t: Tables, kind: int) -> int:
    """ARK-1A.1, ARK-1A.2  The card is in the hand, and its building fits somewhere."""
    if find(s.hand[s.turn], s.hand_size[s.turn], kind) == NONE:
        return because(CARD_NOT_IN_HAND, kind, 0)
    if not fits_anywhere(s, t, kind // FAMILIES, load(s.free), touched(s)):
        return because(CARD_FITS_NOWHERE, kind, 0)
    return ALLOWED


@kernel
def legal_play(s: State, t: Tables, out: Any, n: int) -> int:
    """ARK-1A.1  Any card in hand whose building fits somewhere; equal cards once (ARK-R32)."""
    free = load(s.free)
    border = touched(s)
    last = NONE
    for slot in range(s.hand_size[s.turn]):
        kind = s.hand[s.turn, slot]
        if kind != last and fits_anywhere(s, t, kind // FAMILIES, free, border):
            out[n] = PLAY + kind
            n += 1
        last = kind
    return n


@kernel
def play_card(s: State, kind: int, log: Log) -> None:
    """ARK-1A.1  The card leaves the hand; everybody sees it."""
    discard_from_hand(s, s.turn, kind)
    s.card = kind
    s.phase = LAYING
    emit(log, CARD_PLAYED, s.turn, kind)


@kernel
def why_not_lay(s: State, t: Tables, orientation: int, square: int) -> int:
    """ARK-1A.2, ARK-1A.3, ARK-R3  Check one place, with the same boards as `fitting`."""
    form = s.card // FAMILIES
    if orientation >= orientations(s):
        return FLIP_NOT_ALLOWED
    if t.bits[form, orientation] == ZERO:
        return SAME_AS_OTHER_ORIENTATION
    if not holds(t.valid[form, orientation], square):
        return OUTSIDE_BOARD
    squares = shape_at(t.bits[form, orientation], square)
    if is_any(without(squares, load(s.free))):
        return what_is_covered(s, t, squares)
    return ALLOWED if is_any(both(squares, touched(s))) else TOUCHES_NOTHING


@kernel
def what_is_covered(s: State, t: Tables, squares: Board) -> int:
    """ARK-1A.3  What occupies squares of which some are not vacant."""
    if is_any(both(squares, lot(s, t))):
        return COVERS_LOT
    return COVERS_BUILDING if is_any(both(squares, built(s, t))) else COVERS_WORKER


@kernel
def legal_lay(s: State, t: Tables, out: Any, n: int) -> int:
    """ARK-1A.2, ARK-1A.3  Every orientation at every place that is vacant and touches something."""
    form = s.card // FAMILIES
    free = load(s.free)
    border = touched(s)
    for orientation in range(orientations(s)):
        if t.bits[form, orientation] != ZERO:
            places = fitting(t, form, orientation, free, border)
            n = append_squares(places, LAY + orientation * BOARD_SQUARES, out, n)
    return n


@kernel
def lay_building(s: State, t: Tables, orientation: int, square: int, log: Log) -> None:
    """ARK-1A.3, ARK-1A.4, ARK-1A.5, ARK-1A.6  Lay the building; the card is spent and replaced."""
    form = s.card // FAMILIES
    family = s.card % FAMILIES
    building = put_building(s, t, form, family, orientation, square)
    emit(log, BUILDING_LAID, s.turn, building, form, family, square)
    s.card = NONE
    s.phase = REFILL
    recruit_at(s, count(both(shape_at(t.bits[form, orientation], square), load(t.camps))), log)


@kernel
def recruit_at(s: State, camps: int, log: Log) -> None:
    """ARK-1A.4, ARK-R34  All available workers are taken, unless the option lets the seat choose."""
    if camps == 0:
        return
    if s.optional_neutrals != 0 and s.supply > 0:
        s.camps = camps
        s.phase = RECRUITING
    else:
        taken = min(camps, s.supply)
        take_neutral_workers(s, taken, camps - taken, log)


@kernel
def take_neutral_workers(s: State, taken: int, short: int, log: Log) -> None:
    """ARK-1A.4, ARK-R7  Neutral workers for the camps just covered; short: how many were lacking."""
    s.supply -= taken
    s.neutral[s.turn] += taken
    emit(log, NEUTRALS_TAKEN, s.turn, taken, short)


@kernel
def most_recruits(s: State) -> int:
    """ARK-1A.4, ARK-R7  One worker for each camp just covered, up to the number in supply."""
    return int(min(s.camps, s.supply))


@kernel
def why_not_recruit(s: State, taken: int) -> int:
    """ARK-R34  No more than camps were covered and workers are left."""
    most = most_recruits(s)
    return ALLOWED if taken <= most else because(TOO_MANY_RECRUITS, most, 0)


@kernel
def legal_recruit(s: State, out: Any, n: int) -> int:
    """ARK-R34  None, or any number up to all that are available."""
    for taken in range(most_recruits(s) + 1):
        out[n] = RECRUIT + taken
        n += 1
    return n


@kernel
def recruit(s: State, taken: int, log: Log) -> None:
    """ARK-R34  Take the chosen number of neutral workers; then the hand is refilled."""
    take_neutral_workers(s, taken, s.camps - most_recruits(s), log)
    s.camps = 0
    s.phase = REFILL


@kernel
def orientations(s: State) -> int:
    """ARK-R3  Four rotations; mirrored ones only with the option."""
    return ORIENTATIONS if s.flips != 0 else ORIENTATIONS // 2


@kernel
def fits_anywhere(s: State, t: Tables, form: int, free: Board, border: Board) -> bool:
    """Whether the form has a legal place in some orientation."""
    for orientation in range(orientations(s)):
        if t.bits[form, orientation] != ZERO and is_any(
            fitting(t, form, orientation, free, border)
        ):
            return True
    return False


@kernel
def fitting(t: Tables, form: int, orientation: int, free: Board, border: Board) -> Board:
    """First squares at which each cell is free (ARK-1A.3) and some cell is in `border` (ARK-1A.2).

    A square beside something is vacant itself, so `border` holds the vacant squares that share an
    edge with a building, the lot or a worker; touching corners do not count.
    """
    fit = both(load(t.valid[form, orientation]), free)
    touch = both(border, (ALL, ALL, ALL))
    for cell in range(1, t.cells[form]):
        steps = t.offset[form, orientation, cell]
        fit = both(fit, back(free, steps))
        touch = either(touch, back(border, steps))
    return both(fit, touch)


@kernel
def put_building(s: State, t: Tables, form: int, family: int, orientation: int, square: int) -> int:
    """ARK-1A.5  Put the building, with its family's seal, on the board; returns its number."""
    building = s.building_count
    s.building_count += 1
    s.tile_form[building] = form
    s.tile_family[building] = family
    s.tile_orientation[building] = orientation
    s.tile_square[building] = square
    s.open[s.open_count] = building
    s.open_count += 1
    add(s.sites, square)
    store(s.free, without(load(s.free), shape_at(t.bits[form, orientation], square)))
    return building
