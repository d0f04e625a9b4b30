"""A state as plain Python numbers and lists, for everything that is not compiled."""

from types import SimpleNamespace
from typing import Any

from polis.games.archon.state import FIELD_NAMES


def plain(state: Any) -> Any:
    """The fields of the only record of `state` (shape (1,)) as ints and nested lists."""
    return SimpleNamespace(**{name: state[name][0].tolist() for name in FIELD_NAMES})
