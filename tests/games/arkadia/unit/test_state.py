"""The record: small, plain, and fully written by the set-up."""

from typing import Any

import numpy as np

from polis.core.contract.options import write_options
from polis.games import load
from polis.games.arkadia.model.events import LOG, new_log
from polis.games.arkadia.model.options import Options
from polis.games.arkadia.model.state import LAYOUT, STATE
from polis.games.arkadia.model.tables import TABLES
from polis.games.arkadia.rules import setup

GAME = load("arkadia")


def test_a_state_is_at_most_a_kilobyte() -> None:
    assert STATE.itemsize <= 1024


def test_no_field_has_the_name_of_something_that_numpy_records_have() -> None:
    for layout in (STATE, TABLES, LOG):
        assert not set(layout.names or ()) & set(dir(np.record))


def test_the_tables_stay_small_enough_for_any_device() -> None:
    assert TABLES.itemsize < 8192


def test_setting_up_over_an_old_game_leaves_nothing_of_it() -> None:
    clean, dirty = np.zeros(1, STATE), np.zeros(1, STATE)
    dirty.view(np.uint8)[:] = 0x55
    deck = np.arange(40, dtype=np.int16) // 2
    for state in (clean, dirty):
        setup.set_up_at(state, 0, GAME.tables, 3, 1, True, 0, 70, deck, 33, new_log())
        write_options(state, Options(flips=True, lot_workers=False, open_screens=True))
    for name in LAYOUT.names:
        assert clean[name].tobytes() == dirty[name].tobytes(), name


def test_no_byte_lies_between_the_fields_so_copies_are_equal_bytes() -> None:
    fields: dict[str, Any] = dict(STATE.fields or {})
    assert sum(fields[name][0].itemsize for name in LAYOUT.names) == STATE.itemsize
