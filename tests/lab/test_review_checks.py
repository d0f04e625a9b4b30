"""What two looks at the same games agree on."""

from pathlib import Path
from typing import Any

import pytest

from polis.bots.review.standing import mark_of
from polis_lab.measuring.review_checks import (
    Kept,
    again,
    is_overturned,
    main,
    slope,
    told,
    turned_sources,
)


def look(loss: int, error: int = 0, **sources: tuple[int, int]) -> dict[str, Any]:
    """A move as a review holds it."""
    pair = [loss, error]
    found = {name: list(one) for name, one in sources.items()}
    return {"loss": pair, "mark": mark_of(pair, [0, 0]), "sources": found, "worlds": 4}


def test_a_mark_is_overturned_below_half_its_bound() -> None:
    assert is_overturned(look(60_000), look(24_999))
    assert not is_overturned(look(60_000), look(25_000))
    assert not is_overturned(look(30_000), look(12_000))


def test_marks_are_found_again_either_way_round() -> None:
    pairs = [(look(60_000), look(70_000)), (look(60_000), look(30_000))]
    assert again(pairs, 50_000).split()[:6] == ["3", "found", "again", "in", "66.7", "%,"]
    assert again(pairs, 50_000).endswith("100.0 %")


def test_only_sources_that_were_told_can_turn() -> None:
    one = look(60_000, gold=(300, 50), seals=(-200, 10), order=(40, 30), goods=(5, 0))
    deep = look(60_000, gold=(100, 90), seals=(20, 50), order=(-900, 1), goods=(-9, 0))
    assert turned_sources(one, deep) == [False, True]


def test_figures_of_luck() -> None:
    assert told([10_000, -10_000, 10_000, -10_000]) == "+0.00 ± 1.13"
    assert slope([1, 2, 3], [2, 4, 6]) == 2


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    assert Kept(path).get("a", int, "7") == 7
    path.write_text(path.read_text("utf-8") + '["b",', "utf-8")
    later = Kept(path)
    assert later.get("a", int, "8") == 7
    assert later.get("b", int, "9") == 9


@pytest.mark.long
@pytest.mark.parametrize("check", ["luck", "seeds", "deeper"])
def test_each_check_goes_on_where_it_stopped(
    check: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [check, "arkadia", "--games", "2", "--depth", "8", "--keep", str(tmp_path / "kept")]
    main(words)
    said, size = capsys.readouterr().out, (tmp_path / "kept").stat().st_size
    main(words)
    assert capsys.readouterr().out == said
    assert (tmp_path / "kept").stat().st_size == size
