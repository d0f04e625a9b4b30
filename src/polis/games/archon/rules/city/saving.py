"""ARC-R33  Price reductions: first the Inn's cube, then one entry of a King's Favor."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.box.effects import ACTION as WHEN_ACTION
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import SAVE, TILE_COUNT
from polis.games.archon.model.events import SPARED, Log, emit
from polis.games.archon.model.meanings import BY_TILE
from polis.games.archon.model.state import ANY_CUBES, BY_INN, GOLD, NONE, PAPYRUS, RECRUITS, State
from polis.games.archon.model.tables import AT, LESSENS, WHEN, Tables
from polis.games.archon.rules.city.builders_guild import build
from polis.games.archon.rules.city.exchange import cause_of
from polis.games.archon.rules.city.guild_hall import hire
from polis.games.archon.rules.city.possible import is_covered
from polis.games.archon.rules.city.prices import GUILD_HALL, cubes_saved
from polis.games.archon.rules.reasons import ALLOWED, NOT_IN_PRICE


@kernel
def less_by_favor(s: State, t: Tables, goods: int) -> int:
    """The amount by which the favor in use reduces the price if these goods are chosen."""
    less = 0 + t.effects[s.effect, LESSENS + goods]
    if goods >= PAPYRUS:
        less = max(less, t.effects[s.effect, LESSENS + ANY_CUBES])
    return int(less)


@kernel
def is_payable_without(s: State, t: Tables, goods: int, less: int, by_inn: bool) -> bool:
    """Whether the price can be paid once `less` of the goods (and then the favor's) are saved."""
    short_gold = 0
    short_recruits = 0
    short_cubes = 0
    covered = 0
    for other in range(HELD):
        price = s.price[other]
        if other == goods:
            price = max(0, price - less)
        short = max(0, price - s.held[s.turn, other])
        if other == GOLD:
            short_gold = short
        elif other == RECRUITS:
            short_recruits = short
        else:
            short_cubes += short
            covered = max(covered, min(short, 0 + t.effects[s.effect, LESSENS + other]))
    if by_inn:
        return is_covered(t, s.effect, short_gold, short_recruits, short_cubes, covered)
    return bool(short_gold + short_recruits + short_cubes == 0)


@kernel
def why_not_save(s: State, t: Tables, goods: int) -> int:
    """ARC-R33  The goods must be in the price, and saving them must leave it payable."""
    by_inn = s.save_stage == BY_INN
    less = saved_of(s, t, goods, by_inn)
    if less > 0 and s.price[goods] > 0 and is_payable_without(s, t, goods, less, by_inn):
        return ALLOWED
    return because(NOT_IN_PRICE, goods, 0)


@kernel
def is_any_saving(s: State, t: Tables) -> bool:
    """Whether this stage can reduce the price at all."""
    for goods in range(HELD):
        if why_not_save(s, t, goods) == ALLOWED:
            return True
    return False


@kernel
def legal_save(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-9.4, ARC-R33  Every kind of goods that may be saved."""
    for goods in range(HELD):
        if why_not_save(s, t, goods) == ALLOWED:
            out[n] = SAVE + goods
            n += 1
    return n


@kernel
def saved_of(s: State, t: Tables, goods: int, by_inn: bool) -> int:
    """The number of units of the goods that the current reduction takes off the price."""
    if by_inn:
        return cubes_saved(s, t, s.turn) if goods >= PAPYRUS else 0
    return less_by_favor(s, t, goods)


@kernel
def save(s: State, t: Tables, goods: int, log: Log) -> None:
    """ARC-R33  Take the chosen goods off the price; then ask for the next reduction."""
    by_inn = s.save_stage == BY_INN
    less = min(s.price[goods], saved_of(s, t, goods, by_inn))
    s.price[goods] -= less
    cause = inn_of(s, t) if by_inn else cause_of(s)
    for _ in range(less):
        emit(log, SPARED, s.turn, goods, cause)
    s.save_stage += 1


@kernel
def inn_of(s: State, t: Tables) -> int:
    """The cause in the log: the tile that reduces prices at the Guild Hall."""
    for tile in range(TILE_COUNT):
        if s.tiles[s.turn, tile] != 0 and t.abilities[tile, WHEN] == WHEN_ACTION:
            if t.abilities[tile, AT] == GUILD_HALL:
                return BY_TILE + tile
    return NONE


@kernel
def finish_saving(s: State, t: Tables, log: Log) -> None:
    """Pay the price: there is nothing more to save."""
    if s.magister != NONE:
        hire(s, t, cause_of(s), log)
    else:
        build(s, t, cause_of(s), log)
