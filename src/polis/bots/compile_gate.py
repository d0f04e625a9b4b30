"""Lets the compiler wait between two kernels, for what is more urgent elsewhere."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.event import Listener, install_listener


class _Gate(Listener):  # type: ignore[misc]
    """Waits before each kernel is compiled."""

    def __init__(self, may_go_on: threading.Event) -> None:
        super().__init__()
        self._may_go_on = may_go_on

    def on_start(self, event: Any) -> None:  # noqa: ARG002 - that something begins is enough
        """Wait until it may go on."""
        self._may_go_on.wait()

    def on_end(self, event: Any) -> None:
        """Nothing waits for the end of a kernel."""


@contextmanager
def waiting_for(may_go_on: threading.Event) -> Iterator[None]:
    """Compile kernels in this block only while the event is set."""
    with install_listener("numba:compile", _Gate(may_go_on)):
        yield
