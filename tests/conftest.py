"""What every test may use: the seed of the run."""

import random
from typing import Any

import pytest

from tests.sampling import mark_undrawn

SEEDS = 2**63


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--seed N` repeats the random tests of an earlier run."""
    parser.addoption(
        "--seed",
        type=int,
        default=None,
        metavar="N",
        help="seed of the tests that draw at random (default: a new one each run)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Draw the seed once; the processes of pytest-xdist take it from the one that started them."""
    given = getattr(config, "workerinput", {}).get("seed")
    if given is not None:
        config.option.seed = given
    elif config.option.seed is None:
        config.option.seed = random.SystemRandom().randrange(SEEDS)
    elif not 0 <= config.option.seed < SEEDS:
        raise pytest.UsageError(f"--seed must be at least 0 and below {SEEDS}")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Give the seed to a process of pytest-xdist: it is handed no options, only the arguments."""
    node.workerinput["seed"] = node.config.option.seed


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Draw the cases of this run before pytest leaves out what is `long`."""
    mark_undrawn(items, config.option.seed)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how to draw the same again: quiet runs have no header."""
    terminalreporter.write_line(f"to draw the same again: --seed {config.option.seed}")


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this run, 0 <= seed < 2**63: random unless given by `--seed`."""
    value = request.config.option.seed
    assert isinstance(value, int)
    return value
