"""When the last round begins, nothing of a table changes its place."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import polis
from polis.core.records.record_file import record_from_json
from tests.browser.conftest import DESKTOP, Visitor
from tests.server.player import ME, Made, Player, http, keys_of, make

pytestmark = pytest.mark.long

PATIENCE: Final = 300.0
BOTS: Final = [{"kind": "bot", "bot": "apprentice"}] * 2
# The kind of event with which the last round begins, and in it the number of the round.
BEGINS: Final = {"arkadia": ("end_triggered", None), "archon": ("round_started", 9)}
PARTS: Final = """() => Object.fromEntries(
    ['.seats article', '.table > .road', '.table > .board .stage', 'section.bar', '.done']
        .flatMap((name) => [...document.querySelectorAll(name)].slice(0, 4).map((one, i) => [`${name} ${i}`, one]))
        .map(([name, one]) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [name, [x, y, width, height].map(Math.round)];
        }))"""


def plies(address: str, game: str) -> tuple[str, int, int]:
    """A game that is over; where seat 0 decides last before the last round, and where first in it."""
    made = make(address, [ME, *BOTS], game)
    with Player(made) as player:
        player.ask("resign", 0, bot="apprentice")
        player.until(lambda message: message.get("table", {}).get("status") == "over", PATIENCE)
    rules = polis.load(game)
    kind, number = BEGINS[game]
    before, begun = 0, False
    first = {"arkadia": "must", "archon": "place"}[game]
    record = record_from_json(http(address, "GET", f"/api/tables/{made.id}/record").body)
    for ply in polis.replay(record, rules):
        if (
            ply.action is not None
            and rules.turn(ply.state) == 0
            and rules.phase(ply.state) == first
        ):
            if begun:
                return made.id, before, ply.number
            before = ply.number
        told = [rules.event_json(event) for event in ply.events]
        begun |= any(one["kind"] == kind and number in (None, one.get("round")) for one in told)
    raise AssertionError("seat 0 has no turn in the last round")


def sit(visitor: Visitor, table: str, ply: int) -> Page:
    """Go on from a ply of a finished game, as seat 0."""
    answer = http(visitor.address, "POST", f"/api/tables/{table}/branches", {"ply": ply})
    made = Made(visitor.address, answer.body["id"], keys_of(answer))
    with Player(made) as player:
        player.may_act(0)
    keys = {made.id: [{"seat": seat, "token": token} for seat, token in made.tokens.items()]}
    text = json.dumps(json.dumps(keys))
    visitor.context.add_init_script(f"localStorage['polis.keys'] = {text};")
    page = visitor.open(f"/table/{made.id}")
    expect(page.locator("section.bar.mine")).to_be_visible()
    expect(page.locator(".foot .hand button").first).to_be_visible()
    expect(page.locator(".beside, .strip, .small .road").first).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize(
    "visitor", [{"viewport": DESKTOP}, {"viewport": {"width": 390, "height": 844}}], indirect=True
)
@pytest.mark.parametrize("game", sorted(BEGINS))
def test_nothing_moves_when_the_last_round_begins(visitor: Visitor, game: str) -> None:
    table, before, in_it = plies(visitor.address, game)
    usual = sit(visitor, table, before).evaluate(PARTS)
    page = sit(visitor, table, in_it)
    expect(
        page.get_by_text("ast round").or_(page.get_by_text("your last turn")).first
    ).to_be_visible()
    assert page.evaluate(PARTS) == usual
