"""Worth, castle squares and earlier squares in a view match the rules."""

import random
from typing import Any

from polis.games import load
from polis.games.arkadia.model.actions import decode
from polis.games.arkadia.model.state import NONE
from polis.games.arkadia.terminal.panels import LYING, STANDING

GAME: Any = load("arkadia")


def states(seed: int, options: dict[str, Any]) -> Any:
    """The positions of a random game, each with the action that follows."""
    rng = random.Random(seed)
    state = GAME.new_game(GAME.new_options(options), 2 + seed % 3, bytes([seed] * 16))[0]
    while not GAME.is_over(state):
        action = rng.choice(GAME.legal(state).tolist())
        yield state.copy(), action
        GAME.apply(state, action)
    yield state, None


def test_seals_bring_the_gold_shown() -> None:
    sales = 0
    for state, action in (pair for seed in range(6) for pair in states(seed, {})):
        seat = GAME.turn(state)
        shown = GAME.view(state, seat)["derived"]
        if GAME.phase(state) != "cash":
            assert shown["cash"] is None
            continue
        sales += 1
        sold = decode(action).parts[1]
        before = GAME.scores(state)[seat]
        worth = shown["worth"][seat]
        GAME.apply(state, action)
        assert GAME.scores(state)[seat] - before == shown["cash"][sold]
        if GAME.phase(state) != "over":
            assert GAME.view(state, seat)["derived"]["worth"][seat] == worth
    assert sales > 20


def test_worth_and_sale_are_as_hidden_as_seals_and_gold() -> None:
    for state, _ in states(3, {}):
        for viewer in (None, 0, 1):
            shown = GAME.view(state, viewer)
            hidden = [gold is None for gold in shown["gold"]]
            assert [worth is None for worth in shown["derived"]["worth"]] == hidden
            assert shown["derived"]["cash"] is None or viewer == shown["turn"]


def test_worth_is_gold_at_the_end() -> None:
    *_, (state, _) = states(1, {})
    assert GAME.view(state, None)["derived"]["worth"] == GAME.scores(state)


def test_castle_squares_lie_as_they_are_drawn() -> None:
    turned = set()
    for seed in range(12):
        state, _ = next(states(seed, {}))
        shown = GAME.view(state, None)
        lot = shown["board"]["lot"]
        turned.add(lot["standing"])
        row, column = lot["square"]
        for down, line in enumerate(STANDING if lot["standing"] else LYING):
            for right, castle in enumerate(line):
                if castle is not None:
                    square = shown["derived"]["castle_squares"][castle]
                    assert square == [row + down, column + right]
    assert turned == {True, False}


def test_the_end_comes_when_no_piece_is_left_to_it() -> None:
    counts = []
    for state, _ in states(2, {}):
        shown = GAME.view(state, None)
        counts.append(shown["derived"]["pieces_to_end"])
        assert (counts[-1] == 0) == (shown["castle"]["floor"] == 3)
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == 20


def test_earlier_squares_are_those_that_were_passed_over() -> None:
    found = 0
    for state, _ in (pair for seed in range(4) for pair in states(seed, {"lot_workers": True})):
        squares = GAME.view(state, GAME.turn(state))["derived"]["earlier_squares"]
        if GAME.phase(state) != "worker" or int(state["last_square"][0]) == NONE:
            assert squares == []
            continue
        found += len(squares)
        free = {tuple(worker["square"]) for worker in GAME.named(state)["workers"]}
        last = GAME.named(state)["decision"]["last_square"]
        assert all(square < last and tuple(square) not in free for square in squares)
    assert found > 20


def test_the_turns_to_the_end_are_near_the_truth_and_exact_in_the_last_round() -> None:
    off = []
    for seed in range(6):
        played = list(states(seed, {}))
        last = played[-1][0]
        total = int(last["turns_finished"][0])
        for state, _ in played:
            shown = GAME.view(state, None)
            left = total - int(state["turns_finished"][0])
            if shown["ending"]:
                assert shown["derived"]["turns_to_end"] == 0
            elif shown["last_round"]:
                assert shown["derived"]["turns_to_end"] == shown["last_round"]["turns_left"]
            else:
                off.append(abs(shown["derived"]["turns_to_end"] - left) / total)
    assert len(off) > 300
    assert sum(off) / len(off) < 0.5


def test_the_turns_to_the_end_are_the_same_for_everybody() -> None:
    for state, _ in states(4, {}):
        told = {GAME.view(state, seat)["derived"]["turns_to_end"] for seat in (None, 0, 1)}
        assert len(told) == 1
