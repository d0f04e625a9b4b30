"""Chapter 8: the end of the game, the last tiles, and who wins."""

from typing import Any

import pytest

from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, Table, position

SAFE = " ".join([UNICORN, DRAGON] * 2)
"""Enough warriors of two seats against any attack, and a tie in the scoring."""


def last_round(seats: int = 2, wall: str = SAFE, **more: Any) -> Table:
    """The end of a game: everybody passes in the ninth round."""
    at = position(seats=seats, round=9, wall=wall, **more)
    at.do(*["pass"] * seats)
    return at


def winners(at: Table) -> list[int]:
    """Who has won, as all of the game's answers say."""
    found: list[int] = at.game.winners(at.state)
    assert at.named["winners"] == found
    assert [
        ("unicorn", "dragon", "lion", "eagle").index(e["seat"]) for e in at.events("winner")
    ] == (found)
    return found


@pytest.mark.proves("ARC-8.1")
def test_the_game_ends_after_the_scoring_of_the_third_season() -> None:
    at = last_round(arts=1, tiles={DRAGON: "architects-guild"})
    assert (at.phase, at.game.is_over(at.state), at.legal()) == ("over", True, [])
    kinds = at.kinds()
    assert kinds[-2:] == ["game_over", "winner"]
    scored = [event["cause"] for event in at.events("points_scored")]
    assert scored == ["architects-guild"]
    assert kinds.count("rank_scored") == 3
    assert kinds.index("game_over") > kinds.index("points_scored") > kinds.index("rank_scored")


@pytest.mark.refuses("ARC-8.1")
@pytest.mark.parametrize("round_", [3, 6, 8])
def test_the_game_does_not_end_earlier(round_: int) -> None:
    at = position(round=round_, wall=SAFE)
    at.do("pass", "pass")
    assert not at.game.is_over(at.state)
    assert at.game.winners(at.state) == at.named["winners"] == []
    assert at.game.ending(at.state) is None


@pytest.mark.refuses("ARC-8.1", "ARC-8.2")
def test_after_the_end_nothing_is_done() -> None:
    at = last_round()
    for text in ("pass", "barracks a", "split 5 courtier", "lose iron 0"):
        at.refuse(text, "ARC-8.2", "why-game-over")


@pytest.mark.refuses("ARC-8.1", "ARC-9.12", "ARC-9.13")
@pytest.mark.parametrize("round_", [3, 6])
def test_tiles_for_the_end_score_nothing_in_a_season_scoring(round_: int) -> None:
    at = position(round=round_, wall=SAFE, tiles="architects-guild magisters-court")
    at.do("pass", "pass")
    assert "rank_scored" in at.kinds()
    assert "points_scored" not in at.kinds()


@pytest.mark.proves("ARC-9.12")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("architects-guild", 1),
        ("architects-guild inn chapel", 3),
        ("craftsman tavern gardens statue architects-guild", 5),
    ],
)
def test_the_architects_guild_counts_every_tile_and_itself(tiles: str, points: int) -> None:
    at = last_round(tiles={UNICORN: tiles, DRAGON: "house-of-arts weaponsmith"})
    assert {"seat": UNICORN, "count": points, "cause": "architects-guild"} in at.events(
        "points_scored"
    )


@pytest.mark.proves("ARC-9.13")
@pytest.mark.parametrize(
    ("track", "points"),
    [("cleric scribe", 2), ("2 tax-collector 4 cleric 3 scribe merchant", 10)],
)
def test_the_magisters_court_counts_every_magister_with_the_first_two(
    track: str, points: int
) -> None:
    at = last_round(track=track, tiles="magisters-court")
    assert {"seat": UNICORN, "count": points, "cause": "magisters-court"} in at.events(
        "points_scored"
    )


@pytest.mark.refuses("ARC-9.12", "ARC-9.13")
def test_tiles_and_magisters_count_nothing_without_the_two_tiles() -> None:
    at = last_round(
        track="4 cleric 4 scribe",
        tiles={UNICORN: "inn chapel", DRAGON: "architects-guild magisters-court"},
    )
    assert "points_scored" in at.kinds()
    assert [e for e in at.events("points_scored") if e["seat"] == UNICORN] == []


@pytest.mark.refuses("ARC-9.14", "ARC-9.15")
def test_gardens_and_statue_score_nothing_more_at_the_end() -> None:
    at = last_round(tiles="gardens statue")
    bare = last_round()
    assert at.game.scores(at.state) == bare.game.scores(bare.state)


