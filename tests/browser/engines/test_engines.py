"""Whole games by real input, and all pages without a fault, in Firefox ESR and WebKitGTK."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import DESKTOP, HASTE
from tests.browser.engines.engine import Driver, Engine
from tests.browser.playing import SQUARES, Clicker, Ending, Typist
from tests.browser.sites import files_to_keep, hosted, site_in
from tests.browser.test_app import AT_WORK, KEPT

pytestmark = pytest.mark.long

MOST_CLICKS: Final = 1500
MOST_KEYS: Final = 400
PHONE: Final = (390, 844)
PAGES: Final = (
    "/", "/lobby", "/mine", "/rules/arkadia", "/rules/archon", "/settings", "/about",
    "/learn/arkadia", "/new/archon",
)  # fmt: skip
LOOKING_BACK: Final = 120.0  # seconds: the server goes through the whole game first
SOURCES: Final = "!!document.querySelector('.ending .sources tbody')"
CARD: Final = ".foot .hand ul.cards button.open"
WIDER: Final = "document.documentElement.scrollWidth - innerWidth"
# How many pictures of games a page has; Firefox calls it a fault when a page is left while one is loading.
PICTURED: Final = "(many) => document.querySelectorAll('.scene > *').length >= many"
PICTURES: Final = {"/": 2, "/learn/arkadia": 1}
CHOSEN: Final = "document.querySelector('.ear').dataset.choices"
HEARD: Final = """() => {
    const kept = JSON.parse(localStorage['polis.settings']);
    localStorage['polis.settings'] = JSON.stringify({ ...kept, ear: true });
}"""


def play_now(engine: Engine, game: str) -> None:
    """Against a bot, with the one click that it takes."""
    engine.open()
    engine.press(f"section[aria-labelledby='game-{game}'] button.now")
    engine.until("() => !!document.querySelector('section.bar')")


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_whole_game_is_clicked_through_and_replayed(engine: Engine, game: str) -> None:
    play_now(engine, game)
    clicker = Clicker(engine, seed=1)
    clicker.play(MOST_CLICKS)
    assert clicker.clicks > 30
    engine.wait(lambda: engine.evaluate(SOURCES), "where the points came from", LOOKING_BACK)
    ending = Ending(engine)
    assert ending.sums == ending.scores
    assert ending.lines == len(ending.scores) == 2
    table = engine.evaluate("location.pathname").rpartition("/")[2]
    engine.turn_to(f"/replay/{table}")
    engine.until("() => !!document.querySelector('input[type=range]')")


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_whole_game_is_played_without_a_net(driver: Driver, tmp_path: Path, game: str) -> None:
    site = site_in(tmp_path)
    with hosted(site, []) as address:
        engine = Engine(driver, address.rstrip("/"))
        engine.begin(f"() => {HASTE}")
        driver.resize(DESKTOP["width"], DESKTOP["height"])
        engine.open()
        engine.evaluate(AT_WORK)
        wanted = files_to_keep(site)
        assert set(engine.evaluate(KEPT, len(wanted))) == wanted
    # The host is gone. Firefox's driver calls the load of a kept page a failure, so there is none.
    engine.press(f"section[aria-labelledby='game-{game}'] button.now")
    Clicker(engine, seed=1).play(MOST_CLICKS)
    engine.wait(lambda: engine.evaluate(SOURCES), "where the points came from", LOOKING_BACK)
    ending = Ending(engine)
    assert ending.sums == ending.scores


@pytest.mark.parametrize(("game", "turns"), [("arkadia", 3), ("archon", 4)])
def test_turns_are_played_by_keys(engine: Engine, game: str, turns: int) -> None:
    play_now(engine, game)
    typist, sent = Typist(engine, seed=2), 0
    while sent < turns and typist.clicks < MOST_KEYS:
        whole = typist.look()["whole"]
        assert typist.step()
        sent += whole
    assert sent == turns, typist.look()


def test_a_card_is_dragged_to_the_board(engine: Engine) -> None:
    play_now(engine, "arkadia")
    engine.until("() => !!document.querySelector('section.bar.mine')")
    x, y = engine.middle(CARD)
    engine.mouse.move(x, y)
    engine.mouse.down()
    engine.mouse.move(x + 20, y - 60)
    engine.until("(places) => !!document.querySelector(places)", SQUARES)
    to_square = "(places) => document.querySelector(places).getBoundingClientRect().toJSON()"
    square = engine.evaluate(to_square, SQUARES)
    engine.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2)
    engine.mouse.up()
    engine.until("() => !!document.querySelector('.foot .hand .row.cards button')")  # what to draw


@pytest.mark.parametrize("dark", [False, True])
def test_every_page_is_without_a_fault(engine: Engine, dark: bool) -> None:
    assert engine.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") is dark
    for width, height in ((1440, 900), PHONE):
        engine.driver.resize(width, height)
        for path in PAGES:
            engine.open(path)
            engine.until("() => document.querySelector('main')?.textContent.trim().length > 40")
            engine.until(PICTURED, PICTURES.get(path, 0))
            assert engine.evaluate(WIDER) <= 0, path
            assert engine.faults() == [], path
        for game in ("arkadia", "archon"):
            engine.turn_to("/")
            engine.until(PICTURED, PICTURES["/"])
            play_now(engine, game)
            assert engine.evaluate(WIDER) <= 0, game


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_table_is_played_by_ear(engine: Engine, game: str) -> None:
    engine.open("/settings")
    engine.evaluate(HEARD)
    engine.open()
    engine.press(f"section[aria-labelledby='game-{game}'] button.now")
    engine.until("() => !!document.querySelector('[data-testid=choices] button')")
    before = engine.evaluate(CHOSEN)
    engine.press("[data-testid=choices] button")
    engine.wait(lambda: engine.evaluate(CHOSEN) != before, "a choice that is taken")
    assert engine.evaluate(WIDER) <= 0
