"""Rate limiting of an action: done at once, but not more often than every few seconds."""

import asyncio
from collections.abc import Callable


class Seldom:
    """Runs an action when asked; if asked again within some seconds, once more after them."""

    def __init__(self, do: Callable[[], None], seconds: float) -> None:
        """Take the action, and the minimum seconds between two runs."""
        self._do = do
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._is_asked = False

    def ask(self) -> None:
        """Run the action now, or as soon as it is allowed."""
        if self._timer is not None:
            self._is_asked = True
            return
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._next)
        self._do()

    def stop(self) -> None:
        """Cancel a pending run."""
        self._is_asked = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self) -> None:
        self._timer = None
        if self._is_asked:
            self._is_asked = False
            self.ask()
