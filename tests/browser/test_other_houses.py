"""In other people's browsers: a translator at work, storage that is blocked."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import Visitor, program
from tests.browser.playing import asked, play_now, turn_of_all, wait_for_my_turn
from tests.browser.test_accounts import until
from tests.browser.test_friends import begun, menu, turn
from tests.server.serving import served

Come = Callable[..., Visitor]

# What Chrome's translator does: each text becomes <font><font>text</font></font>, also what comes later,
# except where the page forbids it; the page's own text node is then no longer in the page.
TRANSLATOR = """() => {
    window.translated = 0;
    const kept = '[translate=no], .notranslate, script, style, font';
    const wrap = (text) => {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest(kept)) return;
        const [outer, inner] = [0, 0].map(() => document.createElement('font'));
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
        window.translated++;
    };
    const all = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode()) found.push(texts.currentNode);
        found.forEach(wrap);
    };
    all();
    new MutationObserver(all).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def figures(page: Page) -> str:
    """What lives: the question, and the seats with their figures."""
    return " ".join([asked(page).inner_text(), *page.locator(".seats").all_inner_texts()])


def test_a_translator_freezes_nothing(visitor: Visitor) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    page.evaluate(TRANSLATOR)
    before = figures(page)
    turn_of_all(page)
    until(page, lambda: figures(page) != before, "no figure changed")
    assert page.evaluate("translated") == 0
    with page.context.new_page() as anew:
        anew.goto(page.url)
        wait_for_my_turn(anew)
        until(page, lambda: figures(page) == figures(anew), "what is shown is not true")
    page.evaluate("document.documentElement.removeAttribute('translate')")
    page.evaluate(TRANSLATOR)
    assert page.evaluate("translated") > 50, "without the page's word it would have been translated"


@pytest.fixture
def forgetful(browser: Browser, address: str, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor whose Chromium may keep nothing: no cookies, no storage, as its own settings have it."""
    folder = tmp_path / "profile" / "Default"
    folder.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (folder / "Preferences").write_text(json.dumps(blocked))
    context = browser.browser_type.launch_persistent_context(
        folder.parent, executable_path=program(), viewport=ViewportSize(width=1440, height=900), reduced_motion="reduce",
        args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    )  # fmt: skip
    one = Visitor(context, address)
    yield one
    context.close()
    assert [fault for fault in one.faults if "Access is denied" not in fault] == []  # of `HASTE`


@pytest.mark.long
def test_with_blocked_storage_one_plays_at_ones_own_table(forgetful: Visitor) -> None:
    page = forgetful.page
    page.goto(forgetful.address)
    assert (
        page.evaluate("(() => { try { return !!localStorage } catch { return false } })()") is False
    )
    page.get_by_role("button", name="Play now").first.click()
    said_before = page.get_by_role("button", name="No, let me play")
    said_before.click()  # nothing is kept that says so
    play_where_nothing_is_kept(page, forgetful.address)


FILL = """() => {
    for (const storage of [localStorage, sessionStorage]) {
        for (let size = 1 << 22; size >= 1; size >>= 1) {
            try {
                for (let i = 0; ; i++) storage.setItem(`other ${size} ${i}`, 'x'.repeat(size));
            } catch (error) {
                if (error.name !== 'QuotaExceededError') throw error;
            }
        }
    }
}"""


@pytest.mark.long
def test_with_full_storage_one_plays_at_ones_own_table(visitor: Visitor) -> None:
    page = visitor.open()
    page.evaluate(FILL)
    page.get_by_role("button", name="Play now").first.click()
    play_where_nothing_is_kept(page, visitor.address)


def play_where_nothing_is_kept(page: Page, address: str) -> None:
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    wait_for_my_turn(page)
    turn_of_all(page)
    for path in ("/mine", "/settings", "/play", "/rules/arkadia"):
        page.goto(address + path)
        expect(page.locator("h1").first).to_be_visible()


@pytest.mark.long
def test_a_bot_sits_in_for_who_never_comes_and_goes_when_they_do(
    another: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.table.table.ABSENT_SECONDS", 0.0)
    with served(str(tmp_path / "polis.sqlite3")) as address:
        absent, waiting = begun(another(address), another(address))
        absent.goto(f"{address}/rules/arkadia")
        waiting.get_by_role("button", name="Let a bot sit in").click()
        expect(asked(waiting)).not_to_contain_text("is to move")
        absent.go_back()
        menu(absent, "Take my seat back")
        turn(waiting)
        expect(asked(absent)).not_to_contain_text("is to move")
