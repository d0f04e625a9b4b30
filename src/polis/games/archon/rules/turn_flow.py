"""The course of the game: the functions for each phase, and what follows without a decision."""

from typing import Any

from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.legality import is_listed
from polis.games.archon.model.actions import (
    BUY,
    DONE,
    DRAFT,
    ENTER,
    GIVE,
    KINDS,
    KINDS_OF_MAGISTERS,
    LOSE,
    LOSSES,
    MAGISTER,
    MANY,
    PAIR,
    PASS,
    PLAIN,
    REPLACE,
    SAVE,
    SELL,
    SLOTS,
    SPLIT,
    STOP,
    TAKE,
    TILE,
    WALL,
    WITH,
)
from polis.games.archon.model.actions import MORE as MORE_ACTION
from polis.games.archon.model.events import CAPACITY, Log
from polis.games.archon.model.state import (
    ACT,
    ACTED,
    AGAIN,
    ATTACK,
    BUYING_TILE,
    CARD,
    DIVIDED,
    DRAFTING,
    FINISH,
    GIVING,
    HIRING,
    LOSING,
    MANNING,
    MORE,
    NEW_ROUND,
    NEXT,
    OVER,
    PLACING,
    RAID,
    REPEAT,
    REPLACING,
    REWARD,
    ROUND_END,
    SAVED,
    SAVING,
    SCORING,
    SEASON,
    SPLITTING,
    TAKING,
    TRADING,
    State,
)
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.attack import attack, continue_losses, legal_lose, lose_cubes
from polis.games.archon.rules.cards import legal_cards
from polis.games.archon.rules.city.builders_guild import choose_tile, legal_tile
from polis.games.archon.rules.city.exchange import (
    begin_repetition,
    give_cubes,
    legal_give,
    legal_more,
    legal_take,
    legal_wall,
    man_wall,
    reward,
    take_cubes,
)
from polis.games.archon.rules.city.guild_hall import (
    choose_magister,
    legal_magister,
    legal_replace,
    replace,
)
from polis.games.archon.rules.city.saving import finish_saving, is_any_saving, legal_save, save
from polis.games.archon.rules.city.trade import buy, finish_trade, legal_trade, sell
from polis.games.archon.rules.dividing import (
    begin_round,
    draft,
    legal_draft,
    legal_split,
    split,
)
from polis.games.archon.rules.placing import begin_action, choose_slot, play_one, play_pair
from polis.games.archon.rules.round_end import end_round, move_season_token
from polis.games.archon.rules.season import prepare_season, score_season
from polis.games.archon.rules.turn import (
    begin_next_turn,
    finish_action,
    legal_again,
    legal_place,
    pass_turn,
    stop,
)
from polis.games.archon.rules.winning import finish_game


@kernel
def legal(s: State, t: Tables, out: Any) -> int:
    """Write every legal action into `out`, ascending; return their number, 0 once the game is over."""
    if s.phase == PLACING:
        return legal_place(s, t, out, 0)
    if s.phase == AGAIN:
        return legal_again(s, t, out, 0)
    if s.phase == SPLITTING:
        return legal_split(s, out, 0)
    if s.phase == DRAFTING:
        return legal_draft(s, t, out, 0)
    return legal_in_action(s, t, out)


@kernel
def legal_in_action(s: State, t: Tables, out: Any) -> int:
    """List the decisions within a placement, and those of a raid."""
    if s.phase == CARD:
        return legal_cards(s, t, out, 0)
    if s.phase == TAKING:
        return legal_take(s, t, out, 0)
    if s.phase == GIVING:
        return legal_give(s, t, out, 0)
    if s.phase == TRADING:
        return legal_trade(s, t, out, 0)
    if s.phase == HIRING:
        return legal_magister(s, t, out, 0)
    if s.phase == BUYING_TILE:
        return legal_tile(s, t, out, 0)
    if s.phase == SAVING:
        return legal_save(s, t, out, 0)
    if s.phase == REPLACING:
        return legal_replace(s, out, 0)
    if s.phase == MANNING:
        return legal_wall(s, t, out, 0)
    if s.phase == MORE:
        return legal_more(out, 0)
    if s.phase == LOSING:
        return legal_lose(s, out, 0)
    return 0


@kernel
def apply(s: State, t: Tables, action: int, out: Any, log: Log) -> None:
    """Apply a legal action in place, with all that follows without a decision. `out` is overwritten."""
    s.ply += 1
    do(s, t, action, log)
    settle(s, t, out, log)
    while s.phase >= NEXT:
        step_between_turns(s, t, log)
        settle(s, t, out, log)


