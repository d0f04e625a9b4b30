"""After the end: save the record, play again, look back, and play on from an earlier position."""

import base64
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import PATIENCE_MS, play_now
from tests.browser.test_pages import findings

# A picture's size, and how many colours are in its lower half.
LOOKED_AT = """async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const half = Math.floor(image.height / 2);
    const pixels = new Uint32Array(pen.getImageData(0, half, image.width, half).data.buffer);
    return [image.width, image.height, new Set(pixels).size];
}"""


def png_text(path: Path) -> str:
    """A picture as an address of its own."""
    return f"data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}"


def finished(visitor: Visitor, game: str) -> Page:
    """The page of the end of a game that a bot has played to the end for one."""
    page = visitor.open()
    play_now(page, game)
    resigned(page)
    return page


def resigned(page: Page) -> None:
    """A bot has played the game to the end for one."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign to a bot").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("region", name="The game is over")).to_be_visible(
        timeout=10 * PATIENCE_MS
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_a_record_is_saved_and_another_game_begins(
    visitor: Visitor, game: str, tmp_path: Path
) -> None:
    page = finished(visitor, game)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the record").click()
    coming.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert record["game"] == game.lower()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Share a picture").click()
    coming.value.save_as(tmp_path / "board.png")
    wide, high, colours = page.evaluate(LOOKED_AT, png_text(tmp_path / "board.png"))
    assert wide == 1200
    assert high > 500
    assert colours > 200, "a board is drawn, with its colours"
    level = page.get_by_role("region", name="Your level")
    expect(level).to_contain_text("You go down a level")
    expect(level.get_by_role("button", name="Play at this level")).to_be_visible()
    found = level.get_by_role("combobox").input_value()
    before = page.url
    page.get_by_role("button", name="Same again").click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_role("region", name="Board of")).to_be_visible()
    expect(page.get_by_role("region", name="The game is over")).to_have_count(0)
    goes_on_from(visitor, page, game, found)


def goes_on_from(visitor: Visitor, page: Page, game: str, found: str) -> None:
    """The level that a game has found is the one to play, and is changed by hand."""
    card = page.locator("section").filter(has=page.get_by_role("heading", name=game))
    mine = card.get_by_label("Level of the bots").locator("option", has_text="Your level")
    visitor.open("/settings")
    level = page.get_by_label(f"Your level in {game}")
    expect(level).to_have_value(found)
    level.select_option("master")
    visitor.open()
    expect(mine).to_have_text("Your level: Master")
    expect(card.get_by_label("Level of the bots")).to_have_value("mine")


@pytest.mark.long
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_the_page_of_the_end_shows_each_turn(visitor: Visitor, game: str, axe: str) -> None:
    page = finished(visitor, game)
    turns = page.get_by_role("slider", name="Turn")
    turns.focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name="The deal")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name=re.compile("^Turn 1:"))).to_be_visible()
    box = turns.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    middle = int(turns.input_value())
    assert 1 < middle < int(turns.get_attribute("max") or 0)
    expect(page.get_by_role("heading", name=re.compile(f"^Turn {middle}:"))).to_be_visible()
    expect(page.get_by_role("region", name="What happened in this turn")).not_to_be_empty()
    assert findings(page, axe) == []
    page.get_by_role("button", name="The board").click()
    expect(page.get_by_role("region", name="Board of")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


@pytest.mark.long
def test_a_replay_goes_through_the_game_and_one_can_play_on_from_it(visitor: Visitor) -> None:
    page = finished(visitor, "Arkadia")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Play on from here").wait_for()
    turns = page.get_by_role("slider", name="Turn")
    turns.fill("0")  # it opens at the end
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("button", name="One turn on").click()
    expect(turns).to_have_attribute("aria-valuetext", re.compile(r"^Turn 2, .+: .+, .+"))
    second = page.url
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Shift+ArrowRight")
    expect(page).not_to_have_url(second)  # a single step
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(second)  # back to the end of the turn
    turns.fill("12")
    expect(turns).to_have_attribute("aria-valuetext", re.compile(r"^Turn 12, "))
    expect(page.get_by_role("region", name="What happened")).not_to_be_empty()
    eyes = page.get_by_role("combobox", name="Seen by")
    name = eyes.locator("option", has_text="everything the bot saw").first.inner_text()
    eyes.select_option(label=name)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("and nothing more")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    # Against bots there is only one person at the screen, so it does not change hands.
    expect(page.get_by_role("region", name="Board of")).to_be_visible()
    expect(page.get_by_role("dialog", name="The screen changes hands")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_a_finished_game_is_reviewed_and_the_review_is_kept(
    visitor: Visitor, game: str, axe: str
) -> None:
    page = finished(visitor, game)
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review/*")
    expect(page.get_by_role("heading", name="Luck")).to_be_visible(timeout=20 * PATIENCE_MS)
    slider = page.get_by_role("slider", name="Everybody")
    slider.focus()
    slider.press("PageUp")
    expect(page).to_have_url(re.compile(r"ply=[0-9]+$"))
    expect(page.get_by_role("button", pressed=True)).to_be_visible()
    play = page.locator(".said table").first.inner_text()
    page.reload()
    expect(page.get_by_role("heading", name="Luck")).to_be_visible(timeout=PATIENCE_MS)
    assert page.locator(".said table").first.inner_text() == play
    shared(page, visitor.address, axe)
    learnt(page, game, axe)
    played_on(page, game)


def learnt(page: Page, game: str, axe: str) -> None:
    """At the first mistake another turn is judged, and the best one hinted at and shown."""
    page.get_by_role("region", name="Turning points").get_by_role("button").first.click()
    expect(page.locator(".said .here")).to_be_visible()
    assert findings(page, axe) == []
    page.get_by_role("link", name=re.compile("^Learn from")).click()
    page.get_by_role("button", name="Judge it").wait_for()
    answer = page.locator(".answer")
    if game == "Archon":  # where one click is a whole turn
        page.locator(".hand").get_by_role("button", name=re.compile("^Pass")).click()
        page.get_by_role("button", name="Judge it").click()
        expect(answer.get_by_role("heading")).to_have_text(
            re.compile(r"^(Finds \d+ of the \d+ points|All \d+\. That)"), timeout=PATIENCE_MS
        )
    assert findings(page, axe) == []
    page.keyboard.press("h")
    expect(answer).to_contain_text("Hint")
    page.keyboard.press("s")
    expect(answer).to_contain_text("Better: ")
    expect(
        page.get_by_text(re.compile("^It is asked again (tomorrow|in [0-9]+ days)"))
    ).to_be_visible()


def shared(page: Page, address: str, axe: str) -> None:
    """A note and two arrows stand on a position; a link carries them, and a page needs nothing else."""
    page.get_by_text("Notes, arrows and sharing").click()
    page.get_by_label("Note on position").fill("Why <b>not</b> here?")
    start, end = (page.get_by_label(name, exact=True) for name in ("from", "to"))
    expect(start.locator("option").nth(9)).to_be_attached()
    start.select_option(index=3)
    end.select_option(index=9)
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Draw on the board").click()
    page.evaluate("scrollTo(0, 0)")
    page.locator("[data-square], [data-stop]").nth(1).hover(force=True)
    page.mouse.down()
    page.locator("[data-square], [data-stop]").nth(4).hover(force=True)
    page.mouse.up()
    expect(page.get_by_role("button", name="remove this arrow")).to_have_count(2)
    assert findings(page, axe) == []
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copiedText = text; }")
    page.get_by_role("button", name="Copy a link to this move").click()
    link = page.evaluate("window.copiedText")
    assert link.startswith(f"{address}/review/")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save this picture").click()
    assert coming.value.path().read_bytes()[:4] == b"\x89PNG"
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a page").click()
    saved = coming.value.path().read_text(encoding="utf-8")
    assert "Why &lt;b>not&lt;/b> here?" in saved
    outside = r'(?:src|href)="(?!#|data:)|url\((?!"?(?:#|data:))'
    assert re.search(outside, saved) is None
    fits(page, saved)
    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_text("Why <b>not</b> here?").first).to_be_visible()
    expect(other.locator("svg.arrows .head")).to_have_count(2)
    other.close()


def fits(page: Page, saved: str) -> None:
    """Each board of the saved page is as wide as a phone shows, and no higher than its frame."""
    phone = page.context.new_page()
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.set_content(saved)
    for frame in phone.locator(".board-of").all():
        around, board = frame.bounding_box(), frame.locator("> *").bounding_box()
        assert around is not None
        assert board is not None
        assert board["width"] == pytest.approx(around["width"], abs=1)
        assert board["height"] == pytest.approx(around["height"], abs=1)
        assert around["x"] + around["width"] <= 390
    phone.close()


def played_on(page: Page, game: str) -> None:
    """From a moment of the review the game goes on at a table of this browser, and says so."""
    page.get_by_role("link", name="Back to the review").click()
    page.wait_for_url("**/review/*")
    again = page.get_by_role("button", name="What I did not know, drawn anew")
    slider = page.get_by_role("slider", name="Everybody")
    slider.press("End")
    expect(again).to_be_disabled()
    slider.press("Home")
    again.click()
    page.wait_for_url("**/table/local-*")
    expect(page.get_by_role("region", name="Board of")).to_be_visible()
    head = page.evaluate("""async () => {
        const id = location.pathname.split('/').pop();
        const db = await new Promise((done) => {
            const opening = indexedDB.open('polis');
            opening.onsuccess = () => done(opening.result);
        });
        const asked = db.transaction('games').objectStore('games').get(id);
        return new Promise((done) => (asked.onsuccess = () => done(asked.result.head)));
    }""")
    assert (head["game"], head["deal"], head["status"]) == (game.lower(), "drawn", "playing")
    assert [seat["kind"] for seat in head["seats"]].count("person") == 1
    # It is reviewed like another game; nobody else could verify it.
    resigned(page)
    expect(page.get_by_role("button", name="Save the record")).to_have_count(0)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Luck")).to_be_visible(timeout=20 * PATIENCE_MS)
