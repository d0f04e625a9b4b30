"""What one must see is seen: whole, above the fold and under nothing else, at the usual windows."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.playing import play_now, wait_for_my_turn
from tests.server.player import ME, Made, make

TABLET = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}
BOT = {"kind": "bot", "bot": "apprentice"}

Box = dict[str, float]


def seated(visitor: Visitor, made: Made) -> Page:
    """A table of which the browser holds the keys."""
    keys = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    ring = json.dumps(json.dumps({made.id: keys}))
    visitor.context.add_init_script(f"localStorage['polis.keys'] ??= {ring}")
    page = visitor.open(f"/table/{made.id}")
    page.get_by_role("region", name="Board of").wait_for()
    wait_for_my_turn(page)
    return page


def against(visitor: Visitor, game: str, seats: int) -> Page:
    """A new table against bots, on one's first turn."""
    return seated(visitor, make(visitor.address, [ME, *[BOT] * (seats - 1)], game))


def box_of(part: Locator) -> Box:
    """Where a part of the page lies in the window."""
    expect(part).to_be_visible()
    found: Any = part.bounding_box()
    assert found is not None
    return dict(found)


def is_whole(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another, but for a pixel of rounding."""
    return all(
        inner[side] >= outer[side] - 1
        and inner[side] + inner[size] <= outer[side] + outer[size] + 1
        for side, size in (("x", "width"), ("y", "height"))
    )


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a place."""
    return all(
        one[side] < other[side] + other[size] - 1 and other[side] < one[side] + one[size] - 1
        for side, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [3, 4])
def test_cards_to_take_and_what_one_has_are_seen_beside_three_and_four_seats(
    visitor: Visitor, seats: int
) -> None:
    page = against(visitor, "arkadia", seats)
    foot = box_of(page.locator(".table > .foot"))
    shelf = page.locator(".seats .beside").get_by_text("Draw pile")
    assert box_of(shelf)["y"] + box_of(shelf)["height"] < foot["y"]
    cards = page.locator(".seats .beside .card:not(.small)").all()
    assert len(cards) == 3
    assert all(box_of(card)["y"] + box_of(card)["height"] < foot["y"] for card in cards)
    own = page.locator("[data-home='0']")
    banners = box_of(own.locator(".banners"))
    numbers = [box_of(number) for number in own.locator("dd").all()]
    assert len(numbers) == 7
    assert not any(overlap(number, banners) for number in numbers)


@pytest.mark.parametrize("visitor", [{"viewport": UPRIGHT, "has_touch": True}], indirect=True)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_on_an_upright_tablet_the_board_is_as_wide_as_the_window(
    visitor: Visitor, game: str
) -> None:
    page = against(visitor, game, 4)
    board = box_of(page.get_by_role("region", name="Board of").locator("svg").first)
    foot = box_of(page.locator(".table > .foot"))
    assert board["width"] >= 760
    assert board["y"] + board["height"] <= foot["y"]
    bulb = box_of(page.get_by_role("button", name="Hint"))
    hand = box_of(page.locator(".table > .foot > .hand"))
    assert is_whole(bulb, foot)
    assert not overlap(bulb, hand)
    if game == "arkadia":
        strip = box_of(page.locator(".board > .strip"))
        assert board["y"] + board["height"] <= strip["y"] + 1
        assert strip["y"] + strip["height"] <= foot["y"] + 1


@pytest.mark.long
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_replay_shows_the_whole_hand(visitor: Visitor, game: str) -> None:
    page = against(visitor, game, 2)
    page.goto(page.url.replace("/table/", "/replay/"))
    hand = page.locator(".foot > .hand")
    expect(hand.locator("section, ul").first).to_be_visible()
    cut = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    assert max(hand.evaluate(cut)) <= 1
    assert is_whole(box_of(hand), {"x": 0.0, "y": 0.0, **DESKTOP})


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": TABLET}], indirect=True)
def test_the_cards_to_take_are_whole_on_a_tablet(visitor: Visitor) -> None:
    page = against(visitor, "arkadia", 4)
    page.locator(".foot .cards button.open").first.click()
    page.locator("[data-square].open").first.click()
    takes = page.get_by_role("group", name="Which card").or_(page.locator(".asked .row.cards"))
    hand = box_of(page.locator(".foot > .hand"))
    cards = takes.first.locator("button").all()
    assert len(cards) == 4
    assert all(is_whole(box_of(card), hand) for card in cards)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("visitor", [{"viewport": TABLET}], indirect=True)
def test_the_attack_is_announced_above_the_fold_of_a_tablet(visitor: Visitor, seats: int) -> None:
    page = against(visitor, "archon", seats)
    foot = box_of(page.locator(".table > .foot"))
    said = box_of(page.get_by_text("Attack after round 3"))
    assert said["y"] + said["height"] <= foot["y"]
    assert is_whole(box_of(page.locator(".foot .hand .goods").first), foot)


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": DESKTOP}], indirect=True)
def test_one_s_own_games_stand_on_the_first_screen_with_the_marks_of_their_game(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    play_now(page, "Archon")
    mark = page.locator("[data-home='0'] svg").first.inner_html()
    page.goto(visitor.address)
    yours = page.get_by_role("link", name="Archon").first
    assert box_of(yours)["y"] + box_of(yours)["height"] < DESKTOP["height"]
    assert yours.locator("svg").first.inner_html() == mark
    page.goto(visitor.address + "/mine")
    # The game's own signs come with its screen.
    page.wait_for_function("mark => document.querySelector('li svg')?.innerHTML === mark", arg=mark)


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": DESKTOP}, {"viewport": TABLET}], indirect=True)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_the_offer_of_sounds_covers_nothing_that_is_needed(visitor: Visitor, game: str) -> None:
    visitor.context.add_init_script(
        "localStorage['polis.settings'] = JSON.stringify({ pace: 'off', soundsAsked: false })"
    )
    page = visitor.open()
    play_now(page, game)
    offer = box_of(page.get_by_text("Sounds for pieces").locator(".."))
    bar = box_of(page.get_by_label("What to do"))
    assert not overlap(offer, bar)
    if page.viewport_size == DESKTOP:
        assert not overlap(offer, box_of(page.get_by_role("region", name="Board of")))


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": PHONE, "has_touch": True}], indirect=True)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_the_buttons_of_a_turn_keep_off_the_edge_of_a_narrow_phone(
    visitor: Visitor, game: str
) -> None:
    page = against(visitor, game, 4)
    buttons = [box_of(one) for one in page.locator("section.bar .buttons > .button").all()]
    assert len(buttons) >= 3
    assert min(one["x"] for one in buttons) >= 6  # the bar that says whose turn it is
    assert max(one["x"] + one["width"] for one in buttons) <= PHONE["width"] - 4


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": PHONE, "has_touch": True}], indirect=True)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_phone_has_the_values_and_what_one_has_under_its_board(
    visitor: Visitor, seats: int
) -> None:
    page = against(visitor, "arkadia", seats)
    foot = box_of(page.locator(".table > .foot"))
    strip = box_of(page.locator(".strip"))
    assert strip["y"] + strip["height"] <= foot["y"] + 1
    assert page.locator(".strip .worth dd").all_inner_texts() == ["2"] * 4
    assert box_of(page.locator(".strip").get_by_text("until the last round"))
    heads = [box_of(one) for one in page.locator(".seats article").all()]
    assert len({one["y"] for one in heads}) == 1


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": PHONE, "has_touch": True}], indirect=True)
def test_the_button_that_enlarges_lies_over_nothing_on_a_phone(visitor: Visitor) -> None:
    page = against(visitor, "archon", 4)
    larger = box_of(page.locator(".zoom .button").first)
    for part in (".table > .road", ".seats article"):
        boxes = [box_of(one) for one in page.locator(part).all()]
        assert boxes
        assert not any(overlap(larger, box) for box in boxes)
