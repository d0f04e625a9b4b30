"""Very many random games inside one compiled loop, every ply checked.

    python -m tests.long.fuzz GAMES SEED

prints the number of games played, or the seed of the first game that broke and what broke.
"""

import sys
from functools import cache
from typing import Any

import numpy as np

from polis.core.contract.options import write_options
from polis.core.kernels.chance import below
from polis.core.kernels.kernel import kernel
from polis.games import load as load_game
from polis.games.arkadia import rules
from polis.games.arkadia.dealing import deal_at, plan
from polis.games.arkadia.model.actions import CASTLE_SQUARES, DONE, END, FAMILIES, SITE
from polis.games.arkadia.model.bitboard import SQUARES, count, load
from polis.games.arkadia.model.events import CAPACITY, new_log
from polis.games.arkadia.model.options import Options
from polis.games.arkadia.model.state import (
    BUILDINGS,
    CASHING,
    DISPLAY,
    FLOORS,
    NEUTRAL,
    NONE,
    OVER,
    SEATS,
    STATE,
)
from tests.long.compiled import compiled
from tests.long.dealing import deal_from, new_room, new_secrets

MOST_PLIES = 2000  # the longest random game seen has under 600

FAULTS = (
    "none",
    "dead end: no legal action but the game is not over",
    "endless: more plies than any game can have",
    "neutral workers are not conserved",
    "own workers are not conserved",
    "castle pieces are not conserved",
    "cards are not conserved",
    "squares are not conserved",
    "a number of seals or gold is negative or too large",
    "more events than the buffer holds",
    "the game is over without an ending",
)


@kernel
def choose(s: Any, out: Any, listed: int, style: int, rng: Any) -> int:
    """Uniformly; or, as style 1, thrifty with workers and banners, so that castles get built."""
    if style == 1:
        last = np.int64(out[listed - 1])
        if last in (END, DONE) and below(rng, 10) < 5:
            return last  # type: ignore[return-value]
        plays = 0
        while plays < listed and out[plays] < SITE:
            plays += 1
        if plays > 0 and s.phase != CASHING and below(rng, 10) < 8:
            return np.int64(out[below(rng, plays)])  # type: ignore[return-value]
    return np.int64(out[below(rng, listed)])  # type: ignore[return-value]


@kernel
def fault_of(s: Any, t: Any) -> int:
    """What of ARK-P's material has got lost or doubled; 0: nothing."""
    if neutral_workers(s) != t.neutral_supply:
        return 3
    if not are_own_workers_there(s, t):
        return 4
    if castle_pieces(s, t) != 0:
        return 5
    if cards(s) != BUILDINGS:
        return 6
    if squares(s, t) != SQUARES:
        return 7
    return 0 if are_seals_and_gold_sane(s) else 8


@kernel
def neutral_workers(s: Any) -> int:
    """In the supply, behind screens, on the board."""
    workers = s.supply + count(load(s.workers[NEUTRAL]))
    for seat in range(SEATS):
        workers += s.neutral[seat]
    return int(workers)


@kernel
def are_own_workers_there(s: Any, t: Any) -> bool:
    """Three and two for each banner used, behind the screen or on the board."""
    for seat in range(s.seats):
        used = t.banners - s.banners[seat]
        there = s.own[seat] + count(load(s.workers[seat]))
        if there != t.own_workers + used * t.banner_workers:
            return False
    return True


@kernel
def castle_pieces(s: Any, t: Any) -> int:
    """Pieces too many, or with a minus missing."""
    pieces = 0
    for floor in range(FLOORS):
        for family in range(FAMILIES):
            pieces += s.pools[floor, family] - t.pools[floor, family]
            if s.pools[floor, family] < 0:
                return 1000
    for square in range(CASTLE_SQUARES):
        pieces += s.height[square]
    return int(pieces)


@kernel
def cards(s: Any) -> int:
    """In hands, face up, in the pile, chosen, and under buildings."""
    number = s.pile_size + s.building_count + (1 if s.card != NONE else 0)
    for seat in range(SEATS):
        number += s.hand_size[seat]
    for slot in range(DISPLAY):
        number += 1 if s.display[slot] != NONE else 0
    return int(number)


@kernel
def squares(s: Any, t: Any) -> int:
    """Vacant ones, the lot, workers and buildings."""
    number = count(load(s.free)) + 12
    for owner in range(SEATS + 1):
        number += count(load(s.workers[owner]))
    for b in range(s.building_count):
        number += t.cells[s.tile_form[b]]
    return int(number)


@kernel
def are_seals_and_gold_sane(s: Any) -> bool:
    """Neither negative nor too large for the actions and the record."""
    for seat in range(SEATS):
        if s.gold[seat] < 0 or s.gold[seat] > 2000:
            return False
        for family in range(FAMILIES):
            if s.seals[seat, family] < 0 or s.seals[seat, family] > 255:
                return False
    return True


@kernel
def fuzz_one(s: Any, t: Any, out: Any, style: int, log: Any, rng: Any) -> int:
    """Play one game to its end; returns the number of a fault, 0 for none."""
    while s.phase != OVER:
        listed = rules.legal(s, t, out)
        if listed == 0:
            return 1
        if s.ply > MOST_PLIES:
            return 2
        log.count = 0
        rules.apply(s, t, choose(s, out, listed, style, rng), log)
        if log.count >= CAPACITY:
            return 9
        fault = fault_of(s, t)
        if fault != 0:
            return fault
    return 10 if s.ending == NONE else 0


@kernel
def fuzz_many(
    states: Any, tables: Any, plan: Any, secrets: Any, room: Any, out: Any, logs: Any, rng: Any,
    first: int, games: int, report: Any,
) -> int:  # fmt: skip
    """Play games of seeds first, first + 1, …; returns how many went well before the first fault.

    report, int64: the fault, then how many games ended each way.
    """
    for game in range(games):
        seed = (first + game) * 2654435761 % 9223372036854775783 + 1
        rng[0] = np.uint64(seed)
        deal_from(secrets, seed)
        logs[0].count = 0
        deal_at(states, 0, tables, plan, secrets.chance, room, logs)
        fault = fuzz_one(states[0], tables[0], out, game % 2, logs[0], rng)
        report[0] = fault
        if fault != 0:
            return game
        report[1 + states[0].ending] += 1
    return games


@cache
def many() -> Any:
    """`fuzz_many`, compiled; from here on this process does nothing else."""
    return compiled(fuzz_many)


def fuzz(games: int, seed: int, seats: int, options: Options) -> dict[str, int | str]:
    """Play `games` games; the answer names the first fault, if any."""
    game = load_game("arkadia")
    table = np.array(plan(game.box, options, seats), np.int16)
    report = np.zeros(3, np.int64)
    states = np.zeros(1, STATE)
    write_options(states, options)
    played = many()(
        states, game.tables, table, new_secrets("arkadia", seats), new_room(), np.zeros(2048, np.int16),
        new_log(), np.ones(1, np.uint64), seed, games, report,
    )  # fmt: skip
    return {
        "played": int(played),
        "fault": FAULTS[int(report[0])],
        "seed": seed + int(played),
        "castle": int(report[1]),
        "stuck": int(report[2]),
    }


if __name__ == "__main__":
    answer = fuzz(int(sys.argv[1]), int(sys.argv[2]), 2 + int(sys.argv[2]) % 3, Options())
    sys.stdout.write(f"{answer['played']} {answer['fault']}\n")