@kernel
def do(s: State, t: Tables, action: int, log: Log) -> None:
    """Apply one decision; legality is not checked again."""
    if action < SPLIT:
        first = (action - DRAFT) // KINDS_OF_MAGISTERS
        draft(s, t, first, (action - DRAFT) % KINDS_OF_MAGISTERS, log)
    elif action < ENTER:
        split(s, t, action - SPLIT, log)
    elif action < PASS:
        choose_slot(s, (action - ENTER) // SLOTS, (action - ENTER) % SLOTS)
    elif action == PASS:
        pass_turn(s, log)
    elif action == STOP:
        stop(s, log)
    elif action == MORE_ACTION:
        s.phase = REPEAT
    elif action == DONE:
        finish_trade(s)
    elif action < TAKE:
        do_card(s, t, action, log)
    else:
        do_goods(s, t, action, log)


@kernel
def do_card(s: State, t: Tables, action: int, log: Log) -> None:
    """Apply a card, a magister without its power, or a pair."""
    if action < PLAIN:
        play_one(s, t, action - WITH, False, log)
    elif action < PAIR:
        play_one(s, t, action - PLAIN + 1, True, log)
    else:
        play_pair(s, t, (action - PAIR) // KINDS, (action - PAIR) % KINDS, log)


@kernel
def do_goods(s: State, t: Tables, action: int, log: Log) -> None:
    """Apply any decision within an action or a raid."""
    if action < GIVE:
        take_cubes(s, (action - TAKE) // MANY, (action - TAKE) % MANY, log)
    elif action < BUY:
        give_cubes(s, t, (action - GIVE) // MANY, (action - GIVE) % MANY, log)
    elif action < SELL:
        buy(s, t, action - BUY, log)
    elif action < MAGISTER:
        sell(s, t, action - SELL, log)
    elif action < TILE:
        choose_magister(s, t, action - MAGISTER)
    elif action < SAVE:
        choose_tile(s, t, action - TILE, log)
    elif action < REPLACE:
        save(s, t, action - SAVE, log)
    elif action < WALL:
        replace(s, action - REPLACE, log)
    elif action < LOSE:
        man_wall(s, t, action - WALL != 0, log)
    else:
        lose_cubes(s, (action - LOSE) // LOSSES, (action - LOSE) % LOSSES, log)


@kernel
def settle(s: State, t: Tables, out: Any, log: Log) -> None:
    """Continue a placement until there is a real choice, or until the turn is over.

    A bot may stop here: so far nothing has happened that its seat could not know beforehand.
    """
    while CARD <= s.phase < NEXT and s.phase != OVER:
        if step(s, t, log):
            continue
        if legal_in_action(s, t, out) != 1:
            return
        do(s, t, out[0], log)


@kernel
def step(s: State, t: Tables, log: Log) -> bool:
    """Run the next part of a placement that needs no decision; False if there is none."""
    if s.phase == SAVING:
        return step_saving(s, t, log)
    if s.phase < ACT:
        return False
    if s.phase == ACT:
        begin_action(s, t)
    elif s.phase == REPEAT:
        begin_repetition(s, t, log)
    elif s.phase == REWARD:
        reward(s, t, log)
    elif s.phase == ACTED:
        finish_action(s, t, log)
    return True


@kernel
def step_between_turns(s: State, t: Tables, log: Log) -> None:
    """ARC-R42  Proceed to the next turn, from the end of a round to the next one, or to the end."""
    if s.phase == NEXT:
        begin_next_turn(s, t, log)
    elif s.phase == ROUND_END:
        end_round(s, t, log)
    elif s.phase == ATTACK:
        attack(s, t, log)
    elif s.phase == RAID:
        continue_losses(s, log)
    elif s.phase == SCORING:
        score_season(s, t, log)
    elif s.phase == SEASON:
        prepare_season(s, t, log)
    elif s.phase == NEW_ROUND:
        begin_round(s, t, log)
    elif s.phase == FINISH:
        finish_game(s, t, log)
    elif s.phase == DIVIDED:
        move_season_token(s, t, log)


@kernel
def step_saving(s: State, t: Tables, log: Log) -> bool:
    """ARC-R45, ARC-R46  Skip a reduction without a choice; after the last one the price is paid."""
    if s.save_stage == SAVED:
        finish_saving(s, t, log)
        return True
    if not is_any_saving(s, t):
        s.save_stage += 1
        return True
    return False


@entry_point
def legal_at(states: Any, i: int, tables: Any, out: Any) -> int:
    """Apply `legal` to the i-th of many states: the entry point for Python, where records are slow."""
    return legal(states[i], tables[0], out)


@kernel
def do_at(states: Any, i: int, tables: Any, action: int, out: Any, log: Any) -> None:
    """Apply a legal action to the i-th of many states."""
    apply(states[i], tables[0], action, out, log[0])


@entry_point
def apply_at(states: Any, i: int, tables: Any, action: int, out: Any, log: Any) -> bool:
    """Apply a legal action to the i-th of many states: the entry point for Python.

    Returns whether it was legal.
    """
    log[0].count = 0
    log[0].limit = CAPACITY
    if not is_listed(out, legal(states[i], tables[0], out), action):
        return False
    apply(states[i], tables[0], action, out, log[0])
    return True
