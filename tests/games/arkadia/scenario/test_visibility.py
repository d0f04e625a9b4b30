"""What a seat sees: hands and pile never, screens by the option."""

from typing import Any

import pytest

from polis.core.kernels.events import Event
from tests.games.arkadia.scenario.positions import Table, position

SCREEN = ("own_workers", "neutral_workers", "seals", "gold")


@pytest.fixture
def table() -> Table:
    """Three seats with different things behind their screens."""
    return position(
        "",
        seats=3,
        hands={
            "yellow": "house red, farm red, mill red, mill olive",
            "orange": "house olive, farm olive, trade red, trade olive",
            "green": "house black, farm black, smithy red, smithy olive",
        },
        display="tavern red, tavern olive, tavern black",
        pile="monastery red, monastery olive, monastery black",
        own={"yellow": 1, "orange": 2, "green": 3},
        neutral={"orange": 2},
        seals={"orange": {"red": 3}, "green": {"silver": 1}},
        gold={"yellow": 5, "green": 8},
    )


def seen(at: Table, seat: int | None) -> dict[str, Any]:
    """The view of a seat or, for None, of a spectator."""
    view: dict[str, Any] = at.game.view(at.state, seat)
    return view


@pytest.mark.refuses("ARK-R29")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_other_hands_and_the_pile_are_hidden(table: Table, seat: int | None) -> None:
    shown, named = seen(table, seat), table.named
    for other in range(3):
        expected = named["hands"][other] if other == seat else [None] * 4
        assert shown["hands"][other] == expected
    assert shown["draw_pile"] == [None] * 3


@pytest.mark.refuses("ARK-R29")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_workers_seals_and_gold_of_others_are_hidden(table: Table, seat: int | None) -> None:
    shown, named = seen(table, seat), table.named
    for field in SCREEN:
        for other in range(3):
            assert shown[field][other] == (named[field][other] if other == seat else None)


@pytest.mark.proves("ARK-R29")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everything_else_is_seen_by_all(table: Table, seat: int | None) -> None:
    shown, named = seen(table, seat), table.named
    assert shown.keys() == named.keys() | {"derived"}
    for field in named.keys() - {"hands", "draw_pile", *SCREEN}:
        assert shown[field] == named[field]
    assert shown["banners"] == [4, 4, 4]
    assert shown["display"] == ["tavern red", "tavern olive", "tavern black"]


@pytest.mark.proves("ARK-R29")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_with_open_screens_all_see_workers_seals_and_gold(seat: int | None) -> None:
    at = position("", seats=3, options={"open_screens": True}, gold={"orange": 7}, own={"green": 9})
    shown, named = seen(at, seat), at.named
    for field in SCREEN:
        assert shown[field] == named[field]


@pytest.mark.proves("ARK-R29")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_table_may_show_the_gold_alone(seat: int | None) -> None:
    at = position("", seats=3, options={"open_gold": True}, gold={"orange": 7}, own={"green": 9})
    shown, named = seen(at, seat), at.named
    assert shown["gold"] == named["gold"] == [0, 7, 0]
    for field in ("own_workers", "neutral_workers", "seals"):
        for other in range(3):
            assert shown[field][other] == (named[field][other] if other == seat else None)
    assert [worth is None for worth in shown["derived"]["worth"]] == [
        other != seat for other in range(3)
    ]


@pytest.mark.refuses("ARK-R29")
def test_hands_stay_secret_with_open_screens() -> None:
    at = position("", options={"open_screens": True})
    assert seen(at, 0)["hands"][1] == [None] * 4
    assert seen(at, None)["hands"] == [[None] * 4] * 2
    assert set(seen(at, 0)["draw_pile"]) == {None}


@pytest.mark.proves("ARK-R29")
def test_a_card_that_was_taken_face_up_stays_known(table: Table) -> None:
    table.do("play house red", "lay h4", "draw tavern olive", "end")
    for seat in (1, 2, None):
        assert seen(table, seat)["hands"][0] == ["tavern olive", None, None, None]
    assert None not in seen(table, 0)["hands"][0]
    table.do("site lot own g4", "end", "site lot own f5", "end")
    table.do("play farm red", "lay g3", "draw pile", "end")
    assert seen(table, 1)["hands"][0] == ["tavern olive", None, None, None]


@pytest.mark.refuses("ARK-R29")
def test_a_card_drawn_from_the_pile_is_known_to_its_seat_alone(table: Table) -> None:
    table.do("play house red", "lay h4", "draw pile", "end")
    assert "monastery red" in seen(table, 0)["hands"][0]
    for seat in (1, 2, None):
        assert seen(table, seat)["hands"][0] == [None] * 4


