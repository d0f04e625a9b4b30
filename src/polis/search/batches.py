"""The frame of batches: many games at once in compiled code, for learners and for statistics.

A place is where one game after another is played. Bots move inside; where a learner is to act, its
legal actions are listed, and what it sees is encoded, in the arrays of the caller. Figures of whole
games between bots are counted on the same way (`settings.counts`).
"""

from typing import Final

from polis.core.kernels.chance import I64, U, below
from polis.core.kernels.encoding import encode, number_at
from polis.core.kernels.legality import is_listed
from polis.core.kernels.secret_streams import (
    begin_secret,
    game_of_series,
    next_number,
    open_stream,
    purpose,
)
from polis.search.frames import THE_GAME, BatchHooks, frame, native_frame
from polis.search.memory import ASKED, BatchMemory, Seen

game: BatchHooks = THE_GAME

LEARNER, RANDOM, GREEDY = range(-1, 2)
KINDS_OF_BOTS: Final = {"random": RANDOM, "greedy": GREEDY}

OFF, SAME_STEP, NEXT_STEP = range(3)
RESETS: Final = {"off": OFF, "same-step": SAME_STEP, "next-step": NEXT_STEP}

NONE: Final = 0  # of masks and encodings
BOOLS, BITS = 1, 2
MASKS: Final = {None: NONE, "bool": BOOLS, "bits": BITS}
FLOATS, BYTES = 1, 2
FORMS: Final = {None: NONE, "float32": FLOATS, "bytes": BYTES}

NOBODY: Final = -1
ALL_LEGAL: Final = -1
BOTS: Final = purpose("batch bots")


BEGIN, START, CHECK, STEP = range(4)  # what `play_batch` does


@native_frame
def play_batch(m: BatchMemory, what: int) -> int:
    """Set up games, start those that were dealt, check actions or apply them; returns where one is illegal."""
    if what == STEP:
        return step_games(m)
    if what == CHECK:
        return check_games(m)
    if what == BEGIN:
        begin_games(m)
    else:
        start_games(m)
    return ALL_LEGAL


@frame
def step_games(m: BatchMemory) -> int:
    """Apply the action of each place; returns the first place where it is illegal, and steps none then."""
    illegal = ALL_LEGAL if m.settings.forgives else check_games(m)
    if illegal != ALL_LEGAL:
        return illegal
    for i in range(len(m.actions)):
        step(m, i)
    return ALL_LEGAL


@frame
def check_games(m: BatchMemory) -> int:
    """Return the first place where the action is illegal, or ALL_LEGAL."""
    for i in range(len(m.actions)):
        if not is_idle(m, i) and not is_allowed(m, i):
            return i
    return ALL_LEGAL


@frame
def begin_games(m: BatchMemory) -> None:
    """Set up the next game in each place that is due; where Python deals, only its secret is made."""
    for i in range(len(m.actions)):
        if m.due[i]:
            m.due[i] = False
            begin(m, i)
            show(m, i)


@frame
def start_games(m: BatchMemory) -> None:
    """Start the games of the places that are due, which Python has dealt."""
    for i in range(len(m.actions)):
        if m.due[i]:
            m.due[i] = False
            start(m, i)
            if m.states[i].phase == game.OVER and m.settings.learners > 0:
                m.numbers[i] += 1
                name_game(m, i)
                m.due[i] = True
            elif m.states[i].phase == game.OVER:
                close(m, i, NOBODY)
            show(m, i)


@frame
def is_idle(m: BatchMemory, i: int) -> bool:
    """Whether an action has no meaning in a place, because its game is over."""
    return bool(m.done[i] and m.settings.reset != SAME_STEP)


@frame
def is_allowed(m: BatchMemory, i: int) -> bool:
    """Whether the action of a place is legal."""
    return bool(is_listed(m.legal[i], I64(m.listed[i]), I64(m.actions[i])))


