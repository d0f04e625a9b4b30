"""A batch on an NVIDIA accelerator: the kernels of the engine, compiled for it by Numba, a thread for each place.

It needs `polis[cuda]`. Everything stays in the accelerator's memory; only `reset`, errors and the arrays
named by a caller are copied. Compiling takes one to five minutes, once a process.
"""

from importlib.util import find_spec
from types import FunctionType
from typing import Any, Final

import numpy as np

from polis.batch.twins import Twins
from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import kernel, source_of
from polis.core.texts.errors import PolisError
from polis.games.batch_kernels import AnyGame, Places, Table, hooks_of, new_memory, no_greedy
from polis.games.plain import figures as plain
from polis.search import batches
from polis.search.batches import ALL_LEGAL, BEGIN, CHECK, GREEDY, STEP
from polis.search.frames import specialise
from polis.search.memory import DECKS, OFFER, TRIES, BatchMemory, Scratch, Seen

THREADS: Final = 64  # of a block
MOST_LANES: Final = 1 << 15  # threads that run at once, each with working memory of its own

# Parts of the memory that a thread has of its own; scratch, too
OF_THREADS: Final = ("glance", "glance_raw", "dice", "chance", "room", "tally", "log")
OF_RESETS: Final = ("seeds", "is_own", "numbers", "done", "lost", "rewards", "due")
# Called from several kernels: inlined everywhere they make ten times the code
LARGE_HOOKS: Final = ("do_at", "legal_at", "observe_at", "deal_at")
LARGE: Final = {"encode", "compress"}


def cuda_module() -> Any:
    """Return Numba's compiler for CUDA; raises PolisError where it is not installed, or finds no device."""
    if find_spec("numba_cuda") is None:
        raise PolisError("device='cuda' needs numba-cuda: pip install 'polis[cuda]'.")
    from numba import cuda  # noqa: PLC0415 - an extra

    if not cuda.is_available():
        raise PolisError(
            "device='cuda': no CUDA device is found here; `python -m numba -s` says why."
        )
    return cuda