@pytest.mark.refuses("ARK-R29")
def test_a_known_card_that_was_played_is_known_no_more(table: Table) -> None:
    table.do("play house red", "lay h4", "draw tavern olive", "end")
    table.do("site lot own g4", "end", "site lot own f5", "end")
    table.do("play tavern olive")
    assert seen(table, 1)["hands"][0] == [None] * 3
    assert seen(table, 1)["decision"]["card"] == "tavern olive"


@pytest.mark.proves("ARK-R29")
def test_the_final_evaluation_opens_the_screens() -> None:
    at = position(
        "",
        hands={"yellow": "", "orange": ""},
        own={"yellow": 0, "orange": 0},
        seals={"orange": {"red": 3}},
    )
    at.do("pass", "end", "pass")
    assert seen(at, 0)["gold"] == [0, None]
    at.do("end")
    assert seen(at, 0)["gold"] == [0, 6]
    assert seen(at, None)["gold"] == [0, 6]


# Observations, for bots: no hidden card, but all that could be remembered.


@pytest.mark.refuses("ARK-R29")
def test_an_observation_holds_no_hidden_card(table: Table) -> None:
    table.do("play house red", "lay h4", "draw tavern olive", "end")
    observation = table.game.observe(table.state, 1)
    other = table.copy()
    other.state["hand"][0, 0] = [9, 20, 21, 22]  # 9 is the tavern that all have seen
    other.state["hand"][0, 2] = [11, 12, 13, 14]
    other.state["pile"][0, :2] = [15, 16]
    assert table.game.observe(other.state, 1).tobytes() == observation.tobytes()


@pytest.mark.proves("ARK-R29")
def test_an_observation_remembers_what_was_public(table: Table) -> None:
    observation = table.game.observe(table.state, 0)
    assert observation["seals"][0, 1].tolist() == [3, 0, 0, 0]
    assert observation["gold"][0, :3].tolist() == [5, 0, 8]
    assert observation["own"][0, :3].tolist() == [1, 2, 3]


# Events.


def only(events: list[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


@pytest.mark.refuses("ARK-R29")
def test_the_event_of_a_drawn_card_hides_it_from_others(table: Table) -> None:
    event = only(table.do("play house red", "lay h4", "draw pile"), "card_drawn")
    assert event.seen_by(0).fields == {"seat": 0, "kind": 24}
    for onlooker in (1, 2, None):
        assert event.seen_by(onlooker).fields == {"seat": 0}
        assert "monastery" not in table.game.event_text(event.seen_by(onlooker), "en")
        assert "card" not in table.game.event_json(event.seen_by(onlooker))


@pytest.mark.proves("ARK-R29")
def test_the_event_of_a_card_taken_face_up_is_public(table: Table) -> None:
    events = table.do("play house red", "lay h4", "draw tavern olive")
    for kind in ("card_played", "card_taken", "display_refilled"):
        event = only(events, kind)
        assert event.seen_by(1) == event.seen_by(None) == event.seen_by(0)
        assert "kind" in event.fields


@pytest.mark.refuses("ARK-R29", "ARK-P.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_of_the_deal_show_each_hand_to_its_seat_alone(seats: int) -> None:
    game = position("").game
    state, events = game.new_game(game.new_options({}), seats, bytes(16))
    hands = game.named(state)["hands"]
    for onlooker in (*range(seats), None):
        dealt = [e.seen_by(onlooker) for e in events if e.kind == "hand_dealt"]
        assert len(dealt) == 4 * seats
        cards = [
            (e.fields["seat"], game.event_json(e)["card"]) for e in dealt if "kind" in e.fields
        ]
        mine = [] if onlooker is None else [(onlooker, card) for card in hands[onlooker]]
        assert sorted(cards) == sorted(mine)


@pytest.mark.proves("ARK-R29")
def test_all_see_what_is_gained_or_given() -> None:
    at = position(
        "a b c\n 1 A A .\n 2 n o .", buildings={"A": "house red"}, hands={"orange": "house olive"}
    )
    events = at.do("site a1 own c1", "castle red 1", "banner", "cash red 2")
    events += at.do("play house olive", "lay g4", "draw pile")
    for kind in ("seal_taken", "banner_used", "seals_cashed", "neutrals_taken", "worker_placed"):
        assert only(events, kind).seen_by(None) == only(events, kind)
        assert not only(events, kind).private
