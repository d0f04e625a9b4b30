"""Games that a bot plays against itself, for the samples that a network learns from.

Few turns are searched thoroughly and learned from as decisions, the others quickly, so that more
games end in the same time (Wu, *Accelerating Self-Play Learning in Go*, 2019).
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_bot, new_compiled_search
from polis.core.chance import game_seed
from polis.search.context import TURNS
from polis.search.network import LOWEST_LEAD
from polis.search.thinker import Candidate
from polis.search.tree import SEATS, TASTE
from polis.train.recipe import Recipe
from polis.train.samples import CHOICES, Shard, sample_dtype

KEPT: Final = 0.4  # of the positions that a search would judge: neighbours tell the same
LEAST_VISITS: Final = 0.5  # of the thorough simulations: a decision with fewer is not learned from


class SelfPlay:
    """Plays games by a recipe: with the greedy bot, or with a search that a network guides."""

    def __init__(
        self,
        game: Any,
        recipe: Recipe,
        net: Any | None,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """net: shape (1,), as `network_dtype`; None: the greedy bot plays."""
        self.is_stopped = is_stopped
        self.game = game
        self.recipe = recipe
        self.greedy = new_bot(game, "greedy")
        self.search = new_compiled_search(game, "self-play", "search", Budget(simulations=1))
        self.place = self.search.places[0]
        self.is_searching = net is not None
        if net is not None:
            self.place.follow(net)
            self.place.plan[TURNS] = 0
        self.dtype = sample_dtype(self.place.minds.dtype["inputs"].shape[1])

    def play(self, round_number: int, first: int, games: int) -> Shard:
        """The games of a round from number `first` on; the same numbers give the same games.

        They are fewer if it is told to stop.
        """
        samples = [np.zeros(0, self.dtype)]
        for number in range(first, first + games):
            if self.is_stopped():
                break
            samples.append(self._game(f"{self.recipe.seed}/{round_number}", number))
        return Shard(np.concatenate(samples), len(samples) - 1)

    def _game(self, seed: str, number: int) -> Any:
        """One game with all its samples; the number of seats goes round."""
        rng = np.random.default_rng(game_seed(seed, number))
        seats = self.game.seats[number % len(self.game.seats)]
        state = self.game.new_game(self.game.new_options({}), seats, rng.bytes(16))[0]
        samples: list[Any] = []
        is_thorough = False
        while not self.game.is_over(state):
            is_first = self.game.phase(state) in self.place.first_phases
            if is_first:
                is_thorough = self.is_searching and bool(rng.random() < self.recipe.thorough)
            is_leaf = is_first and rng.random() < (1 if is_thorough else KEPT)
            sample = self._sample(state, is_leaf) if is_leaf or is_thorough else None
            action = self._decide(state, sample if is_thorough else None, rng)
            if sample is not None and (is_leaf or sample["choices"]):
                samples.append(sample)
            self.game.apply(state, action)
        found = np.array(samples, self.dtype)
        self._conclude(found, state, seats)
        return found

    def _sample(self, state: Any, is_leaf: bool) -> Any:
        """A sample with what is known before the decision."""
        sample = np.zeros((), self.dtype)
        sample["is_leaf"] = is_leaf
        seats = int(state["seats"][0])
        sample["inputs"][:seats] = self.place.describe(state)[:seats]
        sample["seats"] = seats
        sample["mover"] = self.game.turn(state)
        return sample

    def _decide(self, state: Any, sample: Any | None, rng: np.random.Generator) -> int:
        """What the seat on turn does. sample: a thorough search is written into it."""
        legal = self.game.legal(state)
        if len(legal) == 1:
            return int(legal[0])
        is_chance = rng.random() < self.recipe.noise
        observation = self.game.observe(state, self.game.turn(state))
        if self.is_searching:
            return self._search(observation, sample, is_chance, rng)
        if is_chance:
            return int(rng.choice(legal))
        return int(self.greedy.decide(observation, legal, rng))

    def _search(
        self, observation: Any, sample: Any | None, is_chance: bool, rng: np.random.Generator
    ) -> int:
        """What the search chooses; by chance, an action as often as it was visited."""
        simulations = self.recipe.quick if sample is None else self.recipe.simulations
        self.search.budget = Budget(simulations=simulations)
        found = self.search.look(observation, rng)
        visits = np.array([one.visits for one in found], float)
        if sample is not None:
            self._learn_from(sample, observation, found)
        if is_chance and visits.sum() > 0:
            choice = found[int(rng.choice(len(found), p=visits / visits.sum()))]
        else:
            choice = found[int(np.argmax(visits))]
        self.search.keep(observation, choice.action, rng)
        return choice.action

    def _learn_from(self, sample: Any, observation: Any, found: list[Candidate]) -> None:
        """Write what the search found into the sample."""
        total = sum(one.visits for one in found)
        if total < LEAST_VISITS * self.recipe.simulations:
            return
        seats = int(sample["seats"])
        for seat in range(seats):
            sample["expected"][seat] = sum(one.visits * one.shares[seat] for one in found) / total
        actions, scores, classes = self.place.sight(observation)
        leads = np.maximum((scores - scores.max()) / self.place.knobs[TASTE], LOWEST_LEAD)
        by_action = {int(action): k for k, action in enumerate(actions)}
        chosen = sorted(found, key=lambda one: -one.visits)[:CHOICES]
        sample["choices"] = len(chosen)
        for k, one in enumerate(chosen):
            sample["classes"][k] = classes[by_action[one.action]]
            sample["leads"][k] = leads[by_action[one.action]]
            sample["visits"][k] = one.visits / total

    def _conclude(self, samples: Any, state: Any, seats: int) -> None:
        """Write how the game ended into its samples."""
        winners = self.game.winners(state)
        for seat in range(SEATS):
            samples["result"][:, seat] = (seat in winners) / len(winners)
            if seat < seats:
                samples["scores"][:, seat] = self.game.scores(state)[seat]
