"""The general rulings: component files, supplies, King's Favors, tokens, raids, the season's end."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from polis.core.boxes.provenance import LABELS
from polis.core.records.record import Seat, begin_record
from polis.core.records.replay import verify
from polis.core.texts.errors import InvalidComponents
from polis.games import load
from tests.games.archon.scenario.positions import DRAGON, EAGLE, LION, UNICORN, Table, new, position

ORIGINAL = files("polis.games.archon") / "components" / "original.toml"
SECRET = bytes(range(16))


def changed(folder: Path, old: str, new_text: str) -> Path:
    """A component file that differs in one place."""
    text = ORIGINAL.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new_text), encoding="utf-8")
    return path


@pytest.mark.proves("ARC-R1")
def test_the_component_file_says_of_every_value_what_it_rests_on() -> None:
    origins = load("archon").box.provenance
    assert {origin.label for _, origin in origins.items()} == {*LABELS}
    assert all(origin.source for _, origin in origins.items())
    for invented in ("grants.print", "favors.print", "provinces.print", "tiles.print", "slots"):
        labels = {origin.label for name, origin in origins.items() if name.startswith(invented)}
        assert "reconstructed" in labels, invented


@pytest.mark.proves("ARC-R1")
def test_prices_are_those_of_the_component_file(tmp_path: Path) -> None:
    dear = changed(tmp_path, "academy = { pay = { gold = 2 }", "academy = { pay = { gold = 3 }")
    at = position(game=load("archon", dear), gold=5)
    at.do("academy a with courtier")
    assert at.of(UNICORN, "gold") == 2


@pytest.mark.refuses("ARC-R1")
@pytest.mark.parametrize("line", ['label = "source"', 'label = "reconstructed"'])
def test_a_value_without_a_label_is_refused(tmp_path: Path, line: str) -> None:
    score = 'start = 4\nlabel = "source"' if "source" in line else "of_each_seat = 4\n" + line
    path = changed(tmp_path, score, score.splitlines()[0])
    with pytest.raises(InvalidComponents, match="label"):
        load("archon", path)


@pytest.mark.proves("ARC-R14")
def test_a_table_may_play_with_another_component_file_and_the_game_keeps_its_hash(
    tmp_path: Path,
) -> None:
    rich = load("archon", changed(tmp_path, "[seat.score]\nstart = 4", "[seat.score]\nstart = 9"))
    assert new(2, game=rich).of(UNICORN, "points") == 9
    seats = [Seat("a", "human"), Seat("b", "human")]
    record = _record(rich, seats)
    assert record.components_sha256 == rich.components_sha256 != load("archon").components_sha256
    assert verify(record, rich) is None


@pytest.mark.refuses("ARC-R14")
def test_a_game_is_not_checked_with_another_component_file(tmp_path: Path) -> None:
    mine = load("archon", changed(tmp_path, "[seat.score]\nstart = 4", "[seat.score]\nstart = 9"))
    record = _record(mine, [Seat("a", "human"), Seat("b", "human")])
    difference = verify(record, load("archon"))
    assert difference is not None
    assert "component file" in str(difference)
    forged = replace(record, components_sha256=load("archon").components_sha256)
    assert verify(forged, load("archon")) is not None


def _record(game: Any, seats: list[Seat]) -> Any:
    options = game.new_options({})
    state, _ = game.new_game(options, len(seats), SECRET)
    return begin_record(game, options, seats, SECRET, ("", ""), state)


@pytest.mark.proves("ARC-R3")
def test_a_table_may_let_warriors_and_cards_stay_at_a_new_season() -> None:
    at = _end_of_season({"season_reset": False})
    assert (at.of(UNICORN, "arts"), at.of(DRAGON, "science")) == (2, 3)
    assert (at.of(UNICORN, "warriors"), at.named["wall"][0]) == (2, 0)
    assert at.events("pieces_returned") == []


@pytest.mark.refuses("ARC-R3")
def test_without_that_wish_nothing_stays() -> None:
    at = _end_of_season({})
    assert (at.of(UNICORN, "arts"), at.of(DRAGON, "science")) == (0, 0)
    assert at.named["wall"] == [None] * 20
    assert at.of(UNICORN, "warriors_left") == 5


def _end_of_season(options: dict[str, object]) -> Table:
    """Two warriors hold the wall, and the second season begins."""
    at = position(
        round=3, gate=UNICORN, wall=UNICORN, attacks=[1], arts=2, science={DRAGON: 3},
        options=options
    )  # fmt: skip
    at.do("pass", "pass")
    assert at.named["season"] == 2
    return at


@pytest.mark.proves("ARC-R4")
def test_whoever_is_to_get_more_than_the_supply_holds_gets_what_is_left() -> None:
    at = position(gold={UNICORN: 0, DRAGON: 54})
    at.do("treasury a with courtier")
    assert at.events("gained") == [
        {"seat": UNICORN, "goods": "gold", "count": 1, "short": 1, "cause": "treasury"}
    ]
    assert at.of(UNICORN, "gold") == 1


@pytest.mark.proves("ARC-R4")
def test_a_province_fills_the_repository_as_far_as_the_supply_goes() -> None:
    at = position(cubes="12 iron", market="2 iron", repository="", provinces=[14])
    at.do("pass", "pass")  # the Province brings 2 papyrus and 2 iron
    assert at.named["repository"] == {"papyrus": 2, "silver": 0, "iron": 1, "stone": 0}
    assert at.events("repository_filled")[1] == {"resource": "iron", "count": 1, "short": 1}


@pytest.mark.refuses("ARC-R4")
@pytest.mark.parametrize(
    ("slot", "goods"), [("treasury a", "gold"), ("barracks a", "recruits"), ("academy a", "arts")]
)
def test_nothing_comes_from_a_supply_that_is_empty(slot: str, goods: str) -> None:
    held: dict[str, Any] = {"gold": {UNICORN: 3, DRAGON: 52}, "recruits": {UNICORN: 3, DRAGON: 22}}
    at = position(**held, arts={DRAGON: 23})
    assert at.refuse(slot, "ARC-R4", "why-supply-empty") == {"goods": goods}


@pytest.mark.proves("ARC-R5")
def test_figures_leave_before_the_kings_favors_move() -> None:
    at = position(palace=[4, 7], favors=[20], figures={"palace 1": DRAGON, "palace 2": UNICORN})
    at.do("pass", "pass")
    assert at.events("favor_removed") == [{"favor": 7}]
    assert at.named["palace"] == [20, 4, None, None]
    assert at.slot("palace 1")["figures"] == at.slot("palace 2")["figures"] == [0, 0]
    assert at.of(DRAGON, "figures_left") == 5
    assert "palace 2" in at.legal()


@pytest.mark.refuses("ARC-R5")
def test_a_removed_kings_favor_never_comes_back_and_the_deck_is_not_used_up() -> None:
    at = position(seats=4)
    seen: set[int] = {*at.named["palace"]}
    while at.phase != "over":
        at.do("pass" if at.phase == "place" else at.legal()[0])
        for event in at.events("favor_revealed"):
            assert event["favor"] not in seen
            seen.add(event["favor"])
    assert len(seen) == 12
    assert len(at.named["decks"]["favors"]) == 10


@pytest.mark.proves("ARC-R7")
@pytest.mark.parametrize(
    ("slot", "pieces"),
    [("academy a", "arts"), ("planetarium a", "science"), ("royal-guard a", "warriors")],
)
def test_one_or_two_are_bought_with_a_figure(slot: str, pieces: str) -> None:
    wall = ["wall plain"] if pieces == "warriors" else []
    for more in ([], ["more", *wall]):
        at = position(gold=9, recruits=9, cubes="3 papyrus, 3 silver")
        at.do(f"{slot} with courtier", *wall)
        assert at.legal() == ["more", "done"]
        at.do(*more or ["done"])
        assert at.of(UNICORN, pieces) == (2 if more else 1)
        assert at.turn == DRAGON


@pytest.mark.proves("ARC-R7")
def test_a_seat_chooses_freely_between_marked_and_plain_places_of_the_wall() -> None:
    at = position(recruits=2, cubes="2 silver", gate=DRAGON)
    at.do("royal-guard a with courtier")
    assert at.legal() == ["wall gate", "wall plain"]
    at.do("wall plain", "more", "wall gate")
    assert at.named["wall"][:3] == [1, 0, 0]
    assert at.of(UNICORN, "points") == 5


@pytest.mark.refuses("ARC-R7")
@pytest.mark.parametrize("slot", ["academy a", "planetarium a"])
def test_a_figure_is_not_put_there_to_buy_nothing(slot: str) -> None:
    at = position(gold=4, cubes="2 papyrus")
    at.do(f"{slot} with courtier")
    assert at.of(UNICORN, "arts") + at.of(UNICORN, "science") == 1  # the first is not asked
    poor = position(gold=0, cubes="2 papyrus")
    poor.refuse(slot, "ARC-4.2.0.2", "why-price-not-payable")


FOUR_TOKENS = dict.fromkeys(("barracks a", "treasury a", "repository a", "academy a"), UNICORN)


@pytest.mark.proves("ARC-R9")
def test_with_four_tokens_on_the_board_a_tax_collector_still_pays_no_tax() -> None:
    at = position(
        hand="tax-collector", gold=0,
        tokens=FOUR_TOKENS | {"palace 2": DRAGON}, palace=[4, 1],
        recruits=0
    )  # fmt: skip
    assert at.of(UNICORN, "tokens_left") == 0
    at.do("palace 1")
    assert at.events("tax_spared") == [{"seat": UNICORN, "location": "palace", "owners": 1}]
    assert at.events("tax_paid") == []
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.refuses("ARC-R9")
def test_there_is_no_fifth_token() -> None:
    at = position(hand="tax-collector", tokens=FOUR_TOKENS)
    at.do("treasury b")
    assert at.events("token_placed") == []
    assert at.slot("treasury b")["token"] is None
    with pytest.raises(AssertionError, match="below nought"):
        position(hand={UNICORN: ""}, turn=DRAGON, tokens=FOUR_TOKENS | {"marketplace a": UNICORN})


def raided(cubes: str, **goods: int) -> Table:
    """A raid of strength 4 on unicorn, who has no warrior; dragon loses only Recruits."""
    held: dict[str, Any] = {name: {UNICORN: count} for name, count in goods.items()}
    held["recruits"] = {UNICORN: 0, DRAGON: 4} | held.get("recruits", {})
    at = position(round=3, attacks=[6], cubes=cubes, **held)
    at.do("pass", "pass")
    return at


@pytest.mark.proves("ARC-R12")
def test_a_seat_chooses_which_of_its_resources_are_lost_in_a_raid() -> None:
    at = raided("2 papyrus, silver, 2 stone", recruits=1, gold=3)
    assert at.named["raid"] == {"strength": 4, "due": [3, 4], "asked": "papyrus"}
    assert (at.phase, at.turn) == ("lose", UNICORN)
    assert at.legal() == ["lose papyrus 0", "lose papyrus 1", "lose papyrus 2"]
    at.do("lose papyrus 0")
    # silver and both stones are what is left to lose, so nothing more is asked
    assert at.goods(UNICORN) == {"gold": 3, "papyrus": 2}
    assert at.of(UNICORN, "points") == 4


@pytest.mark.proves("ARC-R12")
def test_recruits_go_before_resources_resources_before_gold_and_gold_before_points() -> None:
    at = raided("stone", recruits=1, gold=3)
    lost = [
        (event["goods"], event["count"]) for event in at.events("raid_lost")
        if event["seat"] == UNICORN
    ]  # fmt: skip
    assert lost == [("recruits", 1), ("stone", 1), ("gold", 3)]
    assert at.of(UNICORN, "points") == 4 - 1


@pytest.mark.refuses("ARC-R12")
def test_a_seat_loses_neither_more_nor_fewer_resources_than_the_raid_takes() -> None:
    at = raided("4 papyrus, 2 stone")
    assert at.refuse("lose papyrus 1", "ARC-R12", "why-loses-other-count") == {"low": 2, "high": 4}
    at.refuse("lose stone 2", "ARC-R12", "why-other-kind-first")
    at.refuse("lose papyrus 5", "ARC-R12", "why-loses-other-count")


@pytest.mark.refuses("ARC-R12")
def test_gold_does_not_spare_resources() -> None:
    at = raided("2 papyrus, 2 stone", gold=8)
    assert at.goods(UNICORN) == {"gold": 8}
    lost = [event["goods"] for event in at.events("raid_lost") if event["seat"] == UNICORN]
    assert lost == ["papyrus", "stone"]


@pytest.mark.proves("ARC-R44")
@pytest.mark.parametrize(("seats", "slots"), [(2, "ab"), (3, "ab"), (4, "abc")])
def test_what_is_covered_is_not_among_the_choices(seats: int, slots: str) -> None:
    at = position(seats=seats, figures={"treasury a": DRAGON, "barracks a": EAGLE} if seats == 4
                  else {"treasury a": DRAGON})  # fmt: skip
    found = {text.split()[1] for text in at.legal("treasury", "barracks")}
    assert found <= {*slots}
    assert ("c" in found) == (seats == 4)


@pytest.mark.refuses("ARC-R44")
def test_not_even_a_cleric_finds_a_covered_slot() -> None:
    at = position(seats=3, hand="3 cleric", figures={"barracks a": LION})
    at.refuse("barracks c", "ARC-R44", "why-slot-covered")
