"""What every test may use: the seed of the run."""

import random

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
    """Draw the seed once, before pytest-xdist hands the options on to its workers."""
    if config.option.seed is None:
        config.option.seed = random.SystemRandom().randrange(SEEDS)
    elif not 0 <= config.option.seed < SEEDS:
        raise pytest.UsageError(f"--seed must be at least 0 and below {SEEDS}")


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
