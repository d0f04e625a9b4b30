"""What a seat could do at each location, and what the next scoring would pay in this position.

A view carries it within `derived` (docs/specs/archon.md): how often an exchange could be made,
which tiles and magisters are affordable, what keeps the seat out of a location, the points of the
King's Grant with up to two more pieces, and against how many attack cards the wall would hold. The
rules themselves compute all of it, only from what the viewer may see.
"""

from typing import Any, Final

import numpy as np

from polis.core.contract.excerpt import Excerpt
from polis.core.kernels.kernel import kernel
from polis.core.kernels.layout import Layout
from polis.core.kernels.legality import reason_of
from polis.games.archon.box.effects import EXCHANGE, HELD
from polis.games.archon.box.effects import SCORING as WHEN_SCORING
from polis.games.archon.model.actions import PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.events import Log, new_log
from polis.games.archon.model.names import CATEGORIES, GOODS, LOCATIONS, MAGISTERS, PALACE, TILES
from polis.games.archon.model.state import (
    AGAIN,
    BUYING_TILE,
    GOLD,
    HIRING,
    NONE,
    PLACING,
    SCIENCE,
    SEATS,
    WARRIORS,
    State,
)
from polis.games.archon.model.tables import ACTION, GAINS, PAYS, TIMES, Tables
from polis.games.archon.rules import reasons
from polis.games.archon.rules.city.possible import (
    can_build_one,
    can_gain,
    can_hire_one,
    can_pay,
    vacant_space,
    why_not_hire,
)
from polis.games.archon.rules.city.prices import cubes_saved, season_of
from polis.games.archon.rules.city.slots import is_occupied, is_open, is_taxed_by, why_not_enter
from polis.games.archon.rules.reasons import ALLOWED
from polis.games.archon.rules.season import CATEGORIES as ROWS
from polis.games.archon.rules.season import score_rank, score_tiles
from polis.games.archon.seen.as_python import LAYOUT

BUILDERS_GUILD: Final = 6
GUILD_HALL: Final = 4
MAGISTER_COUNT: Final = len(MAGISTERS)
EXTRA: Final = 3  # with no more pieces, with one, with two

# Indices of the answers: times and reasons by location, tiles, magisters, points.
TIMES_AT: Final = 0
REASON_AT: Final = PLACES_OF_CITY
TILE_AT: Final = REASON_AT + PLACES_OF_CITY
MAGISTER_AT: Final = TILE_AT + TILE_COUNT
RANKS_AT: Final = MAGISTER_AT + MAGISTER_COUNT
TILE_POINTS_AT: Final = RANKS_AT + ROWS * SEATS
MORE_AT: Final = TILE_POINTS_AT + SEATS
ANSWERS: Final = MORE_AT + ROWS * EXTRA

# The same as a record.
ASKED: Final = Layout(
    np.dtype(
        [
            ("times", "<i8", (PLACES_OF_CITY,)),
            ("reasons", "<i8", (PLACES_OF_CITY,)),
            ("tiles", "<i8", (TILE_COUNT,)),
            ("magisters", "<i8", (MAGISTER_COUNT,)),
            ("ranks", "<i8", (ROWS, SEATS)),
            ("tile_points", "<i8", (SEATS,)),
            ("more", "<i8", (ROWS, EXTRA)),
        ]
    )
)
UNHEARD: Final = new_log(0)  # never written to

# Why a location is closed, in one short word for the sign of a location.
WHY_CLOSED: Final = {
    reasons.SLOT_OCCUPIED: "full",
    reasons.SLOT_COVERED: "full",
    reasons.TWO_CARDS_NEEDED: "cards",
    reasons.PRICE_NOT_PAYABLE: "price",
    reasons.TAX_NOT_PAYABLE: "tax",
    reasons.TAX_LEAVES_TOO_LITTLE: "tax",
    reasons.REPOSITORY_EMPTY: "empty",
    reasons.SUPPLY_EMPTY: "empty",
    reasons.WALL_FULL: "wall",
    reasons.NO_WARRIOR_LEFT: "warriors",
    reasons.ONE_MAGISTER_A_TURN: "magister",
    reasons.NO_COURTIER_LEFT: "courtier",
}


