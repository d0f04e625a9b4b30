"""The ways in which the kernels of a game run: native, in WebAssembly, interpreted."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from polis.batch.runner import KernelRunner
from polis.bots import new_bot
from polis.core.kernels.engine import Engine, engine_folder
from polis.core.kernels.kernel import EntryPoint, entry_points
from polis.core.sources import DESCRIPTION
from polis.games import load
from polis.games.batch_kernels import batch_kernels
from polis.games.compiled_bots import compiled_bots
from polis.search.memory import SearchSettings

GAMES = ("arkadia", "archon")
NATIVE, WASM, INTERPRETED = "native", "wasm", "interpreted"
NODES = 20_000


@cache
def engine(name: str, way: str) -> Engine:
    """The engine of a game; without an object for this machine, it runs its WebAssembly."""
    folder = engine_folder(f"polis.games.{name}")
    told: Any = json.loads((folder / DESCRIPTION).read_text("utf-8"))
    if way == WASM:
        told["objects"] = {WASM: told["objects"][WASM]}
    return Engine(folder, told)


@contextmanager
def running(name: str, way: str) -> Iterator[Any]:
    """The game, all of whose entry points run in this way."""
    game: Any = load(name)
    batch_kernels(game)
    found = entry_points(f"polis.games.{name}")
    before = [entry._call for entry in found]
    try:
        for entry in found:
            entry._call = _call_of(name, way, entry)
        yield game
    finally:
        for entry, call in zip(found, before, strict=True):
            entry._call = call


def _call_of(name: str, way: str, entry: EntryPoint) -> Callable[..., Any]:
    if way == INTERPRETED or not engine(name, way).has(entry.name):
        return entry.function
    return engine(name, way).function(entry.name)


def played(
    name: str, way: str, seats: int, options: Mapping[str, object], bot: str, plies: int
) -> str:
    """The hash of all that a game between equal bots writes: states, lists, events, worlds, views."""
    with running(name, way) as game:
        rng = np.random.default_rng([seats, plies])
        digest = hashlib.sha256()
        state, events = game.new_game(game.new_options(options), seats, rng.bytes(16))
        bots = new_bot(game, bot)
        for _ in range(plies):
            digest.update(state.tobytes() + repr(events).encode())
            if game.is_over(state):
                break
            legal, seat = game.legal(state), game.turn(state)
            seen = game.observe(state, seat)
            digest.update(legal.tobytes() + seen.tobytes())
            digest.update(game.sample_world(seen, rng).tobytes())
            digest.update(repr(game.view(state, seat)).encode())
            digest.update(repr(game.refusal(state, int(rng.integers(game.codec.size)))).encode())
            events = game.apply(state, bots.decide(seen, legal, rng))
        return digest.hexdigest()


def grown(name: str, way: str, seats: int, simulations: int, ply: int, level: str) -> bytes:
    """The bytes of the tree that a search grows at a ply of a random game."""
    rng = np.random.default_rng([seats, ply])
    game: Any = load(name)
    state, _ = game.new_game(game.new_options({}), seats, rng.bytes(16))
    for _ in range(ply):
        before = state.copy()
        game.apply(state, int(rng.choice(game.legal(state))))
        if game.is_over(state):
            state = before
            break
    bots = compiled_bots(game)
    depth = bots.depths[level]
    settings = SearchSettings(depth.turns, depth.hurry, depth.ripe)
    net = bots.load_net(game, depth.network)
    with running(name, way):
        context: Any = bots.context(game.tables, NODES, net, settings)
        context.seed(np.uint64(seats + 1000 * ply + 1))
        context.start(game.observe(state, game.turn(state)))
        context.search(simulations)
    used: bytes = context.nodes[: context.memory.head[0]].tobytes()
    return used


def figures(
    name: str, way: str, seats: int, options: Mapping[str, object], bots: list[str], games: int
) -> bytes:
    """The bytes of what whole games in one call leave: figures, tallies, the last state and event."""
    with running(name, way) as game:
        runner = KernelRunner(game, game.new_options(options), bots, bytes(16))
        found: bytes = runner.play(0, games).tobytes()
        m = runner.memory
        left: bytes = (
            m.tally.tobytes() + m.states.tobytes() + m.log.tobytes() + m.scratch.rng.tobytes()
        )
        return found + left
