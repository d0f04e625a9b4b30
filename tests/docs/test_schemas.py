"""The messages as JSON Schema are as the types say, and real messages fit them."""

import json
from typing import Any

import jsonschema
import msgspec
import pytest

import polis
from polis.bots.outside.messages import WANTS, Ready, line_of
from polis.bots.outside.talk import Setting, Talk
from polis.games import NAMES
from tools.schemas import FOLDER, files


def test_the_files_are_as_they_would_be_made() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "run python tools/schemas.py"


@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_is_told_fits_the_schema(name: str) -> None:
    schema = json.loads((FOLDER / "bot-protocol.schema.json").read_text("utf-8"))
    game: Any = polis.load(name)
    state, events = polis.new_game(game, seats=2, seed=1)
    talk = Talk(game, Setting(game.turn(state), 2, {}, clock=1.0))
    ready = line_of(Ready("all", WANTS))
    assert talk.is_ready(ready)
    decide = talk.decide(game.observe(state, game.turn(state)), game.legal(state).tolist(), 1.0)
    answer = msgspec.json.encode({"type": "answer", "id": 1, "action": -1})
    refused = talk.answer(answer, game.observe(state, game.turn(state)), [])
    over = talk.over([1, 2], [1], None)
    lines = [talk.hello(), ready, talk.events(events), decide, answer, line_of(refused), over]  # type: ignore[arg-type]
    for line in lines:
        jsonschema.validate(json.loads(line), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"type": "answer"}, schema)
