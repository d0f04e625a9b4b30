"""The rows of games in a Parquet file: its columns, and how one is written and read."""

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from polis.core.contract.game import Rules
from polis_lab.dataset.order import ENCODINGS, FORMAT, Order
from polis_lab.dataset.rows import Columns
from polis_lab.files import whole_file

FLOATS, OBSERVATION, _NOTHING = ENCODINGS
FLOAT: Final = (
    4  # bytes; a list of floats takes five times as long to write, forty times as long to read
)
ABOUT: Final = {
    "game": "number of the game, from 0",
    "ply": "number of the decision in its game, from 0",
    "seat": "who decided",
    "bot": "who played the seat",
    "legal": "numbers of the legal actions, ascending",
    "action": "what was chosen, one of `legal`",
    "visits": "of each legal action in the bot's search; null where it did not search",
    "win_shares": "at the end, by seat; a shared win is split",
    "margins": "at the end, by seat",
    "seed": "16 bytes: `polis.new_game(game, seats, options, seed)` deals the same game",
    "encoding": "what the seat saw: `game.encode` of its observation, from its side; float32, little-endian",
    "observation": "what the seat saw: the bytes of its observation, `game.layout`",
    "rules_version": "the rules",
    "spaces_version": "the numbers of actions and the encoding",
    "code": "fingerprint of rules and bots",
}


def schema_of(order: Order, game: Rules) -> pa.Schema:
    """Return the columns, with the order in the metadata."""
    seats = order.seats
    kinds: dict[str, Any] = {
        "game": pa.int32(),
        "ply": pa.int16(),
        "seat": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "visits": pa.list_(pa.int32()),
        "win_shares": pa.list_(pa.float32(), seats),
        "margins": pa.list_(pa.float32(), seats),
        "seed": pa.binary(16),
        "encoding": pa.binary(FLOAT * game.encoding[-1].place.stop)
        if order.encoding == FLOATS
        else None,
        "observation": pa.binary() if order.encoding == OBSERVATION else None,
        "rules_version": pa.int16(),
        "spaces_version": pa.int16(),
        "code": pa.dictionary(pa.int8(), pa.string()),
    }
    fields = [
        pa.field(name, kind, metadata={"about": ABOUT[name]})
        for name, kind in kinds.items()
        if kind is not None
    ]
    told = {key: str(value) for key, value in asdict(order).items() if key != "games"}
    return pa.schema(fields, metadata={**told, "format": str(FORMAT)})


def write_part(path: Path, order: Order, game: Rules, games: Iterable[tuple[Columns, Any]]) -> None:
    """Write games as one file, a row group each, completely or not at all; raises PolisError."""
    schema = schema_of(order, game)
    spread = [name for name in schema.names if name != "encoding"]
    with whole_file(path) as draft, pq.ParquetWriter(
        draft, schema, compression="zstd", compression_level=1, use_dictionary=spread, write_statistics=False,
    ) as writer:  # fmt: skip
        for columns, seen in games:
            writer.write_table(_table(schema, order, columns, seen))


def _table(schema: pa.Schema, order: Order, columns: Columns, seen: Any) -> pa.Table:
    rows = len(columns["ply"])
    same = {
        "rules_version": [order.rules_version] * rows,
        "spaces_version": [order.spaces_version] * rows,
        "code": _of_few(np.zeros(rows, np.int8), [order.code]),
        "bot": _of_few(columns["bot"], list(order.bots)),
        "legal": _lists(columns["legal"], pa.int16()),
    }
    if order.encoding == FLOATS:
        kind = schema.field("encoding").type
        same["encoding"] = pa.FixedSizeBinaryArray.from_buffers(
            kind, rows, [None, pa.py_buffer(seen)]
        )
    elif order.encoding == OBSERVATION:
        same["observation"] = seen
    known = {**columns, **same}
    return pa.table(
        [_column(known[name], schema.field(name).type) for name in schema.names], schema
    )


def _column(values: Any, kind: pa.DataType) -> pa.Array:
    return values if isinstance(values, pa.Array) else pa.array(values, kind)


def _of_few(numbers: Any, names: list[str]) -> pa.Array:
    return pa.DictionaryArray.from_arrays(pa.array(numbers, pa.int8()), names)


def _lists(rows: list[Any], kind: pa.DataType) -> pa.Array:
    """Lists of different lengths, without a Python object a number."""
    ends = np.cumsum([0, *map(len, rows)], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(np.concatenate(rows), kind))


def is_whole(path: Path) -> bool:
    """Whether a file can be read to its end."""
    try:
        with pq.ParquetFile(path) as file:
            for group in range(file.num_row_groups):
                file.read_row_group(group)
    except (OSError, pa.ArrowException):
        return False
    return True


def count_rows(paths: Iterable[Path]) -> int:
    """The rows of finished files."""
    return sum(pq.read_metadata(path).num_rows for path in paths)
