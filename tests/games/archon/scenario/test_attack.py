"""Chapter 7.0: the attack on the city, and what a raid takes from each seat."""

from typing import Any

import msgspec
import pytest

from tests.games.archon.scenario.positions import DRAGON, EAGLE, LION, UNICORN, Table, position

STRENGTHS = {
    2: [2, 2, 3, 3, 4, 4],
    3: [3, 4, 4, 5, 5, 6],
    4: [4, 5, 6, 6, 7, 8],
}


def attacked(card: int, *, seats: int = 2, round_: int = 3, wall: str = "", **more: Any) -> Table:
    """The position after everybody passed and this Attack card came."""
    at = position(seats=seats, round=round_, attacks=[card], wall=wall, **more)
    at.do(*["pass"] * seats)
    return at


def lost(at: Table, seat: str) -> dict[str, int]:
    """What a seat lost in the raid, by goods, and its points."""
    found = {
        str(event["goods"]): int(event["count"])
        for event in at.events("raid_lost")
        if event["seat"] == seat
    }
    points = [e["count"] for e in at.events("points_scored") if e["seat"] == seat]
    raid = [e for e in at.events("points_scored") if e["seat"] == seat and e["cause"] == "raid"]
    return found | ({"points": -int(raid[0]["count"])} if points and raid else {})


def poor(seats: int = 2) -> dict[str, Any]:
    """Nobody has anything to lose but points."""
    names = (UNICORN, DRAGON, LION, EAGLE)[:seats]
    return {
        "gold": dict.fromkeys(names, 0),
        "recruits": dict.fromkeys(names, 0),
        "cubes": dict.fromkeys(names, ""),
    }


# The attack.


@pytest.mark.proves("ARC-7.0.1")
@pytest.mark.parametrize("round_", [3, 6, 9])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_third_round_of_a_season_an_attack_comes(seats: int, round_: int) -> None:
    for card, strength in enumerate(STRENGTHS[seats], start=1):
        at = attacked(card, seats=seats, round_=round_)
        assert at.events("attack_revealed") == [{"attack": card, "strength": strength}]
        assert card in at.named["removed"]["attacks"]
        assert card not in at.named["decks"]["attacks"]


@pytest.mark.refuses("ARC-7.0.1")
@pytest.mark.parametrize("round_", [1, 2, 4, 5, 7, 8])
def test_after_any_other_round_no_attack_comes(round_: int) -> None:
    at = attacked(6, round_=round_)
    assert "attack_revealed" not in at.kinds()
    assert at.named["decks"]["attacks"][0] == 6


@pytest.mark.proves("ARC-R41")
def test_each_season_another_attack_card_comes() -> None:
    at = position(round=3, attacks=[4, 2, 5], wall=" ".join([UNICORN, DRAGON] * 2))
    revealed = []
    for _ in range(3):
        while at.phase in ("place", "split", "lose"):
            at.do("pass" if at.phase == "place" else at.legal()[0])
            revealed += [event["attack"] for event in at.events("attack_revealed")]
    assert revealed == [4, 2, 5]
    assert at.named["removed"]["attacks"] == [4, 2, 5]


@pytest.mark.refuses("ARC-R41")
def test_a_used_attack_card_is_out_of_the_game() -> None:
    at = attacked(4, wall=" ".join([UNICORN] * 5))
    assert at.named["removed"]["attacks"] == [4]
    assert sorted(at.named["decks"]["attacks"]) == [1, 2, 3, 5, 6]


# The defence.


@pytest.mark.proves("ARC-7.0.2")
@pytest.mark.parametrize("wall", [f"{UNICORN} {DRAGON} {DRAGON}", " ".join([DRAGON] * 4)])
def test_as_many_warriors_as_the_strength_defend_the_city(wall: str) -> None:
    at = attacked(3, wall=wall, recruits=2, points=0)
    assert at.events("city_defended") == [{"warriors": len(wall.split()), "strength": 3}]
    assert "raid_due" not in at.kinds()
    assert at.of(UNICORN, "recruits") == 2
    assert at.named["raid"] is None


@pytest.mark.refuses("ARC-7.0.2")
def test_one_warrior_too_few_does_not_defend_the_city() -> None:
    at = attacked(3, wall=f"{UNICORN} {DRAGON}", recruits={UNICORN: 5, DRAGON: 5})
    assert at.events("city_raided") == [{"warriors": 2, "strength": 3}]
    assert (at.of(UNICORN, "recruits"), at.of(DRAGON, "recruits")) == (3, 3)


@pytest.mark.proves("ARC-R38", "ARC-7.0.2")
def test_the_warriors_of_all_seats_defend_together() -> None:
    at = attacked(
        4, seats=4, wall=f"{UNICORN} {DRAGON} {LION} {LION} {EAGLE}", gate=DRAGON, **poor(4)
    )
    assert at.events("city_defended") == [{"warriors": 6, "strength": 6}]


