"""Moves in the sentences of the log."""

import numpy as np
import pytest

import polis
from polis.bots.review.review import Work
from polis.bots.review.verdicts import Depth
from polis.terminal.telling import told


def test_a_move_is_one_sentence_of_its_player(seed: int) -> None:
    game = polis.load("arkadia")
    state = game.new_game(game.new_options({}), 2, np.random.default_rng(seed).bytes(16))[0]
    seat = game.turn(state)
    said = told(game, state, game.parse(state, game.text(game.legal(state)[0])), ["Ada", "Bo"])
    assert said.startswith(f"{('Ada', 'Bo')[seat]} plays ")
    assert said.count(("Ada", "Bo")[seat]) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_no_move_of_a_game_stands_in_notation_and_none_tells_what_it_reveals(
    name: str, seed: int
) -> None:
    game = polis.load(name)
    bots = [polis.new_bot(game, "journeyman")] * 2
    work = Work(polis.arena.play_game(game, bots, seed=seed), game, Depth(1))
    said = [told(game, one.state, one.actions, ["Ada", "Bo"]) for one in work.moves]
    for sentence, move in zip(said, work.moves, strict=True):
        assert sentence.startswith(f"{('Ada', 'Bo')[move.seat]} ")
        assert sentence.endswith(".")
        assert "Now face up" not in sentence
    assert len(set(said)) > len(said) / 3
