"""What is learned from: positions, the results of their games, and what a search expected.

A sample is a record of fixed size; the samples of some games are a shard, one file on disk.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.core.texts.errors import PolisError
from polis.search.tree import SEATS
from polis.search.weights_file import read_archive, write_archive
from polis_lab.files import whole_file

CHOICES: Final = 32  # actions of a decision that are stored, the most visited ones


def sample_dtype(inputs: int) -> np.dtype[Any]:
    """Return the record of a sample for a network with `inputs` inputs per seat."""
    fields = [
        ("inputs", "<f2", (SEATS, inputs)),
        ("seats", "i1"),
        ("mover", "i1"),  # the seat to act
        ("is_leaf", "i1"),  # whether searches evaluate such positions
        ("choices", "i1"),  # 0: the decision is not learned from
        (
            "result",
            "<f4",
            (SEATS,),
        ),  # win shares, all 0 if it was not played on from here
        ("scores", "<f4", (SEATS,)),  # the final ones
        ("expected", "<f4", (SEATS,)),  # shares expected by a search, all 0 without a search
        ("classes", "<i2", (CHOICES,)),
        ("leads", "<f4", (CHOICES,)),  # score minus best score, in units of PRIOR_TEMPERATURE
        ("visits", "<f4", (CHOICES,)),  # shares
    ]
    return np.dtype(fields)


@dataclass(frozen=True, slots=True)
class Shard:
    """The samples of some games, and the number of those games."""

    samples: Any
    games: int


def write_shard(path: Path, shard: Shard) -> None:
    """Write a shard, completely or not at all; raises PolisError if it cannot be written."""
    with whole_file(path) as draft:
        write_archive(draft, {"samples": shard.samples, "games": np.array(shard.games)})


def read_shard(path: Path, dtype: Any) -> Shard:
    """Read a shard; raises PolisError if it is damaged or has another format."""
    try:
        parts = read_archive(path)
        shard = Shard(parts["samples"], int(parts["games"]))
    except (OSError, ValueError, KeyError) as error:
        raise PolisError(
            f"{path} is damaged; delete it, and its games are played again."
        ) from error
    if shard.samples.dtype != dtype:
        raise PolisError(f"{path} was written by another version of this program; delete it.")
    return shard
