"""The course of a turn: what may be done in each phase and what follows from it, in order."""

from typing import Any

from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.legality import is_listed
from polis.games.arkadia.model.actions import (
    BANNER,
    BOARD_SQUARES,
    CASH,
    CASTLE,
    CASTLE_SQUARES,
    DONE,
    DRAW,
    END,
    LAY,
    NEUTRAL,
    OWN,
    PASS,
    RECRUIT,
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.model.events import CAPACITY, Log
from polis.games.arkadia.model.state import (
    BANNERING,
    BUILDING,
    CAN,
    CASHING,
    CASHING_ON,
    CASTLE_DUE,
    COMPLETION,
    DRAWING,
    LAYING,
    MUST,
    RECRUITING,
    REFILL,
    TURN_END,
    WORKING,
    State,
)
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.banner import (
    ask_for_seals,
    begin_banner,
    cash_seals,
    legal_banner,
    legal_cash,
    use_banner,
    why_not_banner,
    why_not_cash,
)
from polis.games.arkadia.rules.castle import (
    continue_castle,
    legal_castle,
    place_castle_piece,
    why_not_castle,
)
from polis.games.arkadia.rules.completion import complete_buildings
from polis.games.arkadia.rules.drawing import begin_drawing, draw_card, legal_draw, why_not_draw
from polis.games.arkadia.rules.ending import end_turn, pass_turn
from polis.games.arkadia.rules.laying import (
    lay_building,
    legal_lay,
    legal_play,
    legal_recruit,
    play_card,
    recruit,
    why_not_lay,
    why_not_play,
    why_not_recruit,
)
from polis.games.arkadia.rules.reasons import ALLOWED, PASS_NOT_FORCED
from polis.games.arkadia.rules.workers import (
    choose_site,
    finish_introduction,
    legal_site,
    legal_worker,
    place_worker,
    why_not_done,
    why_not_site,
    why_not_worker,
)


@kernel
def legal(s: State, t: Tables, out: Any) -> int:
    """Write every legal action into `out`, ascending; return their number, 0 once the game is over."""
    if s.phase == MUST:
        return legal_must(s, t, out)
    if s.phase == LAYING:
        return legal_lay(s, t, out, 0)
    if s.phase == DRAWING:
        return legal_draw(s, out, 0)
    if s.phase == WORKING:
        return legal_worker(s, t, out, 0)
    if s.phase == BUILDING:
        return legal_castle(s, out, 0)
    if s.phase == BANNERING:
        return legal_banner(out, 0)
    if s.phase == CASHING:
        return legal_cash(s, out, 0)
    if s.phase == RECRUITING:
        return legal_recruit(s, out, 0)
    return 0


@kernel
def legal_must(s: State, t: Tables, out: Any) -> int:
    """ARK-T.1, ARK-R35  Lay a building or introduce workers; the seat passes if it can do neither."""
    n = legal_play(s, t, out, 0)
    n = legal_site(s, t, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def why_not_pass(s: State, t: Tables, out: Any) -> int:
    """ARK-R27  The MUST part is passed only if nothing else is legal. `out` is overwritten."""
    legal_must(s, t, out)
    return ALLOWED if out[0] == PASS else PASS_NOT_FORCED


@kernel
def why_not(s: State, t: Tables, action: int, out: Any) -> int:
    """Return why an action of the present phase is not allowed (`core.kernels.legality`), or ALLOWED.

    out: as for `legal`, overwritten.
    """
    if action < SITE:
        return why_not_play(s, t, action)
    if action < PASS:
        return why_not_site(s, t, action - SITE)
    if action == PASS:
        return why_not_pass(s, t, out)
    if action < OWN:
        return why_not_lay(s, t, (action - LAY) // BOARD_SQUARES, (action - LAY) % BOARD_SQUARES)
    if action < NEUTRAL:
        return why_not_worker(s, t, action - OWN, False)
    if action < DONE:
        return why_not_worker(s, t, action - NEUTRAL, True)
    if action == DONE:
        return why_not_done(s)
    if action < DRAW:
        return why_not_castle(
            s, (action - CASTLE) // CASTLE_SQUARES, (action - CASTLE) % CASTLE_SQUARES
        )
    if action < BANNER:
        return why_not_draw(s, action - DRAW)
    if action == BANNER:
        return why_not_banner(s)
    if action == END:
        return ALLOWED
    if action >= RECRUIT:
        return why_not_recruit(s, action - RECRUIT)
    return why_not_cash(s, (action - CASH) // SEAL_COUNTS, (action - CASH) % SEAL_COUNTS)


@kernel
def apply(s: State, t: Tables, action: int, log: Log) -> None:
    """Apply a legal action in place, with all that follows from it; legality is not checked again."""
    s.ply += 1
    do(s, t, action, log)
    carry_on(s, t, log)


@kernel
def carry_on(s: State, t: Tables, log: Log) -> None:
    """ARK-T.1, ARK-T.2, ARK-R25  The order of a turn, from a choice to the next one.

    Each part sets the phase to that of the next part, or to one that waits for a choice.
    """
    if s.phase == REFILL:
        begin_drawing(s, log)
    if s.phase == COMPLETION:
        complete_buildings(s, t, log)
    if s.phase == CASTLE_DUE:
        continue_castle(s, log)
    if s.phase == CAN:
        begin_banner(s)
    if s.phase == CASHING_ON:
        ask_for_seals(s)
    if s.phase == TURN_END:
        end_turn(s, log)


@kernel
def do(s: State, t: Tables, action: int, log: Log) -> None:
    """Apply one choice, without what follows from it."""
    if action < LAY:
        do_must(s, action, log)
    elif action < OWN:
        orientation = (action - LAY) // BOARD_SQUARES
        lay_building(s, t, orientation, (action - LAY) % BOARD_SQUARES, log)
    elif action < NEUTRAL:
        place_worker(s, t, action - OWN, False, log)
    elif action < DONE:
        place_worker(s, t, action - NEUTRAL, True, log)
    elif action == DONE:
        finish_introduction(s)
    elif action < DRAW:
        square = (action - CASTLE) % CASTLE_SQUARES
        place_castle_piece(s, (action - CASTLE) // CASTLE_SQUARES, square, log)
    elif action < BANNER:
        draw_card(s, action - DRAW, log)
    elif action == BANNER:
        use_banner(s, t, log)
    elif action == END:
        s.phase = TURN_END
    elif action >= RECRUIT:
        recruit(s, action - RECRUIT, log)
    else:
        cash_seals(s, (action - CASH) % SEAL_COUNTS, log)


@kernel
def do_must(s: State, action: int, log: Log) -> None:
    """ARK-T.1  Apply the choice of the MUST part; all but passing reset the passes (ARK-R28)."""
    if action == PASS:
        pass_turn(s, log)
        return
    s.passes = 0
    if action < SITE:
        play_card(s, action, log)
    else:
        choose_site(s, action - SITE, log)


@entry_point
def legal_at(states: Any, i: int, tables: Any, out: Any) -> int:
    """Apply `legal` to the i-th of many states: the entry point for Python, where records are slow."""
    return legal(states[i], tables[0], out)


@entry_point
def why_not_at(states: Any, i: int, tables: Any, action: int, out: Any) -> int:
    """Apply `why_not` to the i-th of many states: the entry point for Python."""
    return why_not(states[i], tables[0], action, out)


@kernel
def do_at(states: Any, i: int, tables: Any, action: int, out: Any, log: Any) -> None:  # noqa: ARG001
    """Apply a legal action to the i-th of many states."""
    apply(states[i], tables[0], action, log[0])


@entry_point
def apply_at(states: Any, i: int, tables: Any, action: int, out: Any, log: Any) -> bool:
    """Apply a legal action to the i-th of many states: the entry point for Python.

    Returns whether it was legal; out: as for `legal`, overwritten.
    """
    log[0].count = 0
    log[0].limit = CAPACITY
    if not is_listed(out, legal(states[i], tables[0], out), action):
        return False
    apply(states[i], tables[0], action, log[0])
    return True
