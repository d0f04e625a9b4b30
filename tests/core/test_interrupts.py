"""A deferred Ctrl-C arrives afterwards, and without a handler nothing changes."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from polis.core.processes import put_off

PATIENCE = 300  # seconds of a busy machine

# Ctrl-C at each of the first moments of a simulation in turn; a lock that stays taken hangs it.
AT_EACH_MOMENT = """
import signal, sys, threading
import polis
from polis import arena

game = polis.load("arkadia")
polis.simulate(game, 2, seats=2, bots="random", seed=1, workers=2)
play = arena._play

def at(moment):
    calls = 0
    def count(frame, event, arg):
        nonlocal calls
        calls += 1
        if calls == moment:
            sys.setprofile(None)
            signal.raise_signal(signal.SIGINT)
    def counted(*arguments):
        sys.setprofile(count)
        try:
            return play(*arguments)
        finally:
            sys.setprofile(None)
    arena._play = counted

heard = 0
MOMENTS = range(20, 900, 31)
for moment in MOMENTS:
    at(moment)
    try:
        polis.simulate(game, 64, seats=2, bots="random", seed=1, workers=2)
    except KeyboardInterrupt:
        heard += 1
print(heard, len(MOMENTS), threading.active_count())
"""


@pytest.fixture(autouse=True)
def _untouched() -> Iterator[None]:
    """Restores the handlers of Ctrl-C afterwards, and starts with Python's default."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press(done: list[str]) -> None:
    """Receive Ctrl-C inside, and then continue."""
    with put_off() as is_pressed:
        assert not is_pressed()
        signal.raise_signal(signal.SIGINT)
        assert is_pressed()
        done.append("all")


def press_and_fail() -> None:
    with put_off():
        signal.raise_signal(signal.SIGINT)
        raise ValueError("cut short")


def test_it_comes_once_what_is_inside_is_done() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        press(done)
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_it_comes_instead_of_what_went_wrong_inside() -> None:
    with pytest.raises(KeyboardInterrupt):
        press_and_fail()


def test_without_it_nothing_is_raised() -> None:
    with put_off() as is_pressed:
        pass
    assert not is_pressed()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_where_it_is_ignored_it_stays_ignored() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with put_off() as is_pressed:
        signal.raise_signal(signal.SIGINT)
        assert not is_pressed()


def test_another_thread_hears_nothing() -> None:
    told = []

    def work() -> None:
        with put_off() as is_pressed:
            told.append(is_pressed())

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert told == [False]


def test_a_simulation_is_interrupted_at_whatever_moment() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", AT_EACH_MOMENT],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
    heard, moments, threads = map(int, ended.stdout.split())
    assert threads == 1
    assert heard > moments // 2
