"""The greedy bot's looks in Arkadia: what covering squares brings is what playing it out brings."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.arkadia.model.actions import DONE
from polis.games.compiled_bots import compiled_bots

GAME = load("arkadia")
GAMES = 6 if COMPILED else 1
LOOKED_AT = ("lay", "worker")
CONTEXT = compiled_bots(GAME).search(GAME, "adept", Budget(simulations=3)).contexts[0]


def positions(options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Positions with a place or workers to choose, of games of the greedy bot that err at times."""
    rng, greedy = np.random.default_rng(seed), new_bot(GAME, "greedy")
    seats = 2 + seed % 3
    state = GAME.new_game(GAME.new_options(options), seats, seed.to_bytes(16, "big"))[0]
    for _ in range(400 if COMPILED else 30):
        if GAME.is_over(state):
            return
        legal = GAME.legal(state)
        if GAME.phase(state) in LOOKED_AT and len(legal) > 1:
            yield state
        seen = GAME.observe(state, GAME.turn(state))
        action = greedy.decide(seen, legal, rng) if rng.random() < 0.7 else rng.choice(legal)
        GAME.apply(state, int(action))


def played_out(state: Any, action: int) -> int:
    """The evaluation for the mover once an action and what must follow it has been played."""
    world, mover = state.copy(), GAME.turn(state)
    GAME.apply(world, action)
    while GAME.turn(world) == mover and GAME.phase(world) in ("draw", "recruit"):
        GAME.apply(world, int(GAME.legal(world)[-1]))  # all the workers, and a card
    if GAME.turn(world) == mover and GAME.phase(world) == "worker":
        GAME.apply(world, DONE)
    return sum(CONTEXT.terms(world, mover).values())


@pytest.mark.parametrize("options", [{}, {"optional_neutrals": True, "flips": True}], ids=str)
def test_a_place_is_worth_what_playing_it_out_brings(options: dict[str, Any]) -> None:
    compared, seeds = set(), range(GAMES)
    for seed in seeds:
        for state in positions(options, seed):
            phase = GAME.phase(state)
            seen = GAME.observe(state, GAME.turn(state))
            actions, scores, _ = CONTEXT.first_sight(seen)
            played = [played_out(state, int(one)) for one in actions]
            compared.add((phase, state["ender"][0] >= 0))
            if phase == "lay":
                assert scores.tolist() == played, (seed, phase)
                continue
            # the first worker of the best set counts as the set, which is worth no less
            raised = [k for k, score in enumerate(scores) if score != played[k]]
            assert len(raised) <= 1, (seed, phase)
            assert all(scores[k] > played[k] for k in raised), (seed, phase)
    assert {phase for phase, _ in compared} == set(LOOKED_AT)
    assert {is_last for _, is_last in compared} == {False, True} or not COMPILED
