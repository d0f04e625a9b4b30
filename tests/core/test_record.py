"""Record files: read with one sentence for each fault, written whole or not at all."""

import copy
import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from polis.core.records import record_file
from polis.core.records.record import Record
from polis.core.records.record_file import read_record, record_from_json, record_json, write_record
from polis.core.texts.errors import InvalidRecord, PolisError

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
SCHEMA = json.loads((REFERENCE / "record.schema.json").read_text("utf-8"))
PAGE = (REFERENCE / "record.md").read_text("utf-8")


class Delete:
    """Stands for a field taken out; its name is the same in every test process."""

    def __repr__(self) -> str:
        return "deleted"


DELETE = Delete()


def example() -> dict[str, Any]:
    """The record of the documentation, with a result so that every field is filled."""
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    data["result"] = {"ending": "castle", "scores": [41, -3], "winners": [0]}
    return data


def changed(way: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """The example with one value exchanged (or taken out)."""
    data = example()
    part: Any = data
    for name in way[:-1]:
        part = part[name]
    if value is DELETE:
        del part[way[-1]]
    else:
        part[way[-1]] = value
    return data


# A path into the record, an invalid value for it, and what the message must say.
FAULTS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("format",), "pgn", '"format" is not "polis-record"'),
    (("version",), 3, "version 3; this Polis reads up to 2"),
    (("version",), 2, '"receipts" is missing'),
    (("version",), 0, '"version" must be a whole number'),
    (("version",), True, '"version" must be a whole number'),
    (("game",), "Arkadia!", '"game" must be the name of a game, not "Arkadia!"'),
    (("game",), "arkadia\n", '"game" must be the name'),
    (("game",), None, '"game" must be the name of a game, not null'),
    (("rules_version",), 0, '"rules_version" must be a whole number from 1'),
    (("rules_version",), True, "not true"),
    (("rules_version",), 1.5, "not 1.5"),
    (("rules_version",), 10**40, "not a huge number"),
    (("components",), [], '"components" must be an object, not a list of 0'),
    (("components", "id"), "", "a text of 1 to 80 characters"),
    (("components", "id"), 7, "a text of 1 to 80 characters, not 7"),
    (("components", "sha256"), "ab", '"components.sha256" must be 64 hexadecimal digits'),
    (("components", "sha256"), "A" * 64, "64 hexadecimal digits"),
    (("components", "sha256"), "a" * 64 + "\n", "64 hexadecimal digits"),
    (("components", "extra"), 1, '"components.extra" is not a field of a record'),
    (("options",), "free", '"options" must be an object, not "free"'),
    (("seats",), {}, '"seats" must be a list, not an object'),
    (("seats",), [{"name": "A", "kind": "human"}], "a list of 2 to 8 seats, not a list of 1"),
    (("seats", 1, "name"), "x" * 81, '"seats[1].name" must be a text of 1 to 80'),
    (("seats", 1, "name"), "a\x1b[2J", "without control characters"),
    (("seats", 1, "name"), "\u202eevil", "without control characters"),
    (("seats", 1, "name"), "\ud800", "without control characters"),
    (("seats", 1, "kind"), "a bot", "human or the name of a bot"),
    (("seats", 1, "kind"), "adept:", "human or the name of a bot"),
    (("seats", 1), None, '"seats[1]" must be an object, not null'),
    (("seed", "commitment"), "0" * 63, '"seed.commitment" must be 64'),
    (("seed", "secret"), "0" * 31, '"seed.secret" must be null or 32 hexadecimal digits'),
    (("seed", "secret"), 5, "null or 32"),
    (("seed", "entropies"), None, '"seed.entropies" must be a list'),
    (("seed", "entropies", 0), "x" * 201, "a text of 0 to 200"),
    (("actions", 0), 5, '"actions[0]" must be a text'),
    (("actions", 0), "", '"actions[0]" must be a text of 1'),
    (("hashes", 1), "xyz", '"hashes[1]" must be 16 hexadecimal digits'),
    (("result",), 5, '"result" must be an object, not 5'),
    (("result", "ending"), "", "the name of an ending"),
    (("result", "scores", 0), "41", '"result.scores[0]" must be a whole number'),
    (("result", "winners"), [], "one or more different seats"),
    (("result", "winners"), [0, 0], "one or more different seats"),
    (("result", "winners"), [8], '"result.winners[0]" must be a whole number from 0 to 1'),
    (("extra",), 1, '"extra" is not a field of a record'),
    *(
        ((name,), DELETE, f'"{name}" is missing')
        for name in example()
        if name not in "format version"
    ),
    (("seats", 0, "kind"), DELETE, '"seats[0].kind" is missing'),
    (("seed", "secret"), DELETE, '"seed.secret" is missing'),
]
# What only the code can see, because two fields have to agree.
DISAGREEMENTS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("actions",), [], "0 actions need 1 hashes (the set-up has one), not 2"),
    (("seed", "entropies"), [""], "one text for each of the 2 seats, not 1"),
    (("result", "scores"), [1, 2, 3], "a list of 2 numbers, one for each seat, not a list of 3"),
    (("result", "winners"), [1, 0], "in ascending order"),
    (("result", "winners"), [2], "from 0 to 1"),
]
GOOD: list[tuple[tuple[str | int, ...], object]] = [
    (("result",), None),
    (("seed", "secret"), None),
    (("options",), {}),
    (("seats", 0, "name"), "Zoë 12 'x'"),
    (("seats", 1, "kind"), "adept:settler"),
    (("seed", "entropies", 0), "ж" * 200),
    (("rules_version",), 2**31 - 1),
    (("result", "winners"), [0, 1]),
]


