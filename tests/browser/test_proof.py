"""At the end the browser checks the shuffle itself and accepts only an honest server.

More lies are told to the check alone in `web/src/proof/check.test.ts`.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.test_afterwards import finished, resigned

Lie = Callable[[dict[str, Any]], None]


def another_secret(record: dict[str, Any]) -> None:
    """A secret that fits its commitment, but not the one that was promised."""
    record["seed"]["secret"] = "00" * 16
    record["seed"]["commitment"] = (
        "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
    )


def dropped_entropy(record: dict[str, Any]) -> None:
    """What the browser has added is left out."""
    record["seed"]["entropies"][0] = ""


ALARM = "does not agree with what this browser"
LIES: list[tuple[Lie, str]] = [
    (another_secret, "The secret is not the one whose fingerprint was shown"),
    (dropped_entropy, "is not part of the shuffle"),
]


def told_by(lie: Lie) -> Callable[[Route], None]:
    """A server that changes the record before it shows it."""

    def told(route: Route) -> None:
        record = route.fetch().json()
        lie(record)
        route.fulfill(body=json.dumps(record), content_type="application/json")

    return told


def seen_again(page: Page) -> None:
    """The end of the game, on a reloaded page: what was stored survives."""
    page.reload()
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_the_browser_checks_the_shuffle_and_finds_each_lie(visitor: Visitor, game: str) -> None:
    page = finished(visitor, game)
    page.get_by_text("Your browser has checked the shuffle").click()
    findings = page.get_by_role("list", name="What this browser has checked")
    expect(findings).to_contain_text("The secret is the one whose fingerprint this browser kept")
    expect(findings).to_contain_text("The text that this browser added is part of the shuffle")
    expect(findings).to_contain_text("are just as the shuffle gives them, each in its place")
    for lie, sentence in LIES:
        page.route("**/api/tables/*/record", told_by(lie))
        seen_again(page)
        alarm = page.get_by_role("alert").filter(has_text=ALARM)
        expect(alarm).to_be_visible()
        expect(findings).to_contain_text(sentence)
        page.unroute("**/api/tables/*/record")


@pytest.mark.long
def test_a_game_played_on_from_a_finished_one_is_found_honest(visitor: Visitor) -> None:
    page = finished(visitor, "Archon")
    page.goto(page.url.replace("/table/", "/replay/") + "?ply=100")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    resigned(page)
    page.get_by_text("Your browser has checked the shuffle").click()
    findings = page.get_by_role("list", name="What this browser has checked")
    expect(findings).to_contain_text("The text that this browser added is part of the shuffle")
    expect(page.get_by_role("alert").filter(has_text=ALARM)).to_have_count(0)


@pytest.mark.long
def test_the_browser_gives_nothing_to_a_table_with_another_commitment(visitor: Visitor) -> None:
    """A server that draws a new secret after announcing one to the page."""
    page = visitor.open()
    page.route("**/api/tables/*/ready", lambda route: route.abort())

    def told(route: Route) -> None:
        made = route.fetch().json()
        made["commitment"] = "0" * 64
        route.fulfill(status=201, body=json.dumps(made), content_type="application/json")

    page.route("**/api/tables", told)
    page.get_by_role("region", name="Arkadia").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("is not the one that this browser was shown")
    expect(page.get_by_role("region", name="Board of")).to_have_count(0)