def prospects(state: Any, record: bytes, tables: Any, seat: int | None) -> dict[str, Any]:
    """Return what a seat (None: the seat to act) could do now and would score, JSON ready.

    state: an observation or a whole state; record: its bytes. Why a location is closed depends on
    the cards in hand, so only the seat to act is told.
    """
    turn = int(state["turn"][0])
    answers = np.zeros(ANSWERS, np.int64)
    # Scoring happens on the copy; the state is not modified.
    ask_prospects(state, state.copy(), tables, turn if seat is None else seat, UNHEARD, answers)
    asked = answers.tobytes()
    return {
        **EXCHANGES.of(asked, tables),
        **CLOSED.of(asked, tables, seat == turn),
        **PAYABLE.of(asked, tables),
        **SCORING.of(asked, tables, int(state["seats"][0])),
        **ATTACK.of(record, tables),
    }


def _times(p: Any, _tables: Any) -> dict[str, Any]:
    times = zip(LOCATIONS, p.times, strict=True)
    return {"times": {name: count for name, count in times if count}}


def _closed(p: Any, _tables: Any, is_told: bool) -> dict[str, Any]:
    """For each location that cannot be entered: the reason, and the goods that are lacking."""
    closed: dict[str, dict[str, str]] = {}
    if not is_told:
        return {"closed": closed}
    for name, answer in zip(LOCATIONS, p.reasons, strict=True):
        reason, (goods, _) = reason_of(answer)
        if reason == ALLOWED:
            continue
        closed[name] = {"why": WHY_CLOSED.get(reason, "nothing")}
        if reason == reasons.PRICE_NOT_PAYABLE and goods < len(GOODS):
            closed[name]["goods"] = GOODS[goods]
    return {"closed": closed}


def _payable(p: Any, _tables: Any) -> dict[str, Any]:
    return {
        "payable_tiles": [name for name, can in zip(TILES, p.tiles, strict=True) if can],
        "payable_magisters": [
            name for name, can in zip(MAGISTERS, p.magisters, strict=True) if can
        ],
    }


def _scoring(p: Any, _tables: Any, seats: int) -> dict[str, Any]:
    return {
        "scoring": {
            **{name: ranks[:seats] for name, ranks in zip(CATEGORIES, p.ranks, strict=True)},
            "tiles": p.tile_points[:seats],
        },
        "scoring_more": dict(zip(CATEGORIES, p.more, strict=True)),
    }


def _attack(p: Any, tables: Any) -> dict[str, Any]:
    """The possible strengths of the next attack, one per card left, and how many the wall withstands.

    holds: with the warriors there now, with one more, and so on up to the greatest strength.
    """
    strengths = tables["attack"][0, :, p.seats].tolist()
    drawn = p.attacks[: p.next_attack]
    left = sorted(strength for card, strength in enumerate(strengths) if card not in drawn)
    warriors = sum(owner != NONE for owner in p.wall)
    most = max(left, default=0)
    return {
        "attack": {
            "strengths": left,
            "holds": [
                sum(count >= strength for strength in left)
                for count in range(warriors, max(warriors, most) + 1)
            ],
        }
    }


EXCHANGES: Final = Excerpt(ASKED, ("times",), _times)
CLOSED: Final = Excerpt(ASKED, ("reasons",), _closed)
PAYABLE: Final = Excerpt(ASKED, ("tiles", "magisters"), _payable)
SCORING: Final = Excerpt(ASKED, ("ranks", "tile_points", "more"), _scoring)
ATTACK: Final = Excerpt(LAYOUT, ("attacks", "next_attack", "seats", "wall"), _attack)


@kernel
def ask_prospects(states: Any, scratch: Any, tables: Any, seat: int, log: Any, out: Any) -> None:
    """Write the answers for a seat into `out`; `scratch` is a copy of the state to score in."""
    s, t = states[0], tables[0]
    is_placing = s.turn == seat and s.phase in (PLACING, AGAIN)
    for location in range(PLACES_OF_CITY):
        out[TIMES_AT + location] = times_possible(s, t, seat, location)
        if is_placing:
            out[REASON_AT + location] = why_closed(s, t, location)
    ask_tiles(s, t, seat, out)
    ask_magisters(s, t, seat, out)
    score_scratch(scratch[0], t, seat, log[0], out)


@kernel
def ask_tiles(s: State, t: Tables, seat: int, out: Any) -> None:
    """ARC-4.2.7.1  The tiles the seat can pay for; while it is choosing one, the legal ones."""
    is_choosing = s.phase == BUYING_TILE and s.turn == seat
    effect = int(s.effect) if is_choosing else BUILDERS_GUILD
    season = season_of(s)
    for tile in range(TILE_COUNT):
        if can_build_one(s, t, seat, tile, effect, season):
            out[TILE_AT + tile] = 1


