"""Games between bots: one as a record, many as figures that depend on the seed alone, and their speed.

Each game of a series has its own seed, made from the seed of the series and the game's number. So the
games are the same for any number of threads, and the first hundred of a thousand are those of a
hundred. Contests, ladders and benchmarks are in the distribution `polis-lab`.
"""

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from typing import Any, Final, cast

import numpy as np

from polis.batch.runner import Runner, new_runner
from polis.bots.outside.player import begin_all, end_all
from polis.core.contract.game import Bot, Game, OptionsT, Rules
from polis.core.contract.history import History
from polis.core.contract.options import OptionValue, Seed, secret_of
from polis.core.json_reader import JsonObject
from polis.core.processes import cpu_count, put_off
from polis.core.records.record import OUTSIDE, Record, Seat, begin_record, result_of
from polis.core.seeds import seed_text
from polis.core.texts.errors import PolisError
from polis.games.bots import check_bot
from polis.games.levels import BOTS

QUICK: Final = ("random", "greedy")


def bots_for(game: Rules, seats: int, text: str) -> list[str]:
    """Return one bot per seat from a text such as `greedy` or `random,greedy`; raises PolisError."""
    if seats not in game.seats:
        raise PolisError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
        if name not in QUICK:
            raise PolisError(
                f"'{name}' is too slow to simulate many games, which is for {' and '.join(QUICK)}; "
                f"'polis arena {game.name} --bots {name}' lets it play."
            )
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise PolisError(
            f"'{text}' names {len(names)} bots; name one for all or one for each of the {seats} seats."
        )
    return names


# Games that a thread plays before it reports, and before Ctrl-C is handled.
LARGEST_CHUNK: Final = 64
MOMENT: Final = 0.5  # seconds between two checks for Ctrl-C
MOST_GAMES: Final = 10_000_000  # their figures are kept until the end, at most 60 bytes per game
MOST_WORKERS: Final = 256
MOST_IN_NAME: Final = 80  # characters of a seat's name in a record
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of a series of games.

    result: depends only on rules, components, options, bots, seed and the number of games; speed:
    depends on the machine. Both hold JSON values only. lines: the result for people.
    """

    result: JsonObject
    speed: JsonObject
    lines: list[tuple[str, str]]

    @property
    def decisions(self) -> int:
        """The number of decisions in all games together."""
        return cast("int", self.result["decisions"])

    @property
    def wins_by_seat(self) -> list[float]:
        """The share of the games that each seat won; a shared win is split."""
        return cast("list[float]", self.result["wins_by_seat"])

    @property
    def decisions_per_second(self) -> float:
        """The rate of all workers together."""
        return cast("float", self.speed["decisions_per_second"])

    def json(self) -> JsonObject:
        """Return both parts, separately."""
        return {"result": self.result, "speed": self.speed}


def simulate(
    game: Game[OptionsT],
    games: int,
    seats: int,
    bots: str,
    seed: Seed,
    workers: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play `games` whole games in compiled code, at millions of decisions a second.

    bots: `random` or `greedy`, a name for all seats or one for each, with commas; options, seed: as
    for `polis.new_game`; workers: threads, by default one per core; progress: called with the
    number of games just finished. Raises PolisError, InvalidSeed, InvalidOptions before anything is played.

    Examples:
        >>> import polis
        >>> found = polis.simulate(polis.load("arkadia"), 20, seats=3, bots="random", seed=7)
        >>> found.decisions, found.wins_by_seat
        (4909, [0.4, 0.25, 0.35])
    """
    _check_number("games", games, MOST_GAMES)
    _check_number("workers", 1 if workers is None else workers, MOST_WORKERS)
    names = bots_for(game, seats, bots)
    secret = secret_of(seed)
    table = game.new_options(options or {})
    counted = game.spec.figures()
    places = [
        new_runner(game, counted, table, names, secret)
        for _ in range(min(workers or cpu_count(), games))
    ]
    started = time.perf_counter()
    figures = _play(places, games, progress)
    seconds = time.perf_counter() - started
    result = {
        **_what(game, table, names, seed_text(secret), games),
        **counted.summary(figures, seats, sum(place.tally for place in places)),
    }
    return Simulation(result, _speed(result, seconds, len(places)), counted.summary_lines(result))


