"""What a learner needs of a game made of kernels: encodings, and a sentence for what does not fit."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import numpy as np

from polis.core.contract.game import Floats, check_fits, no_encoding
from polis.core.declared.encoding import Encoding, Slice
from polis.core.declared.fields import Declared
from polis.core.kernels.layout import Layout, Observation, State
from polis.core.texts.errors import PolisError

if TYPE_CHECKING:
    from polis.core.contract.kernel_game import Kernels

INT16: Final = np.dtype(np.int16)
FLOAT: Final = np.dtype(np.float32)
CACHED: Final = ("seat_encoding", "_of_all")


def several(state: Any) -> PolisError:
    """Return the error for what is not one state."""
    return PolisError(f"A state is an array of shape (1,), not {state.shape}: pass one at a time.")


def no_seat(seat: int, seats: int) -> PolisError:
    """Return the error for a seat that does not play."""
    return PolisError(f"There is no seat {seat}; seats are 0 to {seats - 1}.")


def of_another(seat: int | None, turn: int) -> PolisError:
    """Return the error for legal actions from the observation of a seat that does not act."""
    return PolisError(
        f"Seat {turn} is to act, and what it may do is not known from the observation of seat {seat}."
    )


class Encoded:
    """Encodings by a game's declared fields."""

    title: ClassVar[str]
    seats: ClassVar[range]
    layout: ClassVar[Layout]
    kernels: "ClassVar[Kernels]"

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the game itself: it has no state, so that what holds it is copied without it."""
        del memo
        return self

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled: encodings are made anew."""
        return {name: value for name, value in vars(self).items() if name not in CACHED}

    @cached_property
    def seat_encoding(self) -> Encoding:
        """How observations are encoded; raises PolisError for a game that has no encoding."""
        return self._encoding(False)

    @cached_property
    def _of_all(self) -> Encoding:
        return self._encoding(True)

    def _encoding(self, with_hidden: bool) -> Encoding:
        if not isinstance(self.layout, Declared):
            raise no_encoding(self.title)
        return Encoding(self.layout, self.seats[-1], with_hidden)

    @property
    def encoding(self) -> Sequence[Slice]:
        """The parts of what `encode` returns; raises PolisError for a game that has no encoding."""
        return self.seat_encoding.slices

    @property
    def encoding_of_all(self) -> Sequence[Slice]:
        """The parts of what `encode_all` returns: those of `encoding` and then the hidden ones."""
        return self._of_all.slices

    def encode(self, observation: Observation, out: "Floats | None" = None) -> "Floats":
        """Return an observation as numbers from 0 to 1 from its seat's side, float32."""
        seat: int | None = getattr(observation, "seat", None)
        if seat is None:
            raise PolisError(
                "Only the observation of a seat can be encoded: game.observe(state, seat) makes it."
            )
        return self._encode(self.seat_encoding, observation, seat, out)

    def encode_all(self, state: State, seat: int, out: "Floats | None" = None) -> "Floats":
        """Return a whole state from a seat's side, with all that is hidden, float32."""
        if isinstance(state, Observation):
            raise PolisError("An observation does not have everything: game.encode is for those.")
        if not 0 <= seat < state["seats"][0]:
            raise no_seat(seat, int(state["seats"][0]))
        return self._encode(self._of_all, state, seat, out)

    def _encode(self, how: Encoding, state: State, seat: int, out: "Floats | None") -> "Floats":
        """Write into an array that fits, or a new one."""
        if len(state) != 1:
            raise several(state)
        if out is None:
            out = np.empty(how.size, FLOAT)
        else:
            check_fits(out, how.size, "float32")
        self.kernels.encode(np.frombuffer(state, INT16), seat, how.program, out)
        return out
