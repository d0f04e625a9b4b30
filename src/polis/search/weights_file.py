"""Files with the weights of networks, and the check that they fit the game and this program.

A file is an archive of NumPy arrays, one for each field of the network, and a text `about` in JSON
with the game, rules and inputs it was trained for, and the recipe. Nothing in it is ever executed.
The rows of a matrix are stored as integers of 8 bits, with a scale for each row.
"""

import io
import json
import os
import zipfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.core.contract.game import other_spaces
from polis.core.files import drafted
from polis.core.kernels.arrays import Records
from polis.core.texts.errors import PolisError
from polis.search.network import AXES, SIZES

FORMAT: Final = 1
NAMES_ON_DISK: Final = {"prior_weight": "lean"}  # fields with another name in files
# Ends the name of the array with what the integers of a row are multiplied by.
SCALE: Final = "_scale"
MOST: Final = 127  # of these integers
FOLDER: Final = "POLIS_NETS"  # environment variable: the folder to read weights from instead


@dataclass(frozen=True, slots=True)
class About:
    """The game, rules and inputs of a network. recipe: as written by `polis train`.

    spaces_version: of the actions that it weighs, `Game.spaces_version`.
    """

    game: str
    rules_version: int
    inputs: tuple[str, ...]
    recipe: dict[str, Any] = field(default_factory=dict)
    spaces_version: int = 0


def weights_path(game: str, packaged: Path | None) -> Path:
    """The path of a game's weights: in the folder `POLIS_NETS` if set, else packaged with the game.

    Raises PolisError if the game has none and the folder is not set.
    """
    folder = os.environ.get(FOLDER)
    if folder:
        return Path(folder) / f"{game}.npz"
    if packaged is None:
        raise PolisError(f"No network comes with {game}; {FOLDER} may name a folder with one.")
    return packaged


def save_weights(path: Path, net: Records, about: About) -> None:
    """Write a network, shape (1,), atomically."""
    head = {
        "format": FORMAT,
        "game": about.game,
        "rules_version": about.rules_version,
        "spaces_version": about.spaces_version,
        "inputs": about.inputs,
        "recipe": about.recipe,
    }
    sizes = {name: int(net[name][0]) for name in SIZES}
    parts: dict[str, Any] = {"about": np.array(json.dumps(head))}
    for field_name in AXES:
        name, numbers = _name_on_disk(field_name), net[field_name][(0, *_used(field_name, sizes))]
        if numbers.ndim == 2:
            parts[name], parts[name + SCALE] = _as_integers(numbers)
        else:
            parts[name] = numbers
    write_archive(path, parts)


def _as_integers(rows: Any) -> tuple[Any, Any]:
    """The integers of a matrix, and the scale of each row."""
    scale = np.abs(rows).max(axis=1) / np.float32(MOST)
    return np.rint(rows / np.where(scale == 0, 1, scale)[:, None]).astype(np.int8), scale


def _numbers(parts: dict[str, Any], name: str) -> Any:
    """The numbers of an array; None if it is missing or its scale does not fit."""
    part, scale = parts.get(name), parts.get(name + SCALE)
    if part is None or part.dtype != np.int8:
        return part
    if scale is None or part.shape[:1] != scale.shape or scale.dtype != np.float32:
        return None
    return part * scale.reshape(-1, *[1] * (part.ndim - 1))


def load_weights(path: Path, expected: About, dtype: Any) -> tuple[Any, About]:
    """The network in a file, shape (1,), and its description; raises PolisError if it does not fit.

    expected: the present game, rules and inputs, of which a network may read the first ones; dtype: the
    record that the kernels read, which has room for it.
    """
    parts = _parts(path)
    about = _about(path, parts)
    _check(path, about, expected)
    net = np.zeros(1, dtype)
    sizes = _sizes(parts)
    for field_name in AXES:
        name, field_of_net = _name_on_disk(field_name), net[field_name]
        part, used = _numbers(parts, name), (0, *_used(field_name, sizes))
        if part is None or part.shape != field_of_net[used].shape or not _fits(net, sizes, about):
            raise PolisError(
                f"The weights in {path} are not of the size that this program reads ('{name}')."
            )
        with np.errstate(over="ignore"):  # a number too large for the record is reported below
            if part.dtype.kind == "f":
                field_of_net[used] = part
        if part.dtype.kind != "f" or not np.isfinite(field_of_net).all():
            raise PolisError(
                f"The weights in {path} contain something that is not a number ('{name}')."
            )
    for size, number in sizes.items():
        net[size] = number
    return net, about


