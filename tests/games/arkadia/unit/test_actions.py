"""The numbers of actions."""

import pytest

from polis.games.arkadia.model import actions
from polis.games.arkadia.model.actions import BASES, VERBS, Action, encode


def test_the_ranges_are_those_drawn_in_the_table() -> None:
    drawn = (actions.__doc__ or "").splitlines()
    firsts = {line.split()[0]: int(line.split()[1]) for line in drawn if line.startswith("    ")}
    assert firsts == BASES
    assert list(firsts) == list(VERBS)


def test_a_part_outside_its_range_is_refused() -> None:
    with pytest.raises(ValueError, match="own: square is 192, it must be 0 to 191"):
        encode(Action("own", (192,)))


def test_a_missing_part_is_refused() -> None:
    with pytest.raises(ValueError, match="castle has 2 parts, not 1"):
        encode(Action("castle", (1,)))
