"""A table played by ear: only with keys and the names in the accessibility tree."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import play_now, wait_for_my_turn

Come = Callable[..., Visitor]
MOST_CHOICES = 400
LONGER_THAN_A_QUESTION_WAITS = 600  # milliseconds
TURN_LINE = "A move or a question"
OFFERED = "[data-testid=choices] button"
CHOICE = "[data-testid=choices] [data-notation]"
READY = ".bar .done.main:not(:disabled)"


def by_ear(visitor: Visitor, game: str) -> Page:
    """A game against bots played by ear; the setting is changed the way a listener would."""
    page = visitor.open("/settings")
    page.get_by_role("checkbox", name="Play by ear").press("Space")
    visitor.open()
    card = page.locator("section").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play now").press("Enter")
    page.wait_for_url("**/table/*")
    page.get_by_role("heading", name="What you can do").wait_for()
    return page


def section(page: Page, heading: str) -> Locator:
    """The region under a heading."""
    return page.get_by_role("region", name=heading, exact=True)


def answer(page: Page, question: str) -> list[str]:
    """The answer when this is typed."""
    page.get_by_label(TURN_LINE).fill(question)
    page.get_by_label(TURN_LINE).press("Enter")
    told = section(page, "Answer")
    told.get_by_text(question, exact=True).wait_for()
    return told.get_by_role("listitem").all_inner_texts()


def done_too_early(page: Page) -> None:
    """Done before anything was chosen is answered, and the answer is not lost to the question."""
    spoken = page.get_by_test_id("spoken")
    expect(spoken).not_to_be_empty()
    page.get_by_label(TURN_LINE).press("Control+Enter")
    expect(spoken).to_contain_text("Something has to be chosen first.")
    page.wait_for_timeout(LONGER_THAN_A_QUESTION_WAITS)
    expect(spoken).to_contain_text("Something has to be chosen first.")


def choices(page: Page) -> dict[str, str]:
    """What every choice is called on the page, by its notation."""
    read = "all => all.map((one) => [one.dataset.notation, one.textContent.trim()])"
    return dict(page.locator(CHOICE).evaluate_all(read))


class Listener:
    """A player who takes the last choice, by keys, and ends each turn with Done; all are sentences."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.choices = 0

    def step(self) -> bool:
        """One choice, or Done, as soon as either is possible; returns whether play continues."""
        page = self.page
        over = page.locator(".ending")
        done = page.get_by_role("button", name="Done", exact=True)
        offered = section(page, "What you can do").get_by_role("button")
        ready = page.locator(READY)
        page.locator(f".ending, {READY}, {OFFERED}").first.wait_for(timeout=60_000)
        if over.count():
            return False
        if ready.count():
            done.press("Enter")
            expect(ready).to_have_count(0)
        elif offered.count():
            assert left_in_notation(page) == []
            before = page.locator(".ear").get_attribute("data-choices")
            offered.last.press("Enter")
            page.locator(f'.ear:not([data-choices="{before}"])').wait_for()
        self.choices += 1
        return True


def left_in_notation(page: Page) -> list[str]:
    """The choices that are called as they are typed, or by less than a sentence."""
    return [
        typed
        for typed, said in choices(page).items()
        if said.lower() == typed.lower() or not said[:1].isupper() or " " not in said
    ]


def turns(page: Page) -> int:
    """How many turns the log contains."""
    return page.get_by_role("region", name="Log").get_by_role("button").count()


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_turns_are_played_by_ear(fixed: str, another: Come, axe: str, game: str) -> None:
    page = by_ear(another(fixed), game)
    listener = Listener(page)
    page.locator(OFFERED).first.wait_for()
    done_too_early(page)
    own = answer(page, "hand")
    assert any("card" in line.lower() for line in own)
    for _ in range(12):
        assert listener.step()
    assert turns(page) > 0
    assert answer(page, "position")[0].endswith((".", ":"))
    refused = answer(page, "around the corner") if game == "Arkadia" else answer(page, "house 99")
    assert "cannot be answered" in refused[0]
    expect(page.get_by_test_id("spoken")).not_to_be_empty()
    page.evaluate(axe)
    assert page.evaluate("async () => (await axe.run()).violations") == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_a_whole_game_is_played_by_ear(fixed: str, another: Come, game: str) -> None:
    page = by_ear(another(fixed), game)
    listener = Listener(page)
    while listener.step():
        assert listener.choices < MOST_CHOICES
    expect(page.locator(".ending ol.places")).to_be_visible()


