"""What a seat could do at each location, and what the next scoring would pay in this position.

The rules themselves compute how often an exchange could be made, which tiles and magisters are
affordable, what keeps the seat out of a location, and the points of the King's Grant with up to two
more pieces, only from what the viewer may see.
"""

from typing import Final

from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.layout import Records
from polis.games.archon.box.effects import END as WHEN_END
from polis.games.archon.box.effects import EXCHANGE, HELD
from polis.games.archon.box.effects import SCORING as WHEN_SCORING
from polis.games.archon.model.actions import CUBES, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.derived import EXTRA, Derived
from polis.games.archon.model.events import Log
from polis.games.archon.model.names import PALACE
from polis.games.archon.model.state import (
    AGAIN,
    ATTACKS,
    BUYING_TILE,
    FINISH,
    GOLD,
    HIRING,
    NONE,
    PLACING,
    SCIENCE,
    SEATS,
    WALL,
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
from polis.games.archon.rules.city.prices import (
    cubes_saved,
    purchase_price,
    sale_price,
    season_of,
    tile_cost,
)
from polis.games.archon.rules.city.slots import (
    first_equal_slot,
    is_occupied,
    is_open,
    is_taxed_by,
    why_not_enter,
)
from polis.games.archon.rules.reasons import ALLOWED
from polis.games.archon.rules.season import CATEGORIES as ROWS
from polis.games.archon.rules.season import score_rank, score_season, score_tiles

BUILDERS_GUILD: Final = 6
GUILD_HALL: Final = 4


@entry_point
def derive_at(
    states: Records, trials: Records, tables: Records, viewer: int, log: Records, derived: Records
) -> None:
    """Write the values for a viewer into derived[0]; `trials` holds a copy of the state to score in.

    A spectator (below 0) is shown what the seat to act would pay. Why a location is closed depends
    on the cards in hand, so only the seat to act learns it.
    """
    s, t, d = states[0], tables[0], derived[0]
    seat = s.turn if viewer < 0 else viewer
    d.seats = s.seats
    ask_prices(s, t, seat, d)
    d.is_placing = 1 if s.turn == viewer and s.phase in (PLACING, AGAIN) else 0
    for location in range(PLACES_OF_CITY):
        ask_location(s, t, seat, location, d)
    ask_tiles(s, t, seat, d)
    ask_magisters(s, t, seat, d)
    list_attacks(s, t, d)
    score_next(trials[0], t, log[0], d)
    score_more(trials[0], t, seat, log[0], d)


@kernel
def ask_prices(s: State, t: Tables, seat: int, d: Derived) -> None:
    """The prices of cubes and tiles, and the cubes of the open Province."""
    card = s.provinces[s.next_province - 1]
    season = season_of(s)
    for resource in range(CUBES):
        d.buy[resource] = purchase_price(s, t, seat, resource)
        d.sell[resource] = sale_price(s, t, seat, resource)
        d.province[resource] = t.province[card, s.seats, resource]
        for tile in range(TILE_COUNT):
            d.tile_costs[tile, resource] = tile_cost(t, tile, season, resource)


@kernel
def ask_location(s: State, t: Tables, seat: int, location: int, d: Derived) -> None:
    """Taxes, equal slots, exchanges and what keeps the seat out of a location."""
    owners = 0
    for owner in range(s.seats):
        if owner != seat and is_taxed_by(s, location, owner):
            owners |= 1 << owner
    d.owners[location] = owners
    for slot in range(SLOTS):
        d.equal[location, slot] = first_equal_slot(s, t, location, slot)
    d.times[location] = times_possible(s, t, seat, location)
    d.closed[location] = why_closed(s, t, location) if d.is_placing != 0 else ALLOWED


@kernel
def list_attacks(s: State, t: Tables, d: Derived) -> None:
    """List the strengths of the attacks that are left, ascending, and count the warriors."""
    left = 0
    for card in range(ATTACKS):
        is_left = True
        for drawn in range(s.next_attack):
            if s.attacks[drawn] == card:
                is_left = False
        if is_left:
            strength = t.attack[card, s.seats]
            place = left
            while place > 0 and d.strengths[place - 1] > strength:
                d.strengths[place] = d.strengths[place - 1]
                place -= 1
            d.strengths[place] = strength
            left += 1
    d.attacks_left = left
    d.warriors = 0
    for space in range(WALL):
        d.warriors += 1 if s.wall[space] != NONE else 0


@kernel
def score_next(s: State, t: Tables, log: Log, d: Derived) -> None:
    """ARC-7.1.1  The points if the season were scored now; none before round 1 and after the end.

    `score_more` always describes the present Grant alone. This is the actual gain in points,
    including tiles that score at the end of the game.
    """
    forget_points(s)
    if s.ending == NONE and s.round_number > 0:
        score_season(s, t, log)
        if s.phase == FINISH:
            for seat in range(s.seats):
                score_tiles(s, t, seat, WHEN_END, log)
    for seat in range(s.seats):
        d.next_scoring[seat] = s.points[seat]


@kernel
def ask_tiles(s: State, t: Tables, seat: int, d: Derived) -> None:
    """ARC-4.2.7.1  The tiles the seat can pay for; while it is choosing one, the legal ones."""
    is_choosing = s.phase == BUYING_TILE and s.turn == seat
    effect = int(s.effect) if is_choosing else BUILDERS_GUILD
    season = season_of(s)
    for tile in range(TILE_COUNT):
        if can_build_one(s, t, seat, tile, effect, season):
            d.tiles[tile] = 1


@kernel
def ask_magisters(s: State, t: Tables, seat: int, d: Derived) -> None:
    """ARC-4.2.5.1  The magisters the seat can pay for; while it is choosing one, the tax is paid."""
    if why_not_hire(s, seat) != ALLOWED:
        return
    is_choosing = s.phase == HIRING and s.turn == seat
    effect = int(s.effect) if is_choosing else GUILD_HALL
    gold = int(s.held[seat, GOLD]) if is_choosing else gold_after_tax(s, seat, GUILD_HALL)
    saved = cubes_saved(s, t, seat)
    for magister in range(len(t.track_length)):
        if can_hire_one(s, t, seat, magister, effect, gold, saved):
            d.magisters[magister] = 1


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
def score_more(s: State, t: Tables, seat: int, log: Log, d: Derived) -> None:
    """ARC-7.1.1  The points of the next scoring by seat; a seat's own with up to two more pieces."""
    s.round_number = max(1, int(s.round_number))
    for more in range(EXTRA):
        for row in range(ROWS):
            forget_points(s)
            for other in range(s.seats):
                score_rank(s, t, other, row, log)
            if more == 0:
                for other in range(s.seats):
                    d.ranks[row, other] = s.points[other]
            d.more[row, more] = s.points[seat]
        if more == 0:
            forget_points(s)
            for other in range(s.seats):
                score_tiles(s, t, other, WHEN_SCORING, log)
                d.tile_points[other] = s.points[other]
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