@frame
def step(m: BatchMemory, i: int) -> None:
    """Apply the action of a place, let the bots move, and show what is next."""
    if m.done[i]:
        clear_rewards(m, i)
        if m.settings.reset == OFF:
            return
        m.done[i] = False
        m.lost[i] = NOBODY
        if m.settings.reset == NEXT_STEP:
            begin(m, i)
            show(m, i)
            return
    loser = NOBODY
    if m.settings.forgives and not is_allowed(m, i):
        loser = I64(m.seat[i])
    else:
        perform(m, i, I64(m.actions[i]), I64(m.listed[i]))
        advance(m, i)
    if loser != NOBODY or m.states[i].phase == game.OVER:
        close(m, i, loser)
        if m.settings.reset == SAME_STEP:
            if m.settings.finals:
                see(m, i, m.final)
            begin(m, i)
    show(m, i)


@frame
def begin(m: BatchMemory, i: int) -> None:
    """Set up the next game of a place in which a learner is to act.

    Where there are learners, a game that ends before one of them acts is passed over.
    """
    waits = True
    while waits:
        m.numbers[i] += 1
        name_game(m, i)
        if not m.settings.deals:
            m.due[i] = True
            return
        m.states[i] = m.blank[0]
        begin_secret(m.chance[0], m.secrets[i], m.key)
        m.log[0].count = 0
        game.deal_at(m.states, i, m.scratch.tables, m.plan, m.chance, m.room, m.log)
        start(m, i)
        waits = m.states[i].phase == game.OVER and m.settings.learners > 0
    if m.states[i].phase == game.OVER:
        close(m, i, NOBODY)


@frame
def name_game(m: BatchMemory, i: int) -> None:
    """Make the secret of the game of a place: its own seed, or one of the series that the seed begins."""
    if m.numbers[i] == 0 and m.is_own[i]:
        for k in range(4):
            m.secrets[i, k] = m.seeds[i, k]
    else:
        game_of_series(m.chance[0], m.seeds[i], I64(m.places[i]), I64(m.numbers[i]), m.secrets[i])


@frame
def start(m: BatchMemory, i: int) -> None:
    """Begin the figures of a game that has been dealt, and let bots move until a learner is to act."""
    m.dice[i] = U(m.secrets[i, 0]) << U(32) | U(m.secrets[i, 1]) | U(1)
    if m.settings.learners < m.settings.seats:
        if not m.settings.deals:
            begin_secret(m.chance[0], m.secrets[i], m.key)
        open_stream(m.chance[0], BOTS)
        word = next_number(m.chance[0])
        m.rngs[i] = word if word != U(0) else U(1)
    if m.settings.counts:
        for k in range(m.figures.shape[1]):
            m.figures[i, k] = 0
        game.begin_counting(m.states[i], m.figures[i])
    advance(m, i)


@frame
def advance(m: BatchMemory, i: int) -> None:
    """Let bots move until a learner is to act or the game is over."""
    s = m.states[i]
    if s.phase == game.OVER or m.bots[s.turn] == LEARNER:
        return
    m.scratch.rng[0] = m.rngs[i]
    while s.phase != game.OVER and m.bots[s.turn] != LEARNER:
        listed = I64(0)
        if m.bots[s.turn] == RANDOM or m.settings.counts:
            listed = game.legal_at(m.states, i, m.scratch.tables, m.scratch.lists[ASKED])
        if m.bots[s.turn] == RANDOM:
            action = I64(m.scratch.lists[ASKED, below(m.scratch.rng, listed)])
        else:
            game.observe_at(m.states, i, I64(s.turn), m.glance)
            action = game.greedy(m.glance, I64(0), m.weights[s.turn], m.scratch)
        perform(m, i, action, listed)
    m.rngs[i] = m.scratch.rng[0]