@pytest.mark.refuses("ARC-9.14", "ARC-9.15")
def test_gardens_and_statue_bring_nothing_in_rounds_and_seasons() -> None:
    tables = [
        position(round=3, wall=SAFE, tiles=tiles) for tiles in ({}, {UNICORN: "gardens statue"})
    ]
    for at in tables:
        at.do("treasury a", "with courtier", "pass", "pass")
    assert tables[0].goods(UNICORN) == tables[1].goods(UNICORN)
    assert tables[0].of(UNICORN, "points") == tables[1].of(UNICORN, "points")


# The winner.


@pytest.mark.proves("ARC-8.2")
def test_the_seat_with_the_most_points_wins() -> None:
    at = last_round(points={UNICORN: 20, DRAGON: 21}, gold={UNICORN: 30, DRAGON: 0})
    assert winners(at) == [1]
    assert (at.game.ending(at.state), at.named["ending"]) == ("points", "points")
    assert at.events("game_over") == [{"ending": "points"}]


@pytest.mark.proves("ARC-8.2")
def test_the_tiles_of_the_end_may_decide() -> None:
    at = last_round(points={UNICORN: 20, DRAGON: 19}, tiles={DRAGON: "magisters-court"})
    assert at.game.scores(at.state) == [25, 26]
    assert winners(at) == [1]


@pytest.mark.refuses("ARC-8.2")
def test_goods_do_not_win_over_a_point() -> None:
    at = last_round(
        3, points={UNICORN: 5, DRAGON: 4, LION: 4}, gold={DRAGON: 30}, wall=SAFE + f" {LION} {LION}"
    )
    assert at.game.scores(at.state)[0] > at.game.scores(at.state)[1]
    assert winners(at) == [0]


@pytest.mark.proves("ARC-8.2", "ARC-7.0.6")
def test_the_highest_of_scores_below_nought_wins() -> None:
    at = last_round(
        wall="",
        attacks=[6],
        points={UNICORN: 0, DRAGON: 1},
        gold={UNICORN: 0, DRAGON: 0},
        recruits={UNICORN: 0, DRAGON: 0},
        cubes={UNICORN: "", DRAGON: ""},
    )
    assert at.game.scores(at.state) == [-4, -3]
    assert winners(at) == [1]


@pytest.mark.proves("ARC-8.3")
@pytest.mark.parametrize(
    ("gold", "recruits", "cubes", "winner"),
    [
        (3, 2, "papyrus", 0),
        (0, 0, "2 papyrus 2 silver 2 iron", 0),
        (1, 3, "stone", 1),
        (5, 0, "", 1),
    ],
)
def test_of_seats_with_equal_points_the_one_with_more_goods_wins(
    gold: int, recruits: int, cubes: str, winner: int
) -> None:
    at = last_round(
        points={UNICORN: 9, DRAGON: 9},
        gold={UNICORN: gold + 1 - winner, DRAGON: 2},
        recruits={UNICORN: recruits, DRAGON: 2},
        cubes={UNICORN: cubes, DRAGON: "silver stone"},
    )
    assert winners(at) == [winner]
    assert at.game.ending(at.state) == "goods"


@pytest.mark.refuses("ARC-8.3")
def test_arts_tiles_and_magisters_break_no_tie() -> None:
    have: dict[str, Any] = {
        "gold": {UNICORN: 2, DRAGON: 2},
        "recruits": {UNICORN: 1, DRAGON: 1},
        "cubes": {UNICORN: "iron", DRAGON: "iron"},
    }
    at = last_round(
        points={UNICORN: 9, DRAGON: 9}, tiles="inn chapel", track="3 cleric 3 scribe", **have
    )
    assert winners(at) == [0, 1]


@pytest.mark.proves("ARC-8.4")
def test_seats_with_equal_points_and_goods_share_the_victory() -> None:
    at = last_round(
        3,
        wall=f"{UNICORN} {DRAGON} {LION} {UNICORN} {DRAGON} {LION}",
        points={UNICORN: 9, DRAGON: 9, LION: 8},
        gold={UNICORN: 4, DRAGON: 1, LION: 9},
        recruits={UNICORN: 0, DRAGON: 1},
        cubes={UNICORN: "", DRAGON: "papyrus stone"},
    )
    assert winners(at) == [0, 1]
    assert at.game.ending(at.state) == "shared"
    assert at.events("game_over") == [{"ending": "shared"}]


@pytest.mark.refuses("ARC-8.4")
def test_neither_order_nor_number_of_a_seat_breaks_the_last_tie() -> None:
    for order in (f"{UNICORN} {DRAGON}", f"{DRAGON} {UNICORN}"):
        at = last_round(
            order=order,
            turn=order.split()[0],
            points={UNICORN: 9, DRAGON: 9},
            gold={UNICORN: 2, DRAGON: 2},
            recruits={UNICORN: 0, DRAGON: 0},
            cubes={UNICORN: "", DRAGON: ""},
        )
        assert winners(at) == [0, 1]