@pytest.mark.refuses("ARC-R38")
def test_a_seat_without_warriors_owes_nothing_behind_a_defended_wall() -> None:
    at = attacked(3, wall=" ".join([DRAGON] * 3), recruits=4)
    assert at.of(UNICORN, "recruits") == 4


@pytest.mark.proves("ARC-R38", "ARC-7.0.3")
def test_after_a_failed_defence_each_seat_owes_the_strength_less_its_own_warriors() -> None:
    at = attacked(
        6,
        seats=3,
        wall=f"{UNICORN} {UNICORN} {UNICORN} {LION}",
        recruits={UNICORN: 7, DRAGON: 7, LION: 7},
    )
    assert at.events("raid_due") == [
        {"seat": UNICORN, "count": 3},
        {"seat": DRAGON, "count": 6},
        {"seat": LION, "count": 5},
    ]
    assert [at.of(seat, "recruits") for seat in (UNICORN, DRAGON, LION)] == [4, 1, 2]


@pytest.mark.refuses("ARC-R38", "ARC-7.0.3")
def test_the_warriors_of_others_do_not_lower_what_a_seat_owes() -> None:
    at = attacked(6, seats=4, wall=" ".join([DRAGON] * 5 + [LION] * 2), **poor(4))
    assert [lost(at, seat) for seat in (UNICORN, DRAGON, LION, EAGLE)] == [
        {"points": 8},
        {"points": 3},
        {"points": 6},
        {"points": 8},
    ]


# What is lost.


@pytest.mark.proves("ARC-7.0.3", "ARC-7.0.4", "ARC-7.0.5", "ARC-7.0.6")
def test_sandra_loses_a_recruit_a_resource_two_gold_and_a_point() -> None:
    """The example of the rulebook: strength 5, four warriors, one of them hers."""
    at = attacked(
        2, seats=4, wall=f"{UNICORN} {DRAGON} {LION} {EAGLE}", recruits=1, cubes="iron", gold=2
    )
    assert at.events("city_raided") == [{"warriors": 4, "strength": 5}]
    assert at.events("raid_due")[0] == {"seat": UNICORN, "count": 4}
    assert [e for e in at.events("raid_lost") if e["seat"] == UNICORN] == [
        {"seat": UNICORN, "goods": "recruits", "count": 1, "covered": 1},
        {"seat": UNICORN, "goods": "iron", "count": 1, "covered": 1},
        {"seat": UNICORN, "goods": "gold", "count": 2, "covered": 1},
    ]
    assert lost(at, UNICORN)["points"] == 1
    assert at.goods(UNICORN) == {}


@pytest.mark.proves("ARC-7.0.3")
def test_recruits_are_lost_first_and_go_to_the_supply() -> None:
    at = attacked(3, recruits={UNICORN: 4, DRAGON: 3}, cubes="2 iron", gold=5)
    assert at.goods(UNICORN) == {"gold": 5, "recruits": 1, "iron": 2}
    assert at.named["supply"]["recruits"] == 24


@pytest.mark.refuses("ARC-7.0.3", "ARC-R12")
def test_a_seat_with_enough_recruits_loses_nothing_else_and_is_not_asked() -> None:
    at = attacked(6, recruits={UNICORN: 4, DRAGON: 4}, cubes="3 iron, 3 stone")
    assert {event["goods"] for event in at.events("raid_lost")} == {"recruits"}
    assert at.phase == "place"


@pytest.mark.proves("ARC-7.0.4")
def test_resources_cover_what_recruits_do_not_one_for_one() -> None:
    at = attacked(6, recruits=1, cubes="3 iron", gold=6)
    assert lost(at, UNICORN) == {"recruits": 1, "iron": 3}
    assert at.goods(UNICORN) == {"gold": 6}


@pytest.mark.refuses("ARC-7.0.4")
def test_resources_are_not_kept_for_gold() -> None:
    at = attacked(3, recruits=0, cubes="2 iron, stone", gold=6)
    assert lost(at, UNICORN) == {"iron": 2, "stone": 1}


@pytest.mark.proves("ARC-7.0.4", "ARC-R12")
def test_a_seat_that_loses_some_of_its_resources_chooses_which() -> None:
    at = attacked(6, recruits=1, cubes="2 papyrus, 2 iron, stone")
    assert (at.phase, at.turn) == ("lose", UNICORN)
    assert at.named["raid"] == {"strength": 4, "due": [3, 4], "asked": "papyrus"}
    assert at.legal() == ["lose papyrus 0", "lose papyrus 1", "lose papyrus 2"]
    at.do("lose papyrus 1")
    assert at.legal() == ["lose iron 1", "lose iron 2"]
    at.do("lose iron 1")
    assert at.goods(UNICORN) == {"gold": 2, "papyrus": 1, "iron": 1}
    assert lost(at, UNICORN) == {"iron": 1, "stone": 1}


