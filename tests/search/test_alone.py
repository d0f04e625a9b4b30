"""A network without the greedy bot: its policy gives the children, leaves are judged in place."""

from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, kit_of, new_bot, new_compiled_search
from polis.bots.network_store import load_net
from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.archon.bots import FIRST_NETWORK
from polis.search.network import AXES, new_network
from polis.search.tree_search import IS_ALONE

GAME = load("archon")
SIMULATIONS = 200 if COMPILED else 8


def net(seed: int) -> Any:
    """Weights by chance, of which no action's chance depends on the position."""
    shape = kit_of(GAME).context.shape
    made = new_network(shape.inputs, shape.classes, shape.units)
    rng = np.random.default_rng(seed)
    for name in AXES:
        if name not in ("prior_weight", "class_row"):
            made[name] = rng.normal(0, 0.1, made[name].shape)
    return made


def searched(seed: int) -> tuple[Any, Any]:
    """The context of a search by such a network, and the position: slots to choose from."""
    state, rng = GAME.new_game(GAME.new_options({}), 2, bytes(16))[0], np.random.default_rng(1)
    greedy = new_bot(GAME, "greedy")
    while GAME.phase(state) != "place":
        seen = GAME.observe(state, GAME.turn(state))
        GAME.apply(state, greedy.decide(seen, GAME.legal(state), rng))
    bot = new_compiled_search(GAME, "guided", "guided", Budget(simulations=SIMULATIONS))
    bot.contexts[0].use_network(net(seed))
    bot.search(GAME.observe(state, GAME.turn(state)), rng)
    return bot.contexts[0], state


def test_children_come_by_the_policy_alone(seed: int) -> None:
    context, state = searched(seed)
    bias = context.memory.network[0].class_bias
    priors = {int(child.action): float(child.prior) for child in context.children()}
    assert len(priors) > 1
    most = max(priors)
    for action, prior in priors.items():
        assert np.log(prior / priors[most]) == pytest.approx(
            float(bias[action] - bias[most]), abs=1e-4
        )
    absent = set(GAME.legal(state).tolist()) - set(priors)
    assert all(bias[action] <= min(bias[one] for one in priors) for action in absent)


def test_a_leaf_is_judged_in_the_middle_of_a_turn(seed: int) -> None:
    context, state = searched(seed)
    asked = context.inputs.index("asked to card")
    ends = set()
    for number in range(40 if COMPILED else 4):
        context.seed(np.uint64(number + 1))
        child = max(context.children(), key=lambda one: one.visits)
        world = GAME.sample_world(
            GAME.observe(state, GAME.turn(state)), np.random.default_rng(number)
        )
        found = context.follow(world, int(child.action))
        assert found is not None
        ends.add(float(found[2][0, asked]))
    assert 1.0 in ends or not COMPILED


def test_who_gives_the_lead_a_weight_asks_the_greedy_bot() -> None:
    bot = new_compiled_search(GAME, "guided", "guided", Budget(simulations=1))
    for one, alone in ((load_net(GAME, FIRST_NETWORK), 0), (net(1), 1)):
        bot.contexts[0].use_network(one)
        assert bot.contexts[0].memory.settings[IS_ALONE] == alone
