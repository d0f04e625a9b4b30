"""What a view says a place would bring is what it brings to a seat that goes there."""

import random
from typing import Any

from polis.games import load
from polis.games.archon.model.actions import decode
from polis.games.archon.model.names import CATEGORIES, GOODS, LOCATIONS
from polis.games.archon.model.state import NONE
from tests.games.archon.unit.test_derived import states

GAME: Any = load("archon")
GAINS = {"academy": "arts", "planetarium": "science"}


def gained(state: Any, slot: int, name: str) -> int:
    """How often the exchange is made if the seat on turn repeats it while possible."""
    state = state.copy()
    seat = GAME.turn(state)
    told = GAME.apply(state, slot)
    while GAME.turn(state) == seat and GAME.phase(state) in ("card", "wall", "more"):
        legal = GAME.legal(state).tolist()
        texts = {decode(action).verb: action for action in reversed(legal)}
        told += GAME.apply(state, texts.get("more", legal[0]))
    goods = GOODS.index(GAINS[name]) if name in GAINS else None
    return sum(
        event.kind == "warrior_placed"
        if goods is None
        else event.kind == "gained" and event.fields["goods"] == goods
        for event in told
    )


def test_an_exchange_is_made_as_often_as_shown() -> None:
    seen = set()
    for state, _ in (pair for seed in range(4) for pair in states(seed, 2 + seed % 3)):
        if GAME.phase(state) != "place":
            continue
        times = GAME.view(state, GAME.turn(state))["derived"]["times"]
        for action in GAME.legal(state).tolist():
            done = decode(action)
            name = LOCATIONS[done.parts[0]] if done.verb == "enter" else ""
            tax = GAME.view(state, GAME.turn(state))["derived"]["tax"].get(name)
            if name in ("academy", "planetarium", "royal-guard") and not tax:
                assert gained(state, action, name) == times[name]
                seen.add((name, times[name]))
    assert seen >= {(name, 1) for name in ("academy", "planetarium", "royal-guard")}
    assert max(count for _, count in seen) == 2


def test_a_place_is_closed_exactly_where_no_slot_is_offered() -> None:
    reasons = set()
    for state, _ in (pair for seed in range(3) for pair in states(seed, 2 + seed)):
        if GAME.phase(state) not in ("place", "again"):
            continue
        seat = GAME.turn(state)
        closed = GAME.view(state, seat)["derived"]["closed"]
        offered = {
            LOCATIONS[done.parts[0]]
            for done in map(decode, GAME.legal(state).tolist())
            if done.verb == "enter"
        }
        assert set(closed) == set(LOCATIONS) - offered
        reasons |= {entry["why"] for entry in closed.values()}
        assert GAME.view(state, (seat + 1) % 2)["derived"]["closed"] == {}
        assert GAME.view(state, None)["derived"]["closed"] == {}
    assert {"full", "price"} <= reasons


def test_what_can_be_paid_for_is_what_can_be_bought() -> None:
    asked = 0
    for state, _ in (pair for seed in range(5) for pair in states(seed, 2 + seed % 3)):
        phase = GAME.phase(state)
        place = GAME.view(state, None)["decision"]["location"]
        if (phase, place) not in (("tile", "builders-guild"), ("magister", "guild-hall")):
            continue
        asked += 1
        shown = GAME.view(state, GAME.turn(state))["derived"][f"payable_{phase}s"]
        legal = [GAME.text(action).split()[1] for action in GAME.legal(state).tolist()]
        assert sorted(shown) == sorted(legal)
    assert asked > 10


def test_the_scoring_pays_what_was_shown() -> None:
    scored = 0
    for state, action in (pair for seed in range(3) for pair in states(seed, 2 + seed)):
        shown = GAME.view(state, 0)["derived"]
        after = state.copy()
        told = GAME.apply(after, action)
        defended = any(event.kind == "city_defended" for event in told)
        passed = decode(action).verb == "pass"
        if not (defended and passed):
            continue
        scored += 1
        for event in told:
            if event.kind == "rank_scored":
                category, seat = CATEGORIES[event.fields["category"]], event.fields["seat"]
                assert shown["scoring"][category][seat] == event.fields["points"]
    assert scored > 0


def test_more_pieces_are_scored_as_the_rules_would() -> None:
    state = next(states(1, 3))[0]
    assert GAME.view(state, 0)["derived"]["scoring_more"]["arts"][0] == 0
    more = GAME.view(state, 0)["derived"]["scoring_more"]
    for extra in (1, 2):
        richer = state.copy()
        richer["arts"][0, 0] += extra
        richer["science"][0, 0] += extra
        richer["wall"][0, :extra] = 0
        scoring = GAME.view(richer, 0)["derived"]["scoring"]
        assert [scoring[name][0] for name in more] == [more[name][extra] for name in more]


def test_the_wall_holds_against_strengths_no_greater_than_its_warriors() -> None:
    state = next(states(2, 4))[0]
    state["wall"][0] = NONE
    strengths = GAME.view(state, 0)["derived"]["attack"]["strengths"]
    for warriors in range(max(strengths) + 1):
        holds = GAME.view(state, 0)["derived"]["attack"]["holds"]
        assert holds[0] == sum(strength <= warriors for strength in strengths)
        assert holds == sorted(holds)
        state["wall"][0, warriors] = random.Random(warriors).randrange(4)
    assert holds[0] == len(strengths)


def test_asking_changes_nothing_and_tells_no_seat_another_s_cards() -> None:
    for state, _ in (pair for seed in range(2) for pair in states(seed, 4)):
        before = state.tobytes()
        seat = GAME.turn(state)
        other = (seat + 1) % 4
        shown = GAME.view(state, other)["derived"]
        assert state.tobytes() == before
        swapped = state.copy()
        hand, waiting = swapped["hand"][0, seat].copy(), swapped["waiting"][0, seat].copy()
        swapped["hand"][0, seat], swapped["waiting"][0, seat] = waiting, hand
        assert GAME.view(swapped, other)["derived"] == shown
