"""Games against a level: one seat learns, in turn, from its searches and where they judge."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.bots import steady_budget
from polis.bots.network_store import load_net
from polis.core.kernels.kernel import COMPILED
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.archon.bots import FIRST_NETWORK as ARCHON_NETWORK
from polis.games.arkadia.bots import FIRST_NETWORK, KIT
from polis_lab.training.best_response import fields_against, learning_seat
from polis_lab.training.recipe import Recipe
from polis_lab.training.selfplay import SelfPlay

GAME: Any = load("arkadia")
LEVEL = "artisan"
plays = pytest.mark.skipif(not COMPILED, reason="whole games take minutes interpreted")


def recipe(**wishes: Any) -> Recipe:
    """A small recipe against a level."""
    usual = {"simulations": 12, "quick": 4, "against": LEVEL, "start": str(FIRST_NETWORK)}
    return Recipe(**{"game": GAME.name, "seed": "a", **usual, **wishes})


def player(**wishes: Any) -> SelfPlay:
    """Who plays by that recipe, with the weights of the first edition."""
    return SelfPlay(GAME, recipe(**wishes), load_net(GAME, FIRST_NETWORK))


def learner(number: int) -> int:
    """The seat that learns in a game."""
    kinds = len(GAME.seats)
    return learning_seat(number, kinds, GAME.seats[number % kinds])


class Watched:
    """A bot that notes the seats for which it decides."""

    def __init__(self, bot: Any) -> None:
        self.name = bot.name
        self.bot = bot
        self.seats: set[int] = set()

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        self.seats.add(int(observation["turn"][0]))
        return int(self.bot.decide(observation, legal, rng))


def test_each_seat_learns_equally_often_at_each_number_of_seats() -> None:
    kinds = len(GAME.seats)
    found = Counter((GAME.seats[k % kinds], learner(k)) for k in range(36))
    assert found == {(seats, seat): 12 // seats for seats in (2, 3, 4) for seat in range(seats)}


@plays
def test_the_level_plays_every_seat_but_the_one_that_learns() -> None:
    one = player(simulations=2, quick=2, side=0)
    for number in range(6):
        one.level = watched = Watched(one.level)
        one.play(1, number, 1)
        seats = GAME.seats[number % len(GAME.seats)]
        assert watched.seats == set(range(seats)) - {learner(number)}


@plays
@pytest.mark.parametrize("number", [0, 4])
def test_values_are_learned_where_the_learning_seat_judges_and_its_decisions_alone(
    number: int,
) -> None:
    samples = player(side=1).play(1, number, 1).samples
    on_the_way = samples[samples["result"].any(1)]
    judged = on_the_way[on_the_way["is_leaf"] == 1]
    seats = GAME.seats[number % 3]
    assert set(judged["mover"]) == {(learner(number) + 2) % seats}  # after the next seat's turn
    assert judged["result"].sum(1) == pytest.approx(1)
    assert judged["expected"].any(1).mean() > 0.5  # not where the learning seat plays greedily
    decisions = on_the_way[on_the_way["choices"] > 0]
    assert set(decisions["mover"]) == {learner(number)}
    beside = samples[~samples["result"].any(1)]
    assert len(beside)
    assert beside["expected"].sum(1) == pytest.approx(1, abs=1e-4)


@plays
def test_the_same_numbers_give_the_same_games_whatever_was_played_before() -> None:
    first, again = player(), player()
    again.play(1, 0, 1)
    assert first.play(1, 4, 2).samples.tobytes() == again.play(1, 4, 2).samples.tobytes()


def test_the_level_plays_with_its_counted_budget_and_its_own_weights() -> None:
    level: Any = player(against="adept").level
    assert level.budget == steady_budget(GAME, "adept")
    assert level.contexts[0].memory.network.tobytes() == load_net(GAME).tobytes()
    edition: Any = player(against="adept-1").level
    assert edition.contexts[0].memory.network.tobytes() == load_net(GAME, FIRST_NETWORK).tobytes()
    assert player(against="journeyman").level is not None  # which does not search


@pytest.mark.parametrize(
    ("level", "start", "file", "units"),
    [
        ("adept", None, KIT.network, (64, 32)),
        ("adept-1", None, FIRST_NETWORK, (48, 32)),
        ("journeyman", None, KIT.network, (64, 32)),
        ("adept", str(FIRST_NETWORK), FIRST_NETWORK, (48, 32)),
    ],
)
def test_a_training_begins_with_the_weights_of_the_level(
    level: str, start: str | None, file: Path, units: tuple[int, int]
) -> None:
    found = Recipe(GAME.name, "a", **fields_against(GAME, level, start))
    assert (found.against, found.start) == (level, str(file))
    assert (found.first_units, found.second_units) == units
    assert found.first_round == 1


@pytest.mark.parametrize(
    ("level", "start", "sentence"),
    [
        ("clever", None, "no level 'clever' to train against; the levels are apprentice, journey"),
        ("adept", "nowhere.npz", r"no file with weights at nowhere\.npz"),
        ("adept", str(ARCHON_NETWORK), "are for archon, not for arkadia"),
    ],
)
def test_a_beginning_that_is_not_there_is_refused(
    level: str, start: str | None, sentence: str
) -> None:
    with pytest.raises(PolisError, match=sentence):
        fields_against(GAME, level, start)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"against": "clever"}, "no level 'clever' to train against; the levels are apprentice"),
        ({"against": "guided"}, "no level 'guided' to train against"),
        ({"against": "adept-warden"}, "no level 'adept-warden' to train against"),
        ({"start": ""}, "'start' must be a file with weights to train against a level"),
        ({"is_alone": True}, r"\(--alone\), or to beat a level \(--against\), not both at once"),
        ({"rounds": 0}, "'rounds' must be at least 1"),
    ],
)
def test_a_recipe_against_what_cannot_be_played_is_refused(wish: Any, sentence: str) -> None:
    with pytest.raises(PolisError, match=sentence):
        recipe(**wish)
