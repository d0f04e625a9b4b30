"""The network's inputs for a position of Archon, seat by seat, and its classes of actions.

Numbers are scaled to about 0..1. They are computed from a sampled world or a whole state, including
its hidden cards, because the search evaluates worlds.
"""

from typing import Final

from polis.core.kernels.arrays import Array, Record
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.archon.bots.city_inputs import (
    CITY_INPUTS,
    describe_asked,
    describe_own,
    describe_places,
)
from polis.games.archon.bots.evaluation import (
    cards_kept,
    evaluate,
    value_of_cards,
    value_of_goods,
    value_of_order,
)
from polis.games.archon.bots.season_end import cost_of_raid, is_seen, value_of_ranks
from polis.games.archon.box.effects import HELD, RESOURCES
from polis.games.archon.model.actions import ACTIONS, CUBES, HAND, KINDS, TILE_COUNT
from polis.games.archon.model.names import CATEGORIES, TILES
from polis.games.archon.model.state import AGAIN, ATTACKS, OVER, ROUNDS_IN_SEASON, SEASONS, State
from polis.games.archon.model.tables import ROUNDS, Tables
from polis.games.archon.rules.city.prices import season_of
from polis.games.archon.rules.city.slots import hand_size
from polis.search.memory import Scratch
from polis.search.network import add_input

GOODS: Final = ("gold", "recruits", *RESOURCES)
CARDS: Final = ("courtier", "tax", "cleric", "scribe", "merchant")
TERMS: Final = ("goods", "cards", "order", "ranks", "raid")

INPUTS: Final = (
    # the same for all seats
    "two seats", "three seats", "four seats", "first season", "second season", "third season",
    "first round", "second round", "third round", "rounds to come", "wall", "raiders", "raid on",
    *(f"market {name}" for name in RESOURCES), *(f"repository {name}" for name in RESOURCES),
    *(f"{rank} of {name}" for name in CATEGORIES for rank in ("first", "second")),
    # of the seat
    "points", "evaluation", "lead", "lead on mean", "placements", "hand size", "passed",
    "on turn", "distance", "place in order", "again", "cards kept", "arts", "science", "warriors",
    "figures left", "tokens left", "losses due",
    *(f"worth of {name}" for name in TERMS), *(f"held {name}" for name in GOODS),
    *(f"hand {name}" for name in CARDS), *(f"waiting {name}" for name in CARDS),
    *(f"track {name}" for name in CARDS[1:]), *(f"tile {name}" for name in TILES),
    *CITY_INPUTS,
)  # fmt: skip
SEASON: Final = 3
ROUND: Final = SEASON + SEASONS
LATER: Final = ROUND + 3
WALL_SIZE, RAIDERS, RAID_ON, MARKET = range(LATER + 1, LATER + 5)
REPOSITORY: Final = MARKET + CUBES
RANKED: Final = REPOSITORY + CUBES
COMMON: Final = RANKED + 2 * len(CATEGORIES)
(
    POINTS, EVALUATION, LEAD, LEAD_ON_MEAN, PLACEMENTS, HAND_SIZE, PASSED, ON_TURN, DISTANCE,
    PLACE, IS_AGAIN, KEPT, ARTS, SCIENCE, WARRIORS_THERE, FIGURES, TOKENS, LOSSES,
) = range(COMMON, COMMON + 18)  # fmt: skip
TERM: Final = COMMON + 18
HELD_GOODS: Final = TERM + len(TERMS)
HAND_CARDS: Final = HELD_GOODS + HELD
WAITING: Final = HAND_CARDS + KINDS
TRACK: Final = WAITING + KINDS
TILE: Final = TRACK + KINDS - 1
CITY: Final = TILE + TILE_COUNT

CLASSES: Final = ACTIONS  # each action is a class


@kernel
def describe(s: State, weights: Record, m: Scratch, inputs: Array) -> None:
    """Write the inputs of all seats. inputs: float32, shape (SEATS, len(INPUTS))."""
    t = m.tables[0]
    for seat in range(s.seats):
        x = inputs[seat]
        for k in range(len(x)):
            x[k] = 0.0
        describe_city(s, t, x)
        describe_seat(s, t, seat, weights, x)
        describe_cards(s, seat, x)
        describe_asked(s, CITY, x)
        describe_places(s, CITY, x)
        describe_own(s, t, seat, CITY, x)
        x[EVALUATION] = evaluate(s, t, I64(seat), weights) / 5000.0
    for seat in range(s.seats):
        compare(inputs, seat, I64(s.seats))


