"""One game between bots: its record, and its line in the ledger."""

import os
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.bots.outside.talk import Setting
from polis.core.contract.game import MAX_SEATS
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
    prints_of,
)
from polis_lab.contests.players import Lost, Place, Players, Sitting
from polis_lab.contests.stopwatch import Stopwatch

FORFEIT: Final = "forfeit"  # the ending of a game that a bot from outside lost by itself


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its line of the ledger and its record, both JSON values."""

    line: dict[str, Any]
    record: dict[str, Any]


class Table:
    """A place where the games of a plan are played; its bots are made once."""

    def __init__(self, plan: Plan, place: Place | None = None) -> None:
        """Load rules and bots. Raises PolisError if they differ from those of the plan."""
        self.plan = plan
        components = Path(plan.components) if plan.components else None
        self.game: Any = load(plan.game, components)
        self.entrants = plan.entrants
        self._check_same()
        self.options = self.game.new_options(plan.options)
        self._options_json = self.game.options_json(self.options)
        self.players = Players(self.game, plan, place or Place())
        self._warm_up()

    def close(self) -> None:
        """End the programs of bots from outside."""
        self.players.close()

    def play(self, job: Job) -> Played:
        """Play one game to its end, or until a bot from outside loses it by itself."""
        started = time.perf_counter()
        course = self._played(job)
        seconds = time.perf_counter() - started
        return Played(_line(job, course, seconds), record_json(course.record))

    def _played(self, job: Job) -> "_Course":
        """The record of the game, the thinking times, and how it was lost."""
        game, seats = self.game, self.plan.seats
        secret = deal_secret(self.plan, job.deal)
        state, events = game.new_game(self.options, seats, secret)
        record = begin_record(game, self.options, self._seats(job), secret, (), state)
        sitting, clocks = self._sitting(job), _Clocks(seats)
        actions: list[str] = []
        hashes = list(record.hashes)
        lost: Lost | None = None
        try:
            sitting.begin(events)
            for action, after in self._decisions(job, state, sitting, clocks):
                actions.append(game.text(action))
                hashes.append(after)
        except Lost as found:
            lost = found
        clocks.end_turn()
        whole = replace(record, actions=tuple(actions), hashes=tuple(hashes))
        whole = replace(whole, result=result_of(game, state))
        scores, winners = game.scores(state), game.winners(state)
        if lost is not None:
            winners = [seat for seat in range(seats) if seat != lost.seat]
        sitting.end(scores, winners, None if lost is None else str(lost))
        return _Course(whole, clocks, scores, winners, sitting.illegal(), lost)

    def _decisions(
        self, job: Job, state: Any, sitting: Sitting, clocks: "_Clocks"
    ) -> Iterator[tuple[int, str]]:
        """Let the bots decide and apply it; yield each action and the hash of the position."""
        game, seats = self.game, self.plan.seats
        rngs = [np.random.default_rng(chance_seed(self.plan, job, seat)) for seat in range(seats)]
        while not game.is_over(state):
            seat = game.turn(state)
            legal = game.legal(state)
            observation = game.observe(state, seat)
            started = time.perf_counter()
            action = sitting.decide(seat, observation, legal, rngs[seat])
            clocks.add(seat, time.perf_counter() - started)
            sitting.happened(game.apply(state, action))
            yield action, game.hash(state)

    def _sitting(self, job: Job) -> Sitting:
        """The bots at their seats."""
        plan = self.plan
        bots = [self.players.at(number, seat) for seat, number in enumerate(job.seating)]
        settings = [
            Setting(
                seat, plan.seats, self._options_json, plan.clock, plan.simulations,
                # nothing of the contest's seed, from which a bot could work out the deal
                job.number * MAX_SEATS + seat,
            )
            for seat in range(plan.seats)
        ]  # fmt: skip
        own = [self.entrants[number].outside is None for number in job.seating]
        return Sitting(self.game, bots, settings, own)

    def _seats(self, job: Job) -> list[Seat]:
        """Return the seats as the record lists them."""
        at = [self.entrants[number] for number in job.seating]
        return [Seat(each.name, each.kind) for each in at]

    def _warm_up(self) -> None:
        """Let each bot decide once, so that loading compiled code is not counted as thinking time."""
        state, _ = self.game.new_game(self.options, self.plan.seats, bytes(SECRET_BYTES))
        legal = self.game.legal(state)
        observation = self.game.observe(state, self.game.turn(state))
        for bot in self.players.own:
            bot.decide(observation, legal, np.random.default_rng(0))

    def _check_same(self) -> None:
        """Refuse other rules or bots than the plan's: their games must not be counted together."""
        plan = self.plan
        check_weights(self.game, self.entrants)
        code = code_fingerprint(plan.game, files_of(self.entrants))
        found = (self.game.rules_version, self.game.components_sha256, code)
        if found != (plan.rules_version, plan.components_sha256, plan.code):
            raise PolisError(
                f"The rules and bots on {socket.gethostname()} are not those of the contest "
                f"(fingerprint {found[2]}, not {plan.code}); install the same version there, with the "
                "same weights."
            )
        self._check_prints()

    def _check_prints(self) -> None:
        """Refuse bots from outside whose files are not those of the plan."""
        for label, found in prints_of(self.entrants).items():
            if found != self.plan.prints.get(label):
                raise PolisError(
                    f"The files of '{label}' on {socket.gethostname()} are not those of the contest "
                    f"({found}, not {self.plan.prints.get(label)}); use the same files."
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


@dataclass(frozen=True, slots=True)
class _Course:
    """How a game went. illegal: refused answers by seat; lost: the seat that lost it by itself."""

    record: Record
    clocks: _Clocks
    scores: list[int]
    winners: list[int]
    illegal: list[int]
    lost: Lost | None

    @property
    def ending(self) -> str:
        """The name of the ending."""
        if self.lost is not None:
            return FORFEIT
        return self.record.result.ending if self.record.result else ""

    @property
    def failure(self) -> dict[str, Any] | None:
        """How a bot lost the game by itself, as JSON."""
        lost = self.lost
        if lost is None:
            return None
        return {"seat": lost.seat, "kind": lost.why.kind, "text": str(lost.why)}


def _line(job: Job, course: _Course, seconds: float) -> dict[str, Any]:
    """Return what the statistics need of a game."""
    scores, winners, lost = course.scores, course.winners, course.lost
    # who has lost the game by itself is last, and all others are first
    points = scores if lost is None else [0] * len(scores)
    return {
        "game": job.number,
        "deal": job.deal,
        "seating": list(job.seating),
        "scores": scores,
        "winners": winners,
        "ranks": ranks(tuple(points), tuple(winners)),
        "ending": course.ending,
        "order": course.clocks.order,
        "plies": len(course.record.actions),
        "decisions": [watch.json() for watch in course.clocks.decisions],
        "turns": [watch.json() for watch in course.clocks.turns],
        "seconds": round(seconds, 6),
        "last_hash": course.record.hashes[-1],
        "played_by": f"{socket.gethostname()}:{os.getpid()}",
        "failure": course.failure,
        "illegal": course.illegal,
    }