@pytest.mark.refuses("ARC-7.0.4", "ARC-R12")
def test_a_seat_loses_neither_more_nor_fewer_resources_than_it_owes() -> None:
    at = attacked(4, recruits=0, cubes="4 papyrus, 2 iron")
    assert at.legal() == ["lose papyrus 1", "lose papyrus 2", "lose papyrus 3"]
    for count in (0, 4):
        args = at.refuse(f"lose papyrus {count}", "ARC-R12", "why-loses-other-count")
        assert args == {"low": 1, "high": 3}
    at.refuse("lose iron 1", "ARC-R12", "why-other-kind-first")
    at.refuse("pass", "ARC-7.0.4", "why-not-this-phase")


@pytest.mark.proves("ARC-7.0.5")
@pytest.mark.parametrize(
    ("gold", "left", "covered"), [(8, 0, 4), (9, 1, 4), (20, 12, 4), (7, 0, 3), (2, 0, 1)]
)
def test_two_gold_cover_a_point_of_strength(gold: int, left: int, covered: int) -> None:
    at = attacked(6, **poor() | {"gold": gold})
    assert at.of(UNICORN, "gold") == left
    events = [e for e in at.events("raid_lost") if e["seat"] == UNICORN]
    assert events == [{"seat": UNICORN, "goods": "gold", "count": gold - left, "covered": covered}]


@pytest.mark.refuses("ARC-7.0.5")
def test_no_points_are_lost_while_there_is_gold_for_them() -> None:
    at = attacked(6, **poor() | {"gold": 8})
    assert lost(at, UNICORN) == {"gold": 8}
    assert at.of(UNICORN, "points") == 4


@pytest.mark.proves("ARC-7.0.6")
@pytest.mark.parametrize(("points", "after"), [(9, 5), (4, 0), (1, -3), (0, -4)])
def test_what_is_then_missing_costs_points_even_below_nought(points: int, after: int) -> None:
    at = attacked(6, points=points, **poor())
    assert at.of(UNICORN, "points") == after
    assert at.game.scores(at.state)[0] == after


@pytest.mark.refuses("ARC-7.0.6")
def test_points_are_not_lost_before_goods() -> None:
    at = attacked(6, recruits=1, cubes="stone", gold=4, points=9)
    assert at.of(UNICORN, "points") == 9
    assert at.goods(UNICORN) == {}


@pytest.mark.proves("ARC-R40")
@pytest.mark.parametrize(("gold", "points"), [(1, 4), (3, 3), (5, 2), (7, 1)])
def test_a_last_odd_coin_is_lost_and_covers_nothing(gold: int, points: int) -> None:
    at = attacked(6, **poor() | {"gold": gold})
    assert lost(at, UNICORN) == {"gold": gold, "points": points}
    assert at.of(UNICORN, "gold") == 0


@pytest.mark.refuses("ARC-R40")
def test_a_coin_that_is_left_when_all_is_covered_is_kept() -> None:
    at = attacked(6, **poor() | {"gold": 9})
    assert at.of(UNICORN, "gold") == 1
    at = attacked(6, **poor() | {"recruits": 4, "gold": 1})
    assert at.of(UNICORN, "gold") == 1


@pytest.mark.proves("ARC-R12")
def test_the_seats_choose_in_the_new_player_order() -> None:
    at = attacked(
        6,
        order=f"{UNICORN} {DRAGON}",
        hand={UNICORN: "courtier", DRAGON: "2 courtier"},
        recruits={UNICORN: 0, DRAGON: 0},
        cubes={UNICORN: "3 iron 3 stone", DRAGON: "3 iron 3 stone"},
    )
    assert at.order == [DRAGON, UNICORN]
    assert at.turn == DRAGON
    at.do("lose iron 3")
    assert (at.turn, at.phase) == (UNICORN, "lose")
    at.do("lose iron 1")
    assert at.goods(UNICORN) == {"gold": 2, "iron": 2}
    assert at.goods(DRAGON) == {"gold": 2, "stone": 2}


@pytest.mark.refuses("ARC-7.0.3")
def test_warriors_are_no_part_of_what_a_raid_takes() -> None:
    at = attacked(6, wall=f"{UNICORN} {UNICORN}", options={"season_reset": False}, **poor())
    assert at.of(UNICORN, "warriors") == 2
    assert at.of(UNICORN, "points") == 4 - 2 + 5


def test_the_named_state_says_which_cube_a_raid_asks_for() -> None:
    at = position(round=6, attacks=[6], cubes="2 papyrus 2 silver 3 iron", recruits=0)
    at.do("pass", "pass")
    assert at.named["raid"]["asked"] == "papyrus"
    before = at.game.hash(at.state)
    at.do("lose papyrus 0")
    assert at.named["raid"]["asked"] == "silver"
    assert at.game.hash(at.state) != before  # the ply; what is asked for is left out of the hash
    hashed = msgspec.json.decode(msgspec.json.encode(at.game.hashed(at.state)))
    assert hashed["raid"].keys() == {"strength", "due"}
