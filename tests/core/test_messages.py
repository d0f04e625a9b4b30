"""Errors are reported in the reader's language: typed lines, options, seeds, records."""

import re
from pathlib import Path
from typing import Any

import pytest

import polis
from polis.core.contract.answers import PLAIN
from polis.core.records.record_file import read_record, record_from_json, record_json
from polis.core.records.replay import verify
from polis.core.seeds import parse_seed
from polis.core.texts.catalogue import CORE, LANGUAGES, Message, catalogue_of, core_message
from polis.core.texts.errors import (
    InvalidOptions,
    InvalidRecord,
    InvalidSeed,
    NotationError,
    PolisError,
)
from polis.games import load
from polis.terminal.commands import Context, answer
from polis.terminal.play import seat_kinds
from polis.terminal.session import Session
from tests.catalogues import messages

SOURCES = Path(polis.__file__).parent
MADE = re.compile(r'\bcore_message\(\s*"([a-z-]+)"')
TONGUES = ("fr", "de")


def used() -> set[str]:
    """The ids used anywhere but in the terminal, which has its own catalogue."""
    files = [path for path in SOURCES.rglob("*.py") if "terminal" not in path.parts]
    used = {name for path in files for name in MADE.findall(path.read_text("utf-8"))}
    return used | {f"topic-{topic.name}" for topic in PLAIN.topics}


def test_every_fault_has_a_message_and_no_message_is_unused() -> None:
    assert set(messages(CORE, "en")) == used()


@pytest.mark.parametrize("language", TONGUES)
def test_another_language_has_other_words(language: str) -> None:
    english, other = catalogue_of(CORE).source("en"), catalogue_of(CORE).source(language)
    same = set(english.splitlines()) & set(other.splitlines())
    assert not [line for line in same if "= " in line]


def test_a_message_is_english_until_somebody_asks_for_another_language() -> None:
    error = PolisError(core_message("no-such-bot", name="hal", names="random, greedy"))
    assert str(error) == error.text("en") == "There is no bot 'hal'; the bots are random, greedy."
    assert error.text("de") == "Es gibt keinen Bot „hal“; die Bots sind random, greedy."
    assert PolisError("A sentence.").text("fr") == "A sentence."


def test_parts_that_are_messages_are_told_in_the_same_language() -> None:
    message = Message(CORE, "typed-no-number", {"word": "x", "what": core_message("what-action")})
    assert message.text("fr") == "« x » n\u2019est pas une action."


@pytest.mark.parametrize("game", ["arkadia", "archon"])
@pytest.mark.parametrize("line", ["", "x", "p", "play q", "lay q3", "cash red x", "castle red 11",
    "site", "barracks", "barracks 9", "palace a", "split 4 courtier 2 cleric", "with king",
    "with courtier plain", "take gold", "tile house", "lose iron 16", "wall x", "save x",
    "replace x", "magister x", "split", "draft x"])  # fmt: skip
def test_a_slip_is_explained_in_each_language(game: str, line: str) -> None:
    rules: Any = load(game)
    state, _ = rules.new_game(rules.new_options({}), 2, bytes(16))
    with pytest.raises(NotationError) as caught:
        rules.parse(state, line)
    texts = {caught.value.text(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    for text in texts:
        assert text.endswith(".")
        assert "{" not in text
        assert "\n" not in text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("archon", {"season": True}),
        ("archon", {"season_reset": "maybe"}),
        ("arkadia", {"setup": "second"}),
        ("arkadia", {"setup": 3}),
        ("arkadia", {"lot": "middle"}),
        ("arkadia", {"lot": "a1 lying"}),
        ("arkadia", {"setup": "first-game", "lot": "g5 lying"}),
    ],
)
def test_a_wrong_option_is_explained_in_each_language(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions) as caught:
        load(game).new_options(options)
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"},
        {"version": 9},
        {"seats": 3},
        {"actions": None},
        {"hashes": []},
        {"options": []},
        {"result": {}},
        {"secret": 1},
        {"game": 10**13},
        {"seed": {"commitment": "x", "secret": None, "entropies": []}},
    ],
)
def test_a_damaged_record_is_explained_in_each_language(change: dict[str, Any]) -> None:
    session = Session.new(load("archon"), load("archon").new_options({}), ["human"] * 2, bytes(16))
    data = record_json(session.record) | change
    with pytest.raises(InvalidRecord) as caught:
        record_from_json(data)
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_record_that_does_not_replay_is_explained_with_the_rule_in_each_language() -> None:
    game = load("archon")
    record = Session.new(game, game.new_options({}), ["human"] * 2, bytes(16)).record
    difference = verify(record.added("pass", "0" * 16), game)
    assert difference is not None
    german = difference.text("de")
    assert german.startswith(
        'the record: Aktion 1, "pass", ist nicht erlaubt: steht jetzt nicht an'
    )
    assert german.endswith("ARC-3.15.")


def test_other_slips_before_a_game_are_explained_in_each_language(tmp_path: Path) -> None:
    with pytest.raises(InvalidSeed) as seed:
        parse_seed("xyz")
    with pytest.raises(InvalidRecord) as file:
        read_record(tmp_path / "nothing.json")
    with pytest.raises(PolisError) as seat:
        seat_kinds("human,robot")
    with pytest.raises(InvalidOptions) as seats:
        load("archon").new_game(load("archon").new_options({}), 5, bytes(16))
    for caught in (seed, file, seat, seats):
        assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_terminal_answers_a_slip_in_its_own_language() -> None:
    session = Session.new(load("archon"), load("archon").new_options({}), ["human"] * 2, bytes(16))
    session.language = "de"
    (line,) = answer(Context(session, 0, False), "draft king").lines
    assert line.startswith("„king“ passt nicht; hier steht ein Magister: tax-collector, cleric,")
