"""A player's own page and the mistakes that are asked again, from a file of another browser."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_pages import findings


def judged(ply: int, loss: int, mark: str | None = None) -> dict[str, Any]:
    """A move of the first seat in a review."""
    return {
        "ply": ply,
        "seat": 0,
        "actions": [5],
        "best": [6],
        "journeyman": [6],
        "worlds": 4,
        "chance": [500_000, 500_000],
        "loss": [loss, 2_000],
        "missed": [60_000, 2_000],
        "points": [300, 50],
        "sources": {"gold": [300, 50]},
        "mark": mark,
    }


def played(number: int, won: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game against an adept, and its review with one mistake."""
    seats = [{"name": "Ada", "bot": None}, {"name": "", "bot": "adept"}]
    game = {
        "id": f"table{number}",
        "game": "arkadia",
        "you": 0,
        "ply": 90,
        "seats": seats,
        "created": f"2026-02-{number:02}T10:00:00Z",
        "scores": [70, 60] if won else [60, 70],
        "winners": [0] if won else [1],
    }
    moves = [judged(10 * k, 20_000) for k in range(1, 6)] + [judged(70, 60_000, "mistake")]
    luck = 10_000 * (number - 4)
    ledger = {"kinds": {"deal": [luck, -luck]}, "rest": [0, 0], "total": [luck, -luck]}
    review = {
        "format": "polis-review",
        "version": 1,
        "game": "arkadia",
        "moves": moves,
        "play": [],
        "reveals": [],
        "turning": [],
        "result": [],
        "depth": {},
        "luck": {**ledger, "without": [0, 0]},
    }
    return game, {"id": game["id"], "engine": "", "review": review}


def file(folder: Path) -> Path:
    """Seven games, five of them won, as the page saves them."""
    pairs = [played(number, number not in (2, 3)) for number in range(1, 8)]
    games, reviews = zip(*pairs, strict=True)
    all_of_it = {"format": "polis-play", "version": 1, "games": games, "reviews": reviews}
    path = folder / "play.json"
    path.write_text(json.dumps({**all_of_it, "cards": []}), encoding="utf-8")
    return path


def take_in(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "visitor", [{"viewport": PHONE, "color_scheme": "dark"}, {}], indirect=True
)
def test_games_of_another_browser_stand_on_the_page(
    visitor: Visitor, axe: str, tmp_path: Path
) -> None:
    page = visitor.open("/profile")
    expect(page.get_by_text("No game of yours has ended yet.")).to_be_visible()
    bad = tmp_path / "bad.json"
    bad.write_text("[]", encoding="utf-8")
    take_in(page, bad)
    expect(page.get_by_text("This is not a file with play of Polis")).to_be_visible()
    take_in(page, file(tmp_path))
    expect(page.get_by_text("7 games, 5 won.")).to_be_visible()
    expect(page.get_by_text("14 entries were new.")).to_be_visible()
    row = page.get_by_role("row", name="Adept")
    expect(row).to_contain_text("5 of 7")
    course = page.get_by_role("region", name="Play over time").get_by_role("row")
    expect(course).to_have_count(2)
    expect(course.first).to_contain_text("44 (44 to 44)")
    expect(page.get_by_text("Luckiest +3.0")).to_be_visible()
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save a table (CSV)").click()
    lines = coming.value.path().read_text(encoding="utf-8").splitlines()
    assert [len(lines), lines[0].split(",")[0]] == [8, "begun"]

    page.get_by_role("link", name="My mistakes: 7 wait").click()
    expect(page.get_by_role("link", name="Begin with 7")).to_be_visible()
    expect(page.get_by_role("link", name="Arkadia, position 70")).to_have_count(7)
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
