"""What the fuzzing does of itself: what failed once comes first, and what fails can be drawn again."""

import pytest
from hypothesis import strategies as st

from tests.parsers.spoiling import fuzz, fuzzing

SEED = 7


def test_what_failed_once_is_checked_first() -> None:
    checked: list[int] = []
    fuzz(st.integers(), checked.append, SEED, 3, found=[-5])
    assert checked[0] == -5
    assert len(checked) == 4


def test_there_are_rounds_until_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "seconds", 0.2)
    first: list[int] = []
    fuzz(st.integers(), first.append, SEED, 3)
    second: list[int] = []
    monkeypatch.setattr(fuzzing, "seconds", 0.0)
    fuzz(st.integers(), second.append, SEED + 1, 3)
    assert first[3:6] == second, "the second round has the next seed"


def test_what_fails_says_with_which_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "seconds", 60.0)
    drawn: list[int] = []

    def check(one: int) -> None:
        drawn.append(one)
        assert len(drawn) < 8

    with pytest.raises(AssertionError) as caught:
        fuzz(st.integers(), check, SEED, 3)
    assert any(f"--seed {SEED + 2}" in note for note in caught.value.__notes__)
