"""The end of a season of Archon is a scene: it can be skipped, seen again and stepped through, and moves nothing."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import polis
from polis.core.records.record_file import record_from_json
from tests.browser.conftest import Visitor
from tests.server.player import ME, Made, Player, http, keys_of, make

pytestmark = pytest.mark.long

PATIENCE: Final = 300.0
BOTS: Final = [{"kind": "bot", "bot": "apprentice"}] * 2
SCENE: Final = ".bar [data-testid=staged]"
# What never moves: seats, road, street, the King's Grant and the wall.
BOXES: Final = """() => Object.fromEntries(
    ['.seats article', '.road', '.roomy > .board, .small > .board', '[data-row=arts]', '[data-spot=wall]', '.bar']
        .flatMap((name) => [...document.querySelectorAll(name)].map((one, i) => [name, i, one]))
        .map(([name, i, one]) => {
            const { x, y, width } = one.getBoundingClientRect();
            return [`${name} ${i}`, [x, y, width].map(Math.round)];
        }))"""
# Pass, unless the turn of somebody else is shown: one's own action would end that.
PASS: Final = """() => {
    if (document.querySelector('.watching, [data-testid=staged]')) return;
    const pass = [...document.querySelectorAll('.hand button')].find((one) => /Pass/.test(one.textContent));
    (document.querySelector('.done:enabled') ?? pass)?.click();
}"""


@pytest.fixture(scope="module")
def seasons(address: str) -> tuple[str, list[int]]:
    """A game that is over, and before the end of each season the last ply of seat 0."""
    made = make(address, [ME, *BOTS], "archon")
    with Player(made) as player:
        player.ask("resign", 0, bot="apprentice")
        player.until(lambda message: message.get("table", {}).get("status") == "over", PATIENCE)
    answer = http(address, "GET", f"/api/tables/{made.id}/record")
    game = polis.load("archon")
    mine, found = 0, []
    for ply in polis.replay(record_from_json(answer.body), game):
        if (
            ply.action is not None
            and game.turn(ply.state) == 0
            and game.phase(ply.state) == "place"
        ):
            mine = ply.number
        if any(game.event_json(event)["kind"] == "attack_revealed" for event in ply.events):
            found.append(mine)
    return made.id, found


def come(visitor: Visitor, at: tuple[str, list[int]], season: int, pace: str = "normal") -> Page:
    """Sit down where the season is about to end, and pass until it does."""
    table, plies = at
    wanted = {"ply": plies[season]}
    answer = http(visitor.address, "POST", f"/api/tables/{table}/branches", wanted)
    made = Made(visitor.address, answer.body["id"], keys_of(answer))
    with Player(made) as player:
        player.may_act(0)
    keys = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    kept: dict[str, Any] = {
        "keys": {made.id: keys},
        "settings": {"pace": pace, "soundsAsked": True},
    }
    for name, value in kept.items():
        text = json.dumps(json.dumps(value))
        visitor.context.add_init_script(f"localStorage['polis.{name}'] = {text};")
    page = visitor.open(f"/table/{made.id}")
    expect(page.locator(".road")).to_be_visible()
    return page


def pass_until_the_end(page: Page) -> None:
    """Pass whenever it is asked, until the scene begins."""
    for _ in range(900):
        if page.locator(SCENE).count():
            return
        page.evaluate(PASS)
        page.wait_for_timeout(50)
    raise AssertionError("no season ends")


@pytest.mark.parametrize("visitor", [{"reduced_motion": "no-preference"}], indirect=True)
def test_a_season_ends_in_a_scene_that_moves_nothing(
    visitor: Visitor, seasons: tuple[str, list[int]]
) -> None:
    page = come(visitor, seasons, 0)
    before = page.evaluate(BOXES)
    pass_until_the_end(page)
    lines: list[str] = []
    while page.locator(SCENE).count():
        line = page.evaluate(
            "() => document.querySelector('.bar [data-testid=staged]')?.textContent"
        )
        if line and line not in lines:
            lines.append(line)
            assert page.evaluate(BOXES) == before, line
        page.wait_for_timeout(40)
    assert lines[0].startswith("Round 3 and season 1 are over")
    assert any("the wall" in line for line in lines)
    assert len(lines) >= 8
    page.keyboard.press("a")
    pass_until_the_end(page)
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).to_have_count(0)
    expect(page.get_by_text("Round 4 of 9, season 2")).to_be_visible()
    page.get_by_role("button", name="Log and rules").click()
    page.get_by_role("region", name="Log").get_by_role("button", name="Show again").click()
    assert page.locator(SCENE).text_content() == lines[0]
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).to_have_count(0)


def test_with_reduced_motion_pictures_wait_for_next(
    visitor: Visitor, seasons: tuple[str, list[int]]
) -> None:
    page = come(visitor, seasons, 1)
    pass_until_the_end(page)
    scene = page.locator(SCENE)
    first = scene.text_content()
    page.wait_for_timeout(1500)
    assert scene.text_content() == first
    pictures = 0
    while scene.count():
        page.get_by_role("button", name="Next").click()
        pictures += 1
        assert pictures < 20
    assert pictures >= 8
    expect(page.get_by_text("Round 7 of 9, season 3")).to_be_visible()


@pytest.mark.parametrize(
    "visitor", [{"viewport": {"width": 390, "height": 844}, "has_touch": True}], indirect=True
)
def test_the_last_season_is_shown_before_the_end(
    visitor: Visitor, seasons: tuple[str, list[int]]
) -> None:
    page = come(visitor, seasons, 2)
    pass_until_the_end(page)
    expect(page.locator("[data-row=warriors]")).to_be_visible()
    page.locator(".bar").get_by_role("button", name="Skip").click()
    expect(page.locator(SCENE)).to_have_count(0)
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
