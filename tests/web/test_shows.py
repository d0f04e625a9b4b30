"""The recorded games of a lobby without people are games by the rules of today, to their end."""

import json

import pytest

import polis
from tools.shows import BOTS, FOLDER, path_of


def test_each_recorded_game_is_declared() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/show.json")} == set(BOTS)


@pytest.mark.parametrize("name", BOTS)
def test_a_recorded_game_is_played_to_its_end_by_the_rules_of_today(name: str) -> None:
    show = json.loads(path_of(name).read_text("utf-8"))
    game = polis.load(name)
    for bot in show["bots"]:
        polis.new_bot(game, bot)
    seats = len(show["bots"])
    options = game.new_options(show["options"])
    state, _ = game.new_game(options, seats, bytes.fromhex(show["secret"]), [""] * seats)
    for text in show["actions"]:
        (action,) = game.parse(state, text)
        assert action in game.legal(state), text
        game.apply(state, action)
    assert game.is_over(state)
    assert path_of(name).stat().st_size < 12_000  # bytes; a third of it on the way
