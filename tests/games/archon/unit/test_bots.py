"""Bots of Archon see an observation only, choose legal actions, and the greedy one has sense."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.archon.bots.evaluation import evaluate
from polis.games.archon.bots.greedy import is_dominated
from polis.games.archon.bots.season_end import pieces_of
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.model.names import PHASES
from polis.games.archon.rules.attack import warriors_of
from polis.games.archon.rules.season import pieces_of as counted_pieces
from polis.games.archon.seen.observation import are_splits_hidden
from tests.games.archon.scenario.positions import DRAGON, UNICORN, Table, position
from tests.games.bots import QUICK, TABLES, answer, decisions, new_state

GAME = load("archon")
OFTEN = set(PHASES) - {"over", "save"}  # a choice of what to save is rare: a test of its own


# Any bot.


def test_the_greedy_bot_answers_legally_in_every_phase_of_games_that_it_did_not_lead_to(
    seed: int,
) -> None:
    asked: set[str] = set()
    for number in range(100 if COMPILED else 1):
        if number >= 12 and asked >= OFTEN:
            break
        seats, options = TABLES["archon"][number % 3]
        for state, _ in decisions("archon", "random", seats, options, seed + number):
            asked.add(GAME.phase(state))
            legal = GAME.legal(state)
            assert answer(GAME, GAME.observe(state, GAME.turn(state)), legal) in legal
    assert asked >= (OFTEN if COMPILED else {"draft", "split", "place"})


def test_the_greedy_bot_chooses_what_a_discount_spares() -> None:
    at = position(palace=[18, 1], gold=1, recruits=1)
    at.do("palace 1 with courtier", "magister cleric")
    assert at.phase == "save"
    assert chosen(at) in at.legal("save")


# Fairness.


def worlds(state: Any, rng: np.random.Generator) -> list[Any]:
    """The state, and others that the seat on turn cannot tell from it: all hidden parts differ."""
    seat = GAME.turn(state)
    sampled = GAME.sample_world(GAME.observe(state, seat), rng)
    exchanged = state.copy()
    s = exchanged[0]
    if are_splits_hidden(s):
        for other in range(int(s.seats)):
            sure = s.sure_hand[other].any() or s.sure_waiting[other].any()
            if other != seat and not sure and s.hand[other].sum() == s.waiting[other].sum():
                s.hand[other], s.waiting[other] = s.waiting[other].copy(), s.hand[other].copy()
    for deck, drawn in (("favors", "next_favor"), ("provinces", "next_province")):
        s[deck][int(s[drawn]) :] = s[deck][int(s[drawn]) :][::-1].copy()
    s.attacks[int(s.next_attack) :] = s.attacks[int(s.next_attack) :][::-1].copy()
    return [state, sampled, exchanged]


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize(("seats", "options"), TABLES["archon"])
def test_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_decision(
    bot: str, seats: int, options: Mapping[str, object], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    differing = 0
    for state, _ in decisions("archon", bot, seats, options, seed):
        seat = GAME.turn(state)
        seen = GAME.observe(state, seat)
        wanted = answer(GAME, seen, GAME.legal(state), bot)
        for world in worlds(state, rng):
            differing += world.tobytes() != state.tobytes()
            assert GAME.observe(world, seat).tobytes() == seen.tobytes()
            # A world is no observation: were a hidden card read, it could change the choice.
            assert answer(GAME, world, GAME.legal(world), bot) == wanted
    assert differing > 11


def test_a_hand_that_is_hidden_has_no_part_in_what_a_seat_thinks_of_it(seed: int) -> None:
    state = new_state("archon", 3, {}, seed)
    while GAME.phase(state) != "place":
        GAME.apply(state, int(GAME.legal(state)[0]))
    seat = GAME.turn(state)
    seen = GAME.observe(state, seat)
    assert not seen["hand"][0, (seat + 1) % 3].any()
    assert evaluate(seen[0], GAME.tables[0], seat, WEIGHTS[0]) == evaluate(
        state[0], GAME.tables[0], seat, WEIGHTS[0]
    )


# The sense of the greedy bot.


def chosen(at: Table) -> str:
    """What the greedy bot does in a position, as text."""
    seen = at.game.observe(at.state, at.game.turn(at.state))
    return str(at.game.text(answer(GAME, seen, at.game.legal(at.state))))


def one_turn(at: Table) -> list[str]:
    """The greedy bot's actions until another seat decides or the round is over."""
    seat, first, texts = at.turn, at.of(at.turn, "figures_left"), []
    while at.turn == seat and at.of(seat, "figures_left") >= first - 1:
        texts.append(chosen(at))
        at.do(texts[-1])
        if at.phase in {"place", "over", "draft", "split"}:
            break
    return texts


def before_the_attack(**more: Any) -> Table:
    """The last turn of a season: the unicorn has one card, the others have passed."""
    return position(
        round=3, passed=DRAGON, hand={UNICORN: "courtier", DRAGON: ""},
        gold={UNICORN: 0, DRAGON: 0}, attacks=[6], **more,
    )  # fmt: skip


def test_the_greedy_bot_mans_the_wall_before_an_attack() -> None:
    at = before_the_attack(recruits=2, cubes="2 silver", wall=f"{DRAGON} {DRAGON}")
    assert one_turn(at) == ["royal-guard a", "wall gate", "more", "wall gate"]


def test_the_greedy_bot_takes_what_scores_most_in_its_last_turn() -> None:
    at = position(
        round=9, passed=DRAGON, hand={UNICORN: "courtier", DRAGON: ""},
        cubes="4 stone, 4 iron, 2 papyrus, 2 silver",
        arts=1, science=1, wall=f"{UNICORN} " * 4 + DRAGON
    )  # fmt: skip
    assert [text.split()[0] for text in one_turn(at)] == ["builders-guild", "tile"]
    assert at.last
    assert [event["tile"] for event in at.events("tile_taken")] == ["statue"]


def test_the_greedy_bot_lets_raiders_have_what_it_has_most_of() -> None:
    at = before_the_attack(
        recruits=0, cubes={UNICORN: "6 papyrus, 1 iron", DRAGON: ""}, wall=UNICORN
    )
    at.do("pass")
    assert at.phase == "lose"
    while at.phase == "lose" and at.turn == UNICORN:
        at.do(chosen(at))
    assert at.of(UNICORN, "iron") == 1
    assert at.of(UNICORN, "papyrus") == 3


def test_the_greedy_bot_gives_no_power_of_a_magister_away(seed: int) -> None:
    for state, action in decisions("archon", "greedy", 4, {}, seed):
        if is_dominated(int(action)):
            assert all(is_dominated(int(other)) for other in GAME.legal(state))


def test_pieces_are_counted_as_the_rules_count_them(seed: int) -> None:
    for state, _ in decisions("archon", "random", 4, {}, seed):
        s, t = state[0], GAME.tables[0]
        for seat in range(4):
            assert pieces_of(s, t, seat, 2) == warriors_of(s, seat)
            for category in range(2):
                assert pieces_of(s, t, seat, category) == counted_pieces(s, seat, category)
        if GAME.phase(state) == "lose":
            break
