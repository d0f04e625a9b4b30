"""Worlds that fit an observation: consistent, and every deal equally likely."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from polis.games import load
from polis.games.arkadia.model.actions import KINDS
from polis.games.arkadia.seen.observation import ROOM, list_unseen
from tests.games.references import thrifty_choice

GAME: Any = load("arkadia")


def unseen(observation: Any) -> Any:
    """The kinds of all cards that the observer has not seen."""
    room = np.empty(ROOM, np.int16)
    return room[KINDS : KINDS + list_unseen(observation[0], GAME.tables[0], room)]


def position(seed: int, plies: int) -> Any:
    rng = random.Random(seed)
    state, _ = GAME.new_game(GAME.new_options({}), 3, rng.randbytes(16))
    for _ in range(plies):
        texts = [GAME.text(action) for action in GAME.legal(state)]
        GAME.apply(state, GAME.parse(state, thrifty_choice(rng, texts))[0])
    return state


def test_the_unseen_cards_are_those_in_other_hands_and_in_the_pile(seed: int) -> None:
    state = position(seed, 60)
    named = GAME.named(state)
    seen = GAME.observe(state, 0)
    shown = sum(int(n) for n in seen["shown_size"][0][1:])
    hidden = sum(len(hand) for hand in named["hands"][1:]) - shown + len(named["draw_pile"])
    assert len(unseen(seen)) == hidden


def test_a_card_taken_from_the_display_stays_known(seed: int) -> None:
    rng = np.random.default_rng(seed)
    state = position(seed, 0)
    own = int(GAME.turn(state))
    kind = next(int(a) for a in GAME.legal(state) if GAME.text(a).startswith("play"))
    GAME.apply(state, kind)
    GAME.apply(state, int(GAME.legal(state)[0]))
    face_up = next(GAME.text(a) for a in GAME.legal(state) if GAME.text(a) != "draw pile")
    GAME.apply(state, GAME.parse(state, face_up)[0])
    card = face_up.removeprefix("draw ")
    other = (own + 1) % 3
    assert card in GAME.view(state, other)["hands"][own]
    for _ in range(20):
        world = GAME.sample_world(GAME.observe(state, other), rng)
        assert card in GAME.named(world)["hands"][own]


def test_a_known_card_that_is_played_is_no_longer_counted_on(seed: int) -> None:
    state = position(seed, 40)
    for _ in range(200):
        legal = GAME.legal(state)
        if not len(legal):
            break
        plays = [a for a in legal if GAME.text(a).startswith("play")]
        GAME.apply(state, int(plays[0] if plays else legal[0]))
        for seat in range(3):
            hand: Counter[int] = Counter(state["hand"][0, seat].tolist())
            shown = Counter(k for k in state["shown"][0, seat].tolist() if k >= 0)
            assert not shown - hand


@pytest.mark.long
def test_every_deal_of_the_unseen_cards_is_equally_likely() -> None:
    """Chi-square on the next card of the pile, and on the unknown part of each other hand."""
    state = position(7, 30)
    seen = GAME.observe(state, 1)
    cards = Counter(unseen(seen).tolist())
    rng = np.random.default_rng(11)
    rounds = 6000
    found: dict[str, Counter[int]] = {"pile": Counter(), "hand 0": Counter(), "hand 2": Counter()}
    for _ in range(rounds):
        world = GAME.sample_world(seen, rng)
        found["pile"][int(world["pile"][0, int(world["pile_size"][0]) - 1])] += 1
        for seat in (0, 2):
            found[f"hand {seat}"] += unknown_of(world, seat)
    assert found["hand 0"]
    assert found["hand 2"]
    for place, counts in found.items():
        assert is_likely(counts, cards, rounds), place


def unknown_of(world: Any, seat: int) -> Counter[int]:
    """The cards of a hand that not everybody saw being taken."""
    hand = Counter(world["hand"][0, seat, : int(world["hand_size"][0, seat])].tolist())
    hand.subtract(world["shown"][0, seat, : int(world["shown_size"][0, seat])].tolist())
    assert min(hand.values()) >= 0
    return +hand


def is_likely(counts: Counter[int], cards: Counter[int], rounds: int) -> bool:
    """Whether this many cards, drawn without replacement per round, came evenly from `cards`."""
    total = sum(cards.values())
    drawn = sum(counts.values()) // rounds
    assert sum(counts.values()) == drawn * rounds
    chi = sum(
        (counts[kind] - rounds * drawn * n / total) ** 2 / (rounds * drawn * n / total)
        for kind, n in cards.items()
    )
    chi *= (total - 1) / (total - drawn)  # what is drawn is not drawn again
    freedom = len(cards) - 1
    return bool(chi < freedom + 4 * (2 * freedom) ** 0.5)
