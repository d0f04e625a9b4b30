"""The frame that looks one decision ahead in a batch of games: what the seat to act would know next.

Nothing that is hidden from the seat is looked up: its actions are applied in a world drawn from those
that it cannot tell from the real one.
"""

from polis.core.kernels.chance import I64
from polis.core.kernels.encoding import encode
from polis.search.batches import FLOATS
from polis.search.frames import THE_GAME, BatchHooks, frame, native_frame
from polis.search.memory import ASKED, DEEPER, TRY, BatchMemory

game: BatchHooks = THE_GAME


@native_frame
def look_ahead(m: BatchMemory) -> None:
    """Write what follows from each legal action into `m.after`, for each place from `m.firsts` on."""
    for i in range(len(m.actions)):
        if m.listed[i] > 0:
            look(m, i)


@frame
def look(m: BatchMemory, i: int) -> None:
    """Draw a world for the seat to act in a place, and try each of its actions there."""
    seat, worlds = I64(m.seat[i]), m.scratch.tries
    m.scratch.rng[0] = m.dice[i]
    game.observe_at(m.states, i, seat, worlds)
    game.fill_at(worlds, I64(TRY), m.scratch.tables, m.scratch.pool, m.scratch.rng)
    m.dice[i] = m.scratch.rng[0]
    for k in range(m.listed[i]):
        worlds[DEEPER] = worlds[TRY]
        m.log[0].count = 0
        game.do_at(
            worlds,
            I64(DEEPER),
            m.scratch.tables,
            I64(m.legal[i, k]),
            m.scratch.lists[ASKED],
            m.log,
        )
        game.observe_at(worlds, I64(DEEPER), seat, m.glance)
        row = I64(m.firsts[i]) + k
        if m.settings.form == FLOATS:
            encode(m.glance_raw[0], seat, m.program, m.after.floats[row])
        else:
            game.encode_bytes(m.glance_raw[0], seat, m.after.octets[row])
