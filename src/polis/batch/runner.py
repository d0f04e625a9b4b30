"""Series of whole games between bots, played in one thread: what `polis.simulate` and `polis bench` run."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from polis.core.contract.game import Rules
from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.engine import engine_of
from polis.core.kernels.kernel import bound
from polis.core.kernels.secret_streams import secret_words
from polis.games.batch_kernels import Table, batch_kernels, moves, new_memory, new_places, ranks
from polis.games.plain.figures import PlainFigures, PlainRunner
from polis.games.spec import Figures
from polis.search.batches import BEGIN

AT_ONCE = 64  # games between two looks at the clock and at Ctrl-C


class Runner(Protocol):
    """Plays games of a series; only one thread may use it."""

    def play(self, first: int, games: int) -> Array:
        """Play games of the series from a number on; return their figures, a row for each."""

    @property
    def tally(self) -> Array:
        """What happened in all games so far, as int64 numbers."""

    @property
    def state_bytes(self) -> int:
        """The bytes of a state."""


class KernelRunner:
    """Plays games in kernels. memory: of the games played last, in their order."""

    def __init__(
        self,
        game: KernelGame[Any, Any, Any],
        options: Any,
        bots: Sequence[str],
        secret: bytes,
        weights: Mapping[int, Records] | None = None,
    ) -> None:
        """bots, weights: by seat; secret: of the series."""
        table = Table(options, list(bots), dict(weights or {}))
        self._rows = new_places(game, AT_ONCE, len(bots))
        self._rows.seeds[:] = secret_words([secret])
        self.memory = new_memory(game, table, self._rows, counts=True)
        self._begin = bound(batch_kernels(game).play_batch, self.memory, BEGIN)
        self._game, self._options = game, options

    @property
    def tally(self) -> Array:
        """What happened in all games so far; the game knows the record."""
        return self.memory.tally.view(np.int64)

    @property
    def state_bytes(self) -> int:
        """The bytes of a state."""
        return self.memory.states.itemsize

    def play(self, first: int, games: int) -> Array:
        """Play games of the series from a number on; return their figures, int32, a row for each."""
        rows, found = self._rows, []
        for start in range(first, first + games, AT_ONCE):
            now = min(AT_ONCE, first + games - start)
            rows.places[:] = np.arange(start, start + AT_ONCE)
            rows.numbers[:] = -1
            rows.due[:now], rows.due[now:] = True, False
            self._begin()
            found.append(rows.figures[:now].copy())
        return np.concatenate(found)


def can_compile(game: Rules, bots: Sequence[str]) -> bool:
    """Whether whole games of these bots are kernels."""
    return (
        isinstance(game, KernelGame)
        and game.kernels.deal is not None
        and ranks(game)
        and all(moves(game, bot) for bot in bots)
    )


def has_engine(game: Rules) -> bool:
    """Whether the kernels of a game run in an engine."""
    return isinstance(game, KernelGame) and engine_of(type(game).__module__) is not None


def new_runner(
    game: Rules, figures: Figures, options: Any, bots: Sequence[str], secret: bytes
) -> Runner:
    """Return the runner for one thread; figures: those of the series. bots: one name per seat."""
    if isinstance(game, KernelGame) and can_compile(game, bots):
        return KernelRunner(game, options, bots, secret)
    if not isinstance(figures, PlainFigures):
        figures = PlainFigures()
    players = [game.spec.bots.new(game, name) for name in bots]
    return PlainRunner(game, options, players, secret, figures)
