"""`polis.Batch`: many games at once, stepped together by kernels in threads."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, Self

import numpy as np

from polis.batch.arrays import names_of, take
from polis.batch.crew import Crew
from polis.batch.cuda import OF_RESETS, OnDevice
from polis.batch.opponents import Opponent, weights_from
from polis.core.contract.game import Game, OptionsT
from polis.core.contract.kernel_game import KernelGame
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.kernel import bound
from polis.core.kernels.layout import State, as_state
from polis.core.kernels.secret_streams import secret_words
from polis.core.texts.errors import IllegalAction, InvalidOptions, PolisError
from polis.games.batch_kernels import (
    AnyGame,
    Places,
    Table,
    batch_kernels,
    is_encoded,
    new_after,
    new_memory,
    new_places,
    ranks,
    samples_worlds,
)
from polis.search.batches import ALL_LEGAL, BEGIN, CHECK, FORMS, MASKS, RESETS, START, STEP

MOST_GAMES: Final = 1 << 24
MOST_THREADS: Final = 256
ILLEGAL: Final = ("raise", "lose")
DEVICES: Final = ("cpu", "cuda")

Reset = Literal["same-step", "next-step", "off"]


class Batch:
    """Many games at once, one in each place; a step applies an action in every place.

    Arrays have a row for each place; a step writes into the same memory, so keep a copy of what is needed
    later, and change none but `actions`. `torch.from_numpy` shares their memory.

    actions: int32, what `step` applies if it is given nothing; seat: int32, the seat to act; legal: int16,
    its legal actions, ascending, of which the first `count` (int32) count; 0 where a game is over;
    mask: whether each action is legal, bool, or uint8 with eight actions in a byte, the first in the
    lowest bit; seen: what the seat to act knows, as `game.encode` has it, float32, or as bytes, 255 for 1,
    rounded; rewards: float32, by seat, the share of the win in the step that ends a game, else 0;
    scores: int32, by seat, of the last game that ended; done: bool, whether the game has just ended;
    lost: int32, the seat that lost it by an illegal action, or -1; final: of the game that has just
    ended, what the seat that decided last knows, like `seen`.

    Examples:
        >>> import numpy as np, polis
        >>> game, rng = polis.load("arkadia"), np.random.default_rng(7)
        >>> with polis.Batch(game, 64, seed=7, opponents={1: "greedy"}) as batch:
        ...     for _ in range(100):
        ...         chosen = (rng.random(64) * batch.count).astype(int)
        ...         batch.step(batch.legal[np.arange(64), chosen])
        >>> bool(batch.done.any()), batch.legal.shape
        (False, (64, 2048))
    """

    actions: Array
    seat: Array
    legal: Array
    count: Array
    mask: Array
    seen: Array
    final: Array
    rewards: Array
    scores: Array
    done: Array
    lost: Array

    def __init__(  # noqa: PLR0913 - each has a default
        self,
        game: Game[OptionsT],
        games: int,
        seats: int | None = None,
        seed: Seed | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        opponents: Mapping[int, Opponent] | None = None,
        threads: int = 1,
        reset: Reset = "same-step",
        illegal: Literal["raise", "lose"] = "raise",
        mask: Literal["bool", "bits"] | None = None,
        encoding: Literal["float32", "bytes"] | None = None,
        final: bool = False,
        arrays: Mapping[str, Any] | None = None,
        device: Literal["cpu", "cuda"] = "cpu",
    ) -> None:
        """Set up a game in each place.

        games: the number of places; seats, options, seed: as for `polis.new_game`, and each game has a
        seed made from `seed`, its place and how many games were played there before; opponents: by seat,
        `random`, `greedy`, `apprentice`, `journeyman`, or a file with weights of the greedy bot, which move inside; threads: that
        share the places; reset: after the end of a game the next one is set up in the `same-step`, in
        the `next-step`, whose action there has no meaning, or not (`off`); illegal: an illegal action
        is an error, or loses the game; mask, encoding, final: whether and how these arrays are
        written; arrays: the caller's own, by name; device: `cuda` for an accelerator of NVIDIA, where
        the arrays then are, for libraries that know `__cuda_array_interface__` (docs/howto/learning.md).

        Raises PolisError for what does not fit, InvalidOptions and InvalidSeed.
        """
        self.game: AnyGame = _kernel_game(game)
        self._check(games, threads, reset, illegal, mask, encoding, final)
        _check_choice("device", device, DEVICES)
        if device == "cuda" and (threads > 1 or arrays):
            raise PolisError("device='cuda': threads and arrays are those of the device.")
        self.games, self.seats = games, self.game.seats[0] if seats is None else seats
        if self.seats not in game.seats:
            raise InvalidOptions(
                f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {self.seats}."
            )
        self.options = self.game.new_options(options or {})
        bots, weights = weights_from(self.game, self.seats, opponents or {})
        places = new_places(self.game, games, self.seats, MASKS[mask], FORMS[encoding], final)
        names = names_of(mask, encoding, final)
        take(places, names, arrays or {})
        self._places, self._encoding = places, encoding
        self._after, self._look = places.octets[:0], list[Any]()
        self._crew = Crew(0)
        table = Table(self.options, bots, weights)
        settings = {
            "reset": RESETS[reset], "masks": MASKS[mask], "form": FORMS[encoding],
            "forgives": illegal == "lose", "finals": final,
        }  # fmt: skip
        parts = _parts(games, min(threads, games))
        self._memories = [
            new_memory(self.game, table, places.part(one), **settings) for one in parts
        ]
        self._starts = [one.start for one in parts]
        self._device: OnDevice | None = None
        if device == "cuda":
            self._device = OnDevice(self.game, self._memories[0], places)
        for name, own in names.items():
            setattr(self, name, self._device.arrays[own] if self._device else getattr(places, own))
        self._bind()
        self._crew, self._is_open = Crew(len(parts) - 1), True
        self.reset(secret_of(seed))

    def _check(  # noqa: PLR0913 - what a batch is asked for
        self, games: int, threads: int, reset: str, illegal: str, mask: str | None,
        encoding: str | None, final: bool,
    ) -> None:  # fmt: skip
        """Raise PolisError for what no batch can do."""
        _check_number("games", games, MOST_GAMES)
        _check_number("threads", threads, MOST_THREADS)
        _check_choice("reset", reset, RESETS)
        _check_choice("illegal", illegal, ILLEGAL)
        _check_choice("mask", mask, MASKS)
        _check_choice("encoding", encoding, FORMS)
        if encoding is not None and not is_encoded(self.game):
            raise PolisError(
                f"{self.game.title} has no encoding in a batch: it needs declared fields, and `observe` as a kernel."
            )
        if final and encoding is None:
            raise PolisError("final: what is seen at the end needs an encoding.")

    def _bind(self) -> None:
        """Prepare the calls of the kernels, a list for each, with a call for each thread."""
        play = batch_kernels(self.game).play_batch
        self._step, self._check_all, self._begin, self._start = (
            [bound(play, memory, what) for memory in self._memories]
            for what in (STEP, CHECK, BEGIN, START)
        )

    # ---- playing ------------------------------------------------------------------------------
    def step(self, actions: Any = None) -> None:
        """Apply an action in each place and let the opponents move.

        actions: whole numbers, one for each place; by default what is in `self.actions`. Where a game
        is over, an action has no meaning. Raises IllegalAction, which names the place and the clause;
        then no game has changed.
        """
        self._check_open()
        if actions is not None:
            self._take(actions)
        if self._device or len(self._step) == 1:
            place = self._device.step() if self._device else self._step[0]()
            if place != ALL_LEGAL:
                raise self._illegal(place)
        else:
            if not self._memories[0].settings.forgives:
                for first, place in zip(self._starts, self._crew.run(self._check_all), strict=True):
                    if place != ALL_LEGAL:
                        raise self._illegal(first + place)
            self._crew.run(self._step)
        if self._deals_here:
            self._deal()

    def _take(self, actions: Any) -> None:
        if self._device:
            self._device.take(actions)
            return
        given = np.asarray(actions)
        if given.shape != self.actions.shape or given.dtype.kind not in "iu":
            raise PolisError(
                f"Actions are whole numbers with shape ({self.games},), not {given.dtype} with shape {given.shape}."
            )
        np.copyto(self.actions, given, casting="unsafe")

    def look(self) -> Array:
        """Return what the seat to act would know after each of its legal actions, an encoding in each row.

        The rows are in the order of the places and, for each, of its legal actions: in all as many as
        `count.sum()`. Nothing hidden from the seat is looked up: its actions are tried in a world drawn
        from those that it cannot tell from the real one, another at each call. The memory is written
        anew by the next call. Raises PolisError without an encoding, and for a game whose worlds no
        kernel draws.

        Examples:
            >>> import numpy as np, polis
            >>> batch = polis.Batch(polis.load("arkadia"), 64, seed=7, encoding="bytes")
            >>> after = batch.look()
            >>> after.shape[0] == batch.count.sum(), after.shape[1] == batch.seen.shape[1]
            (True, True)
        """
        self._check_open()
        if self._device:
            raise PolisError("look: the actions of a batch are tried on processors alone.")
        rows, total = self._places, int(self._places.listed.sum())
        np.cumsum(rows.listed[:-1], out=rows.firsts[1:])
        if total > len(self._after) or not self._look:
            self._grow(total)
        self._crew.run(self._look)
        return self._after[:total]

    def _grow(self, total: int) -> None:
        """Make room for what is seen after actions, and for some more of them."""
        names = names_of(None, self._encoding, False)
        if "seen" not in names or not samples_worlds(type(self.game)):
            raise PolisError(
                f"look: {self.game.title} needs an encoding here, and a kernel that draws worlds."
            )
        made = new_after(self._places, names["seen"], total + total // 4)
        self._after = getattr(made, names["seen"])
        ahead = batch_kernels(self.game).look_ahead
        self._look = [bound(ahead, one._replace(after=made)) for one in self._memories]

    def reset(self, seeds: Seed | Sequence[Seed] | None = None, places: Any = None) -> None:
        """Set up a game in each place, or only in some.

        seeds: one, from which the seeds of all games are made; or one for each place that is set up,
        and then the first game there has just this seed; or None for the next games of the series.
        places: bool, one for each place, or the numbers of some places. Raises InvalidSeed.
        """
        self._check_open()
        rows = self._pulled(*OF_RESETS)
        chosen = np.arange(self.games) if places is None else _numbers(places, self.games)
        if seeds is not None:
            is_one = isinstance(seeds, bytes | int | str)
            given: Any = [seeds] if is_one else list(seeds)  # type: ignore[arg-type]
            if not is_one and len(given) != len(chosen):
                raise PolisError(
                    f"There are {len(given)} seeds for {len(chosen)} places: one for all, or one for each."
                )
            rows.seeds[chosen] = secret_words([secret_of(one) for one in given])
            rows.is_own[chosen] = not is_one
            rows.numbers[chosen] = -1
        rows.done[chosen] = False
        rows.lost[chosen] = -1
        rows.rewards[chosen] = 0
        rows.due[chosen] = True
        if self._device:
            self._device.begin()
        else:
            self._crew.run(self._begin)
        if self._deals_here:
            self._deal()

    @property
    def _deals_here(self) -> bool:
        return not self._memories[0].settings.deals

    def _deal(self) -> None:
        """Set up what is due in Python, for a game without a kernel that deals."""
        rows = self._places
        while rows.due.any():
            for place in np.flatnonzero(rows.due).tolist():
                state, _ = self.game.new_game(self.options, self.seats, self.seed_of(place))
                rows.states[place] = state[0]
            self._crew.run(self._start)

    def _pulled(self, *names: str) -> Places:
        """Return the rows of the places, of which some may first have to come from a device."""
        if self._device:
            self._device.pull(*names)
        return self._places

    def _illegal(self, place: int) -> Exception:
        """Return the error for the action of a place."""
        action = int(self._pulled("actions").actions[place])
        try:
            self.game.apply(self.state(place), action)
        except IllegalAction as error:
            return IllegalAction(f"Place {place}: {error}", error.clause)
        return RuntimeError(f"action {action} of place {place} is legal but not listed")

    # ---- what is there ------------------------------------------------------------------------
    @property
    def states(self) -> Records:
        """The states of all places, which a step changes: `states[k : k + 1]` is one for the game's methods."""
        found: Records = self._pulled("states").states.view(State)
        return found

    def state(self, place: int) -> State:
        """Return a copy of the state of a place."""
        return as_state(self._pulled("states").states[place : place + 1].copy(), State)

    @property
    def numbers(self) -> Array:
        """How many games were played in each place before the current one, int64."""
        return self._pulled("numbers").numbers

    def seed_of(self, place: int) -> bytes:
        """Return the seed of the game in a place: with it `polis.new_game` sets up the same game."""
        seed: bytes = self._pulled("secrets").secrets[place].astype(">u4").tobytes()
        return seed

    def close(self) -> None:
        """End the threads; nothing can be stepped afterwards. Closing twice does nothing."""
        self._is_open = False
        self._crew.close()

    def _check_open(self) -> None:
        if not self._is_open:
            raise PolisError("The batch is closed; make another one.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if crew := getattr(self, "_crew", None):
            crew.close()

    def __len__(self) -> int:
        return self.games


def _kernel_game(game: Any) -> AnyGame:
    """Return a game made of kernels; raises PolisError for any other."""
    if not isinstance(game, KernelGame):
        raise PolisError(f"{game.title} is not made of kernels, which a batch steps.")
    if not ranks(game):
        raise PolisError(
            f"{game.title} has standings of its own: a batch needs them as the kernel `standing`."
        )
    return game


def _parts(games: int, threads: int) -> list[slice]:
    """Return a slice of the places for each thread, of sizes that differ by one at most."""
    ends = [games * number // threads for number in range(threads + 1)]
    return [slice(start, stop) for start, stop in itertools.pairwise(ends)]


def _numbers(places: Any, games: int) -> Array:
    """Return the numbers of places; raises PolisError for some that are not there."""
    given = np.asarray(places)
    if given.dtype == np.bool_ and given.shape == (games,):
        return np.flatnonzero(given)
    if given.dtype.kind not in "iu" or given.ndim != 1 or ((given < 0) | (given >= games)).any():
        raise PolisError(f"Places are numbers from 0 to {games - 1}, or {games} times yes or no.")
    return given


def _check_number(name: str, number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise PolisError(f"The number of {name} is {number}; it must be 1 to {most}.")


def _check_choice(name: str, value: str | None, values: Iterable[str | None]) -> None:
    if value not in values:
        names = ", ".join("None" if one is None else f"'{one}'" for one in values)
        raise PolisError(f"{name}: {value!r} is none of {names}.")