def _sizes(parts: dict[str, Any]) -> dict[str, int]:
    """Return the numbers of inputs and units of the network in a file; 0 if not recorded."""
    shapes = {name: part.shape for name, part in parts.items()}
    first, second = shapes.get("first", ()), shapes.get("second_bias", ())
    reads, firsts = first if len(first) == 2 else (0, 0)
    return dict(zip(SIZES, (reads, firsts, second[0] if second else 0), strict=True))


def _used(name: str, sizes: dict[str, int]) -> tuple[Any, ...]:
    """The part of a field of the record that a network of these sizes has weights for."""
    return tuple(slice(sizes.get(axis)) for axis in AXES[name])


def _fits(net: Records, sizes: dict[str, int], about: About) -> bool:
    """Whether the record has room for a network that reads the inputs it names."""
    room = net["own"][0].shape
    is_small = sizes["firsts"] <= room[0] and sizes["seconds"] <= room[1]
    return is_small and sizes["reads"] == len(about.inputs)


def _name_on_disk(name: str) -> str:
    """The name in a file of a field of the record."""
    return NAMES_ON_DISK.get(name, name)


def _parts(path: Path) -> dict[str, Any]:
    """The arrays of the archive."""
    if not path.is_file():
        raise PolisError(f"There is no file with weights at {path}; 'polis train' makes one.")
    try:
        return read_archive(path)
    except (OSError, ValueError) as error:
        raise PolisError(f"{path} is not a file with weights, or it is damaged.") from error


def _about(path: Path, parts: dict[str, Any]) -> About:
    """The text of the archive, read."""
    try:
        head = json.loads(str(parts["about"]))
        if head["format"] != FORMAT:
            raise PolisError(
                f"The weights in {path} are of format {head['format']}; this program reads {FORMAT}."
            )
        return About(
            str(head["game"]),
            int(str(head["rules_version"])),  # 1.9 is not a version
            tuple(head["inputs"]),
            dict(head["recipe"]),
            int(str(head.get("spaces_version", 0))),  # the first files do not say
        )
    except (KeyError, TypeError, ValueError) as error:
        raise PolisError(f"{path} does not say what its weights are for.") from error


def _check(path: Path, found: About, expected: About) -> None:
    """Raise PolisError if the network is for something else."""
    if found.game != expected.game:
        raise PolisError(f"The weights in {path} are for {found.game}, not for {expected.game}.")
    if found.rules_version != expected.rules_version:
        raise PolisError(
            f"The weights in {path} were trained for version {found.rules_version} of the rules of "
            f"{found.game}; this program plays version {expected.rules_version}."
        )
    if found.spaces_version != expected.spaces_version:
        versions = (found.spaces_version, expected.spaces_version)
        raise other_spaces(f"the weights in {path}", found.game, *versions)
    if not found.inputs or found.inputs != expected.inputs[: len(found.inputs)]:
        raise PolisError(
            f"The weights in {path} expect other inputs than this program provides; train them again."
        )


def write_archive(path: Path, arrays: dict[str, Any]) -> None:
    """Write named arrays; the same arrays give the same bytes."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    with drafted(path) as draft:
        draft.write_bytes(buffer.getvalue())


def read_archive(path: Path) -> dict[str, Any]:
    """Return the arrays of a file by name; raises OSError if unreadable, ValueError if damaged."""
    with path.open("rb") as file:
        try:
            with np.load(file, allow_pickle=False) as archive:
                return {name: archive[name] for name in archive.files}
        except (AttributeError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
            raise ValueError(f"{path} is not an archive of arrays") from error
