"""An account in two browsers, and notices while nobody is looking."""

import json
import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE_MS, PHONE, Visitor
from tests.browser.playing import SQUARES, play_now, wait_for_my_turn
from tests.browser.test_app import installed
from tests.browser.test_pages import findings

PASSWORD = "correct horse battery"
DELIVERIES = 5
DELIVERY_SECONDS = 8
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map((one) => [one.title, one.body, one.tag, one.data]);
}"""


def sign_up(page: Page, name: str) -> None:
    """Make an account in the settings."""
    page.get_by_role("button", name="I do not have one yet").click()
    enter(page, name, "Create the account")


def enter(page: Page, name: str, button: str) -> None:
    """Fill in name and password."""
    account = page.get_by_role("group", name="Account")
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name=button, exact=True).click()
    expect(account.get_by_text(f"Signed in as {name}.")).to_be_visible()


def until(page: Page, is_so: Callable[[], object], said: str) -> None:
    """Wait until a condition holds; `said` is the message if it never does."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not is_so():
        assert time.monotonic() < end, said
        page.wait_for_timeout(50)


def is_shown(page: Page, wanted: list[str]) -> bool:
    """Whether there is a notice: title, body, tag and where it leads."""
    return wanted in page.evaluate(SHOWN)


def is_shown_at_last(page: Page, deliver: Callable[[], object], wanted: list[str]) -> bool:
    """Whether a notice is shown in the end. The browser may drop a message without a word, so the
    same one is delivered again, as a server would; it replaces the first one if both arrive."""
    for _ in range(DELIVERIES):
        deliver()
        end = time.monotonic() + DELIVERY_SECONDS
        while time.monotonic() < end:
            if is_shown(page, wanted):
                return True
            page.wait_for_timeout(50)
    return False


def ply(page: Page, address: str, table: str) -> int:
    """How far the table is, by the server."""
    told = page.request.get(f"{address}/api/tables/{table.rpartition('/')[2]}").json()
    return int(told["ply"])


def test_a_second_browser_has_the_game_and_moves(visitor: Visitor, browser: Browser) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    table = page.url
    before = ply(page, visitor.address, table)
    page.goto(visitor.address + "/settings")
    sign_up(page, "Ada of two devices")
    expect(page.get_by_text("It has one seat.")).to_be_visible()

    context = browser.new_context(has_touch=True, reduced_motion="reduce")
    phone = Visitor(context, visitor.address)
    phone.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    other = phone.open("/mine")
    expect(other.get_by_text("You have no games")).to_be_visible()
    other.goto(visitor.address + "/settings")
    enter(other, "Ada of two devices", "Sign in")
    other.goto(visitor.address + "/mine")
    other.get_by_role("link", name="Next game waiting for me").click()
    other.wait_for_url(table)
    wait_for_my_turn(other)
    other.get_by_role("button", name="Workers beside the castle lot").first.click()
    other.locator(SQUARES).first.wait_for(state="attached")
    other.locator(SQUARES).first.click(force=True)
    expect(other.get_by_role("button", name="Undo").first).to_be_enabled()
    other.get_by_role("button", name=re.compile("^(Done|Send now)")).first.click()
    until(
        other,
        lambda: ply(other, visitor.address, table) != before,
        "the move did not come to the server",
    )
    context.close()
    assert phone.faults == []


def test_a_recovery_code_is_shown_and_lets_one_in_again(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/settings")
    sign_up(page, "Forgetful")
    code = page.locator(".code")
    first = code.inner_text()
    assert findings(page, axe) == []
    account = page.get_by_role("group", name="Account")
    account.get_by_role("button", name="Sign out", exact=True).click()
    account.get_by_role("button", name="I have lost my password").click()
    account.get_by_label("Recovery code").fill(first.lower())
    account.get_by_label("The new password").fill("quite another one")
    assert findings(page, axe) == []
    account.get_by_role("button", name="Use this password").click()
    expect(account.get_by_text("Signed in as Forgetful.")).to_be_visible()
    expect(code).not_to_have_text(first)  # that one is used up


@pytest.mark.long
def test_the_account_is_left_and_changed_in_the_settings(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    sign_up(page, "Leaving soon")
    mark = page.get_by_role("link", name="Signed in as Leaving soon")
    expect(mark).to_be_visible()
    page.get_by_text("Change the password").click()
    page.get_by_label("The old password").fill("this is not it")
    page.get_by_label("The new password").fill("quite another one")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(mark).to_have_count(0)
    account = page.get_by_role("group", name="Account")
    account.get_by_label("Name").fill("Leaving soon")
    account.get_by_label("Password").fill("a wrong one")
    account.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    enter(page, "Leaving soon", "Sign in")
    page.get_by_text("Delete the account").click()
    account.get_by_label("Password").last.fill(PASSWORD)
    page.get_by_role("button", name="Delete it for good").click()
    expect(account.get_by_role("button", name="Sign in", exact=True)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(
    "visitor",
    [{"color_scheme": "light"}, {"color_scheme": "dark", "viewport": PHONE}],
    indirect=True,
)
def test_axe_finds_nothing_at_the_account_and_at_the_notices(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/settings")
    sign_up(page, f"Axe {time.time_ns()}")
    for summary in page.locator("summary").all():
        summary.click()
    assert findings(page, axe) == []
    page.goto(visitor.address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("region", name="Board of").wait_for()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Notifications").click()
    page.get_by_label("Address").fill("http://localhost/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert").last).to_contain_text("not on the public internet")
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_what_the_server_tells_is_shown_and_leads_to_the_table(visitor: Visitor) -> None:
    """The service worker gets a message as from a push service, while another page is in sight."""
    visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    page = installed(visitor, "/about")
    protocol = visitor.context.new_cdp_session(page)
    registrations: list[str] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    until(page, lambda: registrations, "no worker was registered")
    for url, leads in (("/table/x1", "/table/x1"), ("https://evil.test/a", "/")):
        told = {"title": "Arkadia mit Ben", "body": "Sie sind am Zug.", "url": url, "tag": url}
        delivery = {
            "origin": visitor.address,
            "registrationId": registrations[0],
            "data": json.dumps(told),
        }
        deliver = partial(protocol.send, "ServiceWorker.deliverPushMessage", delivery)
        wanted = [told["title"], told["body"], url, leads]
        assert is_shown_at_last(page, deliver, wanted), "nothing was shown"