@kernel
def describe_city(s: State, t: Tables, x: Array) -> None:
    """Write the inputs that are the same for all seats."""
    x[s.seats - 2] = 1.0
    this_round = max(1, I64(s.round_number))
    season = season_of(s)
    x[SEASON + season] = 1.0
    x[ROUND + (this_round - 1) % ROUNDS_IN_SEASON] = 1.0
    x[LATER] = (ROUNDS - this_round) / ROUNDS
    wall = 0
    for seat in range(s.seats):
        wall += t.warriors - s.warriors_left[seat]
    x[WALL_SIZE] = wall / 10.0
    unseen = 0
    for card in range(ATTACKS):
        if not is_seen(s, card):
            unseen += 1
            add_input(x, RAIDERS, t.attack[card, s.seats] / 10.0)
    x[RAIDERS] = float(x[RAIDERS]) / max(1, unseen)
    x[RAID_ON] = s.strength / 10.0
    for cube in range(CUBES):
        x[MARKET + cube] = s.market[cube] / 5.0
        x[REPOSITORY + cube] = s.repository[cube] / 5.0
    for category in range(len(CATEGORIES)):
        for rank in range(2):
            points = t.grant_points[s.grants[season], category, rank, season]
            x[RANKED + 2 * category + rank] = points / 10.0


@kernel
def describe_seat(s: State, t: Tables, seat: int, weights: Record, x: Array) -> None:
    """Write the seat's own inputs, and the parts of its evaluation."""
    later = ROUNDS - max(1, I64(s.round_number))
    cards = I64(0) if s.passed[seat] != 0 else hand_size(s, seat)
    to_come = cards + HAND * (later % ROUNDS_IN_SEASON)
    x[POINTS] = s.points[seat] / 50.0
    x[PLACEMENTS] = (cards + HAND * later) / 45.0
    x[HAND_SIZE] = cards / 5.0
    x[PASSED] = 0.0 if s.passed[seat] == 0 else 1.0
    x[ON_TURN] = 1.0 if s.turn == seat else 0.0
    x[DISTANCE] = ((seat - s.turn) % s.seats) / 4.0
    for place in range(s.seats):
        if s.order[place] == seat:
            x[PLACE] = place / 4.0
    x[IS_AGAIN] = 1.0 if s.phase == AGAIN and s.turn == seat else 0.0
    x[KEPT] = cards_kept(s, seat) / 5.0
    x[ARTS] = s.arts[seat] / 5.0
    x[SCIENCE] = s.science[seat] / 5.0
    x[WARRIORS_THERE] = (t.warriors - s.warriors_left[seat]) / 5.0
    x[FIGURES] = s.figures_left[seat] / 10.0
    x[TOKENS] = s.tokens_left[seat] / 5.0
    x[LOSSES] = s.raid_due[seat] / 5.0
    if s.phase == OVER:
        return
    x[TERM] = value_of_goods(s, seat, cards + HAND * later, weights) / 1000.0
    x[TERM + 1] = value_of_cards(s, t, seat, later, weights) / 1000.0
    x[TERM + 2] = value_of_order(s, seat, later, weights) / 200.0
    x[TERM + 3] = value_of_ranks(s, t, seat, to_come, weights) / 1000.0
    x[TERM + 4] = cost_of_raid(s, t, seat, to_come, weights) / 1000.0


@kernel
def describe_cards(s: State, seat: int, x: Array) -> None:
    """Write the goods, cards, magisters and tiles of the seat."""
    for goods in range(HELD):
        x[HELD_GOODS + goods] = s.held[seat, goods] / 5.0
    for kind in range(KINDS):
        x[HAND_CARDS + kind] = s.hand[seat, kind] / 3.0
        x[WAITING + kind] = s.waiting[seat, kind] / 3.0
    for kind in range(KINDS - 1):
        x[TRACK + kind] = s.track[seat, kind] / 3.0
    for tile in range(TILE_COUNT):
        x[TILE + tile] = s.tiles[seat, tile]


@kernel
def compare(inputs: Array, seat: int, seats: int) -> None:
    """Write how far the seat is ahead of the best other one, and of the others on average."""
    best = -1000.0
    total = 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, float(inputs[other, EVALUATION]))
            total += float(inputs[other, EVALUATION])
    mine = float(inputs[seat, EVALUATION])
    inputs[seat, LEAD] = 5.0 * (mine - best)
    inputs[seat, LEAD_ON_MEAN] = 5.0 * (mine - total / (seats - 1))


@kernel
def classify(s: State, out: Array, listed: int, classes: Array) -> None:
    """Write the classes of the legal actions in `out`, by index. classes: int16."""
    for k in range(listed):
        classes[k] = out[k]
