"""ARC-4.2.1 to 4.2.3, 4.2.6, 4.2.8 to 4.2.10  Goods for free or for a price, sometimes twice."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import CUBES, DONE, GIVE, MANY, NO_SECOND, TAKE, WALL
from polis.games.archon.model.actions import MORE as MORE_ACTION
from polis.games.archon.model.events import WARRIOR_PLACED, Log, emit
from polis.games.archon.model.meanings import BY_FAVOR, BY_TILE, BY_WALL_GATE
from polis.games.archon.model.state import (
    ACT,
    ACTED,
    ANY_CUBES,
    DIFFERENT_CUBES,
    FROM_TILE,
    GIVING,
    GOLD,
    MANNING,
    MORE,
    NONE,
    PAPYRUS,
    PROVINCE_CUBES,
    REWARD,
    SCIENCE,
    TAKING,
    WARRIORS,
    State,
)
from polis.games.archon.model.tables import FAVOR_ROW, GAINS, PAYS, SCORE, TIMES, Tables
from polis.games.archon.rules.city.possible import (
    can_gain,
    can_man_wall,
    can_pay,
    can_trade,
    vacant_space,
)
from polis.games.archon.rules.city.prices import sale_price
from polis.games.archon.rules.city.supply import gain, pay, score
from polis.games.archon.rules.placing import has_merchant_power
from polis.games.archon.rules.reasons import (
    ALLOWED,
    GIVEN_KINDS_MUST_DIFFER,
    GIVEN_NOT_HELD,
    GIVES_OTHER_COUNT,
    NO_SPACE_ON_WALL,
    NO_TRADE_AFTER,
    NOT_IN_REPOSITORY,
    SUPPLY_EMPTY,
    TAKEN_KINDS_MUST_DIFFER,
    TAKES_OTHER_COUNT,
    TILE_DOES_NOT_GIVE,
)


@kernel
def cause_of(s: State) -> int:
    """What the log gives as the cause of a gain or payment."""
    return BY_FAVOR + s.effect - FAVOR_ROW if s.effect >= FAVOR_ROW else s.location


@kernel
def begin_repetition(s: State, t: Tables, log: Log) -> None:
    """ARC-4.2.10.1  Begin a repetition: first the cubes to pay are chosen, if there is a choice."""
    if chosen_price(s, t) > 0:
        s.phase = GIVING
    else:
        pay_and_gain(s, t, log)


@kernel
def chosen_price(s: State, t: Tables) -> int:
    """The number of cubes of the payer's choice in the price."""
    return int(t.effects[s.effect, PAYS + ANY_CUBES] + t.effects[s.effect, PAYS + DIFFERENT_CUBES])


@kernel
def payable_cubes(s: State, t: Tables, resource: int) -> int:
    """Cubes of a kind that may be chosen after the fixed part of the price is set aside."""
    goods = PAPYRUS + resource
    return int(s.held[s.turn, goods] - t.effects[s.effect, PAYS + goods])


@kernel
def cubes_named(second: int) -> int:
    """The number of cubes that an action names: one or two."""
    return 1 if second == NO_SECOND else 2


@kernel
def why_not_give(s: State, t: Tables, first: int, second: int) -> int:
    """ARC-4.2.10.1  As many cubes as the price asks for; two of a kind only if kinds may be equal."""
    if cubes_named(second) != chosen_price(s, t):
        return because(GIVES_OTHER_COUNT, chosen_price(s, t), 0)
    if first == second and t.effects[s.effect, PAYS + DIFFERENT_CUBES] > 0:
        return GIVEN_KINDS_MUST_DIFFER
    if payable_cubes(s, t, first) == 0:
        return because(GIVEN_NOT_HELD, PAPYRUS + first, 0)
    if second != NO_SECOND:
        needed = 2 if first == second else 1
        if payable_cubes(s, t, second) < needed or second < first:
            return because(GIVEN_NOT_HELD, PAPYRUS + second, 0)
    return ALLOWED


