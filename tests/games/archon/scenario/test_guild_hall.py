"""4.2.5 and the rulings on it: a new magister for the price of the track's next space."""

from typing import Any

import pytest

from tests.games.archon.scenario.positions import DRAGON, UNICORN, Table, position

RICH: dict[str, Any] = {"gold": 9, "recruits": 9}
ALL = "2 papyrus, 2 silver, 2 iron, 2 stone"


def hiring(
    track: str = "cleric scribe", cubes: str = ALL, hand: str = "3 courtier cleric"
) -> Table:
    """Unicorn in the Guild Hall with everything it could need, the row to be chosen."""
    at = position(
        gold=9, recruits=9, cubes=cubes,
        track=track, hand=hand
    )  # fmt: skip
    at.do("guild-hall a")
    if at.phase == "card":  # not asked of a hand of Courtiers
        at.do("with courtier")
    return at


@pytest.mark.proves("ARC-4.2.5.1", "ARC-4.2.5.3")
def test_the_example_of_the_rulebook_vicky_takes_a_second_cleric() -> None:
    at = position(gold=1, recruits=1, cubes="")
    at.do("guild-hall a with courtier", "magister cleric", "replace played")
    assert at.events("paid") == [
        {"seat": UNICORN, "goods": goods, "count": 1, "cause": "guild-hall"}
        for goods in ("gold", "recruits")
    ]
    assert at.events("magister_taken") == [{"seat": UNICORN, "magister": "cleric", "space": 2}]
    assert at.goods(UNICORN) == {}
    assert at.of(UNICORN, "magisters")["cleric"] == 2
    assert at.of(UNICORN, "points") == 4 + 2


@pytest.mark.proves("ARC-4.2.5.1")
@pytest.mark.parametrize(
    ("track", "magister", "price"),
    [
        ("cleric scribe", "tax-collector", {"gold": 1}),
        ("cleric tax-collector", "tax-collector", {"gold": 2, "silver": 1}),
        ("2 cleric", "cleric", {"gold": 1, "recruits": 1, "stone": 1}),
        ("3 cleric", "cleric", {"gold": 2, "recruits": 2, "stone": 1}),
        ("cleric scribe", "scribe", {"gold": 1, "papyrus": 1}),
        ("cleric 3 merchant", "merchant", {"gold": 2, "iron": 1, "stone": 1}),
    ],
)
def test_the_price_is_that_of_the_next_space_of_the_markers_row(
    track: str, magister: str, price: dict[str, int]
) -> None:
    at = hiring(track, hand="3 courtier")
    assert len(at.legal()) == 4
    at.do(f"magister {magister}")
    assert {event["goods"]: event["count"] for event in at.events("paid")} == price


@pytest.mark.refuses("ARC-4.2.5.1")
@pytest.mark.parametrize(
    ("track", "full"), [("2 tax-collector", "tax-collector"), ("cleric 4 merchant", "merchant")]
)
def test_a_row_whose_marker_is_on_the_last_space_gives_nothing(track: str, full: str) -> None:
    at = hiring(track, hand="3 courtier")
    assert at.refuse(f"magister {full}", "ARC-4.2.5.1", "why-track-full") == {"card": full}


@pytest.mark.refuses("ARC-4.2.5.1")
@pytest.mark.parametrize(("magister", "goods"), [("scribe", "papyrus"), ("merchant", "iron")])
def test_a_magister_that_cannot_be_paid_for_is_not_taken(magister: str, goods: str) -> None:
    at = hiring("cleric scribe merchant", cubes="")
    why = at.refuse(f"magister {magister}", "ARC-4.2.5.1", "why-price-not-payable")
    assert why == {"goods": goods, "count": 1}


@pytest.mark.proves("ARC-4.2.5.2")
def test_a_seat_takes_another_magister_in_its_next_turn() -> None:
    at = position(**RICH, cubes=ALL)
    at.do("guild-hall a with courtier", "magister merchant", "replace waiting")
    assert at.named["decision"]["took_magister"] is False  # it is the other seat's turn
    at.do("barracks a with courtier", "guild-hall b with scribe", "magister merchant")
    assert at.of(UNICORN, "magisters")["merchant"] == 2


@pytest.mark.refuses("ARC-4.2.5.2")
@pytest.mark.parametrize("slot", ["guild-hall b", "palace 1"])
def test_the_second_action_of_a_scribe_takes_no_second_magister(slot: str) -> None:
    at = position(**RICH, cubes=ALL, palace=[18, 1])
    at.do("guild-hall a with scribe", "magister merchant", "replace waiting")
    assert at.phase == "again"
    at.refuse(slot, "ARC-4.2.5.2", "why-one-magister-a-turn")
    at.do("barracks a with courtier")
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.5.2")
def test_after_a_magister_from_the_palace_the_guild_hall_gives_none_in_that_turn() -> None:
    at = position(**RICH, cubes=ALL, palace=[18, 1])
    at.do("palace 1 with scribe", "magister merchant", "replace waiting")
    at.refuse("guild-hall a", "ARC-4.2.5.2", "why-one-magister-a-turn")


