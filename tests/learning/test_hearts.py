"""The yardstick of `polis bench --batches`: OpenSpiel's hearts."""

import pytest

from polis_lab.measuring import batches


def test_hearts_are_played_where_openspiel_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "MOMENT", 1e-9)
    assert batches.has_openspiel()
    assert batches.hearts_rate() > 0
