"""A learner of a well-known library learns a few steps, and never chooses an illegal action.

Needs sb3-contrib and PyTorch: `make test-learning` installs them and runs this folder.
"""

import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from polis.envs.gymnasium import PolisEnv
from polis.games import NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore")  # what its libraries warn of is theirs
def test_two_thousand_steps_of_maskable_ppo_have_no_illegal_action(name: str) -> None:
    check_env(PolisEnv(name), warn=False)
    env = PolisEnv(name, seat=None, opponents="greedy", illegal="raise")  # one would end the test
    model = MaskablePPO("MlpPolicy", env, n_steps=500, batch_size=250, seed=1, device="cpu")
    model.learn(total_timesteps=2000)
    assert model.num_timesteps == 2000
    seen, _ = env.reset(seed=1)
    is_done = False
    while not is_done:
        action, _ = model.predict(seen, action_masks=env.action_masks())
        seen, reward, is_done, *_ = env.step(action)
    assert 0 <= float(reward) <= 1
