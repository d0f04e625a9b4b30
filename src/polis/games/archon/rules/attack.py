"""ARC-7.0  The attack at the end of a season, and what a raid takes."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.model.actions import CUBES, LOSE, LOSSES
from polis.games.archon.model.events import (
    ATTACK_REVEALED,
    CITY_DEFENDED,
    CITY_RAIDED,
    RAID_DUE,
    RAID_LOST,
    Log,
    emit,
)
from polis.games.archon.model.meanings import BY_RAID
from polis.games.archon.model.state import (
    GOLD,
    LOSING,
    PAPYRUS,
    RAID,
    RECRUITS,
    SCORING,
    WALL,
    State,
)
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.supply import score
from polis.games.archon.rules.reasons import ALLOWED, LOSES_OTHER_COUNT, OTHER_KIND_FIRST


@kernel
def warriors_of(s: State, seat: int) -> int:
    """The number of warriors that the seat has on the wall."""
    warriors = 0
    for space in range(WALL):
        if s.wall[space] == seat:
            warriors += 1
    return warriors


@kernel
def attack(s: State, t: Tables, log: Log) -> None:
    """ARC-7.0.1, ARC-7.0.2, ARC-7.0.3, ARC-R38, ARC-R41  Compare the strength with all warriors."""
    card = s.attacks[s.next_attack]
    s.next_attack += 1
    s.strength = t.attack[card, s.seats]
    emit(log, ATTACK_REVEALED, card, s.strength)
    warriors = 0
    for seat in range(s.seats):
        warriors += warriors_of(s, seat)
    if warriors >= s.strength:
        emit(log, CITY_DEFENDED, warriors, s.strength)
        s.strength = 0
        s.phase = SCORING
        return
    emit(log, CITY_RAIDED, warriors, s.strength)
    for seat in range(s.seats):
        s.raid_due[seat] = max(0, s.strength - warriors_of(s, seat))
    s.raid_place = 0
    begin_losses(s, log)


@kernel
def begin_losses(s: State, log: Log) -> None:
    """ARC-7.0.3, ARC-7.0.4  The next seat in player order loses: first Recruits, then cubes."""
    if s.raid_place == s.seats:
        s.strength = 0
        s.phase = SCORING
        return
    seat = s.order[s.raid_place]
    s.turn = seat
    if s.raid_due[seat] > 0:
        emit(log, RAID_DUE, seat, s.raid_due[seat])
        lose(s, seat, RECRUITS, min(s.raid_due[seat], s.held[seat, RECRUITS]), log)
    s.raid_cube = 0
    s.phase = RAID


@kernel
def lose(s: State, seat: int, goods: int, count: int, log: Log) -> None:
    """Lose units; each covers one point of the strength."""
    if count > 0:
        s.held[seat, goods] -= count
        s.supply[goods] += count
        s.raid_due[seat] -= count
        emit(log, RAID_LOST, seat, goods, count, count)


@kernel
def continue_losses(s: State, log: Log) -> None:
    """ARC-7.0.4, ARC-7.0.6, ARC-R12  Cubes kind by kind; then gold, then points; then the next seat."""
    if s.raid_due[s.turn] > 0 and s.raid_cube < CUBES:
        s.phase = LOSING
        return
    lose_gold(s, s.turn, log)
    if s.raid_due[s.turn] > 0:
        score(s, s.turn, -s.raid_due[s.turn], BY_RAID, log)
        s.raid_due[s.turn] = 0
    s.raid_place += 1
    begin_losses(s, log)


@kernel
def most_lost(s: State) -> int:
    """The most cubes of the current kind that can be lost."""
    return int(min(s.held[s.turn, PAPYRUS + s.raid_cube], s.raid_due[s.turn]))


@kernel
def least_lost(s: State) -> int:
    """ARC-R12  The fewest cubes of the current kind that must be lost: later kinds cover the rest."""
    later = 0
    for resource in range(s.raid_cube + 1, CUBES):
        later += s.held[s.turn, PAPYRUS + resource]
    return int(min(most_lost(s), max(0, s.raid_due[s.turn] - later)))


@kernel
def why_not_lose(s: State, resource: int, count: int) -> int:
    """ARC-7.0.4, ARC-R12  Cubes are lost kind by kind, neither too few nor too many of each."""
    if resource != s.raid_cube:
        return because(OTHER_KIND_FIRST, PAPYRUS + s.raid_cube, 0)
    if least_lost(s) <= count <= most_lost(s):
        return ALLOWED
    return because(LOSES_OTHER_COUNT, least_lost(s), most_lost(s))


@kernel
def legal_lose(s: State, out: Any, n: int) -> int:
    """ARC-R12  Every number of cubes of the current kind that may be lost."""
    for count in range(least_lost(s), most_lost(s) + 1):
        out[n] = LOSE + s.raid_cube * LOSSES + count
        n += 1
    return n


@kernel
def lose_cubes(s: State, resource: int, count: int, log: Log) -> None:
    """Lose the chosen number of one kind; then ask for the next kind."""
    lose(s, s.turn, PAPYRUS + resource, count, log)
    s.raid_cube += 1
    s.phase = RAID


@kernel
def lose_gold(s: State, seat: int, log: Log) -> None:
    """ARC-7.0.5, ARC-R40  Two gold cover one point; an odd last coin is lost without effect."""
    covered = min(s.raid_due[seat], s.held[seat, GOLD] // 2)
    coins = 2 * covered
    s.raid_due[seat] -= covered
    if s.raid_due[seat] > 0:
        coins = s.held[seat, GOLD]
    if coins > 0:
        s.held[seat, GOLD] -= coins
        s.supply[GOLD] += coins
        emit(log, RAID_LOST, seat, GOLD, coins, covered)