@kernel
def ask_magisters(s: State, t: Tables, seat: int, out: Any) -> None:
    """ARC-4.2.5.1  The magisters the seat can pay for; while it is choosing one, the tax is paid."""
    if why_not_hire(s, seat) != ALLOWED:
        return
    is_choosing = s.phase == HIRING and s.turn == seat
    effect = int(s.effect) if is_choosing else GUILD_HALL
    gold = int(s.held[seat, GOLD]) if is_choosing else gold_after_tax(s, seat, GUILD_HALL)
    saved = cubes_saved(s, t, seat)
    for magister in range(len(t.track_length)):
        if can_hire_one(s, t, seat, magister, effect, gold, saved):
            out[MAGISTER_AT + magister] = 1


@kernel
def gold_after_tax(s: State, seat: int, location: int) -> int:
    """ARC-5.1.2  The gold a seat has left after paying the tax of a location; may be negative."""
    gold = int(s.held[seat, GOLD])
    for owner in range(s.seats):
        if owner != seat and is_taxed_by(s, location, owner):
            gold -= 1
    return gold


@kernel
def times_possible(s: State, t: Tables, seat: int, location: int) -> int:
    """ARC-4.2.6.2, ARC-4.2.8.2  How many times the exchange of a location can be made after its tax.

    0 if it is not an exchange, for the Palace, and if nothing can be paid or gained.
    """
    if location == PALACE or t.effects[location, ACTION] != EXCHANGE:
        return 0
    gold = gold_after_tax(s, seat, location)
    if not can_pay(s, t, seat, location, gold) or not can_gain(s, t, seat, location):
        return 0
    most = int(t.effects[location, TIMES])
    for goods in range(HELD):
        price = t.effects[location, PAYS + goods]
        if price > 0:
            most = min(most, (gold if goods == GOLD else s.held[seat, goods]) // price)
    for goods in range(SCIENCE + 1):
        gained = t.effects[location, GAINS + goods]
        if gained > 0 and most > 1:
            most = min(most, (s.supply[goods] + gained - 1) // gained)
    if t.effects[location, GAINS + WARRIORS] > 0:
        most = min(most, int(s.warriors_left[seat]), vacant_places(s, t))
    return int(most)


@kernel
def vacant_places(s: State, t: Tables) -> int:
    """The number of spaces on the wall without a warrior."""
    vacant = 0
    for space in range(t.wall_spaces):
        vacant += 1 if s.wall[space] == NONE else 0
    return vacant


@kernel
def why_closed(s: State, t: Tables, location: int) -> int:
    """ARC-4.2.0.1  What keeps the seat to act out of a whole location; ALLOWED if nothing does.

    A vacant slot is more informative than an occupied one: it tells what price is lacking, not just
    that others were faster.
    """
    answer = 0 + reasons.SLOT_OCCUPIED
    for slot in range(SLOTS):
        if is_open(s, t, location, slot) and t.slot_cards[location, slot] > 0:
            why = why_not_enter(s, t, location, slot)
            if why == ALLOWED:
                return ALLOWED
            if not is_occupied(s, location, slot) and answer == reasons.SLOT_OCCUPIED:
                answer = why
    return answer


@kernel
def score_scratch(s: State, t: Tables, seat: int, log: Log, out: Any) -> None:
    """ARC-7.1.1  The points of the next scoring by seat; a seat's own with up to two more pieces."""
    s.round_number = max(1, int(s.round_number))
    for more in range(EXTRA):
        for row in range(ROWS):
            forget_points(s)
            for other in range(s.seats):
                score_rank(s, t, other, row, log)
            if more == 0:
                for other in range(s.seats):
                    out[RANKS_AT + row * SEATS + other] = s.points[other]
            out[MORE_AT + row * EXTRA + more] = s.points[seat]
        if more == 0:
            forget_points(s)
            for other in range(s.seats):
                score_tiles(s, t, other, WHEN_SCORING, log)
                out[TILE_POINTS_AT + other] = s.points[other]
        s.arts[seat] += 1
        s.science[seat] += 1
        space = vacant_space(s, 0, t.wall_spaces)
        if space != NONE:
            s.wall[space] = seat


@kernel
def forget_points(s: State) -> None:
    """Reset all points, so that what is scored afterwards is the total."""
    for other in range(SEATS):
        s.points[other] = 0
