"""The expected result of the end of a season in Archon: the ranks of three categories, and the raid.

Pieces, warriors and goods are public. What other seats may still do is modelled as a probability
that grows with the number of placements left.
"""

from typing import Final

from polis.core.kernels.arrays import Record
from polis.core.kernels.kernel import kernel
from polis.games.archon.bots.weights import POINT
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.names import LOCATIONS
from polis.games.archon.model.state import ATTACKS, GOLD, PAPYRUS, RECRUITS, State
from polis.games.archon.model.tables import PAYS, RANKS, TIMES, Tables
from polis.games.archon.rules.city.prices import season_of
from polis.games.archon.rules.season import CATEGORIES

HALF: Final = 50
WARRIORS: Final = 2  # the category
ACADEMY: Final = LOCATIONS.index("academy")
PLANETARIUM: Final = LOCATIONS.index("planetarium")
ROYAL_GUARD: Final = LOCATIONS.index("royal-guard")


@kernel
def pieces_of(s: State, t: Tables, seat: int, category: int) -> int:
    """Arts, science or warriors of a seat; warriors are counted without searching the wall."""
    if category == 0:
        return int(s.arts[seat])
    if category == 1:
        return int(s.science[seat])
    return int(t.warriors - s.warriors_left[seat])


@kernel
def ready_pieces(
    s: State, t: Tables, seat: int, category: int, to_come: int, weights: Record
) -> int:  # fmt: skip
    """Hundredths of pieces that one figure could make from the goods held."""
    if to_come == 0 or weights.ready[category] == 0:
        return 0
    effect = ACADEMY if category == 0 else (PLANETARIUM if category == 1 else ROYAL_GUARD)
    pieces = max(1, int(t.effects[effect, TIMES]))
    for goods in range(HELD):
        price = int(t.effects[effect, PAYS + goods])
        if price > 0:
            pieces = min(pieces, int(s.held[seat, goods]) // price)
    if category == WARRIORS:
        pieces = min(pieces, int(s.warriors_left[seat]))
    return int(pieces * weights.ready[category])


@kernel
def value_of_ranks(s: State, t: Tables, seat: int, to_come: int, weights: Record) -> int:
    """ARC-7.1  The expected points of the present pieces, given that other seats may still overtake."""
    season = season_of(s)
    steady = (
        HALF * weights.steady // max(1, weights.steady + to_come)
    )  # per cent that one piece decides
    worth = 0
    for category in range(CATEGORIES):
        mine = 100 * pieces_of(s, t, seat, category)
        mine += ready_pieces(s, t, seat, category, to_come, weights)
        if mine == 0:
            continue
        behind = 0  # expected rank in hundredths
        for other in range(s.seats):
            if other != seat:
                ahead = mine - 100 * pieces_of(s, t, other, category)
                behind += min(100, max(0, HALF - ahead * steady // 100))
        place = behind // 100
        part = behind % 100
        grant = t.grant_points[s.grants[season], category]
        points = int(grant[place, season]) * (100 - part)
        if place + 1 < RANKS:
            points += int(grant[place + 1, season]) * part
        worth += points * min(100, mine) // 100
    return int(worth)


@kernel
def cost_of_raid(s: State, t: Tables, seat: int, to_come: int, weights: Record) -> int:
    """ARC-7.0  The expected cost of the attack for the seat; all unseen cards are equally likely."""
    own = 100 * pieces_of(s, t, seat, WARRIORS)
    own += ready_pieces(s, t, seat, WARRIORS, to_come, weights)
    wall = own + weights.help * to_come * (s.seats - 1)
    for other in range(s.seats):
        if other != seat:
            wall += 100 * pieces_of(s, t, other, WARRIORS)
    sharp = weights.sharp
    sure = 100 * sharp // max(1, sharp + to_come * s.seats)  # per cent that one warrior decides
    units = 100 * units_of(s, seat)
    cost = 0
    unseen = 0
    for card in range(ATTACKS):
        if is_seen(s, card):
            continue
        unseen += 1
        strength = 100 * int(t.attack[card, s.seats])
        chance = min(100, max(0, HALF + (strength - wall - HALF) * sure // 100))
        due = max(0, strength - own)
        lost = min(due, units)
        cost += chance * (lost * weights.loss + (due - lost) * POINT) // 10000
    return int(cost * weights.fear[s.seats - 2] // (100 * max(1, unseen)))


@kernel
def units_of(s: State, seat: int) -> int:
    """ARC-7.0.3, ARC-7.0.4, ARC-7.0.5  The units a raid can take before it takes points."""
    units = int(s.held[seat, RECRUITS]) + int(s.held[seat, GOLD]) // 2
    for goods in range(PAPYRUS, HELD):
        units += int(s.held[seat, goods])
    return units


@kernel
def is_seen(s: State, card: int) -> bool:
    """Whether an attack card has been drawn."""
    for drawn in range(s.next_attack):
        if s.attacks[drawn] == card:
            return True
    return False
