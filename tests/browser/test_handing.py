"""A game goes on on a phone by the link that the desk shows as a picture, without an account."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import play_now, wait_for_my_turn
from tests.browser.test_pages import findings


def test_the_phone_has_the_seat_after_the_link_and_the_link_works_once(
    visitor: Visitor, another: Callable[..., Visitor], axe: str
) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Go on on another device").click()
    expect(page.get_by_role("img", name="The link as a QR picture")).to_be_visible()
    assert findings(page, axe) == []
    link = page.get_by_label("Link for the other device").input_value()
    phone = another(viewport=PHONE, has_touch=True).page
    phone.goto(link)
    wait_for_my_turn(phone)
    expect(phone.locator("ul.cards button").first).to_be_attached()
    assert "#" not in phone.url
    late = another().page
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("This code has been used")
    expect(late.locator("ul.cards button")).to_have_count(0)
