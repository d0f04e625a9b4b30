"""What a seat sees: never a split of another seat before its cards are played, never a deck."""

import json
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES
from tests.games.archon.scenario.positions import (
    DRAGON,
    LION,
    UNICORN,
    Table,
    divided,
    position,
)

SPLITS = (
    "split 5 courtier",
    "split 3 courtier 1 cleric 1 scribe",
    "split 4 courtier 1 scribe",
    "split 4 courtier 1 cleric",
)
NO_CARDS = {"courtier": 0, "tax-collector": 0, "cleric": 0, "scribe": 0, "merchant": 0}


def seen(at: Table, seat: int | None) -> dict[str, Any]:
    """The view of a seat or, for None, of a spectator."""
    view: dict[str, Any] = at.game.view(at.state, seat)
    return view


def told(at: Table, events: list[Event], seat: int | None) -> str:
    """All that a seat reads of events: their JSON and their sentences."""
    shown = [event.seen_by(seat) for event in events]
    lines = [json.dumps(at.game.event_json(event), sort_keys=True) for event in shown]
    return "\n".join(lines + [at.game.event_text(e, lang) for e in shown for lang in LANGUAGES])


def everything(at: Table, events: list[Event], seat: int) -> tuple[object, ...]:
    """Whatever a seat learns by a split and after it: events, view, observation, legal actions."""
    legal = at.legal() if at.named["turn"] == seat else []
    return told(at, events, seat), seen(at, seat), at.game.observe(at.state, seat).tobytes(), legal


# Splits.