@frame
def perform(m: BatchMemory, i: int, action: int, listed: int) -> None:
    """Apply a legal action and count it."""
    m.log[0].count = 0
    if m.settings.counts:
        game.count_decision(m.states[i], listed, action, m.tally[0], m.figures[i])
    game.do_at(m.states, i, m.scratch.tables, action, m.scratch.lists[ASKED], m.log)
    if m.settings.counts:
        game.count_events(m.log[0], m.states[i], m.tally[0], m.figures[i])


@frame
def close(m: BatchMemory, i: int, loser: int) -> None:
    """Write what a game that is over is worth to each seat. loser: of an illegal action, or NOBODY."""
    m.done[i] = True
    m.lost[i] = loser
    seats = m.settings.seats
    best, winners = I64(0), I64(0)
    for seat in range(seats):
        m.scores[i * seats + seat] = points_of(m, i, seat)
        standing = standing_of(m, i, seat)
        if winners == 0 or standing > best:
            best, winners = standing, I64(0)
        if standing == best:
            winners += 1
    for seat in range(seats):
        share = 1.0 / winners if standing_of(m, i, seat) == best else 0.0
        if loser != NOBODY:
            share = 0.0 if seat == loser else 1.0 / (seats - 1)
        m.rewards[i * seats + seat] = share
    if m.settings.counts:
        game.note(m.states[i], m, i)


@frame
def points_of(m: BatchMemory, i: int, seat: int) -> int:
    """The points of a seat."""
    return number_at(m.raw[i], m.settings.points_at + 2 * seat, I64(2))


@frame
def standing_of(m: BatchMemory, i: int, seat: int) -> int:
    """What decides who wins: the points, unless the game says more."""
    if m.settings.has_standing:
        return game.standing_at(m.states, i, m.scratch.tables, seat)
    return points_of(m, i, seat)


@frame
def clear_rewards(m: BatchMemory, i: int) -> None:
    """Nothing is won while a game runs."""
    for seat in range(m.settings.seats):
        m.rewards[i * m.settings.seats + seat] = 0.0


@frame
def show(m: BatchMemory, i: int) -> None:
    """Write whose turn it is, what is legal, and what the seat sees; nothing is legal after the end."""
    unmark(m, i)
    if m.states[i].phase == game.OVER or is_idle(m, i) or m.due[i]:
        m.listed[i] = 0
    else:
        m.seat[i] = m.states[i].turn
        m.listed[i] = game.legal_at(m.states, i, m.scratch.tables, m.legal[i])
    mark(m, i)
    see(m, i, m.seen)


@frame
def unmark(m: BatchMemory, i: int) -> None:
    """Clear the mask where the actions listed before are, not where thousands of others are."""
    if m.settings.masks == BOOLS:
        for k in range(m.listed[i]):
            m.mask[i, m.legal[i, k]] = False
    elif m.settings.masks == BITS:
        for k in range(m.listed[i]):
            m.packed[i, m.legal[i, k] >> 3] = 0


@frame
def mark(m: BatchMemory, i: int) -> None:
    """Mark the listed actions in the mask; of eight packed into a byte, the first is its lowest bit."""
    if m.settings.masks == BOOLS:
        for k in range(m.listed[i]):
            m.mask[i, m.legal[i, k]] = True
    elif m.settings.masks == BITS:
        for k in range(m.listed[i]):
            action = I64(m.legal[i, k])
            m.packed[i, action >> 3] = I64(m.packed[i, action >> 3]) | 1 << (action & 7)


@frame
def see(m: BatchMemory, i: int, seen: Seen) -> None:
    """Encode what the seat in `seat` knows, in the form that is asked for, if any."""
    if m.settings.form == NONE or (m.due[i] and not m.done[i]):
        return
    game.observe_at(m.states, i, I64(m.seat[i]), m.glance)
    seat = I64(m.seat[i])
    if m.settings.form == FLOATS:
        encode(m.glance_raw[0], seat, m.program, seen.floats[i])
    else:
        game.encode_bytes(m.glance_raw[0], seat, seen.octets[i])