@pytest.mark.proves("ARC-4.2.5.3")
@pytest.mark.parametrize(
    ("track", "magister", "points"),
    [
        ("tax-collector scribe", "tax-collector", 3),
        ("2 cleric", "cleric", 3),
        ("3 cleric", "cleric", 5),
        ("cleric scribe", "scribe", 1),
        ("cleric 3 scribe", "scribe", 4),
        ("merchant scribe", "merchant", 2),
    ],
)
def test_the_marker_moves_and_the_points_of_its_space_are_scored_at_once(
    track: str, magister: str, points: int
) -> None:
    at = hiring(track, hand="3 courtier")
    before = at.of(UNICORN, "magisters")[magister]
    at.do(f"magister {magister}")
    assert at.of(UNICORN, "magisters")[magister] == before + 1
    assert at.of(UNICORN, "points") == 4 + points
    assert at.phase == "replace"


@pytest.mark.refuses("ARC-4.2.5.3")
def test_no_other_marker_moves_and_nobody_else_scores() -> None:
    at = hiring("cleric scribe")
    at.do("magister cleric", "replace hand")
    assert at.of(UNICORN, "magisters") == {
        "tax-collector": 0, "cleric": 2, "scribe": 1, "merchant": 0,
    }  # fmt: skip
    assert sum(at.of(DRAGON, "magisters").values()) == 2
    assert at.of(DRAGON, "points") == 4


@pytest.mark.proves("ARC-4.2.5.4", "ARC-R18")
@pytest.mark.parametrize("pile", ["hand", "waiting", "played"])
def test_the_new_magister_takes_the_place_of_a_courtier_wherever_it_is(pile: str) -> None:
    at = hiring()
    at.do("magister merchant")
    before = {name: at.cards(UNICORN, name) for name in ("hand", "waiting", "played")}
    assert at.legal() == ["replace hand", "replace waiting", "replace played"]
    at.do(f"replace {pile}")
    after = {name: at.cards(UNICORN, name) for name in ("hand", "waiting", "played")}
    changed = dict(before[pile])
    changed["courtier"] -= 1
    changed = {kind: n for kind, n in changed.items() if n} | {"merchant": 1}
    assert after == before | {pile: changed}
    assert sum(sum(cards.values()) for cards in after.values()) == 10
    assert at.events("courtier_replaced") == [
        {"seat": UNICORN, "magister": "merchant", "place": pile}
    ]


@pytest.mark.proves("ARC-R18")
def test_a_magister_put_into_the_hand_is_used_in_the_same_round() -> None:
    at = position(**RICH, cubes="", hand="scribe 2 courtier")
    at.do("guild-hall a with scribe", "magister merchant", "replace hand")
    assert at.phase == "again"
    at.do("treasury a with merchant")
    assert at.events("gained")[0]["count"] == 3


@pytest.mark.proves("ARC-R18")
def test_a_magister_put_into_the_waiting_pile_is_in_the_next_rounds_hand() -> None:
    at = position(**RICH, waiting="5 courtier", hand={DRAGON: "courtier"})
    at.do("guild-hall a with courtier", "magister merchant", "replace waiting", "pass", "pass")
    assert at.cards(UNICORN) == {"courtier": 4, "merchant": 1}


@pytest.mark.proves("ARC-R18")
def test_a_magister_put_among_the_played_cards_is_divided_with_the_others() -> None:
    at = position(**RICH, round=2, order="unicorn dragon", hand="2 courtier")
    at.do("guild-hall a", "magister merchant", "replace played", "pass", "pass")
    assert at.phase == "split"
    while at.turn != UNICORN:
        at.do("split 5 courtier")
    assert "split 4 courtier 1 merchant" in at.legal()


@pytest.mark.refuses("ARC-4.2.5.4")
def test_no_magister_is_taken_without_replacing_a_courtier() -> None:
    at = hiring()
    at.do("magister merchant")
    at.refuse("done", "ARC-4.2.5.4", "why-not-this-phase")
    at.refuse("pass", "ARC-4.2.5.4", "why-not-this-phase")
    at.do("replace waiting")
    total = [at.of(UNICORN, pile) for pile in ("hand", "waiting", "played")]
    assert sum(pile["courtier"] for pile in total) == 7
    assert sum(sum(pile.values()) for pile in total) == 10


@pytest.mark.refuses("ARC-R18")
def test_a_courtier_is_not_replaced_where_there_is_none() -> None:
    at = position(**RICH, hand="courtier cleric scribe", waiting="5 courtier")
    at.do("guild-hall a with courtier", "magister merchant")
    why = at.refuse("replace hand", "ARC-R18", "why-no-courtier-there")
    assert why == {"place": "hand"}


@pytest.mark.refuses("ARC-R18")
def test_in_an_even_round_no_courtier_waits() -> None:
    at = position(**RICH, round=2)
    at.do("guild-hall a with courtier", "magister merchant")
    at.refuse("replace waiting", "ARC-R18", "why-no-courtier-there")


@pytest.mark.proves("ARC-R19")
def test_the_last_courtier_of_a_seat_may_be_replaced() -> None:
    at = position(**RICH, cubes=ALL, track="4 cleric 4 scribe merchant",
                  hand="cleric", waiting="3 cleric 2 scribe")  # fmt: skip
    at.do("guild-hall a", "magister merchant")
    piles = [at.of(UNICORN, pile)["courtier"] for pile in ("hand", "waiting", "played")]
    assert piles == [0, 0, 0]


@pytest.mark.refuses("ARC-R19")
def test_a_seat_without_courtiers_takes_no_magister() -> None:
    at = position(**RICH, cubes=ALL, palace=[18, 1],
                  track="4 cleric 4 scribe 2 merchant",
                  hand="2 cleric")  # fmt: skip
    at.refuse("guild-hall a", "ARC-R19", "why-no-courtier-left")
    at.refuse("palace 1", "ARC-R19", "why-no-courtier-left")
