"""The rules of Arkadia in the order of the rulebook; this page is their table of contents.

chapter                          asked       done          file
MUST A  laying out a building    legal_play  play_card     laying
                                 legal_lay   lay_building  laying
                                 legal_draw  draw_card     drawing
MUST B  introducing workers      legal_site  choose_site   workers
                                 legal_worker place_worker workers
a building is completed                      complete_buildings  completion
the castle continues             legal_castle place_castle_piece castle
CAN     the architect banner     legal_banner use_banner   banner
                                 legal_cash  cash_seals    banner
end of the game                              end_turn      ending
"""

from typing import Any

from polis.core.kernel import kernel
from polis.core.listing import is_listed
from polis.games.arkadia.actions import (
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
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.events import CAPACITY, Log
from polis.games.arkadia.rules.banner import (
    begin_banner,
    cash_seals,
    legal_banner,
    legal_cash,
    use_banner,
)
from polis.games.arkadia.rules.castle import legal_castle, place_castle_piece
from polis.games.arkadia.rules.drawing import draw_card, legal_draw
from polis.games.arkadia.rules.ending import end_turn, pass_turn
from polis.games.arkadia.rules.laying import lay_building, legal_lay, legal_play, play_card
from polis.games.arkadia.rules.workers import (
    choose_site,
    finish_introduction,
    legal_site,
    legal_worker,
    place_worker,
)
from polis.games.arkadia.state import (
    BANNERING,
    BUILDING,
    CASHING,
    DRAWING,
    LAYING,
    MUST,
    WORKING,
    State,
)
from polis.games.arkadia.tables import Tables


@kernel
def legal(s: State, t: Tables, out: Any) -> int:
    """Write every legal action into `out`, ascending; returns how many. None: the game is over."""
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
    return 0


@kernel
def legal_must(s: State, t: Tables, out: Any) -> int:
    """ARK-T.1  A building is laid or workers are introduced; passing only when neither can be."""
    n = legal_play(s, t, out, 0)
    n = legal_site(s, t, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def apply(s: State, t: Tables, action: int, log: Log) -> None:
    """Do a legal action, in place. Whether it is legal is not asked here again."""
    s.ply += 1
    if action < LAY:
        apply_must(s, action, log)
    elif action < OWN:
        orientation = (action - LAY) // BOARD_SQUARES
        lay_building(s, t, orientation, (action - LAY) % BOARD_SQUARES, log)
    elif action < NEUTRAL:
        place_worker(s, t, action - OWN, False, log)
    elif action < DONE:
        place_worker(s, t, action - NEUTRAL, True, log)
    elif action == DONE:
        finish_introduction(s, t, log)
    elif action < DRAW:
        square = (action - CASTLE) % CASTLE_SQUARES
        place_castle_piece(s, (action - CASTLE) // CASTLE_SQUARES, square, log)
    elif action < BANNER:
        draw_card(s, t, action - DRAW, log)
    elif action == BANNER:
        use_banner(s, t, log)
    elif action == END:
        end_turn(s, log)
    else:
        cash_seals(s, (action - CASH) % SEAL_COUNTS, log)


@kernel
def apply_must(s: State, action: int, log: Log) -> None:
    """ARK-T.1  The choice of the MUST part; all but passing break a row of passes (ARK-R28)."""
    if action == PASS:
        pass_turn(s, log)
        begin_banner(s, log)
        return
    s.passes = 0
    if action < SITE:
        play_card(s, action, log)
    else:
        choose_site(s, action - SITE, log)


@kernel
def legal_at(states: Any, i: int, tables: Any, out: Any) -> int:
    """`legal` of the i-th of many states: the way in from Python, where records are dear to pass."""
    return legal(states[i], tables[0], out)


@kernel
def apply_at(states: Any, i: int, tables: Any, action: int, out: Any, log: Any) -> bool:
    """`apply` to the i-th of many states if the action is legal: the way in from Python.

    Returns whether it was; out: as for `legal`, overwritten.
    """
    log[0].count = 0
    log[0].limit = CAPACITY
    if not is_listed(out, legal(states[i], tables[0], out), action):
        return False
    apply(states[i], tables[0], action, log[0])
    return True
