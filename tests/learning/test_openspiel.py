"""The games for OpenSpiel: its own tests, a playthrough of each, resampling, and its search.

Needs the extra `openspiel`: `make test-learning` installs it and runs this folder.
"""

import copy
import hashlib
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import polis
import polis.envs.openspiel as adapter
from polis.games import NAMES

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def at_random(state: Any, rng: np.random.Generator) -> Iterator[Any]:
    """The positions of a random game, the deal drawn first."""
    while not state.is_terminal():
        if state.is_chance_node():
            places, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(places, p=shares)))
        else:
            yield state
            state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("players", [2, 4])
def test_it_passes_the_tests_of_openspiel(name: str, players: int) -> None:
    game = pyspiel.load_game(f"polis_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def digest(name: str) -> str:
    """A playthrough: a line for each action, with the start of the SHA-256 of all that OpenSpiel prints."""
    text = generate_playthrough.playthrough(f"polis_{name}", None, seed=20261128)
    lines = []
    for block in re.split(r"^# State \d+$", text, flags=re.MULTILINE):
        actions = re.findall(r'^# Apply action "(.*)"$', block, re.MULTILINE)
        said = hashlib.sha256(block.encode()).hexdigest()[:16]
        lines.append(f"{said} {' '.join(actions)}".rstrip())
    return "\n".join(lines) + "\n"


def test_a_playthrough_stays_as_it_is(name: str, request: pytest.FixtureRequest) -> None:
    path, found = PLAYTHROUGHS / f"{name}.txt", digest(name)
    if request.config.getoption("draw"):
        path.write_text(found, "utf-8")
    assert found.count("\n") > 150
    assert found.splitlines() == path.read_text("utf-8").splitlines()


def test_chance_is_what_the_game_draws(name: str, seed: int) -> None:
    game, rng = pyspiel.load_game(f"polis_{name}"), np.random.default_rng(seed)
    rules: Any = polis.load(name)
    draws = rules.draws(rules.new_options({}), 2)
    nodes = sum(len(one.outcomes) if one.is_order else 1 for one in draws)
    assert game.max_chance_nodes_in_history() == nodes
    state = game.new_initial_state()
    deal = rules.deal(rules.new_options({}), 2, bytes(16))
    for one in draws:
        value = getattr(deal, one.name)
        for part in value if one.is_order else [value]:
            shares = dict(state.chance_outcomes())
            assert sum(shares.values()) == pytest.approx(1)
            state.apply_action(adapter.kinds(one).index(part))
    assert state.at.state.tobytes() == polis.new_game(rules, 2, seed=0)[0].tobytes()
    for _ in at_random(state, rng):
        assert not state.is_chance_node()
    assert state.returns() == rules.win_shares(state.at.state)


def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart(name: str, seed: int) -> None:
    game, rng = pyspiel.load_game(f"polis_{name}(players=3)"), np.random.default_rng(seed)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state, found, others = game.new_initial_state(), 0, 0
    for ply, _ in enumerate(at_random(state, rng)):
        for player in range(3) if ply % 7 == 0 else ():
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            found, others = (
                found + 1,
                others + (other.at.state.tobytes() != state.at.state.tobytes()),
            )
            assert other.history() == []
    assert found >= 60
    assert others > found / 2


def test_a_clone_goes_on_by_itself_and_shares_its_game(name: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(f"polis_{name}").new_initial_state()
    for _, here in zip(range(20), at_random(state, rng), strict=False):
        made = here.clone()
        assert made.at.game is here.at.game
        assert made.information_state_string() == here.information_state_string()
        before = here.at.state.tobytes()
        made.apply_action(made.legal_actions()[-1])
        assert here.at.state.tobytes() == before != made.at.state.tobytes()
    for kept in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert kept.at.state.tobytes() == state.at.state.tobytes()


@pytest.mark.parametrize("players", [2, 3])
def test_its_search_plays_a_whole_game(name: str, players: int) -> None:
    game, chance = pyspiel.load_game(f"polis_{name}(players={players})"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot, state = (
        ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=chance),
        game.new_initial_state(),
    )
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_parameters_are_options_of_the_table_and_the_version_of_the_spaces() -> None:
    game = pyspiel.load_game("polis_arkadia(setup=first-game,flips=true,players=3)")
    assert (game.num_players(), game.setting.options.flips) == (3, True)
    assert game.max_chance_nodes_in_history() < 42
    pyspiel.load_game("polis_arkadia", {"spaces_version": 0})
    with pytest.raises(
        polis.PolisError, match=r"^Version 9 of the actions and the encoding of .*\.$"
    ):
        pyspiel.load_game("polis_arkadia(spaces_version=9)")
    with pytest.raises(polis.PolisError, match="2 to 4"):
        pyspiel.load_game("polis_arkadia(players=7)")


def test_python_ends_quietly() -> None:
    code = "import pyspiel, polis.envs.openspiel; pyspiel.load_game('polis_archon')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
