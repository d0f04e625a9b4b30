"""The statistics of playouts of Archon, from the decisions and the events of the rules.

A row of figures belongs to one game: values whose distribution matters, the initial player order,
the gold at the beginning and end, and the lowest supplies. The tally is the sum over all games of a
thread, so that its size does not depend on their number.
"""

from typing import Any, Final

from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import kernel
from polis.games.archon.model.actions import (
    ENTER,
    KINDS_OF_MAGISTERS,
    PASS,
    PLACES_OF_CITY,
    SLOTS,
    TILE_COUNT,
)
from polis.games.archon.model.events import (
    BOUGHT,
    CITY_DEFENDED,
    CITY_RAIDED,
    GAINED,
    MAGISTER_TAKEN,
    PAID,
    PASSED,
    POINTS_SCORED,
    RAID_LOST,
    RANK_SCORED,
    SECOND_ACTION,
    SECOND_ACTION_LEFT,
    SOLD,
    TAX_PAID,
    TILE_TAKEN,
)
from polis.games.archon.model.meanings import BY_FAVOR, BY_RAID, BY_SEASON_SCORING
from polis.games.archon.model.names import LOCATIONS, PALACE
from polis.games.archon.model.state import FAVORS, GOLD, PHASES, SEASONS, SEATS, SUPPLIED, State
from polis.games.archon.model.tables import ROUNDS
from polis.search.playouts import DECISIONS, TURNS

# A row of figures for each game
ENDING: Final = TURNS + 1
LOWEST: Final = ENDING + 1  # by goods: the fewest ever in the supply
POINTS: Final = LOWEST + SUPPLIED
FIRST_ORDER: Final = POINTS + SEATS  # by place: the seat there in the first round
GOLD_AT_FIRST: Final = FIRST_ORDER + SEATS  # by goods: the fewest ever in the supply
GOLD_AT_LAST: Final = GOLD_AT_FIRST + 1
FIGURES: Final = GOLD_AT_LAST + 1

MARKETPLACE: Final = LOCATIONS.index("marketplace")
CAUSES: Final = BY_FAVOR + FAVORS

# The tally: rows of numbers by phase, location, and so on, one after the other
ASKED: Final = 0
LISTED: Final = ASKED + len(PHASES)
PLACED: Final = LISTED + len(PHASES)
PLACED_IN_ROUND: Final = PLACED + PLACES_OF_CITY
FAVOR_USED: Final = PLACED_IN_ROUND + ROUNDS
HIRED: Final = FAVOR_USED + FAVORS
BUILT: Final = HIRED + KINDS_OF_MAGISTERS
RAIDS: Final = BUILT + TILE_COUNT
ON_THE_WALL: Final = RAIDS + SEASONS  # warriors of all seats at the time of the attack
STRENGTH: Final = ON_THE_WALL + SEASONS
GOLD_IN: Final = STRENGTH + SEASONS
GOLD_OUT: Final = GOLD_IN + CAUSES
SCORED: Final = GOLD_OUT + CAUSES
PASSES: Final = SCORED + CAUSES  # from here on single numbers
UNUSED: Final = PASSES + 1
SECONDS: Final = UNUSED + 1
SECONDS_LEFT: Final = SECONDS + 1
TAXES: Final = SECONDS_LEFT + 1
TALLY: Final = TAXES + 1


@kernel
def begin_counting(s: State, figures: Array) -> None:
    """Start the figures of a game after its set-up."""
    figures[TURNS] = 0
    figures[GOLD_AT_FIRST] = gold_of_all(s)
    for place in range(SEATS):
        figures[FIRST_ORDER + place] = s.order[place]
    for goods in range(SUPPLIED):
        figures[LOWEST + goods] = s.supply[goods]


@kernel
def gold_of_all(s: State) -> int:
    """The gold of all seats together."""
    gold = 0
    for seat in range(SEATS):
        gold += s.held[seat, GOLD]
    return int(gold)


@kernel
def count_decision(s: State, listed: int, action: int, tally: Array, figures: Array) -> None:
    """Count a decision and its legal actions, before it is applied."""
    tally[ASKED + s.phase] += 1
    tally[LISTED + s.phase] += listed
    if ENTER <= action < PASS:
        location = (action - ENTER) // SLOTS
        tally[PLACED + location] += 1
        tally[PLACED_IN_ROUND + s.round_number - 1] += 1
        if location == PALACE:
            tally[FAVOR_USED + s.palace[(action - ENTER) % SLOTS]] += 1
        figures[TURNS] += 1


@kernel
def count_events(log: Any, s: State, tally: Array, figures: Array) -> None:
    """Count the events of a decision, and note the lowest supplies."""
    for i in range(log.count):
        row = log.rows[i]
        if row[0] == GAINED or row[0] == PAID or row[0] == RAID_LOST:
            count_gold(row, tally)
        else:
            count_event(row, s, tally)
    for goods in range(SUPPLIED):
        figures[LOWEST + goods] = min(figures[LOWEST + goods], s.supply[goods])


@kernel
def count_gold(row: Any, tally: Array) -> None:
    """Count gold that comes from or goes to the supply, by its cause."""
    if row[2] != GOLD:
        return
    if row[0] == GAINED:
        tally[GOLD_IN + row[5]] += row[3]
    elif row[0] == PAID:
        tally[GOLD_OUT + row[4]] += row[3]
    else:
        tally[GOLD_OUT + BY_RAID] += row[3]


@kernel
def count_event(row: Any, s: State, tally: Array) -> None:
    """Count any other event."""
    kind = row[0]
    if kind == BOUGHT:
        tally[GOLD_OUT + MARKETPLACE] += row[3]
    elif kind == SOLD:
        tally[GOLD_IN + MARKETPLACE] += row[3]
    elif kind == POINTS_SCORED:
        tally[SCORED + row[3]] += row[2]
    elif kind == RANK_SCORED:
        tally[SCORED + BY_SEASON_SCORING] += row[5]
    elif kind == TAX_PAID:
        tally[TAXES] += 1
    elif kind == MAGISTER_TAKEN:
        tally[HIRED + row[2]] += 1
    elif kind == TILE_TAKEN:
        tally[BUILT + row[2]] += 1
    elif kind in (CITY_RAIDED, CITY_DEFENDED):
        season = s.next_attack - 1  # one card is drawn at the end of each season
        tally[RAIDS + season] += 1 if kind == CITY_RAIDED else 0
        tally[ON_THE_WALL + season] += row[1]
        tally[STRENGTH + season] += row[2]
    elif kind == PASSED:
        tally[PASSES] += 1
        tally[UNUSED] += row[2]
    elif kind == SECOND_ACTION:
        tally[SECONDS] += 1
    elif kind == SECOND_ACTION_LEFT:
        tally[SECONDS_LEFT] += 1


@kernel
def note(s: State, figures: Array) -> None:
    """Write how a game ended. figures: int32, shape (FIGURES,)."""
    figures[DECISIONS] = s.ply
    figures[ENDING] = s.ending
    figures[GOLD_AT_LAST] = gold_of_all(s)
    for seat in range(SEATS):
        figures[POINTS + seat] = s.points[seat]
