"""What every test may use: the seed of the run."""

import random

import pytest

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


def pytest_report_header(config: pytest.Config) -> str:
    """Name the seed at the top of each run."""
    return f"seed: {config.option.seed}"


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """After a failure, say how to draw the same again; quiet runs have no header."""
    if exitstatus == pytest.ExitCode.TESTS_FAILED:
        terminalreporter.write_line(f"to draw the same again: --seed {config.option.seed}")


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this run, 0 <= seed < 2**63: random unless given by `--seed`."""
    value = request.config.option.seed
    assert isinstance(value, int)
    return value
