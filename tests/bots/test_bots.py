"""Bots see an observation only, choose legal actions, and the greedy one has sense."""

from typing import Any

import numpy as np
import pytest

from polis.bots import new_bot
from polis.core.kernels.chance import below, game_seed, new_chance, shuffle
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.arkadia.model.actions import decode
from polis.games.arkadia.model.state import BUILDING, CASHING, NONE
from polis.games.bots import DistractedBot
from tests.games.bots import QUICK, TABLES, decisions, new_state

GAME = load("arkadia")
RED, OLIVE = 0, 1


def test_an_unknown_bot_is_refused_in_a_sentence_that_names_the_bots() -> None:
    with pytest.raises(
        PolisError, match="no bot 'clever'; the bots are random, greedy, "
    ) as caught:
        new_bot(GAME, "clever")
    assert set(GAME.spec.bots.names) <= set(
        str(caught.value).rpartition(" are ")[2].rstrip(".").split(", ")
    )


class First:
    """Takes the first legal action."""

    name = "first"

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:
        del observation, rng
        return int(legal[0])


def test_a_bot_with_a_share_chooses_at_random_that_often() -> None:
    state = new_state("arkadia", 2, {}, 1)
    observation, legal = GAME.observe(state, GAME.turn(state)), GAME.legal(state)
    assert new_bot(GAME, "apprentice~0.5").name == "apprentice~0.5"
    for share in (0.25, 0.75):
        bot, rng = DistractedBot("first", First(), share), np.random.default_rng(1)
        others = sum(bot.decide(observation, legal, rng) != legal[0] for _ in range(400))
        assert abs(others / 400 - share * (1 - 1 / len(legal))) < 0.1


@pytest.mark.parametrize("share", ["1", "0", "1.5", "x", "-0.5", ""])
def test_a_share_that_is_none_is_refused(share: str) -> None:
    with pytest.raises(PolisError, match="write a number above 0 and below 1"):
        new_bot(GAME, f"apprentice~{share}")


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize(("seats", "options"), TABLES["arkadia"])
def test_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_decision(
    bot: str, seats: int, options: dict[str, object], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    for state, _ in decisions("arkadia", "greedy", seats, options, seed):
        seat = GAME.turn(state)
        observation = GAME.observe(state, seat)
        world = GAME.sample_world(observation, rng)
        # The last two are no observations: were a hidden card read, it could change the choice.
        sights: tuple[Any, ...] = (observation, GAME.observe(world, seat), world, state)
        chosen = [
            new_bot(GAME, bot).decide(seen, GAME.legal(state), np.random.default_rng(7))
            for seen in sights
        ]
        assert chosen == chosen[:1] * 4


def choice(state: Any) -> Any:
    """What the greedy bot does, in parts."""
    observation = GAME.observe(state, GAME.turn(state))
    return decode(
        new_bot(GAME, "greedy").decide(observation, GAME.legal(state), np.random.default_rng(0))
    )


def rich_state(phase: int) -> Any:
    """The seat on turn has ten red seals; the castle shows its printed seals."""
    state = new_state("arkadia", 2, {}, 3)
    state["phase"] = phase
    state["seals"][0, GAME.turn(state), RED] = 10
    return state


def test_the_greedy_bot_raises_the_value_of_its_own_seals() -> None:
    state = rich_state(BUILDING)
    state["due"] = 1
    chosen = choice(state)
    assert (chosen.verb, chosen.parts[0]) == ("castle", RED)
    assert state["top"][0, chosen.parts[1]] != RED


def test_the_greedy_bot_lowers_the_value_of_its_opponents_seals() -> None:
    state = rich_state(BUILDING)
    state["due"] = 1
    state["turn"] = 1 - GAME.turn(state)
    chosen = choice(state)
    assert chosen.parts[0] != RED
    assert state["top"][0, chosen.parts[1]] == RED


@pytest.mark.parametrize(("shown", "sold"), [(6, 10), (0, 0)])
def test_the_greedy_bot_sells_dear_seals_and_keeps_cheap_ones(shown: int, sold: int) -> None:
    state = rich_state(CASHING)
    state["family"] = RED
    state["top"][0] = [RED] * shown + [OLIVE] * (10 - shown)
    assert choice(state).parts == (RED, sold)


def test_chance_draws_every_number_below_a_bound_about_equally_often() -> None:
    rng = new_chance(1)
    counts = np.bincount([below(rng, 5) for _ in range(2000)], minlength=5)
    assert counts.sum() == 2000
    assert counts.min() > 320
    assert counts.max() < 480


def test_chance_repeats_itself_from_the_same_seed_and_leaves_zero() -> None:
    rows = []
    for start in (0, 1, 2):
        row = np.arange(12, dtype=np.int16)
        shuffle(new_chance(start), row, 10)
        assert sorted(row.tolist()) == list(range(12))
        assert row[10:].tolist() == [10, 11]
        rows.append(row.tolist())
    assert rows[0] == rows[1] != rows[2]


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    seeds = {game_seed(series, index) for series in ("a", "b") for index in range(500)}
    assert len(seeds) == 1000
    assert 0 < min(seeds) < max(seeds) < 2**64


def test_no_card_is_unknown_to_a_seat_in_its_own_hand(seed: int) -> None:
    for state, _ in decisions("arkadia", "greedy", 2, {}, seed):
        seat = GAME.turn(state)
        size = int(state["hand_size"][0, seat])
        assert NONE not in GAME.observe(state, seat)["hand"][0, seat, :size]
