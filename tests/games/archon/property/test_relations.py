"""How positions of Archon that differ in one thing must be related.

Random games are walked through; at each position one thing is changed by hand, and what is legal,
or what follows, is compared. A comparison that came about too rarely fails: it would prove nothing.
"""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.events import Event
from polis.games import load
from polis.games.archon.model.actions import CUBES, ENTER, PASS, SLOTS, decode
from polis.games.archon.model.names import PALACE
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import CLERIC, GOLD, LAYOUT, NONE, PAPYRUS
from tests.games.archon.styles import STYLES, weights

GAME: Any = load("archon")
WEIGHTS = weights()
HIRING = ("magister", "save", "replace")  # where it matters which pile has a Courtier


def positions(seed: int, purpose: str, games: int = 6) -> Iterator[Any]:
    """Every position of some games, one in each style, with 2, 3 and 4 seats in turn."""
    rng = random.Random(f"{seed} {purpose}")
    for number in range(games):
        options = Options(season_reset=rng.random() < 0.5)
        state, _ = GAME.new_game(options, 2 + number % 3, rng.randbytes(16))
        while not GAME.is_over(state):
            yield state
            legal = GAME.legal(state)
            weight = WEIGHTS[number % len(STYLES)][legal]
            GAME.apply(state, int(rng.choices(legal.tolist(), weight.tolist())[0]))


def legal(state: Any) -> set[int]:
    return set(GAME.legal(state).tolist())


def texts(actions: set[int]) -> list[str]:
    return sorted(GAME.text(action) for action in actions)


def changed(one: Any, other: Any) -> set[str]:
    """The fields in which two records differ."""
    return {name for name in LAYOUT.names if not np.array_equal(one[name], other[name])}


def richer(state: Any, goods: int, most: int) -> Any:
    """The same position with more of something for the seat on turn; two stay in the supply."""
    other, seat = state.copy(), GAME.turn(state)
    more = max(0, min(most, int(state["supply"][0, goods]) - 2))
    other["supply"][0, goods] -= more
    other["held"][0, seat, goods] += more
    return other


@pytest.mark.parametrize("goods", range(PAPYRUS + CUBES))
def test_who_has_more_may_do_no_less(seed: int, goods: int) -> None:
    """Neither gold, recruits nor cubes forbid anything; in a raid there is more to be lost."""
    grown = 0
    for state in positions(seed, f"richer {goods}"):
        if GAME.phase(state) == "lose" or int(state["supply"][0, goods]) <= 2:
            continue
        poor, rich = legal(state), legal(richer(state, goods, 5))
        assert poor <= rich, texts(poor - rich)
        grown += len(rich) > len(poor)
    assert grown > 20


def locations(state: Any) -> set[int]:
    """Where the seat on turn may put a figure."""
    return {(a - ENTER) // SLOTS for a in legal(state) if ENTER <= a < PASS}


def vacant_slots(state: Any) -> list[tuple[int, int]]:
    """Open slots without a figure."""
    seats, figures = int(state["seats"][0]), state["figures"][0]
    return [
        (location, slot)
        for location in range(figures.shape[0])
        for slot in range(SLOTS)
        if GAME.tables["slot_seats"][0, location, slot] <= seats
        and not figures[location, slot].any()
    ]


def with_other(state: Any, place: tuple[int, int], rng: random.Random, is_taxed: bool) -> Any:
    """The same position with another seat on a vacant slot, perhaps on its token."""
    others = [seat for seat in range(int(state["seats"][0])) if seat != GAME.turn(state)]
    other, seat = state.copy(), rng.choice(others)
    other["figures"][(0, *place, seat)] = 1
    other["token"][(0, *place)] = seat if is_taxed else NONE
    return other


@pytest.mark.parametrize("is_taxed", [False, True])
def test_another_figure_opens_nothing_to_a_hand_without_cleric(seed: int, is_taxed: bool) -> None:
    rng, lost = random.Random(seed), 0
    for state in positions(seed, f"closed {is_taxed}"):
        has_cleric = int(state["hand"][0, GAME.turn(state), CLERIC]) > 0
        vacant = vacant_slots(state)
        if GAME.phase(state) not in ("place", "again") or has_cleric or not vacant:
            continue
        before = locations(state)
        after = locations(with_other(state, rng.choice(vacant), rng, is_taxed))
        assert after <= before
        lost += after < before
    assert lost > 10


def test_another_figure_closes_nothing_to_a_cleric(seed: int) -> None:
    """But in the Palace, where each card is another action: the Cleric does that one, too."""
    rng, seen = random.Random(seed), 0
    for state in positions(seed, "cleric"):
        has_cleric = int(state["hand"][0, GAME.turn(state), CLERIC]) > 0
        vacant = vacant_slots(state)
        if GAME.phase(state) not in ("place", "again") or not has_cleric or not vacant:
            continue
        place = rng.choice(vacant)
        after = with_other(state, place, rng, is_taxed=False)
        if (state["token"][0, place[0]] == NONE).all():
            assert locations(after) == locations(state)
            assert place[0] != PALACE or legal(after) == legal(state)
            seen += 1
    assert seen > 50


def test_two_trades_of_different_kinds_may_come_in_either_order(seed: int) -> None:
    seen = 0
    for state in positions(seed, "trade", 12):
        if GAME.phase(state) != "trade" or int(state["supply"][0, GOLD]) < 10:
            continue
        trades = [a for a in legal(state) if decode(a).verb in ("buy", "sell")]
        for one, other in ((a, b) for a in trades for b in trades if a < b):
            first, second = state.copy(), state.copy()
            GAME.apply(first, one)
            GAME.apply(second, other)
            if GAME.phase(first) == GAME.phase(second) == "trade" and {
                other in legal(first),
                one in legal(second),
            } == {True}:
                GAME.apply(first, other)
                GAME.apply(second, one)
                assert changed(first, second) == set()
                seen += 1
    assert seen > 10


def ends_turn(events: Iterable[Event]) -> bool:
    """Whether more has happened than the seat could know beforehand."""
    return any(event.kind in ("turn_started", "passed", "round_ended") for event in events)


def test_a_magister_whose_power_does_nothing_is_a_courtier(seed: int) -> None:
    """Without effect, like a Cleric on a vacant slot, or a Merchant with no more to take."""
    cards = {"hand", "sure_hand", "played", "card", "plain", "power"}
    seen: set[str] = set()
    for state in positions(seed, "plain", 12):
        courtier = [a for a in legal(state) if GAME.text(a) == "with courtier"]
        if GAME.phase(state) != "card" or not courtier or has_chapel(state):
            continue
        after = state.copy()
        if ends_turn(GAME.apply(after, courtier[0])) or GAME.phase(after) in HIRING:
            continue
        for action in legal(state):
            words = GAME.text(action).split()
            if words[0] == "with" and words[-1] in idle_words(state):
                other = state.copy()
                GAME.apply(other, action)
                assert changed(after, other) <= cards, GAME.text(action)
                seen.add(words[-1])
    assert seen >= {"plain", "cleric"}


def has_chapel(state: Any) -> bool:
    return "chapel" in GAME.named(state)["players"][GAME.turn(state)]["tiles"]


def idle_words(state: Any) -> set[str]:
    """The last words of plays that bring no more than a Courtier does."""
    has_bonus = GAME.tables["merchant"][0, int(state["location"][0])].any()
    return {"plain", "cleric"} | (set() if has_bonus else {"merchant"})
