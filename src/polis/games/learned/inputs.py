"""What a learned network reads of encodings."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from polis.core.kernels.arrays import Array


class Inputs(NamedTuple):
    """Numbers of encodings, float32.

    plain: a row for each encoding; near: what lies around each of several places, with a row for each
    of them; of: int64, the encoding to which each place belongs.
    """

    plain: Array
    near: Array
    of: Array


Reader: TypeAlias = Callable[[Array], Inputs]
"""Makes them of encodings in bytes: uint8, shape (.., game.encoding[-1].place.stop)."""
