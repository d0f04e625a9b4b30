"""The guided first games, clicked through to their end by following what glows."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE_MS, PHONE, Visitor
from tests.browser.playing import wait_for_my_turn
from tests.browser.test_pages import findings

STEPS: Final = 200  # more clicks than any lesson has
PHONE_TOUCH: Final = {"viewport": PHONE, "has_touch": True}

# What glows when a move is expected, in the order of trying.
GLOWS: Final = (
    ".bar .done:not(:disabled)",  # a draft or a division that is complete, or the end of a turn
    "section[aria-label] .card[aria-pressed=false]:not(:disabled)",  # a magister of the draft
    ".foot .half button[aria-pressed=false][title^={kind}]:not(:disabled)",  # a card of the division
    ".foot > .hand .row > .main:not(:disabled)",
    ".foot > .hand .cards .open",
    ".foot > .hand section li > button",
    "[data-square].open",
    ".foot > .hand .row > button:only-child",
    ".spot.lit .touch",
)

# The state of the lesson: step and hint, and what is chosen in the hand.
WHERE: Final = """() => [...document.querySelectorAll('.lesson, .foot > .hand')]
    .map((part) => part.innerText + part.querySelectorAll('[aria-pressed=true]').length).join()"""

SENT: Final = "document.querySelector('.table').dataset.lesson !== 'send'"
SENDABLE: Final = f"() => {SENT} || document.querySelector('.bar .done:not(:disabled)')"


def begin(visitor: Visitor, game: str) -> Page:
    """Through the door to the first step."""
    page = visitor.open(f"/learn/{game}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("heading", name="Step 1 of").wait_for()
    page.get_by_role("region", name="Board of").wait_for()
    return page


def stage(page: Page) -> str:
    """What the table says a step waits for; 'end' when nothing more is expected."""
    return page.locator(".table").get_attribute("data-lesson") or "end"


def settled(page: Page) -> str:
    """The stage, once nobody else is thinking and nothing is moving."""
    page.wait_for_function("() => document.querySelector('.table').dataset.lesson !== 'wait'")
    return stage(page)


def position(page: Page) -> str:
    """The state of the lesson, to see whether a click had an effect."""
    text: str = page.evaluate(WHERE)
    return text


def glowing(page: Page) -> Locator:
    """The first thing that asks to be clicked."""
    kind = "Courtier"
    if "four Courtiers and a Merchant" in page.locator(".lesson .text").inner_text():
        taken = page.locator(".foot .half button[aria-pressed=true][title^=Courtier]").count()
        kind = "Merchant" if taken == 4 else kind
    selectors = [selector.format(kind=kind) for selector in GLOWS]
    page.locator(", ".join(selectors)).first.wait_for(state="attached")
    found = [page.locator(selector) for selector in selectors]
    return next(one for one in found if one.count()).first


def go_on(page: Page) -> bool:
    """One click further; False at the end."""
    now = settled(page)
    if now == "end":
        return False
    if now == "read":
        page.get_by_role("button", name="Continue").click()
    elif now == "send":
        page.wait_for_function(SENDABLE)  # it may be on its way already
        if stage(page) == "send":
            page.get_by_label("What to do").get_by_role("button", name="Done").click()
            page.wait_for_function(f"() => {SENT}")
    else:
        tap(page, glowing(page))
    return True


def tap(page: Page, place: Locator) -> None:
    """Click like a hand: anything covering the place would get the click."""
    before = position(page)
    touches = page.evaluate("matchMedia('(pointer: coarse)').matches")
    place.scroll_into_view_if_needed()
    if touches:
        place.tap()
    else:
        place.click()
    page.wait_for_function(f"before => ({WHERE})() !== before", arg=before)


def finish(page: Page) -> None:
    """Follow the lesson from here to its end."""
    for _ in range(STEPS):
        if not go_on(page):
            return
    pytest.fail("the lesson has no end")


def go_to(page: Page, step: int) -> None:
    """Follow the lesson to a step."""
    heading = page.get_by_role("heading", name=f"Step {step} of", exact=False)
    for _ in range(STEPS):
        settled(page)
        if heading.count():
            return
        go_on(page)
    pytest.fail(f"there is no step {step}")


@pytest.mark.sample(1)
@pytest.mark.parametrize("visitor", [{}, PHONE_TOUCH], indirect=True, ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_lesson_is_clicked_to_its_end_and_played_on(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)
    finish(page)
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".lesson section")).to_have_count(0)
    bar = page.get_by_label("What to do")
    expect(bar).not_to_contain_text("is to move", timeout=PATIENCE_MS)
    page.reload()
    page.get_by_role("region", name="Board of").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".lesson button")).to_have_count(0)


@pytest.mark.long
def test_a_real_game_follows_a_lesson(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    finish(page)
    lesson = page.url
    page.get_by_role("button", name="A real game against bots").click()
    page.wait_for_url(lambda url: "/table/" in url and url != lesson)
    page.get_by_role("region", name="Board of").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)
    page.goto(f"{visitor.address}/mine")
    expect(page.get_by_text("First game")).to_have_count(1)


@pytest.mark.long
def test_a_lesson_goes_on_where_it_was_after_a_reload(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    go_to(page, 3)
    go_on(page)
    expect(page.locator(".lesson .hint")).to_have_text("Your move, 2 of 3.")
    page.reload()
    expect(page.locator(".lesson .hint")).to_have_text("Your move, 2 of 3.")
    go_to(page, 7)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Step 8 of")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Step 8 of")).to_be_visible()


@pytest.mark.long
def test_only_the_move_of_the_step_can_be_made(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    expect(page.locator("[data-square].open")).to_have_count(0)
    go_to(page, 2)
    expect(page.locator("[data-square].open")).to_have_count(2)  # the two squares of the house
    page.locator(".foot .cards button").first.click(force=True)
    expect(
        page.get_by_role("alert").filter(has_text="is asking for something else")
    ).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    assert page.locator("[data-square].open").count() > 2
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator("[data-square].open")).to_have_count(2)


@pytest.mark.long
def test_who_goes_another_way_is_told_and_can_play_on(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    go_to(page, 2)
    other = visitor.context.new_page()  # the same table in another window
    other.goto(page.url)
    other.get_by_role("button", name="Leave the lesson").click()
    other.get_by_role("button", name="Workers beside the castle lot").click()
    other.locator("[data-square].open").first.click()
    other.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", name="Your own way")).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("heading", name="Your own way")).to_have_count(0)
    wait_for_my_turn(page)
    expect(page.locator(".foot > .hand button:not(:disabled)").first).to_be_visible()


@pytest.mark.long
def test_an_earlier_step_can_be_read_again(visitor: Visitor) -> None:
    page = begin(visitor, "archon")
    go_to(page, 4)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name="Step 3 of")).to_be_focused()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("heading", name="Step 4 of")).to_be_focused()
    expect(page.locator(".spot.lit")).to_have_count(1)


@pytest.mark.long
def test_a_clause_of_a_step_opens_beside_the_board(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    page.get_by_role("link", name="ARK-E.5").first.click()
    expect(page.locator("article.wanted")).to_be_visible()


@pytest.mark.long
def test_a_lesson_needs_no_mouse(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    page.get_by_role("button", name="Continue").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Step 2 of")).to_be_focused()
    page.locator("[data-square][tabindex='0']").focus()
    page.keyboard.press("PageUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Step 3 of")).to_be_visible()
    expect(page.locator(".lesson [aria-live]")).to_contain_text("Now the workers")


@pytest.mark.long
def test_the_language_of_a_lesson_changes_without_a_new_page(visitor: Visitor) -> None:
    page = begin(visitor, "arkadia")
    page.evaluate("window.stays = true")
    page.locator("select").filter(has_text="Deutsch").first.select_option("de")
    expect(page.get_by_role("heading", name="Schritt 1 von")).to_be_visible()
    expect(page.locator(".lesson")).to_contain_text("Willkommen in Arkadia")
    page.locator("select").filter(has_text="Deutsch").first.select_option("fr")
    expect(page.locator(".lesson")).to_contain_text("Bienvenue à Arkadia")
    assert page.evaluate("window.stays")


@pytest.mark.long
@pytest.mark.parametrize(
    "visitor",
    [{"color_scheme": "light"}, {"color_scheme": "dark"}, PHONE_TOUCH],
    indirect=True,
    ids=["day", "night", "phone"],
)
def test_axe_finds_nothing_in_a_lesson(visitor: Visitor, axe: str) -> None:
    page = begin(visitor, "arkadia")
    assert findings(page, axe) == []
    go_to(page, 3)
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.long
def test_a_newcomer_is_asked_once_and_may_say_no(visitor: Visitor) -> None:
    visitor.context.add_init_script(
        "sessionStorage.asked || localStorage.removeItem('polis.newcomer')"
    )
    page = visitor.open()
    page.evaluate("sessionStorage.asked = true")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("heading", name="first game of Arkadia")).to_be_focused()
    page.get_by_role("button", name="No, let me play").click()
    page.get_by_role("region", name="Board of").wait_for()
    visitor.open()
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("region", name="Board of").wait_for()


@pytest.mark.long
def test_a_newcomer_who_wants_it_is_shown_how(visitor: Visitor) -> None:
    visitor.context.add_init_script("localStorage.removeItem('polis.newcomer')")
    page = visitor.open()
    page.get_by_role("button", name="Play now").nth(1).click()
    page.get_by_role("button", name="Show me how").click()
    page.get_by_role("heading", name="Step 1 of").wait_for()