def _check_number(name: str, number: int, most: int) -> None:
    """Raise PolisError unless 1 <= number <= most."""
    if not 1 <= number <= most:
        raise PolisError(f"The number of {name} is {number}; it must be 1 to {most}.")


def _what(game: Rules, options: Any, bots: list[str], seed: str, games: int) -> dict[str, Any]:
    """Describe what was played."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "components": {"id": game.components_id, "sha256": game.components_sha256},
        "options": game.options_json(options),
        "seats": len(bots),
        "bots": bots,
        "seed": seed,
        "games": games,
    }


def _speed(result: dict[str, Any], seconds: float, workers: int) -> dict[str, Any]:
    """The speed of all threads together."""
    return {
        "workers": workers,
        "seconds": seconds,
        "games_per_second": result["games"] / seconds,
        "decisions_per_second": result["decisions"] / seconds,
    }


def _play(places: list[Runner], games: int, progress: Progress | None) -> Any:
    """Play all games with all runners at once; return the figures in the order of the games."""
    size = max(1, min(LARGEST_CHUNK, games // (8 * len(places))))
    starts = iter(range(0, games, size))
    figures: dict[int, Any] = {}

    def play_on(place: Runner) -> None:
        try:
            for start in starts:
                if is_pressed():
                    break
                number = min(size, games - start)
                figures[start] = place.play(start, number)
                if progress:
                    progress(number)
        finally:
            deque(starts, maxlen=0)  # after an error or Ctrl-C the other threads stop as well

    with put_off() as is_pressed, ThreadPoolExecutor(len(places)) as pool:
        threads = [pool.submit(play_on, place) for place in places]
        while wait(threads, MOMENT).not_done:
            pass  # Ctrl-C just before a wait is handled only after it
    for thread in threads:
        thread.result()
    return np.concatenate([figures[start] for start in sorted(figures)])


def seat_of(bot: Bot) -> Seat:
    """Return the seat of a bot in a record."""
    is_own = bot.name.partition(":")[0].partition("~")[0] in BOTS
    return Seat(bot.name[-MOST_IN_NAME:], bot.name if is_own else OUTSIDE)


def play_game(
    game: Game[OptionsT],
    bots: Sequence[Bot],
    options: Mapping[str, OptionValue] | None = None,
    seed: Seed | None = None,
) -> Record:
    """Let bots play a game to its end and return its record.

    bots: one for each seat; options, seed: as for `polis.new_game`; the bots' random numbers come
    from the seed as well. Raises InvalidOptions, InvalidSeed, and PolisError, which names it, for a bot
    that plays in a process of its own and loses the game by itself.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> record = polis.arena.play_game(game, [polis.new_bot(game, "random")] * 2, seed=7)
        >>> polis.verify(record, game) is None
        True
    """
    secret, table = secret_of(seed), game.new_options(options or {})
    state, events = game.new_game(table, len(bots), secret)
    history = History(game, len(bots))
    begin_all(bots, game.options_json(table))
    listening = [getattr(bot, "told", None) for bot in bots]
    seats = [seat_of(bot) for bot in bots]
    record = begin_record(game, table, seats, secret, (), state)
    rng = np.random.default_rng(int.from_bytes(secret, "big"))
    actions, hashes = [], list(record.hashes)
    while not game.is_over(state):
        seat = game.turn(state)
        if any(listening):
            history.add(events)
            if tell := listening[seat]:
                tell(history.since(seat))
        action = bots[seat].decide(game.observe(state, seat), game.legal(state), rng)
        actions.append(game.text(action))
        events = game.apply(state, action)
        hashes.append(game.hash(state))
    end_all(bots, game.scores(state), game.winners(state))
    played = replace(record, actions=tuple(actions), hashes=tuple(hashes))
    return replace(played, result=result_of(game, state))