@pytest.mark.proves("ARC-4.0.1")
@pytest.mark.refuses("ARC-4.0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_split_is_seen_by_nobody_else(seats: int) -> None:
    before = divided(seats)
    worlds = []
    for split in SPLITS:
        at = before.copy()
        events = at.do(split)
        worlds.append((at, events))
    for onlooker in range(1, seats):
        found = [everything(at, events, onlooker) for at, events in worlds]
        assert all(one == found[0] for one in found[1:])
    spectator = [(told(at, events, None), seen(at, None)) for at, events in worlds]
    assert all(one == spectator[0] for one in spectator[1:])
    own = {everything(at, events, 0)[0] for at, events in worlds}
    assert len(own) == len(SPLITS)


@pytest.mark.refuses("ARC-4.0.1")
def test_a_split_is_seen_by_nobody_while_others_play() -> None:
    worlds = []
    for split in SPLITS:
        at = divided(2, order=f"{DRAGON} {UNICORN}")
        at.do(SPLITS[1])
        events = at.do(split, "treasury a scribe", "repository a courtier", "take papyrus")
        assert at.turn == UNICORN
        worlds.append((at, events))
    found = [everything(at, events, 1) for at, events in worlds]
    assert all(one == found[0] for one in found[1:])
    assert len({at.game.hash(at.state) for at, _ in worlds}) == len(SPLITS)


@pytest.mark.proves("ARC-4.0.1")
def test_a_seat_sees_its_own_piles_and_how_many_cards_others_have_divided() -> None:
    at = divided(2)
    at.do(SPLITS[2])
    assert seen(at, 0)["players"][0]["hand"] == at.of(UNICORN, "hand")
    assert seen(at, 0)["players"][0]["waiting"] == at.of(UNICORN, "waiting")
    other = seen(at, 1)["players"][0]
    assert (other["hand"], other["waiting"]) == (None, None)
    assert other["known_hand"] == other["known_waiting"] == NO_CARDS
    assert other["played"] == NO_CARDS


@pytest.mark.proves("ARC-4.0.1", "ARC-4.1.3")
def test_a_card_is_seen_by_all_when_it_is_played() -> None:
    at = position(hand="scribe merchant courtier")
    at.do("barracks a scribe", "treasury a merchant")
    for onlooker in (1, None):
        shown = seen(at, onlooker)["players"][0]
        assert shown["played"] == at.of(UNICORN, "played")
        assert shown["hand"] is None
        assert [e for e in at.last if e.kind == "card_played"] == [
            e.seen_by(onlooker) for e in at.last if e.kind == "card_played"
        ]


@pytest.mark.refuses("ARC-4.1.3")
def test_the_unused_cards_of_a_seat_that_passed_stay_hidden_until_the_round_is_over() -> None:
    worlds = []
    for hand in ("courtier scribe", "2 courtier", "cleric scribe"):
        at = position(hand={UNICORN: hand, DRAGON: "2 courtier"})
        at.state["played"][0, 0] = [3, 0, 0, 0, 0]  # the same three Courtiers were played
        ten = np.array([8, 0, 1, 1, 0])
        at.state["waiting"][0, 0] = ten - at.state["played"][0, 0] - at.state["hand"][0, 0]
        at.check()
        worlds.append((at, at.do("pass")))
    found = [everything(at, events, 1) for at, events in worlds]
    assert all(one == found[0] for one in found[1:])
    at.do("pass")
    assert "unused_revealed" in told(at, at.last, 1)


@pytest.mark.proves("ARC-R18")
def test_a_magister_that_replaces_a_courtier_in_a_pile_is_known_to_be_there() -> None:
    at = position(hand="2 courtier cleric", gold=2, cubes="iron")
    at.do("guild-hall a courtier", "magister merchant")
    hand, waiting = at.copy(), at
    hand.do("replace hand")
    waiting.do("replace waiting")
    assert seen(hand, 1)["players"][0]["known_hand"] == NO_CARDS | {"merchant": 1}
    assert seen(waiting, 1)["players"][0]["known_waiting"] == NO_CARDS | {"merchant": 1}


@pytest.mark.proves("ARC-4.0.2")
@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_in_an_even_round_every_hand_is_known(onlooker: int | None) -> None:
    at = position(seats=3, waiting={LION: "scribe 4 courtier"})
    at.do("pass", "pass", "pass")
    assert at.named["round"] == 2
    assert seen(at, onlooker)["players"] == at.named["players"]


@pytest.mark.proves("ARC-4.0.1", "ARC-4.1.3")
@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
@pytest.mark.parametrize("round_", [3, 9])
def test_in_a_raid_every_waiting_pile_is_known(onlooker: int | None, round_: int) -> None:
    at = position(seats=3, round=round_, cubes="2 silver 2 iron", recruits=0)
    at.do("pass", "pass", "pass")
    assert at.phase == "lose"
    assert seen(at, onlooker)["players"] == at.named["players"]
    observed = at.game.observe(at.state, onlooker)
    for field in ("hand", "waiting", "played"):
        assert observed[field].tolist() == at.state[field].tolist()


@pytest.mark.proves("ARC-4.0.1")
@pytest.mark.parametrize("onlooker", [1, None])
def test_after_the_last_card_of_a_hand_the_pile_that_waits_is_known(onlooker: int | None) -> None:
    at = position(hand={UNICORN: "courtier", DRAGON: "2 courtier scribe"}, gold=2)
    assert seen(at, onlooker)["players"][0]["waiting"] is None
    at.do("barracks a courtier")
    shown = seen(at, onlooker)["players"]
    assert shown[0] == at.named["players"][0]
    assert shown[0]["hand"] == NO_CARDS
    assert (shown[1]["waiting"] is None) == (onlooker is None)


@pytest.mark.proves("ARC-4.0.1")
def test_if_all_unseen_cards_are_of_one_kind_both_piles_are_known() -> None:
    at = position(hand="cleric scribe 2 courtier", gold=2)
    at.do("barracks a scribe", "treasury a cleric")
    assert seen(at, 1)["players"][0] == at.named["players"][0]
    for world in worlds_of(at, 1, 5):
        assert world["hand"].tolist()[0][0] == at.state["hand"].tolist()[0][0]


@pytest.mark.proves("ARC-R18")
def test_a_courtier_replaced_in_a_hand_that_is_known_is_no_longer_counted_on() -> None:
    at = position(round=2, hand="2 courtier cleric", gold=2, cubes="iron")
    at.do("guild-hall a courtier", "magister merchant", "replace hand")
    for onlooker in (0, 1, None):
        known = at.game.observe(at.state, onlooker)["sure_hand"][0, 0].tolist()
        assert known == at.state["hand"][0, 0].tolist() == [0, 0, 1, 0, 1]


@pytest.mark.refuses("ARC-4.0.2")
@pytest.mark.parametrize("round_", [1, 3, 5, 7, 9])
def test_in_an_odd_round_no_other_hand_is_known(round_: int) -> None:
    at = position(seats=3, round=round_)
    for onlooker in (0, 1, 2, None):
        players = seen(at, onlooker)["players"]
        for seat in range(3):
            assert (players[seat]["hand"] is None) == (seat != onlooker)
            assert (players[seat]["waiting"] is None) == (seat != onlooker)


# Decks.


@pytest.mark.refuses("ARC-3.3", "ARC-3.8", "ARC-3.12")
@pytest.mark.parametrize("onlooker", [0, 1, None])
def test_the_decks_are_seen_by_nobody(onlooker: int | None) -> None:
    at = position(round=4, hand="courtier scribe")
    named, shown = at.named, seen(at, onlooker)
    assert shown.keys() == named.keys() | {"derived"}
    for deck, cards in named["decks"].items():
        assert shown["decks"][deck] == [None] * len(cards)
    for name in named.keys() - {"decks", "players"}:
        assert shown[name] == named[name]


@pytest.mark.refuses("ARC-3.3", "ARC-3.8", "ARC-3.12")
def test_an_observation_is_the_same_whatever_lies_in_the_decks_and_other_piles() -> None:
    at = position(hand={DRAGON: "5 courtier"})
    other = position(
        hand={DRAGON: "3 courtier cleric scribe"},
        favors=[20, 19],
        provinces=[20, 19],
        attacks=[6, 5],
    )
    assert at.game.hash(at.state) != at.game.hash(other.state)
    assert at.game.observe(at.state, 0).tobytes() == at.game.observe(other.state, 0).tobytes()
    assert at.game.observe(at.state, 1).tobytes() != at.game.observe(other.state, 1).tobytes()


def test_the_end_shows_everything() -> None:
    at = position(round=9, wall=" ".join([UNICORN] * 4))
    at.do("pass", "pass")
    for onlooker in (None, 1):
        shown = seen(at, onlooker)
        del shown["derived"]
        assert shown == at.named


# Sampled worlds.


def worlds_of(at: Table, seat: int, count: int) -> list[Any]:
    """This many full states consistent with what the seat may know."""
    observation = at.game.observe(at.state, seat)
    rng = np.random.default_rng(20260)
    return [at.game.sample_world(observation, rng) for _ in range(count)]


@pytest.mark.proves("ARC-4.0.1")
def test_every_sampled_world_looks_the_same_to_its_observer() -> None:
    at = position(seats=3, hand={UNICORN: "2 courtier scribe cleric", DRAGON: "2 courtier scribe"})
    at.do("barracks a scribe", "treasury a courtier")
    for seat in range(3):
        before = at.game.observe(at.state, seat).tobytes()
        for world in worlds_of(at, seat, 20):
            assert at.game.observe(world, seat).tobytes() == before
            assert at.game.view(world, seat) == seen(at, seat)
            Table(at.game, world).check()


def share(worlds: list[Any], seat: int, kind: int, pile: str = "hand") -> float:
    """In how many of the worlds the seat has a card of the kind in the pile."""
    return float(np.mean([world[pile][0, seat, kind] > 0 for world in worlds]))


@pytest.mark.refuses("ARC-4.0.1")
def test_hidden_cards_are_spread_evenly_over_both_piles() -> None:
    at = divided(2, order=f"{DRAGON} {UNICORN}")
    at.do("split 5 courtier", "split 5 courtier")
    worlds = worlds_of(at, 0, 2000)
    # The dragon's Cleric is in its hand in one half of all ways to divide ten cards, Cleric and
    # Scribe together in 5 * 4 of 10 * 9; 5 standard deviations of 2000 draws are below 0.056.
    both = np.mean([(world["hand"][0, 1, 2:4] > 0).all() for world in worlds])
    assert abs(share(worlds, 1, 2) - 0.5) < 0.056
    assert abs(share(worlds, 1, 3) - 0.5) < 0.056
    assert abs(both - 20 / 90) < 0.047
    hands = [world["hand"][0, 1].tolist() for world in worlds]
    assert all(sum(hand) == 5 for hand in hands)
    assert {tuple(hand) for hand in hands} == {
        (5, 0, 0, 0, 0),
        (4, 0, 1, 0, 0),
        (4, 0, 0, 1, 0),
        (3, 0, 1, 1, 0),
    }


@pytest.mark.refuses("ARC-4.0.1")
def test_played_and_known_cards_are_where_they_were_seen_and_the_rest_is_even() -> None:
    at = position(
        turn=DRAGON,
        order=f"{DRAGON} {UNICORN}",
        hand="2 courtier scribe cleric",
        gold=2,
        cubes="iron",
    )
    assert at.cards(DRAGON, "played") == {"courtier": 1}
    at.do("guild-hall a scribe", "magister merchant", "replace hand", "stop")
    worlds = worlds_of(at, 0, 2000)
    for world in worlds:
        assert world["played"][0, 1].tolist() == [1, 0, 0, 1, 0]
        assert world["hand"][0, 1, 4] == 1
        assert (world["hand"][0, 1].sum(), world["waiting"][0, 1].sum()) == (3, 5)
    # Of seven other cards two are in hand: the Cleric in two of seven worlds.
    assert abs(share(worlds, 1, 2) - 2 / 7) < 0.051


@pytest.mark.proves("ARC-4.0.2")
def test_in_an_even_round_only_the_decks_are_sampled() -> None:
    at = position(round=2, hand={DRAGON: "2 courtier scribe"})
    for world in worlds_of(at, 0, 50):
        for field in ("hand", "waiting", "played"):
            assert world[field].tolist() == at.state[field].tolist()


def test_every_card_left_in_a_deck_may_be_the_next_one() -> None:
    at = position(round=4)
    worlds = worlds_of(at, 0, 400)
    for deck, place in (
        ("favors", "next_favor"),
        ("provinces", "next_province"),
        ("attacks", "next_attack"),
    ):
        next_card = int(at.state[place][0])
        drawn = at.state[deck][0, :next_card].tolist()
        assert all(world[deck][0, :next_card].tolist() == drawn for world in worlds)
        size = len(at.state[deck][0])
        coming = {int(world[deck][0, next_card]) for world in worlds}
        assert coming == {*range(size)} - {*drawn}
        assert all(sorted(world[deck][0].tolist()) == [*range(size)] for world in worlds)
