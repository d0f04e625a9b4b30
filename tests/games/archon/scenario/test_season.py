"""Chapters 7.1 and 7.2: how a season is scored, and how the next one is prepared."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from polis.games.archon.box.load import load_box
from polis.games.archon.game import Archon
from tests.games.archon.scenario.positions import DRAGON, EAGLE, LION, UNICORN, Table, position

SEATS = (UNICORN, DRAGON, LION, EAGLE)
# King's Grant 1 in season 1: arts 7 4 2 1, science 6 4 2 1, warriors 5 3 2 1.
HIGH = {3: [7, 4, 2, 1], 6: [8, 5, 3, 1], 9: [10, 6, 4, 2]}
"""Ranks of its best row by the last round of each season."""


def scored(
    seats: int = 4,
    round_: int = 3,
    *,
    arts: str = "",
    science: str = "",
    wall: str = "",
    grants: tuple[int, ...] = (1, 2, 3),
    **more: Any,
) -> Table:
    """The position after a season without a raid; arts and science as numbers by seat."""
    at = position(
        seats=seats,
        round=round_,
        grants=grants,
        arts=numbers(arts, seats),
        science=numbers(science, seats),
        wall=wall,
        recruits=dict.fromkeys(SEATS[:seats], 5),
        **more,
    )
    at.do(*["pass"] * seats)
    return at


def numbers(text: str, seats: int) -> dict[str, int]:
    """`2 0 1` as numbers of the first seats."""
    return {seat: int(n) for seat, n in zip(SEATS[:seats], text.split(), strict=False)}


def ranks(at: Table, category: str) -> dict[str, int]:
    """The points of each seat for a category."""
    return {e["seat"]: e["points"] for e in at.events("rank_scored") if e["category"] == category}


def points(at: Table) -> list[int]:
    """The score of each seat."""
    return [int(score) for score in at.game.scores(at.state)]


# Scoring.


@pytest.mark.proves("ARC-7.1.2")
def test_the_points_of_a_rank_are_told_once() -> None:
    at = scored(seats=2, arts="3 0")
    told = [at.game.event_text(event, "en") for event in at.last if "points" in event.fields]
    assert told == ["Unicorn is first with 3 Arts cards and scores 7 points."]
    assert "points_scored" not in at.kinds()


@pytest.mark.proves("ARC-7.1.1")
def test_each_category_is_scored_by_rank() -> None:
    at = scored(
        arts="1 4 3 2",
        science="4 3 2 1",
        wall=f"{UNICORN} {DRAGON} {DRAGON} {LION} {LION} {LION} {EAGLE} {EAGLE} {EAGLE} {EAGLE}",
    )
    assert ranks(at, "arts") == {UNICORN: 1, DRAGON: 7, LION: 4, EAGLE: 2}
    assert ranks(at, "science") == {UNICORN: 6, DRAGON: 4, LION: 2, EAGLE: 1}
    assert ranks(at, "warriors") == {UNICORN: 1, DRAGON: 2, LION: 3, EAGLE: 5}
    assert points(at) == [12, 17, 13, 12]


@pytest.mark.proves("ARC-7.1.1")
@pytest.mark.parametrize("round_", [3, 6, 9])
def test_the_points_of_a_rank_grow_with_the_season(round_: int) -> None:
    grants = {3: (1, 5, 6), 6: (5, 1, 6), 9: (5, 6, 1)}[round_]
    at = scored(round_=round_, grants=grants, arts="4 3 2 1")
    assert [*ranks(at, "arts").values()] == HIGH[round_]


@pytest.mark.refuses("ARC-7.1.1")
def test_the_kings_grant_of_another_season_does_not_count() -> None:
    at = scored(grants=(6, 1, 2), arts="4 3 2 1")
    assert [*ranks(at, "arts").values()] == [5, 3, 2, 1]


@pytest.mark.refuses("ARC-7.1.1")
def test_warriors_that_are_not_on_the_wall_do_not_count() -> None:
    at = scored(arts="1 0 0 0")
    assert at.of(DRAGON, "warriors_left") == 5
    assert ranks(at, "warriors") == {}


@pytest.mark.proves("ARC-7.1.2")
@pytest.mark.parametrize(
    ("arts", "shares"),
    [
        ("3 2 2 1", [7, 3, 3, 1]),  # 4 + 2 for the second and third
        ("2 2 2 1", [4, 4, 4, 1]),  # 7 + 4 + 2 = 13 for the first three
        ("2 2 1 0", [5, 5, 2, None]),  # 7 + 4 = 11
        ("2 2 1 1", [5, 5, 1, 1]),  # 2 + 1 = 3 for the third and fourth
        ("1 1 1 1", [3, 3, 3, 3]),  # 14
        ("3 2 1 1", [7, 4, 1, 1]),
        ("3 1 1 1", [7, 2, 2, 2]),  # 4 + 2 + 1 = 7 for the last three
    ],
)
def test_tied_seats_share_their_ranks_rounded_down(arts: str, shares: list[int | None]) -> None:
    at = scored(arts=arts)
    assert [ranks(at, "arts").get(seat) for seat in SEATS] == shares
    assert points(at) == [4 + (share or 0) for share in shares]


@pytest.mark.proves("ARC-7.1.2")
def test_behind_two_seconds_comes_the_fourth_rank() -> None:
    at = scored(science="5 3 3 1")
    assert ranks(at, "science") == {UNICORN: 6, DRAGON: 3, LION: 3, EAGLE: 1}
    assert [e["rank"] for e in at.events("rank_scored")] == [1, 2, 2, 4]


@pytest.mark.refuses("ARC-7.1.2")
def test_the_player_order_breaks_no_tie() -> None:
    for order in (f"{UNICORN} {DRAGON}", f"{DRAGON} {UNICORN}"):
        at = scored(seats=2, order=order, turn=order.split()[0], arts="2 2")
        assert ranks(at, "arts") == {UNICORN: 5, DRAGON: 5}


@pytest.mark.proves("ARC-7.1.3")
def test_a_single_card_is_enough_for_a_rank() -> None:
    at = scored(arts="1 0 0 0", science="0 1 0 0", wall=LION)
    assert points(at) == [11, 10, 9, 4]


@pytest.mark.refuses("ARC-7.1.3")
def test_a_seat_without_a_card_gets_no_rank_and_shares_none() -> None:
    at = scored(arts="2 0 0 0")
    assert ranks(at, "arts") == {UNICORN: 7}
    at = scored()
    assert at.events("rank_scored") == []
    assert points(at) == [4, 4, 4, 4]


@pytest.mark.proves("ARC-R43")
@pytest.mark.parametrize(("seats", "shares"), [(2, [7, 4]), (3, [7, 4, 2])])
def test_with_fewer_seats_the_lower_ranks_are_not_given(seats: int, shares: list[int]) -> None:
    at = scored(seats, arts="3 2 1")
    assert [*ranks(at, "arts").values()] == shares


@pytest.mark.refuses("ARC-R43")
@pytest.mark.parametrize(("seats", "share"), [(2, 5), (3, 4)])
def test_tied_seats_do_not_share_ranks_that_nobody_holds(seats: int, share: int) -> None:
    at = scored(seats, arts="1 1 1")
    assert [*ranks(at, "arts").values()] == [share] * seats


# The preparation.


@pytest.mark.proves("ARC-7.2.1")
def test_the_next_kings_grant_is_in_force() -> None:
    at = scored(grants=(6, 1, 2), arts="1 0 0 0")
    assert at.events("grant_started") == [{"season": 2, "grant": 1}]
    assert at.named["season"] == 2
    market = at.named["market"]
    assert market == {"papyrus": 3, "silver": 3, "iron": 2, "stone": 2}


@pytest.mark.refuses("ARC-7.2.1")
@pytest.mark.parametrize("round_", [1, 2, 4, 9])
def test_no_grant_comes_in_the_middle_of_a_season_or_after_the_third(round_: int) -> None:
    at = scored(round_=round_)
    assert "grant_started" not in at.kinds()


@pytest.mark.proves("ARC-7.2.2")
def test_warriors_arts_and_science_go_back() -> None:
    at = scored(arts="3 2 0 0", science="0 1 0 4", wall=f"{UNICORN} {DRAGON}", gate=LION)
    assert at.named["wall"] == [None] * 20
    for seat in SEATS:
        assert (at.of(seat, "arts"), at.of(seat, "science")) == (0, 0)
        assert at.of(seat, "warriors_left") == 5
    assert (at.named["supply"]["arts"], at.named["supply"]["science"]) == (23, 23)


@pytest.mark.refuses("ARC-7.2.2")
def test_the_pieces_of_the_first_season_count_no_more_in_the_second() -> None:
    at = scored(seats=2, arts="3 0")
    at.do("pass", "pass", "split 5 courtier", "split 5 courtier", "pass", "pass", "pass", "pass")
    assert at.named["season"] == 3
    assert at.events("rank_scored") == []


@pytest.mark.refuses("ARC-7.2.2")
def test_nothing_goes_back_within_a_season_or_at_the_end() -> None:
    for round_ in (1, 2, 9):
        at = scored(round_=round_, arts="3 2 0 0", wall=f"{UNICORN} {DRAGON}")
        assert (at.of(UNICORN, "arts"), at.of(UNICORN, "warriors")) == (3, 1)


@pytest.mark.proves("ARC-R3")
def test_without_the_reset_all_pieces_stay() -> None:
    at = scored(
        arts="3 2 0 0",
        science="0 1 0 4",
        wall=f"{UNICORN} {DRAGON}",
        gate=LION,
        options={"season_reset": False},
    )
    assert at.named["season"] == 2
    assert [at.of(seat, "arts") for seat in SEATS] == [3, 2, 0, 0]
    assert [at.of(seat, "science") for seat in SEATS] == [0, 1, 0, 4]
    assert [at.of(seat, "warriors") for seat in SEATS] == [1, 1, 1, 0]
    assert at.named["wall"][:2] == [2, None]
    assert "pieces_returned" not in at.kinds()


@pytest.mark.refuses("ARC-R3")
def test_without_the_reset_the_market_and_the_tiles_work_as_usual() -> None:
    at = scored(seats=2, grants=(1, 6, 2), tiles="tavern", options={"season_reset": False})
    assert at.named["market"] == {"papyrus": 2, "silver": 3, "iron": 2, "stone": 3}
    assert at.events("gained") == [
        {"seat": UNICORN, "goods": "recruits", "count": 2, "short": 0, "cause": "tavern"}
    ]


@pytest.mark.proves("ARC-7.2.3")
def test_the_market_is_cleared_and_filled_from_the_new_grant() -> None:
    at = position(
        round=3,
        grants=[1, 4],
        market="4 iron, 1 papyrus",
        recruits={UNICORN: 5, DRAGON: 5},
    )
    supply = at.named["supply"]
    repository = at.named["repository"]
    at.do("pass", "pass")
    market = {"papyrus": 3, "silver": 2, "iron": 2, "stone": 3}
    assert at.named["market"] == market
    for cube, new in market.items():
        before = supply[cube] + {"iron": 4, "papyrus": 1}.get(cube, 0) + repository[cube]
        assert at.named["supply"][cube] == before - new - at.named["repository"][cube]


@pytest.mark.refuses("ARC-7.2.3")
def test_what_was_on_the_market_is_not_kept() -> None:
    at = position(round=3, grants=[1, 4], market="4 silver 4 iron")
    at.do("pass", "pass")
    while at.phase == "lose":
        at.do(at.legal()[0])
    assert at.named["market"] == {"papyrus": 3, "silver": 2, "iron": 2, "stone": 3}
    told = [(event["resource"], event["count"]) for event in at.events("market_cleared")]
    assert told == [("silver", 4), ("iron", 4)], "of an empty row nothing is told"
    at = position(round=2, grants=[1, 4], market="4 silver 4 iron")
    at.do("pass", "pass")
    assert at.named["market"] == {"papyrus": 0, "silver": 4, "iron": 4, "stone": 0}


@pytest.mark.refuses("ARC-7.2.3")
def test_a_market_that_is_only_filled_up_takes_no_more_than_its_rows_hold() -> None:
    game = Archon(replace(load_box(), is_market_cleared=False))
    at = position(round=3, grants=[1, 4], market="4 iron, 3 silver", recruits=5, game=game)
    at.do("pass", "pass")
    assert at.named["market"] == {"papyrus": 3, "silver": 4, "iron": 4, "stone": 3}
    filled = {
        e["resource"]: (e["count"], e["short"], e["excess"]) for e in at.events("market_filled")
    }
    assert filled == {
        "papyrus": (3, 0, 0),
        "silver": (1, 0, 1),
        "iron": (0, 0, 2),
        "stone": (3, 0, 0),
    }
    texts = [game.event_text(event, "en") for event in at.last if event.kind == "market_filled"]
    assert texts[1:3] == [
        "The Marketplace gets 1 Silver; there is no room for 1 more.",
        "The Marketplace gets no Iron: the row is full.",
    ]


@pytest.mark.proves("ARC-7.2.4", "ARC-9.2", "ARC-9.3")
@pytest.mark.parametrize("round_", [3, 6])
def test_house_of_arts_and_tavern_pay_at_the_start_of_the_second_and_third_season(
    round_: int,
) -> None:
    at = scored(seats=2, round_=round_, tiles={UNICORN: "tavern", DRAGON: "house-of-arts"})
    assert at.events("gained") == [
        {"seat": UNICORN, "goods": "recruits", "count": 2, "short": 0, "cause": "tavern"},
        {"seat": DRAGON, "goods": "gold", "count": 3, "short": 0, "cause": "house-of-arts"},
    ]
    assert at.of(DRAGON, "gold") == 5


@pytest.mark.refuses("ARC-7.2.4", "ARC-9.2", "ARC-9.3")
@pytest.mark.parametrize("round_", [1, 2, 4, 5, 7, 8, 9])
def test_they_pay_at_no_other_time(round_: int) -> None:
    at = scored(seats=2, round_=round_, tiles={UNICORN: "tavern", DRAGON: "house-of-arts"})
    assert at.events("gained") == []


@pytest.mark.refuses("ARC-7.2.4")
def test_they_pay_no_more_than_the_supply_has() -> None:
    at = scored(
        seats=2, tiles="house-of-arts", gold={UNICORN: 0, DRAGON: 53}, wall=" ".join([DRAGON] * 4)
    )
    assert at.of(UNICORN, "gold") == 2


@pytest.mark.proves("ARC-7.2.5")
def test_goods_tiles_magisters_and_points_are_kept() -> None:
    at = position(
        round=3,
        wall=f"{UNICORN} {UNICORN} {DRAGON} {DRAGON}",
        gold=7,
        recruits=3,
        cubes="papyrus 2 silver 3 iron stone",
        tiles="inn gardens",
        track="2 cleric 2 scribe merchant",
        points=30,
    )
    kept = ("gold", "recruits", "resources", "tiles", "magisters")
    before = {name: at.of(UNICORN, name) for name in kept}
    at.do("pass", "pass")
    assert {name: at.of(UNICORN, name) for name in kept} == before
    assert at.of(UNICORN, "points") == 30 + 4  # two tied for the first rank: 5 + 3


@pytest.mark.refuses("ARC-7.2.5")
def test_no_seat_goes_back_to_its_starting_goods_score_or_cards() -> None:
    at = scored(seats=2, track="3 merchant cleric", gold=0, points={DRAGON: 1})
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "points")) == (0, 1)
    assert at.of(UNICORN, "magisters")["merchant"] == 3


# Tiles in a scoring.


@pytest.mark.proves("ARC-9.9", "ARC-9.10", "ARC-9.11", "ARC-R36")
@pytest.mark.parametrize("round_", [3, 6, 9])
@pytest.mark.parametrize(
    ("tile", "have"),
    [
        ("gallery", {"arts": "3 5"}),
        ("library", {"science": "3 5"}),
        ("armory", {"wall": " ".join([UNICORN] * 3 + [DRAGON] * 5)}),
    ],
)
def test_a_point_for_each_piece_in_every_scoring(
    round_: int, tile: str, have: Mapping[str, Any]
) -> None:
    bare = scored(seats=2, round_=round_, **have)
    at = scored(seats=2, round_=round_, tiles=tile, **have)
    assert points(at) == [points(bare)[0] + 3, points(bare)[1]]
    assert {"seat": UNICORN, "count": 3, "cause": tile} in at.events("points_scored")
    kinds = at.kinds()
    if round_ < 9:  # counted before the pieces go back
        assert kinds.index("pieces_returned") > kinds.index("points_scored")
        assert sum(at.of(UNICORN, name) for name in ("arts", "science", "warriors")) == 0


@pytest.mark.refuses("ARC-9.9", "ARC-9.10", "ARC-9.11")
@pytest.mark.parametrize("tile", ["gallery", "library", "armory"])
def test_a_tile_counts_nothing_of_another_kind_or_seat(tile: str) -> None:
    others: dict[str, Any] = {
        "gallery": {"science": "3 1", "wall": " ".join([UNICORN] * 3), "arts": "0 4"},
        "library": {"arts": "3 1", "wall": " ".join([UNICORN] * 3), "science": "0 4"},
        "armory": {"arts": "3 1", "science": "2 2", "wall": " ".join([DRAGON] * 4)},
    }[tile]
    bare = scored(seats=2, **others)
    at = scored(seats=2, tiles=tile, **others)
    assert points(at) == points(bare)


@pytest.mark.refuses("ARC-9.9", "ARC-9.10", "ARC-9.11")
@pytest.mark.parametrize("round_", [1, 2, 4, 8])
def test_no_tile_scores_outside_a_season_scoring(round_: int) -> None:
    at = scored(
        seats=2,
        round_=round_,
        arts="3 0",
        science="2 0",
        wall=UNICORN,
        tiles="gallery library armory",
    )
    assert points(at) == [4, 4]


@pytest.mark.refuses("ARC-R36")
def test_what_went_back_is_not_counted_in_the_next_scoring() -> None:
    at = scored(seats=2, arts="3 0", tiles="gallery")
    assert points(at)[0] == 4 + 7 + 3
    at.do("pass", "pass", "split 5 courtier", "split 5 courtier", "pass", "pass", "pass", "pass")
    assert at.named["season"] == 3
    assert {event["cause"] for event in at.events("points_scored")} <= {"raid"}


@pytest.mark.proves("ARC-R36", "ARC-R3")
def test_without_the_reset_pieces_are_counted_in_each_scoring() -> None:
    at = scored(seats=2, round_=6, arts="3 0", tiles="gallery", options={"season_reset": False})
    assert at.of(UNICORN, "arts") == 3
    assert points(at)[0] == 4 + 8 + 3


# Taken late.


@pytest.mark.proves("ARC-R37")
@pytest.mark.parametrize(
    ("tile", "cubes", "goods", "count"),
    [
        ("house-of-arts", "papyrus stone silver", "gold", 3),
        ("tavern", "silver stone papyrus", "recruits", 2),
    ],
)
def test_a_tile_taken_in_a_season_pays_first_at_the_start_of_the_next(
    tile: str, cubes: str, goods: str, count: int
) -> None:
    at = position(
        round=3,
        hand={UNICORN: "courtier cleric", DRAGON: "courtier"},
        cubes=cubes,
        recruits={UNICORN: 4, DRAGON: 4},
        gold=1,
    )
    at.do("builders-guild a courtier", f"tile {tile}")
    assert "gained" not in at.kinds()
    before = at.of(UNICORN, goods)
    at.do("pass", "pass")
    lost = [e for e in at.events("raid_lost") if (e["seat"], e["goods"]) == (UNICORN, goods)]
    raided = sum(event["count"] for event in lost)
    assert at.of(UNICORN, goods) == before - raided + count


@pytest.mark.refuses("ARC-R37")
@pytest.mark.parametrize(
    ("tile", "cubes"),
    [("house-of-arts", "papyrus stone silver"), ("tavern", "silver stone papyrus")],
)
def test_a_tile_taken_in_the_third_season_never_pays(tile: str, cubes: str) -> None:
    at = position(
        round=9,
        hand={UNICORN: "courtier cleric", DRAGON: "courtier"},
        cubes=cubes,
        recruits={UNICORN: 4, DRAGON: 4},
    )
    at.do("builders-guild a courtier", f"tile {tile}", "pass", "pass")
    assert at.phase == "over"
    assert at.events("gained") == []
