"""What the client has from the engine is current: the numbers of the actions and their words."""

from pathlib import Path

import pytest

from polis.core.contract.notation import Action
from polis.games import GAMES
from tools import codec_types


@pytest.mark.parametrize("path", [path for path, _ in codec_types.files()], ids=str)
def test_the_codecs_of_the_client_are_made_from_those_of_the_games(path: Path) -> None:
    assert dict(codec_types.files())[path] == path.read_text("utf-8")


@pytest.mark.parametrize(
    "name", [path.parent.name for path in codec_types.FOLDER.glob("*/index.ts")]
)
def test_words_of_parts_are_those_of_the_notation(name: str) -> None:
    spec = GAMES[name]
    codec, game = spec.codec(), spec.load()
    lists = {verb: codec_types.words_of(codec, game, verb) for verb in codec.verbs}
    single = {verb: words[0] for verb, words in lists.items() if len(words) == 1}
    assert len(single) > 1
    for verb, words in single.items():
        for part, word in enumerate(words):
            assert game.text(codec.encode(Action(verb, (part,)))) == f"{verb} {word}"
