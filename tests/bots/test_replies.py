"""Arkadia's replies, and decisions that come to the same."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.arkadia.bots.search import drop_twins, forget_plan, reply
from polis.games.arkadia.model.actions import CASTLE_SQUARES, SEAL_COUNTS, decode
from polis.games.arkadia.model.state import MUST
from polis.games.compiled_bots import compiled_bots
from polis.search.tree import COUNT

GAME = load("arkadia")
PLIES = 150 if COMPILED else 12
GREEDY = new_bot(GAME, "greedy")


def begin(seats: int, number: int) -> Any:
    """The first position of a game of its own."""
    return GAME.new_game(GAME.new_options({}), seats, number.to_bytes(16, "big"))[0]


def positions(seats: int, number: int) -> Iterator[Any]:
    """The positions of a game of greedy bots."""
    state, rng = begin(seats, number), np.random.default_rng(number)
    for _ in range(PLIES):
        if GAME.is_over(state):
            return
        yield state.copy()
        seen = GAME.observe(state, GAME.turn(state))
        GAME.apply(state, GREEDY.decide(seen, GAME.legal(state), rng))


def searcher(like: str) -> Any:
    """A search like a level."""
    return compiled_bots(GAME).search(GAME, like, Budget(simulations=60 if COMPILED else 3))


@pytest.mark.long
@pytest.mark.parametrize(("seats", "hurry"), [(2, 0), (3, 1), (4, 3)])
def test_a_plan_is_legal_and_plays_the_turn_to_its_end(seats: int, hurry: int) -> None:
    memory = searcher("adept").contexts[0].memory
    memory.scratch.rng[0] = 7
    planned = 0
    for state in positions(seats, 20 + seats):
        seat, world = GAME.turn(state), state.copy()
        forget_plan(memory.scratch)
        for _ in range(40):
            if GAME.is_over(world) or GAME.turn(world) != seat:
                break
            action = int(reply(world, I64(0), memory.weights[0], memory.scratch, I64(hurry)))
            assert action in GAME.legal(world)
            planned += GAME.phase(world) in ("lay", "worker") and state["phase"][0] == MUST
            GAME.apply(world, action)
        assert GAME.is_over(world) or GAME.turn(world) != seat
    assert planned > 0


def test_of_castle_squares_that_look_alike_one_is_kept_and_of_sales_none_and_all() -> None:
    dropped = set()
    for state in positions(2, 5):
        legal = GAME.legal(state)
        out = np.zeros(2048, np.int16)
        out[: len(legal)] = legal
        kept = out[: int(drop_twins(state[0], out, I64(len(legal))))].tolist()
        phase = GAME.phase(state)
        if phase == "castle":
            looks = [look(state, int(one)) for one in kept]
            assert len(set(looks)) == len(looks)
            assert set(looks) == {look(state, int(one)) for one in legal}
        elif phase == "cash":
            counts = [decode(one).parts[1] for one in kept]
            assert counts == sorted({0, (len(legal) - 1) % SEAL_COUNTS})
        else:
            assert kept == legal.tolist()
        if len(kept) < len(legal):
            dropped.add(phase)
    assert dropped == {"castle", "cash"} or not COMPILED


def look(state: Any, action: int) -> tuple[int, int]:
    """What a castle piece covers: its family, and the family visible on the square before."""
    family, square = decode(action).parts
    assert square < CASTLE_SQUARES
    return family, int(state["top"][0][square])


def test_children_come_after_as_many_visits_as_are_set() -> None:
    state, made = begin(2, 3), []
    for ripe in (1, 2):
        bot = searcher("adept")
        context = bot.contexts[0]
        context.memory = context.memory._replace(
            settings=context.memory.settings._replace(ripe=ripe)
        )
        bot.search(GAME.observe(state, GAME.turn(state)), np.random.default_rng(1))
        made.append(int(bot.contexts[0].memory.head[COUNT]))
    assert made[1] < made[0] or not COMPILED