class OnDevice:
    """The places of a batch in the memory of an accelerator. `polis.batch.processors.OnProcessors` has the same methods."""

    deals = True

    def __init__(self, game: AnyGame, table: Table, places: Places, **settings: Any) -> None:
        """places: the rows of the host; settings: of `BatchSettings`.

        Raises PolisError without a device, and for a game that is not dealt by a kernel.
        """
        memory = new_memory(game, table, places, **settings)
        if not memory.settings.deals:
            raise PolisError(f"{game.title} is dealt in Python, and so not on an accelerator.")
        self._cuda = cuda_module()
        from polis.engines.for_cuda import short_names  # noqa: PLC0415 - an extra

        self._short_names = short_names
        self._places, self._games = places, len(places.actions)
        self._blocks = -(-min(self._games, MOST_LANES) // THREADS)
        self._arrays: dict[str, Any] = {}
        self._memory = self._copied(memory)
        self._illegal = self._cuda.to_device(np.zeros(1, np.int64))
        self._play = device_kernel(game, self._cuda, GREEDY in memory.bots)
        self._forgives = memory.settings.forgives

    def _copied(self, memory: BatchMemory) -> BatchMemory:
        """Return the memory on the device, with working memory for each thread."""
        lanes = self._blocks * THREADS
        to_device, found = self._cuda.to_device, {}
        for name, part in memory._asdict().items():
            if name in OF_THREADS:
                found[name] = to_device(_repeated(part, lanes))
            elif name == "scratch":
                parts = {
                    one: to_device(_repeated(its, lanes)) for one, its in part._asdict().items()
                }
                found[name] = Scratch(**parts | {"tables": to_device(part.tables)})
            elif isinstance(part, Seen):
                found[name] = Seen(*map(to_device, part))
            else:
                found[name] = part if name == "settings" else to_device(part)
        for raw, of in (("raw", "states"), ("glance_raw", "glance")):
            found[raw] = found[of].view(np.int16).reshape(len(found[of]), -1)
        self._name(found)
        return BatchMemory(**found)

    def _name(self, found: dict[str, Any]) -> None:
        """Keep the arrays of places by their names in `Places`."""
        seen, final = found["seen"], found["final"]
        self._arrays = {name: found[name] for name in found if hasattr(self._places, name)} | {
            "floats": seen.floats, "octets": seen.octets,
            "final_floats": final.floats, "final_octets": final.octets,
        }  # fmt: skip
        for name in ("rewards", "scores"):
            self._arrays[name] = found[name].reshape(*getattr(self._places, name).shape)

    # ---- what a batch asks for ----------------------------------------------------------------
    def array(self, name: str) -> Any:
        """Return an array on the device by its name in `Places`."""
        return self._arrays[name]

    def step(self) -> int:
        """Apply the actions; returns the first place where one is illegal, and steps none then."""
        if not self._forgives:
            self._run(CHECK)
            place = int(self._illegal.copy_to_host()[0])
            if place < self._games:
                return place
        self._run(STEP)
        return ALL_LEGAL

    def begin(self) -> None:
        """Set up games where the rows of the host say so."""
        for name in OF_RESETS:
            self._arrays[name].copy_to_device(np.ascontiguousarray(getattr(self._places, name)))
        self._run(BEGIN)

    def start(self) -> None:
        """Do nothing: no game is dealt in Python."""

    def look(self, _encoding: str) -> Array:
        """Raise PolisError."""
        raise PolisError("look: the actions of a batch are tried on processors alone.")

    def close(self) -> None:
        """Do nothing: there are no threads to end."""

    def pull(self, *names: str) -> None:
        """Copy arrays to the rows of the host."""
        for name in names:
            row = getattr(self._places, name)
            row[...] = self._arrays[name].copy_to_host()

    def take(self, actions: Any) -> None:
        """Copy actions to the device; those of other libraries, which are there already, stay there."""
        if hasattr(actions, "__cuda_array_interface__"):
            actions = self._cuda.as_cuda_array(actions)
        if actions.shape != (self._games,) or actions.dtype != np.int32:
            raise PolisError(
                f"Actions are int32 numbers with shape ({self._games},), not {actions.dtype} with shape {tuple(actions.shape)}."
            )
        self._arrays["actions"].copy_to_device(actions)

    def _run(self, what: int) -> None:
        self._illegal.copy_to_device(np.array([self._games], np.int64))
        with self._short_names():
            self._play[self._blocks, THREADS](self._memory, what, self._illegal)


def _repeated(part: Array, times: int) -> Array:
    """Return working memory for a number of threads."""
    return np.ascontiguousarray(np.tile(part, (times, *[1] * (part.ndim - 1))))


# ---- compiling --------------------------------------------------------------------------------
def device_kernel(game: AnyGame, cuda: Any, greedy: bool) -> Any:
    """Return what every thread runs, `play[blocks, threads](memory, what, illegal)`; it compiles when called."""
    key = (type(game), greedy)
    if key not in _made:
        _made[key] = cuda.jit(device_function(game, cuda, greedy))
    return _made[key]


_made: Final[dict[Any, Any]] = {}


def device_function(game: AnyGame, cuda: Any, greedy: bool) -> FunctionType:
    """Return what a thread does, for `cuda.jit`: all its places, one after another.

    greedy: whether a bot moves by the greedy kernel, which takes long to compile.
    """
    from polis.engines.for_cuda import device_dispatcher, take_instruction  # noqa: PLC0415 - an extra

    hooks = hooks_of(game)
    for name in ("begin_counting", "count_decision", "count_events", "note"):
        setattr(hooks, name, getattr(plain, name))
    if not greedy:
        hooks.greedy = no_greedy
    apart = {getattr(hooks, name).__qualname__ for name in LARGE_HOOKS} | LARGE
    twins = Twins(
        lambda copy: device_dispatcher(copy, copy.__qualname__ in apart), take_instruction
    )
    play = twins.of(source_of(specialise(batches, hooks).play_batch))
    place = Twins(device_dispatcher, take_instruction).of(place_of)

    scope = {"cuda": cuda, "play": play, "place": place, "ALL_LEGAL": ALL_LEGAL}
    return FunctionType(play_places.__code__, scope, "play_places")


@kernel
def place_of(m: BatchMemory, i: int, lane: int) -> BatchMemory:
    """Return the memory of one place and of one thread; it runs on the device."""
    seats, n, after = m.settings.seats, lane + 1, i + 1
    seen = Seen(floats=m.seen.floats[i:after], octets=m.seen.octets[i:after])
    final = Seen(floats=m.final.floats[i:after], octets=m.final.octets[i:after])
    return BatchMemory(
        settings=m.settings, states=m.states[i:after], raw=m.raw[i:after], blank=m.blank,
        glance=m.glance[lane:n], glance_raw=m.glance_raw[lane:n],
        scratch=scratch_of(m.scratch, lane, len(m.glance)), weights=m.weights, bots=m.bots,
        plan=m.plan, key=m.key, chance=m.chance[lane:n], room=m.room[DECKS * lane : DECKS * n],
        seeds=m.seeds[i:after], is_own=m.is_own[i:after], secrets=m.secrets[i:after],
        places=m.places[i:after], numbers=m.numbers[i:after], rngs=m.rngs[i:after],
        dice=m.dice[lane:n], due=m.due[i:after], actions=m.actions[i:after], seat=m.seat[i:after],
        legal=m.legal[i:after], listed=m.listed[i:after], mask=m.mask[i:after],
        packed=m.packed[i:after], seen=seen, final=final, after=m.after, firsts=m.firsts,
        rewards=m.rewards[seats * i : seats * after], scores=m.scores[seats * i : seats * after],
        done=m.done[i:after], lost=m.lost[i:after], program=m.program, figures=m.figures[i:after],
        tally=m.tally[lane:n], log=m.log[lane:n],
    )  # fmt: skip


@kernel
def scratch_of(w: Scratch, lane: int, lanes: int) -> Scratch:
    """Return the working memory of one thread, of `lanes`; it runs on the device."""
    n, lists, pool, boards = (
        lane + 1,
        len(w.lists) // lanes,
        len(w.pool) // lanes,
        len(w.boards) // lanes,
    )
    return Scratch(
        tables=w.tables,
        tries=w.tries[TRIES * lane : TRIES * n],
        lists=w.lists[lists * lane : lists * n],
        work=w.work[lane:n],
        offer=w.offer[OFFER * lane : OFFER * n],
        pool=w.pool[pool * lane : pool * n],
        boards=w.boards[boards * lane : boards * n],
        logs=w.logs[lane:n],
        rng=w.rng[lane:n],
    )


cuda: Any = None  # these stand for what `device_function` puts in their place
play: Any = None
place: Any = place_of


def play_places(m: BatchMemory, what: int, illegal: Array) -> None:
    """Do what `play_batch` does in every place of a thread; `illegal` becomes the first place with an illegal action."""
    lane, lanes, games = cuda.grid(1), cuda.gridsize(1), len(m.actions)
    for i in range(lane, games, lanes):
        if play(place(m, i, lane), what) != ALL_LEGAL:
            cuda.atomic.min(illegal, 0, i)
