"""`engine.json`: what a stranger needs to call an engine (docs/reference/engine.md)."""

import inspect
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from polis.core.contract.kernel_game import KernelGame
from polis.core.contract.notation import Codec
from polis.core.declared.fields import Declared
from polis.core.json_reader import JsonObject
from polis.core.kernels.kernel import EntryPoint
from polis.games.compiled_bots import CompiledBots
from polis.games.levels import GREEDY, LEVELS, is_searching

if TYPE_CHECKING:
    import numpy as np

FORMAT: Final = 1


def described(
    game: KernelGame[Any, Any, Any],
    sources: str,
    arguments: Mapping[EntryPoint, Mapping[str, Any]],
    objects: Mapping[str, str],
) -> JsonObject:
    """Return the description. arguments: a sample of each, by entry point; objects: files by target."""
    records = Records()
    functions: list[Any] = [
        {
            "name": entry.name,
            "does": inspect.getdoc(entry.function).partition("\n")[0],  # type: ignore[union-attr]
            "parameters": [_parameter(name, one, records) for name, one in samples.items()],
            **({"is_native": True} if entry.is_native else {}),  # not in WebAssembly
        }
        for entry, samples in arguments.items()
    ]
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "sources": sources,
        "objects": dict(objects),
        "functions": functions,
        "records": records.described,
        "packaged": {name: b64encode(one.tobytes()).decode() for name, one in _packaged(game)},
        "components": {"id": game.components_id, "sha256": game.components_sha256},
        "seats": list(game.seats),
        "options": [
            {"name": one.name, "default": one.default, "values": list(one.values)}
            for one in game.spec.options()
        ],
        "phases": list(game.phases),
        "endings": list(game.endings),
        "actions": game.codec.size,
        "spaces_version": game.spaces_version,
        "encoding": list(_encoding(game)),
        "revealing": [*sorted(game.spec.revealing)],
        "verbs": _verbs(game.codec),
        "bots": _bots(game),
        "levels": _levels(game),
        "declared": game.fields_json(),
    }


def _packaged(game: KernelGame[Any, Any, Any]) -> Iterator[tuple[str, Any]]:
    """Yield what comes with the game and is only read, by the names of parameters and parts."""
    yield "tables", game.tables
    if isinstance(game.layout, Declared):
        yield "program", game.seat_encoding.program
    if isinstance(game.spec.bots, CompiledBots):
        yield "weights", game.spec.bots.context.weights
        yield "naive", game.spec.bots.naive
        yield "parameters", game.spec.bots.context.parameters


def _encoding(game: KernelGame[Any, Any, Any]) -> Iterator[JsonObject]:
    """Yield the parts of an encoding, none for a game that declares no fields."""
    for one in game.encoding if isinstance(game.layout, Declared) else ():
        yield {
            "name": one.name, "start": one.place.start, "stop": one.place.stop,
            "shape": list(one.shape), "low": one.low, "high": one.high, "about": one.about,
        }  # fmt: skip


def _verbs(codec: Codec) -> list[Any]:
    """Return the verbs, each with its first action and the number of values of its parts."""
    return [
        {
            "name": verb,
            "first": codec.bases[verb],
            "parts": [{"name": name, "values": size} for name, size in parts],
        }
        for verb, parts in codec.verbs.items()
    ]


def _bots(game: KernelGame[Any, Any, Any]) -> JsonObject:
    """Return what bots have in common, and those that do not search: which weights they evaluate with.

    styles: by name, the verbs and first parts that tempt a bot, and by how much.
    """
    bots = game.spec.bots
    if not isinstance(bots, CompiledBots):
        return {}
    greedy = [name for name in (GREEDY, *bots.levels) if not is_searching(name)]
    naive = [name for name in greedy if name in LEVELS and LEVELS[name].is_naive]
    return {
        "unit": game.spec.unit,
        "terms": list(bots.context.parts),
        "first_phases": list(bots.context.first_phases),
        "greedy": {name: "naive" if name in naive else "weights" for name in greedy},
        "review": asdict(bots.review),
        "styles": {name: [list(taste) for taste in style] for name, style in bots.styles.items()},
    }


def _levels(game: KernelGame[Any, Any, Any]) -> JsonObject:
    """Return how each level that searches does; network: the file with its weights."""
    bots = game.spec.bots
    if not isinstance(bots, CompiledBots):
        return {}
    return {
        name: {
            "simulations": one.simulations,
            "turns": one.turns,
            "hurry": one.hurry,
            "ripe": one.ripe,
            "network": (one.network or bots.network).name,
        }
        for name, one in bots.depths.items()
    }


class Records:
    """The records that parameters consist of, by name. described: as JSON."""

    def __init__(self) -> None:
        """Begin without any."""
        self.described: dict[str, Any] = {}
        self._names: dict[np.dtype[Any], str] = {}

    def name_of(self, dtype: "np.dtype[Any]", wanted: str) -> str:
        """Return the name of a type: of a number, NumPy's; of a record, the first that was wanted."""
        if dtype.names is None:
            return dtype.name
        if dtype not in self._names:
            self._names[dtype] = wanted
            fields = [
                {
                    "name": name,
                    "of": dtype.fields[name][0].base.name,  # type: ignore[index]
                    "shape": list(dtype.fields[name][0].shape),  # type: ignore[index]
                    "at": dtype.fields[name][1],  # type: ignore[index]
                }
                for name in dtype.names
            ]
            self.described[wanted] = {"bytes": dtype.itemsize, "fields": fields}
        return self._names[dtype]


def _parameter(name: str, sample: Any, records: Records) -> dict[str, Any]:
    if isinstance(sample, int):
        return {"name": name, "kind": "number"}
    if not isinstance(sample, tuple) and len(sample):
        return {"name": name, "kind": "array", **_array(name, sample, records)}
    parts = list(_parts(name, sample, records))
    return {"name": name, "kind": "memory", "words": 2 * len(parts), "parts": parts}


def _array(name: str, sample: Any, records: Records) -> dict[str, Any]:
    """shape: of the whole, its first axis 0 for any length; width: of an item in bytes."""
    return {
        "of": records.name_of(sample.dtype, name),
        "shape": list(sample.shape),
        "width": sample.itemsize,
        "bytes": sample.nbytes,
    }


def _parts(name: str, sample: Any, records: Records) -> Iterator[dict[str, Any]]:
    if isinstance(sample, tuple):
        for own, part in zip(sample._fields, sample, strict=True):  # type: ignore[attr-defined]
            yield from _parts(own, part, records)
    elif isinstance(sample, int):
        yield {"name": name, "kind": "number"}
    else:
        yield {"name": name, "kind": "array", **_array(name, sample, records)}
