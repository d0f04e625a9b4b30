"""The slow reference of Archon: examples of the rulebook, and rulings."""

from typing import Any

import pytest

from tests.games.archon.reference.archon import Reference
from tests.games.archon.reference.hand_made import (
    DRAGON,
    EAGLE,
    LION,
    UNICORN,
    all_pass,
    apply,
    begun,
    deal_cards,
    equip,
    fill_market,
    man_wall,
    new,
    put,
)
from tests.games.archon.reference.invariants import check_state
from tests.games.archon.reference.season_end import rank_points


def player(game: Reference, seat: int = UNICORN) -> dict[str, Any]:
    found: dict[str, Any] = game.named()["players"][seat]
    return found


def goods(game: Reference, seat: int = UNICORN) -> dict[str, int]:
    seat_named = player(game, seat)
    held = {"gold": seat_named["gold"], "recruits": seat_named["recruits"]}
    return {name: n for name, n in (held | seat_named["resources"]).items() if n}


def legal_starts(game: Reference, word: str) -> set[str]:
    return {text for text in game.legal() if text.split()[0] == word}


# Set-up, draft, split.


@pytest.mark.parametrize(("seats", "kits"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_later_seats_begin_with_one_recruit_more(seats: int, kits: list[int]) -> None:
    state = new(seats).named()
    check_state(state)
    assert [p["recruits"] for p in state["players"]] == kits
    assert [(p["gold"], p["resources"]["silver"]) for p in state["players"]] == [(2, 1)] * seats
    assert [p["points"] for p in state["players"]] == [4] * seats
    assert sum(state["repository"].values()) == {2: 4, 3: 6, 4: 7}[seats]
    covers = [slot["covered"] for place in state["locations"][:9] for slot in place["slots"]]
    assert sum(covers) == {2: 9, 3: 3, 4: 0}[seats]
    assert sum(state["tiles_left"].values()) == {2: 15, 3: 23, 4: 23}[seats]
    assert state["palace"] == [1, 2, 3, 4][:seats] + [None] * (4 - seats)


def test_any_two_different_magisters_can_be_drafted_and_are_paid_for() -> None:
    game = new()
    assert len(game.legal()) == 6
    game.apply("draft tax-collector scribe")
    assert goods(game) == {"gold": 1, "recruits": 1}
    assert player(game)["played"]["courtier"] == 8
    assert player(game)["magisters"]["scribe"] == 1
    assert game.named()["turn"] == DRAGON
    with pytest.raises(ValueError, match="not legal"):
        game.apply("draft scribe scribe")


def test_ten_cards_are_divided_in_player_order_and_the_others_wait() -> None:
    game = apply(new(), "draft cleric scribe", "draft scribe merchant")
    assert game.legal() == {
        "split 5 courtier",
        "split 4 courtier 1 cleric",
        "split 4 courtier 1 scribe",
        "split 3 courtier 1 cleric 1 scribe",
    }
    game.apply("split 4 courtier 1 scribe")
    assert player(game)["waiting"] == player(game)["hand"] | {"cleric": 1, "scribe": 0}
    assert sum(player(game, DRAGON)["played"].values()) == 10
    game.apply("split 5 courtier")
    assert (game.phase, game.named()["turn"], game.named()["ply"]) == ("place", UNICORN, 4)


# Slots, cards and powers.


def test_of_equal_slots_only_the_first_is_a_choice() -> None:
    texts = begun(4).legal()
    assert {text for text in texts if text.startswith("barracks")} == {"barracks a", "barracks c"}
    assert {text for text in texts if text.startswith("palace")} == {
        f"palace {n}" for n in range(1, 5)
    }
    assert "pass" in texts


def test_covered_slots_and_those_of_two_cards_without_two_cards_are_closed() -> None:
    game = begun(3)
    assert "barracks c" not in game.legal()
    put(game, "academy a", [LION])
    equip(game, UNICORN, gold=2)
    deal_cards(game, UNICORN, "courtier")
    assert not legal_starts(game, "academy")
    deal_cards(game, UNICORN, "courtier courtier")
    assert legal_starts(game, "academy") == {"academy b"}


def test_a_slot_for_two_cards_takes_one_magister_or_any_two_cards() -> None:
    game = begun(4)
    deal_cards(game, UNICORN, "courtier courtier tax-collector merchant scribe")
    game.apply("barracks c")
    singles = {"tax-collector", "tax-collector plain", "scribe", "merchant", "merchant plain"}
    pairs = {"courtier courtier", "courtier tax-collector", "courtier scribe", "courtier merchant"}
    pairs |= {"tax-collector scribe", "tax-collector merchant", "scribe merchant"}
    assert game.legal() == {f"with {cards}" for cards in singles | pairs}


def test_a_merchant_takes_one_more_in_three_locations_unless_played_plain() -> None:
    for place, name, few, many in (("barracks", "recruits", 1, 2), ("treasury", "gold", 2, 3)):
        for cards, gained in (("merchant plain", few), ("merchant", many)):
            game = begun()
            equip(game, UNICORN, gold=0, recruits=0)
            deal_cards(game, UNICORN, "merchant cleric")
            apply(game, f"{place} a", f"with {cards}")
            assert player(game)[name] == gained
    game = begun()
    deal_cards(game, UNICORN, "merchant scribe")
    game.apply("palace 2")
    assert game.legal() == {"with merchant", "with scribe"}


def test_the_repository_gives_what_lies_there() -> None:
    game = begun()  # two Papyrus, an Iron and a Stone
    deal_cards(game, UNICORN, "merchant courtier")
    apply(game, "repository a", "with merchant")
    pairs = ("papyrus papyrus", "papyrus iron", "papyrus stone", "iron stone")
    assert game.legal() == {f"take {pair}" for pair in pairs}
    game.apply("take papyrus papyrus")
    assert player(game)["resources"]["papyrus"] == 2
    deal_cards(game, DRAGON, "courtier")
    apply(game, "repository b", "take iron")
    deal_cards(game, UNICORN, "merchant cleric")
    apply(game, "repository a")  # the Cleric alone may, and one Stone is left
    assert player(game)["resources"]["stone"] == 1
    assert not legal_starts(game, "repository")


def test_tax_goes_once_to_each_other_owner_and_a_tax_collector_is_spared() -> None:
    game = begun(4)
    put(game, "treasury a", [DRAGON], token=DRAGON)
    put(game, "treasury b", [DRAGON], token=DRAGON)
    equip(game, UNICORN, gold=0)
    deal_cards(game, UNICORN, "courtier courtier cleric")
    assert not legal_starts(game, "treasury")
    deal_cards(game, UNICORN, "tax-collector courtier")
    assert legal_starts(game, "treasury") == {"treasury c"}
    game.apply("treasury c")  # only one choice of cards
    assert (player(game)["gold"], player(game, DRAGON)["gold"]) == (2, 2)
    assert player(game)["tokens_left"] == 3
    equip(game, DRAGON, gold=1)
    deal_cards(game, DRAGON, "cleric courtier")
    apply(game, "treasury a", "pass")  # its own tokens cost nothing, those of the Unicorn 1
    assert (player(game)["gold"], player(game, DRAGON)["gold"]) == (3, 2)


def test_a_cleric_joins_its_own_figure_but_no_courtier_does() -> None:
    game = begun()
    put(game, "palace 1", [UNICORN])
    put(game, "palace 2", [DRAGON], token=DRAGON)
    assert {"palace 1", "palace 2"} <= game.legal()
    apply(game, "palace 1")
    assert (game.phase, game.named()["turn"]) == ("place", DRAGON)
    slot = game.named()["locations"][9]["slots"][0]
    assert slot["figures"] == [2, 0]
    assert player(game)["gold"] == 2 - 1 + 3
    deal_cards(game, DRAGON, "merchant courtier")
    assert not legal_starts(game, "palace")


def test_a_scribe_brings_one_second_action_that_may_be_left() -> None:
    game = begun()
    deal_cards(game, UNICORN, "scribe scribe courtier")
    apply(game, "barracks a", "with scribe")
    decision = game.named()["decision"]
    assert (game.phase, game.named()["turn"], decision["second"]) == ("again", UNICORN, True)
    assert "stop" in game.legal()
    assert "pass" not in game.legal()
    stopped = game.copy()
    apply(game, "treasury a", "with scribe")
    apply(stopped, "stop")
    assert game.named()["turn"] == stopped.named()["turn"] == DRAGON
    assert game.position.seats[UNICORN].hand.total() == 1


def test_a_seat_without_a_card_passes_by_itself() -> None:
    game = begun()
    deal_cards(game, UNICORN, "courtier")
    deal_cards(game, DRAGON, "courtier courtier")
    apply(game, "barracks a", "barracks b")
    assert game.named()["passed"] == [True, False]
    assert game.named()["turn"] == DRAGON


# Marketplace, Guild Hall, Builders' Guild, pieces.


def test_a_silver_is_bought_for_two() -> None:
    game = begun()
    deal_cards(game, UNICORN, "courtier cleric")
    apply(game, "marketplace a", "with courtier", "buy silver")
    assert goods(game) == {"silver": 1}
    assert game.named()["market"]["silver"] == 2
    assert game.named()["turn"] == DRAGON  # nothing else was possible


def test_an_iron_is_sold_for_three_and_a_silver_and_a_papyrus_bought_for_two() -> None:
    game = begun()
    fill_market(game, papyrus=4, silver=4, iron=1)
    equip(game, UNICORN, gold=0, silver=0, iron=1)
    apply(game, "marketplace a", "with cleric")  # the only trade is the sale
    assert goods(game)["gold"] == 3
    assert "buy iron" not in game.legal()
    assert "done" in game.legal()
    apply(game, "buy silver", "buy papyrus")
    assert {name: goods(game)[name] for name in ("gold", "silver", "papyrus")} == {
        "gold": 1,
        "silver": 1,
        "papyrus": 1,
    }


def test_at_least_one_trade_is_made_and_the_laboratory_is_none() -> None:
    game = begun()
    equip(game, UNICORN, gold=0, silver=0, recruits=0)
    assert not legal_starts(game, "marketplace")
    equip(game, UNICORN, tiles=["laboratory"])
    fill_market(game, silver=4)
    apply(game, "marketplace a", "with courtier")  # a Silver could not be sold again
    assert goods(game) == {"gold": 1}
    assert game.named()["market"]["papyrus"] == 4


def test_the_house_of_trade_changes_both_prices() -> None:
    game = begun()
    equip(game, UNICORN, tiles=["house-of-trade"], gold=1, stone=1)
    apply(game, "marketplace a", "with courtier", "buy silver", "sell stone")
    assert goods(game)["gold"] == 3


def test_a_second_cleric_costs_one_gold_and_one_recruit_and_brings_two_points() -> None:
    game = begun()
    equip(game, UNICORN, gold=1, recruits=1, silver=0)
    apply(game, "guild-hall a", "with courtier")
    assert game.legal() == {f"magister {kind}" for kind in ("tax-collector", "cleric", "merchant")}
    game.apply("magister cleric")
    assert game.phase == "replace"
    assert (goods(game), player(game)["points"]) == ({}, 6)
    assert game.named()["decision"]["magister"] == "cleric"
    assert game.legal() == {"replace hand", "replace waiting", "replace played"}
    game.apply("replace waiting")
    assert player(game)["waiting"] == {
        **dict.fromkeys(("tax-collector", "scribe", "merchant"), 0),
        "courtier": 4,
        "cleric": 1,
    }
    check_state(game.named())


def test_one_magister_a_turn_and_none_without_a_courtier() -> None:
    game = begun()
    equip(game, UNICORN, gold=9, recruits=3, silver=3)
    deal_cards(game, UNICORN, "scribe courtier courtier courtier")
    apply(game, "guild-hall a", "with scribe", "magister cleric")
    assert player(game)["hand"]["cleric"] == 1  # a Courtier is in the hand only
    assert game.phase == "again"
    assert not legal_starts(game, "guild-hall")
    game.apply("stop")
    deal_cards(game, DRAGON, "scribe merchant")
    equip(game, DRAGON, gold=9, recruits=3)
    assert not legal_starts(game, "guild-hall")


def test_inn_and_favor_spare_different_parts_of_a_price() -> None:
    game = begun(favors=[18, 17])
    equip(game, UNICORN, tiles=["inn"], gold=1, papyrus=0, silver=0, recruits=0)
    game.position.seats[UNICORN].magisters["scribe"] = 2  # next: Gold, Papyrus, Silver
    apply(game, "palace 1", "with courtier")
    apply(game, "magister scribe", "save papyrus")  # the Silver is then spared unasked
    assert game.phase == "replace"
    assert goods(game) == {}


def test_a_tile_scores_and_the_season_makes_it_cheaper() -> None:
    game = begun()
    equip(game, UNICORN, papyrus=1, iron=2, stone=1, silver=0)
    deal_cards(game, UNICORN, "courtier cleric")
    late = game.copy()
    late.position.round = 6
    apply(game, "builders-guild a", "with courtier")
    assert "tile gallery" in game.legal()
    game.apply("tile gallery")
    assert (player(game)["points"], player(game)["tiles"]) == (7, ["gallery"])
    apply(late, "builders-guild a", "with courtier", "tile gallery")
    assert goods(late)["iron"] == 1


def test_the_craftsman_pays_for_itself() -> None:
    game = begun()
    equip(game, UNICORN, gold=0, papyrus=1, silver=1, iron=1)
    deal_cards(game, UNICORN, "courtier cleric")
    apply(game, "builders-guild a", "with courtier", "tile craftsman")
    assert player(game)["gold"] == 2


def test_two_warriors_and_a_point_beside_the_gate() -> None:
    game = begun()
    equip(game, UNICORN, silver=2, recruits=2)
    apply(game, "royal-guard a", "with courtier", "wall gate")
    assert (game.phase, player(game)["points"]) == ("more", 5)
    apply(game, "more", "wall plain")
    assert game.named()["wall"][:3] == [UNICORN, None, UNICORN]
    assert player(game)["points"] == 5


def test_weaponsmith_and_merchant_add_up_as_far_as_there_are_recruits() -> None:
    for left, gained in ((25, 4), (3, 3), (1, 1)):
        game = begun()
        equip(game, UNICORN, tiles=["weaponsmith"], recruits=0)
        equip(game, DRAGON, recruits=0)
        game.position.supply["recruits"] = left
        deal_cards(game, UNICORN, "merchant cleric")
        apply(game, "barracks a", "with merchant")
        assert player(game)["recruits"] == gained


def test_an_empty_supply_closes_its_location() -> None:
    game = begun()
    game.position.supply["arts"] = game.position.supply["recruits"] = 0
    equip(game, UNICORN, tiles=["weaponsmith"], gold=4)
    assert not legal_starts(game, "academy") | legal_starts(game, "barracks")
    assert legal_starts(game, "treasury")


def test_the_chapel_makes_both_types_both() -> None:
    game = begun()
    equip(game, UNICORN, tiles=["chapel"], gold=0)
    deal_cards(game, UNICORN, "merchant tax-collector courtier courtier")
    put(game, "treasury a", [DRAGON], token=DRAGON)
    apply(game, "treasury b")
    assert game.legal() == {"with merchant", "with tax-collector"}
    game.apply("with tax-collector")
    assert (player(game)["gold"], player(game)["tokens_left"]) == (3, 3)


FAVORS: dict[int, tuple[str, dict[str, int]]] = {
    1: ("", {"gold": 3}),
    3: ("", {"gold": 2, "recruits": 1}),
    5: ("", {"recruits": 1, "silver": 1}),
    7: ("take stone", {"gold": 1, "stone": 1}),
    10: ("take papyrus stone", {"gold": -1, "papyrus": 1, "stone": 1}),
    11: ("give iron", {"iron": -1, "gold": 5}),
    12: ("", {"recruits": -1, "gold": 5}),
    13: ("more", {"gold": -2, "arts": 2}),
    14: ("done", {"papyrus": -1, "science": 1}),
    15: ("wall gate", {"recruits": -1, "points": 1}),
    16: ("wall plain", {"silver": -1}),
    17: ("tile inn, save iron", {"silver": -1, "points": 2}),
    18: ("magister merchant, replace waiting", {}),  # its 1 Gold is spared
    19: ("", {"gold": -3, "points": 3}),
    21: ("give silver stone", {"silver": -1, "stone": -1, "points": 3}),
    22: ("take papyrus iron", {"papyrus": 1, "iron": 1}),
}


@pytest.mark.parametrize("favor", FAVORS)
def test_a_favor_does_what_its_card_says(favor: int) -> None:
    texts, changes = FAVORS[favor]
    game = begun(favors=[favor])
    equip(game, UNICORN, gold=4, recruits=2, papyrus=2, silver=2, iron=2, stone=2)
    before = player(game)
    apply(game, "palace 1", "with courtier", *[text for text in texts.split(", ") if text])
    assert game.named()["turn"] == DRAGON
    after = player(game)
    flat = [{**p, **p["resources"]} for p in (before, after)]
    names = ("gold", "recruits", "papyrus", "silver", "iron", "stone", "arts", "science", "points")
    found = {name: flat[1][name] - flat[0][name] for name in names}
    assert {name: change for name, change in found.items() if change} == changes
    check_state(game.named())


# The end of rounds and seasons.


def test_the_most_unused_cards_go_first_then_their_value_then_the_old_order() -> None:
    game = begun(4)
    for seat, hand in enumerate(("cleric", "courtier scribe", "merchant", "tax-collector cleric")):
        deal_cards(game, seat, hand, waiting="courtier " * 5, played="courtier " * 3)
    all_pass(game)
    assert game.named()["order"] == [DRAGON, EAGLE, LION, UNICORN]
    assert (game.named()["round"], game.named()["turn"]) == (2, DRAGON)
    assert game.named()["palace"] == [5, 1, 2, 3]
    assert game.named()["removed"]["favors"] == [4]
    assert (game.named()["province"], game.named()["removed"]["provinces"]) == (2, [1])


def test_a_raid_costs_sandra_a_recruit_a_resource_two_gold_and_a_point() -> None:
    sandra = LION
    game = begun(4, attacks=[2])
    man_wall(game, sandra, DRAGON, DRAGON, DRAGON)
    equip(game, DRAGON, recruits=2)
    equip(game, sandra, recruits=1, silver=0, stone=1, gold=2)
    all_pass(game, round_=3)
    while game.phase == "lose":
        game.apply(min(game.legal()))
    assert goods(game, sandra) == {}
    assert player(game, sandra)["points"] == 4 - 1 + 3  # and the second rank of the warriors
    assert player(game, DRAGON)["points"] == 4 + 5
    assert game.named()["season"] == 2


def test_the_cubes_lost_in_a_raid_are_chosen_kind_by_kind() -> None:
    game = begun(attacks=[5])  # strength 4
    equip(game, UNICORN, recruits=1, papyrus=2, silver=1, iron=1, gold=5)
    all_pass(game, round_=3)
    assert game.named()["raid"] == {"strength": 4, "due": [3, 4], "asked": "papyrus"}
    assert game.legal() == {"lose papyrus 1", "lose papyrus 2"}
    game.apply("lose papyrus 2")
    assert game.legal() == {"lose silver 0", "lose silver 1"}
    game.apply("lose silver 0")
    assert goods(game)["gold"] == 5
    assert "iron" not in goods(game)


def test_an_odd_coin_is_lost_and_covers_nothing() -> None:
    game = begun(attacks=[5])
    equip(game, UNICORN, recruits=0, silver=0, gold=3)
    all_pass(game, round_=3)
    assert goods(game) == {}
    assert player(game)["points"] == 4 - 3


def test_a_defended_city_loses_nothing_and_the_warriors_come_back() -> None:
    for resets in (True, False):
        game = begun(attacks=[1], options={"season_reset": resets})  # strength 2
        man_wall(game, UNICORN, DRAGON)
        equip(game, UNICORN, arts=2, tiles=["house-of-arts", "tavern"])
        before = goods(game)
        all_pass(game, round_=3)
        assert goods(game)["gold"] == before["gold"] + 3
        assert goods(game)["recruits"] == before.get("recruits", 0) + 2
        assert game.named()["wall"].count(None) == (20 if resets else 18)
        assert player(game)["arts"] == (0 if resets else 2)
        assert game.named()["market"] == {"papyrus": 2, "silver": 3, "iron": 3, "stone": 2}


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([5, 3, 3, 1], [7, 3, 3, 1]),  # tied for 2nd: (4 + 2) / 2
        ([2, 2, 2, 1], [4, 4, 4, 1]),  # three tied for 1st: (7 + 4 + 2) / 3
        ([0, 1, 0, 1], [0, 5, 0, 5]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_tied_ranks_are_shared_and_rounded_down(pieces: list[int], points: list[int]) -> None:
    assert rank_points(pieces, [7, 4, 2, 1]) == points


@pytest.mark.parametrize(("round_", "points"), [(3, 7), (6, 8), (9, 10)])
def test_a_first_rank_of_seven_eight_or_ten_points(round_: int, points: int) -> None:
    game = begun(grants=[1, 2, 3][::-1] if round_ == 9 else [1, 2, 3])
    man_wall(game, *[DRAGON] * 4)
    equip(game, UNICORN, arts=1, tiles=["gallery"])
    all_pass(game, round_)
    assert player(game)["points"] == 4 + points + 1


def test_the_end_counts_tiles_and_magisters_and_then_goods() -> None:
    game = begun(grants=[1, 2, 3])
    man_wall(game, *[UNICORN] * 2, *[DRAGON] * 2)
    equip(game, UNICORN, tiles=["architects-guild", "inn"], gold=1, recruits=1, silver=1)
    equip(game, DRAGON, tiles=["magisters-court"], gold=2, recruits=0, silver=2)
    all_pass(game, round_=9)
    assert game.is_over()
    assert game.scores() == [4 + 2 + 5] * 2  # (7 + 4) / 2 for the warriors of the third season
    assert (game.winners(), game.named()["ending"]) == ([DRAGON], "goods")
