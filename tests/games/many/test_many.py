"""Games that were played when a rules version was new lead to the same positions ever after."""

import base64
import gzip
import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.games import load

FOLDER = Path(__file__).parent
GAMES = ("arkadia", "archon")
PARTS = range(22)
FEWEST = 200


@cache
def kept(name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the games of a game were played with, and the games."""
    text = gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()).decode()
    head, *games = (json.loads(line) for line in text.splitlines())
    return head, games


@pytest.mark.parametrize("name", GAMES)
def test_there_are_hundreds_of_games_of_these_rules_and_all_styles(name: str) -> None:
    head, games = kept(name)
    game = load(name)
    assert head["rules_version"] == game.rules_version, (
        f"write the games of the new version: python -m tests.games.many.writing {name}"
    )
    assert game.components_sha256 == head["components_sha256"]
    assert len(games) >= FEWEST
    assert {one["style"] for one in games} == {"random", "adversarial", "greedy", "search"}
    assert {one["seats"] for one in games} == set(game.seats)
    assert len({one["secret"] for one in games}) == len(games)


@pytest.mark.sample(1)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_the_one_it_was(name: str, part: int) -> None:
    games = kept(name)[1][part :: len(PARTS)]
    for number, one in enumerate(games):
        assert replayed(load(name), one) == (one["digest"], one["scores"]), (part, number)


def replayed(game: Any, one: dict[str, Any]) -> tuple[str, list[int]]:
    """The digest of all positions of a game, and its points."""
    options = game.new_options(one["options"])
    state, _ = game.new_game(options, one["seats"], bytes.fromhex(one["secret"]))
    digest = hashlib.sha256(game.hash(state).encode())
    for action in np.frombuffer(base64.b64decode(one["actions"]), "<i2").tolist():
        game.apply(state, action)
        digest.update(game.hash(state).encode())
    assert game.is_over(state)
    return digest.hexdigest(), game.scores(state)


def test_another_course_is_noticed() -> None:
    game, one = load("arkadia"), kept("arkadia")[1][0]
    known = replayed(game, one)
    assert known == (one["digest"], one["scores"])
    state, _ = game.new_game(game.new_options(one["options"]), one["seats"], bytes(16))
    assert hashlib.sha256(game.hash(state).encode()).hexdigest() != known[0]
    plies = [*base64.b64decode(one["actions"])]
    shorter = {**one, "actions": base64.b64encode(bytes(plies[:-2])).decode()}
    with pytest.raises(AssertionError):
        replayed(game, shorter)
