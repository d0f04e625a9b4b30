"""What must not matter, does not: left and right, the names of families, the seats' order.

A whole turn is played in one game and, translated, in its twin; then the named states must be
translations of each other. Inside a turn the engine asks for workers by square and for seals
by family, so those are put into the twin's order.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from polis.games import load
from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.game import Arkadia
from polis.games.arkadia.model.actions import FAMILIES, Action, decode, encode
from polis.games.arkadia.model.dealing import Deal, deal
from polis.games.arkadia.model.options import new_options
from tests.games.arkadia.property.translation import Translation, mirrored, number
from tests.games.references import thrifty_choice


def play_a_turn(game: Arkadia, state: Any, rng: random.Random) -> list[tuple[Action, int]]:
    """One whole turn at random; with each action the form of the card chosen before it."""
    turns, done = int(state["turns_finished"][0]), []
    while int(state["turns_finished"][0]) == turns:
        text = thrifty_choice(rng, [game.text(action) for action in game.legal(state).tolist()])
        action = game.parse(state, text)[0]
        done.append((decode(action), int(state["card"][0]) // FAMILIES))
        game.apply(state, action)
    return done


def in_engine_order(actions: list[int]) -> list[int]:
    """Workers by square, seals by family: equal decisions have one order only."""
    asked = [decode(action) for action in actions]

    def key(action: Action) -> tuple[int, int]:
        if action.verb in ("own", "neutral"):
            return 1, action.parts[0]
        if action.verb == "cash":
            return 3, action.parts[0]
        return {"site": 0, "done": 2}.get(action.verb, 2), 0

    return [encode(action) for action in sorted(asked, key=key)]


def check_twins(
    translation: Translation,
    twin: Arkadia,
    twin_deal: Callable[[Deal], Deal],
    seed: int,
    seats: int,
) -> None:
    rng = random.Random(f"{seed} {seats}")
    game: Any = load("arkadia")
    options = new_options({"flips": True})
    drawn = deal(game.box, options, seats, rng.randbytes(16), ("",) * seats)
    state, _ = game.set_up(options, seats, drawn)
    other, _ = twin.set_up(options, seats, twin_deal(drawn))
    while not game.is_over(state):
        laid = [[number(p) for p in b["squares"]] for b in game.named(state)["buildings"]]
        tiles = {squares[0]: squares for squares in laid}
        done = play_a_turn(game, state, rng)
        moves = [translation.action(action, tiles, form, twin) for action, form in done]
        for move in in_engine_order(moves):
            twin.apply(other, move)
        assert twin.named(other) == translation.named(game.named(state))
    assert sorted(twin.scores(other)) == sorted(game.scores(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mirrored_box_gives_the_mirrored_game(seed: int, seats: int) -> None:
    box = load_box()
    shapes = tuple(tuple(sorted((r, -c + 9) for r, c in shape)) for shape in box.shapes)
    twin = Arkadia(replace(box, camps=tuple(sorted(map(mirrored, box.camps))), shapes=shapes))

    def other(drawn: Deal) -> Deal:
        standing, square = drawn.lot
        return replace(drawn, lot=(standing, mirrored(square) - (2 if standing else 3)))

    check_twins(Translation(square=mirrored), twin, other, seed, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_families_are_only_names(seed: int, seats: int) -> None:
    order = random.Random(seed).sample(range(FAMILIES), FAMILIES)
    box = load_box()
    translation = Translation(family=order.__getitem__)
    seals = tuple(-1 if seal < 0 else order[seal] for seal in box.lot_seals)
    twin = Arkadia(replace(box, lot_seals=seals))

    def other(drawn: Deal) -> Deal:
        return replace(drawn, deck=tuple(map(translation.kind, drawn.deck)))

    check_twins(translation, twin, other, seed, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_may_be_counted_from_another_one(seed: int, seats: int) -> None:
    def next_seat(seat: int) -> int:
        return (seat + 1) % seats

    def other(drawn: Deal) -> Deal:
        hands = [drawn.deck[4 * seat : 4 * seat + 4] for seat in range(seats)]
        turned = [hands[(seat - 1) % seats] for seat in range(seats)]
        deck = tuple(card for hand in turned for card in hand) + drawn.deck[4 * seats :]
        return replace(drawn, first_seat=next_seat(drawn.first_seat), deck=deck)

    check_twins(Translation(seat=next_seat), load("arkadia"), other, seed, seats)
