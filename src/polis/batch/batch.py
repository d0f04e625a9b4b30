"""`polis.Batch`: many games at once, stepped together by kernels in threads."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import numpy as np

from polis.batch.arrays import names_of, take
from polis.batch.checks import check, checked_game, checked_seats, numbers
from polis.batch.cuda import OF_RESETS, OnDevice
from polis.batch.opponents import Opponent, weights_from
from polis.batch.processors import OnProcessors
from polis.core.contract.game import Game, OptionsT
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.layout import State, as_state
from polis.core.kernels.secret_streams import secret_words
from polis.core.texts.errors import IllegalAction, PolisError
from polis.games.batch_kernels import AnyGame, Places, Table, new_places
from polis.search.batches import ALL_LEGAL, FORMS, MASKS, RESETS

Runner = OnProcessors | OnDevice
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
        self.game: AnyGame = checked_game(game)
        check(
            self.game, games, threads, final, reset=reset, illegal=illegal, mask=mask,
            encoding=encoding, device=device,
        )  # fmt: skip
        self.games, self.seats = games, checked_seats(self.game, seats)
        self.options = self.game.new_options(options or {})
        bots, weights = weights_from(self.game, self.seats, opponents or {})
        places = new_places(self.game, games, self.seats, MASKS[mask], FORMS[encoding], final)
        names = names_of(mask, encoding, final)
        settings = {
            "reset": RESETS[reset], "masks": MASKS[mask], "form": FORMS[encoding],
            "forgives": illegal == "lose", "finals": final,
        }  # fmt: skip
        table = Table(self.options, bots, weights)
        if device == "cuda":
            if threads > 1 or arrays:
                raise PolisError("device='cuda': threads and arrays are those of the device.")
            self._runner: Runner = OnDevice(self.game, table, places, **settings)
        else:
            take(places, names, arrays or {})
            self._runner = OnProcessors(self.game, table, places, min(threads, games), **settings)
        self._places, self._names = places, names
        for name, own in names.items():
            setattr(self, name, self._runner.array(own))
        self._is_open = True
        self.reset(secret_of(seed))

    # ---- playing ------------------------------------------------------------------------------
    def step(self, actions: Any = None) -> None:
        """Apply an action in each place and let the opponents move.

        actions: whole numbers, one for each place; by default what is in `self.actions`. Where a game
        is over, an action has no meaning. Raises IllegalAction, which names the place and the clause;
        then no game has changed.
        """
        self._check_open()
        if actions is not None:
            self._runner.take(actions)
        place = self._runner.step()
        if place != ALL_LEGAL:
            raise self._illegal(place)
        if not self._runner.deals:
            self._deal()

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
        return self._runner.look(self._names.get("seen", ""))

    def reset(self, seeds: Seed | Sequence[Seed] | None = None, places: Any = None) -> None:
        """Set up a game in each place, or only in some.

        seeds: one, from which the seeds of all games are made; or one for each place that is set up,
        and then the first game there has just this seed; or None for the next games of the series.
        places: bool, one for each place, or the numbers of some places. Raises InvalidSeed.
        """
        self._check_open()
        rows = self._pulled(*OF_RESETS)
        chosen = np.arange(self.games) if places is None else numbers(places, self.games)
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
        self._runner.begin()
        if not self._runner.deals:
            self._deal()

    def _deal(self) -> None:
        """Set up what is due in Python, for a game without a kernel that deals."""
        rows = self._places
        while rows.due.any():
            for place in np.flatnonzero(rows.due).tolist():
                state, _ = self.game.new_game(self.options, self.seats, self.seed_of(place))
                rows.states[place] = state[0]
            self._runner.start()

    def _pulled(self, *names: str) -> Places:
        """Return the rows of the places, of which some may first have to come from a device."""
        self._runner.pull(*names)
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
        self._runner.close()

    def _check_open(self) -> None:
        if not self._is_open:
            raise PolisError("The batch is closed; make another one.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if runner := getattr(self, "_runner", None):
            runner.close()

    def __len__(self) -> int:
        return self.games
