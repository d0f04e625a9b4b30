"""The statistics of many games of Archon, from the decisions and the events of the rules.

A row of figures belongs to one game: values whose distribution matters, the initial player order,
the gold at the beginning and end, and the lowest supplies. The tally is the sum over all games of a
thread, so that its size does not depend on their number.
"""

from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Record
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
from polis.games.summaries import DECISIONS, TURNS
from polis.search.memory import BatchMemory

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

# fmt: off
TALLY: Final = np.dtype((np.record, np.dtype([
    ("asked", "<i8", (len(PHASES),)),             # decisions by phase
    ("listed", "<i8", (len(PHASES),)),            # legal actions at them
    ("placed", "<i8", (PLACES_OF_CITY,)),
    ("placed_in_round", "<i8", (ROUNDS,)),
    ("favors", "<i8", (FAVORS,)),
    ("hired", "<i8", (KINDS_OF_MAGISTERS,)),
    ("built", "<i8", (TILE_COUNT,)),
    ("raids", "<i8", (SEASONS,)),
    ("on_the_wall", "<i8", (SEASONS,)),           # warriors of all seats at the time of the attack
    ("strength", "<i8", (SEASONS,)),
    ("gold_in", "<i8", (CAUSES,)),
    ("gold_out", "<i8", (CAUSES,)),
    ("scored", "<i8", (CAUSES,)),
    ("passes", "<i8"),
    ("unused", "<i8"),
    ("seconds", "<i8"),
    ("seconds_left", "<i8"),
    ("taxes", "<i8"),
])))
# fmt: on


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
def count_decision(s: State, listed: int, action: int, tally: Record, figures: Array) -> None:
    """Count a decision and its legal actions, before it is applied."""
    tally.asked[s.phase] += 1
    tally.listed[s.phase] += listed
    if ENTER <= action < PASS:
        location = (action - ENTER) // SLOTS
        tally.placed[location] += 1
        tally.placed_in_round[s.round_number - 1] += 1
        if location == PALACE:
            tally.favors[s.palace[(action - ENTER) % SLOTS]] += 1
        figures[TURNS] += 1


@kernel
def count_events(log: Any, s: State, tally: Record, figures: Array) -> None:
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
def count_gold(row: Any, tally: Record) -> None:
    """Count gold that comes from or goes to the supply, by its cause."""
    if row[2] != GOLD:
        return
    if row[0] == GAINED:
        tally.gold_in[row[5]] += row[3]
    elif row[0] == PAID:
        tally.gold_out[row[4]] += row[3]
    else:
        tally.gold_out[BY_RAID] += row[3]


@kernel
def count_event(row: Any, s: State, tally: Record) -> None:
    """Count any other event."""
    kind = row[0]
    if kind == BOUGHT:
        tally.gold_out[MARKETPLACE] += row[3]
    elif kind == SOLD:
        tally.gold_in[MARKETPLACE] += row[3]
    elif kind == POINTS_SCORED:
        tally.scored[row[3]] += row[2]
    elif kind == RANK_SCORED:
        tally.scored[BY_SEASON_SCORING] += row[5]
    elif kind == TAX_PAID:
        tally.taxes += 1
    elif kind == MAGISTER_TAKEN:
        tally.hired[row[2]] += 1
    elif kind == TILE_TAKEN:
        tally.built[row[2]] += 1
    elif kind in (CITY_RAIDED, CITY_DEFENDED):
        season = s.next_attack - 1  # one card is drawn at the end of each season
        tally.raids[season] += 1 if kind == CITY_RAIDED else 0
        tally.on_the_wall[season] += row[1]
        tally.strength[season] += row[2]
    elif kind == PASSED:
        tally.passes += 1
        tally.unused += row[2]
    elif kind == SECOND_ACTION:
        tally.seconds += 1
    elif kind == SECOND_ACTION_LEFT:
        tally.seconds_left += 1


@kernel
def note(s: State, m: BatchMemory, i: int) -> None:
    """Write how a game ended."""
    figures = m.figures[i]
    figures[DECISIONS] = s.ply
    figures[ENDING] = s.ending
    figures[GOLD_AT_LAST] = gold_of_all(s)
    for seat in range(SEATS):
        figures[POINTS + seat] = s.points[seat]
