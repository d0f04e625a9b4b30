"""The frame of playouts: whole games in compiled code, with a row of figures for each.

A playout draws its set-up from its own 64-bit seed with the fast generator of the bots, not from the
secret streams of games between people: that is many times faster, and nothing is at stake.
"""

from typing import Any, Final

import numpy as np

from polis.core.contract.options import write_options
from polis.core.kernels.arrays import Array, Record, Records, padded_zeros
from polis.core.kernels.chance import I64, below
from polis.search.frames import THE_GAME, PlayoutHooks, entry_frame, frame
from polis.search.memory import ASKED, PlayoutMemory, Shape, new_scratch
from polis.search.tree import SEATS

game: PlayoutHooks = THE_GAME

RANDOM, GREEDY = range(2)
KINDS_OF_BOTS: Final = {"random": RANDOM, "greedy": GREEDY}

# The states of a playout: the game, and what the seat to act sees of it
GAME, SEEN = range(2)

# The first columns of the figures are the same for all games: decisions made, turns played
DECISIONS, TURNS = range(2)


@entry_frame
def play_games(m: PlayoutMemory, seeds: Array, figures: Array) -> None:
    """Play one game for each seed (uint64, not zero). figures: int32, zeros, one row per game.

    Every legal action is listed for every decision. What happened in all games is added to `m.tally`.
    """
    s = m.states[GAME]
    for number in range(len(seeds)):
        m.scratch.rng[0] = seeds[number]
        game.begin_game(s, m, figures[number])
        while s.phase != game.OVER:
            listed = game.legal(s, m.scratch.tables[0], m.scratch.lists[ASKED])
            action = choose_action(m, s, listed)
            game.count_decision(s, listed, action, m.tally[0], figures[number])
            game.apply_counted(s, action, m, figures[number])
        game.note(s, figures[number])


@frame
def choose_action(m: PlayoutMemory, s: Record, listed: int) -> int:
    """The action of the bot whose turn it is; the legal actions have been listed."""
    if m.bots[s.turn] == RANDOM:
        return int(m.scratch.lists[ASKED, below(m.scratch.rng, listed)])
    game.observe_into(m.states[SEEN], s, s.turn)
    return game.greedy(m.states, I64(SEEN), m.weights[s.turn], m.scratch)


class PlayoutRunner:
    """Plays games in one thread.

    kernels: `play_games` compiled for a game (`specialise`); memory: only this thread may use it;
    columns: the length of a row of figures.
    """

    def __init__(self, kernels: Any, memory: PlayoutMemory, columns: int) -> None:
        self._kernels = kernels
        self.columns = columns
        self.memory = memory

    @property
    def tally(self) -> Array:
        """What happened in all games so far, as int64 numbers; the game knows the record."""
        return self.memory.tally.view(np.int64)

    def play(self, seeds: Array) -> Array:
        """Play one game for each seed; returns the figures, int32, shape (games, columns)."""
        figures = np.zeros((len(seeds), self.columns), np.int32)
        self._kernels.play_games(self.memory, seeds, figures)
        return figures

    @property
    def state_bytes(self) -> int:
        """The bytes of a state."""
        return self.memory.states.itemsize


def new_memory(
    shape: Shape,
    tables: Records,
    bots: list[str],
    weights: Records,
    *,
    options: Any,
    table: list[int],
    decks: tuple[int, int],
    tally: "np.dtype[np.void]",
    log: Records,
) -> PlayoutMemory:
    """Memory for playouts in one thread.

    bots: a name for each seat; weights: of all seats, or a record for each; options: of the
    table; table: what set-up needs; decks: their shape; tally: a record of int64 fields; log: an event buffer.
    """
    numbers = [KINDS_OF_BOTS[bot] for bot in bots] + [RANDOM] * (SEATS - len(bots))
    states = padded_zeros(2, shape.state)
    write_options(states[GAME : GAME + 1], options)  # no set-up changes them
    return PlayoutMemory(
        states=states,
        scratch=new_scratch(shape, tables),
        weights=np.resize(weights, SEATS),
        bots=np.array(numbers, np.int64),
        table=np.array(table, np.int64),
        decks=padded_zeros(decks, np.int16),
        tally=padded_zeros(1, tally),
        log=log,
    )


def decisions(figures: Array) -> int:
    """The number of decisions in all games together."""
    return int(figures[:, DECISIONS].sum())


def turns(figures: Array) -> int:
    """The number of turns in all games together."""
    return int(figures[:, TURNS].sum())


def phase_figures(
    phases: tuple[str, ...], made: Array, listed: Array
) -> dict[str, dict[str, float]]:  # fmt: skip
    """Decisions made and legal actions per decision, by phase, for the phases that occurred."""
    return {
        phase: {"decisions": int(made[k]), "legal": float(listed[k] / made[k])}
        for k, phase in enumerate(phases)
        if made[k] > 0
    }


def percentiles(values: Any) -> dict[str, float]:
    """Return the 5th percentile, the median and the 95th percentile."""
    low, middle, high = np.percentile(values, [5, 50, 95])
    return {"p5": float(low), "median": float(middle), "p95": float(high)}


def wins_by_seat(scores: Any) -> list[float]:
    """Return each seat's share of wins; scores: shape (games, seats); ties split the win."""
    shared = (scores == scores.max(axis=1)[:, None]).astype(float)
    return [float(share) for share in (shared / shared.sum(axis=1)[:, None]).mean(axis=0)]


def percentiles_text(values: dict[str, float]) -> str:
    """Format the result of `percentiles`."""
    return f"{values['median']:.0f} (5 %: {values['p5']:.0f}, 95 %: {values['p95']:.0f})"


def list_text(values: list[float], form: str) -> str:
    """Format a list of numbers, each with a format such as `{:.1f}`."""
    return ", ".join(form.format(value) for value in values)


def named_text(values: dict[str, float], form: str) -> str:
    """Format names with their numbers."""
    return ", ".join(f"{name} {form.format(value)}" for name, value in values.items())
