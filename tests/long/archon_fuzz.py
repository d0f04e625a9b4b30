"""Very many random games of Archon inside one compiled loop, every ply checked.

    python -m tests.long.archon_fuzz GAMES SEED

plays so many games at each kind of table and prints how many went well, what broke then, and the
seed of the game in which it did; with that seed it is the first game of another run.
"""

import sys
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from polis.core.contract.options import write_options
from polis.core.kernels.chance import I64, below
from polis.core.kernels.kernel import kernel
from polis.games import load as load_game
from polis.games.archon import rules
from polis.games.archon.box.effects import HELD
from polis.games.archon.dealing import deal_at
from polis.games.archon.game import MOST_LEGAL
from polis.games.archon.model.actions import (
    ACTIONS,
    HAND,
    KINDS_OF_MAGISTERS,
    PLACES_OF_CITY,
    SLOTS,
    TILE_COUNT,
    decode,
)
from polis.games.archon.model.actions import KINDS as CARD_COUNT
from polis.games.archon.model.events import CAPACITY, KINDS, new_log
from polis.games.archon.model.names import ENDINGS
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import (
    DRAFTING,
    NONE,
    OVER,
    PAPYRUS,
    SEATS,
    STATE,
    SUPPLIED,
    WALL,
)
from tests.games.archon.styles import weights
from tests.long.compiled import compiled
from tests.long.dealing import deal_from, new_room, new_secrets

MOST_PLIES: Final = 1500  # the longest random game seen has under 600

FAULTS: Final = (
    "none",
    "dead end: no legal action but the game is not over",
    "endless: more plies than any game can have",
    "the legal actions are not distinct, ascending numbers of actions",
    "more events than the buffer holds",
    "the game is over without an ending",
    "the game is over but something is legal",
    "gold, recruits, cubes, arts or science cards are lost or made",
    "a seat has not its ten cards",
    "figures or tax tokens are lost or made",
    "warriors are lost or made",
    "building tiles are lost or made",
)

# What a run notes down, beside how often each action was chosen and each kind of event happened
FAULT, PLIES, EVENTS, LEGAL, FIRST_ENDING = range(5)
NOTES: Final = FIRST_ENDING + len(ENDINGS)


@kernel
def choose(weight: Any, out: Any, listed: int, rng: Any) -> int:
    """One of the legal actions, in proportion to their weights."""
    total = 0
    for i in range(listed):
        total += weight[out[i]]
    drawn = below(rng, total)
    for i in range(listed):
        drawn -= weight[out[i]]
        if drawn < 0:
            return int(out[i])
    return int(out[listed - 1])


@kernel
def fault_of_list(s: Any, out: Any, listed: int) -> int:
    """Whether there is something to do, and each thing only once."""
    if listed == 0:
        return 1
    for i in range(listed):
        if not 0 <= out[i] < ACTIONS or (i > 0 and out[i] <= out[i - 1]):
            return 3
    return 0


@kernel
def note_events(log: Any, notes: Any, events: Any) -> None:
    """Count the events of one action by kind, and keep the greatest number of them."""
    notes[EVENTS] = max(notes[EVENTS], log.count)
    for i in range(log.count):
        events[log.rows[i, 0]] += 1


@kernel
def fault_of(s: Any, t: Any) -> int:
    """What of the material has got lost or doubled; 0: nothing."""
    if not are_goods_there(s, t):
        return 7
    for seat in range(s.seats):
        if not are_cards_there(s, t, seat):
            return 8
        if not are_figures_there(s, t, seat):
            return 9
        if s.warriors_left[seat] < 0 or s.warriors_left[seat] + manned(s, seat) != t.warriors:
            return 10
    return 0 if are_tiles_there(s, t) else 11


@kernel
def are_goods_there(s: Any, t: Any) -> bool:
    """As many of each as the box has, none of them negative in the supply or with a seat."""
    for goods in range(SUPPLIED):
        number = s.supply[goods] + 0
        least = number
        for seat in range(SEATS):
            held = s.arts[seat] + 0
            if goods < HELD:
                held = s.held[seat, goods] + 0
            elif goods > HELD:
                held = s.science[seat] + 0
            number += held
            least = min(least, held)
        if PAPYRUS <= goods < HELD:
            number += s.market[goods - PAPYRUS] + s.repository[goods - PAPYRUS]
        if least < 0 or number != t.supply[goods]:
            return False
    return True


@kernel
def are_cards_there(s: Any, t: Any, seat: int) -> bool:
    """The Courtiers before the draft, then ten."""
    cards = 0
    spaces = 0
    for kind in range(CARD_COUNT):
        if min(s.hand[seat, kind], s.waiting[seat, kind], s.played[seat, kind]) < 0:
            return False
        cards += s.hand[seat, kind] + s.waiting[seat, kind] + s.played[seat, kind]
    for magister in range(KINDS_OF_MAGISTERS):
        spaces += s.track[seat, magister]
    return cards == (t.courtiers if s.phase == DRAFTING and spaces == 0 else 2 * HAND)