@kernel
def legal_give(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.10.1  Every choice of cubes to pay."""
    for first in range(CUBES):
        for second in range(first, MANY):
            if why_not_give(s, t, first, second) == ALLOWED:
                out[n] = GIVE + first * MANY + second
                n += 1
    return n


@kernel
def give_cubes(s: State, t: Tables, first: int, second: int, log: Log) -> None:
    """Pay the chosen cubes, then the rest of the price, then gain the reward."""
    cause = cause_of(s)
    if first == second:
        pay(s, s.turn, PAPYRUS + first, 2, cause, log)
    else:
        pay(s, s.turn, PAPYRUS + first, 1, cause, log)
        if second != NO_SECOND:
            pay(s, s.turn, PAPYRUS + second, 1, cause, log)
    pay_and_gain(s, t, log)


@kernel
def pay_and_gain(s: State, t: Tables, log: Log) -> None:
    """ARC-4.2.2.1, ARC-4.2.3.1, ARC-4.2.8.1, ARC-4.2.9.1  Pay the fixed price, gain the fixed goods."""
    cause = cause_of(s)
    for goods in range(HELD):
        pay(s, s.turn, goods, t.effects[s.effect, PAYS + goods], cause, log)
    for goods in range(SCIENCE + 1):
        amount = yield_of(s, t, goods)
        if amount > 0:
            gain(s, s.turn, goods, amount, cause, log)
    s.phase = REWARD
    for source in range(ANY_CUBES, PROVINCE_CUBES + 1):
        amount = yield_of(s, t, source)
        if amount > 0:
            begin_taking(s, source, amount)


@kernel
def yield_of(s: State, t: Tables, goods: int) -> int:
    """ARC-4.2.1.2, ARC-4.2.2.2, ARC-4.2.3.2, ARC-5.4.1, ARC-5.4.2  The yield with a Merchant's bonus."""
    amount = 0 + t.effects[s.effect, GAINS + goods]
    if s.effect < FAVOR_ROW and has_merchant_power(s, t):
        amount += t.merchant[s.location, goods]
    return int(amount)


@kernel
def available(s: State, source: int, resource: int) -> int:
    """Cubes of a kind that can be taken, from the Repository or the general supply."""
    if source == PROVINCE_CUBES:
        return int(s.repository[resource])
    return int(s.supply[PAPYRUS + resource])


@kernel
def begin_taking(s: State, source: int, amount: int) -> None:
    """ARC-R4  Begin to take cubes of choice, up to the number available."""
    there = 0
    for resource in range(CUBES):
        cubes = available(s, source, resource)
        there += min(cubes, 1) if source == DIFFERENT_CUBES else cubes
    if there > 0:
        s.take_from = source
        s.take_count = min(amount, there)
        s.phase = TAKING


@kernel
def why_not_take(s: State, t: Tables, first: int, second: int) -> int:
    """ARC-4.2.1.1, ARC-R4  As many cubes as are due, of kinds that are available."""
    if cubes_named(second) != s.take_count:
        return because(TAKES_OTHER_COUNT, s.take_count, 0)
    if s.take_from >= FROM_TILE:
        return why_not_from_tile(s, t, first)
    if first == second and s.take_from == DIFFERENT_CUBES:
        return TAKEN_KINDS_MUST_DIFFER
    if available(s, s.take_from, first) == 0:
        return why_not_available(s, first)
    if second != NO_SECOND:
        needed = 2 if first == second else 1
        if available(s, s.take_from, second) < needed or second < first:
            return why_not_available(s, second)
    return ALLOWED


@kernel
def why_not_available(s: State, resource: int) -> int:
    """ARC-4.2.1.1, ARC-R4  The source in which cubes of the resource are missing."""
    reason = NOT_IN_REPOSITORY if s.take_from == PROVINCE_CUBES else SUPPLY_EMPTY
    return because(reason, PAPYRUS + resource, 0)


@kernel
def why_not_from_tile(s: State, t: Tables, resource: int) -> int:
    """ARC-9.8, ARC-R20  A cube that the Laboratory gives, after which a trade is possible."""
    tile = s.take_from - FROM_TILE
    if t.abilities[tile, GAINS + PAPYRUS + resource] == 0:
        return because(TILE_DOES_NOT_GIVE, tile, PAPYRUS + resource)
    if s.supply[PAPYRUS + resource] == 0:
        return because(SUPPLY_EMPTY, PAPYRUS + resource, 0)
    if can_trade(s, t, s.turn, s.location, s.held[s.turn, GOLD], False):
        return ALLOWED
    has_room = sale_price(s, t, s.turn, resource) != NONE
    return ALLOWED if has_room else because(NO_TRADE_AFTER, PAPYRUS + resource, 0)


@kernel
def legal_take(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.1.1  Every choice of cubes to take."""
    for first in range(CUBES):
        for second in range(NO_SECOND if s.take_count == 1 else first, MANY):
            if why_not_take(s, t, first, second) == ALLOWED:
                out[n] = TAKE + first * MANY + second
                n += 1
    return n


@kernel
def take_cubes(s: State, first: int, second: int, log: Log) -> None:
    """ARC-4.2.1.1  Give the cubes to the seat."""
    if s.take_from >= FROM_TILE:
        gain(s, s.turn, PAPYRUS + first, 1, BY_TILE + s.take_from - FROM_TILE, log)
        s.phase = ACT
        return
    if first == second:
        take_some(s, first, 2, log)
    else:
        take_some(s, first, 1, log)
        if second != NO_SECOND:
            take_some(s, second, 1, log)
    s.phase = REWARD


@kernel
def take_some(s: State, resource: int, count: int, log: Log) -> None:
    """Take cubes of one kind, from the Repository or the supply."""
    goods = PAPYRUS + resource
    if s.take_from == PROVINCE_CUBES:
        s.repository[resource] -= count
        s.supply[goods] += count
    gain(s, s.turn, goods, count, cause_of(s), log)


@kernel
def reward(s: State, t: Tables, log: Log) -> None:
    """ARC-4.2.6.1, ARC-R32  Warriors go to the wall; then points, and perhaps a repetition."""
    if s.warriors_due == NONE:
        s.warriors_due = t.effects[s.effect, GAINS + WARRIORS]
    if s.warriors_due > 0 and can_man_wall(s, t, s.turn):
        s.phase = MANNING
        return
    s.warriors_due = NONE
    score(s, s.turn, t.effects[s.effect, SCORE], cause_of(s), log)
    s.repetition += 1
    s.phase = ACTED
    if s.repetition < t.effects[s.effect, TIMES]:
        gold = s.held[s.turn, GOLD]
        if can_pay(s, t, s.turn, s.effect, gold) and can_gain(s, t, s.turn, s.effect):
            s.phase = MORE


@kernel
def space_on_wall(s: State, t: Tables, plain: bool) -> int:
    """ARC-4.2.6.2  The first vacant space, on the plain part of the wall or beside the gate; or NONE."""
    if plain:
        return vacant_space(s, t.marked_spaces, t.wall_spaces)
    return vacant_space(s, 0, t.marked_spaces)


@kernel
def why_not_wall(s: State, t: Tables, plain: bool) -> int:
    """ARC-4.2.6.2, ARC-R7  The chosen part of the wall must have a vacant space."""
    return ALLOWED if space_on_wall(s, t, plain) != NONE else NO_SPACE_ON_WALL


@kernel
def legal_wall(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.6.2  Each of the two parts of the wall that has room."""
    for part in range(2):
        if why_not_wall(s, t, part != 0) == ALLOWED:
            out[n] = WALL + part
            n += 1
    return n


@kernel
def man_wall(s: State, t: Tables, plain: bool, log: Log) -> None:
    """ARC-4.2.6.2, ARC-4.2.6.3  Place the warrior; beside the gate its owner scores."""
    space = space_on_wall(s, t, plain)
    s.wall[space] = s.turn
    s.warriors_left[s.turn] -= 1
    s.warriors_due -= 1
    emit(log, WARRIOR_PLACED, s.turn, space)
    if not plain:
        score(s, s.turn, t.marked_points, BY_WALL_GATE, log)
    s.phase = REWARD


@kernel
def legal_more(out: Any, n: int) -> int:
    """ARC-4.2.8.2, ARC-4.2.9.2  A second time at the same price, or stop."""
    out[n] = MORE_ACTION
    out[n + 1] = DONE
    return n + 2