@pytest.mark.long
def test_both_ways_of_playing_can_do_the_same(fixed: str, another: Come) -> None:
    page = another(fixed).open("/settings")
    page.get_by_label("A field for typed moves").check()
    page.goto(fixed)
    play_now(page, "Archon")
    wait_for_my_turn(page)
    typed = page.locator("section.bar datalist option")
    typed.first.wait_for(state="attached")
    legal = [option.get_attribute("value") for option in typed.all()]
    seen = abilities(page)
    page.get_by_role("button", name="More", exact=True).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Play by ear").press("Enter")
    page.locator(OFFERED).first.wait_for()
    heard = abilities(page)
    assert seen <= heard
    assert sorted(choices(page)) == sorted(map(str, legal))
    page.get_by_role("button", name="In notation").press("Enter")
    assert sorted(choices(page).values()) == sorted(map(str, legal))
    page.get_by_role("button", name="Show the board").press("Enter")
    page.get_by_role("region", name="Board of").wait_for()


def test_notation_is_shown_on_demand_and_understood_always(fixed: str, another: Come) -> None:
    page = by_ear(another(fixed), "Arkadia")
    page.locator(CHOICE).first.wait_for(state="attached")
    sentences = choices(page)
    assert left_in_notation(page) == []
    page.get_by_role("button", name="In notation").press("Enter")
    expect(page.locator(OFFERED).first).to_have_text(next(iter(sentences)))
    page.reload()
    page.locator(CHOICE).first.wait_for(state="attached")
    assert choices(page) == {typed: typed for typed in sentences}
    page.get_by_role("button", name="In notation", pressed=True).press("Enter")
    assert choices(page) == sentences
    card = next(typed for typed in sentences if typed.startswith("play"))
    choose(page, str(1 + list(sentences).index(card)))
    expect(section(page, "Now")).to_contain_text(f"Chosen: {sentences[card]}")
    square = next(typed for typed in choices(page) if typed.startswith("lay"))
    choose(page, square.removeprefix("lay "))
    assert choices(page)["draw pile"] == "Draw a card from the pile"


def choose(page: Page, line: str) -> None:
    """Type a choice, and wait for the next ones."""
    before = page.locator(".ear").get_attribute("data-choices")
    page.get_by_label(TURN_LINE).fill(line)
    page.get_by_label(TURN_LINE).press("Enter")
    page.locator(f'.ear:not([data-choices="{before}"])').wait_for()
    page.locator(CHOICE).first.wait_for(state="attached")


def abilities(page: Page) -> set[str]:
    """What the table offers besides the moves: the buttons of the bar, the menu, and all tabs."""
    page.get_by_role("button", name="Done", exact=True).wait_for()
    bar = page.locator("section.bar .buttons button")
    found = {"".join(text.split()) for text in bar.all_inner_texts()}
    page.get_by_role("button", name="More", exact=True).click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Resign").wait_for()
    found |= {"".join(text.split()) for text in menu.get_by_role("button").all_inner_texts()}
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    aside = page.get_by_role("button", name="Log and rules")
    if aside.count():
        aside.click()
    page.get_by_role("tab", name="Log").wait_for()
    found |= {f"tab {text}" for text in page.get_by_role("tab").all_inner_texts()}
    if aside.count():
        page.keyboard.press("Escape")
    return found
