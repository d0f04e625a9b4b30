"""An argument of each kind for every parameter of a game's entry points: their types and sizes."""

import inspect
from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.core.contract.kernel_game import KernelGame
from polis.core.declared.fields import Declared
from polis.core.kernels.kernel import EntryPoint
from polis.games.batch_kernels import sample_memory
from polis.games.compiled_bots import CompiledBots
from polis.search.memory import BatchMemory, Scratch, SearchMemory, SearchSettings

FEW = 8  # nodes of a sample tree


def samples(game: KernelGame[Any, Any, Any]) -> Mapping[str, Any]:
    """Return a sample by the name of a parameter, or of the type in its annotation.

    An array without rows stands for one of any length.
    """
    options, most = game.new_options({}), game.seats[-1]
    drawn = game.deal(options, most, bytes(16), [""] * most)
    found: dict[str, Any] = {
        **{name: np.array(value, np.int16) for name, value in _cards(drawn)},
        "states": game.layout.new(),
        "seen": game.layout.new(),
        "trials": game.layout.new(),
        "tables": game.tables,
        "out": np.zeros(game.kernels.most_legal, np.int16),
        "log": game.new_log(),
        "rng": np.ones(1, np.uint64),
    }
    if isinstance(game.layout, Declared):
        coding = game.seat_encoding
        found["raw"] = np.zeros(game.layout.size // 2, np.int16)
        found["program"], found["floats"] = coding.program, np.zeros(coding.size, np.float32)
    found[BatchMemory.__name__] = sample_memory(game)
    if game.derived is not None:
        found["derived"] = game.derived.new()
    if isinstance(game.spec.bots, CompiledBots):
        found |= _of_bots(game, game.spec.bots)
    return found


def _cards(drawn: Any) -> list[tuple[str, Any]]:
    names = getattr(drawn, "__dataclass_fields__", ())
    values = [(name, getattr(drawn, name)) for name in names]
    return [(name, value) for name, value in values if isinstance(value, list | tuple)]


def _of_bots(game: KernelGame[Any, Any, Any], bots: CompiledBots) -> dict[str, Any]:
    tastes = np.zeros(game.codec.size)
    net = np.zeros(1, bots.net_dtype)
    context = bots.context(game.tables, FEW, net, SearchSettings(), tastes)
    memory = context.memory
    terms = context.terms(game.new_game(game.new_options({}), game.seats[0], bytes(16))[0], 0)
    return {
        "room": memory.scratch.pool,
        "weights": context.weights,
        "works": memory.scratch.work,
        "terms": np.zeros(len(terms), np.int64),
        SearchMemory.__name__: memory._replace(nodes=memory.nodes[:0], tastes=memory.tastes[:0]),
        Scratch.__name__: memory.scratch,
    }


def arguments(entry: EntryPoint, known: Mapping[str, Any]) -> dict[str, Any]:
    """Return a sample for each parameter of an entry point; 0 for a number.

    Raises TypeError for a parameter of which nothing is known.
    """
    found = {}
    for name, one in inspect.signature(entry.function).parameters.items():
        kind = getattr(one.annotation, "__name__", one.annotation)
        if kind in ("int", "bool"):
            found[name] = 0
        elif kind in known or name in known:
            found[name] = known[kind if kind in known else name]
        else:
            raise TypeError(f"{entry.name}: there is no sample for '{name}: {kind}'")
    return found
