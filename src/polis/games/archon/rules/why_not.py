"""ARC-4.0.3 to ARC-7.0.4  Why an action is not allowed now, by verb, from each chapter."""

from typing import Any

from polis.core.kernels.kernel import entry_point, kernel
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
    TAKE,
    TILE,
    WALL,
    WITH,
)
from polis.games.archon.model.state import TRADING, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.attack import why_not_lose
from polis.games.archon.rules.cards import why_not_pair, why_not_plain, why_not_with
from polis.games.archon.rules.city.builders_guild import why_not_tile
from polis.games.archon.rules.city.exchange import why_not_give, why_not_take, why_not_wall
from polis.games.archon.rules.city.guild_hall import why_not_magister, why_not_replace
from polis.games.archon.rules.city.saving import why_not_save
from polis.games.archon.rules.city.slots import is_occupied, ways_in, why_not_enter
from polis.games.archon.rules.city.trade import why_not_buy, why_not_finish_trade, why_not_sell
from polis.games.archon.rules.dividing import card_of_split, why_not_draft, why_not_split
from polis.games.archon.rules.reasons import ALLOWED


@kernel
def why_not(s: State, t: Tables, action: int) -> int:
    """Return why an action of the present phase is not allowed (`core.kernels.legality`), or ALLOWED."""
    if action < SPLIT:
        first = (action - DRAFT) // KINDS_OF_MAGISTERS
        return why_not_draft(s, t, first, (action - DRAFT) % KINDS_OF_MAGISTERS)
    if action < ENTER:
        code = action - SPLIT
        scribes, merchants = card_of_split(code, 3), card_of_split(code, 4)
        return why_not_split(s, card_of_split(code, 1), card_of_split(code, 2), scribes, merchants)
    if action < PASS:
        return why_not_enter(s, t, (action - ENTER) // SLOTS, (action - ENTER) % SLOTS)
    if action == DONE and s.phase == TRADING:
        return why_not_finish_trade(s)
    if action < WITH:  # pass, stop, more and done are always allowed in their phases
        return ALLOWED
    if action < TAKE:
        return why_not_card(s, t, action)
    return why_not_goods(s, t, action)


@kernel
def why_not_card(s: State, t: Tables, action: int) -> int:
    """Check a card, a magister without its power, or a pair."""
    ways = ways_in(s, t, s.location, s.slot)
    taken = is_occupied(s, s.location, s.slot)
    if action < PLAIN:
        return why_not_with(s, t, action - WITH, taken, ways)
    if action < PAIR:
        return why_not_plain(s, t, action - PLAIN + 1, taken, ways)
    return why_not_pair(s, t, (action - PAIR) // KINDS, (action - PAIR) % KINDS, taken, ways)


@kernel
def why_not_goods(s: State, t: Tables, action: int) -> int:
    """Check any decision within an action or a raid."""
    if action < GIVE:
        return why_not_take(s, t, (action - TAKE) // MANY, (action - TAKE) % MANY)
    if action < BUY:
        return why_not_give(s, t, (action - GIVE) // MANY, (action - GIVE) % MANY)
    if action < SELL:
        return why_not_buy(s, t, action - BUY)
    if action < MAGISTER:
        return why_not_sell(s, t, action - SELL)
    if action < TILE:
        return why_not_magister(s, t, action - MAGISTER)
    if action < SAVE:
        return why_not_tile(s, t, action - TILE)
    if action < REPLACE:
        return why_not_save(s, t, action - SAVE)
    if action < WALL:
        return why_not_replace(s, action - REPLACE)
    if action < LOSE:
        return why_not_wall(s, t, action - WALL != 0)
    return why_not_lose(s, (action - LOSE) // LOSSES, (action - LOSE) % LOSSES)


@entry_point
def why_not_at(states: Any, i: int, tables: Any, action: int, out: Any) -> int:  # noqa: ARG001 - for Arkadia
    """Apply `why_not` to the i-th of many states: the entry point for Python."""
    return why_not(states[i], tables[0], action)