def faults(cases: list[tuple[tuple[str | int, ...], object, str]]) -> pytest.MarkDecorator:
    """The cases with readable names."""
    return pytest.mark.parametrize(("way", "value", "said"), cases, ids=[str(c[:2]) for c in cases])


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_a_record_that_is_read_and_written_is_the_same() -> None:
    assert record_json(record_from_json(example())) == example()


@pytest.mark.parametrize(("way", "value"), GOOD)
def test_code_and_schema_take_what_is_right(way: tuple[str | int, ...], value: object) -> None:
    data = changed(way, value)
    Draft202012Validator(SCHEMA).validate(data)
    assert record_json(record_from_json(data)) == data


@faults(FAULTS)
def test_code_and_schema_refuse_the_same_faults(
    way: tuple[str | int, ...], value: object, said: str
) -> None:
    data = changed(way, value)
    assert not Draft202012Validator(SCHEMA).is_valid(data)
    with pytest.raises(InvalidRecord) as caught:
        record_from_json(data, "game.json")
    sentence = str(caught.value)
    assert said in sentence
    assert sentence.startswith("game.json")
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert len(sentence) < 200


def receipt(**changes: object) -> dict[str, Any]:
    """A receipt of the example's only turn, with changes."""
    return {"ply": 0, "seat": 1, "bot": "adept", "print": "0" * 16, "budgets": [64]} | changes


def with_receipts(*receipts: object) -> dict[str, Any]:
    """The example as a server would write it."""
    return {**example(), "version": 2, "receipts": list(receipts)}


def test_a_record_with_receipts_is_of_version_2() -> None:
    data = with_receipts(receipt())
    Draft202012Validator(SCHEMA).validate(data)
    assert record_json(record_from_json(data)) == data
    early = data | {"version": 1}
    assert not Draft202012Validator(SCHEMA).is_valid(early)
    with pytest.raises(InvalidRecord, match="is not a field of a record"):
        record_from_json(early)


