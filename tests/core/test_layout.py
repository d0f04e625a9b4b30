"""States as bytes: copied, read and made without NumPy's overhead, with the same results."""

import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.layout import Layout, Observation, State, as_state
from polis.games.archon.model import state as archon
from polis.games.arkadia.model import state as arkadia

GAPS = np.dtype([("a", "<i1"), ("b", "<u8", (2,)), ("c", "<i2", (2, 3, 2))], align=True)


def filled(layout: Layout, seed: int) -> State:
    """A record of bytes drawn at random."""
    state = layout.new()
    state.view(np.uint8)[:] = np.frombuffer(random.Random(seed).randbytes(layout.size), np.uint8)
    return state


@pytest.mark.parametrize("record", [arkadia.STATE, archon.STATE, GAPS], ids=["ark", "arc", "gaps"])
def test_a_record_read_as_python_numbers_is_what_numpy_reads(record: Any, seed: int) -> None:
    layout = Layout(record)
    state = filled(layout, seed)
    expected = {name: state[name][0].tolist() for name in record.names}
    assert vars(layout.plain(state)) == expected


@pytest.mark.parametrize("game", [arkadia, archon], ids=["arkadia", "archon"])
def test_a_copy_has_the_same_bytes_in_memory_of_its_own(game: ModuleType, seed: int) -> None:
    layout = Layout(game.STATE)
    state = filled(layout, seed)
    for original in (state, as_state(state, Observation)):
        copy = original.copy()
        assert type(copy) is type(original)
        assert (copy.dtype, copy.shape) == (state.dtype, (1,))
        assert copy.flags.c_contiguous
        assert copy.flags.aligned
        assert copy.tobytes() == state.tobytes()
        copy["seats"] += 1
        assert copy.tobytes() != state.tobytes()


def test_a_field_of_a_state_is_copied_as_any_array() -> None:
    state = filled(Layout(arkadia.STATE), 1)
    hands = state["hand"].copy()
    assert hands.tolist() == state["hand"].tolist()
    hands[:] = 0
    assert state["hand"].any()


def test_a_new_record_is_empty() -> None:
    layout = Layout(archon.STATE)
    assert layout.new().tobytes() == bytes(archon.STATE.itemsize)
