"""Something that is done at once, but not as often as it is asked for."""

import asyncio
from collections.abc import Callable


class Seldom:
    """Does something when it is asked for; asked again within some seconds, once more after them."""

    def __init__(self, do: Callable[[], None], seconds: float) -> None:
        """Take what is done, and the least seconds between two times."""
        self._do = do
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._is_asked = False

    def ask(self) -> None:
        """Have it done now, or as soon as it may be."""
        if self._timer is not None:
            self._is_asked = True
            return
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._next)
        self._do()

    def stop(self) -> None:
        """Do nothing more of what was asked for."""
        self._is_asked = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self) -> None:
        self._timer = None
        if self._is_asked:
            self._is_asked = False
            self.ask()
