"""A batch on the processors of this machine: the kernels of the engine in threads, each over a slice of the places."""

import itertools
from typing import Any

import numpy as np

from polis.batch.crew import Crew
from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import bound
from polis.core.texts.errors import PolisError
from polis.games.batch_kernels import (
    AnyGame,
    Places,
    Table,
    batch_kernels,
    new_after,
    new_memory,
    samples_worlds,
)
from polis.search.batches import ALL_LEGAL, BEGIN, CHECK, START, STEP


class OnProcessors:
    """The places of a batch in the memory of this machine. `polis.batch.cuda.OnDevice` has the same methods."""

    def __init__(
        self, game: AnyGame, table: Table, places: Places, threads: int, **settings: Any
    ) -> None:
        """places: the rows, of which each thread takes a part; settings: of `BatchSettings`."""
        parts = _parts(len(places.actions), threads)
        self._game, self._places = game, places
        self._memories = [new_memory(game, table, places.part(one), **settings) for one in parts]
        self._starts: list[int] = [one.start for one in parts]
        self.deals: bool = self._memories[0].settings.deals
        play = batch_kernels(game).play_batch
        self._step, self._check, self._begin, self._start = (
            [bound(play, memory, what) for memory in self._memories]
            for what in (STEP, CHECK, BEGIN, START)
        )
        self._look: list[Any] = []
        self._after = places.octets[:0]
        self._crew = Crew(len(parts) - 1)

    def array(self, name: str) -> Any:
        """Return an array by its name in `Places`."""
        return getattr(self._places, name)

    def take(self, actions: Any) -> None:
        """Put actions in the places; raises PolisError if they are not whole numbers, one for each."""
        given, own = np.asarray(actions), self._places.actions
        if given.shape != own.shape or given.dtype.kind not in "iu":
            raise PolisError(
                f"Actions are whole numbers with shape {own.shape}, not {given.dtype} with shape {given.shape}."
            )
        np.copyto(own, given, casting="unsafe")

    def step(self) -> int:
        """Apply the actions; returns the first place where one is illegal, and steps none then."""
        if len(self._step) == 1:
            return int(self._step[0]())
        if not self._memories[0].settings.forgives:
            for first, place in zip(self._starts, self._crew.run(self._check), strict=True):
                if place != ALL_LEGAL:
                    return first + int(place)
        self._crew.run(self._step)
        return ALL_LEGAL

    def begin(self) -> None:
        """Set up games where the rows say so; where Python deals, only make their secrets."""
        self._crew.run(self._begin)

    def start(self) -> None:
        """Begin the games that were dealt in Python."""
        self._crew.run(self._start)

    def pull(self, *names: str) -> None:
        """Do nothing: all arrays are here."""

    def look(self, encoding: str) -> Array:
        """Return what is seen after each legal action (`Batch.look`); encoding: its array in `Places`."""
        rows, total = self._places, int(self._places.listed.sum())
        np.cumsum(rows.listed[:-1], out=rows.firsts[1:])
        if total > len(self._after) or not self._look:
            self._grow(encoding, total + total // 4)
        self._crew.run(self._look)
        return self._after[:total]

    def _grow(self, encoding: str, room: int) -> None:
        if encoding == "" or not samples_worlds(type(self._game)):
            raise PolisError(
                f"look: {self._game.title} needs an encoding here, and a kernel that draws worlds."
            )
        made = new_after(self._places, encoding, room)
        self._after = getattr(made, encoding)
        ahead = batch_kernels(self._game).look_ahead
        self._look = [bound(ahead, one._replace(after=made)) for one in self._memories]

    def close(self) -> None:
        """End the threads; closing twice does nothing."""
        self._crew.close()


def _parts(games: int, threads: int) -> list[slice]:
    """Return a slice of the places for each thread, of sizes that differ by one at most."""
    ends = [games * number // threads for number in range(threads + 1)]
    return [slice(start, stop) for start, stop in itertools.pairwise(ends)]
