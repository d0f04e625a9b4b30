"""One game between bots: its record, and its line in the ledger."""

import os
import socket
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from polis.core.records.record import Record, Seat, begin_record, result_of
from polis.core.records.record_file import record_json
from polis.core.seeds import SECRET_BYTES
from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.contests.entrants import files_of
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import (
    Plan,
    chance_seed,
    check_weights,
    code_fingerprint,
    deal_secret,
)
from polis_lab.contests.stopwatch import Stopwatch


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its line of the ledger and its record, both JSON values."""

    line: dict[str, Any]
    record: dict[str, Any]


class Table:
    """A place where the games of a plan are played; its bots are made once."""

    def __init__(self, plan: Plan) -> None:
        """Load rules and bots. Raises PolisError if they differ from those of the plan."""
        self.plan = plan
        self.game: Any = load(plan.game, Path(plan.components) if plan.components else None)
        self._check_same()
        self.options = self.game.new_options(plan.options)
        self.entrants = plan.entrants
        self.bots = [each.new_bot(self.game) for each in self.entrants]
        self._warm_up()

    def play(self, job: Job) -> Played:
        """Play one game to its end."""
        started = time.perf_counter()
        record, clocks = self._played(job)
        seconds = time.perf_counter() - started
        return Played(_line(job, record, clocks, seconds), record_json(record))

    def _played(self, job: Job) -> tuple[Record, "_Clocks"]:
        """The record of the game, and the thinking times."""
        game, seats = self.game, self.plan.seats
        secret = deal_secret(self.plan, job.deal)
        state, _ = game.new_game(self.options, seats, secret)
        rngs = [np.random.default_rng(chance_seed(self.plan, job, seat)) for seat in range(seats)]
        record = begin_record(game, self.options, self._seats(job), secret, (), state)
        actions: list[str] = []
        hashes = list(record.hashes)
        clocks = _Clocks(seats)
        while not game.is_over(state):
            seat = game.turn(state)
            legal = game.legal(state)
            observation = game.observe(state, seat)
            started = time.perf_counter()
            action = self.bots[job.seating[seat]].decide(observation, legal, rngs[seat])
            clocks.add(seat, time.perf_counter() - started)
            actions.append(game.text(action))
            game.apply(state, action)
            hashes.append(game.hash(state))
        clocks.end_turn()
        whole = replace(record, actions=tuple(actions), hashes=tuple(hashes))
        return replace(whole, result=result_of(game, state)), clocks

    def _seats(self, job: Job) -> list[Seat]:
        """Return the seats as the record lists them."""
        at = [self.entrants[number] for number in job.seating]
        return [Seat(each.name, each.bot) for each in at]

    def _warm_up(self) -> None:
        """Let each bot decide once, so that loading compiled code is not counted as thinking time."""
        state, _ = self.game.new_game(self.options, self.plan.seats, bytes(SECRET_BYTES))
        legal = self.game.legal(state)
        observation = self.game.observe(state, self.game.turn(state))
        for bot in self.bots:
            bot.decide(observation, legal, np.random.default_rng(0))

    def _check_same(self) -> None:
        """Refuse other rules or bots than the plan's: their games must not be counted together."""
        plan = self.plan
        check_weights(self.game, plan.entrants)
        code = code_fingerprint(plan.game, files_of(plan.entrants))
        found = (self.game.rules_version, self.game.components_sha256, code)
        if found != (plan.rules_version, plan.components_sha256, plan.code):
            raise PolisError(
                f"The rules and bots on {socket.gethostname()} are not those of the contest "
                f"(fingerprint {found[2]}, not {plan.code}); install the same version there, with the "
                "same weights."
            )


class _Clocks:
    """Times of decisions and of whole turns (consecutive decisions of a seat), by seat."""

    def __init__(self, seats: int) -> None:
        self.decisions = [Stopwatch() for _ in range(seats)]
        self.turns = [Stopwatch() for _ in range(seats)]
        self.order: list[int] = []  # seats by their first decision
        self._seat: int | None = None
        self._turn = 0.0

    def add(self, seat: int, seconds: float) -> None:
        """Add a decision of a seat."""
        if seat != self._seat:
            self.end_turn()
            self._seat = seat
            if seat not in self.order:
                self.order.append(seat)
        self._turn += seconds
        self.decisions[seat].add(seconds)

    def end_turn(self) -> None:
        """End the seat's sequence of decisions."""
        if self._seat is not None:
            self.turns[self._seat].add(self._turn)
        self._seat, self._turn = None, 0.0


def ranks(scores: tuple[int, ...], winners: tuple[int, ...]) -> list[int]:
    """Each seat's rank from 0; ties share the better one, and winners are before all others.

    After the winners points decide: no rule breaks ties for later ranks.
    """
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [sum(other > key for other in keys) for key in keys]


def _line(job: Job, record: Record, clocks: _Clocks, seconds: float) -> dict[str, Any]:
    """Return what the statistics need of a game."""
    if record.result is None:
        raise ValueError("the game is not over")
    result = record.result
    return {
        "game": job.number,
        "deal": job.deal,
        "seating": list(job.seating),
        "scores": list(result.scores),
        "winners": list(result.winners),
        "ranks": ranks(result.scores, result.winners),
        "ending": result.ending,
        "order": clocks.order,
        "plies": len(record.actions),
        "decisions": [watch.json() for watch in clocks.decisions],
        "turns": [watch.json() for watch in clocks.turns],
        "seconds": round(seconds, 6),
        "last_hash": record.hashes[-1],
        "played_by": f"{socket.gethostname()}:{os.getpid()}",
    }
