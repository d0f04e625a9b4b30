"""The arrays of a batch: made once, or the caller's own."""

from collections.abc import Mapping
from typing import Any, Final

from polis.core.texts.errors import PolisError
from polis.games.batch_kernels import Places

SEEN: Final = {"float32": "floats", "bytes": "octets"}
MASK: Final = {"bool": "mask", "bits": "packed"}


def names_of(mask: str | None, encoding: str | None, final: bool) -> dict[str, str]:
    """Return the public arrays of a batch and the fields of `Places` that they are."""
    same = ("actions", "seat", "legal", "rewards", "scores", "done", "lost")
    found = {name: name for name in same} | {"count": "listed"}
    if mask is not None:
        found["mask"] = MASK[mask]
    if encoding is not None:
        found["seen"] = SEEN[encoding]
        if final:
            found["final"] = f"final_{SEEN[encoding]}"
    return found


def take(places: Places, names: Mapping[str, str], own: Mapping[str, Any]) -> None:
    """Put the caller's arrays in the place of those made; raises PolisError for one that does not fit."""
    for name, array in own.items():
        if name not in names:
            raise PolisError(f"A batch writes no array '{name}'; it has {', '.join(names)}.")
        made = getattr(places, names[name])
        if array.shape != made.shape or array.dtype != made.dtype or not array.flags.c_contiguous:
            raise PolisError(
                f"The array '{name}' is {made.dtype} with shape {made.shape} and without gaps, "
                f"not {array.dtype} with shape {array.shape}."
            )
        if not array.flags.writeable:
            raise PolisError(f"The array '{name}' cannot be written to.")
        array[...] = made
        setattr(places, names[name], array)
