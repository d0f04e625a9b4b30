"""Self-play: games of a bot against itself, as samples for the network.

Few turns are searched thoroughly and used as samples of decisions, the others quickly, so that more
games are finished in the same time (Wu, *Accelerating Self-Play Learning in Go*, 2019).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.bots import Budget, kit_of, new_bot, new_compiled_search
from polis.core.chance import game_seed
from polis.search.network import LOWEST_LEAD
from polis.search.searcher import Candidate
from polis.search.tree import PRIOR_TEMPERATURE, SEATS
from polis.train.recipe import Recipe
from polis.train.samples import CHOICES, Shard, sample_dtype

if TYPE_CHECKING:
    from polis.search.context import SearchContext

KEPT: Final = 0.4  # share of the positions used as leaves: neighbouring ones are alike
LEAST_VISITS: Final = 0.5  # share of the thorough simulations that a sample of a decision needs


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
        self.context: SearchContext = self.search.contexts[0]
        self.is_searching = net is not None
        if net is not None:
            self.context.use_network(net)
            depth = kit_of(game).depths["guided"]
            self.context.set_leaf_play(depth.turns, depth.hurry)
        self.dtype = sample_dtype(self.context.shape.inputs)

    def play(self, round_number: int, first: int, games: int) -> Shard:
        """The games of a round from number `first` on; the same numbers give the same games.

        There are fewer if `is_stopped` returns True.
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
            is_first = self.game.phase(state) in self.context.first_phases
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
        """A sample filled in with what is known before the decision."""
        sample = np.zeros((), self.dtype)
        sample["is_leaf"] = is_leaf
        seats = int(state["seats"][0])
        sample["inputs"][:seats] = self.context.describe(state)[:seats]
        sample["seats"] = seats
        sample["mover"] = self.game.turn(state)
        return sample

    def _decide(self, state: Any, sample: Any | None, rng: np.random.Generator) -> int:
        """The action of the seat to act. sample: if given, a thorough search is written into it."""
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
        """The search's action; with is_chance, an action drawn in proportion to the visits."""
        simulations = self.recipe.quick if sample is None else self.recipe.simulations
        self.search.budget = Budget(simulations=simulations)
        found = self.search.search(observation, rng)
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
        """Write the result of the search into the sample."""
        total = sum(one.visits for one in found)
        if total < LEAST_VISITS * self.recipe.simulations:
            return
        seats = int(sample["seats"])
        for seat in range(seats):
            sample["expected"][seat] = sum(one.visits * one.shares[seat] for one in found) / total
        actions, scores, classes = self.context.first_sight(observation)
        leads = np.maximum(
            (scores - scores.max()) / self.context.parameters[PRIOR_TEMPERATURE], LOWEST_LEAD
        )
        by_action = {int(action): k for k, action in enumerate(actions)}
        chosen = sorted(found, key=lambda one: -one.visits)[:CHOICES]
        sample["choices"] = len(chosen)
        for k, one in enumerate(chosen):
            sample["classes"][k] = classes[by_action[one.action]]
            sample["leads"][k] = leads[by_action[one.action]]
            sample["visits"][k] = one.visits / total

    def _conclude(self, samples: Any, state: Any, seats: int) -> None:
        """Write the result of the game into its samples."""
        winners = self.game.winners(state)
        for seat in range(SEATS):
            samples["result"][:, seat] = (seat in winners) / len(winners)
            if seat < seats:
                samples["scores"][:, seat] = self.game.scores(state)[seat]
