"""What every test may use: the seed of the run, and whole pictures to compare drawings with."""

import asyncio
import gc
import inspect
import random
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck

from polis.cli import run
from tests.sampling import mark_undrawn

SEEDS = 2**63
USUAL = 20261122
NEW = "new"

# No test is judged by the clock: 0.4 s for an example says only that the machine is busy.
hypothesis.settings.register_profile(
    "untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
hypothesis.settings.load_profile("untimed")


def seed_of(text: str) -> int:
    """The seed that `--seed` names; `new` draws one.

    Raises:
        argparse.ArgumentTypeError: text is neither `new` nor a number in 0 .. 2**63 - 1.
    """
    if text == NEW:
        return random.SystemRandom().randrange(SEEDS)
    if text.isdecimal() and int(text) < SEEDS:
        return int(text)
    raise ArgumentTypeError(f"a seed is {NEW}, or a number of at least 0 and below {SEEDS}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--seed N` repeats the random tests of an earlier run (decision 0023); `--draw` is for eyes."""
    parser.addoption("--draw", action="store_true", help="write the pictures of the drawings anew")
    parser.addoption(
        "--seed",
        type=seed_of,
        default=USUAL,
        metavar="N",
        help=f"seed of the tests that draw at random, or {NEW} (default: {USUAL}, always the same)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take the seed from the process that started this one: a new one is drawn once a run."""
    config.option.seed = getattr(config, "workerinput", {}).get("seed", config.option.seed)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Give the seed to a process of pytest-xdist: it is handed no options, only the arguments."""
    node.workerinput["seed"] = node.config.option.seed


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Draw the cases of this run before pytest leaves out what is `long`."""
    mark_undrawn(items, config.option.seed)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare every later round of the garbage collector the thousands of tests, which stay to the end."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how to draw the same again: quiet runs have no header."""
    terminalreporter.write_line(f"to draw the same again: --seed {config.option.seed}")


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this run, 0 <= seed < 2**63: given by `--seed`, or the usual one."""
    value = request.config.option.seed
    assert isinstance(value, int)
    return value


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    asked = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in asked}))
    return True


Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def polis(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command line in this process: exit code, output, error output."""

    def call(*words: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([str(word) for word in words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


Picture = Callable[[str, str], None]


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Picture:
    """Compares a drawing with the whole picture in `pictures/NAME.txt` beside the test."""

    def compare(name: str, drawn: str) -> None:
        file = request.path.parent / "pictures" / f"{name}.txt"
        seen = "".join(f"{line.rstrip()}\n" for line in drawn.splitlines())
        if request.config.getoption("draw"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(seen, encoding="utf-8")
        assert seen == file.read_text(encoding="utf-8"), "if it should look so: pytest --draw"

    return compare