@kernel
def are_figures_there(s: Any, t: Any, seat: int) -> bool:
    """All figures of a seat, and all its tokens, each under a figure of its owner."""
    figures = s.figures_left[seat] + 0
    tokens = s.tokens_left[seat] + 0
    for location in range(PLACES_OF_CITY):
        for slot in range(SLOTS):
            figures += s.figures[location, slot, seat]
            if s.token[location, slot] == seat:
                tokens += 1
                if s.figures[location, slot, seat] == 0:
                    return False
    return bool(figures == t.figures and tokens == t.tokens)


@kernel
def manned(s: Any, seat: int) -> int:
    """The warriors of a seat on the wall."""
    warriors = 0
    for space in range(WALL):
        warriors += 1 if s.wall[space] == seat else 0
    return warriors


@kernel
def are_tiles_there(s: Any, t: Any) -> bool:
    """Each copy is at the Builders' Guild or with a seat."""
    for tile in range(TILE_COUNT):
        copies = s.tiles_left[tile] + 0
        for seat in range(s.seats):
            copies += s.tiles[seat, tile]
        if s.tiles_left[tile] < 0 or copies != t.tile_copies[tile, s.seats]:
            return False
    return True


@kernel
def fuzz_one(
    s: Any, t: Any, weight: Any, out: Any, log: Any, rng: Any, notes: Any, events: Any, chosen: Any
) -> int:
    """Play one game to its end; returns the number of a fault, 0 for none."""
    fault = fault_of(s, t)
    while fault == 0 and s.phase != OVER:
        listed = rules.legal(s, t, out)
        fault = fault_of_list(s, out, listed)
        if fault != 0:
            return fault
        if s.ply > MOST_PLIES:
            return 2
        notes[LEGAL] = max(notes[LEGAL], listed)
        action = choose(weight, out, listed, rng)
        chosen[action] += 1
        log.count = 0
        rules.apply(s, t, action, out, log)
        if log.count >= CAPACITY:
            return 4
        note_events(log, notes, events)
        fault = fault_of(s, t)
    if fault == 0 and s.ending == NONE:
        return 5
    if fault == 0 and rules.legal(s, t, out) != 0:
        return 6
    return fault


@kernel
def fuzz_many(
    states: Any, tables: Any, plan: Any, secrets: Any, room: Any, weight: Any, out: Any, logs: Any, rng: Any,
    first: int, games: int, notes: Any, events: Any, chosen: Any,
) -> int:  # fmt: skip
    """Play games of seeds first, first + 1, …; returns how many went well before the first fault.

    The style follows from the seed.
    """
    s = states[0]
    for game in range(games):
        seed = first + game
        rng[0] = np.uint64(seed * 2654435761 % 9223372036854775783 + 1)
        logs[0].count = 0
        deal_from(secrets, seed)
        deal_at(states, 0, tables, plan, secrets.chance, room, logs)
        note_events(logs[0], notes, events)
        fault = fuzz_one(
            s, tables[0], weight[seed % len(weight)], out, logs[0], rng, notes, events, chosen
        )
        notes[FAULT] = fault
        if fault != 0:
            return game
        notes[PLIES] = max(notes[PLIES], s.ply)
        notes[FIRST_ENDING + s.ending] += 1
    return games


@dataclass(frozen=True)
class Answer:
    """The result of a run: `seed` is that of the game after the last successful one."""

    played: int
    fault: str
    seed: int
    most_plies: int
    most_events: int
    most_legal: int
    endings: dict[str, int]
    events: dict[str, int]
    verbs: dict[str, int]


@cache
def many() -> Any:
    """`fuzz_many`, compiled; from here on this process does nothing else."""
    return compiled(fuzz_many)


def fuzz(games: int, seed: int, seats: int, options: Options) -> Answer:
    """Play `games` games; the answer names the first fault, if any."""
    tables = load_game("archon").tables
    plan = np.array([seats], np.int16)
    states = np.zeros(1, STATE)
    write_options(states, options)
    notes, events, chosen = (np.zeros(n, np.int64) for n in (NOTES, len([*KINDS]), ACTIONS))
    played = many()(
        states, tables, plan, new_secrets("archon", seats), new_room(), weights(),
        np.zeros(MOST_LEGAL, np.int16), new_log(), np.ones(1, np.uint64), I64(seed), I64(games),
        notes, events, chosen,
    )  # fmt: skip
    verbs = dict.fromkeys((decode(action).verb for action in range(ACTIONS)), 0)
    for action in np.flatnonzero(chosen).tolist():
        verbs[decode(action).verb] += int(chosen[action])
    return Answer(
        played=int(played),
        fault=FAULTS[int(notes[FAULT])],
        seed=seed + int(played),
        most_plies=int(notes[PLIES]),
        most_events=int(notes[EVENTS]),
        most_legal=int(notes[LEGAL]),
        endings=dict(zip(ENDINGS, notes[FIRST_ENDING:].tolist(), strict=True)),
        events=dict(zip((kind.name for kind in KINDS), events.tolist(), strict=True)),
        verbs=verbs,
    )


TABLES: Final = tuple((seats, reset) for seats in (2, 3, 4) for reset in (True, False))


if __name__ == "__main__":
    for seats, reset in TABLES:
        answer = fuzz(int(sys.argv[1]), int(sys.argv[2]), seats, Options(season_reset=reset))
        sys.stdout.write(f"{answer.played} {answer.fault} {answer.seed}\n")