@pytest.mark.parametrize(
    "receipts",
    [
        [receipt(ply=1)],
        [receipt(seat=2)],
        [receipt(bot="No bot")],
        [receipt(print="x" * 16)],
        [receipt(budgets=[])],
        [receipt(budgets=[64, 64])],
        [receipt(budgets=[-1])],
        [receipt(), receipt()],
        [receipt(more=1)],
        [7],
    ],
)
def test_a_receipt_of_another_form_is_refused(receipts: list[object]) -> None:
    with pytest.raises(InvalidRecord, match=r"receipts\[[01]\]"):
        record_from_json(with_receipts(*receipts))


@faults(DISAGREEMENTS)
def test_fields_that_do_not_fit_each_other_are_refused(
    way: tuple[str | int, ...], value: object, said: str
) -> None:
    with pytest.raises(InvalidRecord, match=re.escape(said)):
        record_from_json(changed(way, value), "game.json")


@pytest.mark.parametrize("data", [None, 5, "x", [], [example()]])
def test_what_is_no_object_is_no_record(data: object) -> None:
    assert not Draft202012Validator(SCHEMA).is_valid(data)
    with pytest.raises(InvalidRecord, match=r"game\.json: the file must be an object"):
        record_from_json(data, "game.json")


def test_every_field_of_the_schema_is_a_field_of_the_documentation() -> None:
    assert list(SCHEMA["properties"]) == [*SCHEMA["required"], "receipts"]
    assert SCHEMA["required"] == list(example())
    for name, part in SCHEMA["properties"].items():
        inner = part.get("properties", {})
        for field in inner or [None]:
            assert f"`{name}.{field}`" in PAGE if field else f"`{name}`" in PAGE


def test_a_record_survives_the_file(tmp_path: Path) -> None:
    record = record_from_json(example())
    path = tmp_path / "game.json"
    write_record(path, record)
    assert read_record(path) == record
    assert read_record(path).file == "game.json"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b'{"format": NaN}', b"9" * 5000, b"\x00" * 50],
)
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(
        InvalidRecord, match=r"^game\.json is not a record: it is not readable JSON"
    ):
        read_record(path)


def test_a_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    content = json.dumps(example()).encode()
    path = tmp_path / "game.json"
    for length in range(0, len(content), 7):
        path.write_bytes(content[:length])
        with pytest.raises(InvalidRecord):
            read_record(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match=r"none\.json cannot be read: No such file"):
        read_record(tmp_path / "none.json")
    with pytest.raises(InvalidRecord, match="cannot be read: Is a directory"):
        read_record(tmp_path)


def test_a_file_too_long_for_a_record_is_not_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "MAX_BYTES", 100)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(example()))
    with pytest.raises(InvalidRecord, match="more than 100 bytes"):
        read_record(path)


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "game.json"
    record = record_from_json(example())
    write_record(path, record)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    owner: object = os if broken == "fsync" else Path
    monkeypatch.setattr(owner, broken, fail)
    with pytest.raises(PolisError, match=r"game\.json cannot be written: No space left"):
        write_record(path, replace(record, secret=None))
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_a_record_is_not_written_into_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(PolisError, match="cannot be written: No such file"):
        write_record(tmp_path / "none" / "game.json", record_from_json(example()))


@pytest.mark.parametrize(
    ("step", "actions", "hashes"),
    [
        (lambda r: r.added("end", "f" * 16), 2, 3),
        (lambda r: r.added("end", "f" * 16).shortened(1), 1, 2),
        (lambda r: r.shortened(0), 0, 1),
    ],
)
def test_actions_are_added_and_taken_back_with_their_hashes(
    step: Callable[[Record], Record], actions: int, hashes: int
) -> None:
    data = example()
    before = copy.deepcopy(data)
    record = step(record_from_json(data))
    assert (len(record.actions), len(record.hashes)) == (actions, hashes)
    assert record_from_json(record_json(record)) == record
    assert data == before


def test_what_is_shown_before_the_end_has_no_secret() -> None:
    record = replace(record_from_json(example()), secret=None)
    assert record_json(record)["seed"]["secret"] is None
    assert "0" * 32 not in json.dumps(record_json(record))
