"""Self-play: games of a bot against itself, as samples for the network.

Few turns are searched thoroughly and used as samples of decisions, the others quickly, so that more
games are finished in the same time. Positions beside the games are evaluated as well (Wu,
*Accelerating Self-Play Learning in Go*, 2019), because a search compares alternatives most of which
are never played.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.core.contract.game import Rules, State
from polis.core.kernels.arrays import Records
from polis.core.kernels.chance import game_seed
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import GREEDY as GREEDY_BOT
from polis.games.levels import GUIDED
from polis.search.bots import Budget, Candidate
from polis.search.network import LOWEST_LEAD
from polis.search.tree import PRIOR_TEMPERATURE, SEATS
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import CHOICES, Shard, sample_dtype

if TYPE_CHECKING:
    from polis.search.context import SearchContext

KEPT: Final = 0.4  # the share of positions used as leaves: neighbouring ones are similar
LEAST_VISITS: Final = 0.5  # the share of the simulations that a sample of a search needs
GREEDY, QUICK, THOROUGH = range(3)  # who plays a turn


class SelfPlay:
    """Plays games by a recipe: with the greedy bot, or with a search guided by a network."""

    def __init__(
        self,
        game: Rules,
        recipe: Recipe,
        net: Records | None,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """net: shape (1,), as `network_dtype`; None: the greedy bot plays."""
        bots = compiled_bots(game)
        self.is_stopped = is_stopped
        self.game = game
        self.recipe = recipe
        self.greedy = bots.look_ahead(game, GREEDY_BOT)
        self.is_searching = net is not None
        self.search = bots.search_with(game, GUIDED, net, Budget(simulations=1))
        self.context: SearchContext = self.search.contexts[0]
        is_aside = net is not None and recipe.side > 0
        self.aside = (
            bots.search_with(game, GUIDED, net, self.search.budget) if is_aside else self.search
        )
        self.counts = (recipe.seats,) if recipe.seats else game.seats
        self.dtype = sample_dtype(self.context.shape.inputs)

    def play(self, round_number: int, first: int, games: int) -> Shard:
        """Play the games of a round from number `first` on; the same numbers give the same games.

        Returns fewer if `is_stopped` returns True.
        """
        samples = [np.zeros(0, self.dtype)]
        for number in range(first, first + games):
            if self.is_stopped():
                break
            samples.append(self._game(f"{self.recipe.seed}/{round_number}", number))
        return Shard(np.concatenate(samples), len(samples) - 1)

    def _game(self, seed: str, number: int) -> Any:
        """Play one game and return its samples; the number of seats alternates unless it is set."""
        rng = np.random.default_rng(game_seed(seed, number))
        seats = self.counts[number % len(self.counts)]
        state = self.game.new_game(self.game.new_options({}), seats, rng.bytes(16))[0]
        samples: list[Any] = []
        beside: list[Any] = []
        turn = GREEDY
        while not self.game.is_over(state):
            is_first = self.game.phase(state) in self.context.first_phases
            if is_first:
                turn = self._kind(rng)
            is_leaf = self._is_leaf(is_first, rng)
            sample = self._sample(state, is_leaf) if is_leaf or turn == THOROUGH else None
            action, found = self._decide(state, turn, rng)
            if sample is not None:
                self._learn(sample, state, found, turn)
                if is_leaf or sample["choices"]:
                    samples.append(sample)
            if is_first and len(found) > 1 and rng.random() < self.recipe.side:
                beside += self._beside(state, found, rng)
            self.game.apply(state, action)
        played = np.array(samples, self.dtype)
        self._conclude(played, state, seats)
        return np.concatenate([played, np.array(beside, self.dtype)])

    def _is_leaf(self, is_first: bool, rng: np.random.Generator) -> bool:
        """Whether a position is learned from as one that a search evaluates."""
        return is_first and (self.is_searching or rng.random() < KEPT)

    def _kind(self, rng: np.random.Generator) -> int:
        """What plays a turn: the greedy bot, or a quick or thorough search."""
        if not self.is_searching or rng.random() < self.recipe.greedy:
            return GREEDY
        return THOROUGH if rng.random() < self.recipe.thorough else QUICK

    def _sample(self, state: State, is_leaf: bool) -> Any:
        """A sample with what is known before the decision."""
        sample = np.zeros((), self.dtype)
        sample["is_leaf"] = is_leaf
        seats = int(state["seats"][0])
        sample["inputs"][:seats] = self.context.describe(state)[:seats]
        sample["seats"] = seats
        sample["mover"] = self.game.turn(state)
        return sample

    def _decide(
        self, state: State, turn: int, rng: np.random.Generator
    ) -> tuple[int, list[Candidate]]:  # fmt: skip
        """The action of the seat to act, and the results of its search if it learns from one."""
        legal = self.game.legal(state)
        if len(legal) == 1:
            return int(legal[0]), []
        observation = self.game.observe(state, self.game.turn(state))
        is_chance = rng.random() < self.recipe.noise
        if turn != GREEDY:
            return self._search(observation, turn, is_chance, rng)
        if is_chance:
            return int(rng.choice(legal)), []
        return int(self.greedy.decide(observation, legal, rng)), []

    def _search(
        self, observation: Any, turn: int, is_chance: bool, rng: np.random.Generator
    ) -> tuple[int, list[Candidate]]:
        """The search's action; with is_chance, an action drawn in proportion to the visits."""
        self.search.budget = Budget(simulations=self._simulations(turn))
        found = self.search.search(observation, rng)
        visits = np.array([one.visits for one in found], float)
        if is_chance and visits.sum() > 0:
            choice = found[int(rng.choice(len(found), p=visits / visits.sum()))]
        else:
            choice = found[int(np.argmax(visits))]
        self.search.keep(observation, choice.action, rng)
        return choice.action, found

    def _simulations(self, turn: int) -> int:
        """The simulations of a turn."""
        return self.recipe.simulations if turn == THOROUGH else self.recipe.quick

    def _learn(self, sample: Any, state: State, found: list[Candidate], turn: int) -> None:
        """Write a search's result into the sample: its expectation and, if thorough, its visits."""
        total = sum(one.visits for one in found)
        if not found or total < LEAST_VISITS * self._simulations(turn):
            return
        _expect(sample, found)
        if turn != THOROUGH:
            return
        observation = self.game.observe(state, self.game.turn(state))
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

    def _beside(self, state: State, found: list[Candidate], rng: np.random.Generator) -> list[Any]:
        """The position after an alternative turn, searched quickly; none if it ends the game."""
        world = state.copy()
        mover = self.game.turn(world)
        chosen = found[int(rng.integers(len(found)))]
        self.game.apply(world, chosen.action)
        while not self.game.is_over(world) and self.game.turn(world) == mover:
            self.game.apply(world, self._decide(world, GREEDY, rng)[0])
        if self.game.is_over(world) or len(self.game.legal(world)) == 1:
            return []
        sample = self._sample(world, is_leaf=True)
        self._look_aside(sample, world, rng)
        return [sample]

    def _look_aside(self, sample: Any, state: State, rng: np.random.Generator) -> None:
        """Write what a quick search expects, one that nobody plays by, if there is a choice."""
        if len(self.game.legal(state)) == 1:
            return
        self.aside.budget = Budget(simulations=self.recipe.quick)
        self.aside.forget()
        _expect(sample, self.aside.search(self.game.observe(state, self.game.turn(state)), rng))

    def _conclude(self, samples: Any, state: State, seats: int) -> None:
        """Write the result of the game into its samples."""
        winners = self.game.winners(state)
        for seat in range(SEATS):
            samples["result"][:, seat] = (seat in winners) / len(winners)
            if seat < seats:
                samples["scores"][:, seat] = self.game.scores(state)[seat]


def _expect(sample: Any, found: list[Candidate]) -> None:
    """Write the shares that a search expects for the seats."""
    total = sum(one.visits for one in found)
    for seat in range(int(sample["seats"])):
        sample["expected"][seat] = sum(one.visits * one.shares[seat] for one in found) / total
