"""Chapter 3: what lies where before the first turn, for two, three and four seats."""

from collections import Counter

import pytest

from polis.games import load
from polis.games.archon.model.names import LOCATIONS, MAGISTERS, RESOURCES, TILES
from polis.games.archon.model.options import Deal, Options
from tests.games.archon.scenario.positions import (
    DRAGON,
    EAGLE,
    HALF,
    LION,
    UNICORN,
    Table,
    divided,
    new,
    position,
)

SEATS = (2, 3, 4)
NAMES = (UNICORN, DRAGON, LION, EAGLE)


def drawn(seats: int, number: int) -> Deal:
    """A deal from the secret of a number."""
    return load("archon").deal(Options(), seats, bytes([number] * 16))


def everywhere(at: Table, goods: str) -> int:
    """How much of some goods is in the supply, with seats, on the market and in the Repository."""
    named = at.named
    places: list[int] = [at.of(seat, goods) for seat in NAMES[: named["seats"]]]
    places += [named[place].get(goods, 0) for place in ("supply", "market", "repository")]
    return sum(places)


@pytest.mark.proves("ARC-3.0.1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_five_figures_five_warriors_eight_courtiers_and_four_tokens(
    seats: int,
) -> None:
    at = new(seats, order=" ".join([DRAGON, UNICORN, LION, EAGLE][:seats]))
    for seat in NAMES[:seats]:
        pieces = [at.of(seat, f"{name}_left") for name in ("figures", "warriors", "tokens")]
        assert pieces == [5, 5, 4]
        assert at.cards(seat, "played") == {"courtier": 8}
        assert seat in at.order
    assert at.events("order_set")[0] == {"place": 1, "seat": DRAGON}


@pytest.mark.refuses("ARC-3.0.1")
def test_nobody_has_a_ninth_courtier() -> None:
    at = divided(2)
    assert sum(at.of(UNICORN, "played").values()) == 10
    at.refuse("split 4 courtier 1 merchant", "ARC-4.0.1", "why-not-your-cards")
    at.do(HALF)
    assert at.cards(UNICORN)["courtier"] + at.cards(UNICORN, "waiting")["courtier"] == 8


@pytest.mark.refuses("ARC-3.0.1")
def test_a_seat_has_no_pieces_beyond_those_of_the_box() -> None:
    with pytest.raises(AssertionError, match="warriors of seat 0"):
        position(wall=" ".join([UNICORN] * 6))


