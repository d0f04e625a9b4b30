"""Prices, taxes and equal slots of a view are those that the rules take."""

import random
from typing import Any

from polis.games import load
from polis.games.archon.model.actions import SLOTS, Action, decode, encode
from polis.games.archon.model.names import GOODS, LOCATIONS, RESOURCES
from polis.games.archon.model.state import GOLD
from polis.games.archon.words.notation_replay import Follower
from tests.games.archon.styles import STYLES, weights

GAME: Any = load("archon")
WEIGHTS = weights()


def states(seed: int, seats: int) -> Any:
    """The positions of a random game, each with the action that follows."""
    rng = random.Random(seed)
    state = GAME.new_game(GAME.new_options({}), seats, bytes([seed] * 16))[0]
    while not GAME.is_over(state):
        legal = GAME.legal(state)
        weight = WEIGHTS[rng.randrange(len(STYLES))][legal].tolist()
        action = int(rng.choices(legal.tolist(), weight)[0])
        yield state.copy(), action
        GAME.apply(state, action)


def test_trades_are_made_at_the_prices_shown() -> None:
    trades = 0
    for state, action in (pair for seed in range(4) for pair in states(seed, 2 + seed % 3)):
        done = decode(action)
        if done.verb not in ("buy", "sell"):
            continue
        seat, trades = GAME.turn(state), trades + 1
        price = GAME.view(state, seat)["derived"][done.verb][RESOURCES[done.parts[0]]]
        before = int(state["held"][0, seat, GOLD])
        GAME.apply(state, action)
        assert abs(int(state["held"][0, seat, GOLD]) - before) == price
    assert trades > 20


def test_a_row_that_is_empty_or_full_has_no_price() -> None:
    state = next(states(0, 2))[0]
    state["market"][0, 0], state["market"][0, 1] = 0, GAME.tables["market_length"][0, 1]
    shown = GAME.view(state, None)["derived"]
    assert (shown["buy"]["papyrus"], shown["sell"]["silver"]) == (None, None)


def test_tax_goes_to_the_seats_shown() -> None:
    paid = 0
    for state, action in (pair for seed in range(8) for pair in states(seed, 4)):
        seat = GAME.turn(state)
        location = int(state["location"][0])
        if decode(action).verb not in ("with", "plain", "pair"):
            continue
        owners = GAME.view(state, seat)["derived"]["tax"][LOCATIONS[location]]
        told = [event for event in GAME.apply(state, action) if event.kind == "tax_paid"]
        if told:
            paid += 1
            assert [event.fields["owner"] for event in told] == owners
    assert paid > 5


def test_equal_slots_lead_to_the_one_that_is_listed() -> None:
    equal = 0
    for state, _ in (pair for seed in range(3) for pair in states(seed, 2 + seed)):
        if GAME.phase(state) not in ("place", "again"):
            continue
        shown = GAME.view(state, GAME.turn(state))["derived"]["equal_slots"]
        legal = GAME.legal(state)
        for location, name in enumerate(LOCATIONS):
            for slot, other in enumerate(shown[name]):
                action = Action("enter", (location, slot))
                named = Follower(GAME, GAME.tables, state).lowest_equal_slot(action)
                if encode(action) in legal:
                    assert other == slot
                elif named != action:
                    equal += 1
                    assert named == Action("enter", (location, other))
    assert equal > 20
    assert all(len(slots) <= SLOTS for slots in shown.values())


def test_the_next_attack_is_among_those_not_drawn() -> None:
    state = next(states(0, 4))[0]
    cards = GAME.tables["attack"][0, :, 4].tolist()
    assert GAME.view(state, None)["derived"]["attack_strength"] == [min(cards), max(cards)]
    state["attacks"][0, :2] = [cards.index(max(cards)), cards.index(min(cards))]
    state["next_attack"] = 2
    left = [value for card, value in enumerate(cards) if card not in state["attacks"][0, :2]]
    assert GAME.view(state, None)["derived"]["attack_strength"] == [min(left), max(left)]


def test_the_province_fills_the_repository_with_what_is_shown() -> None:
    state = next(states(0, 3))[0]
    shown = GAME.view(state, 0)
    assert {k: n for k, n in shown["repository"].items() if n} == shown["derived"]["province"]


def test_the_next_scoring_pays_what_was_shown() -> None:
    """The points shown before the action that ends a season are those in its events."""
    scored = 0
    for seed in range(6):
        for state, action in states(seed, 2 + seed % 3):
            seat = GAME.turn(state)
            shown = [GAME.view(state, viewer)["derived"]["next_scoring"] for viewer in (None, seat)]
            assert shown[0] == shown[1]
            events = GAME.apply(state, action)
            paid = [0] * len(shown[0])
            kinds = [event.kind for event in events]
            if "rank_scored" not in kinds or counts_changed(events[: kinds.index("rank_scored")]):
                continue
            for event in events[kinds.index("rank_scored") :]:
                if event.kind == "rank_scored":
                    paid[event.fields["seat"]] += event.fields["points"]
                elif event.kind == "points_scored":
                    paid[event.fields["seat"]] += event.fields["count"]
            assert paid == shown[0]
            scored += 1
    assert scored > 4


def counts_changed(events: Any) -> bool:
    """Whether events changed what the scoring counts: pieces, tiles or magisters."""
    changing = {"tile_taken", "warrior_placed", "magister_taken", "courtier_replaced"}
    cards = {GOODS.index("arts"), GOODS.index("science")}
    return any(event.kind in changing or event.fields.get("goods") in cards for event in events)
