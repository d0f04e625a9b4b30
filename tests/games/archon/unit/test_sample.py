"""Worlds of Archon that fit an observation: consistent, and every way to spread equally likely."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from math import comb, prod
from typing import Any

import numpy as np
import pytest

from polis.games import load
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import FAVORS
from polis.games.archon.seen.observation import ROOM, write_ten_cards
from tests.games.archon.unit.test_observation import DECKS

GAME: Any = load("archon")
HAND = 5
QUIET = ("pass", "stop", "done")


def ten_cards(state: Any, seat: int) -> Any:
    """How many cards of each kind a seat owns."""
    room = np.empty(ROOM, np.int16)
    write_ten_cards(state[0], seat, room)
    return room[FAVORS:]


def busy(rng: random.Random, state: Any) -> int:
    """An action of a verb drawn first; passing is rare."""
    actions = {GAME.text(action): int(action) for action in GAME.legal(state)}
    texts = [text for text in actions if text not in QUIET or rng.random() < 0.1] or [*actions]
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    return actions[rng.choice([text for text in texts if text.split()[0] == verb])]


def positions(rng: random.Random, seats: int, plies: int) -> Iterator[Any]:
    """The positions of the beginning of a game."""
    state, _ = GAME.new_game(GAME.new_options({}), seats, rng.randbytes(16))
    for _ in range(plies):
        yield state
        GAME.apply(state, busy(rng, state))


def position(seed: int, phase: str, round_: int) -> Any:
    """A position with three seats in this phase and round, some plies into it."""
    rng = random.Random(seed)
    found = [
        state.copy()
        for state in positions(rng, 3, 60)
        if GAME.phase(state) == phase and int(state["round_number"][0]) == round_
    ]
    return found[len(found) // 2]


def check_chi_square(found: Mapping[Any, int], chances: Mapping[Any, float]) -> None:
    """Assert that the observed results occur with these probabilities.

    The bound is Wilson and Hilferty's, at five standard deviations: of very many fair draws one in
    three millions is beyond it.
    """
    draws = sum(found.values())
    assert set(found) <= set(chances)
    chi = sum((found.get(k, 0) - draws * p) ** 2 / (draws * p) for k, p in chances.items())
    freedom = len(chances) - 1
    assert chi < freedom * (1 - 2 / (9 * freedom) + 5 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert min(chances.values()) * draws > 4, "too few draws for a chance so small"


def even(values: Any) -> dict[Any, float]:
    """The same chance for each."""
    listed = [*values]
    return dict.fromkeys(listed, 1 / len(listed))


def ways(unseen: tuple[int, ...], taken: int) -> dict[tuple[int, ...], float]:
    """The probability of each choice of this many of the unseen cards, by kind."""
    choices = product(*(range(count + 1) for count in unseen))
    total = comb(sum(unseen), taken)
    return {
        choice: prod(comb(n, k) for n, k in zip(unseen, choice, strict=True)) / total
        for choice in choices
        if sum(choice) == taken
    }


def test_the_cards_of_a_seat_are_known_even_while_a_magister_looks_for_its_place(seed: int) -> None:
    rng, looking = random.Random(seed), 0
    for state in positions(rng, 3, 130):
        for seat in range(3):
            piles = sum(state[pile][0, seat] for pile in ("hand", "waiting", "played"))
            if GAME.phase(state) != "draft":
                assert ten_cards(state, seat).tolist() == piles.tolist()
        looking += GAME.phase(state) == "replace"
    assert looking > 0


@pytest.mark.long
@pytest.mark.parametrize("owner", [0, 1])
def test_every_way_to_spread_hidden_cards_is_equally_likely(owner: int) -> None:
    state = position(21, "place", 1)
    seen = GAME.observe(state, 2)
    public = seen["played"][0, owner] + seen["hand"][0, owner] + seen["waiting"][0, owner]
    unseen = tuple((ten_cards(seen, owner) - public).tolist())
    known = seen["waiting"][0, owner]
    generator = np.random.default_rng(owner)
    found = Counter(
        tuple((GAME.sample_world(seen, generator)["waiting"][0, owner] - known).tolist())
        for _ in range(3000)
    )
    check_chi_square(found, ways(unseen, HAND - int(known.sum())))


@pytest.mark.long
def test_every_card_that_is_left_in_a_deck_may_be_the_next() -> None:
    seen = GAME.observe(position(22, "place", 2), 0)
    generator = np.random.default_rng(7)
    worlds = [GAME.sample_world(seen, generator) for _ in range(3000)]
    for deck, drawn in DECKS:
        first = int(seen[drawn][0])
        left = {*range(seen[deck].shape[1])} - {*seen[deck][0, :first].tolist()}
        for place in (first, seen[deck].shape[1] - 1):
            found = Counter(int(world[deck][0, place]) for world in worlds)
            check_chi_square(found, even(left))


def test_the_same_generator_gives_the_same_world() -> None:
    seen = GAME.observe(position(3, "place", 1), 1)
    one, two = (GAME.sample_world(seen, np.random.default_rng(5)) for _ in range(2))
    assert one.tobytes() == two.tobytes()
    assert GAME.sample_world(seen, np.random.default_rng(6)).tobytes() != one.tobytes()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_draw_is_fair(seats: int) -> None:
    """Player order, King's Grants and the first cards of each deck; secrets counted through."""
    draws = [GAME.deal(Options(), seats, n.to_bytes(16, "big")) for n in range(20_000)]
    orders = product(range(seats), repeat=seats)
    found: Counter[Any] = Counter(drawn.order for drawn in draws)
    check_chi_square(found, even(order for order in orders if len({*order}) == seats))
    for deck in ("grants", "provinces", "attacks", "favors"):
        cards = [getattr(drawn, deck) for drawn in draws]
        numbers = range(len(cards[0]))
        check_chi_square(Counter(card[0] for card in cards), even(numbers))
        check_chi_square(Counter(card[-1] for card in cards), even(numbers))
        pairs = even(pair for pair in product(numbers, numbers) if pair[0] != pair[1])
        check_chi_square(Counter((card[0], card[1]) for card in cards), pairs)
    together = Counter((drawn.order[0], drawn.grants[0], drawn.attacks[0]) for drawn in draws)
    check_chi_square(together, even(product(range(seats), range(6), range(6))))
