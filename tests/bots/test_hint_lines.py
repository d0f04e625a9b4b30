"""Whether hints recommend the better line: the arithmetic, and a few positions."""

import pytest

from polis.bots.hints import compare_lines as runoff
from polis.bots.hints.reasons import Difference
from tools.hint_lines import Gap, line_of, lines_of, main


def test_lines_are_better_as_often_as_the_search_says() -> None:
    """Ties count half; "surely worse" means at least two standard errors below."""
    gaps = [Gap(0.1, Difference(mean, 0.01)) for mean in (0.1, 0.1, 0.0, -0.1)]
    found = line_of(gaps)
    assert found.startswith("better in 62.5% (")
    assert "of 4, surely worse in 1; by 0.025 +-" in found
    assert line_of(gaps[:1]) == "1 positions, too few"


def test_even_lines_are_told_apart() -> None:
    gaps = [Gap(told, Difference(0.05, 0.01)) for told in (0.0, 0.009, 0.01, 0.2)]
    head, every, clear = lines_of("arkadia", 6, gaps)
    assert head == "arkadia: 6 positions, 4 with a next best line"
    assert "of 4, surely" in every
    assert "of 2, surely" in clear


def test_positions_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runoff, "WORLDS", 1)
    few = ["--positions", "4", "--simulations", "20", "--deeper", "4", "--worlds", "2"]
    main(["--games", "archon", *few])
    assert capsys.readouterr().out.startswith("archon: 4 positions, ")