@pytest.mark.proves("ARC-3.0.2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_order_is_drawn_at_random(seats: int) -> None:
    orders = {drawn(seats, n).order for n in range(200)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]
    at = new(seats, order=" ".join(NAMES[:seats][::-1]))
    assert at.order == [*NAMES[:seats][::-1]]
    assert at.turn == NAMES[seats - 1]


@pytest.mark.refuses("ARC-3.0.2")
def test_the_player_order_does_not_follow_from_the_other_draws() -> None:
    dealt = [drawn(3, n) for n in range(60)]
    assert len({cards.order for cards in dealt}) < len({cards.favors for cards in dealt}) == 60
    assert len({(cards.order, cards.grants[0]) for cards in dealt}) > 6


@pytest.mark.proves("ARC-3.0.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_the_third_and_fourth_have_a_second_recruit(seats: int) -> None:
    at = new(seats, order="eagle lion dragon unicorn" if seats == 4 else "lion dragon unicorn")
    kit = {"gold": 2, "recruits": 1, "silver": 1}
    goods = [at.goods(seat) for seat in at.order]
    assert goods == [kit, kit, *[kit | {"recruits": 2}] * (seats - 2)]


@pytest.mark.refuses("ARC-3.0.3")
def test_with_three_seats_the_second_has_no_second_recruit() -> None:
    assert new(3).of(DRAGON, "recruits") == 1
    assert new(2).of(DRAGON, "recruits") == 2


@pytest.mark.proves("ARC-3.0.4")
@pytest.mark.parametrize("order", ["unicorn dragon", "dragon unicorn"])
def test_with_two_seats_the_second_in_order_has_two_recruits(order: str) -> None:
    at = new(2, order=order)
    first, second = order.split()
    assert at.goods(first) == {"gold": 2, "recruits": 1, "silver": 1}
    assert at.goods(second) == {"gold": 2, "recruits": 2, "silver": 1}


@pytest.mark.refuses("ARC-3.0.4")
def test_it_is_the_place_and_not_the_seat_that_brings_the_second_recruit() -> None:
    at = new(2, order="dragon unicorn")
    assert at.of(DRAGON, "recruits") == 1


@pytest.mark.proves("ARC-3.1")
def test_the_city_has_ten_locations_with_slots_a_wall_and_its_tracks() -> None:
    named = new(4).named
    assert [place["name"] for place in named["locations"]] == [*LOCATIONS]
    assert [len(place["slots"]) for place in named["locations"]] == [3] * 9 + [4]
    assert named["wall"] == [None] * 20
    assert [len(space) for space in load("archon").box.track] == [2, 4, 4, 4]


@pytest.mark.refuses("ARC-3.1", "ARC-3.18")
@pytest.mark.parametrize("slot", ["barracks d", "marketplace d"])
def test_a_location_has_no_fourth_slot(slot: str) -> None:
    position(seats=4).refuse(slot, "ARC-3.18", "why-no-such-slot")


@pytest.mark.proves("ARC-3.2")
@pytest.mark.parametrize("seats", SEATS)
def test_fifteen_cubes_of_each_resource_are_in_the_game(seats: int) -> None:
    at = new(seats)
    assert {cube: everywhere(at, cube) for cube in RESOURCES} == dict.fromkeys(RESOURCES, 15)


@pytest.mark.refuses("ARC-3.2")
def test_there_is_no_sixteenth_cube_of_a_kind() -> None:
    at = position(cubes="13 iron", market="", repository="2 iron")
    assert at.named["supply"]["iron"] == 0
    with pytest.raises(ValueError, match="not so many goods"):
        position(cubes="14 iron", market="", repository="2 iron")


@pytest.mark.proves("ARC-3.3", "ARC-3.8")
def test_provinces_and_attacks_are_shuffled_decks_of_twenty_and_six() -> None:
    box = load("archon").box
    dealt = [drawn(2, n) for n in range(20)]
    assert len({cards.provinces for cards in dealt}) == 20
    assert len({cards.attacks for cards in dealt}) > 10
    assert {tuple(sorted(cards.provinces)) for cards in dealt} == {tuple(range(20))}
    assert {tuple(sorted(cards.attacks)) for cards in dealt} == {tuple(range(6))}
    assert all(0 < card[2] <= card[3] <= card[4] for card in box.attack_cards)


@pytest.mark.refuses("ARC-3.3", "ARC-3.8")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_order_of_a_deck(seat: int | None) -> None:
    at = position()
    decks = at.game.view(at.state, seat)["decks"]
    assert decks == {"provinces": [None] * 19, "favors": [None] * 20, "attacks": [None] * 6}


@pytest.mark.proves("ARC-3.4")
@pytest.mark.parametrize(
    ("seats", "cubes"),
    [
        (2, {"papyrus": 2, "silver": 0, "iron": 1, "stone": 1}),
        (3, {"papyrus": 2, "silver": 1, "iron": 2, "stone": 1}),
        (4, {"papyrus": 2, "silver": 1, "iron": 2, "stone": 2}),
    ],
)
def test_the_first_province_fills_the_repository_by_the_number_of_seats(
    seats: int, cubes: dict[str, int]
) -> None:
    at = new(seats, provinces=[1])  # white 2 papyrus iron stone, orange silver iron, green stone
    assert at.named["province"] == 1
    assert at.named["repository"] == cubes
    filled = {event["resource"]: event["count"] for event in at.events("repository_filled")}
    assert filled == {cube: count for cube, count in cubes.items() if count}


@pytest.mark.refuses("ARC-3.4")
def test_with_two_seats_only_the_cubes_on_white_come() -> None:
    at = new(2, provinces=[1])
    assert (sum(at.named["repository"].values()), at.named["repository"]["silver"]) == (4, 0)


@pytest.mark.proves("ARC-3.5")
def test_the_market_is_filled_by_the_grant_of_the_first_season() -> None:
    at = new(2, grants=[3, 1, 2])
    assert at.named["market"] == {"papyrus": 2, "silver": 2, "iron": 3, "stone": 3}
    assert all(everywhere(at, cube) == 15 for cube in RESOURCES)


@pytest.mark.refuses("ARC-3.5")
def test_the_grants_of_later_seasons_bring_nothing_to_the_first_market() -> None:
    first, other = new(2, grants=[3, 1, 2]), new(2, grants=[3, 6, 5])
    assert first.named["market"] == other.named["market"]
    assert sum(first.named["market"].values()) == 10


@pytest.mark.proves("ARC-3.6")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_four_points(seats: int) -> None:
    assert [player["points"] for player in new(seats).named["players"]] == [4] * seats


@pytest.mark.refuses("ARC-3.6")
def test_neither_draft_nor_split_changes_the_points() -> None:
    at = divided(3, "draft tax-collector merchant", "draft cleric merchant")
    at.do("split 4 courtier 1 merchant", "split 4 courtier 1 cleric", HALF)
    assert [player["points"] for player in at.named["players"]] == [4, 4, 4]


@pytest.mark.proves("ARC-3.7", "ARC-3.11")
@pytest.mark.parametrize(("seats", "recruits"), [(2, 22), (3, 21), (4, 19)])
def test_what_is_left_of_25_recruits_and_55_gold_is_the_supply(seats: int, recruits: int) -> None:
    at = new(seats)
    assert at.named["supply"]["recruits"] == recruits
    assert at.named["supply"]["gold"] == 55 - 2 * seats


@pytest.mark.refuses("ARC-3.7", "ARC-3.11")
def test_there_is_no_twenty_sixth_recruit_and_no_fifty_sixth_gold() -> None:
    at = position(recruits={UNICORN: 3, DRAGON: 22}, gold={UNICORN: 1, DRAGON: 54})
    at.refuse("barracks a", "ARC-R4", "why-supply-empty")
    at.refuse("treasury a", "ARC-R4", "why-supply-empty")


@pytest.mark.proves("ARC-3.9")
def test_three_of_six_grants_lie_open_in_their_order_and_score_by_the_season() -> None:
    at = new(3, grants=[4, 6, 1])
    assert at.named["grants"] == [4, 6, 1]
    assert at.events("grant_drawn") == [
        {"season": season, "grant": card} for season, card in ((1, 4), (2, 6), (3, 1))
    ]
    assert at.game.view(at.state, None)["grants"] == [4, 6, 1]
    assert [7, 8, 10] in [list(rank) for grant in at.game.box.grants for rank in grant.points[0]]


@pytest.mark.refuses("ARC-3.9")
def test_the_other_three_grants_never_come_into_the_game() -> None:
    at = position(round=3, grants=[4, 6, 1])
    at.do("pass", "pass")
    assert at.events("grant_started") == [{"season": 2, "grant": 6}]
    assert at.named["grants"] == [4, 6, 1]


@pytest.mark.proves("ARC-3.10")
@pytest.mark.parametrize("seats", SEATS)
def test_23_arts_and_23_science_cards_form_two_supplies(seats: int) -> None:
    supply = new(seats).named["supply"]
    assert (supply["arts"], supply["science"]) == (23, 23)


@pytest.mark.refuses("ARC-3.10")
def test_there_is_no_twenty_fourth_arts_or_science_card() -> None:
    at = position(gold=9, cubes="4 papyrus", arts={DRAGON: 23}, science={DRAGON: 23})
    assert at.refuse("academy a", "ARC-R4", "why-supply-empty") == {"goods": "arts"}
    assert at.refuse("planetarium a", "ARC-R4", "why-supply-empty") == {"goods": "science"}


@pytest.mark.proves("ARC-3.12")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_kings_favors_as_seats_fill_the_first_spaces_of_the_palace(seats: int) -> None:
    at = new(seats, favors=[20, 3, 11, 7])
    assert at.named["palace"] == [*[20, 3, 11, 7][:seats], *[None] * (4 - seats)]
    assert at.events("favor_revealed") == [
        {"space": space, "favor": card}
        for space, card in enumerate([20, 3, 11, 7][:seats], start=1)
    ]
    assert len(at.named["decks"]["favors"]) == 22 - seats
    assert len({drawn(2, n).favors for n in range(20)}) == 20


@pytest.mark.refuses("ARC-3.12")
def test_with_two_seats_the_third_space_of_the_palace_stays_empty() -> None:
    at = position()
    at.refuse("palace 3", "ARC-R44", "why-slot-covered")
    at.refuse("palace 4", "ARC-R44", "why-slot-covered")


@pytest.mark.proves("ARC-3.13")
def test_fifty_six_magisters_lie_in_four_piles_for_every_seat_alike() -> None:
    box = load("archon").box
    assert dict(zip(MAGISTERS, box.magister_cards, strict=True)) == {
        "tax-collector": 8, "cleric": 16, "scribe": 16, "merchant": 16,
    }  # fmt: skip
    at = new(4)
    at.do(*["draft tax-collector merchant"] * 4)
    assert at.phase == "split"


@pytest.mark.refuses("ARC-3.13")
def test_no_pile_can_be_taken_empty_by_others() -> None:
    full = "4 merchant, cleric, scribe"
    at = position(seats=4, gold=9, cubes="2 iron",
                  track={DRAGON: full, LION: full, EAGLE: full})  # fmt: skip
    at.do("guild-hall a with courtier")
    assert "magister merchant" in at.legal("magister")


@pytest.mark.proves("ARC-3.14")
@pytest.mark.parametrize("seats", SEATS)
def test_every_marker_begins_before_the_first_space_of_its_row(seats: int) -> None:
    for player in new(seats).named["players"]:
        assert player["magisters"] == dict.fromkeys(MAGISTERS, 0)


@pytest.mark.refuses("ARC-3.14")
def test_only_the_drafted_rows_have_moved_when_play_begins() -> None:
    at = divided(2, "draft tax-collector scribe", "draft cleric merchant")
    tracks = [at.of(seat, "magisters") for seat in (UNICORN, DRAGON)]
    assert [[kind for kind in MAGISTERS if track[kind]] for track in tracks] == [
        ["tax-collector", "scribe"], ["cleric", "merchant"],
    ]  # fmt: skip
    assert [sum(track.values()) for track in tracks] == [2, 2]


@pytest.mark.proves("ARC-3.15", "ARC-R15", "ARC-R16")
def test_each_seat_in_player_order_takes_two_magisters_and_pays_their_first_spaces() -> None:
    at = new(3, order="lion unicorn dragon")
    assert at.turn == LION
    at.do("draft merchant cleric")  # 1 gold and 1 recruit
    assert at.events("magister_drafted") == [
        {"seat": LION, "magister": "cleric"}, {"seat": LION, "magister": "merchant"},
    ]  # fmt: skip
    assert at.goods(LION) == {"gold": 1, "silver": 1}
    assert at.cards(LION, "played") == {"courtier": 8, "cleric": 1, "merchant": 1}
    assert at.of(LION, "points") == 4
    assert at.turn == UNICORN
    at.do("draft tax-collector scribe", "draft tax-collector merchant")
    assert at.goods(UNICORN) == {"gold": 1, "recruits": 1}
    assert at.goods(DRAGON) == {"recruits": 2, "silver": 1}
    assert at.phase == "split"


@pytest.mark.refuses("ARC-3.15")
@pytest.mark.parametrize("magister", MAGISTERS)
def test_two_magisters_of_the_same_type_are_not_drafted(magister: str) -> None:
    at = new(2)
    at.refuse(f"draft {magister} {magister}", "ARC-3.15", "why-two-different-magisters")


@pytest.mark.refuses("ARC-R15")
def test_nobody_takes_its_second_magister_after_the_others() -> None:
    at = new(2)
    at.do("draft cleric scribe")
    assert sum(at.of(UNICORN, "magisters").values()) == 2
    at.do("draft cleric scribe")
    at.refuse("draft merchant tax-collector", "ARC-4.0.1", "why-not-this-phase")
    assert (at.turn, at.phase) == (UNICORN, "split")


@pytest.mark.refuses("ARC-R16")
def test_no_first_space_of_the_track_brings_points() -> None:
    for first in new(2).legal("draft"):
        at = new(2)
        at.do(first)
        assert at.of(UNICORN, "points") == 4
        assert at.events("points_scored") == []
    assert [row[0].points for row in load("archon").box.track] == [0, 0, 0, 0]


@pytest.mark.proves("ARC-3.16")
def test_all_23_tiles_lie_there_and_one_of_each_with_two_seats() -> None:
    assert new(2).named["tiles_left"] == dict.fromkeys(TILES, 1)
    assert sum(new(3).named["tiles_left"].values()) == 23
    assert new(3).named["tiles_left"] == new(4).named["tiles_left"]
    assert Counter(new(4).named["tiles_left"].values()) == {2: 8, 1: 7}


@pytest.mark.refuses("ARC-3.16")
def test_with_two_seats_there_is_no_second_copy_of_a_tile() -> None:
    def at(seats: int) -> Table:
        inn = position(seats=seats, tiles={DRAGON: "inn"}, cubes="2 silver, 2 iron, stone")
        inn.do("builders-guild a with courtier")
        return inn

    at(2).refuse("tile inn", "ARC-4.2.7.1", "why-tile-gone")
    assert "tile inn" in at(3).legal("tile")


@pytest.mark.proves("ARC-3.17")
def test_play_begins_with_the_first_of_nine_rounds() -> None:
    at = divided(2)
    assert at.events("round_started") == [{"round": 1, "season": 1}]
    assert (at.named["round"], at.named["season"]) == (1, 1)
    assert load("archon").box.rounds == 9


@pytest.mark.refuses("ARC-3.17")
def test_there_is_no_tenth_round() -> None:
    at = position(round=9)
    at.do("pass", "pass")
    assert at.events("round_started") == []
    assert (at.phase, at.named["round"]) == ("over", 9)


@pytest.mark.proves("ARC-3.18")
@pytest.mark.parametrize(
    ("seats", "covered"),
    [
        (2, " ".join(LOCATIONS[:9])),
        (3, "repository barracks treasury"),
        (4, ""),
    ],
)
def test_covers_lie_on_nine_three_or_no_slots(seats: int, covered: str) -> None:
    places = new(seats).named["locations"][:9]
    found = [place["name"] for place in places for slot in place["slots"] if slot["covered"]]
    assert found == covered.split()
    assert all(not slot["covered"] for place in places for slot in place["slots"][:2])


@pytest.mark.refuses("ARC-3.18")
@pytest.mark.parametrize(
    ("seats", "slot"),
    [(2, "barracks c"), (3, "barracks c"), (2, "academy c"), (2, "guild-hall c")],
)
def test_a_covered_slot_is_not_entered(seats: int, slot: str) -> None:
    at = position(seats=seats, gold=9, recruits=9)
    at.refuse(slot, "ARC-R44", "why-slot-covered")


@pytest.mark.proves("ARC-3.18")
def test_with_all_four_seats_the_green_slots_are_entered_too() -> None:
    at = position(seats=4)
    assert {"barracks c", "repository c", "treasury c"} <= set(at.legal())
    at.do("barracks c with courtier courtier")
    assert at.slot("barracks c")["figures"] == [1, 0, 0, 0]
    assert at.cards(UNICORN, "played") == {"courtier": 2}


@pytest.mark.refuses("ARC-3.18", "ARC-R44")
def test_a_covered_slot_that_is_typed_is_not_read_as_an_open_one() -> None:
    at = position(gold=9)
    (action,) = at.game.parse(at.state, "academy c")
    assert at.game.text(action) == "academy c"
    assert action not in at.game.legal(at.state)
